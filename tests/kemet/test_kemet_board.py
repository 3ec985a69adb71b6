"""The maps of Kemet: what is linked with what, how far it is, and what no map may be."""

import json
from importlib.resources import files
from typing import Any

import pytest

from tawy.kemet.board import (
    BANK,
    DELTA,
    DESERT,
    DISTRICT,
    EAST,
    KIND,
    MAPS,
    NAMES,
    OUT,
    SANCTUARY,
    SPACES,
    TEMPLE,
    WEST,
    Map,
    read_map,
)
from tawy.kernel.options import BadInput
from tawy.kernel.sets import BIT, members, set_of

PLAYERS = [2, 3, 4, 5]
DELTA_SPACES = ["marsh", "sanctuary", "delta-temple"]
every_map = pytest.mark.parametrize("players", PLAYERS)


def data(players: int = 3) -> dict[str, Any]:
    source = files("tawy.kemet") / "maps" / f"{players}.json"
    loaded: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    return loaded


def space(name: str) -> int:
    return NAMES.index(name)


def names(mask: int) -> str:
    return " ".join(NAMES[s] for s in members(mask))


def of_kind(board: Map, kind: int) -> list[str]:
    return [NAMES[s] for s in range(SPACES) if board.kind[s] == kind]


# --- spaces


@pytest.mark.parametrize(("players", "size"), [(2, 13), (3, 20), (4, 27), (5, 32)])
def test_the_size_of_a_map(players: int, size: int) -> None:
    """KEMET-BOARD-30 KEMET-BOARD-01: of each kind only; the rest of the names is out of play."""
    board = MAPS[players]
    kinds = [len(of_kind(board, kind)) for kind in (DISTRICT, DESERT, TEMPLE, SANCTUARY)]
    assert sum(kinds) == size == board.spaces.bit_count()
    assert board.kind.count(OUT) == SPACES - size
    assert kinds[0] == 3 * players


def test_there_is_a_map_for_two_to_five() -> None:
    """KEMET-SETUP-01 KEMET-VARIANT-08."""
    assert list(MAPS) == PLAYERS
    assert [board.players for board in MAPS.values()] == PLAYERS


@every_map
def test_a_city_is_three_districts_behind_one_desert(players: int) -> None:
    """KEMET-BOARD-05 KEMET-SETUP-10 KEMET-SETUP-11 KEMET-BOARD-02."""
    board = MAPS[players]
    assert len(board.cities) == len(board.front) == players
    assert len(set(board.front)) == players
    for city, districts in enumerate(board.cities):
        assert districts.bit_count() == 3
        for one in members(districts):
            assert board.near[one] == districts & ~BIT[one] | BIT[board.front[city]]
            assert board.city[one] == city
            assert board.across[one] == 0
    assert sum(board.cities) == board.districts


def test_the_east_bank_opens_with_four_players() -> None:
    """KEMET-SETUP-04 KEMET-TELEPORT-15."""
    for players, board in MAPS.items():
        east = set_of([s for s in members(board.spaces) if board.bank[s] == EAST])
        assert bool(east) == (players >= 4)
        assert bool(east & board.obelisks) == (players >= 4)
        cities_in_the_east = [city for city in board.cities if city & east]
        assert len(cities_in_the_east) == (2 if players >= 4 else 0)


@pytest.mark.parametrize(
    ("players", "targets"),
    [
        (2, "obelisk-12 west-temple-2 west-temple-3 delta-temple"),
        (3, "obelisk-12 obelisk-23 west-temple-2 west-temple-3 sanctuary delta-temple"),
        (
            4,
            "obelisk-12 obelisk-34 west-temple-2 west-temple-3 east-temple-2 east-temple-3 "
            "sanctuary delta-temple",
        ),
        (
            5,
            "obelisk-12 obelisk-23 obelisk-45 west-temple-2 west-temple-3 east-temple-2 "
            "east-temple-3 sanctuary delta-temple",
        ),
    ],
)
def test_where_a_teleport_may_end(players: int, targets: str) -> None:
    """KEMET-BOARD-24 KEMET-BOARD-10 KEMET-BOARD-11: temples, Sanctuary, some deserts."""
    board = MAPS[players]
    assert names(board.obelisks) == targets
    assert not board.obelisks & board.districts


@pytest.mark.parametrize(
    ("players", "incomes"),
    [(2, [2, 3, 5]), (3, [2, 3, 5]), (4, [2, 2, 3, 3, 5]), (5, [2, 2, 3, 3, 5])],
)
def test_what_temples_yield(players: int, incomes: list[int]) -> None:
    """KEMET-BOARD-07 KEMET-BOARD-08 KEMET-BOARD-23."""
    board = MAPS[players]
    assert sorted(board.income[s] for s in members(board.temples)) == incomes
    assert NAMES[board.delta] == "delta-temple"
    assert board.income[board.delta] == 5
    assert sum(board.income) == sum(incomes)


