"""Why not: the reasons, chapter by chapter. `explain.py` is their table."""
