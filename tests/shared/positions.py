"""Positions of any game: altered ones are refused with their place, real ones load as they were."""

import json
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tawy.kernel.frames import State
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput
from tawy.kernel.rng import Stream
from tawy.proof.contract import as_drawn, walk
from tawy.records.play import Play
from tawy.records.position import dump, load

DOCS = Path(__file__).parents[2] / "docs"

Position = dict[str, Any]


def altered(position: Position, changes: dict[str, Any]) -> Position:
    """It with changes by their places, such as facts.turn; a place that ends in * is gone."""
    position = deepcopy(position)
    for place, value in changes.items():
        *path, last = place.split(".")
        at = position
        for part in path:
            at = at.setdefault(part, {})
        if last.endswith("*"):
            del at[last[:-1]]
        else:
            at[last] = deepcopy(value)
    return position


def check_refused(game: Game[Any], position: Position, place: str, reason: str) -> None:
    with pytest.raises(BadInput) as refused:
        load(game, position)
    assert refused.value.place == place, refused.value
    assert reason in refused.value.reason


def filled_in(game: Game[Any], position: Position, place: str) -> Any:
    """What a fact is, once it is loaded; chance waits, so that nothing happens to it then."""
    waiting = State(position["seats"], None)
    waiting.open_chance = True
    found: Any = game.dump(load(game, position, waiting))
    *path, last = place.split(".")
    for part in path:
        found = found[part]
    return found.get(last)


def moments(
    play: Play[Any], name: str, every: int, touch: Callable[[Any], None] = lambda g: None
) -> Iterator[Any]:
    """Some moments of a game at random, and its end; each state of it is touched."""
    for count, _ in enumerate(walk(play, Stream(name), as_drawn)):
        touch(play.state)
        if count % every == 0:
            yield play.state
    yield play.state


def plain(game: Game[Any], g: State) -> Position:
    position: Position = json.loads(json.dumps(dump(game, g, {})))
    return position


class Schema:
    """That of a game's positions, and what is to be read of them."""

    def __init__(self, game: Game[Any], schema: dict[str, Any]) -> None:
        self.game, self.schema = game, schema
        self.validator = Draft202012Validator(schema)

    def fits(self, position: Position) -> bool:
        return not list(self.validator.iter_errors(position))

    def check(self) -> None:
        Draft202012Validator.check_schema(self.schema)

    def check_real(self, g: State) -> None:
        """What is written of a state fits, and is read as that state."""
        position = plain(self.game, g)
        assert self.fits(position)
        loaded = load(self.game, position, g if g.open_chance else None)
        assert plain(self.game, loaded) == position
        assert self.game.pieces(loaded) == self.game.pieces(g)

    def check_case(self, path: Path) -> None:
        assert self.fits(tomllib.loads(path.read_text(encoding="utf-8")).get("position", {}))

    def check_wrong_words(self, position: Position, changes: dict[str, Any]) -> None:
        """The schema refuses them, and so does the reader."""
        assert self.fits(position)
        wrong = altered(position, changes)
        assert not self.fits(wrong)
        with pytest.raises(BadInput):
            load(self.game, wrong)

    def check_published(self) -> None:
        published = DOCS / f"{self.game.name}-position.schema.json"
        assert json.loads(published.read_text(encoding="utf-8")) == self.schema

    def example(self) -> Any:
        """The state of the one on the page about positions, which fits."""
        page = (DOCS / f"{self.game.name}-positions.md").read_text(encoding="utf-8")
        position = tomllib.loads(page.split("```toml")[1].split("```")[0])["position"]
        assert self.fits(position)
        return load(self.game, position)
