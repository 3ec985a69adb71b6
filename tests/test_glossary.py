"""docs/glossary.md and the messages say the same."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tawy
from tawy.ankh import data as ankh
from tawy.kemet import data as kemet
from tawy.words import LANGUAGES, bundle

LOCALE = Path(tawy.__file__).parent / "locale"
PAGE = Path(__file__).parent.parent / "docs" / "glossary.md"
HEADINGS = ["English", "español", "italiano", "Deutsch", "português"]  # as LANGUAGES
OWN_NAMES = {"ankh": [ankh.GODS, ankh.MONUMENT, ankh.POWER, ankh.CARD, ankh.ACTION, ankh.EVENT]}
OWN_NAMES["kemet"] = [kemet.TILE, kemet.CREATURE, kemet.CARD, kemet.INTERVENTION, kemet.ACTION]
FIGURES = [word for word in ankh.FIGURE.words if word not in ("god", "trapped")]
MARKS = {"en": "„«»", "it": "„«»", "pt-BR": "„«»", "es": "“”„", "de": "”«»"}


@cache
def tables() -> list[list[list[str]]]:
    """The tables of the page, each as its rows of cells; the first row is the heading."""
    found: list[list[list[str]]] = []
    inside = False
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("|"):
            if not inside:
                found.append([])
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        inside = line.startswith("|")
    return [[row for row in table if set("".join(row)) - {"-"}] for table in found]


def terms() -> list[list[str]]:
    """The rows in five languages: message, five words, notes."""
    return [row for table in tables() if "message" in table[0] for row in table[1:]]


def unused() -> list[tuple[str, str]]:
    """Each word that no message may have, with its language."""
    rows = [row for table in tables() if "not" in table[0] for row in table[1:]]
    spoken = [(LANGUAGES[HEADINGS.index(row[0])], row[1]) for row in rows]
    return [(language, word) for language, words in spoken for word in words.split(", ")]


class Texts(Visitor):
    """The plain text of one message, all its branches and forms."""

    def __init__(self, message: ast.Message) -> None:
        self.found: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # so it is called
        self.found.append(node.value)


@cache
def texts(language: str) -> dict[str, str]:
    """What the messages of a language say, by id."""
    found = {}
    for path in sorted((LOCALE / language).iterdir()):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = "\n".join(Texts(entry).found)
    return found


def said(language: str, name: str) -> str:
    """A message without its soft hyphens, its variables as their names."""
    pattern = bundle(language).get_message(name).value
    assert pattern is not None
    return str(bundle(language).format_pattern(pattern, {})[0]).replace("\N{SOFT HYPHEN}", "")


def test_every_row_is_in_five_languages() -> None:
    for row in terms():
        assert len(row) == 2 + len(LANGUAGES), row
        assert all(row[1:-1]), f"{row} has an empty cell"


@pytest.mark.parametrize("column", range(len(LANGUAGES)), ids=LANGUAGES)
def test_messages_are_as_in_the_glossary(column: int) -> None:
    rows = [row for row in terms() if row[0]]
    wanted = {row[0].strip("`"): row[1 + column].lower() for row in rows}
    assert len(wanted) == len(rows), "a message is there twice"
    assert {name: said(LANGUAGES[column], name).lower() for name in wanted} == wanted


def test_every_name_of_a_component_is_in_the_glossary() -> None:
    ids = {f"ankh-figure-{word}" for word in FIGURES}
    for game, kinds in OWN_NAMES.items():
        ids |= {f"{game}-{kind.name}-{word}" for kind in kinds for word in kind.words}
    assert ids <= {row[0].strip("`") for row in terms()}


def test_no_message_has_a_word_that_is_not_used() -> None:
    words = unused()
    assert {language for language, _ in words} == set(LANGUAGES)
    for language, word in words:
        whole = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)
        found = {name: text for name, text in texts(language).items() if whole.search(text)}
        assert not found, f"{word!r} in {language}, see docs/glossary.md: {sorted(found)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_those_of_the_language(language: str) -> None:
    """Quotation marks, one character for an ellipsis, no exclamations but in names of tiles."""
    named = {f"kemet-tile-{word}" for word in ("charge", "defense")}
    for name, text in texts(language).items():
        assert not set(MARKS[language]) & set(text), name
        assert "..." not in text, name
        assert name in named or not set("!¡") & set(text), name
