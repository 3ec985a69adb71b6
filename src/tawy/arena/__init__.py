"""Bots against bots: matches, ladders, ratings and reports, fair by design and resumable."""
