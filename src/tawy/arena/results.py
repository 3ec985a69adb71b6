"""Results on disk: a line of JSON for each game as soon as it is over, its record beside it.

A run that was interrupted finds here what it need not play again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

import msgspec

from tawy.arena.match import Job, Result, check_game, fault_of
from tawy.arena.series import Verdict
from tawy.kernel.options import BadInput

LINES = "games.jsonl"
SPARE = "spare.jsonl"  # finished, and not needed: there, should more be asked for
RECORDS = "records"
VERDICTS = "verdicts.json"


class Results:
    """A folder with the games of one run, by name of their job. It is made by the first of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.found: dict[str, Result] = {}
        whole = self.read_lines(LINES)
        needed = set(self.found)
        whole = self.read_lines(SPARE) and whole
        self.spare = set(self.found) - needed
        if not whole:
            self.rewrite()

    def path(self, name: str = LINES) -> Path:
        return self.folder / name

    def read_lines(self, name: str) -> bool:
        """All whole lines, and whether these were all: one that was cut off is played again."""
        path = self.path(name)
        if not path.exists():
            return True
        lines = path.read_text(encoding="utf-8").split("\n")
        for number, line in enumerate(lines[:-1]):
            try:
                result = result_of(line)
            except (ValueError, msgspec.MsgspecError, BadInput) as error:
                place = f"{path}, line {number + 1}"
                raise BadInput(place, f"is not a game result: {error}") from None
            self.found[result.job.name] = result
        return not lines[-1]

    def counted(self) -> list[Result]:
        """Those that the run is about."""
        return [result for name, result in self.found.items() if name not in self.spare]

    def record_of(self, job: Job) -> Path:
        return self.folder / RECORDS / f"{job.name}.tawy"

    def get(self, job: Job) -> Result | None:
        """The result of exactly this job, if it has been played."""
        result = self.found.get(job.name)
        if result is not None and result.job != job:
            raise BadInput(
                f"{self.path()}",
                f"game {job.name} was played with other bots, budgets, weights, rules or another "
                "deadline: choose another folder with --out",
            )
        return result

    def add(self, result: Result) -> None:
        """On disk before anybody counts on it."""
        self.record_of(result.job).parent.mkdir(parents=True, exist_ok=True)
        self.record_of(result.job).write_text(result.record, encoding="utf-8")
        with self.path().open("a", encoding="utf-8") as file:
            file.write(line_of(result))
            file.flush()
            os.fsync(file.fileno())
        result.record = ""
        self.found[result.job.name] = result

    def settle(self, jobs: Iterable[Job]) -> None:
        """The lines in the order of the jobs, whatever order they came in; others are put aside."""
        ordered = {job.name: self.found[job.name] for job in jobs}
        self.spare = set(self.found) - set(ordered)
        self.found = {**ordered, **self.found}
        if self.found:
            self.rewrite()

    def rewrite(self) -> None:
        if self.spare or self.path(SPARE).exists():  # first, so that nothing is ever in neither
            write_lines(self.path(SPARE), [self.found[name] for name in sorted(self.spare)])
        write_lines(self.path(), self.counted())


def write_lines(path: Path, results: list[Result]) -> None:
    fresh = path.with_suffix(".new")
    fresh.write_text("".join(map(line_of, results)), encoding="utf-8")
    fresh.replace(path)


def line_of(result: Result) -> str:
    return json.dumps(result.told()) + "\n"


def result_of(line: str) -> Result:
    result = msgspec.json.decode(line, type=Result)
    check_game(result.job.game)
    seats = len(result.job.bots)
    rows: list[list[int]] = [result.places, *result.growth]
    if {seats} != {len(result.had), *map(len, rows)}:
        raise ValueError(f"it has {seats} bots, but not as many places, scores and lists of things")
    if any(fault_of(fault)[0] >= seats for fault in result.faults):
        raise ValueError(f"it has {seats} bots, but a fault of another one")
    return result


Verdicts = list[tuple[str, Verdict]]  # of each question, in words


def told_verdicts(verdicts: Verdicts) -> str:
    return json.dumps([{"question": title, **asdict(one)} for title, one in verdicts], indent=1)


def read_verdicts(folder: Path) -> Verdicts:
    """What a run in this folder found out; nothing, if it asked nothing."""
    path = folder / VERDICTS
    if not path.exists():
        return []
    try:
        told = msgspec.json.decode(path.read_bytes(), type=list[dict[str, object]])
        return [(str(one.pop("question")), msgspec.convert(one, Verdict)) for one in told]
    except (KeyError, msgspec.MsgspecError) as error:
        raise BadInput(str(path), f"has no verdicts of a run: {error}") from None
