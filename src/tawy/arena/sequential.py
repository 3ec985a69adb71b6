"""A sequential test: play only as long as it takes to tell two hypotheses apart."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from typing import Final

ERROR: Final = 0.05  # of either kind
BOUND: Final = log((1 - ERROR) / ERROR)


@dataclass
class Sequential:
    """Scores from 0 to 1; is their mean *low*, or *high*? Wald's test.

    A score between 0 and 1 counts as that part of a win and the rest of a loss. So its evidence is
    at most what whole wins and losses of the same mean would give, and the errors stay below
    *ERROR* whatever share of games is drawn.
    """

    low: float
    high: float
    most: int  # games
    scores: list[float] = field(default_factory=list)

    def mean(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.5

    def evidence(self) -> float:
        """The logarithm of how much likelier *high* is than *low*."""
        wins = sum(self.scores)
        losses = len(self.scores) - wins
        return wins * log(self.high / self.low) + losses * log((1 - self.high) / (1 - self.low))

    def accepted(self) -> bool:
        return self.evidence() >= BOUND

    def rejected(self) -> bool:
        return self.evidence() <= -BOUND

    def over(self) -> bool:
        return self.accepted() or self.rejected() or len(self.scores) >= self.most


def interval(wins: float, count: int) -> tuple[float, float]:
    """Wilson's interval of a share, 95 %."""
    if not count:
        return 0.0, 1.0
    z, share = 1.96, wins / count
    middle = share + z * z / (2 * count)
    reach = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    whole = 1 + z * z / count
    return (middle - reach) / whole, (middle + reach) / whole
