"""Games for a measurement of the server, prepared: a database, and what will be said and heard.

`python -m bench.served_games GAME FOLDER SCRIPTS GAMES`, started by `bench.server`. Each script is
a game of four people, played at random with a seed, so it is the same each time. 40 % of it are
in the log. What follows is played here beforehand, at a table of our own: whoever measures then
knows each choice, who gets news by it, and every text.

Only this file of the measurement knows tables, the store and the messages.
"""

from __future__ import annotations

import asyncio
import random
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, cast
from uuid import UUID

import msgspec

import tawy.games  # noqa: F401  # registers the games
from bench.script import (
    BEGIN,
    DATABASE,
    PREPARED,
    SEATS,
    TEXTS,
    Prepared,
    Script,
    Served,
    Step,
    StepTexts,
    Texts,
    write,
)
from tawy.kernel.game import Game, game_called
from tawy.records.play import Header
from tawy.server.store import Store, packed, unpacked
from tawy.table.log import Entry, Sitting, beginning, hashed
from tawy.table.messages import Choose, Done, Hello, Mark
from tawy.table.reopening import Stored, reopened
from tawy.table.table import Change, Table, new_log

PLAYED = 0.4  # of a game, before anybody comes
MOST_STEPS = 300  # of what follows; texts of a whole Kemet are 25 MB
DONE = '{"type":"done"'
NAMES = ["Nefer", "Ptah", "Teti", "Meri"]


class Chosen(NamedTuple):
    seat: int
    option: int
    command: str


def whole_game(game: Game[Any], seed: int) -> list[Chosen]:
    """All choices of a game at random, with ids as a browser makes them."""
    dice = random.Random(seed)
    g, choices = game.new(SEATS, {}, key=seed), list[Chosen]()
    while g.ending < 0:
        seat = dice.choice(game.engine.pending(g))
        option = dice.choice(game.engine.legal(g, seat))
        game.engine.apply(g, seat, option)
        command = UUID(int=dice.getrandbits(128), version=4)
        choices.append(Chosen(seat, option, str(command)))
    return choices


def header_of(game: Game[Any], seed: int, number: str) -> Header:
    header = Header(game.name, game.version, NAMES, number, seed)
    header.settings = game.checked(SEATS, {})
    return header


def log_of(game: Game[Any], header: Header, choices: list[Chosen]) -> list[Entry]:
    """As the server would have written it."""
    table = Table(game, header, beginning(packed(header)), "")
    table.sitting = [Sitting(name) for name in NAMES]
    entries = new_log(table, 0)
    table.written(entries)
    for seat, option, command in choices:
        change = table.choice(seat, [option], command, 0)
        table.count(change)
        entries += change.entries
    return entries


def text(message: object) -> str:
    return msgspec.json.encode(message).decode()


def script_of(game: Game[Any], seed: int) -> tuple[list[Entry], Script, Texts]:
    """What the log has, what is said and what is heard."""
    choices = whole_game(game, seed)
    middle = int(PLAYED * len(choices))
    rest = choices[middle : middle + MOST_STEPS]
    header = header_of(game, seed, "script")
    log = log_of(game, header, choices[:middle])
    stored = Stored(packed(header), unpacked(packed(header)), log)
    # The server opens it anew, and then counts news as it is counted here.
    table = reopened(game, stored, "script")
    viewers = [table.seat(seat) for seat in range(SEATS)]
    texts = Texts([text(table.update(viewer, Mark())) for viewer in viewers], [])
    script = Script([text(Hello())] * SEATS, [first[:BEGIN] for first in texts.firsts], [])
    for seat, option, command in rest:
        before = [viewer.mark() for viewer in viewers]
        says = Choose(command, before[seat], [option])
        change = table.prepare(viewers[seat], says, 0)
        assert isinstance(change, Change)
        table.commit(change)
        news = [
            (number, text(table.update(viewer, mark)))
            for number, (viewer, mark) in enumerate(zip(viewers, before, strict=True))
            if viewer.number > mark.number
        ]
        texts.steps.append(StepTexts(text(Done(command)), news))
        begins = [(number, heard[:BEGIN]) for number, heard in news]
        script.steps.append(Step(seat, text(says), begins))
    return log, script, texts


def links_of(game: str, number: int) -> list[str]:
    told = [f"{game} {number} {seat}" for seat in range(SEATS)]
    return [sha256(words.encode()).hexdigest()[:32] for words in told]


def chained(entries: list[Entry], header: str) -> list[Entry]:
    """The same entries in the log of another game."""
    last, found = beginning(header), list[Entry]()
    for number, entry in enumerate(entries):
        last = hashed(entry, number, last)
        found.append(msgspec.structs.replace(entry, hash=last))
    return found


async def fill(path: Path, game: Game[Any], logs: list[list[Entry]], served: list[Served]) -> None:
    """A database with all games."""
    store = await Store.opened(str(path))
    for number, one in enumerate(served):
        name = f"{number:016x}"
        header = packed(header_of(game, one.script + 1, name))
        entries = chained(logs[one.script], header)
        await store.add_game(name, header, list[str | None](one.links), entries)
    await store.close()


def prepare(name: str, folder: Path, scripts: int, games: int) -> None:
    game = cast(Game[Any], game_called(name))
    made = [script_of(game, seed) for seed in range(1, scripts + 1)]
    served = [Served(number % scripts, links_of(name, number)) for number in range(games)]
    write(folder / PREPARED, Prepared([script for _, script, _ in made], served, DONE))
    write(folder / TEXTS, [texts for _, _, texts in made])
    asyncio.run(fill(folder / DATABASE, game, [log for log, _, _ in made], served))


if __name__ == "__main__":
    prepare(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
