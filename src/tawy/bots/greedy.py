"""Looks to the end of its own action, and takes what looks best there."""

from __future__ import annotations

from collections.abc import Callable

from tawy.bots.bot import Bot, Choice, never
from tawy.bots.knowledge import Knowledge, View
from tawy.bots.minds import evaluation_of
from tawy.kernel.frames import State
from tawy.thinking.dice import Dice
from tawy.thinking.evaluation import Evaluation
from tawy.thinking.plans import Planner


class Greedy(Bot):
    """Tries out *plans* of its own; what others do meanwhile it takes for anything."""

    def __init__(self, seed: str, plans: int, weights: dict[str, float] | None = None) -> None:
        self.dice = Dice(seed)
        self.plans = plans
        self.weights = weights

    def choose(self, view: View, stop: Callable[[], bool] = never) -> Choice:
        if len(view.options) == 1:
            return Choice(view.options[0])
        known = Knowledge(view)
        evaluation = evaluation_of(view.game.name, self.weights)
        planner = Planner(view.game.engine, evaluation, self.dice)
        plan = planner.best(lambda: known.sample(self.dice), view.seat, self.plans, stop)
        return Choice(plan.steps[0], gains(evaluation, known.base, plan.end, view.seat))


def gains(evaluation: Evaluation, before: State, after: State, seat: int) -> dict[str, float]:
    """What a seat's terms have gained, weighed; those that have not changed are left out."""
    if after.ending >= 0 or after.side[seat] < 0:
        return {}
    old = evaluation.measure(before, before.side[seat])
    new = evaluation.measure(after, after.side[seat])
    rows = zip(evaluation.terms, evaluation.weights, old, new, strict=True)
    weighed = {term: weight * (late - early) for term, weight, early, late in rows}
    return {term: gain for term, gain in weighed.items() if gain}