def test_the_sanctuary_is_no_temple() -> None:
    """KEMET-BOARD-09 KEMET-BOARD-19: and it is not there with two players."""
    assert MAPS[2].sanctuary == -1
    for players in (3, 4, 5):
        board = MAPS[players]
        assert NAMES[board.sanctuary] == "sanctuary"
        assert not board.temples & BIT[board.sanctuary]
        assert board.income[board.sanctuary] == 0


# --- links


@every_map
def test_every_way_can_be_gone_back(players: int) -> None:
    """KEMET-BOARD-25: by land and by harbour; and nothing leads out of play."""
    board = MAPS[players]
    for a in range(SPACES):
        assert not (board.near[a] | board.across[a]) & (~board.spaces | BIT[a])
        for b in range(SPACES):
            assert bool(board.near[a] & BIT[b]) == bool(board.near[b] & BIT[a])
            assert bool(board.across[a] & BIT[b]) == bool(board.across[b] & BIT[a])
        assert board.step[a] == board.near[a] | board.across[a]


@pytest.mark.parametrize(
    ("players", "links"),
    [
        (2, []),
        (3, ["marsh delta-temple"]),
        (
            4,
            [
                "front-3 west-bank",
                "front-4 west-bank",
                "marsh delta-temple",
                "west-bank east-temple-3",
            ],
        ),
        (
            5,
            [
                "front-4 west-bank",
                "front-5 west-bank",
                "marsh delta-temple",
                "west-bank east-temple-3",
            ],
        ),
    ],
)
def test_linked_harbours(players: int, links: list[str]) -> None:
    """KEMET-BOARD-13 KEMET-BOARD-12: pairs; a harbour makes no neighbours."""
    board = MAPS[players]
    pairs = [(a, b) for a in range(SPACES) for b in members(board.across[a]) if a < b]
    assert sorted(f"{NAMES[a]} {NAMES[b]}" for a, b in pairs) == links
    assert not [(a, b) for a, b in pairs if board.near[a] & BIT[b]]


def test_the_map_for_two() -> None:
    """KEMET-BOARD-19: the Delta temple has no neighbour at all."""
    board = MAPS[2]
    assert names(board.near[space("front-1")]) == (
        "city-1a city-1b city-1c obelisk-12 west-bank west-temple-2"
    )
    assert names(board.near[space("west-temple-2")]) == "front-1 front-2 obelisk-12"
    assert names(board.near[space("west-temple-3")]) == "west-bank"
    assert names(board.near[space("west-bank")]) == "front-1 front-2 obelisk-12 west-temple-3"
    assert board.step[board.delta] == 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_delta_is_linked_only_with_itself(players: int) -> None:
    """KEMET-BOARD-20 KEMET-BOARD-28: the temple by its harbour alone."""
    board = MAPS[players]
    delta = set_of([space(name) for name in DELTA_SPACES])
    assert delta == set_of([s for s in range(SPACES) if board.bank[s] == DELTA])
    assert board.near[board.delta] == 0
    assert names(board.across[board.delta]) == "marsh"
    assert names(board.near[board.sanctuary]) == "marsh"
    for one in members(delta):
        assert not board.step[one] & ~delta


def test_four_play_on_the_side_for_two() -> None:
    """KEMET-SETUP-03: the smaller map is the west half of the larger one, drawn alike."""
    for small, large in ((MAPS[2], MAPS[4]), (MAPS[3], MAPS[5])):
        for one in members(small.spaces):
            assert small.near[one] == large.near[one] & small.spaces
            assert (small.x[one], small.y[one]) == (large.x[one], large.y[one])
            assert small.income[one] == large.income[one]


# --- distances


@every_map
def test_front_deserts_are_two_steps_apart(players: int) -> None:
    """KEMET-BOARD-29."""
    board = MAPS[players]
    for front in board.front:
        far = board.distances(front)
        assert sorted(far[other] for other in board.front) == [0] + [2] * (players - 1)


@every_map
def test_how_far_it_is_to_a_temple(players: int) -> None:
    """KEMET-BOARD-29: the same for all cities; the delta cannot be walked to."""
    board = MAPS[players]
    for district in members(board.districts):
        far = board.distances(district)
        own, other = ("west", "east") if board.bank[district] == WEST else ("east", "west")
        assert far[space(f"{own}-temple-2")] == 2
        assert far[space("west-temple-3")] == 3
        assert far[space("east-temple-3")] == (3 if players >= 4 else -1)
        assert far[space(f"{other}-temple-2")] == (4 if players >= 4 else -1)
        assert [far[space(name)] for name in DELTA_SPACES] == [-1, -1, -1]


