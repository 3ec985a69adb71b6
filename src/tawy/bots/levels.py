"""The opponents by name, and the five levels for people. Bots are made elsewhere: a table that only
names them needs no process."""

from __future__ import annotations

from typing import Final

RANDOM: Final = "random"
# From the one that lets a newcomer win to the strongest, who takes two or three seconds for a turn.
LEVELS: Final = ["farmer", "scribe", "priest", "vizier", "pharaoh"]
# Those that a person can play against.
OPPONENTS: Final = [RANDOM, *LEVELS]
