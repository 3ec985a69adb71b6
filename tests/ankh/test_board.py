"""The board of Ankh: geometry, regions, caravans."""

from collections import Counter

import pytest

from tawy.ankh.board import (
    AROUND,
    DESERT_LAND,
    FERTILE_LAND,
    NAMES,
    REACH,
    SIDE_NAMES,
    SIDES,
    SPACES,
    WATERS,
    Geography,
    geography,
)
from tawy.ankh.data import EVENTS
from tawy.kernel.sets import BIT, members, set_of

WEST, DELTA, EAST = range(3)


def line(sides: str) -> int:
    return set_of([SIDE_NAMES.index(side) for side in sides.split()])


def space(name: str) -> int:
    return NAMES.index(name)


def names(mask: int) -> str:
    return " ".join(NAMES[s] for s in members(mask))


def test_the_board_has_101_spaces_in_three_regions() -> None:
    """ANKH-DATA-08 ANKH-BOARD-01: 43 fertile, 39 desert, 19 water; 32, 22 and 28 spaces."""
    masks = (FERTILE_LAND, DESERT_LAND, WATERS)
    assert [mask.bit_count() for mask in masks] == [43, 39, 19]
    assert SPACES == 101
    assert [land.bit_count() for land in geography(0).lands] == [32, 22, 28]


def test_the_legal_first_caravans() -> None:
    """ANKH-EX-23: how many lines of each length, and in which region."""
    lines = geography(0).lines()
    regions = Counter(geography(0).region[SIDES[members(one)[0]][0]] for one in lines)
    assert regions == {WEST: 44, DELTA: 19, EAST: 29}
    assert Counter(one.bit_count() for one in lines) == {3: 6, 4: 8, 5: 30, 6: 48}
    assert line("D0/E1 D0/D1 C1/D1 C2/D1 C2/D2") in lines
    assert line("C0/D0 C1/D0 C1/D1 C2/D1 C2/D2") not in lines


def test_the_river_and_camels_part_neighbours() -> None:
    """ANKH-BOARD-08 ANKH-BOARD-09: a shared side is not enough."""
    free = geography(0)
    assert not free.near[space("B1")] & BIT[space("B2")]  # the river
    assert free.near[space("C1")] & BIT[space("D1")]
    split = geography(line("D0/E1 D0/D1 C1/D1 C2/D1 C2/D2"))
    assert not split.near[space("C1")] & BIT[space("D1")]


def test_water_is_beside_all_around_it() -> None:
    """ANKH-BOARD-06 ANKH-EX-24 ANKH-Q-79: on both banks, and other water."""
    near = geography(0).near[space("E6")]
    assert names(near) == "D5 D6 E5 E7 F5 F6"


def test_water_belongs_to_every_region_it_touches() -> None:
    """ANKH-BOARD-05 ANKH-Q-91: recomputed when a caravan splits the shore."""
    free = geography(0)
    assert free.regions_of(space("E6")) == [WEST, EAST]
    assert free.regions_of(space("K1")) == [DELTA, EAST]
    parted = [
        Geography(one) for one in free.lines() if len(Geography(one).regions_of(space("E6"))) == 3
    ]
    assert parted
    for geo in parted:
        assert geo.region[space("E7")] != geo.region[space("E5")]


def test_a_caravan_makes_two_of_one_region_for_ever() -> None:
    """ANKH-CARAVAN-06 ANKH-CARAVAN-07 ANKH-Q-90: also a second and a third one."""
    for first in geography(0).lines()[::9]:
        once = geography(first)
        assert len(once.lands) == 4
        for second in once.lines()[::11]:
            twice = geography(first | second)
            assert len(twice.lands) == 5
            assert min(land.bit_count() for land in twice.lands) >= 6


def test_a_move_reaches_three_spaces_over_anything() -> None:
    """ANKH-ACT-MOVE-01 ANKH-ACT-MOVE-06: across river and water, never off the map."""
    reach = REACH[space("F5")]
    assert reach & BIT[space("F6")]  # over the river
    assert reach & BIT[space("E7")]  # through the lake
    assert not reach & BIT[space("F5")]
    assert not reach & BIT[space("F1")]
    corner = REACH[space("A1")]
    assert names(corner) == "A2 A3 A4 B0 B1 B2 B3 C0 C1 C2 C3 D0 D1 D2"


def test_directions_go_round() -> None:
    """ANKH-Q-36: two claws side by side are beside each other."""
    ring = AROUND[space("F4")]
    assert [NAMES[s] for s in ring] == ["F3", "G4", "G5", "F5", "E5", "E4"]


@pytest.mark.parametrize(("kind", "count"), [(0, 10), (1, 3), (2, 5)])
def test_the_event_track(kind: int, count: int) -> None:
    """ANKH-DATA-02 ANKH-EVENT-05: 18 events, the last a conflict."""
    assert len(EVENTS) == 18
    assert EVENTS.count(kind) == count
    assert EVENTS[-1] == 2
