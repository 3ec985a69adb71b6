"""Games on disk: the header of each, the links of its seats, and the log that only grows."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from hashlib import sha256
from typing import Final

import msgspec

from tawy.records.play import Header
from tawy.server.database import Place, connected, prepare, taken_alone
from tawy.server.writer import Writer
from tawy.table.log import Damaged, Entry
from tawy.table.reopening import Stored

FIND_SEAT: Final = "SELECT game, seat FROM seats WHERE link = ?"
FIND_GAME: Final = "SELECT header, plain FROM games WHERE id = ?"
READ_LOG: Final = (
    "SELECT number, kind, seat, payload, words, command, at, hash FROM log"
    " WHERE game = ? ORDER BY number"
)
ADD_GAME: Final = "INSERT INTO games (id, header) VALUES (?, ?)"
ADD_SEAT: Final = "INSERT INTO seats (game, seat, link) VALUES (?, ?, ?)"
ADD_ENTRY: Final = (
    "INSERT INTO log (game, number, kind, seat, payload, words, command, at, hash)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
Row = tuple[object, ...]
NOBODYS: Final = Entry("missing", -1, "", "", "", 0, "")


def hashed(link: str) -> str:
    """A database that is read by a stranger opens no seat."""
    return sha256(link.encode()).hexdigest()


def packed(header: Header) -> str:
    """A header as text: what the game begins from. Who sits there is told by the log.

    The key has more bits than a number of JSON.
    """
    plain = {
        "game": header.game, "rules": header.rules, "id": header.game_id,
        "key": f"{header.key:064x}", "settings": header.settings, "position": header.position,
    }  # fmt: skip
    return json.dumps(plain)


def unpacked(text: str) -> Header:
    try:
        plain = json.loads(text)
        header = Header(plain["game"], plain["rules"], [], plain["id"], int(plain["key"], 16))
        header.settings, header.position = plain["settings"], plain["position"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise Damaged(0, f"its header cannot be read: {error}") from None
    return header


class Store:
    def __init__(self, writer: Writer, reader: Writer, lock: sqlite3.Connection | None) -> None:
        self.writer = writer
        self.reader = reader
        self.lock = lock

    @classmethod
    async def opened(cls, database: str) -> Store:
        """The database at this place, with all tables as this version wants them."""
        place = Place.of(database)
        lock = await asyncio.to_thread(taken_alone, place)
        try:
            await asyncio.to_thread(prepare, place)
            writer = Writer(connected(place), "database")
            # In memory a second connection would see a database of its own.
            reader = writer if place.in_memory else Writer(connected(place), "database, reading")
        except BaseException:
            if lock is not None:
                lock.close()
            raise
        return cls(writer, reader, lock)

    async def close(self) -> None:
        if self.reader is not self.writer:
            await self.reader.close()
        await self.writer.close()
        if self.lock is not None:
            self.lock.close()

    # --- writing

    def written(self) -> int:
        """How often anything was written."""
        return self.writer.count

    async def add_game(
        self, game: str, header: str, links: list[str | None], entries: list[Entry]
    ) -> None:
        seats = [
            (game, seat, None if link is None else hashed(link)) for seat, link in enumerate(links)
        ]

        def add(connection: sqlite3.Connection) -> None:
            connection.execute(ADD_GAME, (game, header))
            connection.executemany(ADD_SEAT, seats)
            insert(connection, game, 0, entries)

        await self.writer.do(add)

    async def append(self, game: str, number: int, entries: list[Entry]) -> None:
        """The log goes on with these, from this number on."""
        await self.writer.do(lambda connection: insert(connection, game, number, entries))

    async def rewrite(self, game: str, entries: list[Entry]) -> None:
        """A log that was brought over from numbers, now that its words and draws are known."""

        def replace(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM log WHERE game = ?", (game,))
            insert(connection, game, 0, entries)
            connection.execute("UPDATE games SET plain = 0 WHERE id = ?", (game,))

        await self.writer.do(replace)

    # --- reading

    async def seat_of(self, link: str) -> tuple[str, int] | None:
        """The game and the seat that a link opens."""

        def find(connection: sqlite3.Connection) -> tuple[str, int] | None:
            row: tuple[str, int] | None = connection.execute(FIND_SEAT, (hashed(link),)).fetchone()
            return row

        return await self.reader.do(find)

    async def load(self, game: str) -> Stored:
        """The header and the log. What cannot be read of it is `Damaged`."""

        def read(connection: sqlite3.Connection) -> tuple[tuple[str, int], list[Row]]:
            header: tuple[str, int] = connection.execute(FIND_GAME, (game,)).fetchone()
            return header, connection.execute(READ_LOG, (game,)).fetchall()

        (text, plain), rows = await self.reader.do(read)
        return Stored(text, unpacked(text), entries_in(rows), bool(plain))


def insert(connection: sqlite3.Connection, game: str, number: int, entries: list[Entry]) -> None:
    rows = [
        (game, number + i, e.kind, e.seat, e.payload, e.words, e.command or None, e.at, e.hash)
        for i, e in enumerate(entries)
    ]
    connection.executemany(ADD_ENTRY, rows)


def entries_in(rows: list[Row]) -> list[Entry]:
    """A number that is missing, or a value of another kind, is an entry that nobody wrote."""
    found: list[Entry] = []
    for number, *values in rows:
        while isinstance(number, int) and len(found) < number:
            found.append(NOBODYS)
        try:
            found.append(msgspec.convert(["" if one is None else one for one in values], Entry))
        except msgspec.ValidationError:
            found.append(NOBODYS)
    return found
