"""Obelisk Attuned: figures come to the battle before cards are chosen. ANKH-POWER-OBELISK."""

from __future__ import annotations

from tawy.ankh import choices as c
from tawy.ankh import events as e
from tawy.ankh.data import OBELISK, OBELISK_ATTUNED, SCORPION
from tawy.ankh.flow import numbers as n
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import may_stop, move_figure
from tawy.kernel.frames import Ask, Frame
from tawy.kernel.options import noun_of, option
from tawy.kernel.sets import BIT, members


def attuned_sides(g: Ankh, present: list[int]) -> list[int]:
    return [side for side in g.ascending(present) if g.has(side, OBELISK_ATTUNED)]


def landing(g: Ankh, side: int) -> int:
    """Where figures may come: beside own obelisks in the region. ANKH-Q-93."""
    land = g.geo.lands[g.fighting().region]
    return may_stop(g, side) & g.beside(g.owned[side] & g.stones[OBELISK] & land)


def attunable(g: Ankh, side: int) -> int:
    """The figures that can come now: each once, and only while there is room."""
    return g.held[side] & ~g.fighting().attuned if landing(g, side) else 0


class Attune(Ask[Ankh]):
    """One figure, or no more in this battle. ANKH-Q-66, -67."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        figures = members(attunable(g, f.who))
        return [*[option(c.ATTUNE, space) for space in figures], option(c.PASS)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice == option(c.PASS):
            g.fighting().passed |= BIT[f.who]
        else:
            g.picked = noun_of(choice)
            g.push(n.ATTUNE_TO, f.who)


class AttuneTo(Ask[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.TO, space) for space in members(landing(g, f.who))]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        space, to = g.picked, noun_of(choice)
        kind = g.kind_at(space)
        move_figure(g, space, to)
        g.fighting().attuned |= BIT[to]
        g.tell(e.ATTUNED, "", f.who, kind, space, to)
        if kind == SCORPION:
            g.aiming = to
            g.push(n.AIM, f.who)
