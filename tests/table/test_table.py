"""A table: commands once, news to those they are for, and a log that brings it all back."""

import gc
from typing import Any

import pytest
from seated import Seated
from shared.moments import BATTLE, MOVING, PRAYING

from tawy.ankh import choices as c
from tawy.games import ANKH, KEMET, TOY
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.game import Game
from tawy.kernel.options import option, verb_of
from tawy.table import messages as m
from tawy.table.viewer import STEPS_KEPT, partner_rights

CARD_FLOOD, CARD_CYCLE = option(c.CARD, 0), option(c.CARD, 4)


def battle() -> Seated:
    return Seated(ANKH, 3, BATTLE)


def seen(table: Seated, *sees: int) -> Any:
    return {one: (table.number(one), table.observation(one)) for one in sees}


# --- secrets


def test_an_answer_in_a_ballot_is_no_news_for_others() -> None:
    """Nobody can count who has answered, nor see it in what he is sent."""
    table = battle()
    before, mine = seen(table, SPECTATOR, 1, 2), table.number(0)
    table.choose(0, CARD_FLOOD)
    assert table.number(0) == mine + 1
    assert [one["option"] for one in table.observation(0)["draft"]] == [CARD_FLOOD]
    assert before == seen(table, SPECTATOR, 1, 2)


