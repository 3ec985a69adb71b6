"""One game of the arena, from a job to a result: plain data both, wherever it is played."""

from __future__ import annotations

import re
import time
from dataclasses import asdict, dataclass, field
from typing import Any

import tawy.games  # noqa: F401  # each process registers the games
from tawy.arena.games import GAMES
from tawy.arena.thinking_time import ThinkingTime
from tawy.bots.bot import seed_of_bot
from tawy.bots.knowledge import look
from tawy.bots.making import bot_called, is_program, made_of
from tawy.bots.program import DEADLINE
from tawy.kernel.game import game_called
from tawy.kernel.options import BadInput, one_of
from tawy.kernel.rng import Stream, stretch
from tawy.records.play import Header, Play
from tawy.records.record import write


@dataclass
class Job:
    """A game to be played. Its *name* says what it is for, and is its own in a run."""

    name: str
    game: str
    bots: list[str]  # by seat
    seed: str  # of the game: set-up and chance
    share: int = 1  # budgets are divided by it
    made_of: str = ""  # what plays, by rules, budgets and weights: others play another game
    # Milliseconds for an answer of a program. Jobs are compared by what they are made of: where no
    # program plays, another deadline is the same game.
    deadline: int = field(default=DEADLINE, compare=False)

    def __post_init__(self) -> None:
        self.made_of = self.made_of or made_of(self.game, self.bots, self.deadline)

    def players(self) -> list[str]:
        """By seat."""
        return [player(bot, self.share, self.deadline) for bot in self.bots]


def player(bot: str, share: int, deadline: int = DEADLINE) -> str:
    """What it is called in tables: with another budget or deadline a bot is another one."""
    called = bot if share == 1 else f"{bot} / {share}"
    return f"{called}, {deadline} ms" if is_program(bot) and deadline != DEADLINE else called


@dataclass
class Result:
    """How it went; all but the seconds and those between follows from the job."""

    job: Job
    settings: dict[str, str]
    ending: str
    places: list[int]
    plies: int
    growth: list[list[int]]  # scores of all seats, each time that the clock of the game moves
    had: list[dict[str, list[str]]]  # by seat
    faults: list[str] = field(default_factory=list)  # of bots for which others had to go on
    record: str = ""
    # By seat: of thinking in each turn of its own, and in each of others; see ThinkingTime.
    seconds: list[list[float]] = field(default_factory=list)
    between: list[list[float]] = field(default_factory=list)

    def told(self) -> dict[str, object]:
        """As a line of a result file: the record is kept apart."""
        told = asdict(self)
        del told["record"]
        return told


def check_game(name: str) -> None:
    if name not in GAMES:
        raise BadInput("game", f"{name!r} can't be played in the arena; {one_of(list(GAMES))}")


def play(job: Job) -> Result:
    check_game(job.game)
    game: Any = game_called(job.game)
    row = GAMES[job.game]
    settings = row.settings(len(job.bots), Stream(f"table {job.seed}"))
    names = [f"{bot} {seat + 1}" for seat, bot in enumerate(job.bots)]
    header = Header(game.name, game.version, names, job.name, stretch(job.seed), "", settings)
    header.bots = dict(enumerate(job.players()))
    match = Play(game, header)
    bots = [
        bot_called(bot, job.game, seed_of_bot(header.key, seat), job.share, deadline=job.deadline)
        for seat, bot in enumerate(job.bots)
    ]
    spent = ThinkingTime(len(bots))
    growth: list[list[int]] = []
    g = match.state
    try:
        while g.ending < 0:
            seat = game.engine.pending(g)[0]
            while len(growth) <= game.turns(g):
                growth.append([game.score(g, s) for s in range(g.seats)])
            start = time.process_time()
            choice = bots[seat].choose(look(game, g, seat))
            spent.note(g.turn, seat, time.process_time() - start)
            match.apply(seat, choice.option)
            g = match.state
    finally:
        for bot in bots:
            bot.leave()
    growth.append([game.score(g, s) for s in range(g.seats)])
    faults = [told_fault(seat, bot.fault) for seat, bot in enumerate(bots) if bot.fault]
    return Result(
        job, settings, game.endings[g.ending], g.places, len(match.log.plies), growth,
        [row.had(g, s) for s in range(g.seats)], faults, write(match),
        spent.own, spent.between,
    )  # fmt: skip


def told_fault(seat: int, why: str) -> str:
    return f"seat {seat + 1}: {why}"


def fault_of(told: str) -> tuple[int, str]:
    """Whose fault it was, as a seat, and why."""
    found = re.fullmatch(r"seat ([1-9]): (.*)", told, re.DOTALL)
    if found is None:
        raise ValueError(f"{told!r} is no fault of a seat")
    return int(found[1]) - 1, found[2]


def scores(places: list[int]) -> list[float]:
    """By seat: 1 for the winner, shared among several; where nobody won, the same for all.

    A game without a winner (all gods forgotten, the last day reached) has all seats last.
    """
    winners = places.count(1)
    if not winners:
        return [1 / len(places)] * len(places)
    return [1 / winners if place == 1 else 0.0 for place in places]


def ranks(places: list[int]) -> list[int]:
    """By seat, as they count for ratings: where nobody won, all are last, and so all equal."""
    return places if 1 in places else [len(places)] * len(places)
