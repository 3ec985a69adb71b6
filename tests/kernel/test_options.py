"""Options and words: the same thing said twice."""

import pytest
from toy_table import at, placed, seeded

from tawy.games import TOY
from tawy.kernel.options import (
    NOUNS,
    BadInput,
    Kind,
    Verb,
    find,
    noun_of,
    one_of,
    option,
    read_one,
    show,
    verb_of,
)

PLACE = Kind("place", ["north", "south gate", "far south"])
VERBS = [Verb("go", "go to", PLACE), Verb("wait", "wait"), Verb("name", "", PLACE, "go wait")]


@pytest.mark.parametrize("verb", [0, 1, 63])
@pytest.mark.parametrize("noun", [0, 1, NOUNS - 1])
def test_an_option_is_a_verb_and_a_noun(verb: int, noun: int) -> None:
    """Both can be had back."""
    assert (verb_of(option(verb, noun)), noun_of(option(verb, noun))) == (verb, noun)


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        (option(0, 1), "go to south gate"),
        (option(1), "wait"),
        (option(2, 2), "far south"),
    ],
)
def test_words_and_options_round_trip(choice: int, words: str) -> None:
    """A verb may have no noun, or no word of its own."""
    assert show(VERBS, choice) == words
    assert find(VERBS, words) == choice


def test_words_that_nothing_has_are_not_found() -> None:
    """Part of the words is not enough."""
    assert find(VERBS, "go to south") == find(VERBS, "") == -1


def test_every_option_of_the_toy_has_words_of_its_own() -> None:
    """Over all verbs and nouns, legal or not."""
    every = [option(i, j) for i, verb in enumerate(TOY.verbs) for j in range(len(verb.nouns()))]
    words = [show(TOY.verbs, choice) for choice in every]
    assert len(set(words)) == len(words)
    assert [find(TOY.verbs, said) for said in words] == every


# --- reading


def test_reading_takes_the_option_whose_words_begin_the_rest() -> None:
    """All its words, and none of the next choice's."""
    rest = ["go", "to", "south", "gate", "wait"]
    assert read_one(rest, ["go to north", "go to south gate"], "") == 1


def test_reading_nothing_known_lists_the_choices() -> None:
    """The error says where, what was read, and all that could have been."""
    with pytest.raises(BadInput) as caught:
        read_one(["go", "up"], ["go down", "wait"], "line 3")
    assert caught.value.place == "line 3"
    assert caught.value.reason == "no choice begins 'go up'; known: go down, wait"


def test_reading_what_several_begin_lists_just_these() -> None:
    """One option's words may not begin another's."""
    with pytest.raises(BadInput, match=r"several choices begin 'go far'; known: go, go far$"):
        read_one(["go", "far"], ["go", "go far", "wait"], "")


def test_a_seat_that_is_not_asked_has_no_choices() -> None:
    """Its list is empty, and the error says so."""
    play = placed(at("steering", "lapis", steps=2))
    with pytest.raises(BadInput, match="amber is not asked now"):
        TOY.read(play.state, 0, ["stop"])


def test_the_toy_reads_a_choice_among_the_legal_ones() -> None:
    """An option of the game that is not legal now is no choice."""
    g = seeded(3).state
    assert TOY.read(g, 0, ["bid", "4", "bet", "edfu"]) == (TOY.option_called("bid 4"), 2)
    with pytest.raises(BadInput, match="no choice begins 'bid 5'; known: bid 0, bid 1, bid 2"):
        TOY.read(g, 0, ["bid", "5"])


# --- errors


def test_a_kind_knows_its_words() -> None:
    """Anything else is refused with the words that are known."""
    assert PLACE.number("far south", "here") == 2
    for wrong in ("south", "", None, 1, ["north"]):
        with pytest.raises(BadInput, match="known: north, south gate, far south") as caught:
            PLACE.number(wrong, "here")
        assert caught.value.place == "here"


def test_bad_input_says_where_and_why() -> None:
    """A place that is not known leaves the reason alone."""
    assert str(BadInput("facts.grain", "too much")) == "facts.grain: too much"
    assert str(BadInput("", "too much")) == "too much"
    assert one_of([]) == "known: none"
