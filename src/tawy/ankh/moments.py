"""The table of all effects, made here; and what is asked of it besides the moments."""

from __future__ import annotations

from typing import Final

from tawy.ankh.cards import CARD_EFFECTS
from tawy.ankh.data import CYCLE, MIRACLE, OSIRIS, WORSHIPFUL
from tawy.ankh.effects import CARDS_FROM, EFFECTS, GODS_FROM, active, hold
from tawy.ankh.gods import GOD_POWERS
from tawy.ankh.powers import POWERS
from tawy.ankh.state import Ankh
from tawy.kernel.sets import BIT

hold(POWERS + GOD_POWERS + CARD_EFFECTS)
FOLLOWING: Final = [i for i, effect in enumerate(EFFECTS) if effect.following]

# ANKH-Q-22: what comes after the resolution, one after the other.
AFTER: Final = [CARDS_FROM + MIRACLE, CARDS_FROM + CYCLE, GODS_FROM + OSIRIS, WORSHIPFUL]


def has_effect(g: Ankh, side: int, number: int) -> bool:
    return active(g, side) & BIT[number] != 0


def followers_bonus(g: Ankh, side: int) -> int:
    return sum([EFFECTS[i].following for i in FOLLOWING if has_effect(g, side, i)])
