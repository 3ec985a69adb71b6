"""Components and set-up: what a rule case cannot say."""

from typing import Any

import pytest

from tawy.ankh.data import FIRST_GUARDIAN, GUARDIANS, LARGE, SMALL
from tawy.ankh.game import ANKH
from tawy.ankh.scenarios import SCENARIOS
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import guardians_of
from tawy.kernel.options import BadInput
from tawy.proof.contract import new_play
from tawy.records.position import load

KINDS = ["cat-mummy", "satet", "mummy", "apep", "scorpion", "androsphinx"]
COPIES = [3, 3, 3, 2, 2, 2]


def position(**facts: Any) -> dict[str, Any]:
    board = {"A8": "isis god", "I8": "amun god", **facts.pop("board", {})}
    told = {"gods": ["isis", "amun"], "board": board, **facts}
    return {"game": "ankh", "seats": 2, "at": "turn", "turn": "isis", "facts": told}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_number_of_players_can_play(seats: int) -> None:
    """ANKH-COMP-01."""
    assert len(new_play(ANKH, seats, {}, "seed").state.sides()) == seats


def test_five_gods_can_be_had() -> None:
    """ANKH-COMP-02: with five players each of them is in the game once."""
    gods = ANKH.dump(new_play(ANKH, 5, {}, "seed").state)["gods"]
    assert sorted(gods) == ["amun", "anubis", "isis", "osiris", "ra"]  # type: ignore[call-overload]


def test_a_position_has_each_god_once() -> None:
    """ANKH-COMP-02."""
    with pytest.raises(BadInput, match="one god"):
        load(ANKH, {**position(), "facts": {"gods": ["isis", "isis"], "board": {"A7": "isis god"}}})


@pytest.mark.parametrize("kind", range(GUARDIANS))
def test_three_copies_are_small_two_are_large(kind: int) -> None:
    """ANKH-COMP-05 ANKH-COMP-06: in a game for four, where all of them are there."""
    level = kind // 2
    names = ["satet", "mummy", "scorpion"]
    names[level] = KINDS[kind]
    settings = {f"guardian{i + 1}": name for i, name in enumerate(names)}
    g = new_play(ANKH, 4, settings, "seed").state
    assert g.guardian[level] == kind + FIRST_GUARDIAN
    assert g.stock[level] == COPIES[kind]
    owner = Ankh(4)
    owner.beasts[kind] = 1
    size = SMALL if COPIES[kind] == 3 else LARGE
    assert guardians_of(owner, 0, size) == 1
    assert guardians_of(owner, 0, 1 - size) == 0


@pytest.mark.parametrize(
    "facts",
    [
        {"board": {"A7": "isis god"}},
        {"board": {"A8": "isis warrior"}},
        {"sides": {"isis": {"warriors": 5}}},
        {"board": {"A7": "isis warrior"}, "sides": {"isis": {"warriors": 6}}},
    ],
)
def test_one_god_figure_and_six_warriors(facts: dict[str, Any]) -> None:
    """ANKH-COMP-03: a position with another number is refused."""
    load(ANKH, position())
    with pytest.raises(BadInput):
        load(ANKH, position(**facts))


@pytest.mark.parametrize("name", list(SCENARIOS))
def test_the_rest_is_in_the_supply(name: str) -> None:
    """ANKH-SETUP-15 ANKH-SETUP-14: 30 camels, 10 monuments of each type, less what is laid out."""
    scenario = SCENARIOS[name]
    g = new_play(ANKH, scenario.players, {"scenario": name}, "seed").state
    assert g.camels_left() == 30 - len(ANKH.dump(g)["camels"])  # type: ignore[arg-type]
    for kind in range(3):
        assert g.stones_left(kind) == 10 - len([m for m in scenario.monuments if m[1] == kind])
    assert (g.tiebreaker, g.tie_ready) == (-1, False)


def test_one_follower_unless_the_scenario_says_so() -> None:
    """ANKH-SETUP-06 ANKH-SETUP-23: by the scenario's player, whoever sits there."""
    special = {"year-of-plenty-2": [3, 3], "divided-east-4": [1, 2, 2, 2]}
    for name, scenario in SCENARIOS.items():
        settings = {"scenario": name, "first": "2"}
        g = new_play(ANKH, scenario.players, settings, "seed").state
        wanted = special.get(name, [1] * scenario.players)
        assert g.followers[1:] + g.followers[:1] == wanted


def test_one_guardian_of_each_level() -> None:
    """ANKH-SETUP-19: a position with another one is refused."""
    load(ANKH, position(guardians=["satet", "mummy", "scorpion"]))
    for kinds in (["mummy", "apep", "scorpion"], ["satet", "mummy", "apep"]):
        with pytest.raises(BadInput):
            load(ANKH, position(guardians=kinds))


@pytest.mark.parametrize(
    "piece",
    ["isis warrior, temple", "temple, isis warrior", "temple, obelisk", "isis god, amun god"],
)
def test_a_space_holds_one_piece(piece: str) -> None:
    """ANKH-BOARD-03: a position with two on one space is refused."""
    with pytest.raises(BadInput):
        load(ANKH, position(board={"A7": piece}))
