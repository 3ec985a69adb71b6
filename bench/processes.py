"""A server in a process of its own, on a core of its own where the system lets us choose."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
PATIENCE = 60.0  # seconds till a server that does not say its address is given up


def cores() -> tuple[int, int] | None:
    """For the server and for the client; None where nothing can be pinned."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    free = sorted(os.sched_getaffinity(0))
    return free[0], free[min(1, len(free) - 1)]


def pinning(pair: tuple[int, int] | None) -> str:
    if pair is None:
        return "not pinned to cores: this system has no way to"
    shared = ", the only one: they wait for each other" if pair[0] == pair[1] else ""
    return f"server pinned to core {pair[0]}, client to core {pair[1]}{shared}"


def pin(core: int) -> None:
    if sys.platform != "win32" and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def more_files() -> None:
    """As many open sockets as the system allows."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415  # Windows has none

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Spent(NamedTuple):
    """Seconds of CPU so far: of the server with all its threads, of us, and of both cores."""

    server: float
    client: float
    server_core: float
    client_core: float


def busy(cores: Iterable[int]) -> list[float]:
    """Seconds that each of these cores has worked, for whomever."""
    lines = Path("/proc/stat").read_text().splitlines()
    times = {line.split()[0]: line.split()[1:9] for line in lines if line.startswith("cpu")}
    found = [[int(ticks) for ticks in times[f"cpu{core}"]] for core in cores]
    idle = 3, 4  # and waiting for a disk
    return [sum(t for i, t in enumerate(one) if i not in idle) / second() for one in found]


def second() -> int:
    """In ticks."""
    return os.sysconf("SC_CLK_TCK")


class Process:
    """It prints its address, and serves till it is killed: what it has written is thrown away."""

    def __init__(self, arguments: list[str], pair: tuple[int, int] | None) -> None:
        self.pair = pair
        if pair is not None:
            pin(pair[0])  # a child, and all its threads, begin where we are
        self.process: subprocess.Popen[Any] = subprocess.Popen(
            [sys.executable, "-m", *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        if pair is not None:
            pin(pair[1])
        watchdog = threading.Timer(PATIENCE, self.process.kill)
        watchdog.start()
        assert self.process.stdout
        address = self.process.stdout.readline().strip().rstrip("/")
        watchdog.cancel()
        if not address:
            self.kill()
            raise RuntimeError(f"{arguments[0]} did not start; what it said stands above")
        self.port = int(address.rpartition(":")[2])

    def spent(self) -> Spent | None:
        """None where the system does not tell."""
        try:
            told = Path(f"/proc/{self.process.pid}/stat").read_text()
            cores = busy(self.pair or ())
        except (OSError, KeyError):
            return None
        own = sum(int(ticks) for ticks in told.rpartition(")")[2].split()[11:13])
        client = time.process_time()
        server_core, client_core = cores or (own / second(), client)
        return Spent(own / second(), client, server_core, client_core)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()
