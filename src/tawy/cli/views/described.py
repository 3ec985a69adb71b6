"""A game as the page tells it: its facts, choices, events, endings and obstacles, as tables."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from tawy.cli.views.obstacles import obstacles
from tawy.cli.views.rows import Note, Notes, Rows, Vocabulary
from tawy.facts.schema import Schema
from tawy.kernel.events import EventKind
from tawy.kernel.frames import Ballot, Sequence
from tawy.kernel.game import Game, Obstacle
from tawy.kernel.options import NOUNS, Kind
from tawy.words import Words

Table = list[list[str]]
MOST_WORDS: Final = 110  # of a list, before it is cut short
SHOWN_WORDS: Final = 6
THING: Final = "FIGURE"  # what a choice is done with, where its noun only says where
THINGS: Final = ["thing", "thing-the"]  # the forms in which choices name it
NO_THING: Final = dict.fromkeys(THINGS, "")


@dataclass
class Described:
    """*lists* are named where no kind of noun is, *secrets* who is told the secret of an event."""

    game: Game[Any]
    facts: Schema  # of a view
    lists: Vocabulary
    hidden: str  # a paragraph: what a seat is not shown
    secrets: dict[str, str]

    def words(self) -> Words:
        return Words("en", self.game)

    def say(self, part: str, **values: object) -> str:
        return self.words().say(f"{self.game.name}-{part}", **values)

    # --- facts and the words in them

    def notes(self) -> Notes:
        text = (files("tawy.cli.views") / f"{self.game.name}.toml").read_text(encoding="utf-8")
        return {place: Note(**note) for place, note in tomllib.loads(text).items()}

    def nouns(self) -> Vocabulary:
        """The kinds of nouns in choices and events."""
        kinds: list[Kind | None] = [verb.kind for verb in self.game.verbs]
        kinds += [kind for event in self.game.events for kind in event.kinds]
        return {kind.name: kind.words for kind in kinds if kind is not None}

    def fact_rows(self) -> Table:
        return Rows(self.notes(), self.nouns() | self.lists).of(self.facts)

    def list_rows(self) -> Table:
        """A noun has its number by its own list, whatever it is called at a table."""
        return [
            [name, listed(words)] for name, words in sorted((self.lists | self.nouns()).items())
        ]

    # --- rules, choices, events, endings, obstacles

    def rule_rows(self) -> Table:
        rules = [rule for rule in self.game.engine.rules if isinstance(rule, Sequence)]
        return [[code(rule.name()), ", ".join(map(code, rule.step_names()))] for rule in rules]

    def asking(self, secret: bool) -> str:
        """The rules that ask, one seat openly or several in secret."""
        rules = [one for one in self.game.engine.rules if not isinstance(one, Sequence)]
        return ", ".join([code(o.name()) for o in rules if isinstance(o, Ballot) == secret])

    def verb_rows(self) -> Table:
        rows = []
        for number, verb in enumerate(self.game.verbs):
            noun = "" if verb.kind is None else verb.kind.name
            name = f"choice-{verb.name}"
            says = self.say(name, noun=noun.upper(), **dict.fromkeys(THINGS, THING))
            thing = THING if says != self.say(name, noun=noun.upper(), **NO_THING) else ""
            words = " ".join([part for part in (verb.word, thing, noun.upper()) if part])
            rows.append([str(number * NOUNS), code(verb.name), code(words), noun, says])
        return rows

    def event_rows(self) -> Table:
        return [
            [code(event.name), fields_of(event), self.told(event), self.secret(event)]
            for event in self.game.events
        ]

    def told(self, event: EventKind) -> str:
        """What it says, for each of its causes."""
        values = {
            name: text
            for field, kind in zip(event.fields, event.kinds, strict=True)
            for name, text in self.forms(field, kind).items()
        }
        said = [
            (cause, self.say(f"event-{event.name}", **why(self.words(), cause), **values))
            for cause in event.causes or [""]
        ]
        return "<br>".join([f"{code(cause)}: {text}" if cause else text for cause, text in said])

    def forms(self, field: str, kind: Kind | None) -> dict[str, str]:
        """A field in capitals, and where its nouns have forms: "in SPACE"."""
        name = field.upper()
        if kind is None or not kind.words:
            return {field: name}
        first = kind.words[0]
        called = self.words().thing(kind, first)
        forms = self.words().forms(field, kind, first)
        return {
            form: text.replace(called, name) if called in text else name
            for form, text in forms.items()
        }

    def secret(self, event: EventKind) -> str:
        if event.secret:
            return f"all; {code(event.secret)} to {self.secrets[event.name]}"
        return "all; reveals what was hidden" if event.reveals else "all"

    def ending_rows(self) -> Table:
        return [[code(name), self.say(f"ending-{name}")] for name in self.game.endings]

    def obstacle_rows(self) -> Table:
        found = obstacles(self.game.name)
        return [
            [code(name), self.words().reason(Obstacle(name, [])), ", ".join(rules)]
            for name, rules in found.items()
        ]


def why(words: Words, cause: str) -> dict[str, object]:
    return {"why": cause, "cause": words.cause(cause), "known": "yes"}


def fields_of(event: EventKind) -> str:
    pairs = zip(event.fields, event.kinds, strict=True)
    return ", ".join([f"`{field}`: {kind.name if kind else 'number'}" for field, kind in pairs])


def listed(words: list[str]) -> str:
    if len(words) <= MOST_WORDS:
        return ", ".join(map(code, words))
    return f"{', '.join(map(code, words[:SHOWN_WORDS]))} … {code(words[-1])}: {len(words)} in all"


def code(words: str) -> str:
    return f"`{words}`"
