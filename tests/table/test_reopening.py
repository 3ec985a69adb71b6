"""A table from its log: as it was, under other rules too, and as far as it goes."""

import copy
from typing import Any

import msgspec
import pytest
from seated import Seated
from shared.moments import BATTLE, MOVING

from tawy.ankh import choices as c
from tawy.games import ANKH, KEMET, TOY
from tawy.kernel.frames import CHANCE
from tawy.kernel.game import Game
from tawy.kernel.options import option, show
from tawy.records.record import read, replay
from tawy.table import messages as m
from tawy.table.log import (
    CHOOSE,
    DRAW,
    SIT,
    STOP,
    UNDO,
    Choices,
    Damaged,
    Entry,
    Outdated,
    Sitting,
    hashed,
)
from tawy.table.printing import record_of_stopped
from tawy.table.reopening import reopened
from tawy.table.table import Table
from tawy.table.viewer import STEPS_KEPT

CARD_FLOOD, CARD_CYCLE = option(c.CARD, 0), option(c.CARD, 4)
games = pytest.mark.parametrize("game", [TOY, ANKH, KEMET], ids=lambda game: game.name)


def with_rules(game: Game[Any], version: str) -> Game[Any]:
    """The same game, as if its rules had another version."""
    other = copy.copy(game)
    other.version = version
    return other


# --- as it was


@games
@pytest.mark.parametrize("choices", [0, 1, 40, 300])
def test_the_log_brings_everything_back(game: Game[Any], choices: int) -> None:
    """What everybody was told, sees, may do and take back; and it goes on the same way."""
    table = Seated(game, 3)
    table.play_at_random("crash", choices)
    again = table.reopened()
    assert again.everything() == table.everything()
    assert again.table.play.digest() == table.table.play.digest()
    assert again.table.commands == table.table.commands
    assert (again.table.entries, again.table.last) == (len(table.log), table.log[-1].hash)
    again.log = list(table.log)
    for one in (table, again):
        one.said = 20000
        one.play_at_random("on", 30)
    assert again.table.play.digest() == table.table.play.digest()
    assert again.everything() == table.everything()
    assert [entry.words for entry in again.log] == [entry.words for entry in table.log]


def test_it_is_brought_back_to_any_moment() -> None:
    table = Seated(KEMET, 4)
    for _ in range(60):
        table.play_at_random(f"step {len(table.log)}", 3)
        assert table.reopened().everything() == table.everything()


def test_steps_of_others_are_looked_at_as_far_as_they_are_kept() -> None:
    """Also for a seat that has not chosen for long."""
    table = Seated(ANKH, 2)
    table.play_at_random("long", 400)
    mine = table.viewer(0)
    mine.since = 0  # as if it had only looked on
    assert len(mine.steps) <= STEPS_KEPT


def test_a_choice_held_over_a_restart_counts() -> None:
    """Its mark is of another epoch; what it was made on is still what is seen."""
    table = Seated(ANKH, 3, BATTLE)
    mark = table.viewer(0).mark()
    table.choose(1, CARD_CYCLE)
    again = table.reopened()
    assert again.viewer(0).mark() != mark
    assert isinstance(again.choose(0, CARD_FLOOD, mark=mark), m.Done)


def test_a_choice_held_over_a_restart_is_refused_if_there_is_news() -> None:
    table = Seated(ANKH, 2, MOVING)
    mark = table.viewer(0).mark()
    table.choose(0, ANKH.option_called("move I5"))
    again = table.reopened()
    late = again.choose(0, ANKH.option_called("I4"), id="late", mark=mark)
    assert late == m.Refused("late", m.STALE)
    assert isinstance(again.choose(0, ANKH.option_called("I4")), m.Done)


def test_whoever_comes_with_a_mark_of_another_epoch_is_told_all() -> None:
    table = Seated(ANKH, 2)
    table.play_at_random("epoch", 30)
    marks = [table.viewer(seat).mark() for seat in (0, 1)]
    again = table.reopened()
    for seat, mark in enumerate(marks):
        assert again.news(seat, mark) == again.news(seat)
        assert again.news(seat)[0]["kept"] == 0


