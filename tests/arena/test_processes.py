"""Processes that play: one that dies is replaced, and nobody can tell from the results."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tawy.arena.executor import Lost, Processes
from tawy.arena.match import Job
from tawy.arena.results import Results
from tawy.arena.run import run_series
from tawy.arena.series import Match, Verdict
from tawy.bots import worker
from tawy.bots.bot import never
from tawy.kernel.options import BadInput


def told(folder: Path) -> list[dict[str, Any]]:
    """The lines of a result file, but for times."""
    lines = (folder / "games.jsonl").read_text().splitlines()
    return [{**json.loads(line), "seconds": None, "between": None} for line in lines]


def test_a_worker_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    series = Match("kemet", ["random", "random", "random"], 12, 1, "kill")
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    run_series(series, Results(whole), Processes(2), never, lambda verdict: None)
    struck: list[int] = []

    def strike(verdict: Verdict) -> None:
        if verdict.games in (3, 7):
            child = worker.multiprocessing.active_children()[0]
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)
            struck.append(child.pid)

    run_series(series, Results(killed), Processes(2), never, strike)
    assert len(set(struck)) == 2
    assert told(whole) == told(killed)
    assert not worker.multiprocessing.active_children()


def test_a_job_that_kills_whoever_plays_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tawy.arena.executor.play", fall_dead)
    with pytest.raises(Lost, match="deadly"):
        list(Processes(2).run([Job("deadly", "ankh", ["random", "random"], "1")]))
    assert not worker.multiprocessing.active_children()


def fall_dead(job: Job) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_what_a_worker_refuses_is_refused_here() -> None:
    with pytest.raises(BadInput, match="no bot is called 'bob'"):
        list(Processes(1).run([Job("one", "ankh", ["bob", "random"], "1")]))
    assert not worker.multiprocessing.active_children()


def test_what_breaks_in_a_worker_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tawy.arena.executor.play", stumble)
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        list(Processes(1).run([Job("one", "ankh", ["random", "random"], "1")]))
    assert not worker.multiprocessing.active_children()


def stumble(job: Job) -> float:
    return 1 / 0


PARENT = """
import sys, time
from tawy.bots.worker import Worker
if __name__ == "__main__":
    worker = Worker(time.sleep)
    worker.send(1000)
    print(worker.process.pid, flush=True)
    sys.stdin.readline()
"""


def test_no_process_is_left_behind_by_one_that_is_killed(tmp_path: Path) -> None:
    (tmp_path / "parent.py").write_text(PARENT)
    command = [sys.executable, str(tmp_path / "parent.py")]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
    while alive(child):  # the timeout of tests ends what never ends
        time.sleep(0.01)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
        return "zombie" not in Path(f"/proc/{process}/status").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False
