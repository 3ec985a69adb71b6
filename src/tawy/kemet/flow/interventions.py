"""Interventions outside battle: announced, answered by Veto, then at work. KEMET-DI."""

from __future__ import annotations

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.board import SPACES
from tawy.kemet.data import (
    ESCAPE,
    INTERVENTIONS,
    OPEN_GATES_CARD,
    OWN_MOVE,
    OWN_TURN,
    TELEPORTATION,
    VETO,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.rulings import APART, ENLISTMENT
from tawy.kemet.state import NOBODY, Announced, Kemet
from tawy.kemet.verbs import (
    announce,
    destroy,
    gain_prayer,
    place_units,
    price_for,
    rob,
    settle,
    take_step,
    withdraw,
)
from tawy.kemet.ways import ways_by_card
from tawy.kernel.frames import Ask, Frame, Sequence, Window
from tawy.kernel.options import noun_of, option
from tawy.kernel.sets import BIT, members


def playable(g: Kemet, seat: int) -> list[int]:
    """The cards that a seat may play now, in its own turn. KEMET-DI-gen-02, -13."""
    if not g.hand_size(seat):
        return []
    return [
        card
        for card in range(len(INTERVENTIONS))
        if g.holds(seat, card)
        and in_time(g, card)
        and can_pay(g, seat, card)
        and has_target(g, seat, card)
    ]


def in_time(g: Kemet, card: int) -> bool:
    """Own turns are for cards of the turn, own moves also for those of the move."""
    moment = INTERVENTIONS[card].moment
    return moment == OWN_TURN or (moment == OWN_MOVE and g.march is not None)


def can_pay(g: Kemet, seat: int, card: int) -> bool:
    return price_for(g, seat, INTERVENTIONS[card].price) <= g.prayer[seat]


def has_target(g: Kemet, seat: int, card: int) -> bool:
    """KEMET-Q-90: only a few cards may be played for nothing."""
    if INTERVENTIONS[card].kills:
        return bool(prey(g, seat))
    if INTERVENTIONS[card].units:
        return g.reserve[seat] > 0 and bool(billets(g, seat))
    if card == TELEPORTATION:
        return bool(ways_by_card(g, seat))
    return True


def prey(g: Kemet, seat: int) -> list[int]:
    """Spaces with enemy units. KEMET-Q-51."""
    return [s for s in members(g.map.spaces) if g.owner[s] not in (NOBODY, seat)]


def billets(g: Kemet, seat: int) -> list[int]:
    """Where the next unit of an Enlistment can go: a troop that takes both, or own districts.

    KEMET-Q-50: or each unit to any of these.
    """
    city = g.districts(seat)
    outside = g.map.spaces & ~city
    if any(g.plan) and g.rulings[ENLISTMENT] != APART:
        outside = 0
    troops = [s for s in members(outside) if g.owner[s] == seat]
    return [s for s in sorted(troops + members(city)) if room_left(g, seat, s) > 0]


def room_left(g: Kemet, seat: int, space: int) -> int:
    return g.room(seat) - g.troop_of(seat, space) - g.plan[space]


def play(g: Kemet, seat: int, card: int) -> None:
    """KEMET-DI-gen-12: its price is paid before anybody is asked for a Veto."""
    g.announced = Announced(seat, card)
    announce(g, seat, card)
    g.push(n.INTERVENTION, seat)


class Intervention(Sequence[Kemet]):
    """Its choices are named, Vetoes may come, then it works. KEMET-Q-94, KEMET-DI-gen-08."""

    def __init__(self) -> None:
        super().__init__([self.aim, self.veto, self.work])

    def aim(self, g: Kemet, f: Frame) -> bool:
        card = INTERVENTIONS[g.playing().card]
        if card.kills:
            g.push(n.AIM, f.who)
        elif card.units:
            g.due = min(card.units, g.reserve[f.who])
            g.push(n.ENLIST, f.who)
        elif g.playing().card == TELEPORTATION:
            g.push(n.TAKE_UNITS if g.marching().visited else n.MARCH_FROM, f.who)
        return False

    def veto(self, g: Kemet, f: Frame) -> bool:
        asked = g.playing().open and bool(vetoers(g))
        if asked:
            g.push(n.VETO)
        return asked

    def work(self, g: Kemet, f: Frame) -> bool:
        """KEMET-Q-35: after an odd number of Vetoes it comes to nothing; its price stays paid."""
        played = g.playing()
        g.announced = None
        if played.vetoes % 2:
            g.plan = [0] * SPACES
            stand_down(g)
            g.tell(e.CAME_TO_NOTHING, "", f.who, played.card)
        else:
            work(g, played)
        return False


def stand_down(g: Kemet) -> None:
    """The group that a Teleportation was to take is none any more."""
    if g.march is not None:
        g.march.units, g.march.creature = 0, -1
        if not g.march.visited:
            g.march.space = -1


def work(g: Kemet, played: Announced) -> None:
    seat, card = played.seat, INTERVENTIONS[played.card]
    if played.card == ESCAPE:
        withdraw(g, seat, g.fighting().space, played.space, "escape")
    elif played.card == TELEPORTATION:
        take_step(g, seat, played.space, "teleport")
        if g.displaced:  # left alone: KEMET-Q-32
            g.push(n.REHOMING)
    elif played.card == OPEN_GATES_CARD:
        g.marching().gates = True
        g.tell(e.OPENED, "", seat)
    if card.theft:
        for other in g.order:
            if other != seat:
                rob(g, other)
    if card.prayer:
        gain_prayer(g, seat, card.prayer, card.word)
    if card.kills:
        destroy(g, g.owner[played.space], played.space, card.kills, card.word)
        g.push(n.REHOMING)
    if card.units:
        place_plan(g, seat, card.word)
        if any(g.newcomers):
            g.push(n.BATTLES, seat)
    settle(g)


def place_plan(g: Kemet, seat: int, why: str) -> None:
    """All units at once, before any of them fights. KEMET-Q-11, KEMET-Q-50."""
    plan, g.plan = g.plan, [0] * SPACES
    for space in members(g.map.spaces):
        place_units(g, seat, space, plan[space], why)


# --- targets


class Aim(Ask[Kemet]):
    """Raining Fire: one enemy unit anywhere. KEMET-DI-raining-fire."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.AT, space) for space in prey(g, f.who)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        aim_at(g, f.who, noun_of(choice))


def aim_at(g: Kemet, seat: int, space: int) -> None:
    g.playing().space = space
    g.tell(e.AIMED, "", seat, g.playing().card, space)


class Enlist(Ask[Kemet]):
    """Both units to a troop outside, or one after the other into the city, or each anywhere.

    KEMET-Q-50.
    """

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.AT, space) for space in billets(g, f.who)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        space = noun_of(choice)
        one_by_one = g.rulings[ENLISTMENT] == APART or g.districts(f.who) & BIT[space]
        units = 1 if one_by_one else min(g.due, room_left(g, f.who, space))
        g.plan[space] += units
        g.due -= units
        g.tell(e.AIMED, "", f.who, g.playing().card, space)
        if g.due and one_by_one and billets(g, f.who):
            g.push(n.ENLIST, f.who)
        else:
            g.due = 0


# --- Veto


def vetoers(g: Kemet) -> list[int]:
    """Who is asked, by open facts: in turn order after the active one, not the last to play.

    KEMET-Q-34, -35: never the active player, never against one's own card.
    """
    start = g.order.index(g.turn) + 1
    later = g.order[start:] + g.order[: start - 1]
    return [seat for seat in later if seat != g.playing().last and g.hand_size(seat)]


class Veto(Window[Kemet]):
    """The first in turn order that wants to; the others keep theirs. KEMET-DI-veto."""

    def __init__(self) -> None:
        super().__init__(option(c.PASS))

    def seats(self, g: Kemet, f: Frame) -> list[int]:
        return sorted(vetoers(g))

    def options(self, g: Kemet, f: Frame, seat: int, draft: list[int]) -> list[int]:
        if draft:
            return []
        return [option(c.PASS), *([option(c.VETO)] if g.holds(seat, VETO) else [])]

    def close(self, g: Kemet, f: Frame, drafts: list[list[int]]) -> None:
        played = g.playing()
        willing = [seat for seat in vetoers(g) if drafts[seat] == [option(c.VETO)]]
        if not willing:
            played.open = False
            return
        g.tell(e.VETOED, "", willing[0], VETO if played.vetoes else played.card)
        announce(g, willing[0], VETO)
        played.vetoes += 1
        played.last = willing[0]
