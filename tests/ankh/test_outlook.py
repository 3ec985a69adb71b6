"""The outlook of a battle: right by the rules, and made of open facts only."""

from typing import Any

import pytest

from tawy.ankh.data import POWER
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.battle import strength
from tawy.ankh.game import ANKH
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import play_cards
from tawy.kernel.frames import SPECTATOR, Ballot
from tawy.kernel.options import noun_of
from tawy.kernel.rng import Stream
from tawy.proof.contract import redealt, viewers, walk
from tawy.proof.fuzz import mixed_chooser, mixed_play
from tawy.records.position import load
from tawy.toy.game import TOY

FACTS: dict[str, Any] = {
    "gods": ["ra", "amun", "osiris"],
    "board": {
        "A2": "ra god",
        "A3": "ra warrior",
        "B3": "temple ra",
        "B2": "pyramid ra",
        "C3": "amun god",
        "C4": "pyramid amun",
        "D4": "obelisk osiris",
        "I5": "osiris god",
    },
    "sides": {
        "ra": {"powers": ["commanding", "inspiring", "temple-attuned"], "used": ["chariots"]},
        "amun": {"used": ["flood"]},
    },
}


def battle(at: str, more: dict[str, Any] | None = None, **fields: Any) -> Ankh:
    facts = {**FACTS, **(more or {}), "battle": {"region": "A1", **fields}}
    return load(ANKH, {"game": "ankh", "seats": 3, "at": at, "facts": facts})


def told(g: Ankh) -> Any:
    return ANKH.outlook(g, SPECTATOR)["battle"]


def fighter(g: Ankh, seat: str) -> Any:
    return next(one for one in told(g)["fighters"] if one["seat"] == seat)


def test_without_a_battle_there_is_none() -> None:
    assert ANKH.outlook(ANKH.new(3, {}, 1), 0) == {}
    assert TOY.outlook(TOY.new(3, {}, 1), 0) == {}


def test_a_strength_is_told_in_its_parts_and_what_cards_can_add() -> None:
    """Chariots are used, so that Plague or Drought add most. ANKH-BATTLE-18"""
    ra = fighter(battle("battle: choose cards"), "ra")
    assert ra["parts"] == [
        {"of": "figures", "n": 2},
        {"of": "power", "word": "temple-attuned", "n": 2},
    ]
    assert (ra["figures"], ra["total"], ra["least"], ra["most"]) == (2, 4, 4, 5)


def test_amun_may_add_two_cards_while_he_can_announce_them() -> None:
    """ANKH-GOD-AMUN-01"""
    asked = fighter(battle("battle: announce"), "amun")
    assert (asked["total"], asked["least"], asked["most"]) == (1, 1, 5)
    silent = fighter(battle("battle: choose cards"), "amun")
    assert (silent["least"], silent["most"]) == (1, 4)
    announced = fighter(battle("battle: choose cards", {"amun": False}, two="amun"), "amun")
    assert (announced["least"], announced["most"]) == (1, 5)


def test_revealed_cards_are_parts_and_nothing_is_left_to_come() -> None:
    sides = {"ra": {**FACTS["sides"]["ra"], "used": ["plague"]}, "amun": {"used": ["chariots"]}}
    g = battle("battle: line up plagues", {"sides": sides}, cards=[["plague"], ["chariots"], []])
    ra, amun = fighter(g, "ra"), fighter(g, "amun")
    assert {"of": "card", "word": "plague", "n": 1} in ra["parts"]
    assert {"of": "card", "word": "chariots", "n": 3} in amun["parts"]
    assert (ra["total"], ra["least"], ra["most"]) == (5, 5, 5)
    assert told(g)["step"] == "plague"


def test_gods_are_stronger_by_what_makes_them_so() -> None:
    """ANKH-GOD-ANUBIS-05, ANKH-POWER-RESPLENDENT-01"""
    more = {
        "gods": ["anubis", "amun", "osiris"],
        "board": {
            "A2": "anubis god",
            "A3": "anubis warrior",
            "C3": "amun god",
            "I5": "osiris god",
            "E7": "temple anubis",
            "F7": "temple anubis",
            "G9": "temple anubis",
        },
        "trapped": ["amun", "osiris"],
        "sides": {"anubis": {"powers": ["commanding", "inspiring", "resplendent"]}},
    }
    anubis = fighter(battle("battle: choose cards", more), "anubis")
    assert anubis["parts"] == [
        {"of": "figures", "n": 2},
        {"of": "power", "word": "resplendent", "n": 2},
        {"of": "god", "word": "anubis", "n": 2},
    ]