def test_when_all_are_in_everybody_is_told_the_same() -> None:
    table = battle()
    for seat in (2, 0, 1):
        table.choose(seat, CARD_CYCLE)
    for viewer in table.viewers():
        played = [e["side"] for e in table.events(viewer) if e["event"] == "played"]
        assert played == ["isis", "ra", "osiris"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_answers_makes_no_difference(order: tuple[int, ...]) -> None:
    """Not in what anybody was sent; but whoever is the last sees the cards at once."""
    cards, table, first = [CARD_FLOOD, CARD_CYCLE, option(c.CARD, 3)], battle(), battle()
    for seat in order:
        table.choose(seat, cards[seat])
    for seat in (0, 1, 2):
        first.choose(seat, cards[seat])
    for viewer in {SPECTATOR, 0, 1, 2} - {order[-1], 2}:
        assert table.news(viewer) == first.news(viewer)
        assert table.observation(viewer) == first.observation(viewer)


def test_a_draft_is_taken_back_in_silence() -> None:
    table = battle()
    before = seen(table, SPECTATOR, 1, 2)
    for _ in range(3):
        table.choose(0, CARD_FLOOD)
        table.undo(0)
    assert table.observation(0)["draft"] == []
    assert before == seen(table, SPECTATOR, 1, 2)


def test_what_is_shown_again_does_not_tell_how_often_others_changed_their_minds() -> None:
    """Not after a new opening either, whose numbers begin anew."""
    table, other = battle(), battle()
    for _ in range(STEPS_KEPT):
        table.choose(0, CARD_FLOOD)
        table.undo(0)
    for one in (table, other):
        for seat in range(3):
            one.choose(seat, CARD_CYCLE)
    for viewer in (SPECTATOR, 1, 2):
        assert table.news(viewer) == other.news(viewer)
        assert table.reopened().news(viewer) == other.reopened().news(viewer)
        assert table.reopened().number(viewer) == other.reopened().number(viewer)


# --- commands


def test_a_command_that_comes_again_is_answered_the_same() -> None:
    table = battle()
    mark, before = table.viewer(0).mark(), len(table.log)
    assert table.choose(0, CARD_FLOOD, id="a", mark=mark) == m.Done("a")
    assert table.choose(0, CARD_FLOOD, id="a", mark=mark) == m.Done("a")
    assert table.choose(0, CARD_CYCLE, id="a", mark=m.Mark()) == m.Done("a")  # whatever it says
    assert table.stand(0, id="a") == m.Done("a")
    assert len(table.log) == before + 1
    assert table.reopened().choose(0, CARD_FLOOD, id="a", mark=mark) == m.Done("a")


def test_others_may_use_the_same_id() -> None:
    table = battle()
    table.choose(0, CARD_FLOOD, id="a")
    assert table.choose(1, CARD_FLOOD, id="a") == m.Done("a")
    assert table.observation(1)["draft"]


@pytest.mark.parametrize(
    ("behind", "choice", "code"),
    [
        (1, CARD_FLOOD, m.STALE),
        (-1, CARD_FLOOD, m.STALE),
        (0, option(c.MOVE, 0), m.ILLEGAL),
        (0, 1 << 40, m.ILLEGAL),
        (0, -7, m.ILLEGAL),
    ],
)
def test_what_is_refused_changes_nothing(behind: int, choice: int, code: str) -> None:
    table = battle()
    before, log = table.everything(), list(table.log)
    now = table.viewer(0).mark()
    mark = m.Mark(now.epoch, now.number - behind, now.stamp)
    assert table.choose(0, choice, id="a", mark=mark) == m.Refused("a", code)
    assert (table.everything(), table.log) == (before, log)
    assert table.choose(0, CARD_FLOOD, id="a") == m.Done("a")  # the id is not used up


def test_where_nothing_was_chosen_nothing_is_taken_back() -> None:
    assert battle().undo(0, id="a") == m.Refused("a", m.NO_UNDO)


def test_what_is_prepared_and_not_written_never_happened() -> None:
    """The disk may be full: then the table is as it was, and says the same again."""
    table = Seated(ANKH, 2, MOVING)
    before = table.everything()
    move = m.Choose("a", table.viewer(0).mark(), [ANKH.option_called("move I5")])
    first = table.table.prepare(table.viewer(0), move, 1)
    assert table.everything() == before
    second = table.table.prepare(table.viewer(0), move, 1)
    assert not isinstance(first, m.Done | m.Refused)
    assert not isinstance(second, m.Done | m.Refused)
    assert first.entries == second.entries


@pytest.mark.parametrize("sees", [SPECTATOR, 0])
def test_who_looks_on_can_send_no_command(sees: int) -> None:
    """Also who looks over the shoulder of the seat that is asked."""
    table = battle()
    viewer = table.table.onlooker()
    if sees >= 0:
        viewer = table.table.viewer(partner_rights(sees))
    assert viewer.rights.sees == sees
    commands: list[m.Command] = [
        m.Choose("a", viewer.mark(), [CARD_FLOOD]),
        m.Undo("b", viewer.mark()),
        m.Stand("c", on=True),
    ]
    before = len(table.log)
    for command in commands:
        assert table.table.prepare(viewer, command, 1) == m.Refused(command.id, m.NOT_YOURS)
    assert len(table.log) == before
    assert table.table.observation(viewer).options == []


def test_a_partner_sees_what_the_seat_sees() -> None:
    table = battle()
    table.choose(0, CARD_FLOOD)
    partner = table.table.observation(table.table.viewer(partner_rights(0)))
    assert [choice.option for choice in partner.draft] == [CARD_FLOOD]
    assert (partner.undo, partner.last) == (0, None)  # only the seat takes it back
    assert table.table.observation(table.table.viewer(partner_rights(1))).draft == []


def test_standing_orders_cannot_be_switched_without_end() -> None:
    """The log would grow without bound; after the next news it goes on."""
    table = battle()
    answers = [table.stand(0, on=bool(i % 2)) for i in range(100)]
    refused = [one for one in answers if isinstance(one, m.Refused)]
    assert {one.code for one in refused} == {m.TOO_OFTEN}
    assert len(answers) - len(refused) == 20
    assert isinstance(table.reopened().stand(0), m.Refused)
    assert isinstance(table.stand(1), m.Done)
    # That somebody has answered in secret is not told by it either.
    table.choose(1, CARD_FLOOD)
    table.choose(2, CARD_FLOOD)
    assert isinstance(table.stand(0), m.Refused)
    table.choose(0, CARD_FLOOD)
    assert isinstance(table.stand(0), m.Done)
    assert isinstance(table.stand(1), m.Done)


# --- several choices at once

MOVE = [ANKH.option_called("move I5"), ANKH.option_called("I4")]


def test_a_line_of_choices_is_one_entry_one_piece_of_news_and_one_undo() -> None:
    table, steps = Seated(ANKH, 2, MOVING), Seated(ANKH, 2, MOVING)
    before, numbers = table.everything(), [table.number(s) for s in table.viewers()]
    log = len(table.log)
    assert isinstance(table.choose(0, *MOVE), m.Done)
    for choice in MOVE:
        steps.choose(0, choice)
    assert [entry.words for entry in table.log[log:]] == ["move warrior I5 I4"]
    assert [table.number(s) for s in table.viewers()] == [number + 1 for number in numbers]
    assert table.table.play.digest() == steps.table.play.digest()
    assert table.events(1) == steps.events(1)
    assert table.observation(0)["last"]["words"] == "I4"
    assert "begun" not in table.observation(0)
    assert table.reopened().everything() == table.everything()
    table.undo(0)
    again = table.everything()
    assert [again[s][0]["facts"] for s in table.viewers()] == [
        before[s][0]["facts"] for s in table.viewers()
    ]
    assert table.observation(0)["undo"] == 0
    assert table.reopened().everything() == table.everything()


def test_a_line_of_which_one_choice_is_not_legal_changes_nothing() -> None:
    table = Seated(ANKH, 2, MOVING)
    before = table.everything()
    for line in ([MOVE[0], MOVE[0]], [MOVE[1]], [MOVE[0], MOVE[1], 1 << 30]):
        answer = table.choose(0, *line)
        assert isinstance(answer, m.Refused)
        assert answer.code == m.ILLEGAL
    assert table.everything() == before


def test_a_line_goes_on_in_a_draft() -> None:
    """Amun's two cards: both at once, taken back at once; others hear nothing."""
    position = {
        **BATTLE,
        "facts": {
            **BATTLE["facts"],
            "gods": ["amun", "ra", "osiris"],
            "board": {"I5": "amun god", "I4": "ra god", "H5": "osiris god"},
            "battle": {"region": "I5", "two": "amun"},
        },
    }
    table = Seated(ANKH, 3, position)
    before = seen(table, SPECTATOR, 1, 2)
    assert isinstance(table.choose(0, CARD_FLOOD, CARD_CYCLE), m.Done)
    drafted = [one["option"] for one in table.observation(0)["draft"]]
    assert drafted == [CARD_FLOOD, CARD_CYCLE]
    assert before == seen(table, SPECTATOR, 1, 2)
    table.undo(0)
    assert table.observation(0)["draft"] == []
    assert before == seen(table, SPECTATOR, 1, 2)


@pytest.mark.parametrize("game", [TOY, ANKH, KEMET], ids=lambda game: game.name)
def test_a_line_never_passes_something_that_the_seat_learns(game: Game[Any]) -> None:
    """Else it could try a choice, see what comes of it, and be refused: nothing would count."""
    table = Seated(game, 3)
    engine, tried = game.engine, 0
    for step in range(200):
        if table.state.ending >= 0:
            break
        seat = engine.pending(table.state)[step % len(engine.pending(table.state))]
        legal = engine.legal(table.state, seat)
        first = legal[step * 7 % len(legal)]
        ahead = table.ahead(seat, first)
        assert isinstance(ahead, m.Ahead)
        if not ahead.back and not table.state.drafts:
            tried += 1
            for second in range(0, 40 * 1024, 1024):
                assert isinstance(table.choose(seat, first, second), m.Refused)
        table.choose(seat, first)
    assert tried > 3


# --- news


def test_what_was_taken_back_no_longer_stands() -> None:
    """News says how many of the events told before are still so."""
    table = Seated(ANKH, 2)
    seat = table.state.turn
    marks = {viewer: table.viewer(viewer).mark() for viewer in table.viewers()}
    heard = {viewer: table.events(viewer) for viewer in table.viewers()}
    table.choose(seat, option(c.ACTION, 2))
    table.undo(seat)
    table.choose(seat, option(c.ACTION, 0))
    for viewer, told in heard.items():
        for news in table.news(viewer, marks[viewer]):
            told[news["kept"] :] = news["events"]
        log = table.table.play.log.events
        stands = [ANKH.event_for(table.state, e, viewer) for e in log]
        assert told == [one for one in stands if one is not None]
        assert table.events(viewer) == told


def test_missed_news_is_what_came_after() -> None:
    table = battle()
    missed = table.viewer(1).mark()
    for seat in (1, 0, 2):
        table.choose(seat, CARD_CYCLE)
    assert table.news(1, table.viewer(1).mark()) == []
    news = table.news(1, missed)
    numbers = [one["number"] for one in news]
    assert numbers == list(range(missed.number + 1, table.number(1) + 1))
    # Of its own choice no step is shown, and the last facts are those of now.
    assert [one["facts"] is None for one in news] == [True, *[False] * (len(news) - 2), True]


def test_the_facts_since_ones_own_last_choice_are_kept() -> None:
    table = Seated(ANKH, 2, MOVING)
    table.choose(0, MOVE[0])
    table.choose(0, MOVE[1])
    assert table.observation(0)["since"] == table.number(0)
    assert [one["facts"] is None for one in table.news(0)] == [True]
    theirs = table.news(1)
    assert [one["facts"] is None for one in theirs] == [True, False, True]
    assert theirs[1]["facts"]["board"]["I5"] == "isis warrior"
    assert table.observation(1)["facts"]["board"]["I4"] == "isis warrior"


def test_the_search_for_garbage_need_not_go_through_what_was_told() -> None:
    """It holds up everybody at every table: a long game may add little to it."""
    table = battle()
    for seat in range(3):
        table.choose(seat, CARD_CYCLE)
    kept = [news for viewer in table.table.viewers.values() for news in viewer.steps]
    texts = [text for news in kept for text in (news.events, news.facts) if text is not None]
    assert len(kept) >= 3
    assert not any(gc.is_tracked(one) for one in [*kept, *texts, *table.log])


# --- the moment


def test_a_choice_says_all_that_words_are_made_of() -> None:
    table = Seated(ANKH, 2)
    seat = table.state.turn
    table.choose(seat, option(c.ACTION, 0))
    shown = table.observation(seat)
    assert shown["question"] == "move"
    moves = [choice for choice in shown["choices"] if verb_of(choice["option"]) == c.MOVE]
    assert moves
    for choice in moves:
        assert choice["thing"][0] == "figure"
        assert choice["noun"][0] == "space"
        assert choice["words"] == f"move {choice['thing'][1]} {choice['noun'][1]}"
    assert table.observation(1 - seat)["choices"] == []
    assert "question" not in table.observation(1 - seat)


def test_a_choice_that_would_do_nothing_says_why() -> None:
    table = Seated(KEMET, 3, PRAYING)
    table.state.prayer[0] = 11
    idle = {one["words"]: one.get("idle") for one in table.observation(0)["choices"]}
    full = {"reason": "prayer-full", "rules": ["KEMET-PRAYER-02"]}
    assert (idle["token pray-1"], idle["token raise"]) == (full, None)


def test_what_a_choice_would_do_is_told_and_nothing_is_done() -> None:
    table = Seated(ANKH, 2, MOVING)
    before = table.everything()
    ahead = table.ahead(0, MOVE[0])
    assert isinstance(ahead, m.Ahead)
    assert (ahead.events, ahead.back) == ([], True)
    moved = {"event": "moved", "side": "isis", "figure": "warrior", "space": "I5", "to": "I4"}
    both = table.ahead(0, *MOVE)
    assert table.everything() == before
    table.choose(0, MOVE[0])
    for ahead in (both, table.ahead(0, MOVE[1])):
        assert isinstance(ahead, m.Ahead)
        assert ahead.events == [moved]
        board: Any = ahead.facts
        assert board["board"]["I4"] == "isis warrior"


def test_of_a_choice_that_is_not_there_nothing_is_told() -> None:
    table = Seated(ANKH, 2, MOVING)
    assert table.ahead(1, MOVE[0]) == m.Refused("ahead", m.ILLEGAL)
    assert table.ahead(0, MOVE[0], MOVE[0]) == m.Refused("ahead", m.ILLEGAL)


def test_looking_ahead_tells_nothing_of_secrets() -> None:
    """Neither what others have sealed, nor that one's own card would be the last one."""
    table, other = battle(), battle()
    table.choose(1, CARD_FLOOD)
    table.choose(2, CARD_CYCLE)
    assert table.ahead(0, CARD_FLOOD) == other.ahead(0, CARD_FLOOD)


def test_why_not_goes_by_what_is_asked() -> None:
    table = Seated(ANKH, 2, MOVING)
    table.choose(0, MOVE[0])
    assert table.why_not(0, "space", "C9") == ["too-far"]
    assert table.why_not(0, "space", "I4") == []
    assert table.why_not(1, "space", "I4") == ["not-asked"]
    assert table.why_not(0, "card", "flood") == ["not-now"]
    assert table.why_not(0, "space", "Z9") == table.why_not(0, "nonsense", "I4") == []


def test_what_an_undo_takes_back_is_named_as_it_was_chosen() -> None:
    table = Seated(ANKH, 2, MOVING)
    assert "last" not in table.observation(0)
    table.choose(0, MOVE[0])
    assert table.observation(0)["begun"]
    table.choose(0, MOVE[1])
    assert "begun" not in table.observation(0)
    assert table.observation(0)["last"] == {
        "option": MOVE[1], "verb": "to", "words": "I4", "noun": ["space", "I4"],
    }  # fmt: skip
    assert "last" not in table.observation(1)


def test_whoever_was_answered_takes_nothing_back() -> None:
    """Not either when that answer was taken back: what led to it is no longer there."""
    table = Seated(ANKH, 2)
    first = table.state.turn
    while table.state.turn == first:
        table.choose(first, ANKH.engine.legal(table.state, first)[-1])
    second = table.state.turn
    table.choose(second, ANKH.engine.legal(table.state, second)[0])
    table.undo(second)
    assert "undo" not in table.observation(first) or table.observation(first)["undo"] == 0
    assert table.undo(first, id="a") == m.Refused("a", m.NO_UNDO)
    assert table.reopened().everything() == table.everything()


@pytest.mark.parametrize("choices", [40, 400])
def test_a_choice_costs_the_same_however_long_the_game_is(
    choices: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what is new is put into words, once for each viewer."""
    table = Seated(KEMET, 3)
    table.play_at_random("cost", choices)
    worded: list[object] = []
    told = type(KEMET).event_for

    def counted(game: Any, g: Any, event: Any, seat: int) -> Any:
        worded.append(event)
        return told(game, g, event, seat)

    monkeypatch.setattr(type(KEMET), "event_for", counted)
    new = 0
    while not new:  # not every choice makes events
        worded.clear()
        events = len(table.table.play.log.events)
        seat = KEMET.engine.pending(table.state)[0]
        mark = table.viewer(seat).mark()
        table.choose(seat, KEMET.engine.legal(table.state, seat)[0])
        new = len(table.table.play.log.events) - events
    table.table.update(table.viewer(seat), mark)
    assert len(worded) == new * len(table.viewers())
