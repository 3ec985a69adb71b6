"""When Python looks for garbage: not while people play.

A search goes through all that lives, which took up to 160 ms, and with a thousand tables a second,
while everybody waited. Nearly all of our garbage goes without a search, as soon as nobody holds it.
What is left are a few objects that hold each other: the newest are searched a few at a time, which
takes a few milliseconds, and the others when nobody has chosen for a while.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

NEWEST: Final = 20_000  # objects, and these are searched
NEVER: Final = 1 << 30
QUIET: Final = 2.0  # seconds without a choice, and all that lives is searched;
SELDOM: Final = 300.0  # but not more often than that,
AT_LAST: Final = 6 * 3600.0  # and without a quiet moment after so long


class Collector:
    """*written* counts what was written: while it stands still nobody plays."""

    def __init__(self, written: Callable[[], int]) -> None:
        self.written = written
        self.running: asyncio.Task[None] | None = None
        self.usual = gc.get_threshold()

    def start(self) -> None:
        gc.collect()
        gc.freeze()  # the modules, which stay to the end
        gc.set_threshold(NEWEST, NEVER, NEVER)
        self.running = asyncio.create_task(self.run())

    async def run(self) -> None:
        last = time.monotonic()
        while True:
            before = self.written()
            await asyncio.sleep(QUIET)
            since = time.monotonic() - last
            if since > AT_LAST or (since > SELDOM and self.written() == before):
                gc.collect()
                last = time.monotonic()

    async def stop(self) -> None:
        if self.running is not None:
            self.running.cancel()
            with suppress(asyncio.CancelledError):
                await self.running
        gc.set_threshold(*self.usual)
        gc.unfreeze()
