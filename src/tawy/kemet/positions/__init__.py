"""Positions of Kemet in words, what each seat sees of them, and what is refused."""
