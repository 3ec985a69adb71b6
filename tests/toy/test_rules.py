"""Rules of the toy that a case cannot say: what somebody does not see, and who is not admitted."""

from typing import Any

import pytest

from tawy.games import TOY
from tawy.kernel.frames import CHANCE, SPECTATOR
from tawy.kernel.options import BadInput
from tawy.records.play import Header, Play
from tawy.records.position import load
from tawy.records.record import say

AMBER, JADE, LAPIS = range(3)


def at(rule: str, seats: int, sides: list[str] | None = None, **facts: object) -> Play[Any]:
    """A game at the beginning of *rule* in which chance is asked like a seat."""
    header = Header("toy", TOY.version, [f"player {i}" for i in range(seats)], "test", 0)
    header.position = {"seats": seats, "at": rule, "facts": facts}
    if sides:
        header.position["sides"] = sides
    return Play(TOY, header, open_chance=True)


def heard(play: Play[Any], seat: int) -> list[dict[str, object] | None]:
    return [event.for_seat(seat) for event in play.log.events]


@pytest.mark.parametrize("seats", [1, 6])
def test_no_table_below_two_seats_or_above_five(seats: int) -> None:
    """TOY-SETUP-01"""
    with pytest.raises(BadInput, match="2 to 5 seats"):
        TOY.new(seats, {}, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_seat_begins_as_a_side_of_its_own(seats: int) -> None:
    """TOY-SETUP-01"""
    g = TOY.new(seats, {}, 0)
    assert g.sides() == list(range(seats))
    names = ["amber", "jade", "lapis", "coral", "ivory"]
    assert [TOY.seat_word(g, seat) for seat in range(seats)] == names[:seats]


def test_nobody_sees_the_deck() -> None:
    """TOY-SETUP-04"""
    play = at("round: draw", 3)
    assert "deck" in TOY.dump(play.state)
    for seat in (SPECTATOR, AMBER, JADE, LAPIS):
        assert "deck" not in TOY.view(play.state, seat)


def test_each_card_of_the_deck_is_as_likely_as_any_other() -> None:
    """TOY-SETUP-04: 28 reeds and 12 crocodiles are 40 cards; keys far apart draw 3 in 10."""
    drawn = [load(TOY, keyed(n)).crocodiles[AMBER] for n in range(1000)]
    assert 250 < sum(drawn) < 350


def keyed(n: int) -> dict[str, object]:
    return {"at": "round: draw", "generator": {"key": f"{n:x}", "draws": 0}}


def test_only_its_side_sees_a_drawn_card() -> None:
    """TOY-ROUND-03: all others, a spectator too, hear only that a card was drawn."""
    play = at("round: draw", 3, sides=["amber", "jade", "jade"])
    say(play, "chance draw reed")
    say(play, "chance draw crocodile")
    seen = {"event": "drew", "seat": "jade", "card": "crocodile"}
    for seat in (JADE, LAPIS):
        assert heard(play, seat)[-1] == seen
    for seat in (AMBER, SPECTATOR):
        assert heard(play, seat)[-1] == {**seen, "card": None}


@pytest.mark.parametrize("viewer", [AMBER, SPECTATOR])
def test_which_cards_another_side_holds_cannot_be_seen(viewer: int) -> None:
    """TOY-ROUND-04: neither while bidding nor when asked for a crocodile."""
    for rule in ("bidding", "watching"):
        few = at(rule, 3, steerer="amber", hand=[1, 2, 2], crocodiles=[1, 0, 0])
        many = at(rule, 3, steerer="amber", hand=[1, 2, 2], crocodiles=[1, 2, 1])
        assert TOY.observe(few.state, viewer) == TOY.observe(many.state, viewer)


def test_a_bid_is_secret_until_all_are_in() -> None:
    """TOY-BID-01: an answer changes nothing that another seat can observe."""
    play = at("bidding", 3)
    others = (AMBER, LAPIS, SPECTATOR)
    before = [TOY.observe(play.state, seat) for seat in others]
    for words in ("jade bid 2", "jade bet edfu"):
        say(play, words)
        assert [TOY.observe(play.state, seat) for seat in others] == before
    assert play.log.events == []


@pytest.mark.parametrize(
    ("steerer", "steps", "offers"),
    [
        ("amber", 3, False),
        ("jade", 2, True),
        ("lapis", 3, False),
        ("coral", 2, True),
        ("ivory", 3, False),
    ],
)
def test_each_seat_has_its_charm(steerer: str, steps: int, offers: bool) -> None:
    """TOY-CHARM-01: an ibis gives a step, a scarab asks after landing."""
    play = at("bidding", 5)
    for seat in range(5):
        word = TOY.seat_word(play.state, seat)
        say(play, f"{word} bid {int(word == steerer)} bet delta")
    assert play.state.steps == steps
    say(play, f"{steerer} stop")
    asked = TOY.engine.awaited(play.state)
    assert asked == ([play.state.steerer] if offers else [CHANCE])
