"""Rulings that tables of Kemet differ on: the ledger names them, and positions can be in each."""

import re
from typing import Any

import pytest
from kemet_unsound import chosen, facts, moment, ruled, tiles, two
from shared.positions import check_refused

from tawy.facts.rulings import Ruling
from tawy.kemet.game import KEMET
from tawy.kemet.rulings import RULINGS
from tawy.proof.coverage import ledger
from tawy.records.position import dump, load

WOUNDING: dict[str, Any] = {
    **chosen("wound", p1__interventions={"veto": 2}),
    **tiles("divine-wound"),
}
APART = moment(
    "enlist",
    announced={"seat": "player1", "card": "enlistment"},
    pile={"enlistment": 1},
    running={"due": 1, "plan": {"front-1": 1}},
    board__front_1="player1 3",
)
STRUCK: dict[str, Any] = {
    **moment("fight: choose cards", board__obelisk_12="player1 3"),
    **tiles("initiative"),
    **facts(
        battle={"space": "obelisk-12", "attacker": "player1", "defender": "player2"},
        march={"space": "obelisk-12", "visited": ["front-1", "obelisk-12"], "over": True},
    ),
}


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.name)
def test_the_ledger_has_the_option_where_it_has_the_ruling(ruling: Ruling) -> None:
    """Its setting, and each reading that is not the usual one."""
    _, _, option = ledger(KEMET.name)[ruling.id].partition(f"**Option** `{ruling.name}`: ")
    named = re.findall(r"`([a-z-]+)`: ", option)
    assert named == ruling.readings[1:]


@pytest.mark.parametrize(("reading", "back"), [("face-down", 2), ("face-up", 0)])
def test_a_card_that_others_have_seen_is_not_taken_back(reading: str, back: int) -> None:
    """KEMET-Q-65: a card for Divine Wound is news to them, if it lies face up."""
    g = load(KEMET, two({**WOUNDING, **ruled("interventions", reading)}))
    for _ in range(2):
        KEMET.engine.apply(g, 0, KEMET.option_called("wound veto"))
    assert KEMET.engine.may_take_back(g, 0) == back


def check_only(changes: dict[str, Any], name: str, reading: str, place: str) -> None:
    """With this reading it can be, and with the usual one it cannot."""
    g = load(KEMET, two({**changes, **ruled(name, reading)}))
    assert dump(KEMET, load(KEMET, dump(KEMET, g, {})), {}) == dump(KEMET, g, {})
    check_refused(KEMET, two(changes), place, "")


def test_an_enlistment_is_half_placed_outside_only_where_units_go_apart() -> None:
    """KEMET-Q-50"""
    check_only(APART, "enlistment", "apart", "facts.running.plan")


def test_a_move_is_over_without_a_battle_only_where_initiative_ends_it() -> None:
    """KEMET-Q-40"""
    check_only(STRUCK, "initiative", "move-ends", "facts.march.over")
    check_refused(
        KEMET,
        two({**STRUCK, **tiles(), **ruled("initiative", "move-ends")}),
        "facts.march.over",
        "write false",
    )


@pytest.mark.parametrize("reading", ["point-kept", "still-a-temple"])
def test_the_point_of_the_delta_is_kept_without_a_unit_only_at_dusk(reading: str) -> None:
    """KEMET-Q-53"""
    kept = moment("dusk: sanctuary", temples={"delta-temple": "player1"})
    check_only(kept, "last-in-delta", reading, "facts.temples.delta-temple")
