"""The Unlock Ankh Power action. ANKH-ACT-UNLOCK."""

from __future__ import annotations

from tawy.ankh import choices as c
from tawy.ankh import events as e
from tawy.ankh.data import (
    BASES,
    FIRST_GUARDIAN,
    GUARDIAN_BASE,
    GUARDIAN_UNLOCKS,
    GUARDIANS,
    POWERS_OF_A_LEVEL,
    UNLOCK,
    UNLOCKS,
    UNLOCKS_OF_A_LEVEL,
)
from tawy.ankh.rulings import MUST_UNLOCK, UNLOCKING
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import guardians_of, sacrifice
from tawy.kernel.frames import Ask, Frame
from tawy.kernel.options import noun_of, option
from tawy.kernel.sets import BIT


def unlockable(g: Ankh, side: int) -> list[int]:
    """The powers that can be had now: of the leftmost token's level, if it can be paid."""
    level = g.unlocked(side) // UNLOCKS_OF_A_LEVEL
    if g.unlocked(side) == UNLOCKS or g.followers[side] <= level:
        return []
    first = level * POWERS_OF_A_LEVEL
    return [p for p in range(first, first + POWERS_OF_A_LEVEL) if not g.has(side, p)]


class Unlock(Ask[Ankh]):
    """ANKH-Q-41: it may be declined, unless this table plays otherwise; then nothing is paid."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        found = [option(c.UNLOCK, power) for power in unlockable(g, g.side[f.who])]
        must = g.rulings[UNLOCKING] == MUST_UNLOCK
        return found if found and must else [*found, option(c.PASS)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice == option(c.PASS):
            g.tell(e.NOTHING, "", f.who, UNLOCK)
            return
        side, slot = g.side[f.who], g.unlocked(g.side[f.who])
        level = slot // UNLOCKS_OF_A_LEVEL
        sacrifice(g, side, level + 1, "unlock")
        g.powers[side] |= BIT[noun_of(choice)]
        g.tell(e.UNLOCKED, "", side, noun_of(choice))
        if slot in GUARDIAN_UNLOCKS and can_take(g, side, level):
            gain_guardian(g, side, level)


def can_take(g: Ankh, side: int, level: int) -> bool:
    """ANKH-ACT-UNLOCK-10, -11: a figure is left, and a base of its size."""
    size = GUARDIAN_BASE[g.guardian[level] - FIRST_GUARDIAN]
    return g.stock[level] > 0 and guardians_of(g, side, size) < BASES


def gain_guardian(g: Ankh, side: int, level: int) -> None:
    """ANKH-Q-86: nothing is asked."""
    kind = g.guardian[level]
    g.stock[level] -= 1
    g.beasts[side * GUARDIANS + kind - FIRST_GUARDIAN] += 1
    g.tell(e.GUARDED, "", side, kind)
