"""Databases of earlier versions: copied, brought over, and every game goes on as it would have."""

import asyncio
import hashlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

import tawy.games  # noqa: F401  # registers the games
from tawy.kernel.game import game_called
from tawy.kernel.options import BadInput
from tawy.records.record import write
from tawy.server.live_table import LiveTable
from tawy.server.store import Store
from tawy.server.tables import Tables
from tawy.table import messages as m
from tawy.table.log import Damaged
from tawy.table.table import Change

OLD = Path(__file__).parent / "old"
GAMES: list[dict[str, Any]] = json.loads((OLD / "games.json").read_text(encoding="utf-8"))
DAMAGED: dict[str, str] = json.loads((OLD / "damaged.json").read_text(encoding="utf-8"))
TODAY = "0002"

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
    table, found = live.table, []
    for viewer in [table.onlooker(), *[table.seat(s) for s in range(table.play.state.seats)]]:
        told: list[Any] = []
        for news in table.update(viewer, m.Mark()).news:
            told[news.kept :] = json.loads(bytes(news.events))
        found.append(told)
    return found


def what_it_is(live: LiveTable) -> dict[str, Any]:
    play, engine = live.table.play, live.table.game.engine
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


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_of("database.sql", tmp_path_factory.mktemp("old"))


@pytest.mark.parametrize("number", range(len(GAMES)), ids=[game["title"] for game in GAMES])
def test_a_game_goes_on_as_it_would_have(database: Path, number: int) -> None:
    wanted = GAMES[number]

    async def compared(tables: Tables) -> None:
        live = await brought_back(tables, wanted["id"])
        stop = live.table.stopped
        if game_called(wanted["game"]).version != wanted["rules"]:
            assert stop is None or stop.code == m.RULES_CHANGED
            return
        assert stop is None
        is_now = what_it_is(live)
        assert is_now == {name: wanted[name] for name in is_now}
        play_on(live, wanted["on"]["choices"])
        assert live.table.play.digest() == wanted["on"]["digest"]
        for seat, link in enumerate(wanted["links"]):
            if link is not None:
                assert await tables.store.seat_of(link) == (wanted["id"], seat)

    with_tables(database, compared)


def test_all_games_are_there_and_the_old_file_was_copied(tmp_path: Path) -> None:
    path = made_of("database.sql", tmp_path)
    with closing(sqlite3.connect(path)) as database:
        before = list(database.iterdump())

    async def opened(tables: Tables) -> None:
        for game in GAMES:
            live = await brought_back(tables, game["id"])
            assert live.table.play.digest() == game["digest"]

    for _ in range(3):  # brought over once; words and draws are written once
        with_tables(path, opened)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (TODAY,)
        assert database.execute("SELECT count(*) FROM games WHERE plain").fetchone() == (0,)
        empty = "SELECT count(*) FROM log WHERE kind IN ('choose', 'draw') AND words = ''"
        assert database.execute(empty).fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM log WHERE kind = 'draw'").fetchone()[0] > 50
    with closing(sqlite3.connect(f"{path}.before-{TODAY}")) as database:
        assert list(database.iterdump()) == before


BRING_OVER = """
import asyncio, sys
from tawy.server.store import Store
async def opened():
    store = await Store.opened(sys.argv[1])
    print("opened", flush=True)
    await store.close()
asyncio.run(opened())
"""


@pytest.mark.parametrize("statements", [3, 40, 400, 2000])
def test_a_server_that_is_killed_while_it_brings_games_over(
    tmp_path: Path, statements: int
) -> None:
    """Nothing is half brought over: the next one begins anew, and all goes on."""
    path = made_of("database.sql", tmp_path)
    dies = f"""
import os, signal, sqlite3
import sqlalchemy.engine.default as d
count, do = [0], d.DefaultDialect.do_execute
def counted(self, *rest, **named):
    count[0] += 1
    if count[0] == {statements}:
        os.kill(os.getpid(), signal.SIGKILL)
    return do(self, *rest, **named)
d.DefaultDialect.do_execute = counted
"""
    killed = subprocess.run(
        [sys.executable, "-c", dies + BRING_OVER, str(path)], capture_output=True, check=False
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        assert database.execute("SELECT count(*) FROM log").fetchone()[0] == 2655

    async def opened(tables: Tables) -> None:
        for game in GAMES[::7]:
            live = await brought_back(tables, game["id"])
            assert live.table.play.digest() == game["digest"]

    with_tables(path, opened)
    assert not os.path.exists(f"{path}.before-{TODAY}.half")


# --- what is not as it should be


def test_of_damaged_games_as_much_as_can_be_is_shown_and_the_others_go_on(tmp_path: Path) -> None:
    path = made_of("damaged-row.sql", tmp_path)
    codes: dict[str, Any] = {}

    async def opened(tables: Tables) -> None:
        for what, id in DAMAGED.items():
            try:
                live = await brought_back(tables, id)
            except Damaged as error:
                codes[what] = str(error)
            else:
                stop = live.table.stopped
                codes[what] = None if stop is None else stop.code
                if stop is None and live.table.play.state.ending < 0:
                    play_on(live, 1)
                elif stop is not None:
                    shown = live.table.observation(live.table.seat(0))
                    assert (shown.options, shown.facts is not None) == ([], True)

    for _ in range(2):
        with_tables(path, opened)
        header = codes.pop("header")
        assert header.startswith("entry 0: its header cannot be read")
        damaged = {"illegal", "gap", "gap-that-still-plays"}
        assert codes == {what: m.DAMAGED if what in damaged else None for what in codes}
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT count(*) FROM games").fetchone() == (8,)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = made_of("newer.sql", tmp_path)
    before = path.read_bytes()
    with pytest.raises(BadInput, match=r"newer version of Tawy.*9999"):
        asyncio.run(Store.opened(str(path)))
    assert path.read_bytes() == before


def test_a_game_that_its_own_version_could_not_open_goes_on(tmp_path: Path) -> None:
    """It had written down that somebody took back what had been answered."""
    path = made_of("undo-that-breaks.sql", tmp_path)
    with closing(sqlite3.connect(path)) as database:
        (id,) = database.execute("SELECT id FROM games").fetchone()

    async def opened(tables: Tables) -> None:
        live = await brought_back(tables, id)
        assert live.table.stopped is None
        play_on(live, 5)

    with_tables(path, opened)
