"""The outlook of Kemet: right by the rules, and made only of what the viewer may know."""

from itertools import pairwise
from typing import Any

import pytest

from tawy.kemet.data import COLOUR, COLOURS, TILE
from tawy.kemet.flow.buying import for_sale
from tawy.kemet.flow.raising import within_means
from tawy.kemet.game import KEMET
from tawy.kemet.reckoning import measure
from tawy.kemet.state import Kemet
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.options import noun_of
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, redealt, viewers, walk
from tawy.records.position import load

FACTS: dict[str, Any] = {
    "day": 2,
    "turn": "player1",
    "board": {
        "obelisk-12": "player2 4 ancestral-elephant, player1 5 giant-scorpion",
        "west-temple-2": "player1 1",
        "delta-temple": "player1 1",
        "city-2a": "player1 2",
    },
    "seats": {
        "player1": {
            "prayer": 4,
            "pyramids": {"red": "4 city-1a", "white": "1 city-1b"},
            "tiles": ["charge", "giant-scorpion", "high-priest"],
            "interventions": {"war-fury": 1, "prayer": 1},
        },
        "player2": {
            "prayer": 1,
            "pyramids": {"blue": "4 city-2a"},
            "tiles": ["defense", "ancestral-elephant"],
            "discard": ["cavalry-blitz", "chariot-raid"],
            "hidden": ["chariot-raid"],
            "interventions": {"veto": 2},
        },
    },
}
BATTLE: dict[str, Any] = {
    "space": "obelisk-12",
    "attacker": "player1",
    "defender": "player2",
    "fought": True,
}
REVEALED: dict[str, Any] = {
    "played": ["fervent-purge", "mixed-tactics"],
    "unused": ["chariot-raid", "shield-push"],
    "revealed": True,
}


def table(at: str, tiles: list[str] | None = None, **battle: Any) -> Kemet:
    """*tiles* are those of the defender, where they are others."""
    seats = FACTS["seats"]
    if tiles is not None:
        seats = {**seats, "player2": {**seats["player2"], "tiles": tiles}}
    facts = {**FACTS, "seats": seats, "battle": {**BATTLE, **battle}}
    return load(KEMET, {"game": "kemet", "seats": 2, "at": at, "facts": facts})


def told(g: Kemet, seat: int = SPECTATOR) -> Any:
    return KEMET.outlook(g, seat)


def numbers(side: Any, name: str) -> tuple[int, int, int]:
    return side[name]["total"], side[name]["least"], side[name]["most"]


# --- seats, prices, a move


def test_points_are_permanent_ones_and_what_is_held() -> None:
    """A temple, the Delta's, the own top, and an enemy's where one stands. KEMET-VP-05, -07"""
    one = told(table("fight: choose cards"))["seats"]["player1"]
    assert (one["score"], one["temporary"], one["temples"], one["room"]) == (4, 4, 2, 5)


def test_what_dusk_and_night_will_bring() -> None:
    """KEMET-ENDDAY-02, -04, KEMET-NIGHT-02"""
    one = told(table("fight: choose cards"))["seats"]["player1"]
    assert (one["income"], one["income_delta"], one["income_night"]) == (2, 5, 4)
    assert one["teleport"] == 2


def test_a_tile_says_what_stands_between_it_and_whoever_looks() -> None:
    """KEMET-BUY-03, -05, -09"""
    market = told(table("fight: choose cards"), 0)["market"]
    assert market["red"]["initiative"] == {
        "left": 1, "price": 4, "affordable": True, "reach": True, "owned": False,
    }  # fmt: skip
    assert market["red"]["charge"]["owned"]
    assert market["blue"]["sphinx"]["reach"], "he stands on the pyramid of the other"
    assert not market["white"]["slaves"]["reach"]
    assert "giant-scorpion" not in market["red"]


def test_who_only_looks_on_has_no_prices() -> None:
    seen = told(table("fight: choose cards"))
    assert seen["market"]["red"]["initiative"] == {"left": 1}
    assert seen["raising"] == {}


def test_levels_have_their_prices() -> None:
    """KEMET-PYRAMID-03, -14, -15"""
    raising = told(table("fight: choose cards"), 0)["raising"]
    prices = {"2": 2, "3": 5, "4": 9}
    assert raising["player1 white"] == {"level": 1, "prices": prices, "affordable": [2]}
    assert raising["player1 red"]["prices"] == {}
    assert raising["player2 blue"]["level"] == 4
    assert "player2 white" not in raising


