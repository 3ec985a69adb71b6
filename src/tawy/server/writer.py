"""One thread that talks to the database, with its own connection.

What comes in while it writes is written together, in one commit. Whoever asked hears of it when it
is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

AT_ONCE: Final = 500  # jobs in one commit
PATIENCE: Final = 5000  # milliseconds that another program may hold the database

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]


class NotKept(Exception):
    """The database could not take it: why. Nothing of it was written."""


@dataclass
class Job:
    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    answer: Any = None
    failed: Exception | None = None

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.failed is None:
            self.done.set_result(self.answer)
        else:
            self.done.set_exception(self.failed)


class Writer:
    """Carries out jobs in the order in which they come."""

    def __init__(self, connection: sqlite3.Connection, name: str) -> None:
        self.connection = connection
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.count = 0  # jobs carried out
        self.thread = threading.Thread(target=self.run, name=name, daemon=True)
        self.thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What *work* gives, once it is on disk."""
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        self.jobs.put(job)
        answer: T = await job.done
        return answer

    async def close(self) -> None:
        """After all that was asked for."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    # --- in the thread

    def run(self) -> None:
        going = True
        while going:
            jobs, going = self.waiting()
            if jobs:
                self.carry_out(jobs)
                self.count += len(jobs)
                told(jobs)
        self.connection.close()

    def waiting(self) -> tuple[list[Job], bool]:
        """All that is asked for now, at least one; whether there may be more."""
        jobs: list[Job] = []
        first = self.jobs.get()
        while first is not None:
            jobs.append(first)
            if len(jobs) == AT_ONCE:
                return jobs, True
            try:
                first = self.jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def carry_out(self, jobs: list[Job]) -> None:
        try:
            with transaction(self.connection):
                for job in jobs:
                    job.answer = job.work(self.connection)
        except Exception as error:  # whatever it is, whoever asked has to hear of it
            if len(jobs) == 1:
                jobs[0].failed = plain(error)
            else:  # one of them: the others are not to suffer for it
                for job in jobs:
                    self.carry_out([job])


def told(jobs: list[Job]) -> None:
    def tell_all() -> None:
        for job in jobs:
            job.tell()

    with contextlib.suppress(RuntimeError):  # nobody is there any more
        jobs[0].loop.call_soon_threadsafe(tell_all)


class transaction:  # noqa: N801  # used like a function
    """All or nothing. Python's own begins only when it sees a change of rows coming."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def __enter__(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        if kind is None:
            try:
                self.connection.execute("COMMIT")
                return
            except sqlite3.Error:
                self.roll_back()
                raise
        self.roll_back()

    def roll_back(self) -> None:
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")


def plain(error: Exception) -> Exception:
    """A database that is full, locked or broken, in its own words."""
    if isinstance(error, sqlite3.OperationalError | sqlite3.DatabaseError):
        return error if isinstance(error, sqlite3.IntegrityError) else NotKept(str(error))
    return error
