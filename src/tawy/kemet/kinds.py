"""The kinds of nouns of Kemet that are not printed on a component: board, seats, numbers."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from tawy.kemet.board import CITIES, NAMES
from tawy.kemet.data import GOALS, LEVELS, MOST_PLAYERS, SPLITS
from tawy.kernel.options import Kind

SEAT: Final[Kind] = Kind("seat", [f"player{i + 1}" for i in range(MOST_PLAYERS)])
SPACE: Final[Kind] = Kind("space", NAMES)
CITY: Final[Kind] = Kind("city", [f"city-{i + 1}" for i in range(CITIES)])
LEVEL: Final[Kind] = Kind("level", [str(n) for n in range(LEVELS + 1)], plain=True)
COUNT: Final[Kind] = Kind("count", [str(n) for n in range(1024)], plain=True)
GOAL: Final[Kind] = Kind("goal", [str(n) for n in GOALS], plain=True)
# Levels of the white, red and blue pyramid at the start. KEMET-SETUP-21, -22.
SPLIT_LEVELS: Final = sorted({levels for split in SPLITS for levels in permutations(split)})
SPLIT: Final[Kind] = Kind("split", ["/".join(map(str, s)) for s in SPLIT_LEVELS], plain=True)
