"""Units from the reserve: the action Recruit, and the tile Reinforcements. KEMET-RECRUIT."""

from __future__ import annotations

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.data import CREATURE_TILE, FREE_UNITS, NIGHT_UNITS, PAYMENT_OFF, TILES
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.interventions import place_plan, room_left
from tawy.kemet.rulings import MAY_COME_BACK, WAITING_CREATURE
from tawy.kemet.state import NOBODY, Kemet
from tawy.kemet.verbs import bring, pay
from tawy.kernel.frames import Ask, Frame, Sequence
from tawy.kernel.options import noun_of, option
from tawy.kernel.sets import members


def line_up(g: Kemet, f: Frame) -> bool:
    g.queue = members(g.districts(f.who))
    return False


def districts(g: Kemet, f: Frame) -> bool:
    if g.queue:
        g.push(n.RECRUIT_IN, f.who)
    return bool(g.queue)


def fight(g: Kemet, f: Frame) -> bool:
    """Where they were placed against enemies. KEMET-RECRUIT-08, -11."""
    if any(g.newcomers):
        g.push(n.BATTLES, f.who)
    return False


class Recruit(Sequence[Kemet]):
    """All are paid and placed, then a creature comes back, then battles. KEMET-RECRUIT-11, -12."""

    def __init__(self) -> None:
        super().__init__([line_up, districts, self.place, self.return_creature, fight])

    def place(self, g: Kemet, f: Frame) -> bool:
        """KEMET-RECRUIT-01, -15: the free ones are added to those that are paid for."""
        if not any(g.plan) and not self.may_return(g, f.who):
            g.tell(e.NOTHING, "", f.who)
        pay(g, f.who, max(0, sum(g.plan) - g.sum_of(f.who, FREE_UNITS)), "recruit")
        place_plan(g, f.who, "recruit")
        return False

    def return_creature(self, g: Kemet, f: Frame) -> bool:
        """Even where nobody was recruited. KEMET-Q-29, -93."""
        if self.may_return(g, f.who):
            g.push(n.RETURN_CREATURE, f.who)
        return False

    def may_return(self, g: Kemet, seat: int) -> bool:
        return bool(g.waiting(seat) and g.lairs(seat))


def allowance(g: Kemet, seat: int) -> int:
    """The most units that a seat can call in all. KEMET-RECRUIT-06, KEMET-TILE-reinforcements-b."""
    return min(g.reserve[seat], granted(g, seat))


def granted(g: Kemet, seat: int) -> int:
    """Whatever the reserve: by day those that can be paid for and the free ones."""
    if g.turn == NOBODY:
        return g.sum_of(seat, NIGHT_UNITS)
    return g.prayer[seat] + g.sum_of(seat, PAYMENT_OFF) + g.sum_of(seat, FREE_UNITS)


class RecruitIn(Ask[Kemet]):
    """How many in the district at the head of the queue. KEMET-RECRUIT-05, -07, -10."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        left = allowance(g, f.who) - sum(g.plan)
        most = min(left, room_left(g, f.who, g.queue[0]))
        return [option(c.RECRUIT, units) for units in range(most + 1)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        g.plan[g.queue[0]] = noun_of(choice)
        g.queue = g.queue[1:]


class ReturnCreature(Ask[Kemet]):
    """One of those that wait; or none, where it need not be. KEMET-CREATURE-11, -12, KEMET-Q-29."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        found = [option(c.RETURN, creature) for creature in g.waiting(f.who)]
        return [option(c.PASS), *found] if g.rulings[WAITING_CREATURE] == MAY_COME_BACK else found

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        if choice == option(c.PASS):
            return
        g.tile = CREATURE_TILE[noun_of(choice)]
        g.push(n.RETURN_TO, f.who)


class ReturnTo(Ask[Kemet]):
    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.BRING, space) for space in g.lairs(f.who)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        bring(g, f.who, TILES[g.tile].creature, noun_of(choice), "recruit")
        g.tile = -1


class Reinforce(Sequence[Kemet]):
    """Free units in the night, to own districts and one troop elsewhere. KEMET-Q-47."""

    def __init__(self) -> None:
        super().__init__([
            line_up, districts, self.choose_troop, self.troop, self.place, fight,
        ])  # fmt: skip

    def choose_troop(self, g: Kemet, f: Frame) -> bool:
        if allowance(g, f.who) > sum(g.plan):
            g.push(n.CHOOSE_TROOP, f.who)
        return False

    def troop(self, g: Kemet, f: Frame) -> bool:
        return districts(g, f)

    def place(self, g: Kemet, f: Frame) -> bool:
        place_plan(g, f.who, "reinforcements")
        return False


class ChooseTroop(Ask[Kemet]):
    """A troop outside the city, or none. KEMET-TILE-reinforcements."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        outside = members(g.map.spaces & ~g.districts(f.who))
        troops = [s for s in outside if g.owner[s] == f.who and room_left(g, f.who, s) > 0]
        return [option(c.PASS), *[option(c.AT, space) for space in troops]]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        if choice != option(c.PASS):
            g.queue = [noun_of(choice)]
