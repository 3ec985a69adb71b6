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
    "--database", help="A file, or the address of a database; by default a file of your own."
)
IN_TERMINAL = ("seats", "you", "against", "settings", "seed", "file", "lang")
IN_BROWSER = ("port", "database", "no_browser")


def version() -> str:
    return f"tawy {__version__} ({'compiled' if compiled.is_active() else 'interpreted'})"


@click.group("tawy", context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version(), message="%(version)s")
def root() -> None:
    """Play, prove and measure the games of Tawy."""


root.add_command(arena)


@root.command()
def games() -> None:
    """List the games."""
    for name, game in sorted(REGISTRY.items()):
        title = Words("en", game).say(name)
        click.echo(f"{name}  {title}, {game.fewest} to {game.most} seats, rules {game.version}")
        for setting, values in game.settings.items():
            click.echo(f"    --set {setting}={'|'.join(values)}")


@root.command()
@click.argument("game", required=False)
@click.option("--port", type=PORT, help=f"{USUAL_PORT} by default, or the next free one.")
@DATABASE
@click.option("--no-browser", is_flag=True, help="Open no browser, only tell the address.")
@click.option("--terminal", is_flag=True, help="Play here; what follows is for the terminal.")
@click.option("--seats", type=int, help="How many seats; the fewest by default.")
@click.option("--you", help="The seats you play, with commas, or 'all'; the first by default.")
@click.option("--against", metavar="LEVEL", help=f"Who plays the others: {', '.join(OPPONENTS)}.")
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE", help="A game option.")
@click.option("--seed", help="Repeat a game; without it the seed is new and secret.")
@click.option("--load", "file", type=FILE, help="Go on with a saved record.")
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
    """Play in the browser: games stay where they are, and go on at the next start.

    GAME, ankh or kemet, opens the page where a table of that game is set up.

    With --terminal, play GAME (ankh by default; toy is played only there) in this terminal; other
    seats than yours choose at random, if --against does not say who plays them.
    """
    if game is not None:
        game_called(game)  # an unknown one is refused here, wherever it would be played
    terminal = terminal or game == "toy"
    for wrong in given(context, IN_BROWSER if terminal else IN_TERMINAL):
        where = "the browser, this is the terminal" if terminal else "the terminal: add --terminal"
        raise BadInput(wrong, f"is for {where}")
    if not terminal:
        play_in_browser(game, port, database, no_browser)
        return
    if file is None:
        found = game_called(game or "ankh")
        table = new_table(found, found.fewest if seats is None else seats, settings, seed)
    elif game or seats or settings or seed:
        raise BadInput("--load", "the record says game, seats, settings and seed; leave them out")
    else:
        table = replayed(file)
    if against is not None and against not in OPPONENTS:
        raise BadInput("--against", f"no {against!r}; {one_of(OPPONENTS)}")
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

    def ready(address: str, note: str = "Ctrl-C ends it") -> None:
        page = address if game is None else f"{address}{serving.START}{game}"
        click.echo(f"{page} ({note})")
        if not no_browser:
            serving.open_browser(page)

    where = serving.database_place(database)
    if port is None:
        listener = serving.listen_near(USUAL_PORT)
        found = listener.getsockname()[1]
        if found != USUAL_PORT:
            click.echo(f"port {USUAL_PORT} is taken", err=True)
    else:
        listener = serving.listen(port)
        found = port
    try:
        serving.serve_on(listener, where, ready)
    except serving.Running:
        if port is not None or found == USUAL_PORT:
            raise
        ready(f"http://{serving.LOOPBACK}:{USUAL_PORT}/", "it is running already")


@root.command()
@click.option("--port", type=PORT, default=USUAL_PORT, show_default=True, help="0: any free one.")
@DATABASE
def serve(port: int, database: str | None) -> None:
    """Serve tables and pages on this machine."""
    from tawy.cli import serving  # noqa: PLC0415

    where = serving.database_place(database)
    serving.serve_on(serving.listen(port), where, click.echo)


@root.command(name="replay")
@click.argument("record", type=FILE)
@LANGUAGE
def replay_record(record: Path, lang: str) -> None:
    """Play RECORD again and tell what happened."""
    play = replayed(record)
    show_history(play, Words(lang, play.game))


@root.command()
@click.argument("record", type=FILE)
def verify(record: Path) -> None:
    """Prove that the draws, choices and result of RECORD follow from its seed."""
    found = read_record(record)
    with blame(record):
        game = game_called(found.header.game)
        found.header.check(game.name, game.version)
    try:
        replay(game, found, check=True)
    except BadInput as bad:
        raise click.ClickException(f"{record}: {bad}") from None
    secret = "" if found.header.key >= 0 else ", draws not proven: the seed is not revealed"
    click.echo(f"{record}: {len(found.lines)} lines follow from each other{secret}")


@root.group()
def position() -> None:
    """Look at positions."""


@position.command()
@click.argument("file", type=FILE)
def check(file: Path) -> None:
    """Say whether FILE is a sound position."""
    data = read_position(file)
    with blame(file):
        load(game_called(str(data["game"])), data)
    click.echo(f"{file}: sound")


@position.command()
@click.argument("record", type=FILE)
@click.option("--line", type=int, help="Of the record: the position after this line.")
def write(record: Path, line: int | None) -> None:
    """Print the last position of RECORD, or the one after a line, as JSON."""
    found = read_record(record)
    with blame(record):
        game = game_called(found.header.game)
        play = Play(game, found.header, open_chance=True)
        for sentence in found.lines:
            if line is None or int(sentence.place.split()[1]) <= line:
                say(play, sentence.words, sentence.place)
    click.echo(json.dumps(dump(game, play.state, found.header.settings, secret=False), indent=2))


