"""The set-up of Kemet: who chooses what, in which order, and what is not on offer."""

import random

import pytest
from kemet_table import ENGINE, asked, run, say

from tawy.kemet import data as d
from tawy.kemet.board import NAMES
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.rules import RULES
from tawy.kemet.state import NOT_BUILT, Kemet
from tawy.kernel.frames import CHANCE, Log
from tawy.kernel.sets import members


def begun(seats: int = 3) -> Kemet:
    """With chance asked like a seat, so that a test decides."""
    g = Kemet(seats)
    g.log, g.open_chance = Log(), True
    return run(g, n.SETTING_UP)


def dealt() -> Kemet:
    """Three seats, the third first; each has its city and a card."""
    g = begun()
    say(g, "next player3", "next player1", "next player2", "city city-2", "city city-1")
    say(g, "draw veto", "draw war-rage", "draw war-rage")
    return g


def test_the_order_of_turns_is_drawn_and_cities_are_chosen_in_it() -> None:
    """KEMET-SETUP-11, -27, -28, KEMET-Q-01: the last city is left for the last."""
    g = begun()
    assert asked(g) == (CHANCE, ["next player1", "next player2", "next player3"])
    say(g, "next player3", "next player1", "next player2")
    assert asked(g) == (2, ["city city-1", "city city-2", "city city-3"])
    say(g, "city city-2")
    assert asked(g) == (0, ["city city-1", "city city-3"])
    say(g, "city city-1")
    assert g.city == [0, 2, 1]


def test_everybody_is_dealt_a_card_that_only_he_is_told() -> None:
    """KEMET-SETUP-25, KEMET-DI-gen-06."""
    g = dealt()
    assert [sum(g.cards_of(seat)) for seat in range(3)] == [1, 1, 1]
    assert sum(g.deck) == d.DECK - 3
    assert g.log
    drew = [event for event in g.log.events if event.kind.name == "drew"]
    assert [event.for_seat(2) for event in drew] == [
        {"event": "drew", "seat": "player3", "intervention": "veto"},
        {"event": "drew", "seat": "player1", "intervention": None},
        {"event": "drew", "seat": "player2", "intervention": None},
    ]


def test_a_card_is_drawn_as_often_as_it_is_in_the_deck() -> None:
    """KEMET-SETUP-26."""
    g = begun()
    say(g, "next player3", "next player1", "next player2", "city city-2", "city city-1")
    rule = RULES[g.stack[-1].rule]
    assert isinstance(rule, type(RULES[n.DRAW_CARD]))
    assert rule.weights(g, g.stack[-1]) == [card.copies for card in d.INTERVENTIONS]


def test_the_splits_are_the_seven_of_the_book() -> None:
    """KEMET-SETUP-21, -22, KEMET-EX-19."""
    seat, offered = asked(dealt())
    splits = ["0/1/2", "0/2/1", "1/0/2", "1/1/1", "1/2/0", "2/0/1", "2/1/0"]
    assert (seat, offered) == (2, [f"pyramids {split}" for split in splits])


def test_two_pyramids_leave_a_district_free_and_five_units_beside_each() -> None:
    """KEMET-SETUP-17, -23, -24, -33: the deployment is forced, nobody is asked."""
    g = dealt()
    say(g, "pyramids 2/0/1")
    assert asked(g) == (2, ["in city-2a", "in city-2b", "in city-2c"])
    say(g, "in city-2c")
    assert asked(g) == (2, ["in city-2a", "in city-2b"])
    say(g, "in city-2a")
    assert g.level[6:9] == [2, 0, 1]
    assert [NAMES[s] if s != NOT_BUILT else "" for s in g.site[6:9]] == ["city-2c", "", "city-2a"]
    for _ in range(2):
        say(g, "pyramids 0/1/2")
        say(g, asked(g)[1][0])
        say(g, asked(g)[1][0])
    assert g.stack == []
    city = members(g.districts(2))
    assert [g.units[space] for space in city] == [5, 0, 5]
    assert g.reserve == [2, 2, 2]


def test_three_pyramids_leave_any_split_of_ten_units() -> None:
    """KEMET-SETUP-14, -15, -16, -18."""
    g = dealt()
    for _ in range(3):
        say(g, "pyramids 1/1/1")
        say(g, asked(g)[1][0])
        say(g, asked(g)[1][0])
    assert asked(g) == (2, [f"deploy {units}" for units in range(6)])
    say(g, "deploy 0")  # then both others are full
    city = members(g.districts(2))
    assert [g.units[space] for space in city] == [0, 5, 5]
    say(g, "deploy 3")
    assert asked(g) == (0, [f"deploy {units}" for units in range(2, 6)])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_way_leads_to_ten_units_beside_pyramids(seats: int) -> None:
    """KEMET-SETUP-01, -10, -14, -15, -16, -20."""
    for seed in range(40):
        dice, g = random.Random(seed), begun(seats)
        while g.stack:
            (seat,) = ENGINE.awaited(g)
            ENGINE.apply(g, seat, dice.choice(ENGINE.legal(g, seat)))
        assert sorted(g.city) == list(range(seats))
        assert g.reserve == [d.UNITS - d.UNITS_AT_START] * seats
        for seat in range(seats):
            held = {s for s in members(g.map.spaces) if g.owner[s] == seat}
            built = {s for s in g.site[seat * d.COLOURS : (seat + 1) * d.COLOURS] if s >= 0}
            assert held <= built <= set(members(g.districts(seat)))
            assert all(g.units[space] <= d.TROOP for space in held)
            assert sorted(g.level[seat * d.COLOURS : (seat + 1) * d.COLOURS]) in d.SPLITS
