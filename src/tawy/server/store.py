"""Games on disk: the header of each, the links of its seats, and the log that only grows."""

from __future__ import annotations

import json
import sqlite3
from hashlib import sha256
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, insert, select
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tawy.records.play import Header
from tawy.server.room import Entry

META = MetaData()
GAMES = Table(
    "games",
    META,
    Column("id", String, primary_key=True),
    Column("header", String, nullable=False),  # JSON
)
SEATS = Table(
    "seats",
    META,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("link", String, unique=True),  # a hash of it; null: nobody sits there
)
LOG = Table(
    "log",
    META,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", Integer, nullable=False),
    Column("command", String, nullable=False),
)


def hashed(link: str) -> str:
    """A database that is read by a stranger opens no seat."""
    return sha256(link.encode()).hexdigest()


def packed(header: Header) -> str:
    """A header as text. The key has more bits than a number of JSON."""
    plain = {
        "game": header.game, "rules": header.rules, "names": header.names, "id": header.game_id,
        "key": f"{header.key:064x}", "settings": header.settings, "position": header.position,
        "bots": header.bots,
    }  # fmt: skip
    return json.dumps(plain)


def unpacked(text: str) -> Header:
    plain = json.loads(text)
    names, key = plain["names"], int(plain["key"], 16)
    header = Header(plain["game"], plain["rules"], names, plain["id"], key)
    header.settings, header.position = plain["settings"], plain["position"]
    header.bots = {int(seat): bot for seat, bot in plain["bots"].items()}
    return header


class InUse(Exception):
    """Another server has this database: two would not hear of each other's games."""


def taken_alone(url: URL) -> sqlite3.Connection | None:
    """Hold a file beside the database till the end of this process, however that comes.

    SQLite locks it, in the same way on every system, and lets go of it when a process dies.
    """
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    lock = sqlite3.connect(f"{url.database}.lock", timeout=0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" not in str(error):
            raise
        raise InUse from None
    return lock


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Store:
    def __init__(self, engine: AsyncEngine, lock: sqlite3.Connection | None) -> None:
        self.engine = engine
        self.lock = lock

    @classmethod
    async def opened(cls, url: str) -> Store:
        """The database at this address, with all tables as this version wants them."""
        lock = taken_alone(make_url(url))
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            if engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            await connection.run_sync(upgrade)
        return cls(engine, lock)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.lock is not None:
            self.lock.close()

    async def add_game(self, game: str, header: Header, links: list[str | None]) -> None:
        rows = [
            {"game": game, "seat": seat, "link": None if link is None else hashed(link)}
            for seat, link in enumerate(links)
        ]
        text = packed(header)
        async with self.engine.begin() as connection:
            await connection.execute(insert(GAMES).values(id=game, header=text))
            await connection.execute(insert(SEATS), rows)

    async def seat_of(self, link: str) -> tuple[str, int] | None:
        """The game and the seat that a link opens."""
        query = select(SEATS.c.game, SEATS.c.seat).where(SEATS.c.link == hashed(link))
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.game, row.seat)

    async def load(self, game: str) -> tuple[Header, list[Entry]]:
        """The header and the log."""
        header = select(GAMES.c.header).where(GAMES.c.id == game)
        log = select(LOG).where(LOG.c.game == game).order_by(LOG.c.number)
        async with self.engine.connect() as connection:
            text = (await connection.execute(header)).scalar_one()
            rows = (await connection.execute(log)).all()
        entries = [Entry(row.seat, row.option, row.command) for row in rows]
        return unpacked(text), entries

    async def append(self, game: str, number: int, entry: Entry) -> None:
        row = {"game": game, "number": number, "seat": entry.seat, "option": entry.option}
        async with self.engine.begin() as connection:
            await connection.execute(insert(LOG).values(**row, command=entry.command))
