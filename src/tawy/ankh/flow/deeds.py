"""What fighters may do in and after a battle: build, worship, lay underworld tiles."""

from __future__ import annotations

from tawy.ankh import choices as c
from tawy.ankh.data import BUILD_COST, MONUMENT, WORSHIP_COST, WORSHIP_GAIN
from tawy.ankh.effects import touching
from tawy.ankh.flow import numbers as n
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import build, gain_devotion, open_land, place_tile, sacrifice
from tawy.kernel.frames import Ask, Frame
from tawy.kernel.options import noun_of, option, verb_of
from tawy.kernel.sets import BIT, members


def building_cost(g: Ankh, side: int) -> int:
    cost = BUILD_COST
    for effect in touching(g, side, "building_cost"):
        cost = effect.building_cost(cost)
    return cost


def open_ground(g: Ankh) -> int:
    """Empty land of the battle's region without a tile."""
    return g.geo.lands[g.fighting().region] & open_land(g)


class Build(Ask[Ankh]):
    """ANKH-CARD-BUILD: a monument of any type that is left, or none."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        able = g.ankhs[f.who] and g.followers[f.who] >= building_cost(g, f.who) and open_ground(g)
        kinds = [k for k in range(len(MONUMENT.words)) if able and g.stones_left(k)]
        return [*[option(c.BUILD, kind) for kind in kinds], option(c.PASS)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice != option(c.PASS):
            g.picked = noun_of(choice)
            g.push(n.BUILD_AT, f.who)


class BuildAt(Ask[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.TO, space) for space in members(open_ground(g))]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        sacrifice(g, f.who, building_cost(g, f.who), "build")
        build(g, f.who, g.picked, noun_of(choice))


class Worship(Ask[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.WORSHIP), option(c.PASS)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice == option(c.WORSHIP):
            sacrifice(g, f.who, WORSHIP_COST, "worshipful")
            gain_devotion(g, f.who, WORSHIP_GAIN, "worshipful")


class Tile(Ask[Ankh]):
    """ANKH-GOD-OSIRIS-02, -03: a new tile, or one from elsewhere on the board."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        fresh = [option(c.TILE)] if g.tiles_left() else []
        return [*fresh, *[option(c.RELOCATE, s) for s in members(g.tiles)], option(c.PASS)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice != option(c.PASS):
            g.picked = noun_of(choice) if verb_of(choice) == c.RELOCATE else -1
            g.push(n.TILE_TO, f.who)


class TileTo(Ask[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.TO, space) for space in members(open_ground(g))]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if g.picked >= 0:
            g.tiles &= ~BIT[g.picked]
        place_tile(g, f.who, noun_of(choice))
