"""Looks to the end of its own action, and takes what looks best there."""

from __future__ import annotations

from tawy.bots.bot import Choice, PatientBot, Thinking
from tawy.bots.evaluations import evaluation_of
from tawy.bots.knowledge import Knowledge, View
from tawy.thinking.dice import Dice
from tawy.thinking.plans import Planner


class Greedy(PatientBot):
    """Tries out *plans* of its own; what others do meanwhile it takes for anything."""

    def __init__(self, seed: str, plans: int, weights: dict[str, float] | None = None) -> None:
        self.dice = Dice(seed)
        self.plans = plans
        self.weights = weights

    def think(self, view: View) -> Thinking:
        if len(view.options) == 1:
            return Choice(view.options[0])
        known = Knowledge(view)
        evaluation = evaluation_of(view.game.name, self.weights)
        planner = Planner(view.game.engine, evaluation, self.dice)
        plan = yield from planner.search(lambda: known.sample(self.dice), view.seat, self.plans)
        option = plan.steps[0]
        return Choice(option, planner.reasons.of(option, evaluation.terms, evaluation.weights))