@position.command()
@click.argument("file", type=FILE)
@click.option("--svg", type=FILE, help="Draw it as a picture into this file.")
@click.option("--phone", is_flag=True, help="A picture in one column.")
@LANGUAGE
def show(file: Path, svg: Path | None, phone: bool, lang: str) -> None:
    """Draw FILE in the terminal, or as a picture."""
    data = read_position(file)
    with blame(file):
        game = game_called(str(data["game"]))
        g = load(game, data)
    if svg is not None:
        if game.name not in PICTURED:
            raise BadInput("--svg", f"there are pictures of: {', '.join(PICTURED)}")
        write_whole(svg, PICTURED[game.name].picture(game.view(g, SPECTATOR), file.stem, phone))
        click.echo(f"{svg}: drawn")
        return
    show_facts(game, g, game.dump(g), Words(lang, game))
    for seat in game.engine.awaited(g):
        words = ", ".join(game.words(g, option) for option in game.engine.legal(g, seat))
        click.echo(f"{game.who(g, seat)}: {words}")


@position.command()
@click.argument("game", default="ankh")
def schema(game: str) -> None:
    """Print the JSON Schema of the positions of GAME."""
    if game_called(game).name not in GAMES:
        raise BadInput("GAME", f"there are schemas of: {', '.join(GAMES)}")
    click.echo(json.dumps(GAMES[game].schema(), indent=2))


@root.group()
def case() -> None:
    """Rule cases."""


@case.command()
@click.argument("paths", type=FILE, nargs=-1, required=True)
def run(paths: tuple[Path, ...]) -> None:
    """Run the rule cases in PATHS, files or folders."""
    failed = bad = 0
    found = case_files(list(paths))
    if not found:
        raise BadInput(", ".join(map(str, paths)), "no case in it; cases end in .toml")
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
        raise BadInput("", f"files that are no sound case: {bad}")
    if failed:
        raise click.ClickException(f"cases that do not hold: {failed}")


@root.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, help="How many games.")
@click.option("--seed", default="1", show_default=True)
@click.option("--at-least", default=20, show_default=True, help="How often each thing is seen.")
@click.option("--jobs", default=os.cpu_count() or 1, show_default=True, help="Processes.")
@click.option("--out", type=FILE, default=Path(), help="Folder for the records of failures.")
def fuzz(game: str, games: int, seed: str, at_least: int, jobs: int, out: Path) -> None:
    """Play GAME many times at random under the contract."""
    found = game_called(game)
    if games < 1 or jobs < 1:
        raise BadInput("--games or --jobs", "wants 1 or more")
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
                faults.append(f"game {result.number}: {result.fault} (saved as {path})")
    rare = {name: seen[name] for name in wanted(found) if seen[name] < at_least}
    for name in wanted(found):
        click.echo(f"{seen[name]:>8}  {name}")
    for seats in sorted({result.seats for result in whole}):
        lot = [result for result in whole if result.seats == seats]
        decisions, turns = mean(r.decisions for r in lot), mean(r.turns for r in lot)
        click.echo(f"{seats} seats: {decisions:.0f} decisions, {turns:.0f} turns in a whole game")
    for fault in faults:
        click.echo(f"broken: {fault}")
    took = f"{time.monotonic() - began:.0f} s on {jobs} processes"
    click.echo(f"{games} games, {len(faults)} broken, {len(rare)} things seen too rarely, {took}")
    if faults:
        raise click.ClickException(f"games that broke: {len(faults)}")
    if rare:
        listed = ", ".join(f"{name} ({times})" for name, times in rare.items())
        raise click.ClickException(f"seen less than {at_least} times: {listed}")


@root.group()
def rules() -> None:
    """The ledger of a game."""


@rules.command(name="list")
@click.argument("game")
def list_rules(game: str) -> None:
    """List the rules of GAME."""
    for rule, text in ledger(game_called(game).name).items():
        click.echo(f"{rule}  {text}")


@rules.command()
@click.argument("game")
@click.option("--tests", type=FILE, default=Path("tests"), show_default=True)
def coverage(game: str, tests: Path) -> None:
    """Say which rules of GAME no test or case cites."""
    if not tests.is_dir():
        raise BadInput(str(tests), "no such folder; run this in the checkout or give --tests")
    found = Coverage(game_called(game).name, tests)
    for rule in found.missing():
        click.echo(f"not cited: {rule}  {found.rules[rule]}")
    for fault in found.faults:
        click.echo(f"fault: {fault}")
    cited = len(found.rules) - len(found.missing()) - len(found.inert)
    click.echo(f"{len(found.rules)} rules: {cited} cited, {len(found.inert)} inert")
    if found.missing() or found.faults:
        raise click.ClickException(f"{len(found.missing())} rules are not cited")


@rules.command(name="sample")
@click.argument("game")
@click.argument("count", type=int)
@click.option("--seed", required=True)
def sample_rules(game: str, count: int, seed: str) -> None:
    """Pick COUNT rules of GAME, to break them on purpose."""
    if count < 1:
        raise BadInput("COUNT", "wants 1 or more")
    text = ledger(game_called(game).name)
    for rule in sample(game, count, seed):
        click.echo(f"{rule}  {text[rule]}")
