"""The end of a day: income, sacrifices, points, and who has won. KEMET-ENDDAY, KEMET-WIN."""

from __future__ import annotations

from typing import Final

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.data import DELTA_INCOME, DELTA_UNITS, SANCTUARY_UNITS, TEMPLES_FOR_A_POINT
from tawy.kemet.flow import numbers as n
from tawy.kemet.rulings import LAST_IN_DELTA, POINT_KEPT, POINT_LOST, STILL_A_TEMPLE
from tawy.kemet.state import NOBODY, Kemet
from tawy.kemet.verbs import gain_prayer, sacrifice, score_points, settle
from tawy.kernel.frames import Ask, Frame, Sequence
from tawy.kernel.options import option
from tawy.kernel.sets import members

ENDINGS: Final = ["goal", "day-limit"]
GOAL_REACHED: Final = 0
DAY_LIMIT: Final = 1


class Dusk(Sequence[Kemet]):
    """KEMET-ENDDAY-01 to -14, KEMET-Q-55."""

    def __init__(self) -> None:
        super().__init__([
            self.delta, self.temples, self.sanctuary, self.two_temples, self.judge,
        ])  # fmt: skip

    def delta(self, g: Kemet, f: Frame) -> bool:
        if g.owner[g.map.delta] != NOBODY:
            g.push(n.DELTA, g.owner[g.map.delta])
        return False

    def temples(self, g: Kemet, f: Frame) -> bool:
        """KEMET-ENDDAY-04, -13: each pays for itself."""
        for space in members(g.map.temples):
            if space != g.map.delta and g.owner[space] != NOBODY:
                gain_prayer(g, g.owner[space], g.map.income[space], "temple")
        return False

    def sanctuary(self, g: Kemet, f: Frame) -> bool:
        """KEMET-ENDDAY-05, -06; the map for two players has none."""
        space = g.map.sanctuary
        if space >= 0 and g.units[space] >= SANCTUARY_UNITS:
            g.push(n.SANCTUARY, g.owner[space])
        return False

    def two_temples(self, g: Kemet, f: Frame) -> bool:
        """KEMET-ENDDAY-08 to -11; where the Delta counts without a unit, it has done so now."""
        for seat in g.order:
            if g.temple.count(seat) >= TEMPLES_FOR_A_POINT:
                score_points(g, seat, 1, "temples")
        if g.rulings[LAST_IN_DELTA] == STILL_A_TEMPLE:
            settle(g)
        return False

    def judge(self, g: Kemet, f: Frame) -> bool:
        """KEMET-WIN-01 to -08; a limit of days is a guard outside the rules. KEMET-Q-92."""
        ranking = standing(g)
        if g.score(ranking[0]) >= g.goal:
            g.end(GOAL_REACHED, [ranking.index(seat) + 1 for seat in range(g.seats)])
        if g.last_day and g.day >= g.last_day:
            for seat in ranking:
                g.tell(e.STOOD, "", seat, g.score(seat))
            g.end(DAY_LIMIT, [g.seats] * g.seats)
        if g.rulings[LAST_IN_DELTA] == POINT_KEPT:
            settle(g)  # a point without a unit is kept no longer than for this day
        return False


def standing(g: Kemet) -> list[int]:
    """Most points, most of them from battles, earliest in the order. KEMET-WIN-04 to -06."""
    return sorted(g.order, key=lambda seat: (-g.score(seat), -g.won[seat], g.order.index(seat)))


class Delta(Ask[Kemet]):
    """KEMET-ENDDAY-02, -03, KEMET-Q-53."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.PASS), option(c.SACRIFICE)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        if choice == option(c.SACRIFICE):
            sacrifice(g, f.who, g.map.delta, DELTA_UNITS, "delta")
            gain_prayer(g, f.who, DELTA_INCOME, "delta")
            if g.rulings[LAST_IN_DELTA] == POINT_LOST:
                settle(g)


class Sanctuary(Ask[Kemet]):
    """KEMET-ENDDAY-05 to -07, KEMET-Q-54."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.PASS), option(c.SACRIFICE)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        if choice == option(c.SACRIFICE):
            sacrifice(g, f.who, g.map.sanctuary, SANCTUARY_UNITS, "sanctuary")
            score_points(g, f.who, 1, "sanctuary")
