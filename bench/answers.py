"""Measure how long people wait for answers while opponents think.

`python -m bench.answers`, best with the compiled engine: a server in a process of its own, tables
of one person and three of the strongest opponents, who are always asked. Meanwhile somebody at
another table asks and chooses. The peer is the same server before anybody thinks.
"""

from __future__ import annotations

import random
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import click
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bench.seat import Seat
from tawy.bots.games import GAMES
from tawy.bots.levels import LEVELS

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "browser"))

from screen import Site

PAUSE = 0.05  # seconds between two questions: people do not ask without end


class Guests:
    """Lines to tables of one server."""

    def __init__(self, site: Site, stack: ExitStack) -> None:
        self.site, self.stack = site, stack

    def seat(self, game: str, bot: str, rivals: int) -> Seat:
        seats = [{"name": "Nefer", "bot": ""}]
        seats += [{"name": f"Rival {i}", "bot": bot} for i in range(rivals)]
        link = self.site.table([], game=game, seats=seats)[0]
        address = f"{self.site.address.replace('http', 'ws')}/api/seats/{link}"
        # Without pings: of a seat whose game is over nobody reads the answers to them.
        line = connect(address, ping_interval=None)
        return Seat(self.stack.enter_context(line))


def keep_busy(seat: Seat) -> None:
    """Choose at random whenever asked, so that the others have to think again."""
    dice = random.Random(1)
    try:
        while True:
            if seat.seen["options"]:
                seat.choose(dice)
            else:
                seat.listen("update")
    except (ConnectionClosed, TimeoutError):
        return  # the server is stopped, or the game is over


def asked(guests: Guests, game: str, seconds: float) -> list[float]:
    """Milliseconds for each answer to somebody at a table where nobody thinks."""
    seat, dice, taken = guests.seat(game, "random", 3), random.Random(2), list[float]()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(PAUSE)
        start = time.perf_counter()
        seat.now()
        taken.append(1000 * (time.perf_counter() - start))
        if seat.seen.get("result"):
            seat = guests.seat(game, "random", 3)
        elif seat.seen["options"]:
            start = time.perf_counter()
            seat.choose(dice)
            taken.append(1000 * (time.perf_counter() - start))
    return taken


def told(name: str, taken: list[float]) -> float:
    taken.sort()
    middle, late, worst = taken[len(taken) // 2], taken[len(taken) * 95 // 100], taken[-1]
    print(f"| {name} | {len(taken)} | {middle:.1f} | {late:.1f} | {worst:.1f} |", flush=True)
    return middle


@click.command()
@click.option("--seconds", default=60.0, show_default=True, help="Seconds for each line.")
@click.option("--tables", default=2, show_default=True, help="Tables where opponents think.")
def main(seconds: float, tables: int) -> None:
    strongest = LEVELS[-1]
    print("| milliseconds | answers | median | 95 % | worst |")
    print("| --- | --- | --- | --- | --- |")
    ratios: list[str] = []
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
            site = Site(Path(folder))
            stack.callback(site.stop)
            guests = Guests(site, stack)
            quiet = told(f"{game}, nobody thinks", asked(guests, game, seconds / 4))
            busy = [guests.seat(game, strongest, 3) for _ in range(tables)]
            for seat in busy:
                threading.Thread(target=keep_busy, args=[seat], daemon=True).start()
            name = f"{game}, {3 * tables} of {strongest} think"
            ratio = told(name, asked(guests, game, seconds)) / quiet
            ratios.append(f"{game}: {ratio:.1f} times as long")
    print("; ".join(ratios))


if __name__ == "__main__":
    main()
