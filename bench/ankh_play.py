"""Ankh played at random, and a state in the middle of one of its battles."""

from __future__ import annotations

from bench.tally import Chooser, Tally
from tawy.ankh.flow import numbers as rule
from tawy.ankh.game import ANKH
from tawy.ankh.state import Ankh


def play_ankh(seats: int, seed: int) -> Tally:
    """One whole game, with no listener, as a search would play it out."""
    g, chooser, turns = ANKH.new(seats, {}, key=seed), Chooser(seed), 0
    while g.ending < 0:
        turns += begins_turn(g)
        answer(g, chooser)
    return Tally(1, chooser.decisions, turns)


def begins_turn(g: Ankh) -> bool:
    """Every turn asks for its first action, and only once: it is never forced."""
    return g.stack[-1].rule == rule.CHOOSE_ACTION and g.deeds == 0


def answer(g: Ankh, chooser: Chooser) -> None:
    seat = ANKH.engine.owing(g)[0]
    ANKH.engine.apply(g, seat, chooser.pick(ANKH.engine.legal(g, seat)))


def mid_battle(seats: int) -> Ankh:
    """A state in which cards are being chosen: some have, the others have not."""
    for seed in range(1, 1000):
        g, chooser = ANKH.new(seats, {}, key=seed), Chooser(seed)
        while g.ending < 0:
            if g.stack[-1].rule == rule.CHOOSE_CARDS and any(g.drafts):
                return g
            answer(g, chooser)
    raise AssertionError("a thousand games without a battle")


def copy_often(g: Ankh, times: int) -> None:
    for _ in range(times):
        g.copy()
