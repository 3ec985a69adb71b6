"""Where games are played: processes of this machine. Another engine need only be an Executor."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from tawy.arena.match import Job, Result, play

MOST_DEATHS = 3  # of the process that plays one and the same job


class Executor(Protocol):
    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Play all of them; results come in any order. Jobs are taken as there is room for them."""
        ...


class Processes:
    """A few processes; one that dies is replaced, and its game is played again."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        waiting = iter(jobs)
        again: list[Job] = []
        deaths: Counter[str] = Counter()
        pool = self.pool()
        running: dict[Future[Result], Job] = {}
        try:
            while True:
                while len(running) < self.count:
                    job = again.pop() if again else next(waiting, None)
                    if job is None:
                        break
                    running[pool.submit(play, job)] = job
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                try:
                    for future in done:
                        result = future.result()
                        del running[future]
                        yield result
                except BrokenProcessPool:
                    again += running.values()
                    deaths.update(job.name for job in running.values())
                    running = {}
                    if max(deaths.values()) > MOST_DEATHS:
                        raise
                    pool.shutdown(wait=False)
                    pool = self.pool()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    def pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"))
