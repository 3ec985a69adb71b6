"""The printed components that a rule case cannot show as a whole: the event track and the map."""

from tawy.ankh.board import DESERT_LAND, FERTILE_LAND, NAMES, RIVER, WATERS, geography
from tawy.ankh.data import CARAVAN, CONFLICT, CONTROL, EVENTS
from tawy.kernel.sets import members

WATER = "C5 C6 D6 E0 E6 F0 G0 H0 I0 I7 J0 J3 J6 K1 K4 K5 K6 K7 K8"
FERTILE = (
    "A1 A2 B0 B1 B2 C0 C1 C2 C3 D0 D1 D2 D3 E1 E2 E3 E4 E7 E8 E9 F1 F2 F3 F4 F5 F6 F7 F8 "
    "G1 G2 G3 G4 G5 G6 H1 H2 H3 I1 I2 I3 J1 J2 K2"
)
DELTA = "B0 B1 C0 C1 C2 D0 D1 D2 E1 E2 E3 F1 F2 F3 G1 G2 G3 H1 H2 I1 I2 J1"
EAST = (
    "F6 F7 F8 G4 G5 G6 G7 G8 G9 H3 H4 H5 H6 H7 H8 I3 I4 I5 I6 I8 I9 J2 J4 J5 J7 J8 K2 K3"
)  # fmt: skip
# Between neighbours of different regions, where no water lies between; and nowhere else.
BANKS = (
    "A1/B0 A1/B1 A2/B1 B1/B2 B2/C2 C2/C3 C3/D2 D2/D3 D3/E3 E3/E4 E4/F3 E7/F6 E7/F7 E8/F7 E8/F8 "
    "E9/F8 F3/F4 F3/G4 F4/G4 F4/G5 F5/F6 F5/G5 F5/G6 G3/G4 G3/H3 H2/H3 H2/I3 I2/I3 I2/J2 J1/J2 "
    "J1/K2"
)


def names(mask: int) -> str:
    return " ".join(NAMES[space] for space in members(mask))


def test_each_space_of_the_map() -> None:
    """ANKH-DATA-08: its terrain and its region."""
    assert names(WATERS) == WATER
    assert names(FERTILE_LAND) == FERTILE
    assert names(FERTILE_LAND | DESERT_LAND | WATERS) == " ".join(NAMES)
    west, delta, east = geography(0).lands
    assert names(delta) == DELTA
    assert names(east) == EAST
    assert west | delta | east == FERTILE_LAND | DESERT_LAND


def test_each_river_side_of_the_map() -> None:
    """ANKH-DATA-08: the river."""
    assert sorted(RIVER) == BANKS.split()


def test_the_order_of_the_event_track() -> None:
    """ANKH-DATA-02: each event in its place."""
    letters = {CONTROL: "C", CARAVAN: "K", CONFLICT: "X"}
    assert "".join(letters[event] for event in EVENTS) == "CCCX" + 3 * "KCCX" + "CX"
