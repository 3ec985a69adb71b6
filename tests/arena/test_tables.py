"""What results say: shares, ratings, charts and the page of a report."""

import random
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tawy.arena import shares
from tawy.arena.match import Job, Result, play, ranks
from tawy.arena.ratings import rate, who_met
from tawy.arena.series import Rung
from tawy.arena.thinking_time import ThinkingTime
from tawy.cli.arena_report import page
from tawy.pictures import charts


def result(bots: list[str], places: list[int], **more: object) -> Result:
    had = [{"god": [god]} for god in ["ra", "isis", "anubis", "amun", "osiris"][: len(bots)]]
    job = Job("one", "ankh", bots, "1")
    made = Result(job, {"scenario": "kings"}, "top", places, 40, [[0] * len(bots)], had)
    for name, value in more.items():
        setattr(made, name, value)
    return made


# --- ratings


@pytest.mark.parametrize("seed", range(20))
def test_a_better_place_never_brings_a_lower_rating(seed: int) -> None:
    """From equal ratings; ties stay ties."""
    dice = random.Random(seed)
    count = dice.randint(2, 5)
    places = sorted(dice.choices(range(1, count + 1), k=count))
    places = [1 + places.index(place) for place in places]
    bots = [f"bot {i}" for i in range(count)]
    ratings = {one.bot: one.mu for one in rate([result(bots, places)])}
    found = [ratings[bot] for bot in bots]
    for i in range(count - 1):
        if places[i] == places[i + 1]:
            assert found[i] == pytest.approx(found[i + 1])
        else:
            assert found[i] > found[i + 1]


def test_where_nobody_won_all_are_last_and_equal() -> None:
    assert ranks([2, 3, 4]) == [3, 3, 3]
    assert ranks([1, 2, 2]) == [1, 2, 2]
    ratings = rate([result(["a", "b", "c"], [2, 3, 4])])
    assert len({round(one.mu, 9) for one in ratings}) == 1


def test_more_games_tell_more() -> None:
    games = [result(["a", "b"], [1, 2]), result(["b", "a"], [2, 1])]
    few, many = rate(games), rate(games * 20)
    assert [one.bot for one in many] == ["a", "b"]
    assert many[0].sigma < few[0].sigma
    assert many[0].games == 40
    low, high = many[0].interval()
    assert low < many[0].mu < high


def test_a_bot_in_several_seats_gets_their_mean() -> None:
    ratings = {one.bot: one for one in rate([result(["a", "b", "b"], [1, 2, 3])])}
    assert ratings["a"].mu > ratings["b"].mu
    assert ratings["b"].games == 1


def test_who_is_met_first_does_not_decide() -> None:
    """The best beats the second while that one is still taken for weak."""
    best = [result(["best", "second"], [1, 2])] * 18 + [result(["best", "second"], [2, 1])] * 6
    rest = [result(["second", "worst"], [1, 2])] * 100
    assert [one.bot for one in rate(best + rest)] == ["best", "second", "worst"]


def test_those_who_never_met_are_rated_apart() -> None:
    games = [result(bots, [1, 2]) for bots in (["a", "b"], ["c", "d"], ["b", "e"], ["e", "a"])]
    met = [{bot for game in group for bot in game.job.bots} for group in who_met(games)]
    assert met == [{"a", "b", "e"}, {"c", "d"}]
    assert sum(len(group) for group in who_met(games)) == len(games)


def test_a_part_of_a_budget_is_another_bot() -> None:
    whole, part = result(["a", "b"], [1, 2]), result(["a", "b"], [2, 1])
    part.job.share = 8
    assert {row.word for row in shares.by_bot([whole, part])} == {"a", "b", "a / 8", "b / 8"}


# --- shares


def test_shares_are_counted_by_seat_and_by_what_it_had() -> None:
    results = [result(["a", "b"], [1, 2])] * 6 + [result(["a", "b"], [2, 1])] * 2
    kinds = shares.by_thing(results)
    assert [(row.word, row.games, row.share) for row in kinds["god"]] == [
        ("ra", 8, 0.75),
        ("isis", 8, 0.25),
    ]
    assert [row.share for row in kinds["seat, 2 players"]] == [0.75, 0.25]
    assert all(row.low < row.share < row.high for row in kinds["god"])
    [scenario] = shares.by_scenario(results)
    assert (scenario.word, scenario.share, scenario.fair) == ("kings", 0.75, 0.5)


def test_what_was_seen_too_rarely_is_not_listed() -> None:
    assert shares.by_thing([result(["a", "b"], [1, 2])] * 2)["god"] == []


def test_a_matrix_compares_every_two() -> None:
    found = shares.win_matrix(
        [result(["a", "b", "b"], [1, 2, 2]), result(["a", "b", "b"], [2, 1, 2])]
    )
    assert found["a", "b"].share == pytest.approx(0.625)
    assert found["b", "a"].share == pytest.approx(0.375)
    assert ("b", "b") not in found


def test_times_are_told_by_bot_in_its_turns_and_between() -> None:
    seconds, between = [[0.1] * 19 + [5.0], [1.0]], [[], [0.5]]
    found = shares.turn_seconds([result(["a", "b"], [1, 2], seconds=seconds, between=between)])
    apart = "b, between turns"
    assert found == {"a": (0.1, 5.0, 20), "b": (1.0, 1.0, 1), apart: (0.5, 0.5, 1)}


def test_an_answer_in_the_midst_of_a_turn_interrupts_it_not() -> None:
    spent = ThinkingTime(2)
    heard = [(0, 0, 1), (0, 1, 2), (0, 0, 4), (1, 1, 8), (-1, 0, 16), (0, 0, 32)]
    for turn, seat, seconds in heard:
        spent.note(turn, seat, seconds)
    assert spent.own == [[5, 32], [8]]
    assert spent.between == [[16], [2]]


def test_growth_is_told_apart_for_winners() -> None:
    grown = [[0, 0], [3, 1], [9, 2]]
    results = [result(["a", "b"], [1, 2], growth=grown)] * 5
    assert shares.growth(results, winners=True) == [0, 3, 9]
    assert shares.growth(results, winners=False) == [0, 1, 2]


# --- charts and the page


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (0, 37, [0, 10, 20, 30]), (18.2, 31, [20, 25, 30])],
)
def test_ticks_are_round_numbers(low: float, high: float, ticks: list[float]) -> None:
    assert charts.ticks(low, high) == ticks


def test_text_of_others_cannot_break_a_chart() -> None:
    drawn = charts.bars("<b>", [("program:<script>", 3)], "games & more")
    assert "<script>" not in drawn
    assert "games &amp; more" in drawn


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asked: list[str] = []  # things that a page would have to fetch

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.asked += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_report_is_whole_and_needs_nothing_else(tmp_path: Path) -> None:
    games = [
        play(Job(f"{i}", "kemet", bots, f"{i // 2}"))
        for i, bots in enumerate([["random", "greedy:1"], ["greedy:1", "random"]] * 3)
    ]
    rung = Rung("kemet", "greedy:1", "random", 1, "1", 150)
    text = page("A ladder", [(rung.title(), rung.verdict(games))], games)
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.asked == []
    assert text.count("<svg") <= text.count("<table")
    sections = re.findall(r"<h2>(.*?)</h2>", text)
    for wanted in ("Questions", "Ratings", "Win matrix", "Lengths", "Endings"):
        assert wanted in sections
    assert "Share of wins by tile" in sections
    assert "Growth of points" in sections
