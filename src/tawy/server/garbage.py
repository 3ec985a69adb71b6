"""When Python looks for garbage: not while people play.

A search goes through all that lives, which took up to 160 ms, and with a thousand tables a second,
while everybody waited. Nearly all of our garbage goes without a search, as soon as nobody holds it.
What is left are a few objects that hold each other, young ones mostly: those are looked for often,
which takes a few milliseconds, and the old ones when nobody has chosen for a while.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

EVERY: Final = 5.0  # seconds from one look for young garbage to the next
QUIET: Final = 2.0  # seconds without a choice, and all of it is looked for;
SELDOM: Final = 300.0  # but not more often than that,
AT_LAST: Final = 6 * 3600.0  # and without a quiet moment after so long
YOUNG: Final = 1  # generation


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
        last = time.monotonic()
        while True:
            await asyncio.sleep(EVERY - QUIET)
            gc.collect(YOUNG)
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
        gc.enable()
        gc.unfreeze()
