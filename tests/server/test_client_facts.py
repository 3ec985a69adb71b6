"""The client knows the tables of its games as they are, and says what Python says."""

import json
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from tawy.cli.games import GAMES as IN_TERMINAL
from tawy.kernel.game import Game, Noun, Obstacle
from tawy.kernel.options import Kind, option
from tawy.server.facts import source
from tawy.server.games import GAMES
from tawy.words import Words

CLIENT = Path(__file__).parents[2] / "web" / "src" / "lib"
LANGUAGES = ["en", "de"]
Facts = dict[str, Any]

games = pytest.mark.parametrize("name", GAMES)


def game_of(name: str) -> Game[Any]:
    return GAMES[name].game


def quoted(game: Game[Any], choice: Facts) -> Game[Any]:
    """The game, but a choice is as it was written down, whatever the table."""
    kinds = {
        kind.name: kind
        for kind in [
            *[verb.kind for verb in game.verbs],
            *[kind for event in game.events for kind in event.kinds],
        ]
        if kind is not None
    }

    def called(g: object, kind: Kind, number: int) -> str:
        return str(choice["noun"][1])

    def subject(g: object, option: int) -> Noun | None:
        if "thing" not in choice:
            return None
        kind, word = choice["thing"]
        return Noun(kinds[kind], word)

    twin = copy(game)
    vars(twin).update(called=called, subject=subject)
    return twin


def event(game: Game[Any], told: Facts, language: str) -> str:
    return Words(language, game).event(told)


def choice(game: Game[Any], choice: Facts, language: str) -> str:
    verbs = [verb.name for verb in game.verbs]
    words = Words(language, quoted(game, choice))
    return words.option(game.new(game.fewest, {}, 1), option(verbs.index(choice["verb"])))


def reason(game: Game[Any], cause: Facts, language: str) -> str:
    return Words(language, game).reason(Obstacle(cause["reason"], []))


def asked(game: Game[Any], seen: Facts, language: str) -> str:
    words = Words(language, game)
    values = IN_TERMINAL[game.name].question(seen["facts"], seen["question"], words)
    chosen = len(seen.get("draft", []))
    name = f"{game.name}-ask-{seen['question']}".replace(" ", "-")
    return words.say(name, chosen=chosen, **values)


SAID = {"event": event, "choice": choice, "reason": reason, "question": asked}


def said(game: Game[Any], example: Facts) -> Facts:
    """An example with what Python says for it today."""
    say = SAID[example["of"]]
    return {**example, **{lang: say(game, example["what"], lang) for lang in LANGUAGES}}


def path_of(name: str) -> Path:
    return CLIENT / name / "words.example.json"


def examples(name: str) -> list[Facts]:
    found: list[Facts] = json.loads(path_of(name).read_text(encoding="utf-8"))
    return found


@games
def test_the_client_knows_the_tables_of_the_game(name: str) -> None:
    """`python -m tawy.server.facts GAME > web/src/lib/GAME/facts.ts` writes them anew."""
    assert (CLIENT / name / "facts.ts").read_text(encoding="utf-8") == source(name)


@games
@pytest.mark.parametrize("of", SAID)
def test_the_examples_of_the_client_are_what_python_says(name: str, of: str) -> None:
    """Run this file, then `npm run format` in web/, where words have changed."""
    shown = [example for example in examples(name) if example["of"] == of]
    assert shown
    assert shown == [said(game_of(name), example) for example in shown]


@games
def test_there_is_an_example_of_every_event_and_choice(name: str) -> None:
    shown = examples(name)
    events = {example["what"]["event"] for example in shown if example["of"] == "event"}
    verbs = {example["what"]["verb"] for example in shown if example["of"] == "choice"}
    assert events == {kind.name for kind in game_of(name).events}
    assert verbs == {verb.name for verb in game_of(name).verbs}


if __name__ == "__main__":
    for one in GAMES:
        text = json.dumps([said(game_of(one), each) for each in examples(one)], ensure_ascii=False)
        path_of(one).write_text(f"{text}\n", encoding="utf-8")
