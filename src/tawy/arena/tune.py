"""Weights by self-play: games are played, and the weights that foretell their winners best win.

A generation plays with the weights of the one before. Its own go on only if they win against
those in a match. Everything follows from the seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from tawy.arena.executor import Executor
from tawy.arena.match import Job, Result, scores
from tawy.arena.results import Results
from tawy.arena.run import run_series
from tawy.arena.series import NOTHING, Margin, Series, Verdict, undecided
from tawy.bots.evaluations import evaluation_of
from tawy.kernel.game import game_called
from tawy.kernel.options import BadInput
from tawy.records.play import Play
from tawy.records.record import read, say
from tawy.thinking.fit import Moment, fitted, likelihood

SEATS: Final = [2, 3, 4]
TRUST: Final = 0.002  # in the weights before, against the mean of all moments
WEIGHTS: Final = "weights.json"


@dataclass
class School(Series):
    """One bot in all seats, with two, three and four players in turn."""

    game: str
    bot: str
    most: int
    seed: str

    def name(self) -> str:
        return "games"

    def title(self) -> str:
        return f"{self.most} games to learn from"

    def jobs(self) -> Iterator[Job]:
        for number in range(self.most):
            bots = [self.bot] * SEATS[number % len(SEATS)]
            yield Job(f"game-{number:04}", self.game, bots, f"{self.seed} {number}")

    def verdict(self, results: list[Result]) -> Verdict:
        count = len(results)
        return Verdict(count, None, NOTHING, count >= self.most, None, undecided(results))


class Trial(Margin):
    """New weights against old ones. Its seeds must not depend on where the files lie."""

    def name(self) -> str:
        return "trial"


@dataclass
class Tuning:
    game: str
    plans: int  # of the greedy bot that plays
    games: int  # of a generation, to learn from
    matches: int  # games of its trial against the one before
    seed: str
    out: Path

    def generation(
        self,
        number: int,
        weights: dict[str, float],
        executor: Executor,
        late: Callable[[], bool],
        teller: Callable[[Series], Callable[[Verdict], None]],
    ) -> dict[str, Any] | None:
        """What one generation has found; nothing if it became too late."""
        home = self.out / f"generation-{number}"
        before = write_weights(home / "before.json", weights)
        seed = f"{self.seed} generation {number}"
        bot = f"greedy:{self.plans}@{before}"
        school = School(self.game, bot, self.games, seed)
        results = Results(home / school.name())
        if not run_series(school, results, executor, late, teller(school)).over:
            return None
        evaluation = evaluation_of(self.game, weights)
        moments = [moment for one in results.counted() for moment in self.moments(results, one)]
        if not moments:
            raise BadInput("--games", f"nobody won any of the {self.games} games: play more")
        bounds = evaluation.lowest, evaluation.highest
        new = fitted(moments, evaluation.weights, TRUST, *bounds)
        found = {t: round(w, 3) for t, w in zip(evaluation.terms, new, strict=True)}
        after = write_weights(home / "after.json", found)
        trial = Trial(
            self.game, f"greedy:{self.plans}@{after}", bot, 1, seed, self.matches, 0.5, False
        )
        kept = Results(home / trial.name())
        verdict = run_series(trial, kept, executor, late, teller(trial))
        if not verdict.over:
            return None
        assert verdict.share is not None
        return {
            "generation": number, "games": self.games, "moments": len(moments),
            "likelihood_before": round(likelihood(moments, evaluation.weights), 4),
            "likelihood_after": round(likelihood(moments, new), 4),
            "share_won": round(verdict.share, 3), "kept": bool(verdict.passed), "weights": found,
        }  # fmt: skip

    def moments(self, results: Results, result: Result) -> Iterator[Moment]:
        """The beginnings of turns, in a game that was won."""
        if 1 not in result.places:
            return
        game: Any = game_called(self.game)
        evaluation = evaluation_of(self.game)
        won = scores(result.places)
        record = read(results.record_of(result.job).read_text(encoding="utf-8"))
        play = Play(game, record.header, open_chance=True)
        for sentence in record.lines:
            g = play.state
            if evaluation.quiet(g):
                by_side = [sum(won[s] for s in range(g.seats) if g.side[s] == d) for d in g.sides()]
                if sum(by_side):  # else it is won by a side that had to leave
                    yield Moment(evaluation.measure(g), [w / sum(by_side) for w in by_side])
            say(play, sentence.words, sentence.place)


@dataclass
class Kept:
    """What a file of weights tells of the run that has found them."""

    seed: str
    plans: int
    games: int
    matches: int
    began: dict[str, float]
    run: list[dict[str, object]]  # by generation


def read_run(path: Path) -> Kept:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Kept)
    except msgspec.MsgspecError as error:
        raise BadInput(str(path), f"is not a weights file of `tawy arena tune`: {error}") from None


def write_weights(
    path: Path, weights: dict[str, float], more: dict[str, object] | None = None
) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"weights": weights, **(more or {})}, indent=2) + "\n"
    path.write_text(text, encoding="utf-8")
    return path
