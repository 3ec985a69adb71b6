"""When Python looks for garbage: not while people play.

A search goes through all that lives, which took up to 160 ms, and with a thousand tables a second,
while everybody waited. Nearly all of our garbage goes without a search, as soon as nobody holds it.
What is left are a few objects that hold each other: the newest are searched twice a second, which
takes a few milliseconds, and the others when nobody has chosen for a while. To leave the newest to
Python does not help: it counts what was made less what has gone, old or new, so at tables that are
played their number grows and its count does not.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

EVERY: Final = 0.5  # seconds, and the newest objects are searched
NEWEST: Final = 0  # generation
QUIET: Final = 2.0  # seconds without a choice, and all that lives is searched;
SELDOM: Final = 300.0  # but not more often than that,
AT_LAST: Final = 6 * 3600.0  # and without a quiet moment after so long


class Collector:
    """*written* counts what was written: while it stands still nobody plays."""

    def __init__(self, written: Callable[[], int]) -> None:
        self.written = written
        self.running: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.collect()
        gc.freeze()  # the modules, which stay to the end
        gc.disable()
        self.running = asyncio.create_task(self.run())

    async def run(self) -> None:
        searched = written = time.monotonic()
        count = self.written()
        while True:
            await asyncio.sleep(EVERY)
            gc.collect(NEWEST)
            now = time.monotonic()
            if self.written() != count:
                count, written = self.written(), now
            since = now - searched
            if since > AT_LAST or (since > SELDOM and now - written > QUIET):
                gc.collect()
                searched = time.monotonic()

    async def stop(self) -> None:
        if self.running is not None:
            self.running.cancel()
            with suppress(asyncio.CancelledError):
                await self.running
        gc.enable()
        gc.unfreeze()
