"""Ankh and Kemet against Catanatron, all played at random: how many decisions a second.

`python -m bench.engine` measures them in one process on one core, interpreted and, where there is
a build, compiled. It wants the pins of requirements/bench.txt.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import median

from rich.console import Console
from rich.table import Table

from bench.tally import Tally
from tawy import compiled

COUNTED = """\
A decision is a choice between two options or more. What is forced (most rolls of Catanatron's dice,
a single option of ours, every draw of chance) is played and takes its time, but does not count.
A turn is that of one seat: its first action in Ankh, its ordinary token in Kemet. All play whole
games, none twice, with one kind of chooser, random.Random; Kemet ends after thirty days at the
latest. Catanatron plays with four. Time is CPU time of the process. Figures are medians of the
rounds; the ratio is the median of each round's own, with the least and the most. A copy is that of
four seats while cards for a battle are being chosen."""
GAMES = ["ankh", "kemet"]
SEATS = range(2, 6)


@dataclass
class Measured:
    """What one process found: a tally by contestant and round, seconds for one copy by game."""

    tallies: dict[str, list[Tally]]
    copies: dict[str, list[float]]

    def per_second(self, name: str, what: Callable[[Tally], int]) -> float:
        return median([what(tally) / tally.seconds for tally in self.tallies[name]])

    def decisions(self, name: str) -> float:
        return self.per_second(name, lambda tally: tally.decisions)

    def games(self, name: str) -> float:
        return self.per_second(name, lambda tally: tally.games)

    def turn_microseconds(self, name: str) -> float:
        return 1e6 / self.per_second(name, lambda tally: tally.turns)

    def copy_microseconds(self, game: str) -> float:
        return 1e6 * median(self.copies[game])

    def decisions_per_game(self, name: str) -> float:
        made = self.tallies[name]
        return sum(tally.decisions for tally in made) / sum(tally.games for tally in made)

    def ratios(self, name: str) -> list[float]:
        """Decisions a second for one of Catanatron's, round by round."""
        pairs = zip(self.tallies[name], self.tallies["catan 4"], strict=True)
        return [
            (ours.decisions / ours.seconds) / (theirs.decisions / theirs.seconds)
            for ours, theirs in pairs
        ]


def main() -> int:
    options = read_options()
    if find_spec("catanatron") is None:
        pip = f"{sys.executable} -m pip install --require-hashes -r requirements/bench.txt"
        print(f"catanatron is not installed here: {pip}", file=sys.stderr)
        return 2
    core = pin()
    measured = {"interpreted": measure("0", options.rounds, options.seconds)}
    if has_compiled_games():
        measured["compiled"] = measure("1", options.rounds, options.seconds)
    report(measured, f"{options.rounds} rounds of {options.seconds:g} s each, {core}")
    return 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how many (7)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="of each contestant in a round (1)"
    )
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("at least one round, and more than no time")
    return options


def pin() -> str:
    """Stay on one core, and with us the processes that we start; say which."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core: this system has no way to"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def has_compiled_games() -> bool:
    built = compiled.ready()
    return built is not None and all(
        os.path.isdir(os.path.join(built, "tawy", game)) for game in GAMES
    )


def measure(switch: str, rounds: int, seconds: float) -> Measured:
    command = [sys.executable, "-m", "bench.rounds", str(rounds), str(seconds)]
    # Catanatron's lists come out of sets: the hash seed makes its games the same each time.
    environment = {**os.environ, "TAWY_COMPILED": switch, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit("the measurement failed; what it said stands above")
    found = json.loads(done.stdout)
    tallies = {name: [Tally(**tally) for tally in made] for name, made in found["tallies"].items()}
    return Measured(tallies, found["copies"])


def report(measured: dict[str, Measured], how: str) -> None:
    console = Console()
    console.print(f"Python {sys.version.split()[0]}, {how}")
    console.print(by_seats(measured))
    console.print(copies(measured))
    console.print(COUNTED, soft_wrap=True)
    if "compiled" not in measured:
        console.print(
            "no compiled build: none holds the games as they stand in src; `python3 go.py compile`"
            " makes one where there are a C compiler and Python.h",
            soft_wrap=True,
        )


def by_seats(measured: dict[str, Measured]) -> Table:
    table = Table(title="Random play", title_justify="left")
    columns = "game seats build decisions/s to-Catanatron games/s decisions/game us/turn"
    for title in columns.split():
        left = title in ("game", "build")
        table.add_column(title.replace("-", " "), justify="left" if left else "right")
    for build, m in measured.items():
        table.add_row("Catanatron", "4", build, *figures(m, "catan 4", "1"))
    for game in GAMES:
        for seats in SEATS:
            for build, m in measured.items():
                name = f"{game} {seats}"
                table.add_row(
                    game.title(), str(seats), build, *figures(m, name, ratio_text(m, name))
                )
    return table


def figures(m: Measured, name: str, ratio: str) -> list[str]:
    return [
        f"{m.decisions(name):,.0f}",
        ratio,
        f"{m.games(name):.1f}",
        f"{m.decisions_per_game(name):.0f}",
        f"{m.turn_microseconds(name):.0f}",
    ]


def ratio_text(m: Measured, name: str) -> str:
    ratios = m.ratios(name)
    return f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def copies(measured: dict[str, Measured]) -> Table:
    table = Table(title="Copy in a battle, us", title_justify="left")
    for title in ("game", *measured):
        table.add_column(title, justify="left" if title == "game" else "right")
    for game in GAMES:
        cells = [f"{m.copy_microseconds(game):.2f}" for m in measured.values()]
        table.add_row(game.title(), *cells)
    return table


if __name__ == "__main__":
    sys.exit(main())
