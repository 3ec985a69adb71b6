"""Events: who is told what."""

import pytest
from toy_table import at, placed, seeded, tell

from tawy.games import TOY
from tawy.kernel.events import EVERYBODY, Event, EventKind
from tawy.kernel.frames import SPECTATOR, State
from tawy.kernel.options import Kind
from tawy.kernel.sets import set_of
from tawy.proof.contract import viewers
from tawy.toy.game import DREW

CARD = Kind("card", ["reed", "crocodile"])
GAVE = EventKind("gave", ["seat", "card"], [None, CARD], secret="card")
WHISPERED = EventKind("whispered", ["card"], [CARD])
SHOWN = EventKind("shown", ["card"], [CARD], reveals=True)


def test_an_event_for_everybody_is_told_whole() -> None:
    """Seats and spectators hear the same, a secret field included."""
    event = Event(GAVE, [1, 0], "", EVERYBODY, 0)
    for seat in (SPECTATOR, 0, 4):
        assert event.for_seat(seat) == {"event": "gave", "seat": 1, "card": "reed"}


def test_a_secret_field_is_told_to_the_seats_it_names() -> None:
    """The others hear the event without it: it is there, and empty."""
    event = Event(GAVE, [1, 1], "", set_of([1, 3]), 0)
    for seat in (1, 3):
        assert event.for_seat(seat) == {"event": "gave", "seat": 1, "card": "crocodile"}
    for seat in (SPECTATOR, 0, 2):
        assert event.for_seat(seat) == {"event": "gave", "seat": 1, "card": None}


def test_an_event_without_a_secret_field_is_wholly_for_those_it_names() -> None:
    """The others do not even hear that it happened."""
    event = Event(WHISPERED, [0], "", set_of([2]), 0)
    assert event.for_seat(2) == {"event": "whispered", "card": "reed"}
    assert [event.for_seat(seat) for seat in (SPECTATOR, 0, 1, 3)] == [None] * 4


def test_an_event_for_nobody_is_told_to_nobody() -> None:
    """The empty set names no seat."""
    assert [Event(WHISPERED, [0], "", 0, 0).for_seat(seat) for seat in range(3)] == [None] * 3


def test_the_cause_is_told_where_there_is_one() -> None:
    """It is a message id."""
    event = Event(SHOWN, [0], "flood", EVERYBODY, 0)
    assert event.for_seat(0) == {"event": "shown", "card": "reed", "why": "flood"}


def test_a_value_below_zero_is_none() -> None:
    """As everywhere: -1 is nothing."""
    assert Event(SHOWN, [-1], "", EVERYBODY, 0).for_seat(0) == {"event": "shown", "card": None}


def test_an_event_says_after_which_ply_it_came() -> None:
    """What happens before the first choice comes after ply 0."""
    play = placed(at("steering", "lapis", steps=3))
    tell(play, "lapis sail thebes", "lapis sail edfu")
    sailed = [e.ply for e in play.log.events if e.kind.name == "sailed"]
    assert sailed == [1, 2]


def test_what_reveals_cannot_be_taken_back_even_if_nobody_listens() -> None:
    """The limit of undo does not depend on the log."""
    g = State(2, None)
    g.back = 3
    g.tell(WHISPERED, "", 0)
    assert g.back == 3
    g.tell(SHOWN, "", 0)
    assert g.back == 0


@pytest.mark.parametrize("seats", [2, 5])
def test_a_drawn_card_is_told_to_its_side_alone(seats: int) -> None:
    """Everybody hears who drew."""
    play = seeded(seats)
    drawn = [event for event in play.log.events if event.kind is DREW]
    assert [event.values[0] for event in drawn] == list(range(seats))
    for event in drawn:
        for seat in viewers(play.state):
            told = event.for_seat(seat)
            assert told is not None
            assert (told["card"] is not None) == (seat == event.values[0])


def test_partners_are_told_what_their_side_draws() -> None:
    """Both seats of a side see its card; the third does not."""
    position = at("round: draw") | {"sides": ["amber", "jade", "jade"]}
    play = tell(placed(position), "chance draw reed", "chance draw crocodile")
    drew = [event for event in play.log.events if event.kind is DREW][-1]
    told = [drew.for_seat(seat) for seat in viewers(play.state)]
    cards = [event and event["card"] for event in told]
    assert cards == [None, None, "crocodile", "crocodile"]


def test_all_kinds_of_event_of_the_toy_have_a_kind_for_each_field() -> None:
    """And a secret is one of the fields."""
    for kind in TOY.events:
        assert len(kind.fields) == len(kind.kinds)
        assert kind.secret in ["", *kind.fields]