# --- the log


def test_the_log_says_who_sits_what_was_chosen_and_what_chance_drew() -> None:
    table = Seated(KEMET, 2, bots={1: "farmer"})
    table.play_at_random("log", 60)
    kinds = [entry.kind for entry in table.log]
    assert kinds[:2] == [SIT, SIT]
    assert msgspec.json.decode(table.log[1].payload) == {"name": "player 2", "bot": "farmer"}
    draws = [entry for entry in table.log if entry.kind == DRAW]
    plies = [ply.option for ply in table.table.play.log.plies if ply.seat == CHANCE]
    assert [entry.words for entry in draws] == [show(KEMET.verbs, one) for one in plies]
    assert all(entry.words for entry in table.log if entry.kind == CHOOSE)


def test_times_are_in_the_log_and_in_no_message() -> None:
    table = Seated(ANKH, 3, BATTLE)
    later = Seated(ANKH, 3, BATTLE)
    for one, at in ((table, 5), (later, 5_000_000)):
        for seat in range(3):
            choose = m.Choose(f"{seat}", one.viewer(seat).mark(), [CARD_CYCLE])
            change = one.table.prepare(one.viewer(seat), choose, at)
            assert not isinstance(change, m.Done | m.Refused)
            one.carry(change)
    assert [entry.at for entry in table.log[-3:]] != [entry.at for entry in later.log[-3:]]
    assert table.everything() == later.everything()
    assert table.reopened().everything() == later.reopened().everything()


def test_a_seat_that_was_taken_over_is_played_by_whoever_has_it_now() -> None:
    """Nothing takes one over yet; the log can say so."""
    table = Seated(ANKH, 2)
    pen = table.table.pen(7)
    pen.write(SIT, 1, Sitting("Nefer", "scribe"))
    table.write(pen.written)
    again = table.reopened()
    assert again.observation(0)["names"] == ["player 1", "Nefer"]
    assert again.observation(0)["bots"] == ["", "scribe"]
    assert again.table.play.header.names == ["player 1", "player 2"]


