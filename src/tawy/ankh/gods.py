"""The gods' own powers.

Amun's second card, Anubis' traps, Isis' protection and Ra's suns are choices of their own, in
flow/; what they add to numbers is here.
"""

from __future__ import annotations

from typing import Final

from tawy.ankh.effects import Effect
from tawy.ankh.flow.numbers import TILE
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import open_land


class Anubis(Effect):
    """ANKH-GOD-ANUBIS-05: the god has 1 strength more for each trapped warrior."""

    def god_strength(self, g: Ankh, side: int, strength: int) -> int:
        return strength + len(g.trapped)


class Osiris(Effect):
    """ANKH-GOD-OSIRIS-02: after a battle lost there, an underworld tile."""

    def battle_over(self, g: Ankh, side: int) -> None:
        b = g.fighting()
        if b.winner != side and g.geo.lands[b.region] & open_land(g):
            g.push(TILE, side)


class Ra(Effect):
    """ANKH-GOD-RA-04: 1 devotion more for winning or dominating where a figure is radiant."""

    def victory(self, g: Ankh, side: int, reward: int, margin: int) -> int:
        return self.dominion(g, side, g.fighting().region, reward)

    def dominion(self, g: Ankh, side: int, region: int, reward: int) -> int:
        return reward + 1 if g.in_region(side, region) & g.sunny else reward


GOD_POWERS: Final[list[Effect]] = [Effect(), Anubis(), Effect(), Osiris(), Ra()]
