"""A copy in the middle of a ballot, and one decision of the toy: interpreted and compiled.

`python -m bench.kernel` starts itself once for each and prints the microseconds and the ratio.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median

from tawy import compiled
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, walk
from tawy.toy.game import TOY

ROUNDS = 5
WHAT = {"copy": "copy of a mid-ballot state", "decision": "one decision, played at random"}


def microseconds(work: Callable[[], int]) -> float:
    """The median over some rounds of the time for one thing; *work* says how many it did."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        done = work()
        times.append((time.perf_counter() - start) / done * 1e6)
    return median(times)


def copies() -> int:
    play = new_play(TOY, 5, {}, "bench")
    for seat in (0, 1, 2):
        for _ in range(2):
            TOY.engine.apply(play.state, seat, TOY.engine.legal(play.state, seat)[0])
    for _ in range(5000):
        play.state.copy()
    return 5000


def decisions() -> int:
    """Whole games without a listener; only decisions with two options or more count."""
    made = 0
    for number in range(40):
        g = TOY.new(2 + number % 4, {}, key=number)
        stream = Stream(f"bench {number}")
        while g.ending < 0:
            seat = TOY.engine.pending(g)[0]
            legal = TOY.engine.legal(g, seat)
            made += len(legal) > 1
            TOY.engine.apply(g, seat, stream.pick(legal))
    return made


def measure() -> dict[str, float]:
    list(walk(new_play(TOY, 3, {}, "warm"), Stream("warm")))
    return {"copy": microseconds(copies), "decision": microseconds(decisions)}


def main() -> None:
    if "--one" in sys.argv:
        print(json.dumps([compiled.is_active(), measure()]))
        return
    figures: dict[bool, dict[str, float]] = {}
    for switch in ("0", "1"):
        command = [sys.executable, "-m", "bench.kernel", "--one"]
        environment = {**os.environ, "TAWY_COMPILED": switch}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        active, measured = json.loads(done.stdout)
        figures[active] = measured
    print(f"Python {sys.version.split()[0]}, median of {ROUNDS}, microseconds")
    if True not in figures:
        print("no compiled build here: `python3 go.py tawy --version` makes one if it can")
    for name, title in WHAT.items():
        slow, fast = figures[False][name], figures.get(True, {}).get(name)
        told = f"compiled {fast:6.2f}   ratio {slow / fast:4.1f}" if fast else ""
        print(f"{title:32} interpreted {slow:6.2f}   {told}")


if __name__ == "__main__":
    main()
