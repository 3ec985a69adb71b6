"""Where games are played: processes of this machine. Another engine need only be an Executor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Final, Protocol

from tawy.arena.match import Job, Result, play
from tawy.bots.worker import Died, Worker

MOST_DEATHS: Final = 3  # of processes that play one and the same job


class Executor(Protocol):
    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Play all of them; results come in any order. Jobs are taken as there is room for them.

        Whoever stops asking ends what is being played.
        """
        ...


class Lost(Exception):
    """A game during which process after process died: its name."""


class Processes:
    """A few processes; one that dies is replaced, and its game is played again."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        waiting, again = iter(jobs), list[Job]()
        deaths: Counter[str] = Counter()
        idle: list[Worker[Job, Result]] = []
        busy: dict[Connection, tuple[Worker[Job, Result], Job]] = {}
        try:
            while True:
                while len(busy) < self.count:
                    job = again.pop() if again else next(waiting, None)
                    if job is None:
                        break
                    worker = idle.pop() if idle else Worker(play)
                    busy[worker.connection] = worker, job
                    with suppress(Died):  # then its end is heard below
                        worker.send(job)
                if not busy:
                    return
                for connection in wait(list(busy)):
                    assert isinstance(connection, Connection)
                    worker, job = busy.pop(connection)
                    try:
                        result = worker.receive()
                    except Died:
                        worker.end()
                        deaths[job.name] += 1
                        if deaths[job.name] >= MOST_DEATHS:
                            raise Lost(job.name) from None
                        again.append(job)
                    except BaseException:  # refused or broken: it is in neither list any more
                        worker.end()
                        raise
                    else:
                        idle.append(worker)
                        yield result
        finally:
            for worker in [*idle, *[worker for worker, _ in busy.values()]]:
                worker.end()
