"""What a new table can be: the games, and pictures of how one would begin."""

import asyncio
import json
import re
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from tawy.ankh.game import ANKH
from tawy.ankh.scenarios import SCENARIOS
from tawy.kernel.frames import SPECTATOR
from tawy.server.browser import BrowserGame
from tawy.server.games import GAMES
from tawy.server.setup import games, picture
from tawy.table.messages import LARGEST_MESSAGE
from tawy.toy.game import LotusBoat
from tawy.words import LANGUAGES, bundle

OWN_FORM = {"ankh"}  # the start page has words of its own for their settings

APP = Starlette(
    routes=[Route("/api/games", games), Route("/api/setups", picture, methods=["POST"])]
)


def ask(method: str, path: str, body: bytes = b"") -> tuple[int, Any]:
    """Without a socket; the body comes in two parts."""
    half = len(body) // 2
    parts = [
        {"type": "http.request", "body": body[:half], "more_body": True},
        {"type": "http.request", "body": body[half:], "more_body": False},
    ]
    sent: list[Any] = []

    async def receive() -> Any:
        return parts.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": method, "path": path, "headers": [], "query_string": b""}
    asyncio.run(APP(scope, receive, send))
    content = b"".join(message.get("body", b"") for message in sent[1:])
    return sent[0]["status"], json.loads(content)


def draw(seats: object, game: str = "ankh", **settings: str) -> tuple[int, Any]:
    wanted = {"game": game, "seats": seats, "settings": settings}
    return ask("POST", "/api/setups", json.dumps(wanted).encode())


def drawn(seats: int, **settings: str) -> Any:
    status, got = draw(seats, **settings)
    assert status == 200, got
    return got["facts"]


def test_games_come_with_all_that_can_be_set() -> None:
    status, (ankh, *_) = ask("GET", "/api/games")
    assert status == 200
    assert (ankh["name"], ankh["fewest"], ankh["most"]) == ("ankh", 2, 5)
    assert ankh["settings"] == ANKH.settings
    assert ankh["scenarios"] == {word: one.players for word, one in SCENARIOS.items()}


def test_a_game_without_scenarios_is_told_by_its_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = LotusBoat()
    toy.settings = {"length": ["short", "long"]}
    monkeypatch.setitem(GAMES, "toy", BrowserGame(toy))
    told = ask("GET", "/api/games")[1][-1]
    assert (told["name"], told["settings"]) == ("toy", {"length": ["short", "long"]})
    assert told["scenarios"] == {}
    status, got = draw(3, "toy", length="long")
    assert (status, got["facts"]) == (200, toy.view(toy.new(3, {}, 0), SPECTATOR))
    status, fault = draw(3, "toy", length="endless")
    assert (status, fault["place"]) == (400, "settings.length")


def called(value: str) -> str:
    """Numbers share their words."""
    return "number" if value.isdecimal() else value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_its_words(language: str) -> None:
    needed = [
        f"{name}-setting-{word}"
        for name, one in GAMES.items()
        if name not in OWN_FORM
        for setting, values in one.game.settings.items()
        for word in [setting, *[f"{setting}-{called(value)}" for value in values]]
    ]
    assert [word for word in needed if not bundle(language).has_message(word)] == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_picture_is_the_beginning_of_the_scenario(scenario: str) -> None:
    """What is the scenario's own is as in a game with any key."""
    seats = SCENARIOS[scenario].players
    table = drawn(seats, scenario=scenario)
    g = ANKH.new(seats, {"scenario": scenario, "first": "1"}, 77)
    text = json.dumps(ANKH.dump(g))
    for seat in range(seats):  # the gods of that game by the numbers of their seats
        text = re.sub(rf"\b{ANKH.seat_word(g, seat)}\b", f"player{seat + 1}", text)
    played = json.loads(text)
    for field in ["scenario", "board", "camels", "order", "first"]:
        assert table[field] == played[field]
    assert list(table["sides"]) == [f"player{seat + 1}" for seat in range(seats)]


def test_only_gods_that_are_settled_are_shown() -> None:
    table = drawn(3, scenario="old-kingdom-3", god1="choose", god2="amun", god3="random")
    assert list(table["sides"]) == ["player1", "amun", "player3"]
    gods = sorted(words for words in table["board"].values() if words.endswith(" god"))
    assert gods == ["amun god", "player1 god", "player3 god"]


def test_all_five_gods_may_be_settled_or_open() -> None:
    gods = {f"god{n + 1}": god for n, god in enumerate(["ra", "isis", "amun", "osiris", "anubis"])}
    assert list(drawn(5, scenario="old-kingdom-5", **gods)["sides"]) == list(gods.values())
    chosen = dict.fromkeys(gods, "choose")
    assert len(drawn(5, scenario="old-kingdom-5", **chosen)["sides"]) == 5


def test_who_begins_has_the_first_place() -> None:
    one = drawn(2, scenario="old-kingdom-2", first="1")["board"]
    two = drawn(2, scenario="old-kingdom-2", first="2")["board"]
    assert one != two
    swapped = {"player1": "player2", "player2": "player1"}
    assert two == {
        space: " ".join(swapped.get(word, word) for word in words.split(" "))
        for space, words in one.items()
    }


def test_the_same_setup_has_the_same_picture() -> None:
    assert drawn(4, scenario="caravan-road-4") == drawn(4, scenario="caravan-road-4")


def test_a_scenario_left_to_chance_has_no_picture() -> None:
    assert drawn(2) is None
    assert drawn(5, scenario="random", god1="ra", first="5") is None


@pytest.mark.parametrize(
    ("seats", "settings", "place"),
    [
        (1, {}, "seats"),
        (6, {}, "seats"),
        (-1, {}, "seats"),
        (2, {"scenario": "old-kingdom-3"}, "settings.scenario"),
        (2, {"scenario": "atlantis"}, "settings.scenario"),
        (2, {"god1": "ra", "god2": "ra"}, "settings.god2"),
        (2, {"god3": "ra"}, "settings.god3"),
        (2, {"first": "3"}, "settings.first"),
        (2, {"weather": "fair"}, "settings"),
    ],
)
def test_the_unsound_is_refused(seats: int, settings: dict[str, str], place: str) -> None:
    status, fault = draw(seats, **settings)
    assert (status, fault["code"], fault["place"]) == (400, "unsound", place)


@pytest.mark.parametrize("game", ["toy", "chess", ""])
def test_games_without_a_table_in_the_browser_have_no_picture(game: str) -> None:
    status, fault = draw(2, game)
    assert (status, fault["code"], fault["place"]) == (400, "unsound", "game")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"game":"ankh","seats":"2"}', b"\xff"])
def test_the_malformed_is_refused(body: bytes) -> None:
    status, fault = ask("POST", "/api/setups", body)
    assert (status, fault["code"]) == (400, "malformed")


def test_the_too_large_is_refused() -> None:
    fits = json.dumps({"game": "ankh", "seats": 2}).encode().ljust(LARGEST_MESSAGE)
    assert ask("POST", "/api/setups", fits)[0] == 200
    status, fault = ask("POST", "/api/setups", fits + b" ")
    assert (status, fault["code"]) == (413, "too-large")
