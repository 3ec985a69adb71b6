"""Every message with the values that a game gives it: numbers, gods, pieces, names of people.

`test_locale.py` meets every branch; here sentences are read as a player reads them.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from test_locale import counted, uses

from tawy.ankh import data as ankh
from tawy.ankh import kinds as ankh_kinds
from tawy.kemet import data as kemet
from tawy.kemet import kinds as kemet_kinds
from tawy.kernel.game import REGISTRY, Game
from tawy.kernel.options import Kind
from tawy.toy.game import TOY
from tawy.words import LANGUAGES, Words

NUMBERS = [0, 1, 2, 5]
PEOPLE = ["Ada", "Iris", "Osman", "Zoë 2"]  # with vowels and consonants at both ends
FREE = ["A3", "monument"]  # what is typed, a file, a date, a choice
ROOM = 6  # values of one variable, where a message has several

# By the name of a variable: what it stands for outside events and choices. Others are any text.
PERSONAL = ["attacker", "defender", "name", "names", "seat", "seats", "side"]
NOUNS: dict[str, list[Kind]] = {
    "card": [ankh.CARD, kemet.CARD, kemet.INTERVENTION],
    "colour": [kemet.COLOUR],
    "creature": [kemet.CREATURE],
    "direction": [ankh_kinds.DIRECTION],
    "event": [ankh.EVENT],
    "god": [ankh.GODS],
    "guardian": [ankh.FIGURE],
    "scenario": [ankh_kinds.SCENARIO],
    "snake": [kemet.CREATURE],
    "space": [ankh_kinds.SPACE, kemet_kinds.SPACE],
    "spaces": [kemet_kinds.SPACE],
    "thing": [ankh.FIGURE, ankh.MONUMENT],
}
# Words that melt into one where they meet: a noun with its article must not follow these.
MELTED = {
    "es": r"\b(?:de|a) el\b|\bde (?:de|del)\b|\ba al?\b",
    "it": r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l')\b",
    "pt-BR": r"\b(?:de|em|por) (?:o|os|as)\b|\bde d[aeo]s?\b",
}
BROKEN = {
    "a variable without a value": r"[{}$]",
    "spaces in a row or at an end": r"^\s|\s$|\s\s",
    "marks in a row": r"[.,;:!?…][.,;:!?…]",
    "a space before a mark": r"\s[.,;:!?)”»]",
    "nothing in brackets or quotes": r"\(\s*\)|“\s*”|«\s*»|„\s*“|\(\s|«\s",
}
# Abbreviations end with a mark, and another follows.
ABBREVIATED = "kemet-label-seats-key"
# Questions name things as their objects: "the red pyramid". In the market, the colour stands alone.
MARKET = "kemet-ask-buy"


def game_of(message: str) -> Game[Any]:
    """The game that a message is of; one of all games is read as the toy's."""
    return REGISTRY.get(message.partition("-")[0], TOY)


def called(words: Words, kind: Kind, asked: bool) -> list[str]:
    """What the things of a kind are called: in a sentence, and, unless asked about, alone.

    Of a long list a part.
    """
    chosen = kind.words if not kind.plain else [kind.words[n % len(kind.words)] for n in NUMBERS]
    alone = [] if asked else [words.noun]
    names = [call(kind, word) for word in chosen for call in [*alone, words.thing]]
    return list(dict.fromkeys(names))


def meant(words: Words, message: str, variable: str, is_counted: bool) -> list[object]:
    """The values of a variable of a message that is none of an event or a choice."""
    asked = "-ask-" in message and message != MARKET
    variable, _, form = variable.partition("-")
    if form:
        kinds = [kind for kind in NOUNS[variable] if is_of(words.game, kind)]
        return [
            called
            for kind in kinds
            for word in kind.words
            for name, called in words.forms("", kind, word).items()
            if name == f"-{form}"
        ]
    if variable in NOUNS:
        own = [kind for kind in NOUNS[variable] if is_of(words.game, kind)]
        return [name for kind in own or NOUNS[variable][:1] for name in called(words, kind, asked)]
    if variable == "game":
        return [words.say(name) for name in REGISTRY]
    if variable in PERSONAL and not is_counted:
        seats = [name for name in uses("en") if name.startswith(f"{words.game.name}-seat-")]
        return [*PEOPLE, *[words.say(name) for name in seats]]
    return [*NUMBERS, *([] if is_counted else FREE)]


