"""A bot in any language: a program that reads a line of JSON and answers with one.

What is said is written down in examples/bots/README.md.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any, Final

from tawy.bots.bot import Bot, Choice, never
from tawy.bots.knowledge import Knowledge, View
from tawy.bots.random_bot import RandomBot
from tawy.kernel.options import BadInput

PROTOCOL: Final = 2  # 1 had `view.table` for `view.facts`
DEADLINE: Final = 5000  # milliseconds for an answer, where nothing else is said
LONGEST_DEADLINE: Final = 600_000
LONGEST_LINE: Final = 1_000_000
SHOWN: Final = 80  # characters of an answer that makes no sense


class Failed(Exception):
    """It cannot play on: why."""


class Program(Bot):
    """Once it crashes, stalls or answers nonsense, RandomBot plays on in its place to the end."""

    def __init__(self, command: str, seed: str, deadline: int = DEADLINE) -> None:
        self.command = command
        self.deadline = deadline
        self.stand_in = RandomBot(seed)
        self.answers: queue.Queue[str | None] = queue.Queue()
        if not command.strip():
            raise BadInput("program:", "can't be started: name its command, program:COMMAND")
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadInput(f"program {command!r}", f"can't be started: {error}") from None
        assert self.process.stdout is not None
        threading.Thread(
            target=listen, args=(self.process.stdout, self.answers), daemon=True
        ).start()

    def choose(self, view: View, stop: Callable[[], bool] = never) -> Choice:
        if len(view.options) == 1:
            return Choice(view.options[0])
        if self.fault:
            return self.stand_in.choose(view)
        try:
            return Choice(self.ask(view))
        except Failed as failed:
            self.fault = str(failed)
            self.leave()
            return self.stand_in.choose(view)

    def ask(self, view: View) -> int:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question(view, self.deadline)) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise Failed(self.ended()) from None
        try:
            line = self.answers.get(timeout=self.deadline / 1000)
        except queue.Empty:
            raise Failed(f"no answer within {self.deadline} ms") from None
        if line is None:
            raise Failed(self.ended())
        return read_choice(line, view.options)

    def ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f"ended by itself, with code {self.process.wait(1)}"
        return "closed its output"

    def leave(self) -> None:
        self.process.kill()
        self.process.wait()


def question(view: View, deadline: int) -> dict[str, Any]:
    """All that a program is told: what its seat may know, and what it may choose."""
    base = Knowledge(view).base
    options = [{"option": one, "words": view.game.words(base, one)} for one in view.options]
    game = {
        "protocol": PROTOCOL,
        "game": view.game.name,
        "rules": view.game.version,
        "seat": view.seat,
    }
    return {**game, "view": view.observation, "options": options, "deadline": deadline}


def read_choice(line: str, options: list[int]) -> int:
    try:
        choice = json.loads(line)["choice"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Failed(f'answered {line[:SHOWN]!r}, not {{"choice": OPTION}}') from None
    if type(choice) is not int or choice not in options:
        raise Failed(f"chose {str(choice)[:SHOWN]}, which is not among its options")
    return choice


def listen(lines: IO[str], answers: queue.Queue[str | None]) -> None:
    """In a thread of its own: there is no other way to wait for a line that works everywhere."""
    with suppress(ValueError, OSError):  # closed, or no text
        while line := lines.readline(LONGEST_LINE):
            answers.put(line.strip())
    answers.put(None)
