"""What is played in a measurement of the server: all texts are known before it begins.

It knows nothing of rooms and messages. `served_games` writes it; the client of the measurement
reads the scripts, the bare server the texts.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

SEATS = 4
BEGIN = 60  # characters of a message that tell it from any other at its table
DATABASE, PREPARED, TEXTS = "prepared.sqlite", "prepared.msgpack", "texts.msgpack"

T = TypeVar("T")


class Step(msgspec.Struct, array_like=True, gc=False):
    """One choice: who says what, and how the news begin that each seat gets by it."""

    seat: int
    says: str
    news: list[tuple[int, str]]


class Script(msgspec.Struct, array_like=True):
    """A game from its middle on: what each seat says when it comes, how it is answered, and what
    is chosen then."""

    hellos: list[str]
    firsts: list[str]
    steps: list[Step]


class Served(msgspec.Struct, array_like=True):
    """A game of the database: the links of its seats, and which script is played there."""

    script: int
    links: list[str]


class Prepared(msgspec.Struct, array_like=True):
    scripts: list[Script]
    games: list[Served]
    done: str  # how the answer begins that the one who chose gets beside his news


class StepTexts(msgspec.Struct, array_like=True, gc=False):
    """What the server says to one choice: to who chose, and to each seat that gets news."""

    done: str
    news: list[tuple[int, str]]


class Texts(msgspec.Struct, array_like=True):
    """All that the server says in one script: to each seat when it comes, then step by step."""

    firsts: list[str]
    steps: list[StepTexts]


def write(path: Path, what: object) -> None:
    path.write_bytes(msgspec.msgpack.encode(what))


def read(path: Path, kind: type[T]) -> T:
    return msgspec.msgpack.decode(path.read_bytes(), type=kind)
