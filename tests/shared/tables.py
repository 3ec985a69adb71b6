"""Tables of any game in the terminal: their lines, and moments of games to look at."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType

from tawy.kernel.frames import Ask, Ballot, Chance
from tawy.kernel.game import Game
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, walk
from tawy.records.play import Play
from tawy.words import Words

MOST_GAMES = 100
EVERY = 60  # choices a table is looked at


def lines_of(table: RenderableType, width: int, encoding: str = "utf-8") -> list[str]:
    """Without colours."""
    console = Console(width=width, file=StringIO(), no_color=True, legacy_windows=False)
    options = console.options.update(width=width)
    options.encoding = encoding
    return ["".join(part.text for part in line) for line in console.render_lines(table, options)]


def until(
    game: Game[Any], seats: int, settings: dict[str, str], wanted: Callable[[Any], bool]
) -> Play[Any]:
    """A game at random, up to the first moment that is wanted."""
    for seed in range(MOST_GAMES):
        play = new_play(game, seats, settings, f"table {seed}")
        for _ in walk(play, Stream(f"table {seed}")):
            if wanted(play.state):
                return play
        if wanted(play.state):
            return play
    raise AssertionError("no such moment")


def asks(game: Game[Any], g: Any, rule: str) -> bool:
    return bool(g.stack) and game.engine.rules[g.stack[-1].rule].name() == rule


def check_whole_game(
    game: Game[Any], seats: int, settings: dict[str, str], check: Callable[[Any], None]
) -> None:
    """Every few choices, and when it is over."""
    play = new_play(game, seats, settings, "look")
    for step, _ in enumerate(walk(play, Stream("look"))):
        if step % EVERY == 0:
            check(play.state)
    assert play.state.ending >= 0
    check(play.state)


def check_headings(game: Game[Any], words: Words) -> None:
    """Each rule that asks a seat has one."""
    asking = [rule for rule in game.engine.rules if isinstance(rule, Ask | Ballot)]
    names = [rule.name() for rule in asking if not isinstance(rule, Chance)]
    ids = [f"{game.name}-ask-{name}".replace(" ", "-") for name in names]
    assert ids
    assert [id for id in ids if not words.bundle.has_message(id)] == []


def saved(tawy: Callable[..., Any], folder: Path, game: str, typed: list[str]) -> list[str]:
    """The records of games for three that begin alike, each saved after some typed lines."""
    records = []
    for number, lines in enumerate(typed):
        file = folder / f"{number}.record"
        words = ("play", "--terminal", game, "--seats", "3", "--seed", "3")
        assert tawy(*words, typed=f"{lines}save {file}\n").code == 0
        records.append(file.read_text())
    return records
