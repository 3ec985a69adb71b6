"""Tables of four people over the network, each a closed loop: the next choice is sent when all
seats that get news of the last one have them.

The script of each game says what is chosen and how the news begin; nothing is read but that.
"""

from __future__ import annotations

import asyncio
import math
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from bench.cues import cues_of
from bench.line import Line, Unexpected
from bench.processes import Spent
from bench.script import SEATS, Prepared, Served

FLAT_OUT, PERSON = "flat out", "person"
THINKS = 3.0  # seconds from one choice to the next, of a table at a person's pace
SIDE_BY_SIDE = 8  # games that are opened at the same time
TELLING = 2.0  # seconds from one line of progress to the next
PATIENCE = 120.0  # seconds till a silent server is given up


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


@dataclass
class Played:
    """What was seen of one pace."""

    choices: int = 0  # all news of which came while we counted
    seconds: float = 0.0
    before: Spent | None = None  # what CPU was taken till then,
    after: Spent | None = None  # and in the end, where the system tells that
    waits: list[float] = field(default_factory=list)  # of what was sent meanwhile; seconds
    lost: int = 0  # games in which the server hung up
    opened: int = 0  # games that had to be opened meanwhile, for want of spare ones


class Opened:
    """One game with a line for each of its seats."""

    def __init__(self, load: Load, served: Served) -> None:
        self.load, self.links = load, served.links
        self.script, self.cues = load.prepared.scripts[served.script], load.cues[served.script]
        self.lines: list[Line] = []
        self.at = 0
        self.hoped: list[bytes | None] = [first.encode() for first in self.script.firsts]
        self.waiting = SEATS
        self.table: Table | None = None
        self.first: asyncio.Future[None] = load.loop.create_future()
        self.broken = False

    async def open(self) -> Opened:
        for seat in range(SEATS):
            line = await Line.to(self.load.port, self.links[seat], self, seat)
            self.lines.append(line)
            line.say(self.script.hellos[seat])
        await self.first
        return self

    def left(self) -> int:
        return len(self.cues) - self.at

    def choose(self) -> None:
        cue = self.cues[self.at]
        self.at += 1
        self.waiting = len(cue.news)
        for seat, begins in cue.news:
            self.hoped[seat] = begins
        line = self.lines[cue.seat]
        line.transport.write(cue.deflated if line.deflates else cue.plain)

    def heard(self, seat: int, message: bytes) -> None:
        hoped = self.hoped[seat]
        if hoped is not None and message.startswith(hoped):
            self.hoped[seat] = None
            self.waiting -= 1
            if not self.waiting:
                if self.table is not None:
                    self.table.told()
                elif not self.first.done():
                    self.first.set_result(None)
        elif not message.startswith(self.load.done):
            self.load.fail(f"seat {seat} hoped for {hoped!r} and heard {message[:200]!r}")

    def lost(self, seat: int) -> None:
        if self.broken:
            return
        self.broken = True
        if self.table is not None and self.table.game is self:
            self.table.bereft()
        elif not self.first.done():
            self.first.set_exception(Unexpected("the server hung up"))


class Table:
    """Four people who play one game after another."""

    def __init__(self, load: Load, game: Opened) -> None:
        self.load = load
        self.sent = self.due = 0.0
        self.counts = False
        self.timer: asyncio.TimerHandle | None = None
        self.take(game)

    def take(self, game: Opened) -> None:
        self.game, game.table = game, self

    def go(self) -> None:
        self.timer = None
        self.counts = self.load.counting
        self.sent = self.load.loop.time()
        self.game.choose()

    def go_at(self, due: float) -> None:
        self.due = due
        self.timer = self.load.loop.call_at(due, self.go)

    def told(self) -> None:
        """All who get news of a choice have them."""
        played = self.load.played
        played.choices += self.load.counting
        if self.counts:
            played.waits.append(self.load.loop.time() - self.sent)
        if self.game.left():
            self.go_on()
        else:
            self.load.next_game(self)

    def bereft(self) -> None:
        """The server hung up: what was chosen is not counted, and they play another game."""
        self.load.played.lost += 1
        self.rest()
        self.load.next_game(self)

    def go_on(self) -> None:
        if self.load.over:
            self.load.rested(self)
        elif self.load.pace == FLAT_OUT:
            self.go()
        else:
            self.go_at(self.due + THINKS)

    def rest(self) -> bool:
        """Whether they only waited for their time."""
        waited = self.timer is not None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        return waited


