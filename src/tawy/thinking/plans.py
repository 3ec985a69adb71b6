"""Plans: all steps of a seat till the next turn is about to begin.

A single step (which figure, how many units) says little; what counts is where a whole action ends.
So plans are tried out at random, and those that end best are tried again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tawy.kernel.engine import Engine
from tawy.kernel.frames import State
from tawy.thinking.dice import Dice
from tawy.thinking.evaluation import Evaluation, row_of
from tawy.thinking.reasons import Reasons
from tawy.thinking.turns import Turns

FINALISTS: Final = 4
AGAIN: Final = 4  # times that each of them is tried again


class Plan:
    """The steps of one seat, and how well they ended on the whole."""

    def __init__(self, steps: list[int], value: float) -> None:
        self.steps = steps
        self.total = value
        self.tries = 1

    def value(self) -> float:
        return self.total / self.tries


class Planner:
    def __init__(self, engine: Engine[Any], evaluation: Evaluation, dice: Dice) -> None:
        self.engine = engine
        self.evaluation = evaluation
        self.turns = Turns(engine, evaluation, dice)
        self.reasons = Reasons(len(evaluation.terms))

    def best(
        self, sample: Callable[[], State], seat: int, tries: int, stop: Callable[[], bool]
    ) -> Plan:
        """The plan that ends best, among *tries*; each first step is tried about as often."""
        found: list[Plan] = []
        while len(found) < tries and not (found and stop()):
            g = sample()
            for first in self.engine.legal(g, seat):
                found.append(self.follow(g.copy(), seat, [first]))
                if len(found) >= tries and len(found) >= len(self.engine.legal(g, seat)):
                    break
        found.sort(key=Plan.value, reverse=True)
        finalists = found[:FINALISTS]
        for plan in finalists:
            for _ in range(AGAIN):
                if stop():
                    break
                again = self.follow(sample(), seat, plan.steps)
                plan.total += again.total
                plan.tries += 1
        return max(finalists, key=Plan.value)

    def follow(self, g: State, seat: int, steps: list[int]) -> Plan:
        """A plan that begins with these steps, tried out in *g*."""
        taken = self.turns.follow(g, seat, steps)
        rows = self.evaluation.measure(g) if g.ending < 0 else []
        value = self.evaluation.chances(g, rows)[seat]
        self.reasons.note(taken[0], row_of(g, rows, seat), value)
        return Plan(taken, value)