def test_cards_cost_what_whoever_looks_would_pay() -> None:
    """KEMET-TILE-priest-of-ra"""
    tiles = [*FACTS["seats"]["player2"]["tiles"], "priest-of-ra"]
    g = table("fight: choose cards", tiles=tiles)
    dear = {"war-fury": 1, "bloodbath": 1, "iron-wall": 1, "raining-fire": 1, "teleportation": 1}
    prices = told(g, 0)["interventions"]
    assert {word: price for word, price in prices.items() if price} == {**dear, "open-gates": 1}
    assert set(told(g, 1)["interventions"].values()) == {0}
    assert told(g)["interventions"] == {}


# --- a battle that may come


def stepping() -> Kemet:
    """Player 1 moves four and a creature, one step from enemies."""
    board = {
        **FACTS["board"],
        "obelisk-12": "player2 4 ancestral-elephant",
        "front-1": "player1 5 giant-scorpion",
    }
    g = load(KEMET, {"game": "kemet", "seats": 2, "at": "move", "facts": {**FACTS, "board": board}})
    for line in ("from front-1", "take 4", "with giant-scorpion"):
        KEMET.engine.apply(g, 0, KEMET.option_called(line))
    return g


def test_an_attack_is_told_as_the_battle_begins() -> None:
    """What the attacker sees of it before is what he sees when it has begun. KEMET-MOVE-16"""
    g = stepping()
    attacks = told(g, 0)["march"]["attacks"]
    assert list(attacks) == ["to obelisk-12"]
    attacker, defender = attacks["to obelisk-12"]["sides"]
    assert (numbers(attacker, "strength")[0], numbers(defender, "strength")[0]) == (7, 6)
    KEMET.engine.apply(g, 0, KEMET.option_called("to obelisk-12"))
    assert told(g, 0)["battle"] == attacks["to obelisk-12"]


def test_a_forecast_changes_nothing_and_is_for_who_moves() -> None:
    g = stepping()
    before = KEMET.dump(g)
    assert told(g, 1)["march"]["attacks"] == told(g)["march"]["attacks"] == {}
    assert told(g, 0)["march"]["attacks"]
    assert KEMET.dump(g) == before


# --- a battle


def test_before_the_cards_a_side_is_told_in_its_parts() -> None:
    """With what cards can still add: the hidden one may be any. KEMET-BATTLE-18 to -20"""
    attacker, defender = told(table("fight: choose cards"))["battle"]["sides"]
    assert [part["of"] for part in attacker["parts"]] == ["units", "tile", "creature"]
    assert defender["parts"][1] == {
        "of": "tile", "word": "defense", "strength": 1, "damage": 0, "protection": 0,
    }  # fmt: skip
    assert numbers(attacker, "strength") == (8, 9, 16)  # two War Furies
    assert numbers(attacker, "damage") == (2, 2, 9)
    assert numbers(defender, "strength") == (6, 7, 12)  # no Cavalry Blitz; one Fury is paid for
    assert numbers(defender, "protection") == (1, 1, 6)


def test_whoever_looks_knows_his_own_hand() -> None:
    attacker = told(table("fight: choose cards"), 0)["battle"]["sides"][0]
    assert numbers(attacker, "strength") == (8, 9, 14)
    assert numbers(attacker, "damage") == (2, 2, 5)


def test_revealed_cards_are_parts_and_only_wounds_are_left_to_come() -> None:
    """KEMET-TILE-divine-wound"""
    wounding = [*FACTS["seats"]["player2"]["tiles"], "divine-wound"]
    g = table("fight: wound", tiles=wounding, **REVEALED)
    battle = told(g)["battle"]
    assert (battle["step"], battle["decided"]) == ("reveal", False)
    for side, one in enumerate(battle["sides"]):
        strength, damage, protection = measure(g, side)
        assert numbers(one, "strength") == (strength, strength, strength + 2 * side)
        assert numbers(one, "damage") == (damage, damage, damage)
        assert numbers(one, "protection") == (protection, protection, protection)


def test_after_the_losses_the_strength_is_what_was_measured() -> None:
    """The picture of a battle lives on while it is asked who goes where."""
    battle = told(table("fight: wound", **REVEALED))["battle"]
    attacker, defender = battle["sides"]
    assert (battle["step"], battle["decided"]) == ("retreat", True)
    assert (attacker["strength"]["total"], defender["strength"]["total"]) == (11, 8)
    assert attacker["parts"][0] == {"of": "units", "strength": 5, "damage": 0, "protection": 0}
    assert "giant-scorpion" in [part.get("word") for part in attacker["parts"]]
    assert (defender["lost"], defender["units"]) == (2, 2)
    assert (attacker["lost"], attacker["units"]) == (2, 3)
    assert defender["parts"][0]["strength"] == 4
    assert "front-1" in battle["refuges"]


# --- whole games


