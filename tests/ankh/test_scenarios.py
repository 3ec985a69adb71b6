"""Scenarios are data, and unsound data is refused with its place."""

import json
from importlib.resources import files
from typing import Any

import pytest

from tawy.ankh.board import NAMES
from tawy.ankh.scenarios import SCENARIOS, Scenario
from tawy.kernel.options import BadInput


def data(name: str = "five-thrones-5") -> dict[str, Any]:
    source = files("tawy.ankh") / "scenarios" / f"{name}.json"
    loaded: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    return loaded


def test_there_are_fourteen_for_two_to_five_players() -> None:
    """ANKH-SETUP-13: each number of players has a choice."""
    players = [scenario.players for scenario in SCENARIOS.values()]
    assert sorted(players) == [2] * 4 + [3] * 3 + [4] * 4 + [5] * 3


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"players": 6}, "players"),
        ({"weather": "dry"}, "weather"),
        ({"followers": [1]}, "followers"),
        ({"camels": [["A5/B4"]]}, r"camels\[0\]"),
        ({"camels": [["A5/Z9"]]}, r"camels\[0\]"),
        ({"regions": {"1": "H7"}}, "regions"),
        ({"regions": {"1": "E6"}}, "regions.1"),
        ({"monuments": {"E6": "temple"}}, "E6"),
        ({"monuments": {"Z1": "temple"}}, "monuments.Z1"),
        ({"monuments": {"A7": "tower"}}, "monuments.A7"),
        ({"monuments": {"H1": "temple"}}, "H1"),
        ({"monuments": dict.fromkeys(NAMES[:11], "temple")}, "monuments"),
        ({"figures": {"H1": "god 1"}}, "figures"),
        ({"figures": {"H1": "god 9"}}, "figures.H1"),
    ],
)
def test_an_unsound_scenario_is_refused(change: dict[str, Any], place: str) -> None:
    with pytest.raises(BadInput, match=place):
        Scenario({**data(), **change})


def test_a_missing_field_is_named() -> None:
    unsound = data()
    del unsound["camels"]
    with pytest.raises(BadInput, match="camels: is missing"):
        Scenario(unsound)