def test_the_journey_of_the_book() -> None:
    """KEMET-BOARD-29: front desert, west river bank, and by harbour to the temple in the east."""
    for players in (4, 5):
        board = MAPS[players]
        way = [space(name) for name in ("city-1a", "front-1", "west-bank", "east-temple-3")]
        assert board.near[way[0]] & BIT[way[1]]
        assert board.near[way[1]] & BIT[way[2]]
        assert board.across[way[2]] & BIT[way[3]]
        assert board.distances(way[0])[way[3]] == 3


# --- refused


def change(told: dict[str, Any], place: str, value: object) -> dict[str, Any]:
    """The data with another value at "space.field"; None takes the field out."""
    name, _, field = place.partition(".")
    row = told["spaces"][name] if field else told["spaces"]
    if value is None:
        del row[field or name]
    else:
        row[field or name] = value
    return told


@pytest.mark.parametrize(
    ("place", "value", "refused"),
    [
        ("front-1.land", ["city-1a", "city-1b", "city-1c"], r"spaces.obelisk-12.land: front-1"),
        ("west-temple-3.land", [], r"spaces.west-bank.land: west-temple-3 does not link back"),
        ("marsh.harbours", [], r"spaces.delta-temple.harbours: marsh does not link back"),
        ("marsh.land", ["atlantis"], r"spaces.marsh.land: not 'atlantis'; known, for example: "),
        ("marsh.land", ["front-5"], r"spaces.marsh.land: front-5 is not on this map"),
        ("marsh.land", ["marsh"], r"spaces.marsh.land: marsh is the space itself"),
        ("marsh.land", ["sanctuary", "sanctuary"], r"spaces.marsh.land: sanctuary .* twice"),
        ("marsh.land", "sanctuary", r"spaces.marsh.land: wants a list"),
        ("atlantis", {}, r"spaces.atlantis: not 'atlantis'; known, for example: "),
        ("marsh", [], r"spaces.marsh: wants an object"),
        ("west-temple-2.obelisk", None, r"spaces.west-temple-2.obelisk: a temple has one"),
        ("sanctuary.obelisk", None, r"spaces.sanctuary.obelisk: a sanctuary has one"),
        ("city-2b.obelisk", True, r"spaces.city-2b.obelisk: a district has none"),
        ("obelisk-12.obelisk", "yes", r"spaces.obelisk-12.obelisk: is true"),
        ("obelisk-12.obelisk", None, r"obelisks: 5, not 6"),
        ("marsh.obelisk", True, r"obelisks: 7, not 6"),
        ("city-2b.city", None, r"spaces.city-2b.city"),
        ("front-1.city", 1, r"spaces.front-1.city"),
        ("city-2b.city", 1, r"city 1: 4 districts, not 3"),
        ("city-2b.city", 9, r"spaces.city-2b.city: must be a number from 1 to 5"),
        ("front-1.kind", "oasis", r"spaces.front-1.kind: no kind-of-space"),
        ("front-1.bank", "east", r"spaces.front-1: the east bank is out of play with 3"),
        ("west-temple-2.income", 4, r"spaces.west-temple-2.income: is none of \[2, 3\]"),
        ("west-temple-2.income", None, r"spaces.west-temple-2.income"),
        ("delta-temple.income", 3, r"spaces.delta-temple: the delta has one temple"),
        ("west-temple-2.bank", "delta", r"spaces.west-temple-2: the delta has one temple"),
        ("front-1.income", 2, r"spaces.front-1.income: only a temple"),
        ("front-1.colour", "red", r"spaces.front-1.colour: no such field"),
        ("front-1.at", None, r"spaces.front-1.at: is missing"),
        ("front-1.at", [1], r"spaces.front-1.at: wants two numbers"),
        ("front-1.at", [1, 1001], r"spaces.front-1.at: must be a number from 0 to 1000"),
        ("sanctuary.kind", "desert", r"sanctuaries: 0, not 1"),
    ],
)
def test_an_unsound_map_is_refused(place: str, value: object, refused: str) -> None:
    """KEMET-Q-59 KEMET-BOARD-22: with the place that is wrong."""
    Map(data())
    with pytest.raises(BadInput, match=refused):
        Map(change(data(), place, value))


