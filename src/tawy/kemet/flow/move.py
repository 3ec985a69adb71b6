"""The action Move: a group goes step by step, and fights where it meets enemies. KEMET-MOVE."""

from __future__ import annotations

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.interventions import aim_at, play, playable
from tawy.kemet.state import Kemet, March
from tawy.kemet.verbs import pay, settle, take_step
from tawy.kemet.ways import by_card, can_go, starts_of, teleport_due, ways
from tawy.kernel.frames import Ask, Frame, Sequence
from tawy.kernel.options import noun_of, option, verb_of


class Move(Sequence[Kemet]):
    """It ends where a battle is fought, or when its player says so. KEMET-MOVE-14, -16."""

    def __init__(self) -> None:
        super().__init__([self.begin, self.march, self.arrive])

    def begin(self, g: Kemet, f: Frame) -> bool:
        g.march = March()
        return False

    def march(self, g: Kemet, f: Frame) -> bool:
        if any(g.newcomers):
            g.push(n.BATTLES, f.who)
            return True
        if not g.marching().over:
            g.push(n.MARCH, f.who)
            return True
        return False

    def arrive(self, g: Kemet, f: Frame) -> bool:
        if not g.marching().visited:
            g.tell(e.NOTHING, "", f.who)
        g.march = None
        settle(g)
        return False


class MarchOn(Ask[Kemet]):
    """A step, a card between two steps, or the end of the move. KEMET-MOVE-26."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        cards = [option(c.PLAY, card) for card in playable(g, f.who)]
        going = sizes(g, f.who) if g.marching().visited else origins(g, f.who)
        return [*cards, option(c.DONE), *going]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        verb, noun = verb_of(choice), noun_of(choice)
        if verb == c.PLAY:
            play(g, f.who, noun)
        elif verb == c.DONE:
            g.marching().over = True
        elif verb == c.FROM:
            begin_at(g, f.who, noun)
        else:
            line_up(g, f.who, noun)

    def silence_tells(self, g: Kemet, f: Frame) -> bool:
        return g.hand_size(f.who) > 0


def origins(g: Kemet, seat: int) -> list[int]:
    """Own troops of which at least one unit can go somewhere."""
    return [option(c.FROM, space) for space in starts_of(g, seat) if can_go(g, seat, space, 1)]


def sizes(g: Kemet, seat: int) -> list[int]:
    """How many may go on; units met on the way too. KEMET-MOVE-08, -09."""
    space = g.marching().space
    counts = range(1, g.units[space] + 1)
    return [option(c.TAKE, units) for units in counts if can_go(g, seat, space, units)]


def begin_at(g: Kemet, seat: int, space: int) -> None:
    g.marching().space = space
    g.push(n.TAKE_UNITS, seat)


def line_up(g: Kemet, seat: int, units: int) -> None:
    m = g.marching()
    m.units, m.creature = units, -1  # a Teleportation that was vetoed may have left one
    g.push(n.STEP_TO, seat)
    if g.creature_of(seat, m.space) >= 0:
        g.push(n.TAKE_CREATURE, seat)


class MarchFrom(Ask[Kemet]):
    """The start of a move whose first step is made by a card."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return origins(g, f.who)

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        begin_at(g, f.who, noun_of(choice))


class TakeUnits(Ask[Kemet]):
    def options(self, g: Kemet, f: Frame) -> list[int]:
        return sizes(g, f.who)

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        line_up(g, f.who, noun_of(choice))


class TakeCreature(Ask[Kemet]):
    """KEMET-CREATURE-13: it goes along only if its player wants."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        m = g.marching()
        creature = g.creature_of(f.who, m.space)
        going = ways(g, f.who, m.space, m.units, creature)
        staying = ways(g, f.who, m.space, m.units, -1)
        found = [option(c.WITH, creature)] if going else []
        return [*found, option(c.WITHOUT, creature)] if staying else found

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        g.marching().creature = noun_of(choice) if verb_of(choice) == c.WITH else -1


class StepTo(Ask[Kemet]):
    """By land, harbour or teleport. KEMET-MOVE-04 to -07."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        m = g.marching()
        return ways(g, f.who, m.space, m.units, m.creature)

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        to = noun_of(choice)
        if by_card(g):
            aim_at(g, f.who, to)
        elif verb_of(choice) == c.TELEPORT:
            pay(g, f.who, teleport_due(g, f.who), "teleport")
            take_step(g, f.who, to, "teleport")
        else:
            near = g.map.near[g.marching().space] >> to & 1
            take_step(g, f.who, to, "land" if near else "harbour")
        if g.displaced:  # left alone: KEMET-Q-32
            g.push(n.REHOMING)
