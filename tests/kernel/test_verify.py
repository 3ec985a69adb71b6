"""Proving records: a true one passes, and of a false one the first wrong line is named."""

from functools import cache

import pytest
from toy_table import finished, header

from tawy.games import TOY
from tawy.kernel.frames import CHANCE
from tawy.kernel.options import BadInput
from tawy.kernel.rng import Stream, commitment, stretch
from tawy.proof.contract import walk
from tawy.records.play import Play
from tawy.records.record import read, replay, say, write

RECORDS = [(2 + seed % 4, f"verify {seed}") for seed in range(50)]
SOME = RECORDS[:6]


@cache
def record(seats: int, seed: str) -> list[str]:
    """The lines of a true record."""
    return write(finished(seats, seed)).split("\n")


def sentences(lines: list[str]) -> list[int]:
    """The places of the sentences, in the list of lines."""
    return [i for i, line in enumerate(lines) if "  #" in line]


def field(lines: list[str], name: str) -> int:
    (found,) = [i for i, line in enumerate(lines) if line.startswith(f"{name}: ")]
    return found


def changed(lines: list[str], number: int, line: str) -> list[str]:
    return [*lines[:number], line, *lines[number + 1 :]]


def refused(lines: list[str]) -> BadInput:
    with pytest.raises(BadInput) as caught:
        replay(TOY, read("\n".join(lines)), check=True)
    return caught.value


