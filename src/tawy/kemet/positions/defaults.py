"""What a position leaves out and what is running says: whose turn it is, what is being fought."""

from __future__ import annotations

from typing import Final

from tawy.kemet.data import (
    ACTION_SPACES,
    BUY,
    COLOURS,
    MOVE_3,
    ORDINARY_SPACES,
    PRAY_1,
    PRAY_2,
    RAISE_2,
    RECRUIT_3,
    TOKENS,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.battle import Battles, Fight
from tawy.kemet.flow.move import Move
from tawy.kemet.flow.night import Night
from tawy.kemet.flow.setup import SettingUp
from tawy.kemet.flow.turn import Play, gold_unused, silver_unused
from tawy.kemet.state import NOBODY, Battle, Kemet, March
from tawy.kernel.frames import SPECTATOR, Frame
from tawy.kernel.sets import BIT, members, set_of

UNSAID: Final = -1  # instead of a number that a position leaves out
STEPS: Final = Fight().step_names()
ARRIVING: Final = Move().step_names().index("arrive")
MET: Final = STEPS.index("meet")  # after this step it is known whether they fight
DAY: Final = Play().step_names().index("day")
CLOSED: Final = Battles().step_names().index("end")  # nobody attacks any more
CITIES_CHOSEN: Final = SettingUp().step_names().index("deal")  # from this step of the set-up on
FOUNDED: Final = SettingUp().step_names().index("deploy")
NIGHT_STEPS: Final = Night().step_names()
# The steps that run a rule for each seat, in the order of turns.
LOOPS: Final = {
    n.SETTING_UP: set(range(1, SettingUp().step_names().index("end"))),
    n.NIGHT: {NIGHT_STEPS.index("draw cards"), NIGHT_STEPS.index("night tiles")},
}
COVERED: Final = [PRAY_1, PRAY_2, RAISE_2, MOVE_3, RECRUIT_3]  # where nobody says it: every row
# Rules that run for nobody, and those that run for whom the rule below them runs for.
FOR_NOBODY: Final = {
    n.MATCH, n.SETTING_UP, n.DRAW_SEAT, n.PLAY, n.NIGHT, n.VETO, n.CHOOSE_CARDS, n.REHOMING, n.DUSK,
}  # fmt: skip
AS_BELOW: Final = {
    n.SHARE_LEVELS, n.BUILD, n.DEPLOY_IN, n.DRAW, n.LOOK, n.LOOK_AT_CARD, n.KEEP_CARD,
    n.CHOOSE_TILE, n.HAND_OF_GOD, n.REINFORCE, n.CHOOSE_TROOP, n.ACT, n.RAISE, n.RAISE_TO, n.BUY,
    n.BRING_CREATURE, n.EXCHANGE_CARD, n.RECRUIT, n.RECRUIT_IN, n.RETURN_CREATURE, n.RETURN_TO,
    n.MOVE, n.MARCH, n.MARCH_FROM, n.TAKE_UNITS, n.TAKE_CREATURE, n.STEP_TO, n.AIM, n.ENLIST,
    n.BATTLES, n.CHOOSE_BATTLE, n.BATTLE,
}  # fmt: skip


def runs(g: Kemet, rule: int) -> bool:
    return running(g, rule) is not None


def running(g: Kemet, rule: int) -> Frame | None:
    """The uppermost frame of a rule."""
    found = [f for f in g.stack if f.rule == rule]
    return found[-1] if found else None


def set_up(g: Kemet) -> bool:
    """The set-up is over; a game that has ended has no stack any more."""
    beginning = g.stack and g.stack[-1].rule == n.MATCH and not g.stack[-1].step
    return not (runs(g, n.SETTING_UP) or beginning)


def by_day(g: Kemet) -> bool:
    play = running(g, n.PLAY)
    return play is not None and play.step == DAY


def begun(g: Kemet) -> bool:
    """The first day has, or a later one."""
    play = running(g, n.PLAY)
    return (play is not None and play.step >= DAY) or runs(g, n.SET_ORDER)


def follows(g: Kemet, i: int) -> bool:
    """Whether the i-th rule that runs is for whom the one below it is for."""
    f, below = g.stack[i], g.stack[i - 1]
    if f.rule == n.DRAW_CARD:
        return below.rule == n.DRAW
    if f.rule == n.INTERVENTION:
        return below.rule != n.BATTLE
    return f.rule in AS_BELOW


def settle(g: Kemet) -> None:
    """Fill in what was left out."""
    setting_up = running(g, n.SETTING_UP)
    if set_up(g) or (setting_up is not None and setting_up.step):
        g.order = g.order or list(range(g.seats))
    settled = set_up(g) or (setting_up is not None and setting_up.step >= CITIES_CHOSEN)
    if settled and all(city < 0 for city in g.city):
        g.city = list(range(g.seats))
    if setting_up is not None and setting_up.step >= FOUNDED:
        settle_pyramids(g)
    settle_seats(g)
    settle_loops(g)
    settle_day(g)
    settle_battle(g)
    settle_march(g)
    top = g.stack[-1] if g.stack else None
    if top is not None and top.rule == n.BUY and g.colour < 0 and top.who >= 0:
        bought = [i for i, space in enumerate(ACTION_SPACES) if BUY in space.actions]
        covered = [i for i in bought if g.covered[top.who] & BIT[i]]
        g.colour = ACTION_SPACES[covered[0]].colour if len(covered) == 1 else -1


def settle_pyramids(g: Kemet) -> None:
    """At the start a seat of which nothing is said has one of each colour."""
    for seat in range(g.seats):
        own = range(seat * COLOURS, (seat + 1) * COLOURS)
        if not any(g.level[pyramid] for pyramid in own) and g.city[seat] >= 0:
            for pyramid, space in zip(own, members(g.districts(seat)), strict=True):
                g.level[pyramid], g.site[pyramid] = 1, space


def settle_seats(g: Kemet) -> None:
    """For whom each rule runs. `at` names one seat for all of them: that of the question."""
    named = g.stack[0].who if g.stack else NOBODY
    if named >= 0:
        for f in g.stack[:-1]:
            f.who = SPECTATOR
    fighters = [NOBODY, NOBODY] if g.battle is None else g.battle.seats
    for i, f in enumerate(g.stack):
        if f.rule in FOR_NOBODY:
            f.who = SPECTATOR
        elif f.who < 0 and f.rule in (n.BATTLES, n.BATTLE):
            f.who = g.attacker if g.attacker >= 0 else fighters[0]
        elif f.who < 0 and f.rule == n.INTERVENTION and g.stack[i - 1].rule == n.BATTLE:
            f.who = fighters[1]
    downwards(g)
    turn = running(g, n.TURN)
    if turn is not None:
        turn.who = turn.who if turn.who >= 0 else g.turn if g.turn >= 0 else named
        g.turn = g.turn if g.turn >= 0 else turn.who
    for i, f in enumerate(g.stack):
        if i and f.who < 0 and follows(g, i):
            f.who = g.stack[i - 1].who
    battles = running(g, n.BATTLES)
    if battles is not None and g.attacker == NOBODY and battles.step < CLOSED:
        g.attacker = battles.who
    if battles is not None and battles.step and len(g.fields()) > 1:
        g.several = True


def downwards(g: Kemet) -> None:
    for i in range(len(g.stack) - 1, 0, -1):
        if g.stack[i - 1].who < 0 and follows(g, i):
            g.stack[i - 1].who = g.stack[i].who


def settle_loops(g: Kemet) -> None:
    """Those before the one who is asked have been asked, and so is he."""
    for f, above in zip(g.stack, g.stack[1:], strict=False):
        if f.step in LOOPS.get(f.rule, set()) and not f.done and above.who in g.order:
            f.done = set_of(g.order[: g.order.index(above.who) + 1])


def settle_day(g: Kemet) -> None:
    """The day, the tokens, and what of them can be placed in a turn that goes on."""
    if g.day == UNSAID:
        g.day = 1 if begun(g) else 0
    for seat in range(g.seats):
        settle_tokens(g, seat)
    if g.over and not g.placed:  # nothing was said of them
        g.over = False
        if g.turn != NOBODY and runs(g, n.TURN):
            g.silver = silver_unused(g, g.turn)
            g.gold = gold_unused(g, g.turn)


def settle_tokens(g: Kemet, seat: int) -> None:
    """Where nothing is covered: a seat without tokens has placed them all, on any spaces."""
    said = g.left[seat] != UNSAID
    if not g.covered[seat] and by_day(g):
        if said and not g.left[seat]:
            g.covered[seat] = set_of(COVERED)
        elif not said and g.placed and g.turn == seat:
            g.covered[seat] = BIT[COVERED[0]]
    if not said:
        ordinary = (g.covered[seat] & ORDINARY_SPACES).bit_count()
        g.left[seat] = max(0, TOKENS - ordinary) if by_day(g) else 0


def settle_battle(g: Kemet) -> None:
    """It is fought where newcomers are, if it is not written where."""
    fight = running(g, n.BATTLE)
    fields = g.fields()
    if fight is None:
        return
    if g.battle is None and fields:
        g.battle = Battle(fields[0], g.attacker, g.owner[fields[0]])
        g.battle.fought = fight.step > MET
    b, top = g.battle, g.stack[-1]
    if b is None:
        return
    if fight.step > MET and g.owner[b.space] == b.seats[1] and g.newcomers[b.space]:
        b.fought = True  # both are still there
    for side, seat in enumerate(b.seats):
        if b.played[side] >= 0 and (b.revealed or b.played[1 - side] < 0):
            g.shown[seat] |= BIT[b.played[side]]  # revealed, or by Prescience
    if b.winner < 0 and top.who in b.seats and top.rule in (n.WIN, n.DRIVE, n.LOSE):
        side = b.seats.index(top.who)
        b.winner = 1 - side if top.rule == n.LOSE else side
    if b.winner >= 0 and not any(b.units):
        b.units = [g.troop_of(seat, b.space) + b.lost[i] for i, seat in enumerate(b.seats)]


def settle_march(g: Kemet) -> None:
    """A move goes on, or has come to where its battle is."""
    move = moving(g)
    if move is None or g.march is not None:
        return
    g.march = March()
    above = g.stack[g.stack.index(move) + 1 :]
    if meets(g, above):
        fields = g.fields() if g.battle is None else [g.battle.space]
        g.march.over = not fields
        if fields:
            g.march.space, g.march.steps, g.march.visited = fields[0], 1, BIT[fields[0]]
            g.march.over = g.battle is not None and g.battle.fought


def meets(g: Kemet, above: list[Frame]) -> bool:
    """Whether the group has come upon enemies: battles are on, or are still to be."""
    return above[0].rule == n.BATTLES if runs(g, n.BATTLES) else any(g.newcomers)


def moving(g: Kemet) -> Frame | None:
    """The move that has begun and not arrived."""
    move = running(g, n.MOVE)
    return move if move is not None and 0 < move.step <= ARRIVING else None
