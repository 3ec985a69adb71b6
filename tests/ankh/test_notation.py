"""The page on notation names every choice, and what it says is read as that choice."""

import re
from pathlib import Path

import pytest

from tawy.ankh.choices import VERBS
from tawy.ankh.data import ACTION, CARD, FIGURE, MONUMENT, POWER
from tawy.ankh.game import ANKH
from tawy.kernel.options import BadInput, verb_of

PAGE = (Path(__file__).parent.parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE)
BY_SEAT = {"first isis": "first player1", "trap isis": "trap player1"}


def test_every_example_is_a_choice_and_every_choice_has_one() -> None:
    """A seat is called by its god at a table; a wish alone knows no table."""
    verbs = [verb_of(ANKH.wish(BY_SEAT.get(words, words))) for words in ROWS]
    assert {VERBS[verb].name for verb in verbs} == {verb.name for verb in VERBS}


def test_every_word_of_a_kind_is_named() -> None:
    words = [w for kind in (ACTION, CARD, FIGURE, MONUMENT, POWER) for w in kind.words]
    assert [word for word in words if f"`{word}`" not in PAGE and f" {word}`" not in PAGE] == []


def test_what_is_no_choice_is_refused() -> None:
    for words in ("fly C4", "move C99", "card joker"):
        with pytest.raises(BadInput, match=words):
            ANKH.wish(words)
