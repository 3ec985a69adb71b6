"""Choices that would do nothing: said of those, and of no others."""

import ast
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tawy.ankh.data import FOLLOWERS, USES_BEYOND_PLAYERS
from tawy.games import ANKH, KEMET
from tawy.kernel.frames import Log
from tawy.kernel.game import Game
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play
from tawy.proof.coverage import ledger
from tawy.records.position import load
from tawy.table.trying import supposed
from tawy.words import LANGUAGES, bundle

SOURCE = Path(__file__).parents[2] / "src" / "tawy"
# What is told of a choice before anything is done by it.
SPENT = {"covered", "acted", "nothing"}


def names(game: Game[Any]) -> set[str]:
    tree = ast.parse((SOURCE / game.name / "idle.py").read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {ast.literal_eval(c.args[0]) for c in calls if ast.unparse(c.func) == "reason"}


def does_something(game: Game[Any], g: Any, seat: int, option: int) -> bool:
    """Whether anything can come of it; what goes on after the action counts for nothing."""
    twin = g.copy()
    twin.log, twin.open_chance = Log(), True
    frame = twin.stack.pop()
    # The action of Ankh is a step of the frame below the question; that of Kemet is pushed.
    below = len(twin.stack) - (game is ANKH)
    game.engine.rules[frame.rule].choose(twin, frame, option)  # type: ignore[attr-defined]
    twin.stack = twin.stack[below:]
    game.engine.run(twin)
    return anything_comes(game, twin, seat)


def anything_comes(game: Game[Any], g: Any, seat: int) -> bool:
    if {event.kind.name for event in g.log.events} - SPENT:
        return True
    for option in game.engine.legal(g, seat):
        twin = g.copy()
        twin.log, twin.open_chance = Log(), True
        game.engine.apply(twin, seat, option)
        if anything_comes(game, twin, seat):
            return True
    return False


def questions(game: Game[Any], seed: str, choices: int) -> Iterator[tuple[Any, int]]:
    """Where an action is chosen, in a game that is played at random."""
    play, stream = new_play(game, 3, {}, seed), Stream(seed)
    while play.state.ending < 0 and choices:
        choices -= 1
        g = play.state
        seat = stream.pick(game.engine.pending(g))
        if game.engine.rules[g.stack[-1].rule].name() in ("act", "choose action"):
            yield g, seat
        play.apply(seat, stream.pick(game.engine.legal(g, seat)))


@pytest.mark.parametrize("game", [ANKH, KEMET], ids=lambda game: game.name)
def test_what_is_idle_does_nothing_and_all_else_does_something(game: Game[Any]) -> None:
    count = 0
    asked = [questions(game, seed, 1000) for seed in ("idle", "more", "again")]
    for g, seat in chain(*asked):
        before = game.dump(g)
        for option in game.engine.legal(g, seat):
            if game.verbs[option // 1024].name not in ("token", "silver", "golden", "action"):
                continue
            idle = game.idle(g, seat, option)
            count += idle is not None
            assert game.idle(supposed(game, g, seat), seat, option) == idle, "it tells a secret"
            words = f"{game.words(g, option)}: {idle} at {before}"
            assert (idle is None) == does_something(game, g, seat, option), words
        assert game.dump(g) == before
    assert count > 20


@pytest.mark.parametrize("game", [ANKH, KEMET], ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_idle_has_words(game: Game[Any], language: str) -> None:
    assert all(bundle(language).has_message(f"{game.name}-idle-{name}") for name in names(game))


@pytest.mark.parametrize("game", [ANKH, KEMET], ids=lambda game: game.name)
def test_its_rules_are_in_the_ledger(game: Game[Any]) -> None:
    tree = ast.parse((SOURCE / game.name / "idle.py").read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    rules = [
        ast.literal_eval(a) for c in calls if ast.unparse(c.func) == "reason" for a in c.args[1:]
    ]
    assert rules
    assert {f"{game.name.upper()}-{rule}" for rule in rules} <= ledger(game.name).keys()


# --- what hardly ever happens


def act(board: dict[str, str], **seats: dict[str, Any]) -> Any:
    facts = {"day": 1, "board": board, "seats": seats}
    position = {"game": "kemet", "seats": 2, "at": "act", "turn": "player1", "facts": facts}
    return load(KEMET, position)


def told(game: Game[Any], g: Any, words: str, seat: int = 0) -> str | None:
    idle = game.idle(g, seat, game.option_called(words, g=g))
    return None if idle is None else idle.name


def test_a_move_for_nobody() -> None:
    """A card that is played in a move may open a way."""
    alone = {"delta-temple": "player1 3"}
    assert told(KEMET, act({}), "token move-2") == "no-troop"
    assert told(KEMET, act(alone), "token move-2") == "no-troop-can-move"
    g = act(alone, player1={"interventions": {"teleportation": 1}})
    assert told(KEMET, g, "token move-2") is None
    assert told(KEMET, act({"city-1a": "player1 1"}), "golden move") is None


def test_cards_for_nothing() -> None:
    hand = {"prayer": 1, "mana-theft": 1}
    g = act({}, player1={"prayer": 11, "interventions": hand}, player2={"prayer": 0})
    assert (told(KEMET, g, "play prayer"), told(KEMET, g, "play mana-theft")) == (
        "prayer-full",
        "nobody-to-rob",
    )
    g = act({}, player1={"prayer": 10, "interventions": hand}, player2={"prayer": 1})
    assert (told(KEMET, g, "play prayer"), told(KEMET, g, "play mana-theft")) == (None, None)
    assert told(KEMET, g, "token pray-2") is None


def choosing() -> Any:
    facts = {"gods": ["isis", "ra"], "board": {"I5": "isis god", "C2": "ra god"}}
    position = {"game": "ankh", "seats": 2, "at": "choose action", "turn": "isis", "facts": facts}
    return load(ANKH, position)


def test_an_action_of_nobody() -> None:
    g = choosing()
    assert (told(ANKH, g, "action move"), told(ANKH, g, "action summon")) == (None, None)
    g.warriors[0] = 0
    assert told(ANKH, g, "action summon") == "nobody-to-summon"
    g.warriors[0], g.held[0] = 1, 0
    assert told(ANKH, g, "action summon") == "nowhere-to-summon"
    assert told(ANKH, g, "action move") == "no-figure-can-move"


def test_an_action_that_fires_the_event_does_something() -> None:
    g = choosing()
    assert told(ANKH, g, "action followers") == "no-followers"
    g.used[FOLLOWERS] = g.seats + USES_BEYOND_PLAYERS[FOLLOWERS] - 1
    assert told(ANKH, g, "action followers") is None
