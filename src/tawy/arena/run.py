"""Runs: jobs played in order as far as they are needed, with what is on disk already."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tawy.arena.executor import Executor
from tawy.arena.match import Job, Result
from tawy.arena.results import Results
from tawy.arena.series import Series, Verdict


def in_order(
    jobs: Iterable[Job], results: Results, executor: Executor, late: Callable[[], bool]
) -> Iterator[Result]:
    """The results in the order of their jobs: what follows never depends on who was done first.

    Begins no game when it is *late*. Whoever has seen enough stops asking, and what is being
    played then is given up.
    """
    order: list[Job] = []
    told = 0

    def to_be_played() -> Iterator[Job]:
        for job in jobs:
            if late():
                return
            order.append(job)
            if results.get(job) is None:
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
