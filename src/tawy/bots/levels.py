"""The opponents of the house by name, and the five levels for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tawy.bots.bot import Bot
from tawy.bots.greedy import Greedy
from tawy.bots.luck import Luck
from tawy.bots.search import Search
from tawy.kernel.options import BadInput, one_of

RANDOM: Final = "random"
GREEDY: Final = "greedy"
SEARCH: Final = "search"


@dataclass(frozen=True)
class Level:
    """A bot and its budget for an action: plans of greedy, rounds of search."""

    word: str
    bot: str
    budget: int


# From the one that lets a newcomer win to the strongest.
LEVELS: Final = [
    Level("farmer", GREEDY, 8),
    Level("scribe", GREEDY, 64),
    Level("priest", SEARCH, 160),
    Level("vizier", SEARCH, 640),
    Level("pharaoh", SEARCH, 2560),
]


def bot_called(words: str, seed: str, share: int = 1) -> Bot:
    """A bot by its name and budget ("greedy:64", "search:640", "search:500ms"), or by a level.

    Budgets of rounds and plans are divided by *share*.
    """
    levels = {level.word: f"{level.bot}:{level.budget}" for level in LEVELS}
    name, _, budget = levels.get(words, words).partition(":")
    if name == RANDOM and not budget:
        return Luck(seed)
    timed = name == SEARCH and budget.endswith("ms")
    amount = budget.removesuffix("ms") if timed else budget
    if name not in (GREEDY, SEARCH):
        raise BadInput("bot", f"no {words!r}; {known_bots()}")
    if not amount.isdecimal() or not int(amount):
        raise BadInput("bot", f"{words!r}: {name} wants a budget from 1 on, as in {name}:64")
    if timed:
        return Search(seed, milliseconds=int(amount))
    rounds = max(1, int(amount) // share)
    return Greedy(seed, rounds) if name == GREEDY else Search(seed, rounds)


def known_bots() -> str:
    levels = [level.word for level in LEVELS]
    return one_of([*levels, RANDOM, f"{GREEDY}:PLANS", f"{SEARCH}:ROUNDS", f"{SEARCH}:NUMBERms"])
