"""Series of games that answer one question each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from tawy.arena.match import Job, Result


class Series(Protocol):
    """What to play, and when enough was seen."""

    def title(self) -> str: ...

    def jobs(self) -> Iterator[Job]: ...

    def most(self) -> int:
        """Games, if nothing is found out before."""
        ...

    def enough(self, results: list[Result]) -> bool: ...

    def told(self, results: list[Result]) -> str:
        """What these results say, on a line."""
        ...

    def passed(self, results: list[Result]) -> bool: ...


@dataclass
class Match:
    """The same bots again and again, each in every seat in turn on the same table."""

    game: str
    bots: list[str]
    games: int
    share: int
    seed: str

    def title(self) -> str:
        return " - ".join(self.bots)

    def most(self) -> int:
        return self.games

    def jobs(self) -> Iterator[Job]:
        seats = len(self.bots)
        for number in range(self.games):
            turned = [self.bots[(seat + number) % seats] for seat in range(seats)]
            seed = f"{self.seed} {number // seats}"
            yield Job(f"match-{number:04}", self.game, turned, seed, self.share)

    def enough(self, results: list[Result]) -> bool:
        return len(results) >= self.games

    def passed(self, results: list[Result]) -> bool:
        return True

    def told(self, results: list[Result]) -> str:
        return f"{len(results)} games"
