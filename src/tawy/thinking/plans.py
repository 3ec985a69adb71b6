"""Plans: all steps of a seat till the next turn is about to begin.

A single step (which figure, how many units) says little; what counts is where a whole action ends.
So plans are tried out at random, and those that end best are tried again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from tawy.kernel.engine import Engine
from tawy.kernel.frames import State
from tawy.thinking.dice import Dice
from tawy.thinking.evaluation import Evaluation, row_of
from tawy.thinking.reasons import Reasons
from tawy.thinking.turns import Turns

FINALISTS: Final = 4
AGAIN: Final = 4  # one trial in so many


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

    def search(
        self, sample: Callable[[], State], seat: int, budget: int
    ) -> Generator[None, bool, Plan]:
        """The plan that ends best; each first step is tried about as often.

        What ended best may have been lucky: a part of the trials goes to trying it again. It is
        sent whether it is enough, and then takes the best that was found so far.
        """
        found: list[Plan] = []
        fresh = budget - budget // AGAIN
        enough = False
        while len(found) < fresh and not enough:
            g = sample()
            legal = self.engine.legal(g, seat)
            start = self.turns.dice.below(len(legal))
            for first in legal[start:] + legal[:start]:
                if len(found) < fresh:
                    found.append(self.follow(g.copy(), seat, [first]))
            enough = yield
        found.sort(key=Plan.value, reverse=True)
        finalists = found[:FINALISTS]
        for trial in range(budget // AGAIN):
            if enough:
                break
            plan = finalists[trial % len(finalists)]
            plan.total += self.follow(sample(), seat, plan.steps).total
            plan.tries += 1
            enough = yield
        return max(finalists, key=Plan.value)

    def follow(self, g: State, seat: int, steps: list[int]) -> Plan:
        """A plan that begins with these steps, tried out in *g*."""
        taken = self.turns.follow(g, seat, steps)
        rows = self.evaluation.measure(g) if g.ending < 0 else []
        value = self.evaluation.chances(g, rows)[seat]
        self.reasons.note(taken[0], row_of(g, rows, seat), value)
        return Plan(taken, value)
