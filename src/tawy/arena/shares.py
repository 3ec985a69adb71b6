"""What a heap of results says, as tables of shares with their intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from tawy.arena.match import Result, fault_of, scores
from tawy.arena.sequential import interval

SEAT, SCENARIO, BETWEEN = "seat", "scenario", "between turns"
LEAST_GAMES = 5  # in which a thing was there, to be listed


@dataclass
class Row:
    """How a thing did: of so many games that it was in, the share that its seat won."""

    word: str
    games: int
    share: float
    low: float
    high: float
    fair: float  # what it would win if all were alike


def shares(seen: dict[str, list[tuple[float, int]]]) -> list[Row]:
    """Of scores, each with the number of seats in its game; the best first."""
    rows = []
    for word, scored in seen.items():
        won, count = sum(score for score, _ in scored), len(scored)
        low, high = interval(won, count)
        fair = sum(1 / seats for _, seats in scored) / count
        rows.append(Row(word, count, won / count, low, high, fair))
    return sorted(rows, key=lambda row: (row.fair - row.share, row.word))


def by_bot(results: list[Result]) -> list[Row]:
    seen: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for result in results:
        for bot, score in zip(result.job.players(), scores(result.places), strict=True):
            seen[bot].append((score, len(result.places)))
    return shares(seen)


def by_thing(results: list[Result]) -> dict[str, list[Row]]:
    """By kind (god, power, tile, seat): the share of wins with each thing of that kind."""
    seen: dict[str, dict[str, list[tuple[float, int]]]] = defaultdict(lambda: defaultdict(list))
    for result in results:
        seats = len(result.places)
        for seat, score in enumerate(scores(result.places)):
            seen[f"{SEAT}, {seats} players"][str(seat + 1)].append((score, seats))
            for kind, words in result.had[seat].items():
                for word in words:
                    seen[kind][word].append((score, seats))
    found = {}
    for kind, things in sorted(seen.items()):
        often = {word: scored for word, scored in things.items() if len(scored) >= LEAST_GAMES}
        found[kind] = shares(often)
        if kind.startswith(SEAT):
            found[kind].sort(key=lambda row: int(row.word))
    return found


def by_scenario(results: list[Result]) -> list[Row]:
    """How often the first seat wins in each: where it should win as often as any other."""
    seen: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for result in results:
        if SCENARIO in result.settings:
            score = scores(result.places)[0]
            seen[result.settings[SCENARIO]].append((score, len(result.places)))
    return shares(seen)


def win_matrix(results: list[Result]) -> dict[tuple[str, str], Row]:
    """Of each bot against each other one: the share of games in which it came before it."""
    seen: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        for (one, mine), (other, theirs) in pairs(result):
            if one != other:
                seen[one, other].append(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0)
    found = {}
    for key, scored in seen.items():
        low, high = interval(sum(scored), len(scored))
        share = sum(scored) / len(scored)
        found[key] = Row(" - ".join(key), len(scored), share, low, high, 0.5)
    return found


def pairs(result: Result) -> Iterator[tuple[tuple[str, int], tuple[str, int]]]:
    """Every two seats: bot and place of each."""
    seats = list(zip(result.job.players(), result.places, strict=True))
    for i, one in enumerate(seats):
        for j, other in enumerate(seats):
            if i != j:
                yield one, other


@dataclass
class Failing:
    """A bot that another had to go on for, in so many of the games that it was in."""

    bot: str
    games: int
    failed: int
    first: str  # why, in the first of them

    def line(self) -> str:
        often = f"{self.failed} of {self.games} games"
        return f"{self.bot} failed in {often}, and random went on for it; first: {self.first}"


def failing(results: list[Result]) -> list[Failing]:
    """A game in which several seats of one bot failed counts once."""
    games: Counter[str] = Counter()
    failed: Counter[str] = Counter()
    first: dict[str, str] = {}
    for result in results:
        players = result.job.players()
        games.update(set(players))
        faults = [(players[seat], why) for seat, why in map(fault_of, result.faults)]
        failed.update({bot for bot, _ in faults})
        for bot, why in faults:
            first.setdefault(bot, why)
    return [Failing(bot, games[bot], failed[bot], why) for bot, why in first.items()]


def endings(results: list[Result]) -> dict[str, int]:
    found: dict[str, int] = defaultdict(int)
    for result in results:
        found[result.ending] += 1
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def lengths(results: list[Result]) -> list[int]:
    return sorted(result.plies for result in results)


def growth(results: list[Result], winners: bool) -> list[float]:
    """The median score at each tick of the clock, of those who won or of those who did not."""
    ticks: dict[int, list[int]] = defaultdict(list)
    for result in results:
        for tick, points in enumerate(result.growth):
            for seat, place in enumerate(result.places):
                if (place == 1) == winners:
                    ticks[tick].append(points[seat])
    return [median(ticks[tick]) for tick in sorted(ticks) if len(ticks[tick]) >= LEAST_GAMES]


def turn_seconds(results: list[Result]) -> dict[str, tuple[float, float, int]]:
    """By bot: median and 95th percentile of its thinking in a whole turn, and how many turns.

    What it thought between its turns stands apart.
    """
    seen: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result.job.players()):
            seen[bot] += result.seconds[seat]
            seen[f"{bot}, {BETWEEN}"] += result.between[seat]
    found = {}
    for bot, turns in sorted(seen.items()):
        if not turns:
            continue
        turns.sort()
        late = turns[min(len(turns) - 1, int(0.95 * len(turns)))]
        found[bot] = (median(turns), late, len(turns))
    return found
