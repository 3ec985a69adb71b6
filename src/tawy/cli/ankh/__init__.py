"""Ankh in the terminal."""
