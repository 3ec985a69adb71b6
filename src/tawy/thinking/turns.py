"""A turn played on to its end: the steps of one seat, while others do anything."""

from __future__ import annotations

from typing import Any, Final

from tawy.kernel.engine import Engine
from tawy.kernel.frames import State
from tawy.thinking.dice import Dice
from tawy.thinking.evaluation import Evaluation

LONGEST: Final = 200  # plies, others' answers included


class Turns:
    def __init__(self, engine: Engine[Any], evaluation: Evaluation, dice: Dice) -> None:
        self.engine = engine
        self.evaluation = evaluation
        self.dice = dice

    def follow(self, g: State, seat: int, steps: list[int]) -> list[int]:
        """Take these steps of *seat* as far as they are legal, and any after that.

        Ends where the next turn is about to begin; returns the steps that were taken.
        """
        engine, dice = self.engine, self.dice
        taken: list[int] = []
        for _ in range(LONGEST):
            if g.ending >= 0 or (taken and self.evaluation.quiet(g)):
                break
            who = engine.pending(g)[0]
            legal = engine.legal(g, who)
            option = dice.pick(legal)
            if who == seat:
                if len(taken) < len(steps) and steps[len(taken)] in legal:
                    option = steps[len(taken)]
                taken.append(option)
            engine.apply(g, who, option)
        return taken

    def finish(self, g: State) -> None:
        """Go on to the end of a turn, in the best of a few ways.

        What was best may have been lucky, so only the steps of it are taken, with other luck.
        """
        if g.ending >= 0 or self.evaluation.quiet(g):
            return
        seat, best, steps = self.engine.pending(g)[0], -1.0, list[int]()
        for number in range(self.evaluation.looks):
            trial = g.copy()
            trial.draws += (number + 1) * LONGEST
            taken = self.follow(trial, seat, [])
            worth = self.evaluation.values(trial)[seat]
            if worth > best:
                best, steps = worth, taken
        self.follow(g, seat, steps)
