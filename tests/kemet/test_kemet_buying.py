"""Raising pyramids and buying tiles in Kemet."""

import pytest
from kemet_table import asked, run, say, space

from tawy.kemet import data as d
from tawy.kemet import verbs as v
from tawy.kemet.board import NAMES
from tawy.kemet.flow import numbers as n
from tawy.kemet.state import Kemet
from tawy.kernel.frames import Log

WHITE_1 = ["buy priest", "buy priestess"]
RED_1 = ["buy charge", "buy godspeed", "buy stargate"]


def table(*levels: int, prayer: int = 11) -> Kemet:
    """Two seats; the first has its pyramids in districts a, b, c, where they have levels."""
    g = Kemet(2)
    g.city, g.order, g.prayer = [0, 1], [0, 1], [prayer, prayer]
    for colour, level in enumerate(levels):
        if level:
            v.raise_pyramid(g, colour, level, space(f"city-1{'abc'[colour]}"), "start")
    g.log = Log()
    return g


def ask(g: Kemet, rule: int, picked: int = -1) -> list[str]:
    g.colour = picked
    return offered(run(g, rule, 0))


def offered(g: Kemet) -> list[str]:
    return asked(g)[1] if g.stack else []


@pytest.mark.parametrize(
    ("level", "to", "price"),
    [(0, 1, 1), (0, 2, 3), (0, 3, 6), (0, 4, 10), (1, 2, 2), (1, 3, 5), (1, 4, 9), (2, 3, 3),
     (2, 4, 7), (3, 4, 4)],
)  # fmt: skip
def test_each_level_costs_its_number(level: int, to: int, price: int) -> None:
    """KEMET-PYRAMID-02, KEMET-PYRAMID-03, KEMET-PYRAMID-04."""
    g = table(level, 1, 1)
    ask(g, n.RAISE)
    say(g, "raise white")
    if offered(g):  # where one level is left it is taken at once
        say(g, f"to {to}")
    assert (g.level[0], g.prayer[0]) == (to, 11 - price)


def test_a_raise_that_cannot_be_paid_is_not_there() -> None:
    """KEMET-PYRAMID-05, -06, KEMET-DAY-15: but to forgo it is."""
    assert ask(table(1, 4, 3, prayer=4), n.RAISE) == ["raise white", "raise blue", "pass"]
    assert ask(table(1, 4, 3, prayer=3), n.RAISE) == ["raise white", "pass"]
    g = table(1, 4, 0, prayer=6)
    ask(g, n.RAISE)
    say(g, "raise white")
    assert offered(g) == ["to 2", "to 3"]


def test_a_new_pyramid_goes_to_the_free_district() -> None:
    """KEMET-PYRAMID-07, -16, KEMET-EX-05: though an enemy stands there, who controls it then."""
    g = table(2, 1, 0)
    v.place_units(g, 1, space("city-1c"), 1, "start")
    ask(g, n.RAISE)
    say(g, "raise blue", "to 1")
    assert NAMES[g.site[d.BLUE]] == "city-1c"
    assert (g.masters_level(0, d.BLUE), g.masters_level(1, d.BLUE)) == (0, 1)


def test_slaves_make_each_level_cheaper_and_priest_of_ra_the_whole() -> None:
    """KEMET-TILE-slaves, KEMET-TILE-priest-of-ra, KEMET-TILE-priest-of-ra-b, KEMET-Q-43."""
    g = table(1, 1, 1)
    v.give_tile(g, 0, d.SLAVES, d.WHITE)
    ask(g, n.RAISE)
    say(g, "raise white", "to 4")
    assert g.prayer[0] == 11 - 6
    v.give_tile(g, 0, d.PRIEST_OF_RA, d.WHITE)
    ask(g, n.RAISE)
    say(g, "raise red", "to 3")
    assert g.prayer[0] == 5 - 2


def test_an_enemys_pyramid_is_raised_by_whoever_controls_it() -> None:
    """KEMET-PYRAMID-11, -14, -15, KEMET-Q-76: its owner may go on raising it, too."""
    g = table(1, 1, 1)
    v.raise_pyramid(g, d.COLOURS + d.RED, 2, space("city-2a"), "start")
    assert "enlarge city-2a" not in ask(g, n.RAISE)
    say(g, "pass")
    v.place_units(g, 0, space("city-2a"), 1, "start")
    v.place_units(g, 1, space("city-1a"), 1, "start")
    assert ask(g, n.RAISE) == ["raise white", "raise red", "raise blue", "pass", "enlarge city-2a"]
    say(g, "enlarge city-2a", "to 3")
    assert (g.level[d.COLOURS + d.RED], g.prayer[0]) == (3, 8)


