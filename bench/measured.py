"""What one process found, as rows of figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from bench.tally import Tally

OURS = "tawy"
PEER = ("catanatron", "catan", 4)  # whom all are compared with


@dataclass
class Measured:
    """A tally by contestant and round, and the seconds that a copy takes."""

    compiled: bool
    tallies: dict[str, list[Tally]]
    copies: dict[str, list[float]]

    def per_second(self, name: str, what: Callable[[Tally], int]) -> float:
        return median([what(tally) / tally.seconds for tally in self.tallies[name]])

    def ratios(self, name: str) -> list[float]:
        """Decisions a second for one of the peer's, round by round."""
        pairs = zip(self.tallies[name], self.tallies["{} {} {}".format(*PEER)], strict=True)
        return [
            (ours.decisions / ours.seconds) / (theirs.decisions / theirs.seconds)
            for ours, theirs in pairs
        ]


def rows_of(m: Measured) -> list[dict[str, Any]]:
    """One for each contestant. Of peers a row is told once: they are never compiled by us."""
    names = [name for name in m.tallies if name.startswith(OURS) or not m.compiled]
    return [row_of(m, name) for name in names]


def row_of(m: Measured, name: str) -> dict[str, Any]:
    engine, game, players = name.split()
    ratios = m.ratios(name)
    return {
        "engine": engine,
        "game": game,
        "players": int(players),
        "compiled": m.compiled,
        "decisions_per_s": m.per_second(name, lambda tally: tally.decisions),
        "games_per_s": m.per_second(name, lambda tally: tally.games),
        "us_per_turn": 1e6 / m.per_second(name, lambda tally: tally.turns),
        "copies_per_s": 1 / median(m.copies[name]) if name in m.copies else None,
        "ratio_to_catanatron": median(ratios),
        "ratio_range": [min(ratios), max(ratios)],
    }