@pytest.fixture(scope="module")
def played() -> list[tuple[Kemet, str]]:
    """Moments of games at random, each with the rule that asks."""
    found: list[tuple[Kemet, str]] = []
    for seats in (2, 3, 4, 5):
        play = new_play(KEMET, seats, {"max_days": "8"}, f"outlook {seats}")
        for step, _ in enumerate(walk(play, Stream(f"outlook {seats}"))):
            g = play.state
            if g.battle is not None or g.march is not None or step % 7 == 0:
                found.append((g.copy(), KEMET.engine.rules[g.stack[-1].rule].name()))
    return found


def test_it_tells_nothing_secret(played: list[tuple[Kemet, str]]) -> None:
    """All that a seat cannot know is dealt anew, and its outlook stays the same."""
    stream = Stream("outlook")
    for g, _ in played[::3]:
        for seat in viewers(g):
            assert told(g, seat) == told(redealt(KEMET, g, seat, stream), seat)  # type: ignore[arg-type]


def test_what_is_told_of_an_attack_comes_true(played: list[tuple[Kemet, str]]) -> None:
    """Before anybody falls by Initiative; of a teleport, when it is paid for."""
    kinds: set[str] = set()
    for g, rule in played[::3]:
        attacks = told(g, g.turn)["march"]["attacks"] if rule == "step to" else {}
        for step, forecast in attacks.items():
            twin = g.copy()
            KEMET.engine.apply(twin, g.turn, KEMET.option_called(step))
            if twin.battle is not None and not forecast["initiative"]:
                assert told(twin, g.turn)["battle"]["sides"] == forecast["sides"]
                kinds.add(step.split()[0])
    assert kinds == {"to", "teleport"}, "of moments whose secrecy is tested too"


def test_what_nothing_stands_against_is_for_sale(played: list[tuple[Kemet, str]]) -> None:
    for g, _ in played[::9]:
        for seat in range(g.seats):
            seen = told(g, seat)
            for colour, word in enumerate(COLOUR.words):
                tiles = [
                    TILE.words.index(tile)
                    for tile, one in seen["market"][word].items()
                    if one["reach"] and one["affordable"] and not one["owned"]
                ]
                assert tiles == for_sale(g, seat, colour)
                own = seen["raising"][f"player{seat + 1} {word}"]
                assert own["affordable"] == within_means(g, seat, seat * COLOURS + colour)


def test_the_step_is_that_of_the_question(played: list[tuple[Kemet, str]]) -> None:
    """KEMET-BATTLE-60"""
    steps: dict[str, set[str]] = {}
    for g, rule in played:
        if g.battle is not None:
            steps.setdefault(rule, set()).add(told(g)["battle"]["step"])
    assert steps["escape"] == {"escape"}
    assert steps["choose cards"] == {"cards"}
    assert steps["lose"] == steps["drive"] == {"retreat"}
    assert steps["win"] == {"stay"}


def test_parts_add_up(played: list[tuple[Kemet, str]]) -> None:
    for g, _ in played:
        if g.battle is None:
            continue
        for side, one in enumerate(told(g)["battle"]["sides"]):
            if "strength" in one:
                total, least, most = numbers(one, "strength")
                assert total <= least <= most
                assert sum(part["strength"] for part in one["parts"]) == total
                assert g.battle.winner < 0 or total == g.battle.strength[side]


def test_the_range_holds_what_was_played(played: list[tuple[Kemet, str]]) -> None:
    """Cards were chosen in secret; the strength that followed lies between least and most."""
    pairs = 0
    for (before, asks), (after, _) in pairwise(played):
        if asks == "choose cards" and after.battle is not None and after.battle.winner >= 0:
            for seat in viewers(before):
                for side, one in enumerate(told(before, seat)["battle"]["sides"]):
                    _, least, most = numbers(one, "strength")
                    assert least <= after.battle.strength[side] <= most
                    pairs += 1
    assert pairs > 50


def test_a_move_says_how_far_it_goes(played: list[tuple[Kemet, str]]) -> None:
    """KEMET-MOVE-03, -10"""
    found = False
    for g, rule in played:
        march = told(g)["march"]
        assert (march is None) == (g.march is None)
        if rule == "step to" and not march["left_with_creature"] and g.announced is None:
            verbs = {KEMET.verbs[o // 1024].name for o in KEMET.engine.legal(g, g.turn)}
            assert verbs == {"teleport"}
            assert noun_of(KEMET.engine.legal(g, g.turn)[0]) >= 0
            found = True
    assert found


def test_before_the_group_is_picked_no_creature_helps() -> None:
    """KEMET-MOVE-03: not even one that waits on its tile."""
    facts = {
        "day": 2,
        "turn": "player1",
        "board": {"city-1a": "player1 2"},
        "seats": {"player1": {"tiles": ["royal-scarab"]}},
    }
    g = load(KEMET, {"game": "kemet", "seats": 2, "at": "move: march", "facts": facts})
    march = told(g)["march"]
    assert march["left"] == march["left_with_creature"]
