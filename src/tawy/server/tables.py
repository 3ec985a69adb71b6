"""The tables of this server: rooms in memory, their logs on disk, and who listens."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tawy.bots.bot import seed_of_bot
from tawy.bots.evaluations import evaluation_of
from tawy.bots.levels import OPPONENTS, RANDOM
from tawy.bots.service import Explain, Think, check_level
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.game import game_called
from tawy.kernel.options import BadInput, one_of
from tawy.records.play import Header
from tawy.server.protocol import NewTable
from tawy.server.room import Entry, Room
from tawy.server.store import Store
from tawy.server.thinkers import Thinkers

LAST_STEPS = 20  # of an opponent that can be explained


@dataclass
class Step:
    """A choice of an opponent: how it was called, and what everybody knew before it."""

    option: int
    choice: dict[str, object]
    observation: dict[str, Any]
    terms: dict[str, float] = field(default_factory=dict)  # once somebody has asked
    plan: list[int] = field(default_factory=list)  # that the terms are of: it, and what followed


class Table:
    """One game: commands come in one at a time, and are on disk before anybody hears of them."""

    def __init__(self, game: str, room: Room, store: Store, thinkers: Thinkers) -> None:
        self.game = game
        self.room = room
        self.store = store
        self.thinkers = thinkers
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # replaced after each change: who waits, waits for the next
        self.playing: asyncio.Task[None] | None = None
        self.thinking: asyncio.Task[int] | None = None
        self.asked: tuple[int, dict[str, Any]] = SPECTATOR, {}  # who thinks, and what it observed
        self.leaving = False
        self.steps: dict[int, list[Step]] = {}  # by opponent: those since its last turn began

    async def command(self, seat: int, command: str, expect: int, option: int) -> int:
        async with self.lock:
            entry = self.room.checked(seat, command, expect, option)
            if entry is None:
                return self.room.answers[seat, command]
            number = await self.write_down(entry)
        self.wake_opponents()
        return number

    async def write_down(self, entry: Entry) -> int:
        await self.store.append(self.game, len(self.room.entries), entry)
        number = self.room.carry_out(entry)
        self.changed.set()
        self.changed = asyncio.Event()
        if self.thinking is not None and not self.is_still_asked():
            self.thinking.cancel()
        return number

    # --- opponents

    def wake_opponents(self) -> None:
        if self.playing is None or self.playing.done():
            self.playing = asyncio.create_task(self.let_opponents_play())
            self.playing.add_done_callback(told_if_broken)

    async def rest(self) -> None:
        """Let no opponent choose any more."""
        self.leaving = True
        if self.thinking is not None:
            self.thinking.cancel()
        if self.playing is not None:
            await asyncio.wait([self.playing])

    async def let_opponents_play(self) -> None:
        """As long as any of them has something to choose. Others may choose meanwhile."""
        while not self.leaving and (seat := self.opponent_to_choose()) is not None:
            game, room = self.room.game, self.room
            observation = game.observe(room.play.state, seat)
            self.asked = seat, observation
            self.thinking = asyncio.create_task(self.chosen(seat, observation))
            await asyncio.wait([self.thinking])
            if self.thinking.cancelled():
                continue
            option = self.thinking.result()
            async with self.lock:
                if self.is_still_asked():  # else it has to think again
                    await self.remember(seat, option)
                    await self.write_down(Entry(seat, option, f"{len(room.entries)}"))

    def is_still_asked(self) -> bool:
        """Whether all is as it was for the one that thinks, when it began to."""
        seat, observation = self.asked
        return self.room.game.observe(self.room.play.state, seat) == observation

    def opponent_to_choose(self) -> int | None:
        bots = self.room.play.header.bots
        pending = self.room.game.engine.pending(self.room.play.state)
        return next((seat for seat in pending if seat in bots), None)

    async def chosen(self, seat: int, observation: dict[str, Any]) -> int:
        header = self.room.play.header
        options: list[int] = observation["options"]
        if header.bots[seat] != RANDOM and len(options) > 1:
            seed, key = seed_of_bot(header.key, seat), f"{self.game} {seat}"
            step = len(self.room.entries)
            request = Think(header.bots[seat], key, seed, header.game, observation, step)
            choice = await self.thinkers.ask(request)
            if choice is not None and choice.option in options:
                return choice.option
            logging.getLogger(__name__).warning(
                "%s at seat %d of %s gave no answer: chance chose",
                header.bots[seat],
                seat,
                self.game,
            )
        return secrets.choice(options)

    async def remember(self, seat: int, option: int) -> None:
        """For whoever asks why; what is chosen in secret stays one, and so does when it was."""
        room = self.room
        if room.play.header.bots[seat] == RANDOM or room.play.state.drafts:
            return
        if not await asyncio.to_thread(room.shows, seat, option):
            return
        if evaluation_of(room.game.name).quiet(room.play.state):  # its next turn begins
            self.steps[seat] = []
        observation = room.game.observe(room.play.state, SPECTATOR)
        choice = room.choice(room.play.state, option)
        self.steps.setdefault(seat, []).append(Step(option, choice, observation))
        del self.steps[seat][:-LAST_STEPS]

    async def why(self, seat: int) -> list[tuple[dict[str, object], dict[str, float]]]:
        """The last choices of an opponent, each with the terms that may have decided."""
        steps = self.steps.get(seat, [])[:]
        for number, step in enumerate(steps):
            plan = [later.option for later in steps[number:]]
            if step.plan != plan:
                request = Explain(self.room.game.name, step.observation, seat, plan)
                because = await self.thinkers.ask(request)
                if because is not None:
                    step.terms, step.plan = because.terms, plan
        return [(step.choice, step.terms) for step in steps]


def told_if_broken(playing: asyncio.Task[None]) -> None:
    if not playing.cancelled() and (broken := playing.exception()) is not None:
        logging.getLogger(__name__).error("an opponent could not choose", exc_info=broken)


class Tables:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.thinkers = Thinkers()
        self.open: dict[str, asyncio.Task[Table]] = {}
        self.visits: Counter[str] = Counter()

    async def create(self, wanted: NewTable) -> list[str | None]:
        """A new game; returns the secret ends of the links of its seats."""
        game = game_called(wanted.game)
        if all(seat.bot for seat in wanted.seats):
            raise BadInput("seats", "nobody is there to play")
        names = [seat.name for seat in wanted.seats]
        number, key = secrets.token_hex(8), secrets.randbits(256)
        header = Header(game.name, game.version, names, number, key)
        header.settings = game.checked(len(names), wanted.settings)
        header.position = wanted.position
        header.bots = {seat: who.bot for seat, who in enumerate(wanted.seats) if who.bot}
        for bot in header.bots.values():
            if bot not in OPPONENTS:
                raise BadInput("seats", f"no opponent {bot!r}; {one_of(OPPONENTS)}")
            check_level(game.name, bot)
        Room(game, header)  # refuses what is unsound before anything is kept
        links = [None if seat.bot else secrets.token_urlsafe(24) for seat in wanted.seats]
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
                await self.let_go(number)

    async def let_go(self, number: str) -> None:
        """Nobody is there any more; unless somebody comes while the opponents come to rest."""
        table = await self.table(number)
        await table.rest()
        if self.visits[number]:
            table.leaving = False
            table.wake_opponents()
        else:
            self.visits.pop(number, None)
            self.open.pop(number, None)

    async def table(self, number: str) -> Table:
        """Brought back once, however many ask for it at the same time."""
        if number not in self.open:
            self.open[number] = asyncio.create_task(self.brought_back(number))
        return await asyncio.shield(self.open[number])

    async def brought_back(self, number: str) -> Table:
        header, entries = await self.store.load(number)
        game: Any = game_called(header.game)
        room = await asyncio.to_thread(Room, game, header, entries)
        table = Table(number, room, self.store, self.thinkers)
        if any(bot != RANDOM for bot in header.bots.values()):
            self.thinkers.get_ready()
        table.wake_opponents()  # the server may have ended while one was to choose
        return table

    async def close(self) -> None:
        for opening in list(self.open.values()):
            await (await opening).rest()
        self.thinkers.close()
