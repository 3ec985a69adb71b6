"""Bots made by their name and budget."""

from __future__ import annotations

import hashlib
from typing import Final

from tawy.bots.bot import Bot
from tawy.bots.evaluations import read_weights, weights_in
from tawy.bots.games import GAMES
from tawy.bots.greedy import Greedy
from tawy.bots.levels import LEVELS, RANDOM
from tawy.bots.program import DEADLINE, Program
from tawy.bots.random_bot import RandomBot
from tawy.bots.search import Search
from tawy.kernel.game import game_called
from tawy.kernel.options import BadInput, one_of

GREEDY: Final = "greedy"
SEARCH: Final = "search"
PROGRAM: Final = "program"


def bot_called(
    words: str, game: str, seed: str, share: int = 1, longest: int = 0, deadline: int = DEADLINE
) -> Bot:
    """A bot by its name and budget ("greedy:64", "search:640", "search:500ms"), or by a level.

    The budget of a level depends on the *game*. Budgets of rounds and plans are divided by *share*.
    "greedy:64@FILE" plays by the weights in a file, "program:COMMAND" lets a program of any
    language play, with so many milliseconds for an answer as *deadline* says. If *longest* is
    given no search takes more milliseconds for an action.
    """
    if is_program(words):
        return Program(words.removeprefix(f"{PROGRAM}:"), seed, deadline)
    words = spelled(words, game)
    known, _, file = words.partition("@")
    weights = weights_in(file) if file else None
    name, _, budget = known.partition(":")
    if name == RANDOM and not budget:
        return RandomBot(seed)
    timed = name == SEARCH and budget.endswith("ms")
    amount = budget.removesuffix("ms") if timed else budget
    if name not in (GREEDY, SEARCH):
        raise BadInput("bot", f"no bot is called {words!r}; {known_bots()}")
    if not amount.isdecimal() or not int(amount):
        raise BadInput("bot", f"{words!r} needs a budget of 1 or more, as in {name}:64")
    if timed:
        return Search(seed, 0, int(amount), weights)
    rounds = max(1, int(amount) // share)
    if name == GREEDY:
        return Greedy(seed, rounds, weights)
    return Search(seed, rounds, longest, weights)


def is_program(words: str) -> bool:
    return words.startswith(f"{PROGRAM}:")


def spelled(words: str, game: str) -> str:
    """A level as the bot and budget that it is in this game; others as they are."""
    if words not in LEVELS:
        return words
    if game not in GAMES:
        raise BadInput("bot", f"{words!r} doesn't play {game}; {one_of(list(GAMES))}")
    return GAMES[game].levels[words]


def made_of(game: str, bots: list[str], deadline: int = DEADLINE) -> str:
    """A digest of what plays: rules, budgets behind the names, weights, deadline of programs.

    The usual deadline is left out: what was played before there was another one still counts.
    """
    parts = [game_called(game).version]
    for bot in bots:
        words = spelled(bot, game)
        file = "" if is_program(words) else words.partition("@")[2]
        weights = weights_in(file) if file else read_weights(game)
        parts.append(f"{words} {sorted(weights.items())}")
        if is_program(words) and deadline != DEADLINE:
            parts.append(f"{deadline} ms")
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def check_bot(words: str, game: str) -> None:
    """Refuse a bot that there is not; a program is not started for it."""
    if not is_program(words):
        bot_called(words, game, "")


def known_bots() -> str:
    made = [f"{GREEDY}:PLANS", f"{SEARCH}:ROUNDS", f"{SEARCH}:NUMBERms", f"{PROGRAM}:COMMAND"]
    return one_of([*LEVELS, RANDOM, *made])
