"""The log of a table: one entry after another, each bound to all before it. The log is the game.

An entry says its kind, its seat, the words, the numbers behind them, the command it came from and
the time. Times stand here alone: no message carries one, or the time of a secret answer would tell.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

import msgspec

from tawy.kernel.frames import CHANCE
from tawy.table.messages import DAMAGED, RULES_CHANGED

SIT: Final = "sit"  # somebody takes this seat: a person, or a computer of a level
CHOOSE: Final = "choose"  # one choice of a seat, or several in a row
DRAW: Final = "draw"  # of chance, which follows from the choice before it
UNDO: Final = "undo"
STAND: Final = "stand"  # let windows pass, or no longer
RULES: Final = "rules"  # from here on the game is played by these rules
STOP: Final = "stop"  # it cannot go on, and all of it was shown: it never will


class Entry(msgspec.Struct, gc=False, frozen=True, array_like=True):
    """A line of the log. The *payload* is JSON: what its kind needs beside the words."""

    kind: str
    seat: int
    payload: str
    words: str
    command: str  # empty where nobody gave one
    at: int  # milliseconds since 1970
    hash: str


class Sitting(msgspec.Struct, frozen=True):
    """Who plays a seat: a name, and for a computer its level."""

    name: str
    bot: str = ""


class Choices(msgspec.Struct, frozen=True):
    options: list[int]


class Order(msgspec.Struct, frozen=True, omit_defaults=True):
    on: bool
    unable: bool = False  # only of windows to which the seat has no answer


class Version(msgspec.Struct, frozen=True):
    rules: str


Payload = Sitting | Choices | Order | Version | None
PAYLOADS: Final[dict[str, type[Sitting] | type[Choices] | type[Order] | type[Version] | None]] = {
    SIT: Sitting, CHOOSE: Choices, DRAW: Choices, UNDO: None, STAND: Order, RULES: Version,
    STOP: None,
}  # fmt: skip


class CannotOpen(Exception):
    """There is nothing of a game that could be shown; the code says why."""

    code = ""


class Outdated(CannotOpen):
    """The rules of today have no such beginning: not an entry is played yet."""

    code = RULES_CHANGED


class Damaged(CannotOpen):
    """The log is not what was written: the number of the entry, and what is wrong with it."""

    code = DAMAGED

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"entry {number}: {reason}")
        self.number = number
        self.reason = reason


def beginning(header: str) -> str:
    """What the chain of hashes begins with: the text of the header."""
    return sha256(header.encode()).hexdigest()


def hashed(entry: Entry, number: int, before: str) -> str:
    """Of an entry at its place, and so of all before it."""
    parts = [
        before,
        number,
        entry.kind,
        entry.seat,
        entry.payload,
        entry.words,
        entry.command,
        entry.at,
    ]
    return sha256(msgspec.json.encode(parts)).hexdigest()


class Pen:
    """Writes entries, each with a hash that holds on to the one before."""

    def __init__(self, number: int, last: str, at: int) -> None:
        self.number = number  # of the next entry
        self.last = last
        self.at = at
        self.written: list[Entry] = []

    def write(
        self, kind: str, seat: int, payload: Payload = None, words: str = "", command: str = ""
    ) -> None:
        packed = "" if payload is None else msgspec.json.encode(payload).decode()
        entry = Entry(kind, seat, packed, words, command, self.at, "")
        self.last = hashed(entry, self.number, self.last)
        self.number += 1
        self.written.append(msgspec.structs.replace(entry, hash=self.last))


def payload_of(entry: Entry, number: int) -> Payload:
    if entry.kind not in PAYLOADS:
        raise Damaged(number, f"no entry is of kind {entry.kind!r}")
    wanted = PAYLOADS[entry.kind]
    if wanted is None:
        return None
    try:
        return msgspec.json.decode(entry.payload, type=wanted)
    except msgspec.DecodeError as error:
        raise Damaged(number, f"its payload cannot be read: {error}") from None


def check_chain(entries: Iterable[Entry], first: str) -> None:
    """Refuse a log in which anything was changed, left out or put in."""
    last = first
    for number, entry in enumerate(entries):
        last = hashed(entry, number, last)
        if entry.hash != last:
            raise Damaged(number, "it is not what was written")


def sentence(entry: Entry, names: list[str]) -> str:
    """An entry for people who read a log, by the names of the seats."""
    seated = 0 <= entry.seat < len(names)
    who = names[entry.seat] if seated else "chance" if entry.seat == CHANCE else "table"
    return f"{who}: {entry.words or entry.kind}"
