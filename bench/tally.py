"""What a measurement counts, and the chooser that all sides of it share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

T = TypeVar("T")


@dataclass
class Tally:
    """What was played, and how long it took."""

    games: int = 0
    decisions: int = 0  # with two options or more; what is forced is played but not counted
    turns: int = 0  # of one seat
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.seconds += other.seconds


class Chooser:
    """Chooses at random, and counts what it was really asked.

    `Random` and not our own stream: that one is a hash, and its price would be counted
    as the game's.
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.decisions = 0

    def pick(self, options: Sequence[T]) -> T:
        self.decisions += len(options) >= 2
        return self.random.choice(options)
