"""Turns and actions. ANKH-TURN."""

from __future__ import annotations

from tawy.ankh import choices as c
from tawy.ankh import events as e
from tawy.ankh.data import (
    ACTION,
    CARAVAN,
    CONTROL,
    EVENTS,
    FOLLOWERS,
    MOVE,
    OSIRIS,
    SUMMON,
    UNLOCK,
    USES_BEYOND_PLAYERS,
)
from tawy.ankh.flow import numbers as n
from tawy.ankh.moments import followers_bonus
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import gain_followers
from tawy.kernel.frames import Ask, Frame, Sequence
from tawy.kernel.options import noun_of, option


class Play(Sequence[Ankh]):
    """Turn after turn, clockwise, till the game ends."""

    def __init__(self) -> None:
        super().__init__([self.take_turn, self.pass_on], loops=True)

    def take_turn(self, g: Ankh, f: Frame) -> bool:
        g.push(n.TURN, g.turn)
        return False

    def pass_on(self, g: Ankh, f: Frame) -> bool:
        g.turn = (g.turn + 1) % g.seats
        while g.side[g.turn] < 0:
            g.turn = (g.turn + 1) % g.seats
        return False


class Turn(Sequence[Ankh]):
    """One or two actions, and at most one event."""

    def __init__(self) -> None:
        super().__init__([self.begin, self.act])

    def begin(self, g: Ankh, f: Frame) -> bool:
        g.action, g.deeds, g.fired = -1, 0, False
        return False

    def act(self, g: Ankh, f: Frame) -> bool:
        if goes_on(g, f.who):
            g.push(n.ACT, f.who)
            return True
        return False


def goes_on(g: Ankh, seat: int) -> bool:
    """ANKH-TURN-07, -11 to -14: whether there is another action in this turn."""
    if g.deeds == 0:
        return True
    over = g.fired or g.action == UNLOCK or g.merged(g.side[seat])
    return g.deeds == 1 and not over


class Act(Sequence[Ankh]):
    """Move a marker, resolve its action, then the event that it may trigger. ANKH-TURN-16."""

    def __init__(self) -> None:
        super().__init__([self.choose, self.resolve, self.trigger, self.reset])

    def choose(self, g: Ankh, f: Frame) -> bool:
        g.push(n.CHOOSE_ACTION, f.who)
        return False

    def resolve(self, g: Ankh, f: Frame) -> bool:
        side = g.side[f.who]
        g.done_with = 0
        g.normal, g.tile_extra = True, g.is_divine(side, OSIRIS)
        if g.action == FOLLOWERS:
            gained = following(g, side)
            gain_followers(g, side, gained, "action")
            if not gained:
                g.tell(e.NOTHING, "", f.who, FOLLOWERS)
        else:
            g.push(DEEDS[g.action], f.who)
        return False

    def trigger(self, g: Ankh, f: Frame) -> bool:
        if fires(g, g.action, g.used[g.action]):
            event = EVENTS[g.event]
            g.event += 1
            g.fired = True
            g.tell(e.FIRED, "", f.who, event)
            if event == CONTROL:
                g.push(n.CONTROL, f.who)
            elif event == CARAVAN:
                g.line = 0
                g.push(n.CARAVAN, f.who)
            else:
                g.push(n.CONFLICT, f.who)
        return False

    def reset(self, g: Ankh, f: Frame) -> bool:
        if g.fired:
            g.used[g.action] = 0
        return False


def fires(g: Ankh, action: int, used: int) -> bool:
    """Whether a marker that has come so far triggers the event."""
    return used == g.seats + USES_BEYOND_PLAYERS[action]


DEEDS = {MOVE: n.MOVE, SUMMON: n.SUMMON, UNLOCK: n.UNLOCK}


class ChooseAction(Ask[Ankh]):
    """Any of the four; the second one from a lower row. ANKH-TURN-08."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.ACTION, a) for a in range(len(ACTION.words)) if a > g.action]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        why = "chosen" if len(self.options(g, f)) > 1 else "left"
        g.action = noun_of(choice)
        g.deeds += 1
        g.used[g.action] += 1
        g.tell(e.ACTED, why, f.who, g.action)


def following(g: Ankh, side: int) -> int:
    """ANKH-ACT-FOLLOW: one for each own or neutral monument beside an own figure."""
    friendly = g.neutral() | g.owned[side]
    beside = friendly & g.beside(g.held[side])
    return beside.bit_count() + followers_bonus(g, side)
