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
    "Everything on the table of Ankh is open (ANKH-Q-74), so all seats have the same facts. Only "
    "what is being chosen in secret is hidden, cards and bids: until all have chosen, it is in the "
    "`draft` of its own side alone. A seat is called by its god, once it has one; a side by the "
    "seat that speaks for it. Lists by seat are in the order of the seats."
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
