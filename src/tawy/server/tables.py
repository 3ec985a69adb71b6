"""The tables of this server: in memory while anybody is there, their logs on disk."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tawy.bots.levels import OPPONENTS
from tawy.bots.service import check_level
from tawy.kernel.engine import IllegalOption
from tawy.kernel.game import game_called
from tawy.kernel.options import BadInput, one_of
from tawy.records.play import Header
from tawy.server.live_table import LiveTable, now
from tawy.server.store import Store, packed
from tawy.server.thinkers import Thinkers
from tawy.table.log import CannotOpen, Outdated, Sitting, beginning
from tawy.table.messages import NewTable
from tawy.table.reopening import Stored, completed, reopened
from tawy.table.table import Table, new_log

log = logging.getLogger(__name__)


class Tables:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.thinkers = Thinkers()
        self.open: dict[str, asyncio.Task[LiveTable]] = {}
        self.visits: Counter[str] = Counter()

    async def create(self, wanted: NewTable) -> list[str | None]:
        """A new game; returns the secret ends of the links of its seats."""
        game = game_called(wanted.game)
        if all(seat.bot for seat in wanted.seats):
            raise BadInput("seats", "at least one seat must be played by a person")
        names = [seat.name for seat in wanted.seats]
        id, key = secrets.token_hex(8), secrets.randbits(256)
        header = Header(game.name, game.version, names, id, key)
        header.settings = game.checked(len(names), wanted.settings)
        header.position = wanted.position
        header.bots = {seat: who.bot for seat, who in enumerate(wanted.seats) if who.bot}
        for bot in header.bots.values():
            if bot not in OPPONENTS:
                raise BadInput("seats", f"no level is called {bot!r}; {one_of(OPPONENTS)}")
            check_level(game.name, bot)
        text = packed(header)
        table = Table(game, header, beginning(text), "")  # refuses what is unsound
        table.sitting = [Sitting(seat.name, seat.bot) for seat in wanted.seats]
        links = [None if seat.bot else secrets.token_urlsafe(24) for seat in wanted.seats]
        await self.store.add_game(id, text, links, new_log(table, now()))
        return links

    @asynccontextmanager
    async def at(self, link: str) -> AsyncIterator[tuple[LiveTable, int] | None]:
        """The table and the seat that a link opens. While anybody is there it stays in memory.

        A table of which nothing can be shown is `CannotOpen`.
        """
        found = await self.store.seat_of(link)
        if found is None:
            yield None
            return
        id, seat = found
        self.visits[id] += 1
        try:
            yield await self.table(id), seat
        finally:
            self.visits[id] -= 1
            if not self.visits[id]:
                await self.let_go(id)

    async def let_go(self, id: str) -> None:
        """Nobody is there any more; unless somebody comes while the opponents come to rest."""
        if id in self.open:
            table = await self.table(id)
            await table.rest()
            if self.visits[id]:
                await table.wake()
                return
        self.visits.pop(id, None)
        self.open.pop(id, None)

    async def table(self, id: str) -> LiveTable:
        """Brought back once, however many ask for it at the same time."""
        if id not in self.open:
            self.open[id] = asyncio.create_task(self.brought_back(id))
        opening = self.open[id]
        try:
            return await asyncio.shield(opening)
        except BaseException:
            # The next one tries again: a disk may have failed for a moment.
            if opening.done() and (opening.cancelled() or opening.exception()):
                self.open.pop(id, None)
            raise

    async def brought_back(self, id: str) -> LiveTable:
        stored = await self.store.load(id)
        try:
            game: Any = game_called(stored.header.game)
        except BadInput as bad:
            raise Outdated(str(bad)) from None
        if stored.plain and stored.header.rules == game.version:
            stored = await self.with_words(id, game, stored)
        table = await asyncio.to_thread(reopened, game, stored, secrets.token_hex(4))
        if table.stopped is not None:
            told = "table %s cannot go on: %s at entry %d: %s"
            stopped = table.stopped
            log.warning(told, id, stopped.code, stopped.entry, stopped.reason)
        live = LiveTable(id, table, self.store, self.thinkers)
        if live.opponents.any_that_think():
            self.thinkers.get_ready()
        await live.wake()
        return live

    async def with_words(self, id: str, game: Any, stored: Stored) -> Stored:
        """A log that was brought over from numbers gets its words and draws, once."""
        try:
            entries = await asyncio.to_thread(completed, game, stored)
        except (CannotOpen, IllegalOption):
            return stored  # it stays as it is, and is opened as far as it goes
        await self.store.rewrite(id, entries)
        return Stored(stored.text, stored.header, entries)

    async def close(self) -> None:
        """Whatever state its tables are in."""
        for opening in list(self.open.values()):
            try:
                await (await opening).rest()
            except Exception:
                log.exception("a table could not be closed")
        self.thinkers.close()
