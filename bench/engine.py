"""Compare Ankh and Kemet with other engines: decisions per second in random play.

`python -m bench.engine` runs everything in one process on one core: interpreted, and compiled if
there is a compiled build. It needs the packages of requirements/bench.txt.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.measured import PEER, Measured, rows_of
from bench.tally import Tally
from tawy import compiled

COUNTED = """\
A decision is a choice between two or more options. Forced moves (most of Catanatron's dice rolls, a
single option in our games, every draw of chance) are played and take time, but don't count.
A turn is one seat's turn: its first action in Ankh, its ordinary token in Kemet, the choice of a
move elsewhere. All engines play whole games, none of them twice, and choose with random.Random;
Kemet ends after 30 days at the latest. Times are CPU times of the process. Figures are medians over
the rounds; the ratio is the median of the rounds' ratios, with the lowest and the highest. Our
games are copied while cards for a battle are being chosen, the others in mid-game."""
GAMES = ["ankh", "kemet"]
# As they are imported, and as they are called where packages come from.
PEERS = {
    "catanatron": "catanatron", "chess": "chess", "pyspiel": "open_spiel",
    "pettingzoo": "pettingzoo", "pygame": "pygame", "numpy": "numpy",
}  # fmt: skip
COLUMNS = "engine game players build decisions/s to-Catanatron games/s us/turn copies/s"
WORDS = ("engine", "game", "build")
WIDE = 130


def main() -> int:
    options = read_options()
    missing = [name for module, name in PEERS.items() if find_spec(module) is None]
    if missing:
        pip = f"{sys.executable} -m pip install --require-hashes -r requirements/bench.txt"
        print(f"not installed: {', '.join(missing)}; run: {pip}", file=sys.stderr)
        return 2
    core = pin()
    measured = [measure(False, options.rounds, options.seconds)]
    if has_compiled_games():
        measured.append(measure(True, options.rounds, options.seconds))
    rows = [row for m in measured for row in rows_of(m)]
    report(rows, f"{options.rounds} rounds of {options.seconds:g} s each, {core}")
    if options.json is not None:
        Path(options.json).write_text(json.dumps({"rows": rows}, indent=1), encoding="utf-8")
    return 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="number of rounds (default: 5)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="seconds for each engine in a round (default: 1)"
    )
    parser.add_argument("--json", metavar="OUT", help="also write the results to this file")
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds must be 1 or more, --seconds more than 0")
    if options.json is not None and not Path(options.json).absolute().parent.is_dir():
        parser.error(f"--json {options.json}: no such folder")
    if options.json is not None and Path(options.json).is_dir():
        parser.error(f"--json {options.json}: is a folder; name a file in it")
    return options


def pin() -> str:
    """Stay on one core, and with us the processes that we start; say which."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core: this system can't do that"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def has_compiled_games() -> bool:
    built = compiled.ready()
    return built is not None and all(
        os.path.isdir(os.path.join(built, "tawy", game)) for game in GAMES
    )


def measure(compiled: bool, rounds: int, seconds: float) -> Measured:
    command = [sys.executable, "-m", "bench.rounds", str(rounds), str(seconds)]
    # Catanatron's lists come out of sets: the hash seed makes its games the same each time.
    switch = {"TAWY_COMPILED": "1" if compiled else "0", "PYTHONHASHSEED": "0"}
    environment = {**os.environ, **switch}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit("the measurement failed; see the lines above for why")
    found = json.loads(done.stdout)
    tallies = {name: [Tally(**tally) for tally in made] for name, made in found["tallies"].items()}
    return Measured(compiled, tallies, found["copies"])


def report(rows: list[dict[str, Any]], how: str) -> None:
    # A terminal has its width; a file gets lines that are not cut.
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    console.print(f"Python {sys.version.split()[0]}, {machine()}, {how}")
    console.print(", ".join(f"{name} {version(name)}" for name in PEERS.values()))
    console.print(table_of(rows))
    console.print(COUNTED, soft_wrap=True)
    if not any(row["compiled"] for row in rows):
        console.print(
            "no compiled build of these sources; `python3 go.py compile` makes one if there is a C"
            " compiler and Python.h",
            soft_wrap=True,
        )


def machine() -> str:
    """The processor as the system calls it, and how many cores there are."""
    called = "an unknown processor"
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        called = models[0].partition(":")[2].strip() if models else called
    return f"{called}, {os.cpu_count()} cores"


def table_of(rows: list[dict[str, Any]]) -> Table:
    table = Table(title="Random play", title_justify="left")
    for title in COLUMNS.split():
        table.add_column(title.replace("-", " "), justify="left" if title in WORDS else "right")
    for row in sorted(rows, key=lambda row: (row["engine"] != PEER[0], row["engine"] == "tawy")):
        least, most = row["ratio_range"]
        copies = "" if row["copies_per_s"] is None else f"{row['copies_per_s']:,.0f}"
        table.add_row(
            row["engine"], row["game"], str(row["players"]),
            "compiled" if row["compiled"] else "interpreted",
            f"{row['decisions_per_s']:,.0f}",
            f"{row['ratio_to_catanatron']:.2f} ({least:.2f} to {most:.2f})",
            f"{row['games_per_s']:.1f}", f"{row['us_per_turn']:.0f}", copies,
        )  # fmt: skip
    return table


if __name__ == "__main__":
    sys.exit(main())
