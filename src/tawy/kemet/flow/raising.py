"""The action Raise: one pyramid, by one level or more. KEMET-PYRAMID."""

from __future__ import annotations

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.data import COLOURS, LEVEL_OFF
from tawy.kemet.flow import numbers as n
from tawy.kemet.rulings import NOT_RAISED, OCCUPIED_PYRAMID
from tawy.kemet.state import NOT_BUILT, Kemet
from tawy.kemet.verbs import enlarge_pyramid, pay, price_for, raise_pyramid
from tawy.kernel.frames import Ask, Frame
from tawy.kernel.options import noun_of, option, verb_of


def cost(g: Kemet, seat: int, level: int, to: int) -> int:
    """Each level its number, less with Slaves. KEMET-PYRAMID-03, KEMET-TILE-slaves."""
    off = g.sum_of(seat, LEVEL_OFF)
    return sum([max(0, step - off) for step in range(level + 1, to + 1)])


def within_means(g: Kemet, seat: int, pyramid: int) -> list[int]:
    """The levels that a seat can raise a pyramid to. KEMET-PYRAMID-05, -06."""
    level = g.level[pyramid]
    levels = range(level + 1, g.highest + 1)
    return [to for to in levels if price_for(g, seat, cost(g, seat, level, to)) <= g.prayer[seat]]


def may_raise(g: Kemet, seat: int, pyramid: int) -> bool:
    """An own one, whoever stands there, or an enemy's that one controls. KEMET-PYRAMID-14, -15."""
    if pyramid // COLOURS == seat:
        return True
    if g.rulings[OCCUPIED_PYRAMID] == NOT_RAISED:  # KEMET-Q-76
        return False
    return g.site[pyramid] != NOT_BUILT and g.master(pyramid) == seat


class Raise(Ask[Kemet]):
    """One pyramid, or none. KEMET-PYRAMID-01, KEMET-DAY-15."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        every = [p for p in range(len(g.level)) if may_raise(g, f.who, p)]
        every = [p for p in every if within_means(g, f.who, p)]
        raised = [option(c.RAISE, p % COLOURS) for p in every if p // COLOURS == f.who]
        enlarged = [option(c.ENLARGE, g.site[p]) for p in every if p // COLOURS != f.who]
        return [*raised, option(c.PASS), *sorted(enlarged)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        if choice == option(c.PASS):
            g.tell(e.NOTHING, "", f.who)
            return
        own = verb_of(choice) == c.RAISE
        noun = noun_of(choice)
        g.pyramid = f.who * COLOURS + noun if own else g.site.index(noun)
        g.push(n.RAISE_TO, f.who)


class RaiseTo(Ask[Kemet]):
    """Several levels at once are one payment. KEMET-PYRAMID-02, KEMET-TILE-priest-of-ra-b."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.TO_LEVEL, level) for level in within_means(g, f.who, g.pyramid)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        pyramid, level = g.pyramid, noun_of(choice)
        pay(g, f.who, cost(g, f.who, g.level[pyramid], level), "raise")
        if pyramid // COLOURS == f.who:
            raise_pyramid(g, pyramid, level, g.free_district(f.who), "action")
        else:
            enlarge_pyramid(g, f.who, pyramid, level)
        g.pyramid = -1
