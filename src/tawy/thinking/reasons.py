"""Why a choice was made: what is better after it than after the others, term by term."""

from __future__ import annotations

from typing import Final

VICTORY: Final = "victory"  # the term of trials in which the game was over


class Reasons:
    """What came of trials, by the option that they began with."""

    def __init__(self, terms: int) -> None:
        self.terms = terms
        self.rows: dict[int, list[float]] = {}  # sums of terms
        self.trials: dict[int, int] = {}
        self.ended: dict[int, int] = {}
        self.won: dict[int, float] = {}

    def note(self, option: int, row: list[float], value: float) -> None:
        """One trial: the own terms at its end; none if the game was over, or this side gone."""
        if option not in self.rows:
            self.rows[option] = [0.0] * self.terms
            self.trials[option] = self.ended[option] = 0
            self.won[option] = 0.0
        self.trials[option] += 1
        if not row:
            self.ended[option] += 1
            self.won[option] += value
            return
        sums = self.rows[option]
        for i, term in enumerate(row):
            sums[i] += term

    def of(self, option: int, terms: list[str], weights: list[float]) -> dict[str, float]:
        """For each term, weighed: its mean after *option*, less its mean after all others.

        Where games were over there was nothing to measure: the more often, the less terms count.
        """
        here, there = [option], [other for other in self.rows if other != option]
        if option not in self.rows or not there:
            return {}
        found = {VICTORY: self.share_won(here) - self.share_won(there)}
        going_on = min(self.share_open(here), self.share_open(there))
        if going_on:
            mine, theirs = self.means(here), self.means(there)
            for i, term in enumerate(terms):
                found[term] = going_on * weights[i] * (mine[i] - theirs[i])
        return {term: gain for term, gain in found.items() if abs(gain) >= 0.0005}

    def means(self, options: list[int]) -> list[float]:
        """Of trials that did not end the game."""
        count = sum([self.trials[one] - self.ended[one] for one in options])
        return [sum([self.rows[one][i] for one in options]) / count for i in range(self.terms)]

    def share_open(self, options: list[int]) -> float:
        count = sum([self.trials[one] for one in options])
        return 1 - sum([self.ended[one] for one in options]) / count

    def share_won(self, options: list[int]) -> float:
        count = sum([self.trials[one] for one in options])
        return sum([self.won[one] for one in options]) / max(count, 1)
