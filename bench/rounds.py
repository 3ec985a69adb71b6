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

from bench.ankh_play import copy_often, mid_battle, play_ankh
from bench.catan_play import play_catan
from bench.tally import Tally
from tawy import compiled

# The two that are compared stand side by side: what disturbs one round disturbs both.
CONTESTANTS: dict[str, Callable[[int], Tally]] = {
    "ankh 2": partial(play_ankh, 2),
    "ankh 3": partial(play_ankh, 3),
    "ankh 4": partial(play_ankh, 4),
    "catan 4": play_catan,
    "ankh 5": partial(play_ankh, 5),
}
WARM_UP_GAMES = 20
COPIES = 10_000


def main() -> None:
    rounds, seconds = int(sys.argv[1]), float(sys.argv[2])
    # Never the same game twice: what a game remembers of its boards would flatter it.
    seeds = {name: count(1) for name in CONTESTANTS}
    say("warming up")
    for name, play in CONTESTANTS.items():
        for _ in range(WARM_UP_GAMES):
            play(next(seeds[name]))
    state = mid_battle(4)
    copy_often(state, COPIES)
    tallies: dict[str, list[Tally]] = {name: [] for name in CONTESTANTS}
    copies = []
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        for name, play in CONTESTANTS.items():
            tallies[name].append(one_round(play, seeds[name], seconds))
        copies.append(timed(lambda: copy_often(state, COPIES)) / COPIES)
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
