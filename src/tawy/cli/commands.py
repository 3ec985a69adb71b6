"""The commands of `tawy`, for every registered game."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from pathlib import Path
from statistics import mean

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tawy import __version__, compiled
from tawy.bots.levels import OPPONENTS
from tawy.cli.arena import arena
from tawy.cli.files import blame, read_position, read_record, replayed, write_whole
from tawy.cli.games import GAMES
from tawy.cli.show import show_facts, show_history
from tawy.cli.terminal import Terminal, new_table
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.game import REGISTRY, game_called
from tawy.kernel.options import BadInput, one_of
from tawy.pictures.games import GAMES as PICTURED
from tawy.proof.cases import Failed, case_files, read_case, run_case
from tawy.proof.coverage import Coverage, check_citations, ledger, sample
from tawy.proof.fuzz import Fuzzed, wanted
from tawy.proof.fuzz import fuzz as fuzz_games
from tawy.records.play import Play
from tawy.records.position import dump, load
from tawy.records.record import replay, say
from tawy.words import LANGUAGES, Words

FILE = click.Path(path_type=Path)
LANGUAGE = click.option(
    "--lang", default="en", show_default=True, help=f"Language: {', '.join(LANGUAGES)}."
)
USUAL_PORT = 8650  # always the same, so that links to seats survive a restart
PORT = click.IntRange(0, 65535)
DATABASE = click.option(
    "--database",
    help="File or address of the database with your games (default: a file in your data folder).",
)
IN_TERMINAL = ("seats", "you", "against", "settings", "seed", "file", "lang")
IN_BROWSER = ("port", "database", "no_browser")
LOADED = "the record already sets game, seats, settings and seed; leave those options out"


def version() -> str:
    return f"tawy {__version__} ({'compiled' if compiled.is_active() else 'interpreted'})"


@click.group("tawy", context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version(), message="%(version)s")
def root() -> None:
    """Play Ankh and Kemet, check game records and test bots."""


root.add_command(arena)


@root.command()
def games() -> None:
    """List the games and their options."""
    for name, game in sorted(REGISTRY.items()):
        title = Words("en", game).say(name)
        click.echo(f"{name}  {title}, {game.fewest} to {game.most} seats, rules {game.version}")
        for setting, values in game.settings.items():
            click.echo(f"    --set {setting}={'|'.join(values)}")


@root.command()
@click.argument("game", required=False)
@click.option(
    "--port", type=PORT,
    help=f"Port to listen on (default: {USUAL_PORT}, or the next free one).",
)  # fmt: skip
@DATABASE
@click.option("--no-browser", is_flag=True, help="Don't open a browser; just print the address.")
@click.option(
    "--terminal", is_flag=True,
    help="Play in this terminal. The options below are for the terminal only.",
)  # fmt: skip
@click.option("--seats", type=int, help="Number of seats (default: the fewest the game allows).")
@click.option("--you", help="Seats you play, separated by commas, or 'all' (default: the first).")
@click.option(
    "--against", metavar="LEVEL",
    help=f"Level of the computer opponents: {', '.join(OPPONENTS)} (default: random).",
)  # fmt: skip
@click.option(
    "--set", "settings", multiple=True, metavar="NAME=VALUE",
    help="Set a game option; can be repeated. `tawy games` lists them.",
)  # fmt: skip
@click.option("--seed", help="Seed, to repeat a game (default: new and secret).")
@click.option("--load", "file", type=FILE, help="Continue a saved game.")
@LANGUAGE
@click.pass_context
def play(
    context: click.Context,
    game: str | None,
    port: int | None,
    database: str | None,
    no_browser: bool,
    terminal: bool,
    seats: int | None,
    you: str | None,
    against: str | None,
    settings: tuple[str, ...],
    seed: str | None,
    file: Path | None,
    lang: str,
) -> None:
    """Play in the browser. Games are saved and continue the next time you start.

    Name a GAME, ankh or kemet, to open the page where you set up a table of it.

    With --terminal, play GAME in this terminal (default: ankh; toy is available only here). The
    other seats choose at random unless you name a level with --against.
    """
    if game is not None:
        game_called(game)  # an unknown one is refused here, wherever it would be played
    terminal = terminal or game == "toy"
    for wrong in given(context, IN_BROWSER if terminal else IN_TERMINAL):
        where = "in the browser: leave it out" if terminal else "in the terminal: add --terminal"
        raise BadInput(wrong, f"works only {where}")
    if not terminal:
        play_in_browser(game, port, database, no_browser)
        return
    if file is None:
        found = game_called(game or "ankh")
        table = new_table(found, found.fewest if seats is None else seats, settings, seed)
    elif game or seats or settings or seed:
        raise BadInput("--load", LOADED)
    else:
        table = replayed(file)
    if against is not None and against not in OPPONENTS:
        raise BadInput("--against", f"no level is called {against!r}; {one_of(OPPONENTS)}")
    Terminal(table, you, lang, file, against).run()


def given(context: click.Context, names: tuple[str, ...]) -> list[str]:
    """Those of these parameters that were written, as they were written."""
    default = click.core.ParameterSource.DEFAULT
    parameters = [p for p in context.command.params if p.name in names]
    written = [p for p in parameters if context.get_parameter_source(str(p.name)) is not default]
    return [p.opts[0] if isinstance(p, click.Option) else p.human_readable_name for p in written]


def play_in_browser(
    game: str | None, port: int | None, database: str | None, no_browser: bool
) -> None:
    # Imported here, as below: the database library takes its time, and few commands need it.
    from tawy.cli import serving  # noqa: PLC0415

    def ready(address: str, note: str = "press Ctrl+C to stop") -> None:
        page = address if game is None else f"{address}{serving.START}{game}"
        click.echo(f"{page} ({note})")
        if not no_browser:
            serving.open_browser(page)

    where = serving.database_place(database)
    if port is None:
        listener = serving.listen_near(USUAL_PORT)
        found = listener.getsockname()[1]
    else:
        listener = serving.listen(port)
        found = port

    def opened(address: str) -> None:
        if port is None and found != USUAL_PORT:  # by other games than these
            click.echo(f"port {USUAL_PORT} is in use, using {found} instead", err=True)
        ready(address)

    try:
        serving.serve_on(listener, where, opened)
    except serving.Running:
        if port is not None or found == USUAL_PORT:
            raise
        ready(f"http://{serving.LOOPBACK}:{USUAL_PORT}/", "already running")


@root.command()
@click.option(
    "--port", type=PORT, default=USUAL_PORT, show_default=True,
    help="Port to listen on; 0 picks any free one.",
)  # fmt: skip
@DATABASE
def serve(port: int, database: str | None) -> None:
    """Run the server on this machine without opening a browser."""
    from tawy.cli import serving  # noqa: PLC0415

    where = serving.database_place(database)
    serving.serve_on(serving.listen(port), where, click.echo)


@root.command(name="replay")
@click.argument("record", type=FILE)
@LANGUAGE
def replay_record(record: Path, lang: str) -> None:
    """Replay RECORD and print what happened."""
    play = replayed(record)
    show_history(play, Words(lang, play.game))


@root.command()
@click.argument("record", type=FILE)
def verify(record: Path) -> None:
    """Check the draws, choices and result of RECORD against its seed."""
    found = read_record(record)
    with blame(record):
        game = game_called(found.header.game)
        if found.header.rules != game.version:
            told = f"they are {found.header.rules!r}, and only those can prove it; here they are"
            raise BadInput("rules", f"{told} {game.version!r}. `tawy replay` plays it by its words")
    try:
        replay(game, found, check=True)
    except BadInput as bad:
        raise click.ClickException(f"{record}: {bad}") from None
    secret = "" if found.header.key >= 0 else "; draws not checked: the record has no seed"
    click.echo(f"{record}: valid, {len(found.lines)} lines checked{secret}")


@root.group()
def position() -> None:
    """Check, draw and write positions."""


@position.command()
@click.argument("file", type=FILE)
def check(file: Path) -> None:
    """Check whether FILE is a valid position."""
    data = read_position(file)
    with blame(file):
        load(game_called(str(data["game"])), data)
    click.echo(f"{file}: valid")


@position.command()
@click.argument("record", type=FILE)
@click.option("--line", type=int, help="Line of the record to stop after (default: the last).")
def write(record: Path, line: int | None) -> None:
    """Print a position of RECORD as JSON: the last one, or the one after --line."""
    found = read_record(record)
    with blame(record):
        game = game_called(found.header.game)
        play = Play(game, found.header, open_chance=True)
        places = [int(sentence.place.split()[1]) for sentence in found.lines]
        if line is not None and line not in places:
            told = f"the choices are on lines {places[0]} to {places[-1]}" if places else "has none"
            raise BadInput("--line", f"{line} has no choice; {told}")
        for place, sentence in zip(places, found.lines, strict=True):
            if line is None or place <= line:
                say(play, sentence.words, sentence.place)
    click.echo(json.dumps(dump(game, play.state, found.header.settings, secret=False), indent=2))


@position.command()
@click.argument("file", type=FILE)
@click.option("--svg", type=FILE, help="Write an SVG picture to this file.")
@click.option("--phone", is_flag=True, help="Draw the picture in one narrow column.")
@LANGUAGE
def show(file: Path, svg: Path | None, phone: bool, lang: str) -> None:
    """Show the position in FILE in the terminal, or write it as a picture."""
    data = read_position(file)
    with blame(file):
        game = game_called(str(data["game"]))
        g = load(game, data)
    if svg is not None:
        if game.name not in PICTURED:
            raise BadInput("--svg", f"not for {game.name}; {one_of(list(PICTURED))}")
        write_whole(svg, PICTURED[game.name].picture(game.view(g, SPECTATOR), file.stem, phone))
        click.echo(f"{svg}: written")
        return
    show_facts(game, g, game.dump(g), Words(lang, game))
    for seat in game.engine.awaited(g):
        words = ", ".join(game.words(g, option) for option in game.engine.legal(g, seat))
        click.echo(f"{game.who(g, seat)}: {words}")


@position.command()
@click.argument("game", default="ankh")
def schema(game: str) -> None:
    """Print the JSON Schema for positions of GAME (default: ankh)."""
    if game_called(game).name not in GAMES:
        raise BadInput("GAME", f"{game} has no schema; {one_of(list(GAMES))}")
    click.echo(json.dumps(GAMES[game].schema(), indent=2))


@root.group()
def case() -> None:
    """Run rule cases."""


@case.command()
@click.argument("paths", type=FILE, nargs=-1, required=True)
def run(paths: tuple[Path, ...]) -> None:
    """Run the rule cases in PATHS (files or folders)."""
    failed = bad = 0
    found = case_files(list(paths))
    if not found:
        raise BadInput(", ".join(map(str, paths)), "contains no cases; their names end in .toml")
    for path in found:
        try:
            with blame(path):
                title = run_case(path)
                check_citations(read_case(path))
                click.echo(f"ok    {path}: {title}")
        except Failed as wrong:
            click.echo(f"FAIL  {path}: {wrong}")
            failed += 1
        except BadInput as unread:
            click.echo(f"BAD   {unread}")
            bad += 1
    if bad:
        raise BadInput("", f"files that are not valid cases: {bad}")
    if failed:
        raise click.ClickException(f"cases that failed: {failed}")


@root.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, help="Number of games.")
@click.option(
    "--seed", default="1", show_default=True, help="Seed; the same seed plays the same games."
)
@click.option(
    "--at-least", default=20, show_default=True,
    help="Fail if an event, choice or ending is seen fewer times than this.",
)  # fmt: skip
@click.option("--jobs", default=os.cpu_count() or 1, show_default=True, help="Number of processes.")
@click.option(
    "--out", type=FILE, default=Path(),
    help="Folder for the records of failed games (default: this folder).",
)  # fmt: skip
def fuzz(game: str, games: int, seed: str, at_least: int, jobs: int, out: Path) -> None:
    """Play GAME many times at random and check every guarantee."""
    found = game_called(game)
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise BadInput(name, f"must be 1 or more, not {number}")
    seen: Counter[str] = Counter()
    whole: list[Fuzzed] = []  # games from the start that were played to the end
    faults: list[str] = []
    began = time.monotonic()
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=games)
        for result in fuzz_games(game, games, seed, jobs):
            progress.advance(task)
            seen += result.sights
            if result.from_the_start and not result.fault:
                whole.append(result)
            if result.fault:
                path = out / f"fuzz-{game}-{seed}-{result.number}.record"
                write_whole(path, result.record)
                faults.append(f"game {result.number}: {result.fault} (record saved as {path})")
    rare = {name: seen[name] for name in wanted(found) if seen[name] < at_least}
    for name in wanted(found):
        click.echo(f"{seen[name]:>8}  {name}")
    for seats in sorted({result.seats for result in whole}):
        lot = [result for result in whole if result.seats == seats]
        decisions, turns = mean(r.decisions for r in lot), mean(r.turns for r in lot)
        click.echo(f"{seats} seats: {decisions:.0f} decisions, {turns:.0f} turns per game")
    for fault in faults:
        click.echo(f"failed: {fault}")
    took = f"{time.monotonic() - began:.0f} s on {jobs} processes"
    click.echo(f"{games} games, {len(faults)} failed, {len(rare)} things seen too rarely, {took}")
    if faults:
        raise click.ClickException(f"games that failed: {len(faults)}")
    if rare:
        listed = ", ".join(f"{name} ({times})" for name, times in rare.items())
        raise click.ClickException(f"seen fewer than {at_least} times: {listed}")


@root.group()
def rules() -> None:
    """List the rules of a game, and which of them are tested."""


@rules.command(name="list")
@click.argument("game")
def list_rules(game: str) -> None:
    """List the rules of GAME with their ids."""
    for rule, text in ledger(game_called(game).name).items():
        click.echo(f"{rule}  {text}")


@rules.command()
@click.argument("game")
@click.option(
    "--tests", type=FILE, default=Path("tests"), show_default=True, help="Folder of the tests."
)
def coverage(game: str, tests: Path) -> None:
    """List the rules of GAME that no test or case cites."""
    if not tests.is_dir():
        raise BadInput(str(tests), "no such folder; name the folder of the tests with --tests")
    found = Coverage(game_called(game).name, tests)
    for rule in found.missing():
        click.echo(f"not cited: {rule}  {found.rules[rule]}")
    for fault in found.faults:
        click.echo(f"fault: {fault}")
    cited = len(found.rules) - len(found.missing()) - len(found.inert)
    click.echo(f"{len(found.rules)} rules: {cited} cited, {len(found.inert)} inert")
    if found.missing() or found.faults:
        uncited, faults = len(found.missing()), len(found.faults)
        raise click.ClickException(f"rules that are not cited: {uncited}; faults: {faults}")


@rules.command(name="sample")
@click.argument("game")
@click.argument("count", type=int)
@click.option("--seed", required=True, help="Seed; the same seed picks the same rules.")
def sample_rules(game: str, count: int, seed: str) -> None:
    """Pick COUNT rules of GAME at random, for breaking them on purpose."""
    if count < 1:
        raise BadInput("COUNT", f"must be 1 or more, not {count}")
    text = ledger(game_called(game).name)
    for rule in sample(game, count, seed):
        click.echo(f"{rule}  {text[rule]}")
