"""The twelve ankh powers."""

from __future__ import annotations

from typing import Final

from tawy.ankh.data import LAST_RED, PYRAMID, TEMPLE, WORSHIP_COST
from tawy.ankh.effects import Effect
from tawy.ankh.flow.numbers import WORSHIP
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import gain_devotion, gain_followers


class Commanding(Effect):
    """ANKH-POWER-COMMANDING: 3 followers for each battle won."""

    def won(self, g: Ankh, side: int) -> None:
        gain_followers(g, side, 3, "commanding")


class Inspiring(Effect):
    """ANKH-POWER-INSPIRING: monuments are built in battle for nothing."""

    def building_cost(self, cost: int) -> int:
        return 0


class Omnipresent(Effect):
    """ANKH-POWER-OMNIPRESENT: as a conflict begins, a follower for each region one stands in."""

    def conflict_begins(self, g: Ankh, side: int) -> None:
        regions = [r for r in range(len(g.geo.areas)) if g.in_region(side, r)]
        gain_followers(g, side, len(regions), "omnipresent")


class Resplendent(Effect):
    """ANKH-POWER-RESPLENDENT: with 3 monuments of a type the god counts 3 instead of 1."""

    def god_strength(self, g: Ankh, side: int, strength: int) -> int:
        most = max([(g.owned[side] & stones).bit_count() for stones in g.stones])
        return strength + 2 if most >= 3 else strength


class TempleAttuned(Effect):
    """ANKH-POWER-TEMPLE: 2 strength for each own temple there with an own figure beside it."""

    def more_strength(self, g: Ankh, side: int) -> int:
        land = g.geo.lands[g.fighting().region]
        temples = g.owned[side] & g.stones[TEMPLE] & land & g.beside(g.held[side])
        return 2 * temples.bit_count()


class PyramidAttuned(Effect):
    """ANKH-POWER-PYRAMID: one more figure beside each own pyramid, in a Summon action."""

    def extra_summons(self, g: Ankh, side: int) -> int:
        return g.owned[side] & g.stones[PYRAMID]


class Glorious(Effect):
    """ANKH-POWER-GLORIOUS: who wins by 3 or more has 3 devotion instead of 1."""

    def victory(self, g: Ankh, side: int, reward: int, margin: int) -> int:
        return reward + 2 if margin >= 3 else reward


class Magnanimous(Effect):
    """ANKH-POWER-MAGNANIMOUS: 2 devotion for a battle lost with 2 figures or more."""

    def lost(self, g: Ankh, side: int) -> None:
        if g.fighting().present[side] >= 2:
            gain_devotion(g, side, 2, "magnanimous")


class Bountiful(Effect):
    """ANKH-POWER-BOUNTIFUL: every gain is 1 more, while the marker is in the red section."""

    def gaining(self, g: Ankh, side: int, amount: int) -> int:
        return amount + 1 if g.devotion[side] <= LAST_RED else amount


class Worshipful(Effect):
    """ANKH-POWER-WORSHIPFUL: after a battle, 2 followers may become 1 devotion."""

    def battle_over(self, g: Ankh, side: int) -> None:
        if g.followers[side] >= WORSHIP_COST:
            g.push(WORSHIP, side)


# Revered is a number; Obelisk Attuned is a choice of its own, in flow/attune.py.
POWERS: Final[list[Effect]] = [
    Commanding(), Inspiring(), Omnipresent(), Effect(following=1),
    Resplendent(), Effect(), TempleAttuned(), PyramidAttuned(),
    Glorious(), Magnanimous(), Bountiful(), Worshipful(),
]  # fmt: skip