def test_majorities_are_told_as_they_stand() -> None:
    """Osiris has the only obelisk but no figure there. ANKH-BATTLE-16, ANKH-CONFLICT-11"""
    obelisk, pyramid, temple = told(battle("battle: choose cards"))["majorities"]
    assert obelisk["monument"] == "obelisk"
    assert (obelisk["seat"], obelisk["gains"]) == ("osiris", False)
    assert pyramid["counts"] == {"ra": 1, "amun": 1}
    assert (pyramid["seat"], pyramid["gains"]) == (None, False)
    assert (temple["seat"], temple["gains"]) == ("ra", True)


def test_the_region_has_its_place_in_the_conflict() -> None:
    more = {"order": {"2": "A1", "1": "C0", "3": "I5"}}
    g = battle("battle: choose cards", more)
    assert told(g)["region"] == {"token": 2, "number": 2, "of": 3}
    assert told(g)["step"] == "cards"
    assert not told(g)["decided"]


@pytest.fixture(scope="module")
def played() -> list[tuple[Ankh, str]]:
    """Moments of battles in mixed games, each with the rule that asks."""
    found: list[tuple[Ankh, str]] = []
    for number in range(12):
        play = mixed_play(ANKH, number, "outlook")
        chooser = mixed_chooser(ANKH, number)
        for _ in walk(play, Stream(f"outlook {number}"), chooser):
            g = play.state
            if g.battle is not None:
                found.append((g.copy(), ANKH.engine.rules[g.stack[-1].rule].name()))
    return found


def test_the_step_is_that_of_the_question(played: list[tuple[Ankh, str]]) -> None:
    """ANKH-BATTLE-01"""
    steps: dict[str, set[str]] = {}
    for g, rule in played:
        steps.setdefault(rule, set()).add(told(g)["step"])
    assert steps["choose cards"] == steps["announce"] == {"cards"}
    assert steps["attune"] == {"attune"}
    assert steps["build"] == {"build"}
    assert steps["bid"] == {"plague"}
    assert steps["tiebreak"] == {"resolution"}
    assert steps["worship"] == {"after"}
    for g, rule in played:
        if rule in ("choose cards", "tiebreak"):
            assert not told(g)["decided"]
        elif rule in ("save", "worship"):
            assert told(g)["decided"]


def test_parts_add_up_to_the_strength(played: list[tuple[Ankh, str]]) -> None:
    """As it stands till figures die, and as it was measured then."""
    for g, rule in played:
        for seat, one in zip(g.fighting().fighters, told(g)["fighters"], strict=True):
            assert one["least"] >= one["total"]
            assert one["most"] >= one["least"]
            if rule == "worship":
                assert one["total"] == g.fighting().strength[seat]
            elif told(g)["step"] in ("cards", "build", "plague"):
                assert one["total"] == strength(g, seat) == sum(p["n"] for p in one["parts"])


def test_the_range_is_what_the_legal_cards_make(played: list[tuple[Ankh, str]]) -> None:
    """ANKH-BATTLE-05, -08"""
    checked = 0
    for g, rule in played:
        if rule != "choose cards":
            continue
        for side, one in zip(g.fighting().fighters, told(g)["fighters"], strict=True):
            found = [strength(shown, side) for shown in all_shown(g, side)]
            assert (min(found), max(found)) == (one["least"], one["most"])
            checked += 1
    assert checked > 50


def all_shown(g: Ankh, side: int) -> list[Ankh]:
    """The table after each choice of cards that a side may still make from the beginning."""
    shown = []
    ballot, frame = ANKH.engine.rules[g.stack[-1].rule], g.stack[-1]
    assert isinstance(ballot, Ballot)
    drafts: list[list[int]] = [[]]
    for draft in drafts:  # grows while it is gone through
        options = ballot.options(g, frame, side, draft)
        drafts += [[*draft, option] for option in options]
        if not options:
            after = g.copy()
            play_cards(after, side, [noun_of(option) for option in draft])
            shown.append(after)
    return shown


def test_drafts_of_others_do_not_change_it(played: list[tuple[Ankh, str]]) -> None:
    """Nor do one's own: what is being chosen is nowhere in it. ANKH-Q-74"""
    changed = 0
    for i, (g, _) in enumerate(played):
        if not any(g.drafts):
            continue
        for seat in viewers(g):
            other = redealt(ANKH, g, seat, Stream(f"{i} {seat}"))
            assert isinstance(other, Ankh)
            changed += other.drafts != g.drafts
            assert ANKH.outlook(other, seat) == ANKH.outlook(g, seat)
            assert {**ANKH.outlook(g, seat)["battle"], "mine": {}} == told(g)
    assert changed > 50


