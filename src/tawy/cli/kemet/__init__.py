"""Kemet in the terminal."""