class Load:
    """All tables before one server. *spent* tells what CPU it has taken."""

    def __init__(self, port: int, prepared: Prepared, spent: Callable[[], Spent | None]) -> None:
        self.loop = asyncio.get_running_loop()
        self.port, self.prepared, self.spent = port, prepared, spent
        self.done = prepared.done.encode()
        self.cues = [cues_of(script) for script in prepared.scripts]
        self.unopened = iter(prepared.games)
        self.opened: list[Opened] = []
        self.spare: list[Opened] = []
        self.tables: list[Table] = []
        self.opening: set[asyncio.Task[None]] = set()
        self.pace = FLAT_OUT
        self.counting = False
        self.over = True
        self.played = Played()
        self.resting: set[Table] = set()
        self.finished: asyncio.Future[None] = self.loop.create_future()

    # --- games

    async def open(self, count: int, what: str) -> list[Opened]:
        """So many more games, all seats of each with their first news."""
        gate, games, told = asyncio.Semaphore(SIDE_BY_SIDE), list[Opened](), time.monotonic()

        async def one(served: Served) -> None:
            nonlocal told
            async with gate:
                game = Opened(self, served)
                self.opened.append(game)
                games.append(await asyncio.wait_for(game.open(), PATIENCE))
                if time.monotonic() - told > TELLING:
                    told = time.monotonic()
                    say(f"  {len(games)} of {count} {what} are open")

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(count):
                    if (served := next(self.unopened, None)) is None:
                        raise Unexpected("all games that were prepared are played")
                    group.create_task(one(served))
        except ExceptionGroup as errors:
            raise Unexpected(f"no game was opened: {errors.exceptions[0]!r}") from None
        return games

    async def sit_down(self, tables: int) -> None:
        self.tables = [Table(self, game) for game in await self.open(tables, "tables")]

    async def provide(self, choices: float) -> None:
        """Spare games, so that each table can make so many choices and nothing is opened then."""
        shortest = min(len(cues) for cues in self.cues)
        lacking = [choices - table.game.left() for table in self.tables]
        wanted = sum(math.ceil(lack / shortest) for lack in lacking if lack > 0)
        self.spare += await self.open(max(0, wanted - len(self.spare)), "spare games")

    def next_game(self, table: Table) -> None:
        while self.spare:
            game = self.spare.pop()
            if not game.broken:
                table.take(game)
                table.go_on()
                return
        self.played.opened += 1
        task = self.loop.create_task(self.open_for(table))
        self.opening.add(task)
        task.add_done_callback(self.opening.discard)

    async def open_for(self, table: Table) -> None:
        try:
            table.take((await self.open(1, "spare games"))[0])
        except Unexpected as error:
            self.fail(str(error))
        else:
            table.go_on()

    # --- playing

    async def play(self, pace: str, warm: float, seconds: float) -> Played:
        """At this pace; counted for so many seconds after the warm-up."""
        self.pace, self.over, self.played = pace, False, Played()
        self.resting.clear()
        self.finished = self.loop.create_future()
        start = self.loop.time()
        begin = start + warm
        self.loop.call_at(begin, self.count)
        self.loop.call_at(begin + seconds, self.stop)
        for number, table in enumerate(self.tables):
            if pace == FLAT_OUT:
                table.go()
            else:  # the first table chooses just after the counting began
                due = begin + 0.001 + THINKS * number / len(self.tables)
                table.go_at(due - THINKS if due - THINKS > start else due)
        await asyncio.wait_for(self.finished, warm + seconds + PATIENCE)
        return self.played

    def count(self) -> None:
        self.counting = True
        self.played.seconds = -self.loop.time()
        self.played.before = self.spent()

    def stop(self) -> None:
        self.counting, self.over = False, True
        self.played.after = self.spent()
        self.played.seconds += self.loop.time()
        for table in self.tables:
            if table.rest():
                self.rested(table)

    def rested(self, table: Table) -> None:
        """It has nothing under way any more."""
        self.resting.add(table)
        if len(self.resting) == len(self.tables) and not self.finished.done():
            self.finished.set_result(None)

    def fail(self, why: str) -> None:
        if not self.finished.done():
            self.finished.set_exception(Unexpected(why))

    def leave(self) -> None:
        for game in self.opened:
            game.broken = True  # by ourselves
            for line in game.lines:
                line.transport.abort()
