"""How good a state is for each side: named terms, weighed, as a chance to win."""

from __future__ import annotations

from math import exp
from typing import Final

from tawy.kernel.frames import State

FAR: Final = 100.0  # no weight comes near it


class Evaluation:
    """Subclass it for a game. A term is a number of one side, about 0 to 1; weights are in logits.

    The chance of a side is its share of exp(the weighed sum): so only differences count. A term is
    a good thing to have, so games are not believed when they seem to tell otherwise (what goes
    along with it may have cost them); but for the *bad* ones, and those that may be either.
    """

    def __init__(
        self,
        terms: list[str],
        weights: dict[str, float],
        exploring: float,
        looks: int,
        bad: list[str],
        either: list[str],
    ) -> None:
        self.terms = terms
        self.lowest = [-FAR if term in bad + either else 0.0 for term in terms]
        self.highest = [0.0 if term in bad else FAR for term in terms]
        self.weights = [weights[term] for term in terms]
        self.exploring = exploring  # of a search, in standard deviations of what it finds
        self.looks = looks  # ways to finish a turn that a search tries, to take the best; 0: any

    def measure(self, g: State) -> list[list[float]]:
        """The terms in their order, of each side that is in the game."""
        raise NotImplementedError

    def quiet(self, g: State) -> bool:
        """Whether a turn is about to begin: in its midst the terms could not tell how it ends."""
        raise NotImplementedError

    def values(self, g: State) -> list[float]:
        """By seat: its chance to win, or what it has won."""
        return self.chances(g, [] if g.ending >= 0 else self.measure(g))

    def chances(self, g: State, rows: list[list[float]]) -> list[float]:
        """As `values`, of the terms that were measured in a game that goes on."""
        if g.ending >= 0:
            return rewards(g.places)
        sides = g.sides()
        shares = shares_of(rows, self.weights)
        found = [0.0] * g.seats
        for seat in range(g.seats):
            if g.side[seat] >= 0:
                found[seat] = shares[sides.index(g.side[seat])]
        return found


def shares_of(rows: list[list[float]], weights: list[float]) -> list[float]:
    """The chance of each side, by its terms."""
    sums = []
    for row in rows:
        total = 0.0
        for i, weight in enumerate(weights):
            total += weight * row[i]
        sums.append(total)
    most = max(sums)
    shares = [exp(one - most) for one in sums]
    whole = sum(shares)
    return [share / whole for share in shares]


def row_of(g: State, rows: list[list[float]], seat: int) -> list[float]:
    """The terms of the side of a seat; nothing if the game is over or the side has left it."""
    if not rows or g.side[seat] < 0:
        return []
    return rows[g.sides().index(g.side[seat])]


def rewards(places: list[int]) -> list[float]:
    """By seat: one for a winner, nothing for anybody else. Where nobody won all are last."""
    return [1.0 if place == 1 else 0.0 for place in places]


def saturated(count: float, half: float) -> float:
    """What many are worth, where each one more is worth less: *half* of them are half of all."""
    return count / (count + half)
