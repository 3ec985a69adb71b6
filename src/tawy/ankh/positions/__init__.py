"""Positions of Ankh: facts in words and back, what follows from them, what is refused."""
