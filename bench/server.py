"""Measure how many choices the server handles, and how long four people wait to hear of one.

`python -m bench.server`, best with the compiled engine: the server runs in one process on one core,
all people in another process on another core. At each table four people are in the middle of a
game. One chooses; once everybody has heard of it, the next one does. It is compared with the same
stack passing on the same messages, without rules and without a store.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.line import Unexpected
from bench.load import FLAT_OUT, PERSON, Load, Played, say
from bench.processes import ROOT, Process, cores, more_files, pinning
from bench.script import DATABASE, PREPARED, Prepared, read
from tawy import compiled

GAMES = ["ankh", "kemet"]
TABLES = [10, 50, 200, 1000]
SCRIPTS = 25  # games of each kind that differ
MOST_A_SECOND, FEWEST_STEPS = 8000, 100  # for these, spare games are prepared
RESERVE = 1.3  # games are opened beforehand for so many times what the warm-up promises
NOISE = 0.05  # of the server's core, for others, is no matter

COLUMNS = (
    "game | tables | pace | choices a second | median | 95 % | 99 % | CPU for a choice"
    " | of the limit | server's core | client's core"
)


def main() -> int:
    options = read_options()
    more_files()
    pair = cores()
    rows: list[dict[str, Any]] = []
    built = "compiled" if compiled.is_active() else "interpreted"
    print(f"Python {sys.version.split()[0]}, {os.cpu_count()} cores, {built}; {pinning(pair)}")
    print(f"{options.seconds:g} seconds for each line; milliseconds\n")
    print(f"| {COLUMNS} |\n|{' --- |' * len(COLUMNS.split('|'))}", flush=True)
    gc.disable()  # of the client: nothing that it makes is garbage before the end
    try:
        with tempfile.TemporaryDirectory() as folder:
            for game in options.game or GAMES:
                prepare(game, Path(folder), options.tables or TABLES, options.seconds)
                for tables in options.tables or TABLES:
                    for row in measure(game, tables, Path(folder), pair, options.seconds):
                        rows.append(row)
                        print(line_of(row), flush=True)
    except (Unexpected, RuntimeError, TimeoutError) as error:
        print(f"the measurement failed: {error!r}", file=sys.stderr)
        return 1
    if options.json is not None:
        Path(options.json).write_text(json.dumps({"rows": rows}, indent=1), encoding="utf-8")
    return 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument(
        "--tables", type=int, action="append", help="how many; can be repeated (10 50 200 1000)"
    )
    parser.add_argument("--game", choices=GAMES, action="append", help="can be repeated (all)")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each line (10)")
    parser.add_argument("--json", metavar="OUT", help="also write the results to this file")
    options = parser.parse_args()
    if options.seconds <= 0 or any(tables < 1 for tables in options.tables or []):
        parser.error("--tables must be 1 or more, --seconds more than 0")
    if options.json is not None and not Path(options.json).absolute().parent.is_dir():
        parser.error(f"--json {options.json}: no such folder")
    if options.json is not None and Path(options.json).is_dir():
        parser.error(f"--json {options.json}: is a folder; name a file in it")
    return options


def prepare(game: str, folder: Path, tables: list[int], seconds: float) -> None:
    begin, most = time.monotonic(), max(tables)
    say(f"{game}: preparing games")
    spare = math.ceil((seconds + 2 * warm_up(seconds)) * MOST_A_SECOND / FEWEST_STEPS)
    for path in folder.iterdir():
        path.unlink()
    command = [sys.executable, "-m", "bench.served_games", game, str(folder)]
    command += [str(min(SCRIPTS, most)), str(most + spare)]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise RuntimeError("no games were prepared; see the lines above for why")
    say(f"{game}: {most + spare} games prepared, {time.monotonic() - begin:.0f} s")


def warm_up(seconds: float) -> float:
    return min(2.0, seconds / 5)


def measure(
    game: str, tables: int, folder: Path, pair: tuple[int, int] | None, seconds: float
) -> list[dict[str, Any]]:
    """Both paces, on a database that nobody has played on, and the limit."""
    database = folder / "played.sqlite"
    for path in folder.glob(f"{database.name}*"):
        path.unlink()
    shutil.copy(folder / DATABASE, database)
    what = f"{game}, {tables} tables"
    ours = Process(["tawy", "serve", "--port", "0", "--database", str(database)], pair)
    try:
        found = asyncio.run(play(ours, folder, what, tables, [PERSON, FLAT_OUT], seconds))
    finally:
        ours.kill()
    limit = Process(["bench.limit", str(folder)], pair)
    try:
        peer = asyncio.run(play(limit, folder, f"{what}, limit", tables, [FLAT_OUT], seconds))
    finally:
        limit.kill()
    flat, person = found[FLAT_OUT], found[PERSON]
    return [
        row_of(game, tables, FLAT_OUT, flat, peer[FLAT_OUT]),
        row_of(game, tables, PERSON, person),
    ]


async def play(
    server: Process, folder: Path, what: str, tables: int, paces: list[str], seconds: float
) -> dict[str, Played]:
    load = Load(server.port, read(folder / PREPARED, Prepared), server.spent)
    warm, found, begin = warm_up(seconds), dict[str, Played](), time.monotonic()
    try:
        await load.sit_down(tables)
        say(f"{what}: all are seated, {time.monotonic() - begin:.0f} s")
        for pace in paces:
            if pace == FLAT_OUT:
                promised = await load.play(pace, 0, warm)
                rate = rate_of(promised) / tables
                await load.provide(RESERVE * rate * (warm + seconds))
            found[pace] = await load.play(pace, warm, seconds)
            tell(f"{what}, {pace}", found[pace])
    finally:
        load.leave()
    return found


def tell(what: str, played: Played) -> None:
    """What does not stand in the table."""
    more = f"; the server hung up in {played.lost} games" if played.lost else ""
    more += f"; {played.opened} games were opened meanwhile" if played.opened else ""
    for core in ("server", "client"):
        if (others := busy_of(played)[f"others_{core}_core"] or 0) > NOISE:
            more += f"; others took {others:.0%} of the {core}'s core"
    say(f"{what}: {rate_of(played):,.0f} choices a second{more}")


def row_of(
    game: str, tables: int, pace: str, played: Played, limit: Played | None = None
) -> dict[str, Any]:
    rate, most = rate_of(played), None if limit is None else rate_of(limit)
    return {
        "game": game, "tables": tables, "pace": pace, "choices_a_second": rate,
        "p50": at(played.waits, 50), "p95": at(played.waits, 95), "p99": at(played.waits, 99),
        "cpu_ms": cpu_of(played), "share_of_limit": rate / most if most else None,
        "limit_a_second": most, "limit_cpu_ms": None if limit is None else cpu_of(limit),
        "busy": busy_of(played), "limit_busy": None if limit is None else busy_of(limit),
        "lost": played.lost,
    }  # fmt: skip


def at(waits: list[float], share: float) -> float | None:
    """The wait, in milliseconds, that so many in 100 did not exceed."""
    ordered = sorted(waits)
    return 1000 * ordered[math.ceil(share / 100 * len(ordered)) - 1] if ordered else None


def rate_of(played: Played) -> float:
    return played.choices / played.seconds


def cpu_of(played: Played) -> float | None:
    """Milliseconds of the server for a choice."""
    share = busy_of(played)["server"]
    return None if share is None or not played.choices else 1000 * share / rate_of(played)


def busy_of(played: Played) -> dict[str, float | None]:
    """Of a core's time: what the server took, the client, and on the core of each all others."""
    names = ["server", "client", "others_server_core", "others_client_core"]
    if played.before is None or played.after is None:
        return dict.fromkeys(names)
    spent = [b - a for a, b in zip(played.before, played.after, strict=True)]
    own, others = spent[:2], [max(0.0, spent[2] - spent[0]), max(0.0, spent[3] - spent[1])]
    return {name: s / played.seconds for name, s in zip(names, own + others, strict=True)}


def line_of(row: dict[str, Any]) -> str:
    values = {**row, **row["busy"]}

    def told(name: str, form: str) -> str:
        return "" if values[name] is None else format(values[name], form)

    cells = [row["game"], f"{row['tables']:,}", row["pace"], told("choices_a_second", ",.0f")]
    cells += [told(name, ",.1f") for name in ("p50", "p95", "p99")]
    cells += [told("cpu_ms", ".2f"), told("share_of_limit", ".0%")]
    cells += [told("server", ".0%"), told("client", ".0%")]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main())
