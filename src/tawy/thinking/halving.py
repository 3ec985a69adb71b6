"""Which option to try next, where in the end one of them is chosen.

Sequential halving: all are tried alike, then the better half, and so on till two are left. Chance
makes what comes of an option uncertain, and so its first trials tell little; following the most
promising one settles too early, and trying all for ever learns little of the best.
"""

from __future__ import annotations

from math import ceil, log2, sqrt
from typing import Final

from tawy.thinking.dice import Dice
from tawy.thinking.option_stats import OptionStats

WIDTH: Final = 2.0  # options that are tried at all, for the square root of the rounds


class Halving:
    def __init__(self, options: list[int], stats: OptionStats, rounds: int, dice: Dice) -> None:
        self.stats = stats
        self.left = widest(options, stats, int(1 + WIDTH * sqrt(rounds)), dice)
        self.tries = dict.fromkeys(self.left, 0)
        self.phases = ceil(log2(len(self.left)))
        self.phase = 1

    def next(self, used: float) -> int:
        """What to try when this part of the budget is used up."""
        while self.phase <= used * self.phases and len(self.left) > 1:
            self.left = sorted(self.left, key=self.stats.mean, reverse=True)
            self.left = self.left[: (len(self.left) + 1) // 2]
            self.phase += 1
        option = min(self.left, key=self.tries.__getitem__)
        self.tries[option] += 1
        return option

    def best(self) -> int:
        return max(self.left, key=self.stats.mean)


def widest(options: list[int], stats: OptionStats, most: int, dice: Dice) -> list[int]:
    """Those that were looked at before, and others by chance, as many as can be tried."""
    known = [option for option in options if option in stats.rows]
    fresh = [option for option in options if option not in stats.rows]
    found = sorted(known, key=stats.visits_of, reverse=True)[:most]
    while fresh and len(found) < most:
        found.append(fresh.pop(dice.below(len(fresh))))
    return found
