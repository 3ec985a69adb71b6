"""Ankh against Catanatron, both played at random: how many decisions a second.

`python -m bench.engine` measures both in one process on one core, interpreted and, where there is
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
a single option of Ankh, every draw of chance) is played and takes its time, but does not count.
A turn is that of one seat, counted at the choice of its first action. Both sides play whole games,
no game twice, with one kind of chooser, random.Random. Time is CPU time of the process. Figures are
medians of the rounds; the ratio is the median of each round's own, with the least and the most."""


@dataclass
class Measured:
    """What one process found: by contestant a tally for each round, and seconds for one copy."""

    tallies: dict[str, list[Tally]]
    copies: list[float]

    def per_second(self, name: str, what: Callable[[Tally], int]) -> float:
        return median([what(tally) / tally.seconds for tally in self.tallies[name]])

    def decisions(self, name: str) -> float:
        return self.per_second(name, lambda tally: tally.decisions)

    def games(self, name: str) -> float:
        return self.per_second(name, lambda tally: tally.games)

    def turn_microseconds(self, name: str) -> float:
        return 1e6 / self.per_second(name, lambda tally: tally.turns)

    def copy_microseconds(self) -> float:
        return 1e6 * median(self.copies)

    def decisions_per_game(self, name: str) -> float:
        made = self.tallies[name]
        return sum(tally.decisions for tally in made) / sum(tally.games for tally in made)

    def ratios(self) -> list[float]:
        """Ankh's decisions a second for one of Catanatron's, round by round."""
        pairs = zip(self.tallies["ankh 4"], self.tallies["catan 4"], strict=True)
        return [
            (ankh.decisions / ankh.seconds) / (catan.decisions / catan.seconds)
            for ankh, catan in pairs
        ]


def main() -> int:
    options = read_options()
    if find_spec("catanatron") is None:
        pip = f"{sys.executable} -m pip install --require-hashes -r requirements/bench.txt"
        print(f"catanatron is not installed here: {pip}", file=sys.stderr)
        return 2
    core = pin()
    measured = {"interpreted": measure("0", options.rounds, options.seconds)}
    if has_compiled_ankh():
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


def has_compiled_ankh() -> bool:
    built = compiled.ready()
    return built is not None and os.path.isdir(os.path.join(built, "tawy", "ankh"))


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
    console.print(against_the_peer(measured))
    console.print(by_seats(measured))
    console.print(COUNTED, soft_wrap=True)
    if "compiled" not in measured:
        console.print(
            "no compiled build: none holds Ankh as it stands in src; `python3 go.py tawy --version`"
            " makes one where there are a C compiler and Python.h",
            soft_wrap=True,
        )


def against_the_peer(measured: dict[str, Measured]) -> Table:
    table = Table(title="Random play of four", title_justify="left")
    table.add_column("")
    for build in measured:
        table.add_column(build, justify="right")
    rows: dict[str, Callable[[Measured], str]] = {
        "Ankh: decisions a second": lambda m: f"{m.decisions('ankh 4'):,.0f}",
        "Catanatron: decisions a second": lambda m: f"{m.decisions('catan 4'):,.0f}",
        "ratio": ratio_text,
        "Ankh: games a second": lambda m: f"{m.games('ankh 4'):.1f}",
        "Catanatron: games a second": lambda m: f"{m.games('catan 4'):.1f}",
        "Ankh: decisions in a game": lambda m: f"{m.decisions_per_game('ankh 4'):.0f}",
        "Catanatron: decisions in a game": lambda m: f"{m.decisions_per_game('catan 4'):.0f}",
        "Ankh: us for a turn of a seat": lambda m: f"{m.turn_microseconds('ankh 4'):.0f}",
        "Ankh: us for a copy in a battle": lambda m: f"{m.copy_microseconds():.2f}",
    }
    for title, cell in rows.items():
        table.add_row(title, *[cell(m) for m in measured.values()])
    return table


def ratio_text(m: Measured) -> str:
    ratios = m.ratios()
    return f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def by_seats(measured: dict[str, Measured]) -> Table:
    table = Table(title="Ankh by number of seats", title_justify="left")
    for title in ("seats", "build", "decisions/s", "games/s", "decisions/game", "us/turn"):
        table.add_column(title, justify="left" if title == "build" else "right")
    for seats in range(2, 6):
        for build, m in measured.items():
            name = f"ankh {seats}"
            table.add_row(
                str(seats),
                build,
                f"{m.decisions(name):,.0f}",
                f"{m.games(name):.1f}",
                f"{m.decisions_per_game(name):.0f}",
                f"{m.turn_microseconds(name):.0f}",
            )
    return table


if __name__ == "__main__":
    sys.exit(main())
