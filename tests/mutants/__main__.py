"""Break the rules on purpose and see who notices: `.venv/bin/python tests/mutants --count 80`.

Each break ("mutant") changes one thing in one file: a comparison, a number, a condition, a
statement left out. Rule cases are asked first, then the tests that come by the changed line. A run
can be interrupted; the same command goes on where it stopped.

Why a tool of our own: cosmic-ray and mutmut know whether a command failed. We want to know who
noticed, how many of them, and whether an expectation failed or something only crashed; and our rule
cases are data, of which a process runs all in the time that pytest needs to start.
"""

from __future__ import annotations

import argparse
import json
import pickle
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from typing import Any

from areas import AREAS, ROOT, Area, sources_of
from operators import Mutant, mutants
from report import report
from trial import Known, Tree

PRINT = Lock()


@dataclass
class Run:
    folder: Path
    area: str
    chosen: list[Mutant]
    known: Known
    done: dict[str, dict[str, Any]]
    until: float

    @property
    def results(self) -> Path:
        return self.folder / "results.jsonl"


def main() -> int:
    asked = arguments()
    asked.out.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * asked.minutes
    trees: SimpleQueue[Tree] = SimpleQueue()
    for number in range(asked.workers):
        trees.put(Tree(asked.out / f"tree-{number}"))
    rows = []
    for name in asked.areas:
        run = begun(asked, name, trees, until)
        if run is None:
            continue
        carry_out(run, AREAS[name], trees, asked.workers)
        rows += [run.done[one.name] for one in run.chosen if one.name in run.done]
    (asked.out / "report.md").write_text(report(rows), encoding="utf-8")
    print(report(rows))
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="tests/mutants", description=(__doc__ or "").split(":")[0]
    )
    parser.add_argument("--areas", nargs="+", default=list(AREAS), choices=list(AREAS))
    parser.add_argument("--count", type=int, default=80, help="breaks for each area")
    parser.add_argument("--seed", default="nile", help="which of all breaks are chosen")
    parser.add_argument("--only", default="", help="files whose path contains this")
    parser.add_argument("--minutes", type=float, default=90, help="then no new one is begun")
    parser.add_argument("--workers", type=int, default=2, help="breaks tried side by side")
    parser.add_argument(
        "--out", type=Path, default=ROOT / "build/mutants", help="where to keep results"
    )
    return parser.parse_args()


def begun(
    asked: argparse.Namespace, name: str, trees: SimpleQueue[Tree], until: float
) -> Run | None:
    area = AREAS[name]
    every = [
        one
        for file in sources_of(area)
        if asked.only in (path := file.relative_to(ROOT).as_posix())
        for one in mutants(path, file.read_text(encoding="utf-8"))
    ]
    if not every:
        return None
    picked = random.Random(f"{asked.seed} {name}").sample(every, min(asked.count, len(every)))
    tree = trees.get()
    known = what_is_known(asked.out, name, area, tree)
    trees.put(tree)
    done = {}
    if (asked.out / "results.jsonl").exists():
        for line in (asked.out / "results.jsonl").read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            done[row["name"]] = row
    return Run(asked.out, name, picked, known, done, until)


def what_is_known(folder: Path, name: str, area: Area, tree: Tree) -> Known:
    """Measured once for a state of sources and tests."""
    state = sha256()
    for place in (*area.sources, *area.tests):
        for file in sorted((ROOT / place).rglob("*.py")):
            state.update(file.read_bytes())
    kept = folder / f"{name}-{state.hexdigest()[:12]}.pickle"
    if not kept.exists():
        say(f"{name}: measuring which tests come by which lines, without any break")
        known = tree.measured(area)
        kept.write_bytes(pickle.dumps(known))
    found: Known = pickle.loads(kept.read_bytes())
    return found


def carry_out(run: Run, area: Area, trees: SimpleQueue[Tree], workers: int) -> None:
    waiting = [one for one in run.chosen if one.name not in run.done]
    if waiting != run.chosen:
        say(f"{run.area}: {len(run.chosen) - len(waiting)} of {len(run.chosen)} are done already")

    def attempt(mutant: Mutant) -> None:
        if time.monotonic() > run.until:
            return
        tree = trees.get()
        try:
            row = try_out(tree, mutant, area, run)
        finally:
            trees.put(tree)
        with PRINT:
            run.done[mutant.name] = row
            with run.results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            how = "noticed" if row["expectation"] else "crash" if row["crash"] else "LEFT"
            count = sum(one.name in run.done for one in run.chosen)
            print(f"{run.area} {count}/{len(run.chosen)} {how:8} {mutant.name}", flush=True)

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(attempt, waiting))


def try_out(tree: Tree, mutant: Mutant, area: Area, run: Run) -> dict[str, Any]:
    told = tree.tried(mutant, area, run.known, whole=False)
    if not told["expectation"] and not told["crash"]:
        tests = run.known.tests_of(mutant)
        if len(run.known.affordable(tests)) < len(tests):
            told = tree.tried(mutant, area, run.known, whole=True)
    code = (ROOT / mutant.path).read_text(encoding="utf-8").splitlines()[mutant.line - 1].strip()
    where = {"area": run.area, "name": mutant.name, "path": mutant.path, "line": mutant.line}
    return {**where, "code": code, "was": mutant.was, "becomes": mutant.becomes, **told}


def say(text: str) -> None:
    with PRINT:
        print(text, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("\ninterrupted; the same command goes on from here", file=sys.stderr)
        sys.exit(130)
