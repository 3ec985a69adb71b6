"""Unsound files of Kemet: one clear line with file, place and reason; exit code 2; no traceback.

Unsound maps, tiles and decks are tested where they are read: tests/kemet.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from shared.bad_files import check_refused, check_taken, check_twice
from shared.positions import altered as with_changes

SOUND: dict[str, Any] = {
    "game": "kemet",
    "seats": 2,
    "at": "act",
    "turn": "player1",
    "facts": {
        "board": {"front-1": "player1 5", "obelisk-12": "player2 4"},
        "seats": {"player1": {"pyramids": {"white": "2 city-1a"}, "tiles": ["priest"]}},
    },
}


def altered(place: str, value: Any) -> dict[str, Any]:
    """The sound one with another value at a place of its facts."""
    return with_changes(SOUND, {f"facts.{place}": value})


def with_top(**changes: Any) -> dict[str, Any]:
    return {**SOUND, **changes}


BAD = {
    "unknown space": (altered("board.front-9", "player1 1"), "facts.board.front-9", "front-1"),
    "out of play": (altered("board.sanctuary", "player1 1"), "facts.board.sanctuary", "known"),
    "unknown seat": (altered("board.front-2", "player3 1"), "facts.board.front-2", "'player3'"),
    "too many units": (altered("board.front-2", "player2 6"), "facts.board.front-2", "the most"),
    "no number": (altered("board.front-2", "player2 many"), "facts.board.front-2", "'many'"),
    "two troops": (
        altered("board.front-1", "player1 5, player2 1"),
        "facts.board.front-1",
        "second",
    ),
    "lone creature": (altered("board.front-2", "player2 1 mummy"), "facts.board.front-2", "tile"),
    "wrong type": (altered("seats.player1.prayer", "5"), "facts.seats.player1.prayer", "a number"),
    "unknown tile": (
        altered("seats.player1.tiles", ["preist"]),
        "facts.seats.player1.tiles",
        "priest",
    ),
    "a tile twice": (
        altered("seats.player1.tiles", ["priest"] * 2),
        "facts.seats.player1.tiles",
        "twice",
    ),
    "a pyramid abroad": (
        altered("seats.player2.pyramids", {"red": "1 city-1b"}),
        "facts.seats.player2.pyramids.red",
        "no district",
    ),
    "tiles that do not add up": (
        altered("supply", {"white": {"priest": 2}}),
        "facts.supply",
        "there are",
    ),
    "too many cards": (altered("pile", {"escape": 2}), "facts.pile.escape", "0 and 1"),
    "a lost battle card": (
        altered("seats.player1.hand", ["shield-push"]),
        "facts.seats.player1.hand",
        "neither",
    ),
    "an empty row": (
        altered("seats.player1.covered", ["buy-white", "buy-red", "buy-blue", "pray-1"]),
        "facts.seats.player1.covered",
        "row",
    ),
    "a battle out of nothing": (
        altered("battle", {"space": "front-1", "attacker": "player2", "defender": "player1"}),
        "facts.battle",
        "no battle goes on",
    ),
    "unknown moment": (with_top(at="lunch"), "at", "no rule is called 'lunch'"),
    "unknown step": (with_top(at="fight: lunch"), "at", "no step 'lunch'"),
    "six players": (with_top(seats=6), "seats", "5"),
    "a stack without a floor": (
        with_top(at="act", stack=[{"rule": "act", "seat": "player1"}]),
        "stack[0]",
        "turn: act",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_an_unsound_position_is_refused(tawy, tmp_path: Path, name: str) -> None:
    check_refused(tawy, tmp_path / "bad.json", *BAD[name])


def test_the_sound_one_is_taken(tawy, tmp_path: Path) -> None:
    check_taken(tawy, tmp_path / "sound.json", SOUND)


def test_a_space_written_twice_is_refused(tawy, tmp_path: Path) -> None:
    check_twice(tawy, tmp_path / "twice.json", SOUND, "front-1", "player2 5")


def test_the_schema_is_printed(tawy) -> None:
    done = tawy("position", "schema", "kemet")
    assert done.code == 0
    assert json.loads(done.out)["properties"]["game"] == {"const": "kemet"}
