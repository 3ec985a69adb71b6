"""A process that works for us: it may be ended at any moment, and nothing of ours is lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

from tawy.kernel.options import BadInput

Q = TypeVar("Q")
A = TypeVar("A")

DONE, REFUSED, BROKEN = range(3)


class Died(Exception):
    """The process has ended without an answer."""


class Worker(Generic[Q, A]):
    """Answers one request after another with *work*, after *first*: functions of modules."""

    def __init__(self, work: Callable[[Q], A], first: Callable[[], None] | None = None) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, there = context.Pipe()
        self.unwanted = context.RawValue("b")
        arguments = (there, self.unwanted, work, first)
        self.process = context.Process(target=serve, args=arguments, daemon=True)
        self.process.start()
        there.close()  # else its end would not be heard

    def send(self, request: Q) -> None:
        try:
            self.connection.send(request)
        except OSError:
            raise Died from None

    def answered(self, seconds: float) -> bool:
        """Whether there is an answer, or an end, within so much time."""
        return self.connection.poll(seconds)

    def receive(self) -> A:
        """Wait for the answer; what the work refused is refused here."""
        try:
            kind, answer = self.connection.recv()
        except (EOFError, OSError):
            raise Died from None
        if kind == REFUSED:
            raise BadInput(*answer)
        if kind == BROKEN:
            raise RuntimeError(f"in a process that works for us:\n{answer}")
        found: A = answer
        return found

    def stop(self) -> None:
        """Nobody wants the answer any more: it may come at once, and be worth nothing."""
        self.unwanted.value = True

    def resume(self) -> None:
        """What is asked from now on is wanted."""
        self.unwanted.value = False

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


_unwanted: Any = None  # of the process that this is, if it is one that works


def told_to_stop() -> bool:
    """Whether nobody wants the answer that is being worked at; for the work to ask."""
    return _unwanted is not None and bool(_unwanted.value)


def serve(
    connection: Connection,
    unwanted: Any,  # shared with whoever started us
    work: Callable[[Any], Any],
    first: Callable[[], None] | None,
) -> None:
    """The life of the process."""
    global _unwanted  # noqa: PLW0603  # a process has one life
    _unwanted = unwanted
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all: who started us decides
    threading.Thread(target=leave_with_parent, daemon=True).start()
    if first is not None:
        first()
    while True:
        try:
            request = connection.recv()
        except EOFError:
            return
        try:
            answer = (DONE, work(request))
        except BadInput as bad:
            answer = (REFUSED, (bad.place, bad.reason))
        except Exception:  # whatever it is, the other side has to hear of it
            answer = (BROKEN, traceback.format_exc())
        connection.send(answer)


def leave_with_parent() -> None:
    """Whoever started us may end without a word: then nobody waits for our answer."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
