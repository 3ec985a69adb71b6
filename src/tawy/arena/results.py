"""Results on disk: a line of JSON for each game as soon as it is over, its record beside it.

A run that was interrupted finds here what it need not play again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tawy.arena.match import Job, Result
from tawy.arena.series import Verdict
from tawy.kernel.options import BadInput

LINES = "games.jsonl"
RECORDS = "records"
VERDICTS = "verdicts.json"


class Results:
    """A folder with the games of one run, by name of their job."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.found: dict[str, Result] = {}
        (folder / RECORDS).mkdir(parents=True, exist_ok=True)
        if self.path().exists():
            self.read_lines()

    def path(self) -> Path:
        return self.folder / LINES

    def read_lines(self) -> None:
        """All whole lines; one that was cut off is played again."""
        lines = self.path().read_text(encoding="utf-8").split("\n")
        for number, line in enumerate(lines[:-1]):
            try:
                result = result_of(json.loads(line))
            except (ValueError, TypeError, KeyError) as error:
                place = f"{self.path()}, line {number + 1}"
                raise BadInput(place, f"no result of a game: {error}") from None
            self.found[result.job.name] = result
        if lines[-1]:
            self.rewrite()

    def record_of(self, job: Job) -> Path:
        return self.folder / RECORDS / f"{job.name}.tawy"

    def get(self, job: Job) -> Result | None:
        """The result of exactly this job, if it has been played."""
        result = self.found.get(job.name)
        if result is not None and result.job != job:
            raise BadInput(
                f"{self.path()}", f"game {job.name} was played otherwise: take a new folder"
            )
        return result

    def add(self, result: Result) -> None:
        """On disk before anybody counts on it."""
        self.record_of(result.job).write_text(result.record, encoding="utf-8")
        with self.path().open("a", encoding="utf-8") as file:
            file.write(line_of(result))
            file.flush()
            os.fsync(file.fileno())
        result.record = ""
        self.found[result.job.name] = result

    def settle(self, jobs: Iterable[Job]) -> None:
        """The lines in the order of the jobs, whatever order they came in; others are left out."""
        self.found = {job.name: self.found[job.name] for job in jobs}
        self.rewrite()

    def rewrite(self) -> None:
        fresh = self.path().with_suffix(".new")
        fresh.write_text("".join(map(line_of, self.found.values())), encoding="utf-8")
        fresh.replace(self.path())


def line_of(result: Result) -> str:
    return json.dumps(result.told()) + "\n"


def result_of(told: dict[str, Any]) -> Result:
    return Result(**{**told, "job": Job(**told["job"])})


Verdicts = list[tuple[str, Verdict]]  # of each question, in words


def told_verdicts(verdicts: Verdicts) -> str:
    return json.dumps([{"question": title, **asdict(one)} for title, one in verdicts], indent=1)


def read_verdicts(folder: Path) -> Verdicts:
    """What a run in this folder found out; nothing, if it asked nothing."""
    path = folder / VERDICTS
    if not path.exists():
        return []
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        return [(one.pop("question"), Verdict(**one)) for one in told]
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadInput(str(path), f"no verdicts of a run: {error}") from None
