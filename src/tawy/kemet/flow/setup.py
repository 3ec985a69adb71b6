"""Set-up: order of turns, cities, first cards, pyramids, units. KEMET-SETUP."""

from __future__ import annotations

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.data import COLOURS, TROOP, UNITS, UNITS_AT_START
from tawy.kemet.flow import numbers as n
from tawy.kemet.kinds import SPLIT_LEVELS
from tawy.kemet.state import NOT_BUILT, Kemet
from tawy.kemet.verbs import place_units, raise_pyramid
from tawy.kernel.frames import Ask, Chance, Frame, Sequence
from tawy.kernel.options import noun_of, option
from tawy.kernel.sets import members


class Match(Sequence[Kemet]):
    """Set-up, then rounds till the game ends."""

    def __init__(self) -> None:
        super().__init__([self.set_up, self.play])

    def set_up(self, g: Kemet, f: Frame) -> bool:
        g.push(n.SETTING_UP)
        return False

    def play(self, g: Kemet, f: Frame) -> bool:
        g.push(n.PLAY)
        return False


class SettingUp(Sequence[Kemet]):
    """KEMET-SETUP-28, KEMET-Q-01: pyramids before units, which stand beside them."""

    def __init__(self) -> None:
        super().__init__([
            self.draw_order, self.choose_cities, self.deal, self.found, self.deploy,
        ])  # fmt: skip

    def draw_order(self, g: Kemet, f: Frame) -> bool:
        if len(g.order) < g.seats:
            g.push(n.DRAW_SEAT)
        return len(g.order) < g.seats

    def choose_cities(self, g: Kemet, f: Frame) -> bool:
        return g.ask_each(f, g.order, n.CHOOSE_CITY)

    def deal(self, g: Kemet, f: Frame) -> bool:
        return g.ask_each(f, g.order, n.DRAW_CARD)

    def found(self, g: Kemet, f: Frame) -> bool:
        return g.ask_each(f, g.order, n.FOUND)

    def deploy(self, g: Kemet, f: Frame) -> bool:
        return g.ask_each(f, g.order, n.DEPLOY)


class DrawSeat(Chance[Kemet]):
    """The next in the order of the first round. KEMET-SETUP-27."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.NEXT, seat) for seat in range(g.seats) if seat not in g.order]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        g.order.append(noun_of(choice))
        g.tell(e.NEXT, "drawn", noun_of(choice), len(g.order))


class ChooseCity(Ask[Kemet]):
    """As many as there are players, none for two. KEMET-SETUP-11."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.CITY, city) for city in range(g.seats) if city not in g.city]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        g.city[f.who] = noun_of(choice)
        g.tell(e.SETTLED, "", f.who, noun_of(choice))


# --- pyramids


class Found(Sequence[Kemet]):
    """Levels for the three colours, then a district for each that has any."""

    def __init__(self) -> None:
        super().__init__([self.share_levels, self.build])

    def share_levels(self, g: Kemet, f: Frame) -> bool:
        g.push(n.SHARE_LEVELS, f.who)
        return False

    def build(self, g: Kemet, f: Frame) -> bool:
        if unbuilt(g, f.who) < 0:
            return False
        g.push(n.BUILD, f.who)
        return True


def unbuilt(g: Kemet, seat: int) -> int:
    """The first pyramid of a seat that has levels and no place yet, or -1."""
    for pyramid in range(seat * COLOURS, (seat + 1) * COLOURS):
        if g.level[pyramid] and g.site[pyramid] == NOT_BUILT:
            return pyramid
    return -1


class ShareLevels(Ask[Kemet]):
    """KEMET-SETUP-21, -22."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.SPLIT, i) for i in range(len(SPLIT_LEVELS))]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        for colour, level in enumerate(SPLIT_LEVELS[noun_of(choice)]):
            g.level[f.who * COLOURS + colour] = level
        g.tell(e.SHARED, "", f.who, noun_of(choice))


class Build(Ask[Kemet]):
    """At most one in a district. KEMET-SETUP-23, -33."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        free = [s for s in members(g.districts(f.who)) if s not in g.site]
        return [option(c.BUILD, space) for space in free]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        pyramid = unbuilt(g, f.who)
        g.site[pyramid] = noun_of(choice)
        raise_pyramid(g, pyramid, g.level[pyramid], noun_of(choice), "start")


# --- units


class Deploy(Sequence[Kemet]):
    """District by district, those with a pyramid. KEMET-SETUP-15."""

    def __init__(self) -> None:
        super().__init__([self.line_up, self.districts])

    def line_up(self, g: Kemet, f: Frame) -> bool:
        g.queue = [space for space in members(g.districts(f.who)) if space in g.site]
        return False

    def districts(self, g: Kemet, f: Frame) -> bool:
        if g.queue:
            g.push(n.DEPLOY_IN, f.who)
        return bool(g.queue)


def to_come(g: Kemet, seat: int) -> int:
    """Units that are still to be deployed. KEMET-SETUP-14."""
    return UNITS_AT_START - (UNITS - g.reserve[seat])


def fewest(g: Kemet, seat: int) -> int:
    """As many as the districts after this one leave over. KEMET-SETUP-16 to -18."""
    return max(0, to_come(g, seat) - TROOP * (len(g.queue) - 1))


class DeployIn(Ask[Kemet]):
    """In the district at the head of the queue."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        counts = range(fewest(g, f.who), min(TROOP, to_come(g, f.who)) + 1)
        return [option(c.DEPLOY, units) for units in counts]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        place_units(g, f.who, g.queue[0], noun_of(choice), "start")
        g.queue = g.queue[1:]
