"""Events: what happened, in the past tense, why, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tawy.kernel.options import Kind

EVERYBODY: Final = -1  # as a set of seats: all bits are set


class Ended(Exception):
    """The game is over: leaves all running rules; the engine catches it."""


@dataclass
class EventKind:
    """One kind of event: its name, its fields and the kinds of noun in them.

    A *secret* field is shown only to the seats that the event names; with no secret field the
    whole event is theirs. One that *reveals* tells somebody what was hidden from him until now:
    nobody may take back what led to it. *causes* are its causes, where there is more than one thing
    to say: each is a noun's word, or has a branch in the words of every language.
    """

    name: str
    fields: list[str]
    kinds: list[Kind | None]
    secret: str = ""
    reveals: bool = False
    causes: list[str] = field(default_factory=list)


@dataclass
class Event:
    """Something that happened after ply number *ply*; *why* is a message id."""

    kind: EventKind
    values: list[int]
    why: str
    seen: int
    ply: int

    def for_seat(self, seat: int) -> dict[str, object] | None:
        """This event as *seat* is told it (a spectator is below 0), or None."""
        full = self.seen == EVERYBODY or (seat >= 0 and self.seen >> seat & 1 == 1)
        if not full and not self.kind.secret:
            return None
        told: dict[str, object] = {"event": self.kind.name}
        for name, value, kind in zip(self.kind.fields, self.values, self.kind.kinds, strict=True):
            hidden = value < 0 or (name == self.kind.secret and not full)
            told[name] = None if hidden else value if kind is None else kind.words[value]
        return {**told, "why": self.why} if self.why else told
