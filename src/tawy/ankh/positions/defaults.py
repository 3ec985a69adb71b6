"""What a position leaves out and what is running says: whose turn it is, which event this is."""

from __future__ import annotations

from typing import Final

from tawy.ankh.data import (
    CARAVAN,
    CONFLICT,
    CONTROL,
    EVENTS,
    FIRST_GUARDIAN,
    FORGETTING,
    GUARDIAN_LEVEL,
    GUARDIANS,
    MERGING,
    MOVE,
    SUMMON,
    UNLOCK,
    USES_BEYOND_PLAYERS,
)
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.setup import available
from tawy.ankh.state import KINDS, Ankh
from tawy.kernel.options import BadInput

UNSAID: Final = -1  # instead of a number that a position leaves out
EVENT_RULES: Final = {
    n.CONTROL: CONTROL, n.CARAVAN: CARAVAN, n.KEEP_TOKEN: CARAVAN, n.SWAP: CARAVAN,
    n.SWAP_WITH: CARAVAN, n.CONFLICT: CONFLICT,
}  # fmt: skip
ACTION_RULES: Final = {
    n.MOVE: MOVE, n.SUMMON: SUMMON, n.UNLOCK: UNLOCK,
}  # fmt: skip
BEGIN: Final = 0  # the step at which a conflict is not yet counted


def runs(g: Ankh, rule: int) -> bool:
    return any(f.rule == rule for f in g.stack)


def laid_out(g: Ankh) -> bool:
    """The set-up is over; a game that has ended has no stack any more."""
    setting_up = [f for f in g.stack if n.SETTING_UP <= f.rule <= n.DRAW_FIRST]
    return not (setting_up or (g.stack and g.stack[-1].rule == n.MATCH and not g.stack[-1].step))


def settle(g: Ankh) -> None:
    """Fill in what was left out."""
    if g.battle is not None and g.battle.region == UNSAID:
        g.battle = None
    settle_turn(g)
    settle_events(g)
    settle_guardians(g)
    if g.battle is not None:
        g.resolved = g.resolved or g.token[g.battle.region]


def settle_turn(g: Ankh) -> None:
    """Whose turn it is, and what has been done in it."""
    for f in g.stack:
        if f.rule == n.TURN and f.who >= 0:
            g.turn = f.who
    for f in g.stack:
        if f.rule in (n.TURN, n.ACT, n.CONFLICT, n.REGION) and f.who < 0:
            f.who = g.turn
    if runs(g, n.ACT):
        g.fired = g.fired or event_running(g) >= 0
        if g.deeds == 0 and not choosing(g):
            g.deeds, g.action = 1, g.action if g.action >= 0 else action_running(g)


def choosing(g: Ankh) -> bool:
    """An action is being chosen, or is the next to be."""
    top = g.stack[-1]
    return runs(g, n.CHOOSE_ACTION) or (top.rule == n.ACT and top.step == 0)


def action_running(g: Ankh) -> int:
    """By its rule, or the one whose marker has triggered an event; or any."""
    running = [ACTION_RULES[f.rule] for f in g.stack if f.rule in ACTION_RULES]
    white = [a for a, used in enumerate(g.used) if used == g.seats + USES_BEYOND_PLAYERS[a]]
    return [*running, *white, MOVE][0]


def event_running(g: Ankh) -> int:
    """The kind of the event that is being resolved, or -1."""
    kinds = [EVENT_RULES[f.rule] for f in g.stack if f.rule in EVENT_RULES]
    return kinds[0] if kinds else -1


def settle_events(g: Ankh) -> None:
    """ANKH-DATA-02: the first moment of the event track that fits what is said and running."""
    fitting = [e for e in range(len(EVENTS) + 1) if fits(g, e)]
    if not fitting:
        raise BadInput("sides", "no such sides are left by then, after any number of events")
    said = [e for e in fitting if g.conflicts in (UNSAID, conflicts_by(g, e))]
    if not said:
        counts = sorted({conflicts_by(g, e) for e in fitting})
        told = f"{g.conflicts} does not fit what is running and the sides; these do: {counts}"
        raise BadInput("facts.conflicts", told)
    if g.event == UNSAID:
        g.event = said[0]
    elif g.event not in said:
        told = f"{g.event} does not fit the conflicts, the sides and what is running"
        raise BadInput("facts.event", f"{told}; these do: {said}")
    g.conflicts = conflicts_by(g, g.event)


def conflicts_by(g: Ankh, event: int) -> int:
    """How many conflicts have begun when so many events have been triggered."""
    waiting = [f for f in g.stack if f.rule == n.CONFLICT and f.step == BEGIN]
    return EVENTS[:event].count(CONFLICT) - len(waiting)


def fits(g: Ankh, event: int) -> bool:
    """Whether so many events can have been triggered."""
    running = event_running(g)
    if running >= 0 and (event == 0 or EVENTS[event - 1] != running):
        return False
    if event == len(EVENTS) and running < 0 and g.ending < 0:
        return False  # the last event ends the game
    over = EVENTS[:event].count(CONFLICT)
    if running == CONFLICT and not runs(g, n.MERGE):
        over -= 1
    if -1 in g.side and over < FORGETTING:
        return False
    return len(g.sides()) + g.side.count(-1) == g.seats or over >= MERGING


def settle_guardians(g: Ankh) -> None:
    """ANKH-SETUP-19 to -22: those seen are in use; the cards hold what the sides leave."""
    if not laid_out(g):
        g.stock = [max(0, count) for count in g.stock]
        return
    for level, kind in enumerate(g.guardian):
        kinds = [i for i in range(GUARDIANS) if GUARDIAN_LEVEL[i] == level]
        if kind < 0:
            seen = [i for i in kinds if owned(g, i)]
            g.guardian[level] = (seen or kinds)[0] + FIRST_GUARDIAN
        in_use = g.guardian[level] - FIRST_GUARDIAN
        if g.stock[level] == UNSAID:
            g.stock[level] = max(0, available(g, in_use) - owned(g, in_use))


def owned(g: Ankh, guardian: int) -> int:
    """How many figures of this kind the sides have, on the board and in their pools."""
    kind = guardian + FIRST_GUARDIAN
    on_board = len([figure for figure in g.figure if figure >= 0 and figure % KINDS == kind])
    return on_board + sum(g.beasts[side * GUARDIANS + guardian] for side in range(g.seats))
