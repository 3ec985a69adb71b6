"""Weights from games that were played: those by which the winners would have been foretold best.

The chance of a side is its share of exp(the weighed sum), so the likelihood of all results is
concave in the weights: there is one best answer, and going uphill finds it.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from tawy.thinking.evaluation import shares_of

STEPS: Final = 400
REACH: Final = 0.05  # of a step, in every direction alike
KEEPING: Final = 0.9  # of what the last steps said
KEEPING_SQUARES: Final = 0.999


class Moment:
    """A state of a game: the terms of each side, and what each had won at the end."""

    def __init__(self, rows: list[list[float]], won: list[float]) -> None:
        self.rows = rows
        self.won = won


def likelihood(moments: list[Moment], weights: list[float]) -> float:
    """The mean logarithm of the chance that the winner was given."""
    total = 0.0
    for moment in moments:
        for won, chance in zip(moment.won, shares_of(moment.rows, weights), strict=True):
            total += won * log(max(chance, 1e-12))
    return total / max(len(moments), 1)


def slope(moments: list[Moment], weights: list[float]) -> list[float]:
    """How the mean log-likelihood grows with each weight."""
    found = [0.0] * len(weights)
    for moment in moments:
        chance = shares_of(moment.rows, weights)
        for side, row in enumerate(moment.rows):
            gap = moment.won[side] - chance[side]
            for i, term in enumerate(row):
                found[i] += gap * term
    return [one / len(moments) for one in found]


def fitted(
    moments: list[Moment],
    prior: list[float],
    trust: float,
    lowest: list[float],
    highest: list[float],
) -> list[float]:
    """The best weights between *lowest* and *highest*.

    *trust* in the *prior* holds back what the games say too little about.
    """
    weights, pace, squares = prior[:], [0.0] * len(prior), [0.0] * len(prior)
    for step in range(1, STEPS + 1):
        rise = slope(moments, weights)
        for i, one in enumerate(rise):
            up = one - trust * (weights[i] - prior[i])
            pace[i] = KEEPING * pace[i] + (1 - KEEPING) * up
            squares[i] = KEEPING_SQUARES * squares[i] + (1 - KEEPING_SQUARES) * up * up
            fair_pace = pace[i] / (1 - KEEPING**step)
            fair_square = squares[i] / (1 - KEEPING_SQUARES**step)
            new = weights[i] + REACH * fair_pace / (sqrt(fair_square) + 1e-9)
            weights[i] = min(max(new, lowest[i]), highest[i])
    return weights
