"""What tables of Ankh differ on: one row a ruling, in the order of its numbers."""

from __future__ import annotations

from typing import Final

from tawy.facts.rulings import Ruling

PLAGUES: Final = 0
ONE_BIDDING: Final = 1
CONTROL: Final = 1
MUST_CONTROL: Final = 1
UNLOCKING: Final = 2
MUST_UNLOCK: Final = 1
RULINGS: Final = [
    Ruling("plagues", "ANKH-Q-05", ["bidding-each", "one-bidding"]),
    Ruling("control", "ANKH-Q-28", ["may", "must"]),
    Ruling("unlocking", "ANKH-Q-41", ["may", "must"]),
]
