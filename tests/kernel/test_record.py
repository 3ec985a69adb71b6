"""Records: how a game is written down, and that it can be played again from that."""

from dataclasses import replace

import pytest
from toy_table import at, choose, finished, header, placed, seeded, tell, whole

from tawy.games import TOY
from tawy.kernel.options import BadInput
from tawy.kernel.rng import commitment, stretch
from tawy.proof.contract import snapshot
from tawy.records.play import Header, Play
from tawy.records.position import dump
from tawy.records.record import read, replay, say, write

MINIMAL = ["tawy record 1", "game: toy", f"rules: {TOY.version}", "seat 1: Ann", "seat 2: Bob"]
CLOSING = ["result: unfinished", "digest: 0"]


def lines_of(play: Play) -> list[str]:  # type: ignore[type-arg]  # of any game
    return [line.words for line in read(write(play)).lines]


# --- writing


def test_a_record_is_a_header_sentences_and_a_closing() -> None:
    """Everything that the game begins from is in it."""
    head = header(2, "7")
    head.names = ["Ann of the Delta", "Bob: the second"]
    head.bots = {1: "greedy, 100 ms"}
    play = Play(TOY, head)
    key = stretch("7")
    text = write(play).split("\n")
    assert text[:9] == [
        "tawy record 1",
        "game: toy",
        f"rules: {TOY.version}",
        "id: seed 7",
        "seat 1: Ann of the Delta",
        "seat 2: Bob: the second",
        "bot 2: greedy, 100 ms",
        f"commitment: {commitment(key, 'seed 7')}",
        f"seed: {key:064x}",
    ]
    assert text[-3:] == ["result: unfinished", f"digest: {play.digest()}", ""]
    again = read(write(play)).header
    assert (again.names, again.bots, again.key) == (head.names, head.bots, key)
    assert (again.game_id, again.commitment) == (head.game_id, head.commitment)


def test_choices_that_belong_together_are_one_sentence() -> None:
    """A bid and its bet, the steps of the boat; the next seat begins a new line."""
    play = placed(
        at("bidding", grain=[3, 3, 3]),
        "amber bid 0 bet edfu", "jade bid 0 bet delta", "lapis bid 1 bet edfu",
        "lapis sail thebes", "lapis sail aswan", "lapis stop",
    )  # fmt: skip
    assert lines_of(play) == [
        "amber bid 0 bet edfu",
        "jade bid 0 bet delta",
        "lapis bid 1 bet edfu",
        "lapis sail thebes sail aswan stop",
    ]


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_answers_to_a_ballot_are_written_in_seat_order(order: list[int]) -> None:
    """A record does not tell who was first."""
    play = seeded(3)
    for words in ("bid 1", "bet edfu"):
        for seat in order:
            choose(play, seat, words)
    expected = seeded(3)
    for seat in range(3):
        choose(expected, seat, "bid 1")
        choose(expected, seat, "bet edfu")
    assert write(play) == write(expected)
    assert lines_of(play)[3:6] == [f"{who} bid 1 bet edfu" for who in ("amber", "jade", "lapis")]


def test_every_sentence_has_a_mark_that_binds_what_came_before() -> None:
    """After another first choice all later marks are others."""
    position = at("steering", "lapis", steps=3, hand=[0, 0, 0], steerer="lapis")
    marks = []
    for first in ("thebes", "edfu"):
        play = placed(position, f"lapis sail {first}", "lapis sail abydos", "lapis stop")
        tell(play, "chance draw reed", "chance draw reed")
        marks.append([line.mark for line in read(write(play)).lines])
    assert all(len(mark) == 8 for mark in marks[0])
    assert all(one != other for one, other in zip(*marks, strict=True))


def test_an_unfinished_game_is_written_with_its_open_drafts() -> None:
    """And goes on from there."""
    play = tell(seeded(3), "jade bid 2 bet edfu", "lapis bid 1")
    again = replay(TOY, read(write(play)), check=True)
    assert again.state.drafts == play.state.drafts
    assert again.result() == "unfinished"
    for one in (play, again):
        tell(one, "lapis bet edfu", "amber bid 0 bet delta")
    assert again.digest() == play.digest()


# --- reading


