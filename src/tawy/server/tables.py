"""The tables of this server: rooms in memory, their logs on disk, and who listens."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from tawy.kernel.game import game_called
from tawy.records.play import Header
from tawy.server.protocol import NewTable
from tawy.server.room import Entry, Room
from tawy.server.store import Store

RANDOM = "random"  # the opponent that there is


class Table:
    """One game: commands come in one at a time, and are on disk before anybody hears of them."""

    def __init__(self, game: str, room: Room, store: Store) -> None:
        self.game = game
        self.room = room
        self.store = store
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # replaced after each change: who waits, waits for the next

    async def command(self, seat: int, command: str, expect: int, option: int) -> int:
        async with self.lock:
            entry = self.room.checked(seat, command, expect, option)
            if entry is None:
                return self.room.answers[seat, command]
            number = await self.write_down(entry)
            await self.let_others_play()
            return number

    async def write_down(self, entry: Entry) -> int:
        await self.store.append(self.game, len(self.room.entries), entry)
        number = self.room.carry_out(entry)
        self.changed.set()
        self.changed = asyncio.Event()
        return number

    async def let_others_play(self) -> None:
        """The seats that play at random, as long as any of them has something to choose."""
        while entry := await asyncio.to_thread(self.random_entry):
            await self.write_down(entry)

    def random_entry(self) -> Entry | None:
        engine, g = self.room.game.engine, self.room.play.state
        for seat in engine.owing(g):
            if seat in self.room.play.header.bots:
                choice = secrets.choice(engine.legal(g, seat))
                return Entry(seat, choice, f"{len(self.room.entries)}")
        return None


class Tables:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.open: dict[str, Table] = {}
        self.opening = asyncio.Lock()

    async def create(self, wanted: NewTable) -> list[str | None]:
        """A new game; returns the secret ends of the links of its seats."""
        game = game_called(wanted.game)
        names = [seat.name for seat in wanted.seats]
        number, key = secrets.token_hex(8), secrets.randbits(256)
        header = Header(game.name, game.version, names, number, key)
        header.settings = game.checked(len(names), wanted.settings)
        header.position = wanted.position
        header.bots = {seat: RANDOM for seat, who in enumerate(wanted.seats) if who.random}
        Room(game, header)  # refuses what is unsound before anything is kept
        links = [None if seat.random else secrets.token_urlsafe(24) for seat in wanted.seats]
        await self.store.add_game(number, header, links)
        table = await self.table(number)
        async with table.lock:
            await table.let_others_play()
        return links

    async def find(self, link: str) -> tuple[Table, int] | None:
        """The table and the seat that a link opens."""
        found = await self.store.seat_of(link)
        return None if found is None else (await self.table(found[0]), found[1])

    async def table(self, number: str) -> Table:
        async with self.opening:
            if number not in self.open:
                header, entries = await self.store.load(number)
                game: Any = game_called(header.game)
                room = await asyncio.to_thread(Room, game, header, entries)
                self.open[number] = Table(number, room, self.store)
            return self.open[number]
