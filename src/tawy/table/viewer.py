"""Somebody at a table: what he may see and do, and what he has been told.

Everybody has news of a number of his own. What somebody may not know makes no news for him: an
answer in a ballot is told to the one who gave it, so nobody can count who has answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, cast

import msgspec

from tawy.kernel.events import Event
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.game import Game
from tawy.table.messages import Mark, News

# So many pieces of news can be seen again, step by step. Everybody's own are counted: if entries of
# the log were, what is left would tell how many answers were given in secret.
STEPS_KEPT: Final = 60

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Rights:
    """What a viewer may do: see what a seat sees, and choose for it or not."""

    sees: int  # a seat; SPECTATOR: what everybody may see
    acts: bool


def seat_rights(seat: int) -> Rights:
    return Rights(seat, acts=True)


def partner_rights(seat: int) -> Rights:
    """Looks over the shoulder of a seat."""
    return Rights(seat, acts=False)


# Whoever looks on, or looks at a game again.
ONLOOKER: Final = Rights(SPECTATOR, acts=False)


class Sight(msgspec.Struct, gc=False):
    """What a viewer saw at one moment: the facts as text, and all else that he may know."""

    facts: bytes
    rest: bytes

    def stamp(self, heard: int) -> str:
        return blake2b(self.facts + self.rest + b"%d" % heard, digest_size=8).hexdigest()


def sight(observation: dict[str, Any], orders: list[bool]) -> Sight:
    facts = encode(observation["facts"])
    rest = {name: value for name, value in observation.items() if name != "facts"}
    return Sight(facts, encode([rest, orders]))


class Viewer:
    """One for each seat, and one for all who look on; several browsers may be behind it."""

    def __init__(self, rights: Rights, epoch: str) -> None:
        self.rights = rights
        self.epoch = epoch
        self.number = 1  # of the last news; the first is what was there when he came
        self.heard = 0  # events told to him that stand
        self.since = 0  # the number of the news that his own last choice made
        self.steps: list[News] = []  # since then, as far as they are kept
        self.seen = Sight(b"", b"")
        self.stamped = ""  # what was seen, once somebody wants to know

    # --- what is new

    def look(self, observation: dict[str, Any], orders: list[bool]) -> None:
        """What is there when he comes."""
        self.seen, self.stamped = sight(observation, orders), ""

    def take_in(
        self,
        told: Sequence[dict[str, object]],
        taken_back: int,
        observation: dict[str, Any],
        orders: list[bool],
    ) -> bool:
        """What has changed; returns whether that is news for him."""
        seen = sight(observation, orders)
        if not told and not taken_back and seen == self.seen:
            return False
        self.seen, self.stamped = seen, ""
        kept = self.heard - taken_back
        self.heard = kept + len(told)
        self.number += 1
        text = msgspec.Raw(encode(told))
        # Text in place of what it says: it is sent as it is.
        news = News(self.number, kept, cast(Any, text), cast(Any, msgspec.Raw(seen.facts)))
        self.steps.append(news)
        del self.steps[:-STEPS_KEPT]
        return True

    def has_chosen(self, ago: int = 0) -> None:
        """What happened up to his own last choice is not shown again; but he is told of it.

        So many news *ago* it was.
        """
        self.since = self.number - ago
        self.steps = self.steps[-1:]
        for own in self.steps:
            own.facts = own.facts if ago else None

    def begin_anew(self) -> None:
        """He is told all again: what he sees has changed, though nothing has happened."""
        self.steps = []
        self.number += 1
        self.since = self.number

    def count_anew(self, chosen: bool) -> None:
        """After a new opening: what was there is the first news, the steps come after it."""
        self.steps = self.to_show_again()
        self.since = 1 if chosen else 0
        self.number = 1 + len(self.steps)
        for number, step in enumerate(self.steps):
            step.number = number + 2

    # --- how far he has come

    def stamp(self) -> str:
        if not self.stamped:
            self.stamped = self.seen.stamp(self.heard)
        return self.stamped

    def mark(self) -> Mark:
        return Mark(self.epoch, self.number, self.stamp())

    def is_up_to_date(self, mark: Mark) -> bool:
        """Whether whoever has this mark has seen all: by number, after a new opening by stamp."""
        if mark.epoch == self.epoch:
            return mark.number == self.number
        return mark.stamp == self.stamp()

    def missed(self, mark: Mark) -> list[News] | None:
        """What came after this mark; None if that is no longer known, and all has to be told."""
        first = self.steps[0].number if self.steps else self.number + 1
        if mark.epoch != self.epoch or not first - 1 <= mark.number <= self.number:
            return None
        return [step for step in self.steps if step.number > mark.number]

    def to_show_again(self) -> list[News]:
        """The steps of others since his own last choice."""
        return [step for step in self.steps if step.number > self.since]

    def whole(self, told: list[dict[str, object]]) -> list[News]:
        """All news for somebody who knows nothing yet: what is long ago in one, then the steps.

        *told* are all events that he may know and that stand.
        """
        steps = self.to_show_again()
        number = steps[0].number - 1 if steps else self.number
        before = told[: steps[0].kept] if steps else told
        long_ago = News(number, 0, cast(Any, msgspec.Raw(encode(before))), None)
        return [long_ago, *steps]


def told_to(
    game: Game[Any], g: Any, events: Sequence[Event], viewer: Viewer
) -> list[dict[str, object]]:
    """Of these events those that a viewer may know, in his words."""
    found = [game.event_for(g, event, viewer.rights.sees) for event in events]
    return [one for one in found if one is not None]


def count_told(events: Sequence[Event], viewer: Viewer) -> int:
    sees = viewer.rights.sees
    return sum([event.for_seat(sees) is not None for event in events])
