"""One checkout in which breaks are tried one after the other."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from areas import ROOT, Area
from operators import Mutant

CASES_LIMIT, TEST_LIMIT, MEASURING_LIMIT = 240, 60, 3600  # seconds: all cases, one test
BUDGET = 45.0  # seconds of tests that one break costs at first; what is left gets all tests
MOST_FAILURES = 3
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", "build", "node_modules", "__pycache__", ".*_cache", "mutants"
)


@dataclass
class Known:
    """From the run without any break: how long tests take, and which come by a line."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[str, list[str]]] = field(default_factory=dict)  # file, line: tests

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The quickest first. A line that is run when it is imported is everybody's."""
        found = self.lines.get(mutant.path, {}).get(str(mutant.line), [])
        if "" in found or not found:
            found = list(self.seconds)
        return sorted([one for one in found if one], key=lambda one: self.seconds.get(one, 0.0))

    def affordable(self, tests: list[str]) -> list[str]:
        spent, chosen = 0.0, []
        for test in tests:
            spent += self.seconds.get(test, 0.0)
            if spent > BUDGET and chosen:
                break
            chosen.append(test)
        return chosen


class Tree:
    """A copy of the checkout: whoever edits the checkout meanwhile disturbs nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.number = 0
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ROOT, folder, ignore=LEFT_BEHIND)
        shutil.copytree(ROOT / "tests/mutants", folder / "tests/mutants")

    def run(self, command: list[str], limit: float, **more: str) -> str | None:
        """What it printed; None if it took too long."""
        path = os.pathsep.join([str(self.folder / "src"), str(self.folder / "tests/mutants")])
        environment = {**os.environ, "PYTHONPATH": path, "TAWY_COMPILED": "0", **more}
        process = subprocess.Popen(
            [sys.executable, *command], cwd=self.folder, env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
        try:
            return process.communicate(timeout=limit)[0]
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.wait()
            return None

    def measured(self, area: Area) -> Known:
        """All tests once without a break, with the lines that each comes by."""
        report = self.folder / "report.json"
        options = ["-q", "-p", "watching", "-p", "no:cacheprovider", "-n", "2"]
        told = {"MUTANT_REPORT": str(report), "MUTANT_SOURCES": " ".join(area.sources)}
        printed = self.run(["-m", "pytest", *options, *area.tests], MEASURING_LIMIT, **told)
        if not report.exists():
            raise SystemExit(f"the tests did not run without any break:\n{printed}")
        found = json.loads(report.read_text(encoding="utf-8"))
        if wrong := found["noticed"]["expectation"] + found["noticed"]["crash"]:
            raise SystemExit(f"without any break these tests fail: {', '.join(wrong)}")
        return Known(found["seconds"], self.lines_measured())

    def lines_measured(self) -> dict[str, dict[str, list[str]]]:
        import coverage  # noqa: PLC0415 - only the first run measures

        found: dict[str, dict[str, list[str]]] = {}
        for part in self.folder.glob("report.coverage.*"):
            data = coverage.CoverageData(str(part))
            data.read()
            for file in data.measured_files():
                lines = found.setdefault(str(Path(file).relative_to(self.folder)), {})
                for line, tests in data.contexts_by_lineno(file).items():
                    lines.setdefault(str(line), []).extend(tests)
        return found

    def tried(self, mutant: Mutant, area: Area, known: Known, whole: bool) -> dict[str, object]:
        """What the cases notice of a break and, if they don't, what the tests do."""
        began = time.monotonic()
        file = self.folder / mutant.path
        sound = file.read_text(encoding="utf-8")
        self.write(file, mutant.source)
        try:
            told = self.by_cases(area) if area.cases and not whole else {}
            if not any(told.values()):
                tests = known.tests_of(mutant)
                told = self.by_tests(tests if whole else known.affordable(tests))
        finally:
            self.write(file, sound)
        return {**told, "seconds": round(time.monotonic() - began, 1)}

    def write(self, file: Path, text: str) -> None:
        """Compiled files are known by the second and size of their source: each gets its own."""
        self.number += 1
        file.write_text(text, encoding="utf-8")
        moment = time.time() + self.number
        os.utime(file, (moment, moment))

    def by_cases(self, area: Area) -> dict[str, list[str]]:
        told = self.run(["tests/mutants/case_trial.py", *area.cases], CASES_LIMIT)
        if not told:
            return {"expectation": [], "crash": ["the cases did not end"]}
        noticed: dict[str, list[str]] = json.loads(told)
        return noticed

    def by_tests(self, tests: list[str]) -> dict[str, list[str]]:
        report = self.folder / "report.json"
        report.unlink(missing_ok=True)
        options = ["-q", "-p", "watching", "-p", "no:cacheprovider", f"--maxfail={MOST_FAILURES}"]
        limit = f"--timeout={TEST_LIMIT}"
        chosen = self.folder / "chosen.txt"
        chosen.write_text("\n".join(tests), encoding="utf-8")
        command = ["-m", "pytest", *options, limit, f"@{chosen}"]
        self.run(command, 10 * TEST_LIMIT, MUTANT_REPORT=str(report))
        if not report.exists():
            return {"expectation": [], "crash": ["the tests did not end"]}
        noticed: dict[str, list[str]] = json.loads(report.read_text(encoding="utf-8"))["noticed"]
        return noticed
