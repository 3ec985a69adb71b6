"""The bots: what they answer is legal, seeded, fair, and better than luck."""

import json
import random
from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Any

import pytest

from tawy.bots.bot import Bot, Choice, PatientBot, Thinking
from tawy.bots.knowledge import View, look
from tawy.bots.levels import LEVELS
from tawy.bots.making import bot_called
from tawy.games import ANKH, KEMET
from tawy.kernel.frames import State
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput
from tawy.kernel.rng import Stream
from tawy.proof.contract import redealt
from tawy.records import position

GAMES: list[Game[Any]] = [ANKH, KEMET]
BOTS = ["random", "greedy:3", "search:3"]
SECRET_STATES = 200  # for each game and bot


def moments(game: Game[Any], count: int) -> Iterator[tuple[State, int]]:
    """States in which somebody has a choice while something is hidden, and who."""
    dice, key, found = random.Random(7), 0, 0
    while found < count:
        key += 1
        g = game.new(game.fewest + key % 4, {"max_days": "30"} if game is KEMET else {}, key=key)
        while g.ending < 0 and found < count:
            seat = dice.choice(game.engine.pending(g))
            hidden = game is KEMET or bool(g.drafts)
            if hidden and len(game.engine.legal(g, seat)) > 1 and dice.random() < 0.2:
                found += 1
                yield g, seat
            game.engine.apply(g, seat, dice.choice(game.engine.legal(g, seat)))


@pytest.mark.parametrize("words", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_bot_chooses_the_same_whatever_it_cannot_know(game: Game[Any], words: str) -> None:
    stream = Stream("fair")
    for g, seat in moments(game, SECRET_STATES):
        other = redealt(game, g, seat, stream)
        chosen = bot_called(words, game.name, "seed").choose(look(game, g, seat))
        again = bot_called(words, game.name, "seed").choose(look(game, other, seat))
        assert chosen.option in game.engine.legal(g, seat)
        assert (chosen.option, chosen.terms) == (again.option, again.terms)


def play(game: Game[Any], bots: list[Bot], key: int) -> State:
    g: State = game.new(len(bots), {"max_days": "30"} if game is KEMET else {}, key=key)
    while g.ending < 0:
        seat = game.engine.pending(g)[0]
        game.engine.apply(g, seat, bots[seat].choose(look(game, g, seat)).option)
    return g


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_greed_beats_luck(game: Game[Any]) -> None:
    won = 0
    for key in range(4):
        g = play(
            game, [bot_called(words, game.name, f"{key}") for words in ("greedy:12", "random")], key
        )
        won += g.places[0] == 1
    assert won >= 3


def is_late(asked: Iterator[int]) -> bool:
    return next(asked) > 3


def test_a_bot_stops_when_it_is_told_to() -> None:
    for game in GAMES:
        g, seat = next(moments(game, 1))
        for words in ("greedy:1000000", "search:1000000"):
            asked = count()
            choice = bot_called(words, game.name, "1").choose(
                look(game, g, seat), partial(is_late, asked)
            )
            assert choice.option in game.engine.legal(g, seat)


def sliced(thinking: Thinking) -> tuple[int, Choice]:
    slices = 0
    try:
        while True:
            next(thinking)
            slices += 1
    except StopIteration as done:
        return slices, done.value


@pytest.mark.parametrize("words", ["greedy:40", "search:60"])
def test_a_bot_thinks_in_slices_as_it_does_at_once(words: str) -> None:
    """Others have their turn between them, and it may be told that it is enough."""
    for game in GAMES:
        g, seat = next(moments(game, 1))
        view = look(game, g, seat)
        at_once = bot_called(words, game.name, "1").choose(view)
        bot = bot_called(words, game.name, "1")
        assert isinstance(bot, PatientBot)
        slices, chosen = sliced(bot.think(view))
        assert chosen == at_once
        assert slices > 2
        hurried = bot_called(words, game.name, "1")
        assert isinstance(hurried, PatientBot)
        thinking = hurried.think(view)
        next(thinking)
        with pytest.raises(StopIteration) as stopped:
            thinking.send(True)
        assert stopped.value.value.option in view.options


def empty(told: Any) -> None:
    """Take all out of it, at every depth."""
    for inner in list(told.values()) if isinstance(told, dict) else told:
        if isinstance(inner, dict | list):
            empty(inner)
    told.clear()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_bot_sees_only_plain_data(game: Game[Any]) -> None:
    """What goes into `choose` is a View; nothing of it is the state that is played."""
    for g, seat in moments(game, 3):
        view = look(game, g, seat)
        assert isinstance(view, View)
        assert json.loads(json.dumps(view.observation)) == view.observation
        before = position.dump(game, g, {})
        empty(view.observation)
        assert position.dump(game, g, {}) == before
        assert game.engine.legal(g, seat)


@pytest.mark.parametrize(
    "words", ["", "deep", "greedy", "greedy:0", "search:-1", "random:3", "x:5"]
)
def test_an_unknown_bot_is_refused_with_those_that_there_are(words: str) -> None:
    with pytest.raises(BadInput, match=r"farmer|needs a budget"):
        bot_called(words, "ankh", "1")


def test_levels_are_known_by_name() -> None:
    assert len(LEVELS) == 5
    for level in LEVELS:
        for game in GAMES:
            bot_called(level, game.name, "1", share=8)
        with pytest.raises(BadInput, match=r"doesn't play toy.*known: ankh, kemet"):
            bot_called(level, "toy", "1")
