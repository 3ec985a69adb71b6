"""A table that people are at: commands one at a time, on disk before anybody hears of them."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Protocol

from tawy.bots.requests import Think
from tawy.server.store import Store
from tawy.server.thinkers import Thinkers
from tawy.server.writer import NotKept
from tawy.table import messages as m
from tawy.table.opponents import Opponents
from tawy.table.printing import record_of_stopped
from tawy.table.table import Change, Table
from tawy.table.viewer import Viewer

log = logging.getLogger(__name__)

RETRY = 5.0  # seconds till an opponent whose choice could not be written tries again
QUICK_CLICK = (1.5, 4.0)  # seconds that somebody takes who reads a question and lets it pass


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def quick_click() -> float:
    return random.uniform(*QUICK_CLICK)


class Listener(Protocol):
    """A browser at the table."""

    viewer: Viewer

    def wake(self) -> None:
        """There may be news."""


class LiveTable:
    def __init__(self, id: str, table: Table, store: Store, thinkers: Thinkers) -> None:
        self.id = id
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.opponents = Opponents(table, id)
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.playing: asyncio.Task[None] | None = None
        self.thinking: asyncio.Task[int] | None = None
        self.asked: Think | None = None  # what the opponent that thinks was shown
        # By seat: a pass that is due, and the seat's last news, with which it became due.
        self.passing: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.leaving = False

    async def command(self, viewer: Viewer, command: m.Command) -> m.Done | m.Refused:
        """Carry it out once; the answer says that it is on disk, and that all have been told."""
        async with self.lock:
            prepared = self.table.prepare(viewer, command, now())
            if not isinstance(prepared, Change):
                return prepared
            try:
                await self.write_down(prepared)
            except NotKept as error:
                log.error("table %s: a command could not be written: %s", self.id, error)
                return m.Refused(command.id, m.NOT_KEPT)
        self.wake_opponents()
        return m.Done(command.id)

    async def write_down(self, change: Change) -> None:
        await self.keep(change)
        await self.settle()

    async def settle(self) -> None:
        """Whatever follows by itself is written too, before everybody is told."""
        await self.let_windows_pass()
        self.tell_all()
        if self.asked is not None and not self.opponents.is_still_asked(self.asked):
            self.asked = None
            if self.thinking is not None:
                self.thinking.cancel()

    async def keep(self, change: Change) -> None:
        await self.store.append(self.id, self.table.entries, change.entries)
        self.table.commit(change)

    def tell_all(self) -> None:
        for listener in self.listeners:
            listener.wake()

    async def record_of_ended(self) -> str:
        """The record of a game that has stopped, and never will go on."""
        header = (await self.store.load(self.id)).header
        header.names, header.bots = self.table.play.header.names, self.table.play.header.bots
        return record_of_stopped(self.table, header)

    def join(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def leave(self, listener: Listener) -> None:
        """If it was the last one behind a viewer who only looks, he is forgotten."""
        self.listeners.remove(listener)
        if all(one.viewer is not listener.viewer for one in self.listeners):
            self.table.dismiss(listener.viewer)

    # --- windows that pass by themselves

    async def let_windows_pass(self) -> None:
        """At once where nobody is there who could draw conclusions from it; else a while later."""
        table = self.table
        for seat in table.passing_seats():
            if table.passes_at_once(seat):
                await self.pass_for(seat)
        # Those of whom others could learn something, and those that could not be written.
        due = {seat: table.seat(seat).number for seat in table.passing_seats()}
        for seat, (number, waiting) in list(self.passing.items()):
            if due.get(seat) == number and not waiting.done():
                continue
            # Of an earlier window: for this one it would come too soon.
            if waiting is not asyncio.current_task():
                waiting.cancel()
            del self.passing[seat]
        for seat in due.keys() - self.passing.keys():
            later = asyncio.create_task(self.pass_later(seat, quick_click()))
            later.add_done_callback(logged_if_broken)
            self.passing[seat] = due[seat], later

    async def pass_for(self, seat: int) -> None:
        try:
            await self.keep(self.table.let_pass(seat, now()))
        except NotKept as error:
            log.error("table %s: a pass could not be written: %s", self.id, error)

    async def pass_later(self, seat: int, after: float) -> None:
        await asyncio.sleep(after)
        async with self.lock:
            if seat in self.table.passing_seats():
                await self.pass_for(seat)
                await self.settle()
        self.wake_opponents()

    # --- opponents

    def wake_opponents(self) -> None:
        asleep = self.playing is None or self.playing.done()
        if asleep and self.opponents.to_choose() is not None:
            self.playing = asyncio.create_task(self.let_opponents_play())
            self.playing.add_done_callback(logged_if_broken)

    async def wake(self) -> None:
        """The server may have ended while something was due, or while an opponent was to choose."""
        self.leaving = False
        async with self.lock:
            await self.settle()
        self.wake_opponents()

    async def rest(self) -> None:
        """Nothing goes on by itself any more, and no opponent chooses."""
        self.leaving = True
        async with self.lock:  # so that none of them is just writing
            for _, waiting in self.passing.values():
                waiting.cancel()
            self.passing.clear()
        if self.thinking is not None:
            self.thinking.cancel()
        if self.playing is not None:
            await asyncio.wait([self.playing])

    async def let_opponents_play(self) -> None:
        """As long as any of them has something to choose. Others may choose meanwhile."""
        while not self.leaving and (request := self.opponents.request()) is not None:
            self.asked = request
            thinking = self.thinking = asyncio.create_task(self.chosen(request))
            await asyncio.wait([thinking])
            self.thinking = None  # one that was cancelled keeps what it was doing, and so us
            if thinking.cancelled():
                continue
            try:
                await self.take_choice(request, thinking.result())
            except NotKept as error:
                log.error("table %s: an opponent's choice could not be written: %s", self.id, error)
                await asyncio.sleep(RETRY)

    async def take_choice(self, request: Think, option: int) -> None:
        async with self.lock:
            change = self.opponents.answered(request, option, now())
            if change is not None:  # else it has to think again
                self.opponents.remember(change.seat, option)
                await self.write_down(change)

    async def chosen(self, request: Think) -> int:
        if self.opponents.needs_thought(request):
            choice = await self.thinkers.ask(request)
            if choice is not None and choice.option in request.observation["options"]:
                return choice.option
            seat = request.observation["seat"]
            told = "%s at seat %d of %s gave no answer: chance chose"
            log.warning(told, request.bot, seat, self.id)
        return self.opponents.by_chance(request)

    async def why(self, wish: m.Why) -> m.Because:
        """The last choices of an opponent, each with the terms that may have decided."""
        # Whether a choice shows is worked out on copies: others go on meanwhile.
        steps = await asyncio.to_thread(self.opponents.shown_steps, wish.seat)
        for step, request in self.opponents.to_explain(wish.seat, steps):
            because = await self.thinkers.ask(request)
            if because is not None:
                step.terms, step.plan = because.terms, request.steps
        return self.opponents.because(wish, steps)


def logged_if_broken(playing: asyncio.Task[None]) -> None:
    if not playing.cancelled() and (broken := playing.exception()) is not None:
        log.error("an opponent could not choose", exc_info=broken)
