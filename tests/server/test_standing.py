"""Standing orders at a table: whoever left word is not asked for a Veto, and nobody else knows."""

from test_room import everything, header

from tawy.games import KEMET
from tawy.kemet import choices as c
from tawy.kemet.data import PRAYER_CARD
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.options import option
from tawy.server.room import ATTEND, STAND, Room

PRAYING = {
    "game": "kemet",
    "seats": 3,
    "at": "act",
    "turn": "player1",
    "facts": {
        "day": 1,
        "board": {"city-1a": "player1 5", "city-2a": "player2 5", "city-3a": "player3 5"},
        "seats": {
            "player1": {"pyramids": {"white": "1 city-1a"}, "interventions": {"prayer": 1}},
            "player2": {"pyramids": {"white": "1 city-2a"}, "interventions": {"veto": 1}},
            "player3": {"pyramids": {"white": "1 city-3a"}, "interventions": {"war-rage": 1}},
        },
    },
}
PRAY = option(c.PLAY, PRAYER_CARD)
PASS = option(c.PASS)


def table() -> Room:
    return Room(KEMET, header(KEMET, 3, PRAYING))


def order(room: Room, seat: int, what: int) -> int:
    """Whatever news that seat has seen."""
    return room.command(seat, f"order {len(room.entries)}", 0, what)


def test_with_all_orders_left_nobody_is_waited_for() -> None:
    room = table()
    order(room, 1, STAND)
    order(room, 2, STAND)
    room.command(0, "play", room.number(0), PRAY)
    assert room.play.state.prayer[0] == 7
    assert KEMET.engine.awaited(room.play.state) == [0]


def test_an_order_is_news_for_nobody_else() -> None:
    room = table()
    before = {seat: (room.number(seat), room.seen_by(seat)) for seat in (SPECTATOR, 0, 2)}
    mine = room.number(1)
    assert order(room, 1, STAND) == mine + 1
    assert room.seen_by(1)["standing"] is True
    assert before == {seat: (room.number(seat), room.seen_by(seat)) for seat in (SPECTATOR, 0, 2)}


def test_an_order_answers_the_window_that_is_open() -> None:
    room = table()
    room.command(0, "play", room.number(0), PRAY)
    assert KEMET.engine.awaited(room.play.state) == [1, 2]
    order(room, 2, STAND)
    assert KEMET.engine.pending(room.play.state) == [1]
    room.command(1, "no", room.number(1), PASS)
    assert room.play.state.prayer[0] == 7


def test_who_takes_an_order_back_is_asked_again() -> None:
    room = table()
    order(room, 1, STAND)
    order(room, 1, ATTEND)
    order(room, 2, STAND)
    room.command(0, "play", room.number(0), PRAY)
    assert room.seen_by(1)["standing"] is False
    assert KEMET.engine.pending(room.play.state) == [1]


def test_the_log_brings_orders_back() -> None:
    """After a crash too: with the same answers, and the same news for everybody."""
    room = table()
    order(room, 2, STAND)
    room.command(0, "play", room.number(0), PRAY)
    room.command(1, "no", room.number(1), PASS)
    order(room, 2, ATTEND)
    again = Room(KEMET, header(KEMET, 3, PRAYING), room.entries)
    assert everything(again) == everything(room)
    assert again.play.standing == set()
