"""What a process of the server does: it thinks for opponents, and says why they chose."""

from __future__ import annotations

import os
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

import tawy.games  # noqa: F401  # registers the games
from tawy.bots.bot import Bot, Choice
from tawy.bots.evaluations import evaluation_of
from tawy.bots.knowledge import Knowledge, View
from tawy.bots.levels import RANDOM
from tawy.bots.making import bot_called, check_bot
from tawy.bots.requests import Explain, Think
from tawy.bots.worker import told_to_stop
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.game import game_called
from tawy.kernel.options import BadInput
from tawy.thinking.dice import Dice
from tawy.thinking.plans import Planner

BOTS_KEPT: Final = 32  # between the steps of an action they remember what they have found out
LONGEST: Final = 3000  # milliseconds that an opponent thinks about an action, whatever its budget
WORLDS: Final = 60  # that a choice is explained by
MOST_MEMORY: Final = 2 << 30  # bytes


@dataclass
class Remembered:
    """A bot, and the step of its game that it thought about last."""

    bot: Bot
    step: int = -1


_bots: OrderedDict[str, Remembered] = OrderedDict()


def answer(request: Think | Explain) -> Choice:
    if isinstance(request, Think):
        return think(request)
    return Choice(request.steps[0], explain(request))


def think(request: Think) -> Choice:
    known = _bots.pop(request.key, None)
    if known is None:
        known = Remembered(bot_called(request.bot, request.game, request.seed, longest=LONGEST))
    _bots[request.key] = known
    if len(_bots) > BOTS_KEPT:
        _bots.popitem(last=False)
    if request.step != known.step + 1:  # another process may have thought for it meanwhile
        known.bot.forget()
    known.step = request.step
    return known.bot.choose(View(game_called(request.game), request.observation), told_to_stop)


def explain(request: Explain) -> dict[str, float]:
    """By public knowledge alone: the true reasons could tell what the seat has in hand."""
    option = request.steps[0]
    game: Any = game_called(request.game)
    view = View(game, request.observation)
    assert view.seat == SPECTATOR
    known, dice = Knowledge(view), Dice("why")
    evaluation = evaluation_of(game.name)
    planner = Planner(game.engine, evaluation, dice)
    for _ in range(WORLDS):
        g = known.sample(dice)
        legal = game.engine.legal(g, request.seat)
        if option not in legal or len(legal) < 2:
            continue
        other = dice.pick([one for one in legal if one != option])
        planner.follow(g.copy(), request.seat, request.steps)
        planner.follow(g, request.seat, [other, *request.steps[1:]])
    return planner.reasons.of(option, evaluation.terms, evaluation.weights)


def limit_myself() -> None:
    """Behind the server when time is short, and never all memory of the machine."""
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        import resource  # noqa: PLC0415  # not everywhere
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def check_level(game: str, bot: str) -> None:
    """Refuse an opponent that could not play."""
    if bot != RANDOM:
        try:
            evaluation_of(game)
        except BadInput:
            raise BadInput("seats", f"{game} has no computer opponents except {RANDOM!r}") from None
    check_bot(bot, game)
