"""The night of Kemet: prayer, cards, Vision, Hand of God, the order of the day."""

import pytest
from kemet_table import asked, run, say

from tawy.kemet import data as d
from tawy.kemet import verbs as v
from tawy.kemet.board import NAMES
from tawy.kemet.flow import numbers as n
from tawy.kemet.state import Kemet
from tawy.kernel.frames import CHANCE, Log


def evening(day: int = 1) -> Kemet:
    """Three seats in the order 3, 1, 2, each with pyramids 2/1/0; nothing drawn yet."""
    g = Kemet(3)
    g.log, g.open_chance = Log(), True
    g.city, g.order, g.day = [0, 1, 2], [2, 0, 1], day
    for seat in range(3):
        for colour, level in enumerate((2, 1)):
            district = NAMES.index(f"city-{seat + 1}{'ab'[colour]}")
            v.raise_pyramid(g, seat * d.COLOURS + colour, level, district, "start")
    g.log = Log()
    return g


def fall(g: Kemet) -> Kemet:
    return run(g, n.NIGHT)


def drawn(g: Kemet, seat: int) -> dict[str, int]:
    words = [card.word for card in d.INTERVENTIONS]
    return {w: count for w, count in zip(words, g.cards_of(seat), strict=True) if count}


def test_everybody_prays_and_tiles_add_to_it() -> None:
    """KEMET-NIGHT-02, -03, -04, KEMET-ROUND-03, KEMET-TILE-high-priest, -priest-of-amon."""
    g = evening(day=0)
    v.give_tile(g, 1, d.HIGH_PRIEST, d.WHITE)
    v.give_tile(g, 2, d.PRIEST_OF_AMON, d.WHITE)
    g.prayer = [5, 5, 5]
    fall(g)
    assert g.prayer == [7, 9, 11]


def test_cards_are_drawn_in_the_order_of_the_day_before() -> None:
    """KEMET-NIGHT-05, -09, KEMET-ROUND-04."""
    g = fall(evening(day=0))
    assert asked(g)[0] == CHANCE
    say(g, "draw veto", "draw escape", "draw prayer")
    assert [drawn(g, seat) for seat in (2, 0, 1)] == [{"veto": 1}, {"escape": 1}, {"prayer": 1}]
    assert not g.stack
    assert g.order == [2, 0, 1]  # KEMET-ORDER-04


def test_extra_cards_come_before_the_next_seat_draws() -> None:
    """KEMET-NIGHT-05, KEMET-TILE-divine-boon, KEMET-TILE-mummy, KEMET-Q-63."""
    g = evening(day=0)
    v.give_tile(g, 2, d.DIVINE_BOON, d.WHITE)
    v.give_tile(g, 2, d.CREATURE_TILE[d.MUMMY], d.WHITE)
    fall(g)
    say(g, "draw veto", "draw prayer", "draw prayer", "draw escape")
    assert drawn(g, 2) == {"veto": 1, "prayer": 2}
    assert drawn(g, 0) == {"escape": 1}


def test_vision_chooses_among_five_and_the_others_go_back() -> None:
    """KEMET-TILE-vision, KEMET-TILE-vision-b, KEMET-Q-45: an extra card is a plain draw."""
    g = evening(day=0)
    v.give_tile(g, 2, d.VISION, d.WHITE)
    v.give_tile(g, 2, d.DIVINE_BOON, d.WHITE)
    fall(g)
    say(g, "draw veto", "draw veto", "draw escape", "draw prayer", "draw bloodbath")
    assert asked(g) == (2, ["keep bloodbath", "keep prayer", "keep escape", "keep veto"])
    say(g, "keep veto")
    assert drawn(g, 2) == {"veto": 1}
    assert (g.deck[d.VETO], g.deck[d.ESCAPE], sum(g.deck)) == (1, 1, d.DECK - 1)
    assert asked(g)[0] == CHANCE
    say(g, "draw escape")
    assert drawn(g, 2) == {"veto": 1, "escape": 1}
    assert g.log
    for event in g.log.events:
        if event.kind.name in ("looked", "kept", "drew"):
            told = event.for_seat(0)
            assert told
            assert told["intervention"] is None


