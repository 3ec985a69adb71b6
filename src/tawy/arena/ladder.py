"""The ladder: is each level stronger than the one below it?"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tawy.arena.series import Alone, Margin, Rung, Series
from tawy.bots.levels import LEVELS, RANDOM

SHARE: Final = 8  # of budgets that is played with, but for the top at last
MOST_GAMES: Final = 150
TOP_GAMES: Final = 40
AMONG_GAMES: Final = 100
LUCK_GAMES: Final = 100
GREED: Final = "greedy:64"
OVER_LUCK: Final = 0.90


def ladder(game: str, seed: str) -> list[Series]:
    """From the cheapest question to the dearest."""
    steps = list(pairwise(LEVELS))
    found: list[Series] = [Margin(game, GREED, RANDOM, 1, seed, LUCK_GAMES, OVER_LUCK, False)]
    found += [Rung(game, upper, lower, SHARE, seed, MOST_GAMES) for lower, upper in steps]
    found += [Alone(game, upper, lower, SHARE, seed, AMONG_GAMES) for lower, upper in steps]
    lower, upper = steps[-1]
    return [*found, Margin(game, upper, lower, 1, seed, TOP_GAMES, 0.5, True)]
