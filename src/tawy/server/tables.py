"""The tables of this server: rooms in memory, their logs on disk, and who listens."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tawy.kernel.game import game_called
from tawy.kernel.options import BadInput
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
        self.open: dict[str, asyncio.Task[Table]] = {}
        self.visits: Counter[str] = Counter()

    async def create(self, wanted: NewTable) -> list[str | None]:
        """A new game; returns the secret ends of the links of its seats."""
        game = game_called(wanted.game)
        if all(seat.random for seat in wanted.seats):
            raise BadInput("seats", "nobody is there to play")
        names = [seat.name for seat in wanted.seats]
        number, key = secrets.token_hex(8), secrets.randbits(256)
        header = Header(game.name, game.version, names, number, key)
        header.settings = game.checked(len(names), wanted.settings)
        header.position = wanted.position
        header.bots = {seat: RANDOM for seat, who in enumerate(wanted.seats) if who.random}
        Room(game, header)  # refuses what is unsound before anything is kept
        links = [None if seat.random else secrets.token_urlsafe(24) for seat in wanted.seats]
        await self.store.add_game(number, header, links)
        return links

    @asynccontextmanager
    async def at(self, link: str) -> AsyncIterator[tuple[Table, int] | None]:
        """The table and the seat that a link opens. While anybody is there it stays in memory."""
        found = await self.store.seat_of(link)
        if found is None:
            yield None
            return
        number, seat = found
        self.visits[number] += 1
        try:
            yield await self.table(number), seat
        finally:
            self.visits[number] -= 1
            if not self.visits[number]:
                del self.visits[number], self.open[number]

    async def table(self, number: str) -> Table:
        """Brought back once, however many ask for it at the same time."""
        if number not in self.open:
            self.open[number] = asyncio.create_task(self.brought_back(number))
        return await asyncio.shield(self.open[number])

    async def brought_back(self, number: str) -> Table:
        header, entries = await self.store.load(number)
        game: Any = game_called(header.game)
        table = Table(number, await asyncio.to_thread(Room, game, header, entries), self.store)
        async with table.lock:  # the server may have ended while an opponent was to choose
            await table.let_others_play()
        return table