def test_an_empty_deck_is_made_anew_when_a_card_is_to_be_drawn() -> None:
    """KEMET-NIGHT-12, -13, KEMET-Q-44, KEMET-Q-84."""
    g = evening(day=0)
    g.deck, g.pile = [0] * len(d.INTERVENTIONS), [0] * len(d.INTERVENTIONS)
    g.deck[d.VETO], g.pile[d.PRAYER_CARD] = 1, 1
    fall(g)
    say(g, "draw veto")
    assert asked(g) == (CHANCE, ["draw prayer"])
    say(g, "draw prayer")
    assert not g.stack  # nothing is left for the last one
    assert [sum(g.cards_of(seat)) for seat in (2, 0, 1)] == [1, 1, 0]


def test_vision_looks_at_what_there_is() -> None:
    """KEMET-Q-45: with fewer than five cards in all."""
    g = evening(day=0)
    v.give_tile(g, 2, d.VISION, d.WHITE)
    g.deck, g.pile = [0] * len(d.INTERVENTIONS), [0] * len(d.INTERVENTIONS)
    g.deck[d.VETO], g.pile[d.PRAYER_CARD] = 1, 2
    fall(g)
    say(g, "draw veto", "draw prayer", "draw prayer")
    assert asked(g) == (2, ["keep prayer", "keep veto"])


@pytest.mark.parametrize(
    ("choice", "levels", "site"),
    [
        ("raise white", [3, 1, 0], ""),
        ("raise blue", [2, 1, 1], "city-1c"),
        ("pass", [2, 1, 0], ""),
    ],
)
def test_hand_of_god_raises_one_level_or_none(choice: str, levels: list[int], site: str) -> None:
    """KEMET-TILE-hand-of-god, KEMET-TILE-hand-of-god-b, KEMET-EX-01, KEMET-Q-48."""
    g = evening(day=0)
    v.give_tile(g, 0, d.HAND_OF_GOD, d.WHITE)
    before = g.prayer[0]
    fall(g)
    say(g, "draw veto", "draw escape", "draw prayer")
    assert asked(g) == (0, ["raise white", "raise red", "raise blue", "pass"])
    say(g, choice)
    assert g.level[:3] == levels
    assert (NAMES[g.site[d.BLUE]] if site else "") == site
    assert g.prayer[0] == before + d.NIGHT_PRAYER
    assert not g.stack


def test_a_pyramid_at_the_top_is_not_raised() -> None:
    """KEMET-PYRAMID-05, KEMET-VARIANT-04."""
    g = evening(day=0)
    v.give_tile(g, 0, d.HAND_OF_GOD, d.WHITE)
    g.highest = 2
    fall(g)
    say(g, "draw veto", "draw escape", "draw prayer")
    assert asked(g)[1] == ["raise red", "raise blue", "pass"]


@pytest.mark.parametrize(
    ("points", "who"), [([3, 1, 2], 1), ([1, 1, 1], 2), ([1, 1, 2], 0), ([0, 5, 5], 0)]
)
def test_the_fewest_points_set_the_order(points: list[int], who: int) -> None:
    """KEMET-ORDER-01, -02, -03, -05, -06, KEMET-NIGHT-10: of several the earliest one."""
    g = evening()
    g.points = points
    fall(g)
    say(g, "draw veto", "draw escape", "draw prayer")
    assert asked(g) == (who, ["next player1", "next player2", "next player3"])
    say(g, "next player2")
    assert asked(g) == (who, ["next player1", "next player3"])
    say(g, "next player3")
    assert not g.stack
    assert (g.order, g.coming) == ([1, 2, 0], [])


def test_a_level_raised_in_the_night_counts_for_the_order() -> None:
    """KEMET-NIGHT-14, KEMET-Q-81."""
    g = evening()
    v.give_tile(g, 2, d.HAND_OF_GOD, d.WHITE)
    g.level[2 * d.COLOURS] = 3
    fall(g)
    say(g, "draw veto", "draw escape", "draw prayer", "raise white")
    assert asked(g)[0] == 0  # the third seat was earlier, and is ahead by a point now