CHANGES: dict[str, Any] = {
    "a bit of its words": lambda e: msgspec.structs.replace(e, words=e.words[:-1] + "?"),
    "its payload": lambda e: msgspec.structs.replace(e, payload=e.payload.replace("]", ",7]")),
    "its seat": lambda e: msgspec.structs.replace(e, seat=1 - e.seat),
    "its time": lambda e: msgspec.structs.replace(e, at=e.at + 1),
    "its command": lambda e: msgspec.structs.replace(e, command="another"),
    "its hash": lambda e: msgspec.structs.replace(e, hash="0" * 64),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_flipped_bit_is_noticed_and_the_rest_is_played(what: str) -> None:
    table = Seated(ANKH, 2)
    table.play_at_random("bits", 20)
    numbers = [i for i, entry in enumerate(table.log) if entry.kind == CHOOSE]
    number = numbers[len(numbers) // 2]
    table.log[number] = CHANGES[what](table.log[number])
    again = table.reopened()
    assert again.table.stopped is not None
    assert (again.table.stopped.code, again.table.stopped.entry) == (m.DAMAGED, number)
    assert again.observation(0)["stopped"]["code"] == m.DAMAGED
    assert again.observation(again.state.turn)["choices"] == []
    assert again.choose(0, 0, id="on") == m.Refused("on", m.DAMAGED)


@pytest.mark.parametrize("missing", [-1, 10])
def test_an_entry_that_is_missing_or_put_in_is_noticed(missing: int) -> None:
    table = Seated(ANKH, 2)
    table.play_at_random("bits", 30)
    whole = list(table.log)
    del table.log[10]
    assert table.reopened().table.stopped is not None
    table.log[:] = [*whole[:10], whole[9], *whole[10:]]
    assert table.reopened().table.stopped is not None


@pytest.mark.parametrize("left", [2, -1])
def test_a_log_that_ends_before_anybody_chose_is_told_as_such(left: int) -> None:
    """Some of what chance drew at the beginning is gone."""
    table = Seated(KEMET, 2)
    del table.log[left:]
    again = table.reopened()
    assert again.observation(0)["stopped"]["code"] == m.DAMAGED


def test_another_header_is_noticed() -> None:
    table = Seated(ANKH, 2)
    table.text = table.text.replace("table", "other")
    assert table.reopened().table.stopped is not None


def test_a_log_without_seats_cannot_be_opened() -> None:
    table = Seated(ANKH, 2)
    table.log.clear()
    with pytest.raises(Damaged, match="who sits where"):
        table.reopened()


# --- other rules


@games
def test_a_game_of_other_rules_goes_on_if_its_words_replay(game: Game[Any]) -> None:
    """And the log says from where on it is played by the rules of today."""
    table = Seated(game, 3)
    table.play_at_random("rules", 20)
    today = with_rules(game, "next")
    again = table.reopened(today)
    assert again.table.stopped is None
    assert again.everything() == table.everything()
    again.log = list(table.log)
    again.play_at_random("on", 20)
    assert [entry.payload for entry in again.log if entry.kind == "rules"] == ['{"rules":"next"}']
    assert again.reopened(today).everything() == again.everything()
    assert with_rules(game, "again").version != today.version
    assert again.reopened(with_rules(game, "again")).everything() == again.everything()


@games
def test_chance_draws_what_it_drew_then(game: Game[Any]) -> None:
    """Under other rules the generator might draw something else: the log's draws count."""
    table = Seated(game, 2)
    table.play_at_random("draws", 80)
    stored = table.stored()
    stored.header.key += 1
    again = reopened(with_rules(game, "next"), stored, "")
    assert again.stopped is None
    assert again.play.plies() == table.table.play.plies()


class Narrower:
    """Rules of Ankh under which nobody may take this action any more."""

    def __init__(self, action: int) -> None:
        self.game = with_rules(ANKH, "narrower")
        self.game.engine = copy.copy(ANKH.engine)
        gone = option(c.ACTION, action)
        legal = type(ANKH.engine).legal
        vars(self.game.engine)["legal"] = lambda g, seat: [
            one for one in legal(ANKH.engine, g, seat) if one != gone
        ]


def stopped() -> tuple[Seated, Seated]:
    table = Seated(ANKH, 2)
    table.play_at_random("stop", 60)
    return table, table.reopened(Narrower(1).game)


def test_a_game_that_no_longer_replays_is_shown_as_far_as_it_goes() -> None:
    table, again = stopped()
    stop = again.table.stopped
    assert stop is not None
    assert stop.code == m.RULES_CHANGED
    assert table.log[stop.entry].words.startswith("action summon")
    assert "summon" in stop.reason
    for seat in (0, 1):
        shown = again.observation(seat)
        assert shown["choices"] == []
        assert shown["stopped"]["code"] == m.RULES_CHANGED
        assert again.choose(seat, 0, id="on") == m.Refused("on", m.RULES_CHANGED)
    whole = [entry for entry in table.log if entry.kind != UNDO]
    assert len(again.table.play.plies()) < len(whole)


def test_of_a_game_that_might_go_on_nobody_is_told_what_others_chose() -> None:
    _, again = stopped()
    for seat in (0, 1):
        rest = again.observation(seat)["stopped"]["rest"]
        assert rest
        assert all(line.startswith(f"player {seat + 1}: ") for line in rest)
        assert again.observation(seat)["stopped"]["reason"] == ""
    assert again.observation(-1)["stopped"]["rest"] == []


def test_once_all_of_it_was_shown_it_never_goes_on() -> None:
    """Not under its own rules either: everybody may know everything now."""
    table, again = stopped()
    stop = again.table.stopped
    assert stop is not None
    assert not again.observation(0)["stopped"]["ended"]
    assert again.give(0, m.End("show")) == m.Done("show")
    shown = again.observation(1)["stopped"]
    assert shown["ended"]
    assert len(shown["rest"]) == len(again.log) - stop.entry
    assert again.give(1, m.End("show too")) == m.Done("show too")
    assert [entry.kind for entry in again.log[-2:]] == [CHOOSE, STOP]
    once_more = table.reopened()
    assert once_more.table.stopped is not None
    assert once_more.table.stopped.code == m.RULES_CHANGED


@pytest.mark.parametrize(("rules", "told"), [("old", Outdated), (ANKH.version, Damaged)])
def test_a_beginning_that_is_refused_today_is_told_as_such(rules: str, told: Any) -> None:
    """Under rules of its own that had such a fact; under those of today somebody wrote in it."""
    stored = Seated(ANKH, 2, MOVING).stored()
    stored.header.rules = rules
    stored.header.position = {**MOVING, "facts": {"sphinxes": 3}}
    with pytest.raises(told, match="sphinxes"):
        reopened(ANKH, stored, "")


def test_the_record_of_a_game_that_cannot_go_on_replays_under_its_own_rules() -> None:
    table, again = stopped()
    header = table.stored().header
    header.names = table.table.play.header.names
    record = read(record_of_stopped(again.table, header))
    assert record.header.rules == ANKH.version
    record.closing["digest"].words = table.table.play.digest()
    assert replay(ANKH, record).plies() == table.table.play.plies()


def test_a_log_of_other_rules_without_words_is_not_guessed_at() -> None:
    """Numbers mean something under their own rules alone."""
    table = Seated(ANKH, 2)
    table.play_at_random("numbers", 10)
    last = table.table.last
    pen = table.table.pen(3)
    pen.write(CHOOSE, table.state.turn, None, "")
    bare = msgspec.structs.replace(pen.written[0], payload='{"options":[4096]}')
    table.log.append(rehashed(bare, len(table.log), last))
    again = table.reopened(with_rules(ANKH, "next"))
    assert again.table.stopped is not None
    assert again.table.stopped.reason == "it says no choice"


UNLOCKING = {
    "game": "ankh", "seats": 2, "at": "unlock", "turn": "isis",
    "facts": {
        "gods": ["isis", "amun"], "guardians": ["satet", "apep", "scorpion"],
        "board": {"A8": "isis god", "I8": "amun god"},
        "sides": {"isis": {"followers": 3, "powers": ["revered"]}},
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("then", "powers"),
    [
        ([], ["commanding", "revered"]),
        ([UNDO, "take satet"], ["commanding", "revered"]),
        ([UNDO, UNDO], ["revered"]),
    ],
)
def test_what_is_no_longer_asked_is_passed_over_with_its_undo(
    then: list[str], powers: list[str]
) -> None:
    """ANKH-Q-86: rules 1 asked whether a guardian is taken; today it comes with its power."""
    table = Seated(ANKH, 2, UNLOCKING)
    table.choose(0, ANKH.option_called("unlock commanding"))
    pen = table.table.pen(7)
    for words in ["take satet", *then]:
        if words == UNDO:
            pen.write(UNDO, 0, command=table.id())
        else:
            pen.write(CHOOSE, 0, Choices([16384]), words, table.id())
    table.write(pen.written)
    stored = table.stored()
    stored.header.rules = "1"
    again = reopened(ANKH, stored, "")
    assert again.stopped is None
    facts: Any = ANKH.dump(again.play.state)
    assert facts["sides"]["isis"]["powers"] == powers
    assert (again.entries, again.last) == (len(table.log), table.log[-1].hash)


def test_a_guardian_that_was_refused_stops_a_game_of_earlier_rules() -> None:
    table = Seated(ANKH, 2, UNLOCKING)
    table.choose(0, ANKH.option_called("unlock commanding"))
    pen = table.table.pen(7)
    pen.write(CHOOSE, 0, Choices([17408]), "leave satet")
    table.write(pen.written)
    stored = table.stored()
    stored.header.rules = "1"
    stop = reopened(ANKH, stored, "").stopped
    assert stop is not None
    assert stop.code == m.RULES_CHANGED


def rehashed(entry: Entry, number: int, before: str) -> Entry:

    return msgspec.structs.replace(entry, hash=hashed(entry, number, before))


def test_a_table_knows_its_own_rules() -> None:
    table: Table = Seated(TOY, 2).table
    assert table.rules == TOY.version