def is_of(game: Game[Any], kind: Kind) -> bool:
    tables = {"ankh": [ankh, ankh_kinds], "kemet": [kemet, kemet_kinds]}.get(game.name, [])
    return any(kind is own for table in tables for own in vars(table).values())


def together(found: dict[str, list[object]]) -> Iterator[dict[str, object]]:
    """Each value of each variable, with the first ones of the others; all pairs of a few."""
    few = [values[:ROOM] for values in found.values()]
    yield from [dict(zip(found, row, strict=True)) for row in product(*few)]
    first = {variable: values[0] for variable, values in found.items()}
    for variable, values in found.items():
        yield from [{**first, variable: value} for value in values[ROOM:]]


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """All that can be said in a language, with the id of its message."""
    for message, used in uses(language).items():
        words = Words(language, game_of(message))
        if re.match(r"[a-z]+-(?:event|choice)-(?!name)", message):
            continue
        found: dict[str, list[object]] = {}
        for variable in sorted(used.variables):
            keys = used.selectors.get(variable, set())
            found[variable] = (
                sorted({key for listed, _ in keys for key in listed})
                if keys and not counted(keys)
                else meant(words, message, variable, bool(keys))
            )
        for values in together(found):
            yield message, said(words, message, values)
    for game in REGISTRY.values():
        words = Words(language, game)
        yield from events(words)
        yield from choices(words)


def said(words: Words, message: str, values: dict[str, object]) -> str:
    pattern = words.bundle.get_message(message).value
    assert pattern is not None
    text, errors = words.bundle.format_pattern(pattern, values)
    assert not errors, f"{message} with {values}: {errors}"
    return str(text)


def events(words: Words) -> Iterator[tuple[str, str]]:
    """As a seat is told them: every cause, every thing, known or not."""
    for event in words.game.events:
        found: dict[str, list[object]] = {"why": list(event.causes or [""])}
        for field, kind in zip(event.fields, event.kinds, strict=True):
            hidden = [None] if field == event.secret else []
            found[field] = [*(NUMBERS if kind is None else told(kind)), *hidden]
        for values in together(found):
            text = words.event({"event": event.name, **values})
            yield f"{words.game.name}-event-{event.name}", text


def told(kind: Kind) -> list[str]:
    return [kind.words[n % len(kind.words)] for n in NUMBERS] if kind.plain else kind.words


def choices(words: Words) -> Iterator[tuple[str, str]]:
    for verb in words.game.verbs:
        message = f"{words.game.name}-choice-{verb.name}"
        noun = [""] if verb.kind is None else [words.noun(verb.kind, w) for w in told(verb.kind)]
        things = [words.forms("thing", ankh.FIGURE, word) for word in ankh.FIGURE.words]
        for values in together({"noun": list(noun)}):
            for thing in things if words.game.name == "ankh" else [{"thing": ""}]:
                yield message, said(words, message, {**values, **thing})


@cache
def spoken(language: str) -> list[tuple[str, str]]:
    return sorted(set(sentences(language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", BROKEN)
def test_no_sentence_has(fault: str, language: str) -> None:
    wrong = re.compile(BROKEN[fault])
    found = [row for row in spoken(language) if wrong.search(row[1])]
    found = [row for row in found if row[0] != ABBREVIATED]
    assert not found, f"{len(found)}: {found[:5]}"


@pytest.mark.parametrize("language", MELTED)
def test_no_article_stands_where_it_melts(language: str) -> None:
    wrong = re.compile(MELTED[language])
    found = [row for row in spoken(language) if wrong.search(row[1])]
    assert not found, f"{len(found)}: {found[:5]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_spoken(language: str) -> None:
    assert {name for name, _ in spoken(language)} == set(uses(language))
