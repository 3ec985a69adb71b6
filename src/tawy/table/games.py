"""The games whose things can be taken in hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawy.table.ankh import AnkhGuide
from tawy.table.guide import Guide
from tawy.table.kemet import KemetGuide

# By game: makes the guide of a seat that has a thing in hand, a noun by its kind and number.
GAMES: Final[dict[str, Callable[[int, str, int], Guide]]] = {
    "ankh": AnkhGuide,
    "kemet": KemetGuide,
}