def test_a_replayed_game_is_the_same_game() -> None:
    """State, plies and events; chance answers by itself again."""
    play = tell(seeded(4), "amber bid 2")
    again = replay(TOY, read(write(play)))
    assert whole(again) == whole(play)
    assert not again.state.open_chance


def test_spaces_and_empty_lines_do_not_matter() -> None:
    """Nor does the end of a line."""
    play = finished(3, "spaces")
    text = write(play)
    loose = "\r\n\r\n".join(f"  {line} " for line in text.replace("bid", "bid  ").split("\n"))
    assert replay(TOY, read(loose), check=True).digest() == play.digest()


def test_a_record_without_marks_is_played_but_proves_nothing() -> None:
    """A person may write one by hand; result and digest are still compared."""
    play = finished(3, "by hand")
    bare = "\n".join(line.partition("  #")[0] for line in write(play).split("\n"))
    assert replay(TOY, read(bare)).digest() == play.digest()
    with pytest.raises(BadInput, match="line 11: the game differs here"):
        replay(TOY, read(bare), check=True)


@pytest.mark.parametrize(
    ("lines", "place", "reason"),
    [
        ([], "line 1", "a record must begin with 'tawy record 1'"),
        (["tawy record 2", *MINIMAL[1:], *CLOSING], "line 1", "a record must begin with"),
        (MINIMAL, "line 5", "the record is cut off"),
        ([*MINIMAL, CLOSING[0]], "line 6", "the record is cut off"),
        ([*MINIMAL, "colour: red", *CLOSING], "line 6", "field 'colour' is unknown; known: game"),
        ([*MINIMAL, "seat 2: Cid", *CLOSING], "line 6", "field 'seat 2' appears twice"),
        ([*MINIMAL, "seat 4: Cid", *CLOSING], "line 4", "must be numbered"),
        ([*MINIMAL, *CLOSING, CLOSING[0]], "line 8", "field 'result' appears twice"),
        ([*MINIMAL[:1], *MINIMAL[2:], *CLOSING], "header", "the field 'game' is missing"),
        ([*MINIMAL[:2], *MINIMAL[3:], *CLOSING], "header", "the field 'rules' is missing"),
        ([*MINIMAL[:3], *CLOSING], "header", "the field 'seat 1' is missing"),
        ([*MINIMAL, "seed: xyz", *CLOSING], "line 6", ""),
        ([*MINIMAL, "position: {", *CLOSING], "header", "can't be read"),
        ([*MINIMAL, "bot one: greedy", *CLOSING], "line 6", "field 'bot one' is unknown"),
        ([*MINIMAL, ": nothing", *CLOSING], "line 6", ""),
        ([*MINIMAL, f"position: {'[' * 100_000}", *CLOSING], "header", "can't be read"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_no_record_is_refused(lines: list[str], place: str, reason: str) -> None:
    """With the line, where there is one."""
    with pytest.raises(BadInput) as caught:
        read("\n".join(lines))
    assert caught.value.place == place
    assert reason in caught.value.reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("topaz bid 1", "no seat is called 'topaz'; known: amber, jade"),
        ("amber bid 9", "no choice begins 'bid 9'; known: bid 0, bid 1, bid 2, bid 3, bid 4"),
        ("amber bid 1 bet nowhere", "no choice begins 'bet nowhere'; known: bet delta"),
        ("amber bid 1 bet edfu bid 1", "amber is not asked now"),
        ("chance draw reed", "chance is not asked now"),
        ("amber", "must be followed by a choice"),
        ("#12345678", ""),
    ],
)
def test_a_line_that_cannot_be_played_is_refused_with_its_number(line: str, reason: str) -> None:
    """And with the choices that there were."""
    head = [*MINIMAL, "chance draw reed", "chance draw reed"]
    with pytest.raises(BadInput) as caught:
        replay(TOY, read("\n".join([*head, line, *CLOSING])))
    assert caught.value.place == "line 8"
    assert reason in caught.value.reason


@pytest.mark.parametrize("seed", ["-1", "-ff", "1" + "0" * 64, "f" * 200])
def test_a_seed_that_no_generator_has_is_refused(seed: str) -> None:
    """It has 256 bits; a secret one is left out, not negative."""
    head = [*MINIMAL, f"seed: {seed}", "chance draw reed"]
    with pytest.raises(BadInput) as caught:
        replay(TOY, read("\n".join([*head, *CLOSING])), check=True)
    assert caught.value.place == "line 6"


@pytest.mark.parametrize("position", ["null", "[]", "0", '""', "[1]", '"bidding"'])
def test_a_position_that_is_no_object_is_refused(position: str) -> None:
    """Also where Python would take it for nothing."""
    with pytest.raises(BadInput):
        replay(TOY, read("\n".join([*MINIMAL, f"position: {position}", *CLOSING_OF_A_NEW_GAME])))


CLOSING_OF_A_NEW_GAME = [
    "result: unfinished",
    f"digest: {Play(TOY, header(2), open_chance=True).digest()}",
]


# --- headers that make trouble


@pytest.mark.parametrize("name", ["", " ", "Ann ", "Ann\nresult: garden", "Ann\u2028x", "# Ann"])
def test_a_name_is_read_back_or_refused(name: str) -> None:
    """A record that its own reader refuses would lose the game."""
    head = header(2)
    head.names = [name, "Bob"]
    try:
        text = write(Play(TOY, head))
    except BadInput:
        return
    assert replay(TOY, read(text)).header.names == head.names


@pytest.mark.parametrize("game_id", ["", "a b", "x: y"])
def test_an_id_is_read_back(game_id: str) -> None:
    """Even none."""
    play = Play(TOY, Header("toy", TOY.version, ["Ann", "Bob"], game_id, 5))
    assert replay(TOY, read(write(play)), check=True).header.game_id == game_id


# --- from a position, with a secret seed


@pytest.mark.parametrize("where", ["bidding", "round: begin", "round: draw"])
def test_a_record_may_begin_from_a_position(where: str) -> None:
    """Also from one that goes on by itself before the first choice."""
    position = at(where, "amber", round=1)
    play = Play(TOY, header(3, "9", position))
    tell(play, "amber bid 1 bet edfu", "jade bid 0 bet edfu", "lapis bid 0 bet edfu")
    tell(play, "amber stop")
    again = replay(TOY, read(write(play)), check=True)
    assert again.header.position == position
    assert snapshot(TOY, again.state) == snapshot(TOY, play.state)


@pytest.mark.parametrize("more", [[], ["amber bet edfu", "lapis bid 0 bet edfu"]])
def test_a_record_may_begin_in_an_open_ballot(more: list[str]) -> None:
    """With drafts in the position: they are not played a second time."""
    start = tell(seeded(3), "amber bid 1", "jade bid 0 bet edfu").state
    play = tell(Play(TOY, header(3, "9", dump(TOY, start, {}))), *more)
    again = replay(TOY, read(write(play)), check=True)
    assert snapshot(TOY, again.state) == snapshot(TOY, play.state)


def test_a_record_with_a_secret_seed_is_replayed_by_its_lines() -> None:
    """The draws are in the lines; there is nothing to prove them by, and no seed in the file."""
    play = finished(3, "secret")
    play.header.key = -1
    text = write(play)
    assert "seed: " not in text.replace("id: seed", "")
    assert f"{stretch('secret'):064x}" not in text
    again = replay(TOY, read(text), check=True)
    assert again.digest() == play.digest()
    assert again.header.commitment == commitment(stretch("secret"), "seed secret")


def test_the_first_of_all_keys_is_a_key_like_others() -> None:
    """Below 0 a key is not known; 0 is proven and written down."""
    head = header(2, "none")
    head.key, head.game_id = 0, "zero"
    head = replace(head)
    assert head.commitment == commitment(0, "zero")
    play = tell(Play(TOY, head), "amber bid 0 bet edfu", "jade bid 1 bet edfu")
    text = write(play)
    assert f"seed: {0:064x}" in text
    again = replay(TOY, read(text), check=True)
    assert (again.header.key, again.digest()) == (0, play.digest())


# --- saying


def test_a_sentence_is_played_whole_or_not_at_all() -> None:
    """An error at its end leaves nothing of it behind."""
    play = seeded(2)
    with pytest.raises(BadInput, match="no choice begins 'bet atlantis'"):
        say(play, "amber bid 1 bet atlantis")
    assert play.state.drafts[0] == []


@pytest.mark.parametrize("sentence", ["", "  ", "amber"])
def test_a_sentence_without_a_choice_is_refused(sentence: str) -> None:
    """It says nothing."""
    with pytest.raises(BadInput):
        say(seeded(2), sentence)
