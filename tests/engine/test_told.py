"""What a log says of actions: that nothing came of one, and that there was no choice."""

from typing import Any

from tawy.games import ANKH, KEMET
from tawy.kernel.frames import Log
from tawy.kernel.game import Game
from tawy.records.position import load


def told(game: Game[Any], at: str, turn: str, facts: dict[str, Any], *said: str) -> list[Any]:
    position = {"game": game.name, "seats": 2, "at": at, "turn": turn, "facts": facts}
    g: Any = load(game, position)
    g.log = Log()
    for words in said:
        game.engine.apply(g, 0, game.option_called(words, g=g))
    events = [game.event_for(g, event, 0) for event in g.log.events]
    return [(one["event"], one.get("why")) for one in events if one is not None]


FIGURES = {"gods": ["isis", "ra"], "board": {"I5": "isis god", "C2": "ra god"}}


def test_an_action_of_ankh_without_effect_says_so() -> None:
    def acted(*said: str) -> list[Any]:
        return told(ANKH, "choose action", "isis", FIGURES, *said)

    for said in (["action move", "done"], ["action summon", "done"], ["action unlock", "pass"]):
        assert acted(*said)[:2] == [("acted", "chosen"), ("nothing", None)]
    assert ("nothing", None) not in acted("action move", "move I5", "I4")


def test_the_only_action_left_is_taken_as_such() -> None:
    """Nobody gains followers here; then only Unlock Ankh Power is left."""
    assert told(ANKH, "choose action", "isis", FIGURES, "action followers")[:3] == [
        ("acted", "chosen"), ("nothing", None), ("acted", "left"),
    ]  # fmt: skip


def test_an_action_of_kemet_without_effect_says_so() -> None:
    facts = {
        "day": 1,
        "board": {"city-1a": "player1 3", "city-2a": "player2 5"},
        "seats": {"player1": {"prayer": 11, "pyramids": {"white": "1 city-1a"}}},
    }

    def acted(*said: str) -> list[Any]:
        return told(KEMET, "act", "player1", facts, *said)

    bought = ["token buy-white", "pass"]
    moved = ["token move-2", "done"]
    for said in (bought, moved, ["token raise", "pass"], ["token pray-2"]):
        assert acted(*said)[:2] == [("covered", "ordinary"), ("nothing", None)]
    assert ("nothing", None) not in acted("token move-2", "from city-1a", "take 1", "to front-1")
