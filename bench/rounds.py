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
from itertools import count

from bench.contestants import CONTESTANTS
from bench.tally import Tally
from tawy import compiled

WARM_UP_SECONDS = 0.2
COPIES = 5_000


def main() -> None:
    rounds, seconds = int(sys.argv[1]), float(sys.argv[2])
    # Never the same game twice: what a game remembers of its boards would flatter it.
    seeds = {one.name(): count(1) for one in CONTESTANTS}
    say("warming up")
    for one in CONTESTANTS:
        one_round(one.play, seeds[one.name()], WARM_UP_SECONDS)
    copiers = {one.name(): one.copier() for one in CONTESTANTS if one.copier is not None}
    tallies: dict[str, list[Tally]] = {one.name(): [] for one in CONTESTANTS}
    copies: dict[str, list[float]] = {name: [] for name in copiers}
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        for one in CONTESTANTS:
            tallies[one.name()].append(one_round(one.play, seeds[one.name()], seconds))
        for name, copier in copiers.items():
            copies[name].append(seconds_of(copier, COPIES) / COPIES)
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


def seconds_of(work: Callable[[], object], times: int) -> float:
    gc.collect()
    start = time.process_time()
    for _ in range(times):
        work()
    return time.process_time() - start


def say(what: str) -> None:
    how = "compiled" if compiled.is_active() else "interpreted"
    print(f"{how}: {what}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
