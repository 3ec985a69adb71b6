"""The Summon Figure action. ANKH-ACT-SUMMON, ANKH-Q-94."""

from __future__ import annotations

from typing import Final

from tawy.ankh import choices as c
from tawy.ankh import events as e
from tawy.ankh.board import WATERS
from tawy.ankh.data import (
    ANUBIS,
    APEP,
    FIRST_GUARDIAN,
    GUARDIANS,
    OSIRIS,
    SCORPION,
    SUMMON,
    TRAPPED,
    WARRIOR,
)
from tawy.ankh.effects import touching
from tawy.ankh.flow import numbers as n
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import free_warrior, from_pool, may_shine, summon
from tawy.kernel.frames import Ask, Frame
from tawy.kernel.options import noun_of, option, verb_of
from tawy.kernel.sets import BIT, members

NORMAL: Final = 201  # the rights by which a figure comes: a space is the pyramid of an extra
ONTO_TILE: Final = 202


def to_summon(g: Ankh, side: int) -> list[int]:
    """The kinds of figures that a side can bring. ANKH-ACT-SUMMON-01, ANKH-GOD-ANUBIS-08."""
    kinds = [WARRIOR] if g.warriors[side] else []
    for i in range(GUARDIANS):
        if g.beasts[side * GUARDIANS + i]:
            kinds.append(FIRST_GUARDIAN + i)
    if side in g.trapped and g.followers[side] and g.side_of_god(ANUBIS) >= 0:
        kinds.append(TRAPPED)
    return kinds


def places(g: Ankh, side: int, right: int, kind: int) -> int:
    """Where a figure of this kind may come by this right."""
    figures = g.all_figures()
    if right == ONTO_TILE:
        return g.tiles & ~figures
    water = WATERS & ~figures if kind == APEP else 0
    if right == NORMAL:
        return (g.empty_land() & g.beside(g.held[side] | g.owned[side])) | water
    return (g.empty_land() | water) & g.geo.near[right]


class Summon(Ask[Ankh]):
    """Each part once, in any order, each optional."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        side = g.side[f.who]
        kinds = to_summon(g, side)
        found: list[int] = []
        if g.normal:
            found += [option(c.SUMMON, k) for k in kinds if places(g, side, NORMAL, k)]
        for effect in touching(g, side, "extra_summons"):
            for space in members(effect.extra_summons(g, side) & ~g.done_with):
                if any(places(g, side, space, k) for k in kinds):
                    found.append(option(c.EXTRA, space))
        if g.tile_extra and places(g, side, ONTO_TILE, WARRIOR):
            found += [option(c.UNDERWORLD, k) for k in kinds]
        return [*found, option(c.DONE)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        verb, noun = verb_of(choice), noun_of(choice)
        if verb == c.DONE:
            unused = g.tile_extra == g.is_divine(g.side[f.who], OSIRIS)
            if g.normal and unused and not g.done_with:
                g.tell(e.NOTHING, "", f.who, SUMMON)
            return
        g.push(n.SUMMON, f.who)
        if verb == c.EXTRA:
            g.placing = noun
            g.push(n.SUMMON_FIGURE, f.who)
        else:
            g.placing = NORMAL if verb == c.SUMMON else ONTO_TILE
            g.picked = noun
            g.push(n.SUMMON_TO, f.who)


class SummonFigure(Ask[Ankh]):
    """Which figure is the extra of a pyramid."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        side = g.side[f.who]
        kinds = to_summon(g, side)
        return [option(c.FIGURE, k) for k in kinds if places(g, side, g.placing, k)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        g.picked = noun_of(choice)
        g.push(n.SUMMON_TO, f.who)


class SummonTo(Ask[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        found = places(g, g.side[f.who], g.placing, g.picked)
        return [option(c.TO, space) for space in members(found)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        side, kind = g.side[f.who], g.picked
        if g.placing == NORMAL:
            g.normal = False
        elif g.placing == ONTO_TILE:
            g.tile_extra = False
        else:
            g.done_with |= BIT[g.placing]
        if kind == TRAPPED:
            free_warrior(g, side, g.side_of_god(ANUBIS))
            kind = WARRIOR
        else:
            from_pool(g, side, kind)
        arrive(g, f.who, kind, noun_of(choice), "action")


def arrive(g: Ankh, seat: int, kind: int, space: int, why: str) -> None:
    """A figure comes to the board; Ra may let it shine, a scorpion is aimed."""
    side = g.side[seat]
    summon(g, side, kind, space, why)
    g.aiming = space
    if kind == SCORPION:
        g.push(n.AIM, seat)
    if may_shine(g, side):
        g.push(n.SHINE, seat)


class Shine(Ask[Ankh]):
    """ANKH-GOD-RA-02: a sun for the figure just summoned, or none."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.SUN), option(c.SHADE)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice == option(c.SUN):
            g.sunny |= BIT[g.aiming]
            g.tell(e.SHONE, "", g.side[f.who], g.aiming)