CROWD: dict[str, Any] = {
    "gods": ["ra", "amun", "osiris"],
    "board": {
        "A2": "ra god",
        "A3": "ra warrior",
        "C3": "amun god",
        "D3": "amun warrior",
        "A4": "osiris god",
    },
    "sides": {
        "ra": {"used": ["chariots", "plague"], "followers": 2},
        "amun": {"used": ["chariots", "plague"], "followers": 3},
        "osiris": {"used": ["chariots", "plague"], "followers": 2},
    },
}


def forecast(more: dict[str, Any], card: str) -> Any:
    g = battle("battle: choose cards", {**CROWD, **more})
    cards = ANKH.outlook(g, 0)["battle"]["mine"]["cards"]  # type: ignore[index]
    return next(one for one in cards if one["cards"] == [card])


def test_a_card_says_what_it_can_still_be_beaten_by() -> None:
    """Amun has 2 at least and 3 at most, and nobody could break a tie. ANKH-BATTLE-20, -28"""
    drought = forecast({}, "drought")
    assert (drought["least"], drought["most"], drought["result"]) == (3, 3, "tie")
    assert (drought["beaten"], drought["tied"], drought["unless"]) == ([], ["amun"], [])
    flood = forecast({}, "flood")
    assert (flood["least"], flood["result"], flood["beaten"]) == (2, "behind", ["amun"])
    spent = {**CROWD["sides"]["amun"], "used": ["chariots", "plague", "drought"]}
    assert forecast({"sides": {**CROWD["sides"], "amun": spent}}, "drought")["result"] == "first"


def test_what_only_ties_is_a_chance_for_who_breaks_ties() -> None:
    """A tie is worth something to who can break it. ANKH-BATTLE-24, -28"""
    alone = {**CROWD["board"]}
    del alone["A3"]
    assert forecast({"board": alone}, "drought")["result"] == "behind"
    breaks = {"tiebreaker": "ra", "ready": True}
    assert forecast({"board": alone, **breaks}, "drought")["result"] == "open"


def test_what_hidden_cards_could_undo_is_named() -> None:
    """A plague kills what the sum is made of; a temple makes more of it. ANKH-CARD-PLAGUE-04"""
    amun = {**CROWD["sides"]["amun"], "used": []}
    assert forecast({"sides": {**CROWD["sides"], "amun": amun}}, "drought")["unless"] == ["plague"]
    powers = ["commanding", "inspiring", "temple-attuned"]
    amun = {**CROWD["sides"]["amun"], "powers": powers}
    assert forecast({"sides": {**CROWD["sides"], "amun": amun}}, "drought")["unless"] == ["build"]


def test_what_a_victory_is_worth_counts_the_card() -> None:
    """Both figures of Ra stand on fertile land, then one in the desert. ANKH-CARD-DROUGHT-01"""
    there = {"A2": "ra god", "C4": "ra warrior", "C3": "amun god", "A4": "osiris god"}
    assert forecast({"board": there}, "flood")["gain"] == 1
    assert forecast({"board": there}, "drought")["gain"] == 2


def test_a_bid_says_who_can_beat_or_match_it() -> None:
    """ANKH-CARD-PLAGUE-04, -05, -07"""
    used = {"ra": ["flood"], "amun": ["plague"], "osiris": ["flood"]}
    sides = {seat: {**CROWD["sides"][seat], "used": cards} for seat, cards in used.items()}
    g = battle("battle: line up plagues", {**CROWD, "sides": sides}, cards=list(used.values()))
    bids = ANKH.outlook(g, 0)["battle"]["mine"]["bids"]  # type: ignore[index]
    assert [(one["beaten"], one["tied"]) for one in bids] == [
        (["amun", "osiris"], []),
        (["amun", "osiris"], []),
        (["amun"], ["osiris"]),
    ]
    assert fighter(g, "ra")["mortal"] == 1


# --- after it


@pytest.mark.parametrize(("devotion", "powers", "gain"), [
    (3, ["bountiful", "worshipful"], 2), (25, ["bountiful", "worshipful"], 1),
    (3, ["worshipful"], 1),
])  # fmt: skip
def test_what_a_sacrifice_brings_counts_bountiful(
    devotion: int, powers: list[str], gain: int
) -> None:
    """ANKH-Q-21"""
    g = battle("choose cards")
    g.push(n.WORSHIP, 0)
    g.devotion[0], g.powers[0] = devotion, sum(1 << POWER.words.index(one) for one in powers)
    assert ANKH.outlook(g, 0)["worship"] == gain
    g.stack.pop()
    assert "worship" not in ANKH.outlook(g, 0)
