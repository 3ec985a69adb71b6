"""Questions that change nothing: answered one at a time, behind all that is played.

Whoever asks without end slows nobody down: each visitor has one question waiting, a newer one
takes its place, and after an answer as much time is left to others as it took.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

Answering = Callable[[], Awaitable[None]]


class Questions:
    def __init__(self) -> None:
        self.waiting: dict[object, Answering] = {}  # by visitor, the longest waiting first
        self.answering: asyncio.Task[None] | None = None

    def ask(self, visitor: object, answering: Answering) -> None:
        """Instead of what this visitor has asked before, if that was not answered yet."""
        self.waiting[visitor] = answering
        if self.answering is None or self.answering.done():
            self.answering = asyncio.create_task(self.answer_all())

    def forget(self, visitor: object) -> None:
        self.waiting.pop(visitor, None)

    async def answer_all(self) -> None:
        while self.waiting:
            visitor = next(iter(self.waiting))
            answering = self.waiting.pop(visitor)
            began = time.monotonic()
            try:
                await answering()
            except Exception:
                logging.getLogger(__name__).exception("a question could not be answered")
            await asyncio.sleep(time.monotonic() - began)

    async def close(self) -> None:
        self.waiting.clear()
        if self.answering is not None:
            self.answering.cancel()
            with suppress(asyncio.CancelledError):
                await self.answering
