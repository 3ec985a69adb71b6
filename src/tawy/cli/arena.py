"""`tawy arena`: bots against bots."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import inf
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tawy.arena.executor import Lost, Processes
from tawy.arena.ladder import ladder as ladder_of
from tawy.arena.match import Result, check_game
from tawy.arena.results import VERDICTS, Results, Verdicts, read_verdicts, told_verdicts
from tawy.arena.run import run_series
from tawy.arena.series import Match, Series, Verdict
from tawy.arena.shares import failing
from tawy.arena.tune import WEIGHTS, Tuning, read_run, write_weights
from tawy.bots.evaluations import evaluation_of, read_weights
from tawy.bots.making import check_bot
from tawy.bots.program import DEADLINE, LONGEST_DEADLINE
from tawy.cli.files import blame, write_whole
from tawy.kernel.game import game_called
from tawy.kernel.options import BadInput

FOLDER = click.Path(path_type=Path, file_okay=False)
REPORT = "report.html"
HOW_RESULTS_ARE_MADE = (
    "`tawy arena match`, `ladder` and `balance` write results into the folder they print when they "
    "start, or the one given by --out"
)

GAMES = click.option("--games", default=100, show_default=True, help="Number of games.")
SEED = click.option(
    "--seed", default="1", show_default=True, help="Seed; the same seed plays the same games."
)
SHARE = click.option(
    "--share", default=1, show_default=True,
    help="Divide each bot's thinking budget by this number.",
)  # fmt: skip
JOBS = click.option(
    "--jobs", default=os.cpu_count() or 1, show_default=True, help="Number of processes."
)
OUT = click.option(
    "--out", type=FOLDER, help="Folder for results; games already in it are not played again."
)


class Milliseconds(click.ParamType[int]):
    """Of a deadline, refused in one sentence whatever is wrong with it."""

    name = "MS"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        text = str(value)
        if not re.fullmatch("[0-9]{1,9}", text) or not 1 <= int(text) <= LONGEST_DEADLINE:
            told = (
                f"must be a whole number of milliseconds from 1 to {LONGEST_DEADLINE}, not {text!r}"
            )
            self.fail(told, param, ctx)
        return int(text)


DEADLINE_OPTION = click.option(
    "--deadline", type=Milliseconds(), default=DEADLINE, show_default=True,
    help="Milliseconds a program may take for each answer.",
)  # fmt: skip
HOURS = click.option(
    "--hours", type=float,
    help="Start no new game after this many hours; run again to continue.",
)  # fmt: skip


@click.group()
def arena() -> None:
    """Let bots play each other: matches, ladders, reports.

    A BOT is a level (farmer, scribe, priest, vizier, pharaoh), random, greedy:PLANS, search:ROUNDS,
    search:NUMBERms, or "program:COMMAND" for a program of your own, which may take --deadline
    milliseconds for each answer.
    """


@arena.command()
@click.argument("game")
@click.argument("bots", nargs=-1, required=True)
@GAMES
@SEED
@SHARE
@DEADLINE_OPTION
@JOBS
@HOURS
@OUT
def match(
    game: str, bots: tuple[str, ...], games: int, seed: str, share: int, deadline: int, jobs: int,
    hours: float | None, out: Path | None,
) -> None:  # fmt: skip
    """Let BOTS play GAME against each other, taking turns in every seat."""
    check(game, list(bots), len(bots), {"--games": games, "--share": share}, jobs, hours)
    series = Match(game, list(bots), games, share, seed, deadline)
    run(f"{game}: {series.title()}", [series], out or folder_of(game, "match", seed), jobs, hours)


@arena.command()
@click.argument("game")
@SEED
@JOBS
@HOURS
@OUT
def ladder(game: str, seed: str, jobs: int, hours: float | None, out: Path | None) -> None:
    """Test whether each level of GAME is stronger than the one below it."""
    check(game, [], 2, {}, jobs, hours)
    where = out or folder_of(game, "ladder", seed)
    verdicts = run(f"{game}: the ladder", ladder_of(game, seed), where, jobs, hours)
    failed = [title for title, verdict in verdicts if verdict.over and not verdict.passed]
    if failed:
        raise click.ClickException(f"the test failed: {'; '.join(failed)}")


@arena.command()
@click.argument("game")
@click.option("--bot", default="scribe", show_default=True, help="Bot that plays all seats.")
@click.option("--seats", default=4, show_default=True, help="Number of seats.")
@GAMES
@SEED
@SHARE
@DEADLINE_OPTION
@JOBS
@HOURS
@OUT
def balance(
    game: str, bot: str, seats: int, games: int, seed: str, share: int, deadline: int, jobs: int,
    hours: float | None, out: Path | None,
) -> None:  # fmt: skip
    """Let one bot play all seats of GAME; show how often each seat, god, power and tile wins."""
    check(game, [bot], seats, {"--games": games, "--share": share}, jobs, hours)
    series = Match(game, [bot] * seats, games, share, seed, deadline)
    where = out or folder_of(game, "balance", seed)
    run(f"{game}: {seats} of {bot}", [series], where, jobs, hours)


@arena.command()
@click.argument("game")
@click.option("--generations", default=3, show_default=True, help="Number of generations.")
@click.option("--games", default=300, show_default=True, help="Games per generation to learn from.")
@click.option(
    "--matches", default=100, show_default=True,
    help="Games per generation against the previous weights.",
)  # fmt: skip
@click.option(
    "--plans", default=48, show_default=True, help="Plans tried by the greedy bot that plays."
)
@click.option(
    "--repeat",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Repeat the run that found the weights in this file, with its settings.",
)
@SEED
@JOBS
@HOURS
@OUT
def tune(
    game: str, generations: int, games: int, matches: int, plans: int, seed: str,
    repeat: Path | None, jobs: int, hours: float | None, out: Path | None,
) -> None:  # fmt: skip
    """Learn the evaluation weights for GAME by self-play, generation by generation."""
    check_game(game)
    began = read_weights(game)
    if repeat is not None:
        before = read_run(repeat)
        seed, plans, games, matches = before.seed, before.plans, before.games, before.matches
        began, generations = before.began, len(before.run)
    counts = {"--generations": generations, "--games": games, "--matches": matches}
    check(game, [f"greedy:{plans}"], 2, counts, jobs, hours)
    evaluation_of(game, began)  # refuses other terms than the game has
    tuning = Tuning(game, plans, games, matches, seed, out or folder_of(game, "tune", seed))
    weights, told = began, list[dict[str, object]]()
    late = too_late(hours)
    with keeping(tuning.out), bar() as progress:
        for number in range(generations):
            found = tuning.generation(
                number, weights, Processes(jobs), late, partial(teller, progress)
            )
            if found is None:
                break
            told.append(found)
            if not found["kept"]:
                break
            weights = found["weights"]
        more = {
            "seed": seed, "plans": plans, "games": games, "matches": matches,
            "began": began, "run": told,
        }  # fmt: skip
        path = write_weights(tuning.out / WEIGHTS, weights, more)
    for one in told:
        kept = "kept" if one["kept"] else "not kept"
        click.echo(f"generation {one['generation']}: won {one['share_won']} of its trial, {kept}")
    click.echo(f"{path}: {len(told)} generations")


@arena.command()
@click.argument("folder", type=FOLDER)
def report(folder: Path) -> None:
    """Rewrite the report for the results in FOLDER."""
    if not folder.is_dir():
        raise BadInput(str(folder), f"no such folder; {HOW_RESULTS_ARE_MADE}")
    with blame(folder):
        results = [
            result
            for path in sorted(folder.rglob("games.jsonl"))
            for result in Results(path.parent).counted()
        ]
        verdicts = read_verdicts(folder)
    if not results:
        raise BadInput(str(folder), f"has no game results; {HOW_RESULTS_ARE_MADE}")
    from tawy.cli.arena_report import page  # noqa: PLC0415  # as below

    by_game: dict[str, list[Result]] = {}
    for result in results:
        by_game.setdefault(result.job.game, []).append(result)
    for game, many in by_game.items():
        path = folder / (REPORT if len(by_game) == 1 else f"{game}-{REPORT}")
        write_whole(path, page(f"{game}: {folder.name}", verdicts, many))
        click.echo(f"{path}: {len(many)} games")


# --- what they share


def check(
    game: str, bots: list[str], seats: int, counts: dict[str, int], jobs: int, hours: float | None
) -> None:
    """Refuse at once what would be refused, or go wrong, in the middle of it."""
    check_game(game)
    for name, number in [*counts.items(), ("--jobs", jobs)]:
        if number < 1:
            raise BadInput(name, f"must be 1 or more, not {number}")
    if hours is not None and not hours > 0:
        raise BadInput("--hours", f"must be more than 0, not {hours:g}")
    for bot in bots:
        check_bot(bot, game)
    found = game_called(game)
    if not found.fewest <= seats <= found.most:
        raise BadInput("seats", f"{game} has {found.fewest} to {found.most} seats, not {seats}")


def folder_of(game: str, kind: str, seed: str) -> Path:
    return Path("arena") / f"{game}-{kind}-{seed}".replace(os.sep, "_")


def too_late(hours: float | None) -> Callable[[], bool]:
    end = inf if hours is None else time.monotonic() + hours * 3600
    return lambda: time.monotonic() > end


@contextmanager
def keeping(out: Path) -> Iterator[None]:
    """Whatever goes wrong inside is told in a line, and finished games stay."""
    click.echo(f"{out}: results are saved here; run the same command again to continue")
    try:
        with blame(out):
            yield
    except Lost as lost:
        raise click.ClickException(
            f"game {lost}: the process playing it died several times; finished games are saved, "
            "run the same command again to continue"
        ) from None


def run(title: str, series: list[Series], out: Path, jobs: int, hours: float | None) -> Verdicts:
    """Play all series, tell how they stand, and write the report."""
    late = too_late(hours)
    verdicts: Verdicts = []
    results: list[Result] = []
    with keeping(out), bar() as progress:
        for one in series:
            kept = Results(out / one.name())
            verdict = run_series(one, kept, Processes(jobs), late, teller(progress, one))
            verdicts.append((one.title(), verdict))
            results += kept.counted()
            said = f"{one.title()}: {verdict.line()}"
            progress.console.print(said, highlight=False, soft_wrap=True)
    if results:
        from tawy.cli.arena_report import core_hours, page  # noqa: PLC0415  # ratings take time

        write_whole(out / VERDICTS, told_verdicts(verdicts))
        write_whole(out / REPORT, page(title, verdicts, results))
        click.echo(f"{len(results)} games, {core_hours(results):.2f} core-hours: {out / REPORT}")
    tell_failing(results)
    return verdicts


def tell_failing(results: list[Result]) -> None:
    """Bots that failed here and there are named; one that always did has measured nothing."""
    found = failing(results)
    always = [one.line() for one in found if one.failed == one.games]
    for one in found:
        if one.failed < one.games:
            click.echo(one.line(), err=True)
    if always:
        raise click.ClickException("\n".join(always))


def bar() -> Progress:
    columns = (
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:.0f} games"),
        TimeElapsedColumn(), TextColumn("left at most"), TimeRemainingColumn(),
    )  # fmt: skip
    return Progress(*columns, console=Console(stderr=True))


def teller(progress: Progress, series: Series) -> Callable[[Verdict], None]:
    task = progress.add_task(series.title(), total=series.most)

    def tell(verdict: Verdict) -> None:
        known = verdict.games and verdict.share is not None
        share = f", {verdict.whose} {verdict.share:.2f}" if known else ""
        progress.update(task, completed=verdict.games, description=f"{series.title()}{share}")

    return tell
