"""After a battle: creatures without a troop, recall and retreat. KEMET-BATTLE-40 to -61."""

from __future__ import annotations

from tawy.kemet import choices as c
from tawy.kemet.flow import numbers as n
from tawy.kemet.state import Kemet
from tawy.kemet.verbs import bring, recall, send_home, withdraw
from tawy.kernel.frames import Ask, Frame, Sequence
from tawy.kernel.options import noun_of, option, verb_of

# --- creatures without a troop


class Rehoming(Sequence[Kemet]):
    """The attacker's first. KEMET-Q-88."""

    def __init__(self) -> None:
        super().__init__([self.rehome])

    def rehome(self, g: Kemet, f: Frame) -> bool:
        if g.displaced:
            g.push(n.REHOME, g.keeper(homeless(g)))
        return bool(g.displaced)


def homeless(g: Kemet) -> int:
    return min(g.displaced, key=lambda creature: g.keeper(creature) != g.attacker)


def left_alone(g: Kemet, seat: int) -> bool:
    """Whether the creature that looks for a troop was left by its own one. KEMET-Q-32.

    Of whoever moves another kind looks for one only in battles: Raining Fire strikes enemies.
    """
    return g.turn == seat and g.battle is None and not g.several


class Rehome(Ask[Kemet]):
    """To an own district with a unit and no creature, if there is one.

    KEMET-CREATURE-08, -09, -14.
    """

    def options(self, g: Kemet, f: Frame) -> list[int]:
        places = [option(c.REHOME, space) for space in g.lairs(f.who)]
        return places or [option(c.PASS)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        creature = homeless(g)
        g.displaced = [other for other in g.displaced if other != creature]
        if choice == option(c.PASS):
            send_home(g, f.who, creature, "nowhere")
        else:
            why = "alone" if left_alone(g, f.who) else "destroyed"
            bring(g, f.who, creature, noun_of(choice), why)


# --- recall and retreat


class Lose(Ask[Kemet]):
    """Recall or retreat; stay, if no winner is left. KEMET-BATTLE-40, -44, -51, -61."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        b = g.fighting()
        found = [option(c.RECALL)]
        if not g.troop_of(b.seats[b.winner], b.space):
            found.append(option(c.STAY))
        elif g.refuges(b.space):
            found.append(option(c.RETREAT))
        return found

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        b = g.fighting()
        if verb_of(choice) == c.RECALL:
            recall(g, f.who, b.space)
        elif verb_of(choice) == c.RETREAT:
            g.push(n.DRIVE, b.seats[b.winner])


class Drive(Ask[Kemet]):
    """The winner names the space. KEMET-BATTLE-42, -53, KEMET-Q-73."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.DRIVE, space) for space in g.refuges(g.fighting().space)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        b = g.fighting()
        withdraw(g, b.seats[1 - b.winner], b.space, noun_of(choice), "retreat")


class Win(Ask[Kemet]):
    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.RECALL), option(c.STAY)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        if choice == option(c.RECALL):
            recall(g, f.who, g.fighting().space)
