"""The languages say the same: ids, variables, branches, and all that the games need."""

from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tawy
import tawy.games  # registers the games
from tawy.ankh import data as ankh
from tawy.bots.evaluations import evaluation_of
from tawy.bots.games import GAMES
from tawy.bots.levels import OPPONENTS
from tawy.facts.rows import FactsGame
from tawy.kemet import data as kemet
from tawy.kernel.game import REGISTRY, Game
from tawy.kernel.options import Kind, option
from tawy.thinking.reasons import VICTORY
from tawy.toy.game import PASS, REASONS, TOY
from tawy.words import LANGUAGES, OBJECT, Words, bundle

LOCALE = Path(tawy.__file__).parent / "locale"
COUNTS = [*range(22), 100, 101, 1_000_000]  # meet every plural category of a whole number
NAMED = "named"  # the branch of all causes that have no other, and are called like a noun
PRINTED_IN_ANKH = [ankh.GODS, ankh.POWER, ankh.CARD]
PRINTED_IN_KEMET = [kemet.TILE, kemet.CREATURE, kemet.INTERVENTION]
OTHERS = [language for language in LANGUAGES if language != "en"]

Keys = tuple[tuple[str, ...], str]  # of a selector: all of them, and the default


class Uses(Visitor):
    """The variables of one message, and the keys of those that it selects by."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.selectors: dict[str, set[Keys]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # so the visitor wants it
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {key_of(variant): variant.default for variant in node.variants}
        (default,) = [key for key, marked in keys.items() if marked]
        assert isinstance(node.selector, ast.VariableReference), "selects by something else"
        found = self.selectors.setdefault(node.selector.id.name, set())
        found.add((tuple(sorted(keys)), default))
        self.generic_visit(node)


def key_of(variant: Any) -> str:
    return str(getattr(variant.key, "name", None) or variant.key.value)


def read(language: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of a language, by file and id."""
    found: dict[str, dict[str, ast.Message]] = {}
    for path in sorted((LOCALE / language).iterdir()):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert not [e.content for e in body if isinstance(e, ast.Junk)], f"{path} is not Fluent"
        messages = [e for e in body if isinstance(e, ast.Message)]
        found[path.name] = {message.id.name: message for message in messages}
        assert len(found[path.name]) == len(messages), f"{path} has an id twice"
    return found


@cache
def uses(language: str) -> dict[str, Uses]:
    return {name: Uses(m) for file in read(language).values() for name, m in file.items()}


def samples(name: str, selectors: dict[str, set[Keys]]) -> list[Any]:
    """Values for a variable: text that meets every branch, or counts where it is counted."""
    if name not in selectors:
        return ["Memphis", 3]
    if counted(selectors[name]):
        return COUNTS
    return [*sorted({key for keys, _ in selectors[name] for key in keys}), "unknown"]


def counted(found: set[Keys]) -> bool:
    """Whether these are plurals, not names of cases."""
    return all(default == "other" for _, default in found)


def needed(game: Game[Any]) -> set[str]:
    """The ids by which `Words` and the terminal ask for what a game says."""
    facts = game.facts if isinstance(game, FactsGame) else []
    kinds: list[Kind | None] = [verb.kind for verb in game.verbs] + [fact.kind for fact in facts]
    kinds += [kind for event in game.events for kind in event.kinds]
    ids = {f"choice-{verb.name}" for verb in game.verbs}
    ids |= {f"event-{event.name}" for event in game.events}
    ids |= {f"ending-{ending}" for ending in game.endings}
    ids |= {f"fact-{fact.name}" for fact in facts}
    for kind in kinds:
        if kind is not None and not kind.plain:
            ids |= {f"{kind.name}-{word}".replace(" ", "-") for word in kind.words if word}
    return {game.name} | {f"{game.name}-{rest}" for rest in ids}


