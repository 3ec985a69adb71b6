"""Ankh: Gods of Egypt."""
