"""The file that games are kept in: whose it is, whether it is one, and how it becomes today's."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event
from sqlalchemy.pool import StaticPool

from tawy.kernel.options import BadInput
from tawy.server.writer import PATIENCE

MAGIC: Final = b"SQLite format 3\x00"
MEMORY: Final = ":memory:"
PREFIXES: Final = ("sqlite:///", "sqlite+aiosqlite:///")  # the second is of earlier versions


class InUse(Exception):
    """Another server has this database: two would not hear of each other's games."""


@dataclass(frozen=True)
class Place:
    """A file, by the way that leads to it without links; or memory."""

    path: str
    name: str  # as it was given
    in_memory: bool = False

    @classmethod
    def of(cls, database: str) -> Place:
        """Of the name of a file, or an address as earlier versions had it."""
        path = database
        for prefix in PREFIXES:
            path = path.removeprefix(prefix)
        if "://" in path or path.startswith("sqlite"):
            kind = database.partition(":")[0]
            told = f"Tawy can't use {kind} yet: name a file instead (SQLite)"
            raise BadInput("database", told)
        if path in ("", MEMORY):
            return cls(MEMORY, MEMORY, in_memory=True)
        return cls(os.path.realpath(path), path)


def taken_alone(place: Place) -> sqlite3.Connection | None:
    """Hold a file beside the database till the end of this process, however that comes.

    SQLite locks it, in the same way on every system, and lets go of it when a process dies.
    """
    if place.in_memory:
        return None
    lock = sqlite3.connect(f"{place.path}.lock", timeout=0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" not in str(error):
            raise
        raise InUse from None
    return lock


def connected(place: Place) -> sqlite3.Connection:
    """For one thread at a time. What is told to somebody is on disk: that is FULL."""
    connection = sqlite3.connect(place.path, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout={PATIENCE}")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    if place.in_memory:  # each connection has one of its own: it is made here
        upgrade(connection)
    return connection


# --- bringing it up to date


def prepare(place: Place) -> None:
    """A file that is none of ours is left alone; one of an earlier version is copied first."""
    if place.in_memory:
        return
    check_is_database(place)
    with closing(sqlite3.connect(place.path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA busy_timeout={PATIENCE}")
        found, newest = revision_of(connection, place), newest_revision()
        if found == newest:
            return
        if found and found not in revisions():
            told = f"was written by a newer Tawy (it has {found}, this one knows {newest})"
            raise BadInput(place.name, f"{told}. Update Tawy; nothing was changed")
        if found:
            copy(connection, f"{place.path}.before-{newest}")
        upgrade(connection)


def check_is_database(place: Place) -> None:
    path = Path(place.path)
    if not path.exists() or not path.stat().st_size:
        return
    with path.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise BadInput(place.name, "is not a database. Name another file; nothing was changed")


def revision_of(connection: sqlite3.Connection, place: Place) -> str:
    """Of the tables in it; empty where there are none."""
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master")]
    if "alembic_version" not in names:
        if names:
            told = "is the database of another program. Name another file; nothing was changed"
            raise BadInput(place.name, told)
        return ""
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else ""


def copy(connection: sqlite3.Connection, path: str) -> None:
    """All of it as it was, made beside and moved into place: half a copy is none."""
    half = f"{path}.half"
    Path(half).unlink(missing_ok=True)
    with closing(sqlite3.connect(half)) as target:
        connection.backup(target)
    os.replace(half, path)


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return found


def newest_revision() -> str:
    return ScriptDirectory.from_config(config()).get_current_head() or ""


def revisions() -> list[str]:
    return [one.revision for one in ScriptDirectory.from_config(config()).walk_revisions()]


def upgrade(connection: sqlite3.Connection) -> None:
    """To the newest tables, all at once or not at all."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    # Else SQLAlchemy would leave it to Python, which begins none before tables are changed.
    event.listen(engine, "begin", lambda ours: ours.exec_driver_sql("BEGIN IMMEDIATE"))
    settings = config()
    with engine.begin() as ours:
        settings.attributes["connection"] = ours
        command.upgrade(settings, "head")
