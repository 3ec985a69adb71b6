"""The client knows the game's tables as they are, and says what Python says."""

import json
from pathlib import Path
from typing import Any

import pytest

from tawy.ankh.game import AnkhGame
from tawy.cli.ankh_question import question
from tawy.games import ANKH
from tawy.kernel.game import Noun, Reason
from tawy.kernel.options import Kind, option
from tawy.server.facts import source
from tawy.words import Words

CLIENT = Path(__file__).parents[2] / "web" / "src" / "lib"
EXAMPLES = CLIENT / "words.example.json"
LANGUAGES = ["en", "de"]
KINDS = {
    kind.name: kind
    for kind in [
        *[verb.kind for verb in ANKH.verbs],
        *[kind for event in ANKH.events for kind in event.kinds],
    ]
    if kind is not None
}


class Quoted(AnkhGame):
    """A game in which a choice is as it was written down, whatever the table."""

    def __init__(self, choice: dict[str, Any]) -> None:
        super().__init__()
        self.choice = choice

    def called(self, g: object, kind: Kind, number: int) -> str:
        return str(self.choice["noun"][1])

    def subject(self, g: object, option: int) -> Noun | None:
        if "thing" not in self.choice:
            return None
        kind, word = self.choice["thing"]
        return Noun(KINDS[kind], word)


def event(told: dict[str, Any], language: str) -> str:
    return Words(language, ANKH).event(told)


def choice(choice: dict[str, Any], language: str) -> str:
    verbs = [verb.name for verb in ANKH.verbs]
    words = Words(language, Quoted(choice))
    return words.option(ANKH.new(2, {}, 1), option(verbs.index(choice["verb"])))


def reason(cause: dict[str, Any], language: str) -> str:
    return Words(language, ANKH).reason(Reason(cause["reason"], []))


def asked(seen: dict[str, Any], language: str) -> str:
    words = Words(language, ANKH)
    values = question(seen["table"], seen["question"], words)
    return words.say(f"ankh-ask-{seen['question']}".replace(" ", "-"), **values)


SAID = {"event": event, "choice": choice, "reason": reason, "question": asked}


def said(example: dict[str, Any]) -> dict[str, Any]:
    """An example with what Python says for it today."""
    sentences = {lang: SAID[example["of"]](example["what"], lang) for lang in LANGUAGES}
    return {**example, **sentences}


def examples() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(EXAMPLES.read_text(encoding="utf-8"))
    return found


def test_the_client_knows_the_tables_of_the_game() -> None:
    """`python -m tawy.server.facts > web/src/lib/ankh/facts.ts` writes them anew."""
    assert (CLIENT / "ankh" / "facts.ts").read_text(encoding="utf-8") == source()


@pytest.mark.parametrize("of", SAID)
def test_the_examples_of_the_client_are_what_python_says(of: str) -> None:
    """Run this file, then `npm run format` in web/, where words have changed."""
    shown = [example for example in examples() if example["of"] == of]
    assert shown
    assert shown == [said(example) for example in shown]


def test_there_is_an_example_of_every_event_and_choice() -> None:
    shown = examples()
    events = {example["what"]["event"] for example in shown if example["of"] == "event"}
    verbs = {example["what"]["verb"] for example in shown if example["of"] == "choice"}
    assert events == {kind.name for kind in ANKH.events}
    assert verbs == {verb.name for verb in ANKH.verbs}


if __name__ == "__main__":
    text = json.dumps([said(example) for example in examples()], ensure_ascii=False)
    EXAMPLES.write_text(f"{text}\n", encoding="utf-8")
