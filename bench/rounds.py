"""The measurement itself, in one process: `bench.engine` starts it once for each build.

Usage: python -m bench.rounds ROUNDS SECONDS. Prints what it found as JSON.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from itertools import count

from bench.catan_play import play_catan
from bench.house_play import CONTESTANTS as HOUSE
from bench.house_play import copy_often, mid_battle, play_house
from bench.tally import Tally
from tawy import compiled

SEATS = range(2, 6)
# The peer stands in the middle of each round: what disturbs one disturbs all.
CONTESTANTS: dict[str, Callable[[int], Tally]] = {
    **{f"ankh {seats}": partial(play_house, "ankh", seats) for seats in SEATS},
    "catan 4": play_catan,
    **{f"kemet {seats}": partial(play_house, "kemet", seats) for seats in SEATS},
}
WARM_UP_GAMES = 10
COPIES = 10_000


def main() -> None:
    rounds, seconds = int(sys.argv[1]), float(sys.argv[2])
    # Never the same game twice: what a game remembers of its boards would flatter it.
    seeds = {name: count(1) for name in CONTESTANTS}
    say("warming up")
    for name, play in CONTESTANTS.items():
        for _ in range(WARM_UP_GAMES):
            play(next(seeds[name]))
    states = {name: mid_battle(name, 4) for name in HOUSE}
    tallies: dict[str, list[Tally]] = {name: [] for name in CONTESTANTS}
    copies: dict[str, list[float]] = {name: [] for name in HOUSE}
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        for name, play in CONTESTANTS.items():
            tallies[name].append(one_round(play, seeds[name], seconds))
        for name, state in states.items():
            copies[name].append(timed(partial(copy_often, state, COPIES)) / COPIES)
    found = {name: [asdict(tally) for tally in made] for name, made in tallies.items()}
    print(json.dumps({"tallies": found, "copies": copies}))


def one_round(play: Callable[[int], Tally], seeds: count[int], seconds: float) -> Tally:
    """Whole games, for a game's beginning is cheaper than its middle, till the time is over."""
    gc.collect()  # or one side would pay for the other's garbage
    total = Tally()
    start = time.process_time()
    while total.seconds < seconds:
        total.add(play(next(seeds)))
        total.seconds = time.process_time() - start
    return total


def timed(work: Callable[[], None]) -> float:
    gc.collect()
    start = time.process_time()
    work()
    return time.process_time() - start


def say(what: str) -> None:
    how = "compiled" if compiled.is_active() else "interpreted"
    print(f"{how}: {what}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
