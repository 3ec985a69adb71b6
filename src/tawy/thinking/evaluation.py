"""How good a state is for each side: named terms, weighed, as a chance to win."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp

from tawy.kernel.frames import State


class Evaluation:
    """Subclass it for a game. A term is a number of one side, about 0 to 1; weights are in logits.

    The chance of a side is its share of exp(the weighed sum): so only differences count.
    """

    def __init__(self, terms: list[str], weights: dict[str, float]) -> None:
        self.terms = terms
        self.weights = [weights[term] for term in terms]

    def measure(self, g: State, side: int) -> list[float]:
        """The terms of a side, in their order."""
        raise NotImplementedError

    def quiet(self, g: State) -> bool:
        """Whether nothing is going on that the terms could not see through, such as a battle."""
        raise NotImplementedError

    def sum_of(self, g: State, side: int) -> float:
        total = 0.0
        for weight, term in zip(self.weights, self.measure(g, side), strict=True):
            total += weight * term
        return total

    def values(self, g: State) -> list[float]:
        """By seat: its chance to win, or what it has won."""
        if g.ending >= 0:
            return rewards(g.places)
        sides = g.sides()
        sums = [self.sum_of(g, side) for side in sides]
        most = max(sums)
        shares = [exp(one - most) for one in sums]
        whole = sum(shares)
        found = [0.0] * g.seats
        for seat in range(g.seats):
            if g.side[seat] >= 0:
                found[seat] = shares[sides.index(g.side[seat])] / whole
        return found


def rewards(places: list[int]) -> list[float]:
    """By seat: one for a winner, nothing for anybody else. Where nobody won all are last."""
    return [1.0 if place == 1 else 0.0 for place in places]


def saturated(count: float, half: float) -> float:
    """What many are worth, where each one more is worth less: *half* of them are half of all."""
    return count / (count + half)


def read_weights(game: str) -> dict[str, float]:
    """The weights that self-play has found."""
    source = files("tawy.thinking") / "weights" / f"{game}.json"
    told: dict[str, float] = json.loads(source.read_text(encoding="utf-8"))["weights"]
    return told
