"""The games that bots play: how each is evaluated, and who plays it at each level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tawy.thinking.ankh import AnkhEvaluation
from tawy.thinking.evaluation import Evaluation
from tawy.thinking.kemet import KemetEvaluation


@dataclass(frozen=True)
class BotGame:
    evaluation: Callable[[dict[str, float]], Evaluation]  # by its weights
    levels: dict[str, str]  # a bot, its budget for an action: plans of greedy, rounds of search


GAMES: Final[dict[str, BotGame]] = {
    "ankh": BotGame(
        AnkhEvaluation,
        {
            "farmer": "greedy:5",
            "scribe": "greedy:32",
            "priest": "search:160",
            "vizier": "search:960",
            "pharaoh": "search:10000",
        },
    ),
    "kemet": BotGame(
        KemetEvaluation,
        {
            "farmer": "greedy:4",
            "scribe": "greedy:16",
            "priest": "greedy:96",
            "vizier": "greedy:768",
            "pharaoh": "search:10000",
        },
    ),
}