def spread(numbers: list[int]) -> list[int]:
    """The first, the last, and some between."""
    return sorted({*numbers[:: max(1, len(numbers) // 6)], numbers[-1]})


@pytest.mark.parametrize(("seats", "seed"), RECORDS)
def test_a_true_record_passes(seats: int, seed: str) -> None:
    """Seed, draws, choices, marks, result and digest all follow; it is written again the same."""
    lines = record(seats, seed)
    play = replay(TOY, read("\n".join(lines)), check=True)
    assert play.result() != "unfinished"
    assert write(play).split("\n") == lines


# --- lines


@pytest.mark.parametrize(("seats", "seed"), SOME)
def test_another_legal_choice_is_found_in_its_line(seats: int, seed: str) -> None:
    """The mark binds the words."""
    lines = record(seats, seed)
    for number in spread([i for i in sentences(lines) if not lines[i].startswith("chance")]):
        for words in other_choices(lines, number)[:2]:
            mark = lines[number].partition("  #")[2]
            bad = refused(changed(lines, number, f"{words}  #{mark}"))
            assert bad.place == f"line {number + 1}"
            assert "the game differs here" in bad.reason


def other_choices(lines: list[str], number: int) -> list[str]:
    """This sentence with its last choice replaced by others that are legal there."""
    play = Play(TOY, read("\n".join(lines)).header, open_chance=True)
    for i in sentences(lines):
        said = lines[i].partition("  #")[0]
        if i == number:
            break
        say(play, said)
    who, *rest = said.split()
    seat = TOY.seat_called(play.state, who, "")
    spoken = [who]
    while True:
        option, taken = TOY.read(play.state, seat, rest)
        if taken == len(rest):
            break
        spoken += rest[:taken]
        rest = rest[taken:]
        play.apply(seat, option)
    others = [o for o in TOY.engine.legal(play.state, seat) if o != option]
    return [" ".join([*spoken, TOY.words(play.state, o)]) for o in others]


@pytest.mark.parametrize(("seats", "seed"), SOME)
def test_a_missing_line_is_found_where_it_was(seats: int, seed: str) -> None:
    """The next sentence does not fit; after the last one, the result does not."""
    lines = record(seats, seed)
    places = sentences(lines)
    for number in spread(places):
        without = lines[:number] + lines[number + 1 :]
        expected = field(without, "result") if number == places[-1] else number
        assert refused(without).place == f"line {expected + 1}"


@pytest.mark.parametrize(("seats", "seed"), SOME)
def test_swapped_lines_are_found_at_the_first_of_them(seats: int, seed: str) -> None:
    """Even where both could be said in either order, as in a ballot."""
    lines = record(seats, seed)
    places = sentences(lines)
    for number in spread(places[:-1]):
        after = places[places.index(number) + 1]
        swapped = changed(changed(lines, number, lines[after]), after, lines[number])
        assert refused(swapped).place == f"line {number + 1}"


def test_a_line_said_twice_is_found_at_the_second() -> None:
    """The game does not go back."""
    lines = record(*SOME[0])
    for number in spread(sentences(lines)):
        twice = [*lines[: number + 1], lines[number], *lines[number + 1 :]]
        assert refused(twice).place == f"line {number + 2}"


def test_another_mark_is_found_in_its_line() -> None:
    """It is compared, not believed."""
    lines = record(*SOME[1])
    for number in spread(sentences(lines)):
        bad = refused(changed(lines, number, lines[number][:-8] + "00000000"))
        assert bad.place == f"line {number + 1}"


def test_a_missing_mark_is_found_in_its_line() -> None:
    """A record that is to be proven has all of them."""
    lines = record(*SOME[1])
    for number in spread(sentences(lines)):
        bad = refused(changed(lines, number, lines[number].partition("  #")[0]))
        assert bad.place == f"line {number + 1}"


# --- seed, result, digest


@pytest.mark.parametrize(("seats", "seed"), SOME)
def test_draws_that_the_seed_does_not_give_are_found(seats: int, seed: str) -> None:
    """Though all marks, the result and the digest were made anew to fit."""
    play = Play(TOY, header(seats, seed), open_chance=True)
    first = -1
    for seat, option in walk(play, Stream(f"false {seed}")):
        if seat == CHANCE and option != TOY.engine.drawn(play.state) and first < 0:
            first = len([ply for ply in play.log.plies if ply.seat == CHANCE])
    lines = write(play).split("\n")
    drawn = [i for i in sentences(lines) if lines[i].startswith("chance")]
    bad = refused(lines)
    assert bad.place == f"line {drawn[first] + 1}"
    assert "the seed draws" in bad.reason


@pytest.mark.parametrize(("seats", "seed"), SOME)
def test_another_seed_is_found_by_the_commitment(seats: int, seed: str) -> None:
    """Before anything is played."""
    lines = record(seats, seed)
    other = changed(lines, field(lines, "seed"), f"seed: {stretch('other'):064x}")
    bad = refused(other)
    assert (bad.place, "commitment" in bad.reason) == ("header", True)


@pytest.mark.parametrize(("seats", "seed"), SOME)
def test_another_seed_with_its_own_commitment_is_found_by_the_draws(seats: int, seed: str) -> None:
    """At the first draw that it does not give."""
    lines = record(seats, seed)
    key = stretch("other")
    made = commitment(key, f"seed {seed}")
    lines = changed(lines, field(lines, "seed"), f"seed: {key:064x}")
    lines = changed(lines, field(lines, "commitment"), f"commitment: {made}")
    play = Play(TOY, read("\n".join(lines)).header, open_chance=True)
    for expected in sentences(lines):
        said = lines[expected].partition("  #")[0]
        if said.startswith("chance"):
            drawn = TOY.words(play.state, TOY.engine.drawn(play.state))
            if said != f"chance {drawn}":
                break
        say(play, said)
    bad = refused(lines)
    assert bad.place == f"line {expected + 1}"
    assert bad.reason == f"the seed draws {drawn!r} here"


@pytest.mark.parametrize(("seats", "seed"), SOME)
def test_another_commitment_is_found(seats: int, seed: str) -> None:
    """The seed is not the one that was promised."""
    lines = record(seats, seed)
    made = commitment(stretch(seed), "another game")
    bad = refused(changed(lines, field(lines, "commitment"), f"commitment: {made}"))
    assert bad.place == "header"


@pytest.mark.parametrize(("seats", "seed"), SOME)
@pytest.mark.parametrize("name", ["result", "digest"])
def test_another_result_or_digest_is_found_in_its_line(seats: int, seed: str, name: str) -> None:
    """And the true one is told."""
    lines = record(seats, seed)
    number = field(lines, name)
    truth = lines[number].partition(": ")[2]
    for false in ("unfinished", "0123456789abcdef"):
        bad = refused(changed(lines, number, f"{name}: {false}"))
        assert bad.place == f"line {number + 1}"
        assert bad.reason == f"the {name} should be {truth!r}"


@pytest.mark.parametrize("name", ["game", "rules", "id", "seat 2"])
def test_another_header_is_found(name: str) -> None:
    """Another game, other rules, another id, a seat that is missing."""
    lines = record(*SOME[2])
    number = field(lines, name)
    other = [] if name == "seat 2" else [f"{name}: chess"]
    bad = refused([*lines[:number], *other, *lines[number + 1 :]])
    assert bad.place in ("header", "game", "rules", f"line {field(lines, 'seat 1') + 1}")


# --- files cut off


@pytest.mark.parametrize(("seats", "seed"), SOME)
def test_a_file_that_is_cut_off_is_refused_at_its_last_line(seats: int, seed: str) -> None:
    """After any line before the digest."""
    lines = record(seats, seed)
    for count in range(field(lines, "digest") + 1):
        left = lines[:count]
        last = max([i for i, line in enumerate(left) if line], default=0)
        assert refused(left).place == f"line {last + 1}"


def test_a_file_that_is_cut_off_in_a_line_is_refused() -> None:
    """At any letter; only the end of the last line may be missing."""
    text = "\n".join(record(*SOME[0]))
    for length in [*range(0, len(text) - 100, 7), *range(len(text) - 100, len(text) - 1)]:
        with pytest.raises(BadInput):
            replay(TOY, read(text[:length]), check=True)
    assert replay(TOY, read(text[:-1]), check=True).result() != "unfinished"
