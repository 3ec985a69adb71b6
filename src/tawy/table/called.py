"""What options and things are called, for those who make words and pictures of them."""

from __future__ import annotations

from typing import Any

from tawy.kernel.game import Game
from tawy.kernel.options import SEAT, noun_of, option, verb_of
from tawy.table import messages as m


def choice_of(game: Game[Any], g: Any, option: int) -> m.Choice:
    verb, thing = game.verbs[verb_of(option)], game.subject(g, option)
    choice = m.Choice(option, verb.name, game.words(g, option))
    if verb.kind is not None:
        choice.noun = [verb.kind.name, game.called(g, verb.kind, noun_of(option))]
    if thing is not None:
        choice.thing = [thing.kind.name, thing.word]
    return choice


def options_with(game: Game[Any], g: Any, kind: str, word: str) -> list[int]:
    """All options whose noun is this thing, whether they are legal or not."""
    return [
        option(verb, noun)
        for verb, row in enumerate(game.verbs)
        if row.kind is not None and row.kind.name == kind
        for noun in range(g.seats if kind == SEAT else len(row.kind.words))
        if game.called(g, row.kind, noun) == word
    ]
