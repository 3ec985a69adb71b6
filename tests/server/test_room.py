"""The room: commands once, news to those they are for, and a log that brings it all back."""

import gc
from typing import Any

import msgspec
import pytest
from served import MOVING

from tawy.ankh import choices as c
from tawy.games import ANKH, TOY
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.game import Game
from tawy.kernel.options import option, verb_of
from tawy.kernel.rng import Stream, stretch
from tawy.proof.contract import viewers
from tawy.records.play import Header
from tawy.server.room import ILLEGAL, NO_UNDO, STALE, UNDO, Refused, Room

CARD_FLOOD, CARD_CYCLE = option(c.CARD, 0), option(c.CARD, 4)
BATTLE = {
    "game": "ankh",
    "seats": 3,
    "at": "battle: choose cards",
    "facts": {
        "gods": ["isis", "ra", "osiris"],
        "battle": {"region": "I5"},
        "action": {"name": "move", "deeds": 1, "fired": True, "reached": 8},
        "board": {"I5": "isis god", "I4": "ra god", "H5": "osiris god"},
    },
}


def header(game: Game[Any], seats: int, position: dict[str, object] | None = None) -> Header:
    names = [f"player {i + 1}" for i in range(seats)]
    made = Header(game.name, game.version, names, "room", stretch("room"))
    made.settings = game.checked(seats, {})
    made.position = position or {}
    return made


def battle() -> Room:
    return Room(ANKH, header(ANKH, 3, BATTLE))


def say(room: Room, seat: int, choice: int, command: str = "") -> int:
    return room.command(seat, command or f"{len(room.entries)}", room.number(seat), choice)


def everything(room: Room) -> list[object]:
    """All that anybody has been sent, and sees now."""
    return [(room.since(s, 0), room.seen_by(s)) for s in viewers(room.play.state)]


def read(text: msgspec.Raw) -> Any:
    return msgspec.json.decode(text)


def test_an_answer_in_a_ballot_is_no_news_for_others() -> None:
    """Nobody can count who has answered, nor see it in what he is sent."""
    room = battle()
    before = {seat: (room.number(seat), room.seen_by(seat)) for seat in (SPECTATOR, 1, 2)}
    mine = room.number(0)
    assert say(room, 0, CARD_FLOOD) == mine + 1
    assert [one["option"] for one in room.seen_by(0)["draft"]] == [CARD_FLOOD]
    assert before == {s: (room.number(s), room.seen_by(s)) for s in (SPECTATOR, 1, 2)}


