"""Runs of the arena: the same results whoever is done first, and none played twice."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tawy.arena.ladder import Alone, Rung, trial_of
from tawy.arena.match import Job, Result, play, scores
from tawy.arena.results import Results
from tawy.arena.run import in_order
from tawy.arena.sequential import Sequential, interval
from tawy.bots.bot import never
from tawy.games import ANKH
from tawy.kernel.options import BadInput
from tawy.records.record import read, replay

RUNG = Rung("kemet", "random", "random", 1, "test", most=4)


class Backwards:
    """Plays all at once and answers in the opposite order."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        results = [play(job) for job in jobs]
        self.played += [result.job.name for result in results]
        yield from reversed(results)


def test_results_come_in_order_and_are_played_once(tmp_path: Path) -> None:
    jobs = [Job(f"game-{number}", "ankh", ["random", "random"], f"{number}") for number in range(3)]
    executor = Backwards()
    first = list(in_order(jobs, Results(tmp_path), executor, never))
    assert [result.job for result in first] == jobs
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"job": {"na')  # it was interrupted while it wrote
    again = list(in_order(jobs, Results(tmp_path), executor, never))
    assert [result.places for result in again] == [result.places for result in first]
    assert executor.played == [job.name for job in jobs]
    record = read((tmp_path / "records" / "game-0.tawy").read_text())
    assert replay(ANKH, record).state.places == first[0].places


def test_a_game_played_otherwise_is_refused(tmp_path: Path) -> None:
    job = Job("one", "ankh", ["random", "random"], "1")
    results = Results(tmp_path)
    results.add(play(job))
    with pytest.raises(BadInput, match="take a new folder"):
        results.get(Job("one", "ankh", ["random", "random"], "2"))


def test_a_pair_is_the_same_table_with_seats_swapped() -> None:
    rung = Rung("ankh", "scribe", "farmer", 8, "1", most=4)
    first, second, third, _ = rung.jobs()
    assert first.seed == second.seed != third.seed
    assert first.bots == second.bots[::-1]
    alone = Alone("ankh", "scribe", "farmer", 8, "1", games=4)
    assert [job.bots.index("scribe") for job in alone.jobs()] == [0, 1, 2, 3]


def test_scores_without_a_winner_are_shared() -> None:
    assert scores([1, 2]) == [1, 0]
    assert scores([2, 2]) == [0.5, 0.5]
    assert scores([1, 3, 1]) == [0.5, 0, 0.5]


def test_a_sequential_test_tells_strong_from_equal() -> None:
    strong, equal = trial_of(RUNG), Sequential(0.5, 0.65, 1000)
    strong.scores = [1.0] * 9 + [0.0]
    assert not strong.rejected()
    equal.scores = [1.0, 0.0] * 100
    assert equal.rejected()
    assert equal.over()
    assert not equal.accepted()
    low, high = interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)
