"""The kinds of nouns of Ankh that come from the board and the scenarios."""

from __future__ import annotations

from typing import Final

from tawy.ankh.board import NAMES, SIDE_NAMES
from tawy.ankh.data import ORDER_TOKENS
from tawy.ankh.scenarios import SCENARIOS
from tawy.kernel.options import Kind

SEAT: Final[Kind] = Kind("seat", [f"player{i + 1}" for i in range(5)])
SPACE: Final[Kind] = Kind("space", NAMES, plain=True)
SIDE: Final[Kind] = Kind("border", SIDE_NAMES, plain=True)
COUNT: Final[Kind] = Kind("count", [str(n) for n in range(1024)], plain=True)
TOKEN: Final[Kind] = Kind("token", [str(n) for n in range(ORDER_TOKENS + 1)], plain=True)
SCENARIO: Final[Kind] = Kind("scenario", list(SCENARIOS))
# A scorpion's two claws, by the first of them clockwise. ANKH-Q-36, -98.
DIRECTION: Final[Kind] = Kind("direction", ["n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n"])
