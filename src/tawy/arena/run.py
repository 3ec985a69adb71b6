"""Runs: jobs played in order as far as they are needed, with what is on disk already."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from tawy.arena.executor import Executor
from tawy.arena.match import Job, Result
from tawy.arena.results import Results
from tawy.arena.series import Series, Verdict


def in_order(
    jobs: Iterable[Job], results: Results, executor: Executor, late: Callable[[], bool]
) -> Iterator[Result]:
    """The results in the order of their jobs: what follows never depends on who was done first.

    What is on disk is told before anything is played. Begins no game when it is *late*. Whoever
    has seen enough stops asking, and what is being played then is given up.
    """
    waiting, order, told = iter(jobs), list[Job](), 0
    for job in waiting:
        known = results.get(job)
        if known is None:
            waiting = chain([job], waiting)
            break
        yield known

    def to_be_played() -> Iterator[Job]:
        for job in waiting:
            missing = results.get(job) is None
            if missing and late():
                return
            order.append(job)
            if missing:
                yield job

    for result in executor.run(to_be_played()):
        results.add(result)
        while told < len(order) and (ready := results.get(order[told])) is not None:
            told += 1
            yield ready
    for job in order[told:]:
        found = results.get(job)
        assert found is not None
        yield found


def run_series(
    series: Series,
    results: Results,
    executor: Executor,
    late: Callable[[], bool],
    tell: Callable[[Verdict], None],
) -> Verdict:
    """Play as much of it as is needed; *tell* hears how it stands after each game."""
    played: list[Result] = []
    verdict = series.verdict(played)
    for result in in_order(series.jobs(), results, executor, late):
        played.append(result)
        verdict = series.verdict(played)
        tell(verdict)
        if verdict.over:
            break
    results.settle([result.job for result in played])
    return verdict
