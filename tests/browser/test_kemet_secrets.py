"""What the browser of a seat of Kemet received in several games, searched for what others hold."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from kemet_leaks import check_others, kemet_leaks
from kemet_positions import TWO_DAYS
from playwright.sync_api import Browser
from screen import Site
from searched import Searched, Searching

GAMES = 3
SEARCHING = Searching(lambda seed, dice: TWO_DAYS, kemet_leaks, check_others)


@pytest.mark.timeout(600)
def test_no_card_of_another_reaches_a_browser(browser: Browser, site: Site) -> None:
    _, kinds = SEARCHING.check_browser(browser, site, GAMES)
    assert kinds["choose cards"] >= GAMES  # each of them begins with one


# --- the search itself: each of these is found


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Searched:
    return SEARCHING.recorded(tmp_path_factory.mktemp("recorded"))


Message = dict[str, Any]


def last_table(heard: list[Message]) -> Any:
    return next(m for m in reversed(heard) if m["type"] == "update")["observation"]["facts"]


def a_seat(heard: list[Message]) -> Any:
    return last_table(heard)["seats"]["player2"]


def an_event(heard: list[Message], kind: str) -> Any:
    told = [e for m in heard if m["type"] == "update" for news in m["news"] for e in news["events"]]
    return next(e for e in told if e["event"] == kind and e["seat"] != "player1")


def a_forecast(heard: list[Message]) -> Any:
    """Of a seat that has begun to choose."""
    told = [m["observation"] for m in heard if m["type"] == "update" and m["observation"]["draft"]]
    return next(one["outlook"]["forecast"] for one in told if one["outlook"]["forecast"])


LEAKS: dict[str, Callable[[list[Message]], Any]] = {
    "generator": lambda heard: heard[-1].update(generator={"draws": 3}),
    "drafts": lambda heard: last_table(heard).update(drafts={}),
    "hand of another": lambda heard: last_table(heard)["own"].update(seat="player2"),
    "cards in hand": lambda heard: a_seat(heard).update(hand=["shield-push"]),
    "face down": lambda heard: a_seat(heard).update(hidden=["shield-push"]),
    "interventions": lambda heard: a_seat(heard).update(interventions={"veto": 1}),
    "forecast": lambda heard: a_forecast(heard).update(more=99),
    "deck": lambda heard: last_table(heard).update(deck={"veto": 4}),
    "card drawn": lambda heard: an_event(heard, "drew").update(intervention="veto"),
    "an update of nothing": lambda heard: heard.insert(1, {**copy.deepcopy(heard[0]), "news": []}),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(recorded: Searched, leak: str) -> None:
    heard = [json.loads(frame) for frame in recorded.frames]
    LEAKS[leak](heard)
    assert kemet_leaks([json.dumps(m) for m in heard], recorded.ballots, recorded.never)
