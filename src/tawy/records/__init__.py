"""What is written of a game: positions, plays, records. The kernel needs none of it."""