@pytest.mark.parametrize(
    ("links", "refused"),
    [
        ({"city-1a city-1b": False}, "city 1: city-1a: is not beside the other districts"),
        ({"city-1c front-1": False}, "city 1: city-1c: does not touch the desert of its city"),
        ({"city-1a front-1": False}, "city 1: city-1a: does not touch exactly one desert"),
        ({"city-1a west-bank": True}, "city 1: city-1a: does not touch exactly one desert"),
        ({"city-1b west-bank": True}, "city 1: city-1b: does not touch the desert of its city"),
        ({"city-1b city-2b": True}, "city 1: city-1b: does not touch the desert of its city"),
        (
            {f"city-2{x} front-{n}": n == 1 for x in "abc" for n in (1, 2)},
            "city 2: shares its desert with another city",
        ),
        (
            {
                f"city-1{x} {other}": other == "west-temple-2"
                for x in "abc"
                for other in ("front-1", "west-temple-2")
            },
            "city 1: city-1a: does not touch exactly one desert",
        ),
    ],
)
def test_an_unsound_city_is_refused(links: dict[str, bool], refused: str) -> None:
    """KEMET-BOARD-05 KEMET-Q-59: links made and cut on both sides."""
    unsound = data()
    for pair, linked in links.items():
        for here, there in (pair.split(), pair.split()[::-1]):
            land = unsound["spaces"][here]["land"]
            if linked:
                land.append(there)
            else:
                land.remove(there)
    with pytest.raises(BadInput, match=refused):
        Map(unsound)


def test_a_harbour_in_a_district_is_refused() -> None:
    """KEMET-Q-59."""
    unsound = data()
    unsound["spaces"]["city-1a"]["harbours"] = ["marsh"]
    unsound["spaces"]["marsh"]["harbours"].append("city-1a")
    with pytest.raises(BadInput, match="city 1: city-1a: a district has no harbour"):
        Map(unsound)


@pytest.mark.parametrize(
    ("players", "claimed", "refused"),
    [
        (3, 2, "city 3: more cities than 2 players"),
        (3, 4, "city 4: 0 districts, not 3"),
        (5, 3, "spaces.city-4a: the east bank is out of play with 3 players"),
        (5, 6, "players: must be a number from 2 to 5"),
        (5, "5", "players: must be a number"),
    ],
)
def test_a_map_for_others_is_refused(players: int, claimed: object, refused: str) -> None:
    """KEMET-SETUP-01 KEMET-SETUP-11."""
    with pytest.raises(BadInput, match=refused):
        Map({**data(players), "players": claimed})


def test_a_space_too_few_or_too_many_is_refused() -> None:
    """KEMET-BOARD-30."""
    fewer = data()
    del fewer["spaces"]["obelisk-23"]
    for row in fewer["spaces"].values():
        row["land"] = [name for name in row["land"] if name != "obelisk-23"]
    with pytest.raises(BadInput, match="spaces: 19, not 20"):
        Map(fewer)
    more = data()
    more["spaces"]["front-5"] = {"kind": "desert", "bank": "west", "land": [], "at": [0, 0]}
    with pytest.raises(BadInput, match="spaces: 21, not 20"):
        Map(more)


def test_wrong_temples_are_refused() -> None:
    """KEMET-BOARD-23 KEMET-BOARD-07."""
    desert = data(5)
    row = desert["spaces"]["east-temple-2"]
    row["kind"] = "desert"
    del row["income"]
    with pytest.raises(BadInput, match="temples: 4, not 5"):
        Map(desert)
    dry = data()
    row = dry["spaces"]["delta-temple"]
    row["bank"], row["income"] = "west", 3
    with pytest.raises(BadInput, match="temples: none is in the delta"):
        Map(dry)
    double = data()
    row = double["spaces"]["west-temple-3"]
    row["bank"], row["income"] = "delta", 5
    with pytest.raises(BadInput, match=r"spaces.delta-temple: the delta has one temple"):
        Map(double)


def test_fields_of_a_map_are_named() -> None:
    """KEMET-BOARD-22."""
    unsound = data()
    del unsound["spaces"]
    with pytest.raises(BadInput, match=r"^spaces: is missing"):
        Map(unsound)
    with pytest.raises(BadInput, match=r"^spaces: wants an object"):
        Map({**data(), "spaces": []})
    with pytest.raises(BadInput, match=r"^weather: no such field"):
        Map({**data(), "weather": "dry"})


def test_words_fit_their_numbers() -> None:
    assert [KIND.words[n] for n in (DISTRICT, DESERT, TEMPLE, SANCTUARY)] == [
        "district", "desert", "temple", "sanctuary",
    ]  # fmt: skip
    assert [BANK.words[n] for n in (WEST, EAST, DELTA)] == ["west", "east", "delta"]
    assert len(set(NAMES)) == SPACES


@pytest.mark.parametrize(
    ("text", "refused"),
    [("[]", "map: wants an object with players, "), ("{", "line 1: not JSON"), ("7", "map: wants")],
)
def test_what_is_no_map_at_all_is_refused(text: str, refused: str) -> None:
    with pytest.raises(BadInput, match=refused):
        read_map(text)
