"""Rules of caravans that no single rule case can say."""

from tawy.ankh.board import MAP, NAMES, SIDE_NAMES, WATERS, Geography
from tawy.kernel.sets import members, set_of

OLDER = "A4/A5 A5/B4 B4/B5"
BETWEEN = "F8/G9 G8/G9 G8/H8 G8/H7 G7/H7 H6/H7 G5/G6 G5/H5 H4/H5 H4/I5 I4/I5 I4/J4"


def sides(text: str) -> int:
    return set_of([SIDE_NAMES.index(side) for side in text.split()])


def legal(line: str, camels: str = "") -> bool:
    return sides(line) in Geography(sides(camels)).lines()


def test_a_line_connects_two_of_river_water_camels_and_border() -> None:
    """ANKH-CARAVAN-04 ANKH-CARAVAN-05 ANKH-CARAVAN-17: and nothing less."""
    assert legal("A4/A5 A4/B4 B3/B4 B3/C4 B3/C3 B2/C3")  # border to river
    assert legal("A4/A5 A5/B4 B4/B5")  # border to water
    assert legal("A2/B2 A3/B2 A3/B3 A4/B3 B3/B4 B4/C4")  # river to water
    assert legal("A4/B4 B3/B4 B3/C4 B3/C3 B2/C3", OLDER)  # camels to river
    assert legal("G6/H5 G6/H6 G7/H6", BETWEEN)  # camels to camels
    assert not legal("A4/A5 A5/B4")  # it ends in the open
    assert not legal("A5/B4 B4/B5")
    assert not legal("A4/B4 B3/B4 B3/C4 B3/C3 B2/C3")  # without those camels


def test_no_camel_on_any_river_side_or_water() -> None:
    """ANKH-CARAVAN-03: all sides of the map."""
    assert not set(SIDE_NAMES) & set(MAP["river"])
    water = {NAMES[space] for space in members(WATERS)}
    assert not [name for name in SIDE_NAMES if set(name.split("/")) & water]


def test_a_line_has_six_camels_and_no_more() -> None:
    """ANKH-CARAVAN-01 ANKH-CARAVAN-07: lines of six are legal; both parts have six spaces."""
    lines = Geography(0).lines()
    assert max(line.bit_count() for line in lines) == 6
    smallest = [min(land.bit_count() for land in Geography(line).lands) for line in lines]
    assert min(smallest) == 6
