"""What a position leaves out and what is running says: whose turn it is, what is being fought."""

from __future__ import annotations

from typing import Final

from tawy.kemet.board import SPACES
from tawy.kemet.data import GOLD, GOLDEN
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.battle import Fight
from tawy.kemet.flow.turn import silver_unused
from tawy.kemet.state import NOBODY, Battle, Kemet, March
from tawy.kernel.sets import BIT

STEPS: Final = Fight().step_names()
MET: Final = STEPS.index("meet")  # after this step it is known whether they fight
IN_TURN: Final = {
    n.TURN, n.ACT, n.RAISE, n.RAISE_TO, n.BUY, n.BRING_CREATURE, n.EXCHANGE_CARD, n.RECRUIT,
    n.RETURN_CREATURE, n.RETURN_TO, n.MOVE, n.MARCH, n.MARCH_FROM, n.TAKE_UNITS, n.TAKE_CREATURE,
    n.STEP_TO, n.AIM, n.ENLIST,
}  # fmt: skip


def runs(g: Kemet, rule: int) -> bool:
    return any(f.rule == rule for f in g.stack)


def set_up(g: Kemet) -> bool:
    """The set-up is over; a game that has ended has no stack any more."""
    beginning = g.stack and g.stack[-1].rule == n.MATCH and not g.stack[-1].step
    return not (runs(g, n.SETTING_UP) or beginning)


def settle(g: Kemet) -> None:
    """Fill in what was left out."""
    if set_up(g):
        g.order = g.order or list(range(g.seats))
        if all(city < 0 for city in g.city):
            g.city = list(range(g.seats))
    settle_turn(g)
    if g.march is None and any(f.rule == n.MOVE and f.step for f in g.stack):
        g.march = March()
    settle_battle(g)


def settle_turn(g: Kemet) -> None:
    """By day it is that of whoever the rules run for, where the facts do not say."""
    for f in g.stack:
        if f.rule == n.TURN and g.turn == NOBODY:
            g.turn = f.who
    for f in g.stack:
        if f.rule in IN_TURN:
            f.who = g.turn if f.who < 0 or f.rule == n.TURN else f.who
    fresh = not (g.placed or g.silver or g.gold or g.over)
    if fresh and g.turn != NOBODY and runs(g, n.TURN):
        g.silver = silver_unused(g, g.turn)
        g.gold = g.sum_of(g.turn, GOLD) > 0 and not g.covered[g.turn] & BIT[GOLDEN]


def settle_battle(g: Kemet) -> None:
    """It is fought where newcomers are, if it is not written where."""
    frames = [f for f in g.stack if f.rule == n.BATTLE]
    fields = [space for space in range(SPACES) if g.newcomers[space]]
    if frames and g.battle is None and fields:
        g.battle = Battle(fields[0], g.attacker, g.owner[fields[0]])
        g.battle.fought = frames[0].step > MET
        frames[0].who = g.attacker
    for f in g.stack:
        if f.rule == n.BATTLES and g.attacker != NOBODY:
            f.who = g.attacker