def test_when_all_are_in_everybody_is_told_the_same() -> None:
    room = battle()
    for seat in (2, 0, 1):
        say(room, seat, CARD_CYCLE)
    for viewer in viewers(room.play.state):
        told = read(room.since(viewer, 0)[-1].events)
        played = [e["side"] for e in told if e["event"] == "played"]
        assert played == ["isis", "ra", "osiris"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_answers_makes_no_difference(order: tuple[int, ...]) -> None:
    """Not in what anybody was sent; but whoever is the last sees the cards at once."""
    cards, room = [CARD_FLOOD, CARD_CYCLE, option(c.CARD, 3)], battle()
    for seat in order:
        say(room, seat, cards[seat], f"card of {seat}")
    first = battle()
    for seat in (0, 1, 2):
        say(first, seat, cards[seat], f"card of {seat}")
    for viewer in {SPECTATOR, 0, 1, 2} - {order[-1], 2}:
        assert room.since(viewer, 0) == first.since(viewer, 0)
        assert room.seen_by(viewer) == first.seen_by(viewer)


def test_a_command_that_comes_again_is_answered_the_same() -> None:
    room = battle()
    number = room.number(0)
    answer = room.command(0, "a", number, CARD_FLOOD)
    assert room.command(0, "a", number, CARD_FLOOD) == answer
    assert room.command(0, "a", 0, CARD_CYCLE) == answer  # whatever it says now
    assert len(room.entries) == 1


@pytest.mark.parametrize(
    ("behind", "choice", "code"),
    [
        (1, CARD_FLOOD, STALE),
        (-1, CARD_FLOOD, STALE),
        (0, option(c.MOVE, 0), ILLEGAL),
        (0, 1 << 40, ILLEGAL),
        (0, -7, ILLEGAL),
        (0, UNDO, NO_UNDO),
    ],
)
def test_what_is_refused_changes_nothing(behind: int, choice: int, code: str) -> None:
    room = battle()
    before = everything(room)
    with pytest.raises(Refused) as refused:
        room.command(0, "a", room.number(0) - behind, choice)
    assert refused.value.code == code
    assert everything(room) == before
    assert room.entries == []
    say(room, 0, CARD_FLOOD, "a")  # the id is not used up


def test_a_draft_is_taken_back_in_silence() -> None:
    room = battle()
    others = {seat: room.number(seat) for seat in (SPECTATOR, 1, 2)}
    say(room, 0, CARD_FLOOD)
    say(room, 0, UNDO)
    assert room.seen_by(0)["draft"] == []
    assert others == {seat: room.number(seat) for seat in (SPECTATOR, 1, 2)}


def test_what_was_taken_back_no_longer_stands() -> None:
    """News says how many of the events told before are still so."""
    room = Room(ANKH, header(ANKH, 2))
    seat = room.play.state.turn
    heard: dict[int, list[object]] = {viewer: [] for viewer in viewers(room.play.state)}
    say(room, seat, option(c.ACTION, 2))
    say(room, seat, UNDO)
    say(room, seat, option(c.ACTION, 0))
    for viewer, told in heard.items():
        for news in room.since(viewer, 0):
            told[news.kept :] = read(news.events)
        stands = [ANKH.event_for(room.play.state, e, viewer) for e in room.play.log.events]
        assert told == [one for one in stands if one is not None]


@pytest.mark.parametrize("game", [TOY, ANKH], ids=lambda game: game.name)
def test_the_log_brings_everything_back(game: Game[Any]) -> None:
    """After a crash in the middle of a game: the same news, under the same numbers."""
    room, stream = Room(game, header(game, 3)), Stream("crash")
    while room.play.state.ending < 0 and len(room.entries) < 120:
        seat = stream.pick(game.engine.pending(room.play.state))
        back = stream.below(9) == 0 and game.engine.may_take_back(room.play.state, seat)
        choice = UNDO if back else stream.pick(game.engine.legal(room.play.state, seat))
        say(room, seat, choice)
    again = Room(game, room.play.header, room.entries)
    assert everything(again) == everything(room)
    assert again.answers == room.answers


def test_missed_news_is_what_came_after() -> None:
    room = battle()
    missed = room.number(1)
    for seat in range(3):
        say(room, seat, CARD_CYCLE)
    news = room.since(1, missed)
    assert [one.number for one in news] == list(range(missed + 1, room.number(1) + 1))
    assert room.since(1, room.number(1)) == []


def test_a_choice_says_all_that_words_are_made_of() -> None:
    room = Room(ANKH, header(ANKH, 2))
    seat = room.play.state.turn
    say(room, seat, option(c.ACTION, 0))
    seen: Any = room.seen_by(seat)
    assert seen["question"] == "move"
    moves = [choice for choice in seen["choices"] if verb_of(choice["option"]) == c.MOVE]
    assert moves
    for choice in moves:
        assert choice["thing"][0] == "figure"
        assert choice["noun"][0] == "space"
        assert choice["words"] == f"move {choice['thing'][1]} {choice['noun'][1]}"
    assert room.seen_by(1 - seat)["choices"] == []
    assert "question" not in room.seen_by(1 - seat)


def test_what_a_choice_would_do_is_told_and_nothing_is_done() -> None:
    room = Room(ANKH, header(ANKH, 2, MOVING))
    before = everything(room)
    ahead = room.ahead(0, ANKH.option_called("move I5"))
    assert (ahead.events, ahead.back) == ([], True)
    say(room, 0, ANKH.option_called("move I5"))
    ahead = room.ahead(0, ANKH.option_called("I4"))
    assert ahead.events == [
        {"event": "moved", "side": "isis", "figure": "warrior", "space": "I5", "to": "I4"}
    ]
    assert ahead.facts["board"]["I4"] == "isis warrior"
    room.command(0, "back", room.number(0), UNDO)
    assert [room.seen_by(s)["facts"] for s in viewers(room.play.state)] == [
        seen["facts"] for _, seen in before
    ]


def test_of_a_choice_that_is_not_there_nothing_is_told() -> None:
    with pytest.raises(Refused, match=ILLEGAL):
        Room(ANKH, header(ANKH, 2, MOVING)).ahead(1, ANKH.option_called("move I5"))


def test_looking_ahead_tells_nothing_of_secrets() -> None:
    """Neither what others have sealed, nor that one's own card would be the last one."""
    room, other = battle(), battle()
    say(room, 1, CARD_FLOOD)
    say(room, 2, CARD_CYCLE)
    assert room.ahead(0, CARD_FLOOD) == other.ahead(0, CARD_FLOOD)


def test_why_not_goes_by_what_is_asked() -> None:
    room = Room(ANKH, header(ANKH, 2, MOVING))
    say(room, 0, ANKH.option_called("move I5"))
    assert [r.name for r in room.why_not(0, "space", "C9")] == ["too-far"]
    assert room.why_not(0, "space", "I4") == []
    assert [r.name for r in room.why_not(1, "space", "I4")] == ["not-asked"]
    assert [r.name for r in room.why_not(0, "card", "flood")] == ["not-now"]
    assert room.why_not(0, "space", "Z9") == room.why_not(0, "nonsense", "I4") == []


def test_the_tables_since_ones_own_last_choice_are_kept() -> None:
    room = Room(ANKH, header(ANKH, 2, MOVING))
    say(room, 0, ANKH.option_called("move I5"))
    say(room, 0, ANKH.option_called("I4"))
    mine, theirs = room.ears[0].news, room.ears[1].news
    assert room.ears[0].since == len(mine)
    assert [news.facts is None for news in mine] == [True] * (len(mine) - 1) + [False]
    assert all(news.facts is not None for news in theirs)
    assert theirs[-1].facts is not None
    assert read(theirs[-1].facts)["board"]["I4"] == "isis warrior"


def test_the_search_for_garbage_need_not_go_through_what_was_told() -> None:
    """It holds up everybody at every table: a long game may add little to it."""
    room = battle()
    for seat in range(3):
        say(room, seat, CARD_CYCLE)
    kept = [news for ear in room.ears.values() for news in ear.news]
    texts = [text for news in kept for text in (news.events, news.facts) if text is not None]
    assert len(kept) >= 8
    assert len(room.entries) == 3
    assert not any(gc.is_tracked(one) for one in [*kept, *texts, *room.entries])


def test_what_an_undo_takes_back_is_named_as_it_was_chosen() -> None:
    room = Room(ANKH, header(ANKH, 2, MOVING))
    assert "last" not in room.seen_by(0)
    say(room, 0, ANKH.option_called("move I5"))
    assert room.seen_by(0)["begun"]
    say(room, 0, ANKH.option_called("I4"))
    assert not room.seen_by(0)["begun"]
    assert room.seen_by(0)["last"] == {
        "option": ANKH.option_called("I4"),
        "verb": "to",
        "words": "I4",
        "noun": ["space", "I4"],
    }
    assert "last" not in room.seen_by(1)