def test_a_tile_wants_a_pyramid_of_its_colour_and_level() -> None:
    """KEMET-BUY-03, -05, -17, KEMET-EX-02: Shield of Neith is blue 3."""
    assert ask(table(1, 1, 1), n.BUY, d.RED) == ["pass", *RED_1]
    assert "buy shield-of-neith" not in ask(table(2, 1, 2), n.BUY, d.BLUE)
    g = table(0, 0, 3, prayer=3)
    assert "buy shield-of-neith" in ask(g, n.BUY, d.BLUE)
    say(g, "buy shield-of-neith")
    assert (g.prayer[0], g.has(0, d.SHIELD_OF_NEITH)) == (0, True)
    assert "buy shield-of-neith" not in ask(table(0, 0, 3, prayer=2), n.BUY, d.BLUE)


def test_no_name_twice_and_no_tile_that_is_sold() -> None:
    """KEMET-BUY-06, -09, -10, -11: whatever the colour."""
    g = table(3, 3, 1)
    v.give_tile(g, 0, d.VICTORY_POINT, d.WHITE)
    v.give_tile(g, 1, d.STARGATE, d.RED)
    v.give_tile(g, 1, d.CHARGE, d.RED)
    found = ask(g, n.BUY, d.RED)
    assert "buy victory-point" not in found
    assert "buy stargate" not in found
    assert "buy charge" in found  # there are two


def test_an_enemys_pyramid_serves_whoever_stands_there() -> None:
    """KEMET-BUY-04, KEMET-PYRAMID-11, -12."""
    g = table(1, 0, 0)
    v.raise_pyramid(g, d.COLOURS + d.RED, 1, space("city-2a"), "start")
    assert ask(g, n.BUY, d.RED) == []  # nothing to buy: passed at once
    v.place_units(g, 0, space("city-2a"), 1, "start")
    assert ask(g, n.BUY, d.RED) == ["pass", *RED_1]


def test_priestess_makes_tiles_cheaper_but_not_herself() -> None:
    """KEMET-TILE-priestess, KEMET-BUY-14, KEMET-Q-26, KEMET-TILE-priest-of-ra-d."""
    g = table(1, 1, 1, prayer=1)
    assert ask(g, n.BUY, d.WHITE) == ["pass", *WHITE_1]
    say(g, "buy priestess")
    assert g.prayer[0] == 0
    assert ask(g, n.BUY, d.RED) == ["pass", *RED_1]  # for nothing


def test_the_introductory_game_offers_low_tiles_only() -> None:
    """KEMET-VARIANT-05."""
    g = table(2, 1, 0)
    g.on_offer = 1
    assert ask(g, n.BUY, d.WHITE) == ["pass", *WHITE_1]


def test_a_creature_comes_to_an_own_district_with_units_or_waits() -> None:
    """KEMET-BUY-15, KEMET-CREATURE-02, -03, -04."""
    g = table(0, 3, 2)
    for name in ("city-1a", "city-1b"):
        v.place_units(g, 0, space(name), 1, "start")
    ask(g, n.BUY, d.RED)
    say(g, "buy royal-scarab")
    assert offered(g) == ["pass", "creature in city-1a", "creature in city-1b"]
    say(g, "creature in city-1b")
    assert NAMES[g.where[d.ROYAL_SCARAB]] == "city-1b"
    ask(g, n.BUY, d.BLUE)
    say(g, "buy ancestral-elephant")
    assert offered(g) == ["pass", "creature in city-1a"]
    say(g, "pass")
    assert g.creature_of(0, space("city-1a")) < 0


@pytest.mark.parametrize(("discards", "told"), [(d.UNUSED_DOWN, None), (d.ALL_UP, "chariot-raid")])
def test_a_strategy_brings_all_cards_back_and_a_special_one(
    discards: int, told: str | None
) -> None:
    """KEMET-TILE-offensive-strategy, KEMET-TILE-offensive-strategy-b, KEMET-Q-28."""
    g = table(0, 2, 0)
    g.discards = discards
    g.hand[0], g.discard[0] = 0b001111, 0b110000
    ask(g, n.BUY, d.RED)
    say(g, "buy offensive-strategy")
    assert len(offered(g)) == d.HAND
    say(g, "exchange chariot-raid")
    assert g.hand[0] == d.FIRST_HAND & ~(1 << d.CHARIOT_RAID) | 1 << d.OFFENSIVE_STRATEGY_CARD
    assert g.discard[0] == 0
    assert g.log
    heard = g.log.events[-1].for_seat(1)
    assert heard
    assert (heard["new"], heard["card"]) == ("offensive-strategy", told)
