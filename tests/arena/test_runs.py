"""Runs of the arena: the same results whoever is done first, and none played twice."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from tawy.arena.ladder import ladder
from tawy.arena.match import Job, Result, play, scores
from tawy.arena.results import Results
from tawy.arena.run import in_order, run_series
from tawy.arena.sequential import Sequential, interval
from tawy.arena.series import Alone, Margin, Match, Rung, Verdict
from tawy.bots.bot import never
from tawy.bots.evaluations import read_weights
from tawy.bots.games import GAMES
from tawy.games import ANKH
from tawy.kernel.options import BadInput
from tawy.records.record import read, replay
from tawy.thinking.dice import Dice


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
    with pytest.raises(BadInput, match="choose another folder"):
        results.get(Job("one", "ankh", ["random", "random"], "2"))


def test_a_pair_is_the_same_table_with_seats_swapped() -> None:
    rung = Rung("ankh", "scribe", "farmer", 8, "1", most=4)
    first, second, third, _ = rung.jobs()
    assert first.seed == second.seed != third.seed
    assert first.bots == second.bots[::-1]
    alone = Alone("ankh", "scribe", "farmer", 8, "1", most=4)
    assert [job.bots.index("scribe") for job in alone.jobs()] == [0, 1, 2, 3]


def test_scores_without_a_winner_are_shared() -> None:
    assert scores([1, 2]) == [1, 0]
    assert scores([2, 2]) == [0.5, 0.5]
    assert scores([1, 3, 1]) == [0.5, 0, 0.5]


def test_a_sequential_test_tells_strong_from_equal() -> None:
    strong, equal = Sequential(0.5, 0.65, 1000), Sequential(0.5, 0.65, 1000)
    strong.scores = [1.0] * 27 + [0.0] * 3
    assert strong.accepted()
    equal.scores = [1.0, 0.0] * 100
    assert equal.rejected()
    assert equal.over()
    assert not equal.accepted()
    low, high = interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)


@pytest.mark.parametrize("drawn", [0, 50])
def test_a_sequential_test_is_seldom_wrong(drawn: int) -> None:
    """Of 1000 series between equals, and as many with a stronger one; half of all games drawn."""
    dice, wrong = Dice("tests"), {0.5: 0, 0.65: 0}
    for truth in wrong:
        # A mean of *truth*, of which draws are a part.
        wins = (truth - drawn / 200) * 1000
        for _ in range(1000):
            trial = Sequential(0.5, 0.65, 10_000)
            while not trial.over():
                roll = dice.below(1000)
                trial.scores.append(1.0 if roll < wins else 0.5 if roll < wins + 10 * drawn else 0)
            wrong[truth] += trial.accepted() if truth == 0.5 else trial.rejected()
    assert max(wrong.values()) <= 60, "5 in 100, and a little luck"


def result_of(bots: list[str], places: list[int]) -> Result:
    return Result(Job("one", "ankh", bots, "1"), {}, "top", places, 10, [], [{} for _ in bots])


def test_a_rung_holds_when_the_upper_one_wins_and_not_when_they_are_equal() -> None:
    rung = Rung("ankh", "scribe", "farmer", 8, "1", 150)
    wins = [result_of(["scribe", "farmer"], [1, 2]), result_of(["farmer", "scribe"], [2, 1])]
    losses = [result_of(["scribe", "farmer"], [2, 1])]
    assert not rung.verdict(wins).over
    assert rung.verdict(wins * 15 + losses * 3).passed
    assert not rung.verdict(wins * 5).over, "ten in a row may still be luck"
    assert rung.verdict(wins * 6).over
    assert not rung.verdict(wins * 6 + wins[:1]).over, "half a pair"
    verdict = rung.verdict((wins + losses * 2) * 30)
    assert (verdict.over, verdict.passed) == (True, False)
    nobody = [result_of(["scribe", "farmer"], [2, 2])] * 10
    assert rung.verdict(nobody).share == 0.5
    assert rung.verdict(nobody).undecided == 1.0


def test_a_margin_asks_for_a_share_or_for_its_lower_bound() -> None:
    wins, loss = [result_of(["a", "b"], [1, 2])] * 6, [result_of(["a", "b"], [2, 1])] * 4
    share = Margin("ankh", "a", "b", 1, "1", 10, 0.6, surely=False)
    surely = Margin("ankh", "a", "b", 1, "1", 10, 0.5, surely=True)
    assert share.verdict(wins + loss).passed
    assert not surely.verdict(wins + loss).passed
    assert surely.verdict(wins * 2).passed


def test_one_among_others_is_to_win_more_than_its_part() -> None:
    alone = Alone("ankh", "a", "b", 8, "1", most=20)
    bots = ["b", "b", "a", "b"]
    wins, losses = result_of(bots, [2, 2, 1, 2]), result_of(bots, [1, 2, 2, 2])
    assert alone.verdict([wins] * 10 + [losses] * 10).passed
    assert not alone.verdict([wins] * 5 + [losses] * 15).passed
    nobody = result_of(bots, [4, 4, 4, 4])
    assert alone.verdict([wins] * 5 + [nobody] * 15).share == 0.25


def test_the_ladder_asks_every_question_by_a_name_of_its_own() -> None:
    series = ladder("ankh", "1")
    assert len({one.name() for one in series}) == len(series)
    names = [job.name for one in series for job in one.jobs()]
    assert len(set(names)) == len(names)


def test_a_series_stops_when_enough_was_seen(tmp_path: Path) -> None:
    """And what was played beyond it is no part of the results."""
    told: list[int] = []

    class Enough(Match):
        def verdict(self, results: list[Result]) -> Verdict:
            verdict = super().verdict(results)
            verdict.over = len(results) >= 2
            return verdict

    series = Enough("kemet", ["random", "random"], 4, 1, "test")
    results = Results(tmp_path)
    run_series(series, results, Backwards(), never, lambda verdict: told.append(verdict.games))
    assert told == [1, 2]
    assert [result.job.name for result in results.counted()] == ["match-0000", "match-0001"]
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 2


def ready_games(folder: Path, games: int, late: Callable[[], bool] = never) -> list[str]:
    """Those that had to be played for a match of so many."""
    executor = Backwards()
    series = Match("kemet", ["random", "greedy:1"], games, 1, "test")
    run_series(series, Results(folder), executor, late, lambda verdict: None)
    return executor.played


def test_what_was_finished_is_kept_whatever_is_asked_next(tmp_path: Path) -> None:
    """In a run without time, or for fewer games, and when more are asked for again."""
    assert len(ready_games(tmp_path, 4)) == 4
    assert ready_games(tmp_path, 4, late=lambda: True) == []
    assert len(Results(tmp_path).counted()) == 4, "late, and nothing was to be played"
    assert ready_games(tmp_path, 2) == []
    assert len(Results(tmp_path).counted()) == 2
    assert ready_games(tmp_path, 5) == ["match-0004"]
    assert len(Results(tmp_path).counted()) == 5


def test_what_has_been_decided_is_not_played_on(tmp_path: Path) -> None:
    """Results on disk are told before anything is begun."""
    rung = Rung("kemet", "greedy:2", "random", 1, "test", 14)
    first, again = Backwards(), Backwards()
    verdict = run_series(rung, Results(tmp_path), first, never, lambda verdict: None)
    assert verdict.over
    assert run_series(rung, Results(tmp_path), again, never, lambda verdict: None) == verdict
    assert again.played == []


def test_other_budgets_weights_or_rules_are_other_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the same names, in the same folder."""
    weights = tmp_path / "weights.json"
    weights.write_text(json.dumps({"weights": read_weights("ankh")}))
    bots = ["farmer", f"greedy:1@{weights}"]
    before = Job("one", "ankh", bots, "1")
    assert Job("one", "ankh", bots, "1") == before
    weights.write_text(json.dumps({"weights": {**read_weights("ankh"), "devotion": 0.1}}))
    assert Job("one", "ankh", bots, "1") != before
    before = Job("one", "ankh", ["farmer", "random"], "1")
    monkeypatch.setattr(ANKH, "version", "of tomorrow")
    assert Job("one", "ankh", ["farmer", "random"], "1") != before
    monkeypatch.undo()
    monkeypatch.setitem(GAMES["ankh"].levels, "farmer", "greedy:1000")
    assert Job("one", "ankh", ["farmer", "random"], "1") != before


def test_where_all_bots_are_alike_nobody_is_compared() -> None:
    alike = Match("ankh", ["random", "random"], 2, 1, "1")
    verdict = alike.verdict([result_of(["random", "random"], [1, 2])] * 2)
    assert (verdict.share, verdict.over) == (None, True)
    assert verdict.line() == "2 games"


@pytest.mark.parametrize("bots", ["a a a a", "a b a b", "a b b", "a b"])
def test_no_game_of_a_match_is_played_twice(bots: str) -> None:
    """Where bots are alike, they sit as before after less than a whole turn."""
    jobs = list(Match("ankh", bots.split(), 12, 1, "1").jobs())
    assert len({(tuple(job.bots), job.seed) for job in jobs}) == 12
    for seat in range(len(bots.split())):
        assert {job.bots[seat] for job in jobs} == set(bots.split())


def test_a_name_of_a_folder_is_never_too_long() -> None:
    names = {Match("ankh", [f"program:{'x' * 300} {n}"] * 2, 1, 1, "1").name() for n in range(2)}
    assert len(names) == 2
    assert max(map(len, names)) < 200