def test_each_language_has_its_folder() -> None:
    assert {path.name for path in LOCALE.iterdir() if path.is_dir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_in_two_files(language: str) -> None:
    """The bundle would drop one of them without a word."""
    ids = [name for file in read(language).values() for name in file]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", OTHERS)
def test_every_id_is_in_every_language(language: str) -> None:
    own = {file: set(messages) for file, messages in read(language).items()}
    assert own == {file: set(messages) for file, messages in read("en").items()}


@pytest.mark.parametrize("language", OTHERS)
def test_variables_are_those_of_english(language: str) -> None:
    """A language may call a thing by a form of its own: `$space-in` for `$space`."""
    own = {name: things(used.variables) for name, used in uses(language).items()}
    assert own == {name: things(used.variables) for name, used in uses("en").items()}


def things(variables: set[str]) -> set[str]:
    return {variable.partition("-")[0] for variable in variables}


@pytest.mark.parametrize("language", OTHERS)
def test_branches_are_those_of_english_but_for_plurals(language: str) -> None:
    own = uses(language)
    for name, used in uses("en").items():
        told = {v: keys for v, keys in own[name].selectors.items() if not counted(keys)}
        assert told == {v: keys for v, keys in used.selectors.items() if not counted(keys)}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    plurals = Locale.parse(language, sep="-").plural_form.tags | {"other"}
    for name, used in uses(language).items():
        for found in used.selectors.values():
            if counted(found):
                keys = {key for keys, _ in found for key in keys if not key.isdigit()}
                assert keys <= plurals, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_in_every_branch(language: str) -> None:
    for name, used in uses(language).items():
        pattern = bundle(language).get_message(name).value
        assert pattern is not None, f"{name} says nothing"
        variables = sorted(used.variables)
        for values in product(*[samples(v, used.selectors) for v in variables]):
            text, errors = bundle(language).format_pattern(
                pattern, dict(zip(variables, values, strict=True))
            )
            assert not errors, f"{name} with {values}: {errors}"
            assert str(text).strip(), f"{name} with {values} says nothing"
            assert not set("{}\n") & set(str(text)), f"{name} with {values}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_every_id_that_a_game_needs_exists(name: str, language: str) -> None:
    assert needed(REGISTRY[name]) <= uses(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_exists(language: str) -> None:
    other = TOY.explain(TOY.new(2, {}, 0), 0, option(PASS))  # bids are asked for: not now
    names = {reason.name for reason in [*REASONS.values(), *other]}
    assert "not-now" in names
    ids = {f"toy-reason-{name}" for name in names} | {"reason-not-asked", "reason-game-over"}
    assert ids <= uses(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_every_cause_of_an_event_has_its_words(name: str, language: str) -> None:
    """A new cause would be told in the words of another one, or by its id."""
    words = Words(language, REGISTRY[name])
    for event in REGISTRY[name].events:
        told = uses(language)[f"{name}-event-{event.name}"].selectors.get("why", set())
        assert bool(told) == bool(event.causes), event.name
        for keys, default in told:
            own = set(keys) - {NAMED}
            assert own <= set(event.causes), event.name
            nameless = [why for why in event.causes if words.cause(why) == why]
            assert set(nameless if default == NAMED else event.causes) <= own, event.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_opponent_has_its_name_and_all_that_it_weighs(language: str) -> None:
    ids = {f"start-level-{level}{what}" for level in OPPONENTS for what in ("", "-about")}
    for game in GAMES:
        ids |= {f"{game}-term-{term}" for term in [*evaluation_of(game).terms, VICTORY]}
    assert ids <= uses(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_on_a_component_is_told(language: str) -> None:
    """Where a table shows a god, a power, a card, a tile: what it does."""
    ids = {f"kemet-{kind.name}-{word}-about" for kind in PRINTED_IN_KEMET for word in kind.words}
    for kind in PRINTED_IN_ANKH:
        ids |= {f"ankh-panel-{kind.name}-effect-{word}" for word in kind.words}
    assert ids <= uses(language).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_nouns_have_the_same_forms(language: str) -> None:
    """A noun that is an object in sentences is one in every language."""
    own, english = forms(language), forms("en")
    assert {name for name in own if OBJECT in own[name]} == set(english)
    assert all(OBJECT in found for found in english.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_of_one_kind_have_the_same_forms(language: str) -> None:
    """Or a sentence would have nothing to say of some of them."""
    found = forms(language)
    for game in REGISTRY.values():
        for kind in [kind for event in game.events for kind in event.kinds if kind is not None]:
            nouns = [f"{game.name}-{kind.name}-{word}".replace(" ", "-") for word in kind.words]
            own = {form for noun in nouns for form in found.get(noun, set())} - {OBJECT}
            lacking = [noun for noun in nouns if own - found.get(noun, set())]
            assert not lacking, f"{sorted(own)} are missing"


def forms(language: str) -> dict[str, set[str]]:
    messages = [m for file in read(language).values() for m in file.values() if m.attributes]
    return {m.id.name: {a.id.name for a in m.attributes} for m in messages}
