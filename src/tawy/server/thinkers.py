"""Where opponents think: in processes of their own, so that the server is always free to answer."""

from __future__ import annotations

import asyncio
import os
from typing import Final

from tawy.bots.bot import Choice
from tawy.bots.requests import Explain, Think
from tawy.bots.service import answer, limit_myself
from tawy.bots.worker import Died, Worker
from tawy.kernel.options import BadInput

PROCESSES: Final = max(1, (os.cpu_count() or 2) - 1)
LIMIT: Final = 15.0  # seconds for one choice; a process that takes longer is ended


class Thinker:
    """A process, and for whom it thought last: it may remember what it has found out."""

    def __init__(self) -> None:
        self.worker: Worker[Think | Explain, Choice] = Worker(answer, limit_myself)
        self.last = ""

    def alive(self) -> bool:
        return self.worker.process.is_alive()

    def ask(self, request: Think | Explain) -> Choice:
        self.worker.send(request)
        if not self.worker.answered(LIMIT):
            raise Died
        return self.worker.receive()


class Thinkers:
    def __init__(self) -> None:
        self.room = asyncio.Semaphore(PROCESSES)
        self.idle: list[Thinker] = []
        self.busy: list[Thinker] = []

    def get_ready(self) -> None:
        """A process takes its time to start: it is begun before anybody waits for it."""
        if not self.idle and not self.busy:
            self.idle.append(Thinker())

    async def ask(self, request: Think | Explain) -> Choice | None:
        """None if it could not be answered in time, whatever the reason.

        Whoever no longer wants to know cancels it: then the thinker stops, and is free for others.
        """
        async with self.room:
            thinker = self.taken(request.key if isinstance(request, Think) else "")
            self.busy.append(thinker)
            thinker.worker.resume()  # not where it is sent, in a thread: we may stop it before
            thinking = asyncio.create_task(self.answer_of(thinker, request))
            try:
                return await asyncio.shield(thinking)
            except asyncio.CancelledError:
                thinker.worker.stop()
                await asyncio.wait([thinking])  # also if we are cancelled once more
                raise

    async def answer_of(self, thinker: Thinker, request: Think | Explain) -> Choice | None:
        try:
            choice = await asyncio.to_thread(thinker.ask, request)
        except (Died, OSError, RuntimeError, BadInput):
            await asyncio.to_thread(thinker.worker.end)
            return None
        finally:
            self.busy.remove(thinker)
        self.idle.append(thinker)
        return choice

    def taken(self, key: str) -> Thinker:
        """The one that thought for this opponent last, if it is free; none that has died since."""
        self.idle = [thinker for thinker in self.idle if thinker.alive()]
        same = [thinker for thinker in self.idle if thinker.last == key]
        thinker = same[0] if same else self.idle[-1] if self.idle else Thinker()
        if thinker in self.idle:
            self.idle.remove(thinker)
        thinker.last = key
        return thinker

    def close(self) -> None:
        for thinker in [*self.idle, *self.busy]:
            thinker.worker.end()
