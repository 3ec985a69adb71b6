"""A game as those at its table see it: commands in, numbered news out. No I/O, no clock.

The log is the truth: a header and one entry after another, each a choice or an undo of one seat.
All else is made from it by playing it again, after a crash too.

Everybody has news of a number of his own. What somebody may not know makes no news for him: an
answer in a ballot is told to the one who gave it, so nobody can count who has answered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tawy.kernel.frames import SPECTATOR
from tawy.kernel.game import Game, Noun
from tawy.kernel.options import noun_of, verb_of
from tawy.records.play import Header, Play

UNDO: Final = -1  # instead of an option
STALE: Final = "stale"  # there is news that the command did not know of
ILLEGAL: Final = "illegal"
NO_UNDO: Final = "nothing-to-undo"


class Refused(Exception):
    """A command that cannot be carried out: a code for it. Nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass
class Entry:
    """A line of the log: what one seat did, and the id of its command."""

    seat: int
    option: int
    command: str


@dataclass
class News:
    """What is new for one looker: of the events told to him so many stand, then come these."""

    number: int
    kept: int
    events: list[dict[str, object]]


class Ear:
    """What one looker has heard: the events told to him by their place in the log, and his news."""

    def __init__(self) -> None:
        self.heard: list[int] = []
        self.news: list[News] = []
        self.last: dict[str, object] = {}  # his observation then


class Room:
    def __init__(self, game: Game[Any], header: Header, entries: list[Entry] | None = None) -> None:
        self.game = game
        self.play = Play(game, header)
        self.entries: list[Entry] = []
        self.answers: dict[tuple[int, str], int] = {}  # by seat and command: the number it led to
        self.ears = {looker: Ear() for looker in [SPECTATOR, *range(len(header.names))]}
        self.told = 0  # events of the log that have been passed on
        self.pass_on()
        for entry in entries or []:
            self.carry_out(entry)

    # --- commands

    def command(self, seat: int, command: str, expect: int, option: int) -> int:
        """Do what a seat says, once; returns the number of its last news."""
        entry = self.checked(seat, command, expect, option)
        return self.answers[seat, command] if entry is None else self.carry_out(entry)

    def checked(self, seat: int, command: str, expect: int, option: int) -> Entry | None:
        """The entry to be written down and carried out; None if that has been done."""
        if (seat, command) in self.answers:
            return None
        if expect != self.number(seat):
            raise Refused(STALE)
        if option == UNDO:
            if not self.game.engine.may_take_back(self.play.state, seat):
                raise Refused(NO_UNDO)
        elif option not in self.game.engine.legal(self.play.state, seat):
            raise Refused(ILLEGAL)
        return Entry(seat, option, command)

    def carry_out(self, entry: Entry) -> int:
        if entry.option == UNDO:
            self.play.undo(entry.seat)
        else:
            self.play.apply(entry.seat, entry.option)
        self.entries.append(entry)
        self.pass_on()
        number = self.number(entry.seat)
        self.answers[entry.seat, entry.command] = number
        return number

    # --- news

    def number(self, looker: int) -> int:
        """Of his last news; the first is 1."""
        return len(self.ears[looker].news)

    def pass_on(self) -> None:
        """Everybody for whom anything has changed gets news."""
        g, events = self.play.state, self.play.log.events
        self.told = min(self.told, len(events))  # what was taken back is told again, if it is
        for looker, ear in self.ears.items():
            before = len(ear.heard)
            ear.heard = [place for place in ear.heard if place < self.told]
            kept, new = len(ear.heard), []
            for place in range(self.told, len(events)):
                told = self.game.told(g, events[place], looker)
                if told is not None:
                    ear.heard.append(place)
                    new.append(told)
            seen = self.game.observe(g, looker)
            if new or kept < before or seen != ear.last:
                ear.last = seen
                ear.news.append(News(self.number(looker) + 1, kept, new))
        self.told = len(events)

    def since(self, looker: int, number: int) -> list[News]:
        """What he missed after news of this number."""
        return self.ears[looker].news[max(number, 0) :]

    # --- the moment

    def seen_by(self, looker: int) -> dict[str, object]:
        """All that he may know and do now, with the number of the news that it includes."""
        options = self.game.engine.legal(self.play.state, looker)
        seen = {**self.ears[looker].last, "number": self.number(looker)}
        seen["choices"] = [self.choice(option) for option in options]
        if options:
            rule = self.game.engine.rules[self.play.state.stack[-1].rule]
            seen["question"] = rule.name()
        return seen

    def choice(self, option: int) -> dict[str, object]:
        """An option for those who make words and pictures of it."""
        g, verb = self.play.state, self.game.verbs[verb_of(option)]
        named: list[tuple[str, Noun | None]] = [("thing", self.game.subject(g, option))]
        if verb.kind is not None:
            word = self.game.called(g, verb.kind, noun_of(option))
            named.append(("noun", Noun(verb.kind, word)))
        parts = {part: [noun.kind.name, noun.word] for part, noun in named if noun is not None}
        words = self.game.words(g, option)
        return {"option": option, "verb": verb.name, "words": words, **parts}
