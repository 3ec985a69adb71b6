"""Tables of facts: how they are written and read, and who sees them."""

import pytest

from tawy.facts.rows import (
    ALL,
    ANY,
    BY_SEAT,
    OWN_SIDE,
    Fact,
    dump_facts,
    load_facts,
    view_facts,
)
from tawy.kernel.frames import SPECTATOR, State
from tawy.kernel.options import BadInput, Kind

PLACE = Kind("place", ["north", "south"])
TABLE = [
    Fact("day", seen=ALL, low=1, high=7),
    Fact("wind", kind=PLACE, seen=ALL),
    Fact("gold", BY_SEAT, seen=ALL),
    Fact("cards", BY_SEAT, seen=OWN_SIDE),
    Fact("home", BY_SEAT, PLACE, seen=OWN_SIDE),
    Fact("stones", 2, seen=ALL),
    Fact("path", ANY, PLACE, seen=ALL),
    Fact("deck", ANY),
]
WRITTEN = {
    "day": 3,
    "wind": None,
    "gold": [1, 2, 3],
    "cards": [4, 5, 6],
    "home": ["north", None, "south"],
    "stones": [7, 8],
    "path": ["south", "south", None],
    "deck": [9],
}


class Land(State):
    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats, None)
        self.day, self.wind = 1, 0
        self.gold, self.cards, self.home = [0] * seats, [0] * seats, [0] * seats
        self.stones, self.path, self.deck = [0, 0], [0], [0]


@pytest.fixture
def land() -> Land:
    g = Land()
    load_facts(g, TABLE, WRITTEN, "facts")
    return g


def test_facts_round_trip(land: Land) -> None:
    """Numbers as numbers, nouns as words, nothing as null."""
    assert dump_facts(land, TABLE) == WRITTEN
    assert (land.wind, land.home, land.path) == (-1, [0, -1, 1], [1, 1, -1])


def test_what_is_left_out_stays_as_it_is(land: Land) -> None:
    """A position may say only what matters."""
    load_facts(land, TABLE, {"day": 4}, "facts")
    assert dump_facts(land, TABLE) == {**WRITTEN, "day": 4}


@pytest.mark.parametrize(
    ("name", "value", "place", "reason"),
    [
        ("moon", 1, "facts.moon", "no such fact; known: day, wind"),
        ("day", 0, "facts.day", "0 is not between 1 and 7"),
        ("day", 8, "facts.day", "8 is not between 1 and 7"),
        ("day", True, "facts.day", "must be a number, not True"),
        ("day", 1.0, "facts.day", "must be a number, not 1.0"),
        ("day", "1", "facts.day", "must be a number, not '1'"),
        ("day", None, "facts.day", "must be a number, not None"),
        ("day", [1], "facts.day", "must be a number"),
        ("wind", "east", "facts.wind", "no place is called 'east'; known: north, south"),
        ("wind", 0, "facts.wind", "no place is called 0"),
        ("wind", ["north"], "facts.wind", "no place is called"),
        ("gold", 1, "facts.gold", "must be a list, not 1"),
        ("gold", "123", "facts.gold", "must be a list, not '123'"),
        ("gold", {"red": 1}, "facts.gold", "must be a list"),
        ("gold", [1, 2], "facts.gold", "must have 3 entries, not 2"),
        ("gold", [1, 2, 3, 4], "facts.gold", "must have 3 entries, not 4"),
        ("gold", [1, -1, 3], "facts.gold[1]", "-1 is not between 0 and 1023"),
        ("gold", [1, 2, 1024], "facts.gold[2]", "1024 is not between 0 and 1023"),
        ("gold", [1, 2, 10**30], "facts.gold[2]", "is not between 0 and 1023"),
        ("home", ["north", "east", None], "facts.home[1]", "no place is called 'east'"),
        ("stones", [], "facts.stones", "must have 2 entries, not 0"),
        ("path", ["north", 7], "facts.path[1]", "no place is called 7"),
    ],
)
def test_unsound_facts_are_refused_with_their_place(
    land: Land, name: str, value: object, place: str, reason: str
) -> None:
    """The error names the very entry."""
    with pytest.raises(BadInput) as caught:
        load_facts(land, TABLE, {name: value}, "facts")
    assert caught.value.place == place
    assert reason in caught.value.reason


def test_a_view_holds_the_open_facts_and_ones_own(land: Land) -> None:
    """One's own entry alone, not the list."""
    assert view_facts(land, TABLE, 2) == {
        "day": 3,
        "wind": None,
        "gold": [1, 2, 3],
        "cards": 6,
        "home": "south",
        "stones": [7, 8],
        "path": ["south", "south", None],
    }


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_who_has_no_side_sees_the_open_facts_only(land: Land, viewer: int) -> None:
    """A spectator, and a seat that has left."""
    land.leave(1)
    open_facts = {fact.name for fact in TABLE if fact.seen == ALL}
    assert set(view_facts(land, TABLE, viewer)) == open_facts


def test_partners_see_what_their_side_has(land: Land) -> None:
    """Both see the entry of the seat that speaks for them."""
    land.join(0, 2)
    assert view_facts(land, TABLE, 0) == view_facts(land, TABLE, 2)
    assert view_facts(land, TABLE, 0)["cards"] == 6


def test_a_view_is_no_window_into_the_state(land: Land) -> None:
    """Changing it changes nothing."""
    view = view_facts(land, TABLE, 0)
    gold = view["gold"]
    assert isinstance(gold, list)
    gold.append(99)
    assert land.gold == [1, 2, 3]
