"""What the browser of a seat received in twenty games, searched for what it may not know."""

import copy
import json
import random
from collections.abc import Callable
from functools import partial
from itertools import permutations
from typing import Any

import pytest
from leaks import OF_ANKH, leaks, number_of
from playwright.sync_api import Browser
from screen import Site
from searched import Searched, Searching

GAMES = 20
GODS = ["amun", "anubis", "isis", "osiris", "ra"]
SPACES = ["C4", "B5", "B7", "D5", "C7", "D7", "G3", "F2", "F4"]  # god, god, god, warriors


def position(dice: random.Random, gods: list[str]) -> dict[str, Any]:
    """Three gods close to each other, a conflict near, none far from the top."""
    event = dice.choice([10, 11, 14, 15, 16, 17])  # the next or the one after it is a conflict
    figures = [f"{god} god" for god in gods] + [f"{god} warrior" for god in gods + gods]
    stones = dict(zip(["B6", "C8", "D8"], ["temple", "pyramid", "obelisk"], strict=True))
    owners = dice.sample(gods, 3)
    return {
        "game": "ankh",
        "seats": 3,
        "at": "turn",
        "turn": dice.choice(gods),
        "facts": {
            "gods": gods,
            "event": event,
            "markers": {"move": 3, "summon": 3, "followers": 3, "unlock": 2},
            "board": {
                **dict(zip(SPACES, figures, strict=True)),
                **{space: f"{stones[space]} {owners.pop()}" for space in stones},
            },
            "sides": {
                god: {"devotion": dice.randrange(25, 29), "followers": dice.randrange(2, 9)}
                for god in gods
            },
        },
    }  # fmt: skip


def begun(seed: int, dice: random.Random) -> dict[str, Any]:
    return position(dice, list(list(permutations(GODS, 3))[seed * 7 % 60]))


SEARCHING = Searching(begun, partial(leaks, game=OF_ANKH))


@pytest.mark.timeout(600)
def test_no_secret_reaches_a_browser_before_its_time(browser: Browser, site: Site) -> None:
    frames, kinds = SEARCHING.check_browser(browser, site, GAMES)
    assert frames > 20 * GAMES
    assert kinds["choose cards"] > GAMES
    assert min(kinds["bid"], kinds["two cards"], kinds["taken back"]) > 3


# --- the search itself: each of these is found


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Searched:
    return SEARCHING.recorded(tmp_path_factory.mktemp("recorded"))


class Planted:
    """A copy of a game, to put a leak into: in a ballot in which seat 0 was not the last."""

    def __init__(self, game: Searched) -> None:
        self.heard = [json.loads(frame) for frame in game.frames]
        self.ballots, self.never = copy.deepcopy(game.ballots), game.never
        self.ballot = next(b for b in self.ballots if b.drafts and b.speaks)
        self.opening = self.update(self.ballot.opened)
        self.later = self.update(self.ballot.opened + 1)
        self.reveal = self.update(self.ballot.revealed)

    def update(self, number: int) -> Any:
        updates = [m for m in self.heard if m["type"] == "update"]
        return next(m for m in updates if number_of(m) == number)

    def insert(self, message: Any) -> None:
        self.heard.insert(self.heard.index(self.opening) + 1, message)

    def leaks(self) -> list[str]:
        return leaks([json.dumps(m) for m in self.heard], self.ballots, self.never, OF_ANKH)


def news_of_an_answer(p: Planted) -> None:
    """Somebody has answered, and all later news of seat 0 has a number one higher."""
    said = copy.deepcopy(p.opening)
    said["news"] = [{**said["news"][-1], "events": []}]
    for message in [m for m in p.heard if m["type"] == "update"] + [said]:
        if message is said or number_of(message) > p.ballot.opened:
            message["observation"]["mark"]["number"] += 1
            for news in message["news"]:
                news["number"] += 1
    for ballot in p.ballots:
        ballot.opened += ballot.opened > p.ballot.opened
        ballot.revealed += ballot.revealed > p.ballot.opened
    p.insert(said)


PLAYED = {"event": "played", "side": "ra", "card": "flood"}
LEAKS: dict[str, Callable[[Planted], Any]] = {
    "seed": lambda p: p.heard[0]["observation"]["names"].append(p.never[0]),
    "seed in decimal": lambda p: p.heard[-1].update(word=p.never[1]),
    "number of the game": lambda p: p.heard[0]["observation"].update(id=p.never[2]),
    "link of another": lambda p: p.later["observation"]["names"].append(f"/table/{p.never[3]}"),
    "draft of another at the opening": lambda p: p.opening["observation"]["draft"].append(
        {"option": 1}
    ),
    "draft of another beside its own": lambda p: p.later["observation"]["draft"].append(
        {"option": 1}
    ),
    "all drafts": lambda p: p.later["observation"].update(drafts=[[1], [2], [3]]),
    "who is not awaited any more": lambda p: p.later["observation"].update(awaited=[0]),
    "who is not awaited at once": lambda p: p.opening["observation"]["awaited"].pop(),
    "outlook": lambda p: p.later["observation"]["outlook"]["battle"].update(decided=True),
    "cards on the table": lambda p: p.later["observation"]["facts"]["battle"]["cards"][1].append(
        "flood"
    ),
    "used cards": lambda p: p.later["observation"]["facts"].update(sides={}),
    "event": lambda p: p.later["news"][0]["events"].append(PLAYED),
    "table in the news": lambda p: p.later["news"][0].update(facts={"battle": None}),
    "undo": lambda p: p.later["observation"].update(undo=3),
    "options": lambda p: p.later["observation"]["options"].append(
        p.later["observation"]["draft"][0]["option"]
    ),
    "an update of nothing": lambda p: p.insert({**copy.deepcopy(p.opening), "news": []}),
    "the same again": lambda p: p.insert(copy.deepcopy(p.opening)),
    "news of an answer": news_of_an_answer,
    "an epoch of an answer": lambda p: p.later["observation"]["mark"].update(epoch="other"),
    "order of answers": lambda p: p.reveal["news"][0]["events"].reverse(),
    "look ahead": lambda p: p.insert(
        {"type": "ahead", "id": "", "events": [PLAYED], "facts": None, "back": True}
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(recorded: Searched, leak: str) -> None:
    planted = Planted(recorded)
    assert planted.leaks() == []
    LEAKS[leak](planted)
    assert planted.leaks()
