"""Databases of earlier versions: copied, brought over, and every game goes on as it would have."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from old_games import DAMAGED, GAMES, OLD, became, brought_back, made_of, play_on, with_tables

from tawy.kernel.game import game_called
from tawy.kernel.options import BadInput
from tawy.server.store import Store
from tawy.server.tables import Tables
from tawy.table import messages as m
from tawy.table.log import Damaged

TODAY = "0002"
# What became of games that today's rules changed; made by old/make.py.
OTHER_RULES: dict[str, Any] = json.loads((OLD / "today.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_of("database.sql", tmp_path_factory.mktemp("old"))


@pytest.mark.parametrize("number", range(len(GAMES)), ids=[game["title"] for game in GAMES])
def test_a_game_goes_on_as_it_would_have(database: Path, number: int) -> None:
    wanted = GAMES[number]

    async def compared(tables: Tables) -> None:
        live, is_now = await became(tables, wanted)
        assert is_now == OTHER_RULES.get(wanted["id"], "as it was")
        if live is None:
            return
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
            live, _ = await became(tables, game)
            if live is not None:
                live.table.observation(live.table.seat(0))

    for _ in range(3):  # brought over once; words and draws are written once
        with_tables(path, opened)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (TODAY,)
        empty = "SELECT count(*) FROM log WHERE kind IN ('choose', 'draw') AND words = ''"
        assert database.execute(empty).fetchone() == (0,)
        # Draws are worked out by the rules that made them: a game of other rules has none.
        here = {game["id"]: game["rules"] == game_called(game["game"]).version for game in GAMES}
        for id, plain in database.execute("SELECT id, plain FROM games"):
            assert bool(plain) is not here[id]
        drawn = "SELECT count(DISTINCT game) FROM log WHERE kind = 'draw'"
        assert database.execute(drawn).fetchone()[0] <= sum(here.values())
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
            _, is_now = await became(tables, game)
            assert is_now == OTHER_RULES.get(game["id"], "as it was")

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
        # Under other rules nobody can tell a choice that was never legal from one of then.
        [own] = [game for game in GAMES if game["id"] == DAMAGED["illegal"]]
        same_rules = own["rules"] == game_called(own["game"]).version
        assert codes.pop("illegal") == (m.DAMAGED if same_rules else m.RULES_CHANGED)
        for what, code in codes.items():
            if what.startswith("gap"):
                assert code == m.DAMAGED
            else:
                changed = OTHER_RULES.get(DAMAGED[what], "").startswith(m.RULES_CHANGED)
                assert code == (m.RULES_CHANGED if changed else None)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT count(*) FROM games").fetchone() == (8,)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = made_of("newer.sql", tmp_path)
    before = path.read_bytes()
    with pytest.raises(BadInput, match=r"newer Tawy.*9999"):
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
