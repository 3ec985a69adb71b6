"""Ankh on the page: its lists, and what is hidden. What facts mean stands in `ankh.toml`."""

from __future__ import annotations

from typing import Final

from tawy.ankh.board import NAMES, SIDE_NAMES
from tawy.ankh.game import ANKH
from tawy.ankh.positions.action import LAND_NAMES
from tawy.ankh.positions.position import TOKENS
from tawy.ankh.positions.schema import GUARDIAN_WORDS, SEATS, facts
from tawy.cli.views.described import Described

OPEN: Final = (
    "Everything on the table is open (ANKH-Q-74), so all seats see the same facts. Only secret "
    "choices of cards and bids are hidden: until all have chosen, they are only in the `draft` of "
    "their own side. Once it has a god, a seat is named after it; a side is named after the seat "
    "that speaks for it. Lists by seat are in seat order."
)
LISTS: Final = {
    "seat": SEATS,
    "space": NAMES,
    "land space": LAND_NAMES,
    "border": SIDE_NAMES,
    "order token": TOKENS,
    "guardian": GUARDIAN_WORDS,
}
ANKH_DESCRIBED: Final = Described(ANKH, facts(), LISTS, OPEN, {})
