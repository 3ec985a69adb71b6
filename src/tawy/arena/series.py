"""Series of games, each of which answers one question."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tawy.arena.match import Job, Result, player, scores
from tawy.arena.sequential import Sequential, interval
from tawy.bots.program import DEADLINE

EQUAL: Final = 0.50
STRONGER: Final = 0.65
NOTHING: Final = (0.0, 1.0)  # is known of a share
LONGEST_NAME: Final = 120


class Series:
    """What to play, and when enough was seen. Subclass it."""

    most: int  # games, if nothing is found out before

    def name(self) -> str:
        raise NotImplementedError

    def title(self) -> str:
        raise NotImplementedError

    def jobs(self) -> Iterator[Job]:
        raise NotImplementedError

    def verdict(self, results: list[Result]) -> Verdict:
        """What these results say. All of them have been played for this series."""
        raise NotImplementedError


@dataclass
class Verdict:
    """An estimate with its interval; whether it was enough, and whether it is what was hoped.

    Where nothing was hoped for, *passed* is None; where nobody is compared, so is the *share*.
    """

    games: int
    share: float | None
    bounds: tuple[float, float]
    over: bool
    passed: bool | None
    undecided: float  # the share of games that nobody won
    whose: str = ""  # the player that the share is of

    def line(self) -> str:
        low, high = self.bounds
        drawn = f", nobody won {self.undecided:.0%}" if self.undecided else ""
        state = f": {self.state()}" if self.state() else ""
        return f"{self.told_share(low, high)}{self.games} games{drawn}{state}"

    def told_share(self, low: float, high: float) -> str:
        if self.share is None:
            return ""
        whose = f"share of {self.whose} " if self.whose else ""
        return f"{whose}{self.share:.3f} ({low:.3f} to {high:.3f}), "

    def state(self) -> str:
        if not self.over:
            return "not over"
        return {True: "holds", False: "does not hold", None: ""}[self.passed]


def undecided(results: list[Result]) -> float:
    return sum(1 not in one.places for one in results) / max(len(results), 1)


@dataclass
class Duel(Series):
    """Two bots; games come in pairs on one table, with seats and gods swapped."""

    game: str
    upper: str
    lower: str
    share: int  # of their budgets: one of so many
    seed: str
    most: int

    def name(self) -> str:
        return plain(f"{self.game}-{self.upper}-{self.lower}-{self.share}")

    def title(self) -> str:
        return f"{player(self.upper, self.share)} over {player(self.lower, self.share)}"

    def jobs(self) -> Iterator[Job]:
        for number in range(self.most):
            bots = [self.upper, self.lower] if number % 2 == 0 else [self.lower, self.upper]
            seed = f"{self.seed} {self.name()} {number // 2}"  # both of a pair: the same table
            yield Job(f"{self.name()}-{number:03}", self.game, bots, seed, self.share)

    def score(self, result: Result) -> float:
        return scores(result.places)[result.job.bots.index(self.upper)]

    def total(self, results: list[Result]) -> float:
        return sum(self.score(one) for one in results)

    def first(self) -> str:
        return player(self.upper, self.share)


class Rung(Duel):
    """Is a level stronger than the one below? A sequential test tells as soon as it can."""

    def verdict(self, results: list[Result]) -> Verdict:
        """Told after whole pairs: one game alone favours whoever has the better seat."""
        trial = Sequential(EQUAL, STRONGER, self.most, [self.score(one) for one in results])
        bounds = interval(self.total(results), len(results))
        over = trial.over() and len(results) % 2 == 0
        good = trial.accepted() and trial.mean() >= STRONGER
        nobody = undecided(results)
        return Verdict(len(results), trial.mean(), bounds, over, good, nobody, self.first())


@dataclass
class Margin(Duel):
    """A fixed number of games; the share itself, or its lower bound, is to be above a mark."""

    mark: float
    surely: bool

    def verdict(self, results: list[Result]) -> Verdict:
        count = len(results)
        share = self.total(results) / max(count, 1)
        bounds = interval(self.total(results), count)
        good = bounds[0] > self.mark if self.surely else share >= self.mark
        nobody = undecided(results)
        return Verdict(count, share, bounds, count >= self.most, good, nobody, self.first())


@dataclass
class Alone(Series):
    """One of a level among others of the level below; in all seats in turn, on the same table.

    Only what it wins itself counts: where nobody won, it did not.
    """

    game: str
    one: str
    others: str
    share: int
    seed: str
    most: int = 100
    seats: int = 4

    def name(self) -> str:
        return plain(f"{self.game}-{self.one}-among-{self.others}-{self.share}")

    def title(self) -> str:
        one, others = player(self.one, self.share), player(self.others, self.share)
        return f"{one} among {self.seats - 1} {others}"

    def jobs(self) -> Iterator[Job]:
        for number in range(self.most):
            bots = [self.others] * self.seats
            bots[number % self.seats] = self.one
            seed = f"{self.seed} {self.name()} {number // self.seats}"
            yield Job(f"{self.name()}-{number:03}", self.game, bots, seed, self.share)

    def verdict(self, results: list[Result]) -> Verdict:
        count = len(results)
        won = sum(
            scores(one.places)[one.job.bots.index(self.one)] for one in results if 1 in one.places
        )
        low, high = interval(won, count)
        good = low > 1 / self.seats
        whose = player(self.one, self.share)
        return Verdict(
            count, won / max(count, 1), (low, high), count >= self.most, good, undecided(results),
            whose,
        )  # fmt: skip


@dataclass
class Match(Series):
    """The same bots again and again, each in every seat in turn on the same table."""

    game: str
    bots: list[str]
    most: int
    share: int
    seed: str
    deadline: int = DEADLINE

    def name(self) -> str:
        return plain(f"{self.game}-{'-'.join(self.bots)}-{self.share}")

    def title(self) -> str:
        return " - ".join(self.bots)

    def jobs(self) -> Iterator[Job]:
        ways = turnings(self.bots)
        for number in range(self.most):
            bots = ways[number % len(ways)]
            seed = f"{self.seed} {number // len(ways)}"
            name = f"match-{number:04}"
            yield Job(name, self.game, bots, seed, self.share, deadline=self.deadline)

    def verdict(self, results: list[Result]) -> Verdict:
        """Of the first bot, which may have several seats; if it has all, nobody is compared."""
        count, over = len(results), len(results) >= self.most
        if len(set(self.bots)) == 1:
            return Verdict(count, None, NOTHING, over, None, undecided(results))
        won = sum(
            score
            for one in results
            for bot, score in zip(one.job.bots, scores(one.places), strict=True)
            if bot == self.bots[0]
        )
        bounds, whose = interval(won, count), player(self.bots[0], self.share, self.deadline)
        return Verdict(count, won / max(count, 1), bounds, over, None, undecided(results), whose)


def turnings(bots: list[str]) -> list[list[str]]:
    """Each way to sit, seat by seat further on. Bots that are alike would play the same again."""
    found: list[list[str]] = []
    for by in range(len(bots)):
        turned = bots[by:] + bots[:by]
        if turned not in found:
            found.append(turned)
    return found


def plain(words: str) -> str:
    """As part of the name of a file, which must not be too long."""
    name = "".join(c if c.isalnum() or c == "-" else "_" for c in words)
    if len(name) <= LONGEST_NAME:
        return name
    return f"{name[:LONGEST_NAME]}-{hashlib.sha256(words.encode()).hexdigest()[:8]}"
