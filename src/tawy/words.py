"""Words for people, from the Fluent files in `locale/`: ids come in, sentences go out."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tawy.kernel.frames import State
from tawy.kernel.game import Game, Obstacle
from tawy.kernel.options import BadInput, Kind, noun_of, one_of, verb_of

OBJECT = "object"  # the attribute of a noun with its form in a sentence
LANGUAGES = ["en", "es", "it", "de", "pt-BR"]


@cache
def bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise BadInput("language", f"not {language!r}; {one_of(LANGUAGES)}")
    made = FluentBundle([language], use_isolating=False)
    for source in sorted((files("tawy") / "locale" / language).iterdir(), key=lambda f: f.name):
        made.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return made


class Words:
    """What a reader of one language reads. A game's ids begin with its name."""

    def __init__(self, language: str, game: Game[Any]) -> None:
        self.bundle = bundle(language)
        self.game = game

    def say(self, name: str, **values: object) -> str:
        """The message with this id; an unknown id says itself, so that it is seen and mended."""
        pattern = self.bundle.get_message(name).value if self.bundle.has_message(name) else None
        if pattern is None:
            return name
        text, _ = self.bundle.format_pattern(pattern, values)
        return str(text)

    def noun(self, kind: Kind | None, word: object) -> str:
        """What something is called, standing alone."""
        if word is None:
            return self.say("hidden")
        if kind is None or kind.plain:
            return str(word)
        return self.say(self.id_of(kind, word))

    def thing(self, kind: Kind | None, word: object) -> str:
        """What something is called in a sentence, as its object: "a warrior", "einen Krieger"."""
        if kind is None or word is None or not self.bundle.has_message(self.id_of(kind, word)):
            return self.noun(kind, word)
        forms = self.bundle.get_message(self.id_of(kind, word)).attributes
        if OBJECT not in forms:
            return self.noun(kind, word)
        return str(self.bundle.format_pattern(forms[OBJECT], {})[0])

    def forms(self, name: str, kind: Kind | None, word: object) -> dict[str, str]:
        """What sentences call something: `$space`, and `$space-in` where nouns have a form `in`.

        A language gives its nouns the forms that its sentences need: "nel tempio", "im Tempel".
        """
        found = {name: self.thing(kind, word)}
        if kind is not None and self.bundle.has_message(self.id_of(kind, word)):
            attributes = self.bundle.get_message(self.id_of(kind, word)).attributes
            for form in attributes.keys() - {OBJECT}:
                found[f"{name}-{form}"] = str(self.bundle.format_pattern(attributes[form], {})[0])
        return found

    def id_of(self, kind: Kind, word: object) -> str:
        return f"{self.game.name}-{kind.name}-{word}".replace(" ", "-")

    def option(self, g: State, option: int) -> str:
        """What a choice says; with the thing that it is done with, where the game names one."""
        verb, number = self.game.verbs[verb_of(option)], noun_of(option)
        noun = ""
        if verb.kind is not None:
            noun = self.noun(verb.kind, self.game.called(g, verb.kind, number))
        subject = self.game.subject(g, option)
        things = (
            {"thing": ""} if subject is None else self.forms("thing", subject.kind, subject.word)
        )
        return self.say(f"{self.game.name}-choice-{verb.name}", noun=noun, **things)

    def event(self, told: dict[str, object]) -> str:
        """What an event, as it was told to a seat, says."""
        kind = next(kind for kind in self.game.events if kind.name == told["event"])
        values: dict[str, object] = {}
        for field, of in zip(kind.fields, kind.kinds, strict=True):
            values |= {field: told[field]} if of is None else self.forms(field, of, told[field])
        known = "no" if kind.secret and told[kind.secret] is None else "yes"
        why = str(told.get("why", ""))
        told_by = {"why": why, "cause": self.cause(why), "known": known}
        return self.say(f"{self.game.name}-event-{kind.name}", **told_by, **values)

    def cause(self, why: str) -> str:
        """What a cause is called that has a noun's name (a tile, a power); else it says itself."""
        kinds = [kind for event in self.game.events for kind in event.kinds if kind is not None]
        named = [kind for kind in kinds if self.bundle.has_message(self.id_of(kind, why))]
        return self.noun(named[0], why) if named else why

    def reason(self, reason: Obstacle) -> str:
        own = f"{self.game.name}-reason-{reason.name}"
        text = self.say(own if self.bundle.has_message(own) else f"reason-{reason.name}")
        return f"{text} [{', '.join(reason.rules)}]" if reason.rules else text
