"""The page on notation names every choice, and what it says is read as that choice."""

import re
from pathlib import Path
from typing import Any

import pytest

from tawy.ankh.data import ACTION, CARD, FIGURE, MONUMENT, POWER
from tawy.games import ANKH, KEMET
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput, verb_of

PAGE = (Path(__file__).parent.parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
BY_SEAT = {"first isis": "first player1", "trap isis": "trap player1"}


@pytest.mark.parametrize("game", [ANKH, KEMET], ids=["ankh", "kemet"])
def test_every_example_is_a_choice_and_every_choice_has_one(game: Game[Any]) -> None:
    """A seat is called by its god at a table; a wish alone knows no table."""
    _, _, rest = PAGE.partition(f"## The choices of {game.name.capitalize()}\n")
    rows = re.findall(r"^\| `([^`]+)` \|", rest.partition("\n## ")[0], re.MULTILINE)
    verbs = [verb_of(game.option_called(BY_SEAT.get(words, words))) for words in rows]
    assert {game.verbs[verb].name for verb in verbs} == {verb.name for verb in game.verbs}


def test_every_word_of_a_kind_is_named() -> None:
    words = [w for kind in (ACTION, CARD, FIGURE, MONUMENT, POWER) for w in kind.words]
    assert [word for word in words if f"`{word}`" not in PAGE and f" {word}`" not in PAGE] == []


def test_what_is_no_choice_is_refused() -> None:
    for words in ("fly C4", "move C99", "card joker"):
        with pytest.raises(BadInput, match=words):
            ANKH.option_called(words)
