"""What a search knows of the options of one seat, in one place of its tree."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from tawy.thinking.dice import Dice

LEAST_SPREAD: Final = 0.01
WIDENING: Final = 2.0  # options looked at, for the square root of the visits


class OptionStats:
    def __init__(self) -> None:
        self.rows: dict[int, int] = {}  # by option
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.offered: list[int] = []  # how often it could have been chosen
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def choose(self, legal: list[int], dice: Dice, exploring: float) -> int:
        """An option not looked at yet, while there is room for one; else the most promising."""
        known = [option for option in legal if option in self.rows]
        if len(known) < len(legal) and len(known) < 1 + WIDENING * sqrt(self.count):
            fresh = [option for option in legal if option not in self.rows]
            option = dice.pick(fresh)
            self.enter(option)
            return option
        best, found, reach = -1.0, known[0], exploring * self.spread()
        for option in known:
            row = self.rows[option]
            self.offered[row] += 1
            visits = self.visits[row]
            if not visits:
                return option
            worth = self.totals[row] / visits
            worth += reach * sqrt(log(self.offered[row]) / visits)
            if worth > best:
                best, found = worth, option
        return found

    def enter(self, option: int) -> None:
        if option not in self.rows:
            self.rows[option] = len(self.visits)
            self.visits.append(0)
            self.totals.append(0.0)
            self.offered.append(1)

    def learn(self, option: int, value: float) -> None:
        row = self.rows[option]
        self.count += 1
        self.sum += value
        self.squares += value * value
        self.visits[row] += 1
        self.totals[row] += value

    def spread(self) -> float:
        """The standard deviation of all values: how much there is to be found out here."""
        mean = self.sum / max(self.count, 1)
        return max(LEAST_SPREAD, sqrt(max(0.0, self.squares / max(self.count, 1) - mean * mean)))

    def visits_of(self, option: int) -> int:
        return self.visits[self.rows[option]] if option in self.rows else 0

    def mean(self, option: int) -> float:
        """Of its values; less than any, if it was never chosen."""
        visits = self.visits_of(option)
        return self.totals[self.rows[option]] / visits if visits else -1.0
