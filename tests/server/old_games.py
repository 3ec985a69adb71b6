"""The games of a database of the first version, opened by this one: what has become of them.

Where the rules are no longer those of then, most games are still what they were. What became of
the others is in `old/today.json`.
"""

import asyncio
import copy
import hashlib
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import tawy.games  # noqa: F401  # registers the games
from tawy.records.play import Play
from tawy.records.record import write
from tawy.server.live_table import LiveTable
from tawy.server.store import Store
from tawy.server.tables import Tables
from tawy.table import messages as m
from tawy.table.log import Outdated
from tawy.table.table import Change

OLD = Path(__file__).parent / "old"
GAMES: list[dict[str, Any]] = json.loads((OLD / "games.json").read_text(encoding="utf-8"))
DAMAGED: dict[str, str] = json.loads((OLD / "damaged.json").read_text(encoding="utf-8"))

SAID_SINCE = {"place"}  # in the turn order

T = TypeVar("T")


def made_of(script: str, folder: Path) -> Path:
    path = folder / "tawy.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((OLD / script).read_text(encoding="utf-8"))
    return path


def with_tables(path: Path, use: Callable[[Tables], Awaitable[T]]) -> T:
    async def used() -> T:
        store = await Store.opened(str(path))
        tables = Tables(store)
        try:
            return await use(tables)
        finally:
            await tables.close()
            await store.close()

    return asyncio.run(used())


async def brought_back(tables: Tables, id: str) -> LiveTable:
    """Without its opponents, who would go on at once."""
    live = await tables.brought_back(id)
    await live.rest()
    return live


def digest(what: object) -> str:
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()


def observed(live: LiveTable) -> list[Any]:
    """As the first version called things."""
    g, game = live.table.play.state, live.table.game
    found = [dict(game.observe(g, viewer)) for viewer in range(-1, g.seats)]
    for one in found:
        one["table"] = one.pop("facts")
    return found


def events(live: LiveTable) -> list[Any]:
    """As the first version told them: without what an event says since."""
    table, found = live.table, []
    for viewer in [table.onlooker(), *[table.seat(s) for s in range(table.play.state.seats)]]:
        told: list[Any] = []
        for news in table.update(viewer, m.Mark()).news:
            told[news.kept :] = json.loads(bytes(news.events))
        found.append([{f: v for f, v in one.items() if f not in SAID_SINCE} for one in told])
    return found


def what_it_is(live: LiveTable, rules: str) -> dict[str, Any]:
    play, engine = named(live.table.play, rules), live.table.game.engine
    g = play.state
    return {
        "digest": play.digest(),
        "ending": None if g.ending < 0 else live.table.game.endings[g.ending],
        "events": digest(events(live)),
        "observed": digest(observed(live)),
        "standing": sorted(play.standing),
        "undo": [engine.may_take_back(g, seat) for seat in range(g.seats)],
        "owing": engine.pending(g),
        "record": hashlib.sha256(write(play).encode()).hexdigest() if g.ending >= 0 else None,
    }


def play_on(live: LiveTable, choices: int) -> None:
    table, engine = live.table, live.table.game.engine
    for step in range(choices):
        g = table.play.state
        seat = engine.pending(g)[0]
        words = {table.game.words(g, option): option for option in engine.legal(g, seat)}
        option = words[sorted(words)[7 * step % len(words)]]
        viewer = table.seat(seat)
        choose = m.Choose(f"on-{step}", viewer.mark(), [option])
        change = table.prepare(viewer, choose, 1)
        assert isinstance(change, Change)
        table.commit(change)


def named(play: Play[Any], rules: str) -> Play[Any]:
    """The same, under the name of other rules: it is in every digest."""
    other = copy.copy(play)
    other.game = copy.copy(play.game)
    other.game.version = rules
    position = {**play.header.position, "rules": rules} if play.header.position else {}
    other.header = replace(play.header, rules=rules, position=position)
    return other


async def became(tables: Tables, game: dict[str, Any]) -> tuple[LiveTable | None, str]:
    """The table, if it can still begin, and what it is."""
    try:
        live = await brought_back(tables, game["id"])
    except Outdated:
        return None, "outdated"
    return live, it_is(live, game)


def it_is(live: LiveTable, wanted: dict[str, Any]) -> str:
    """Whether it is as it was and goes on so; if not, what it is instead."""
    table, rules = live.table, wanted["rules"]
    if table.stopped is not None:
        return f"{table.stopped.code} at entry {table.stopped.entry}"
    is_now = what_it_is(live, rules)
    other = [name for name in is_now if is_now[name] != wanted[name]]
    if not other:
        play_on(live, wanted["on"]["choices"])
        other = [] if named(table.play, rules).digest() == wanted["on"]["digest"] else ["on"]
    return f"other {', '.join(other)}: {is_now['digest']}" if other else "as it was"
