"""The verbs of Kemet, one by one: what each changes, what it tells, and that no unit is lost."""

import random

import pytest
from kemet_table import space

from tawy.kemet import data as d
from tawy.kemet import verbs as v
from tawy.kemet.state import NOBODY, NOT_BUILT, ON_ITS_TILE, Kemet
from tawy.kernel.frames import Log
from tawy.kernel.sets import members


def table(seats: int = 3) -> Kemet:
    g = Kemet(seats)
    g.city = list(range(seats))
    g.log = Log()
    return g


def told(g: Kemet) -> list[tuple[str, str, list[int]]]:
    assert g.log
    return [(event.kind.name, event.why, event.values) for event in g.log.events]


def units_of(g: Kemet, seat: int) -> int:
    held = sum(g.units[s] for s in members(g.map.spaces) if g.owner[s] == seat)
    return g.reserve[seat] + held + (sum(g.newcomers) if g.attacker == seat else 0)


@pytest.mark.parametrize(
    ("before", "gain", "after"), [(5, 2, 7), (10, 2, 11), (11, 2, 11), (0, 0, 0)]
)
def test_prayer_is_cut_off_at_the_top(before: int, gain: int, after: int) -> None:
    """KEMET-PRAYER-01, -02, -06."""
    g = table()
    g.prayer[0] = before
    v.gain_prayer(g, 0, gain, "pray")
    assert g.prayer[0] == after
    changed = [("prayed", "pray", [0, after - before, after])] if after != before else []
    assert told(g) == changed


def test_priest_of_ra_takes_one_off_each_payment() -> None:
    """KEMET-TILE-priest-of-ra, KEMET-PRAYER-07."""
    g = table()
    assert v.price_for(g, 0, 2) == 2
    v.give_tile(g, 0, d.PRIEST_OF_RA, d.WHITE)
    assert [v.price_for(g, 0, price) for price in (0, 1, 2, 9)] == [0, 0, 1, 8]
    v.pay(g, 0, 2, "teleport")
    assert g.prayer == [4, 5, 5]
    assert told(g)[-1] == ("paid", "teleport", [0, 1, 4])
    v.pay(g, 0, 1, "tile")
    assert g.prayer[0] == 4


def test_nobody_is_robbed_of_what_he_has_not() -> None:
    """KEMET-DI-mana-theft, KEMET-Q-52."""
    g = table()
    g.prayer = [0, 1, 2]
    for seat in range(3):
        v.rob(g, seat)
    assert g.prayer == [0, 0, 1]


def test_units_placed_among_enemies_have_to_fight() -> None:
    """KEMET-RECRUIT-08, KEMET-BOARD-15."""
    g = table()
    here = space("city-1a")
    v.place_units(g, 1, here, 3, "start")
    v.place_units(g, 0, here, 2, "recruit")
    assert (g.owner[here], g.units[here], g.newcomers[here], g.attacker) == (1, 3, 2, 0)
    assert [units_of(g, seat) for seat in (0, 1)] == [d.UNITS, d.UNITS]
    v.lose_units(g, 1, here, 3, "battle")
    v.occupy(g, here)
    assert (g.owner[here], g.units[here], g.newcomers[here]) == (0, 2, 0)


def test_a_recall_pays_for_each_unit_and_sends_the_creature_home() -> None:
    """KEMET-BATTLE-46, -47, KEMET-CREATURE-10, KEMET-EX-14, KEMET-EX-15."""
    g = table()
    here = space("west-temple-2")
    v.place_units(g, 1, here, 4, "start")
    v.give_tile(g, 1, d.CREATURE_TILE[d.ANCESTRAL_ELEPHANT], d.BLUE)
    v.bring(g, 1, d.ANCESTRAL_ELEPHANT, here, "bought")
    assert g.creature_of(1, here) == d.ANCESTRAL_ELEPHANT
    g.prayer[1] = 4
    v.recall(g, 1, here)
    assert (g.prayer[1], g.reserve[1], g.owner[here]) == (8, d.UNITS, NOBODY)
    assert g.where[d.ANCESTRAL_ELEPHANT] == ON_ITS_TILE
    assert [name for name, _, _ in told(g)][-3:] == ["lost", "waits", "prayed"]


