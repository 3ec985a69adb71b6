"""The ladder: is each level stronger than the one below it?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tawy.arena.match import Job, Result, scores
from tawy.arena.sequential import Sequential, interval

EQUAL: Final = 0.50
STRONGER: Final = 0.65
MOST_GAMES: Final = 150


@dataclass
class Rung:
    """Two neighbours, the *upper* one's scores; games come in pairs with seats and gods swapped."""

    game: str
    upper: str
    lower: str
    share: int
    seed: str
    most: int = MOST_GAMES

    def name(self) -> str:
        return f"{self.game}-{self.upper}-{self.lower}-{self.share}".replace(":", "")

    def jobs(self) -> Iterator[Job]:
        for number in range(self.most):
            bots = [self.upper, self.lower] if number % 2 == 0 else [self.lower, self.upper]
            seed = f"{self.seed} {self.name()} {number // 2}"  # both of a pair: the same table
            yield Job(f"{self.name()}-{number:03}", self.game, bots, seed, self.share)

    def score(self, result: Result) -> float:
        return scores(result.places)[result.job.bots.index(self.upper)]


def trial_of(rung: Rung) -> Sequential:
    return Sequential(EQUAL, STRONGER, rung.most)


@dataclass
class Alone:
    """One of a level among three of the level below; all seats in turn."""

    game: str
    one: str
    others: str
    share: int
    seed: str
    games: int = 100
    seats: int = 4

    def name(self) -> str:
        return f"{self.game}-{self.one}-among-{self.others}-{self.share}".replace(":", "")

    def jobs(self) -> Iterator[Job]:
        for number in range(self.games):
            bots = [self.others] * self.seats
            bots[number % self.seats] = self.one
            seed = f"{self.seed} {self.name()} {number // self.seats}"
            yield Job(f"{self.name()}-{number:03}", self.game, bots, seed, self.share)

    def wins(self, results: list[Result]) -> float:
        return sum(scores(one.places)[one.job.bots.index(self.one)] for one in results)

    def bounds(self, results: list[Result]) -> tuple[float, float]:
        return interval(self.wins(results), len(results))