def test_a_tile_adds_its_columns_and_leaves_the_supply() -> None:
    """KEMET-BUY-06, -13, KEMET-TILE-victory-point, KEMET-VP-04."""
    g = table()
    v.give_tile(g, 2, d.VICTORY_POINT, d.RED)
    assert (g.points[2], g.won[2]) == (1, 0)
    copies = g.supply[d.VICTORY_POINT * d.COLOURS : (d.VICTORY_POINT + 1) * d.COLOURS]
    assert copies == [1, 0, 1]
    v.give_tile(g, 2, d.LEGION, d.BLUE)
    assert [g.room(seat) for seat in range(3)] == [5, 5, 7]


def test_a_pyramid_is_its_owners_unless_an_enemy_stands_there() -> None:
    """KEMET-PYRAMID-10 to KEMET-PYRAMID-13, KEMET-VP-07, -08, KEMET-BUY-03, -04."""
    g = table()
    here, red = space("city-1b"), d.RED
    assert g.site[red] == NOT_BUILT
    v.raise_pyramid(g, red, d.LEVELS, here, "action")
    assert (g.masters_level(0, d.RED), g.masters_level(1, d.RED)) == (4, 0)
    assert [g.score(seat) for seat in range(3)] == [1, 0, 0]
    v.place_units(g, 1, here, 1, "start")
    assert (g.masters_level(0, d.RED), g.masters_level(1, d.RED)) == (0, 4)
    assert [g.score(seat) for seat in range(3)] == [0, 1, 0]
    v.lose_units(g, 1, here, 1, "raining-fire")
    assert [g.score(seat) for seat in range(3)] == [1, 0, 0]


def test_a_temple_gives_its_point_when_a_change_is_complete() -> None:
    """KEMET-TEMPLE-02, -03, -05, KEMET-Q-57."""
    g = table()
    here, next_to = space("west-temple-2"), space("front-1")
    v.place_units(g, 0, next_to, 2, "start")
    v.march(g, 0, next_to, here, 2, "land")
    assert g.score(0) == 0
    v.settle(g)
    assert g.score(0) == 1
    v.settle(g)
    v.march(g, 0, here, next_to, 2, "land")
    v.settle(g)
    assert g.score(0) == 0
    assert [name for name, _, _ in told(g)] == ["placed", "marched", "held", "marched", "freed"]


def test_tokens_come_back() -> None:
    """KEMET-ROUND-06, KEMET-DAY-01."""
    g = table()
    g.covered[0], g.left[0] = d.ORDINARY_SPACES, 0
    v.refresh_tokens(g, 0)
    assert (g.covered[0], g.left[0]) == (0, 5)


def test_whatever_units_do_none_is_lost_or_made() -> None:
    """KEMET-SETUP-14: twelve of each seat, in copies too."""
    dice = random.Random(1)
    g = table(5)
    spaces = members(g.map.spaces)
    for _ in range(400):
        seat, here, to = dice.randrange(5), dice.choice(spaces), dice.choice(spaces)
        own = g.units[here] if g.owner[here] == seat else 0
        if own and to != here and g.owner[to] in (seat, NOBODY):
            v.march(g, seat, here, to, dice.randint(1, own), "land")
        elif own:
            v.lose_units(g, seat, here, dice.randint(0, own), "battle")
        elif g.owner[here] == NOBODY:
            v.place_units(g, seat, here, dice.randint(0, min(5, g.reserve[seat])), "recruit")
        g = g.copy()
        assert [units_of(g, one) for one in range(5)] == [d.UNITS] * 5
