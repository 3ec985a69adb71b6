"""A game as those at its table see it: commands in, numbered news out. No I/O, no clock.

The log is the truth: a header and one entry after another, each a choice of one seat, an undo, or
a standing order.
All else is made from it by playing it again, after a crash too.

Everybody has news of a number of his own. What somebody may not know makes no news for him: an
answer in a ballot is told to the one who gave it, so nobody can count who has answered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tawy.kernel.frames import SPECTATOR, Ballot, Log
from tawy.kernel.game import Game, Noun, Obstacle
from tawy.kernel.options import SEAT, noun_of, option, verb_of
from tawy.kernel.rng import Stream
from tawy.records.play import Header, Play

UNDO: Final = -1  # instead of an option,
STAND: Final = -2  # likewise: let every window pass,
ATTEND: Final = -3  # and no longer
STALE: Final = "stale"  # there is news that the command did not know of
ILLEGAL: Final = "illegal"
NO_UNDO: Final = "nothing-to-undo"
TABLES_KEPT: Final = 200  # of a viewer who never chooses: so many steps can be shown again


class Refused(Exception):
    """A command that cannot be carried out: a code for it. Nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Entry(msgspec.Struct, gc=False):
    """A line of the log: what one seat did, and the id of its command."""

    seat: int
    option: int
    command: str


class News(msgspec.Struct, gc=False):
    """What is new for one viewer: of the events told to him so many stand, then come these.

    The table as it was is kept till he chooses again: he can see step by step what happened.
    Both are kept as the text that is sent. A long game has thousands of these, and as objects the
    search for garbage would go through them all, while everybody waits.
    """

    number: int
    kept: int
    events: msgspec.Raw
    facts: msgspec.Raw | None


@dataclass
class Ahead:
    """What a choice would do: what would be told, the table then, whether it could be undone."""

    events: list[dict[str, object]]
    facts: Any
    back: bool


def written(told: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(told))


class Ear:
    """What one viewer has heard: the events told to him by their place in the log, and his news."""

    def __init__(self) -> None:
        self.heard: list[int] = []
        self.news: list[News] = []
        self.last: dict[str, Any] = {}  # his observation then
        self.since = 0  # the number of the news that his own last choice made


class Room:
    def __init__(self, game: Game[Any], header: Header, entries: list[Entry] | None = None) -> None:
        self.game = game
        self.play = Play(game, header)
        self.entries: list[Entry] = []
        self.answers: dict[tuple[int, str], int] = {}  # by seat and command: the number it led to
        self.ears = {viewer: Ear() for viewer in [SPECTATOR, *range(len(header.names))]}
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
        if option in (STAND, ATTEND):
            return Entry(seat, option, command)
        if expect != self.number(seat):
            raise Refused(STALE)
        if option == UNDO:
            if not self.game.engine.may_take_back(self.play.state, seat):
                raise Refused(NO_UNDO)
        elif option not in self.game.engine.legal(self.play.state, seat):
            raise Refused(ILLEGAL)
        return Entry(seat, option, command)

    def carry_out(self, entry: Entry) -> int:
        self.entries.append(entry)
        if entry.option in (STAND, ATTEND):
            self.stand(entry)
        else:
            self.choose(entry)
        number = self.number(entry.seat)
        self.answers[entry.seat, entry.command] = number
        return number

    def choose(self, entry: Entry) -> None:
        if entry.option == UNDO:
            self.play.undo(entry.seat)
        else:
            self.play.apply(entry.seat, entry.option)
        ear = self.ears[entry.seat]
        for news in ear.news[max(ear.since - 1, 0) :]:
            news.facts = None
        self.pass_on()
        ear.since = self.number(entry.seat)

    def stand(self, entry: Entry) -> None:
        """Whether a seat lets windows pass is news for that seat alone."""
        if entry.option == STAND:
            self.play.stand(entry.seat)
        else:
            self.play.attend(entry.seat)
        self.pass_on()

    # --- news

    def number(self, viewer: int) -> int:
        """Of his last news; the first is 1."""
        return len(self.ears[viewer].news)

    def pass_on(self) -> None:
        """Everybody for whom anything has changed gets news."""
        g, events = self.play.state, self.play.log.events
        self.told = min(self.told, len(events))  # what was taken back is told again, if it is
        for viewer, ear in self.ears.items():
            before = len(ear.heard)
            ear.heard = [place for place in ear.heard if place < self.told]
            kept, new = len(ear.heard), []
            for place in range(self.told, len(events)):
                told = self.game.event_for(g, events[place], viewer)
                if told is not None:
                    ear.heard.append(place)
                    new.append(told)
            seen = {**self.game.observe(g, viewer), "standing": viewer in self.play.standing}
            if new or kept < before or seen != ear.last:
                ear.last = seen
                table = None if viewer == SPECTATOR else written(seen["facts"])
                ear.news.append(News(self.number(viewer) + 1, kept, written(new), table))
                for old in ear.news[-TABLES_KEPT - 1 : -TABLES_KEPT]:
                    old.facts = None
        self.told = len(events)

    def since(self, viewer: int, number: int) -> list[News]:
        """What he missed after news of this number."""
        return self.ears[viewer].news[max(number, 0) :]

    # --- the moment

    def seen_by(self, viewer: int) -> dict[str, object]:
        """All that he may know and do now, with the number of the news that it includes."""
        options = self.game.engine.legal(self.play.state, viewer)
        header, ear = self.play.header, self.ears[viewer]
        seen = {**ear.last, "number": self.number(viewer), "since": ear.since}
        seen["names"] = header.names
        seen["outlook"] = self.game.outlook(self.play.state, viewer)
        seen["bots"] = [header.bots.get(seat, "") for seat in range(len(header.names))]
        g = self.play.state
        seen["choices"] = [self.choice(g, option) for option in options]
        seen["draft"] = [self.choice(g, option) for option in ear.last["draft"]]
        if seen["undo"]:
            seen["last"] = seen["draft"][-1] if seen["draft"] else self.last_choice()
            seen["begun"] = not seen["draft"] and self.play.past[-1][2] == self.told
        if options:
            rule = self.game.engine.rules[self.play.state.stack[-1].rule]
            seen["question"] = rule.name()
            seen["secret"] = isinstance(rule, Ballot)
        return seen

    def ahead(self, seat: int, choice: int) -> Ahead:
        """What a choice would do, up to the next draw or secret.

        It is tried on a copy in which all that the seat cannot know was dealt anew: so it tells
        nothing, whatever the rules of the game are.
        """
        engine, twin = self.game.engine, self.play.state.copy()
        if choice not in engine.legal(twin, seat):
            raise Refused(ILLEGAL)
        if twin.drafts:
            return Ahead([], None, True)
        twin.log, twin.open_chance = Log(), True
        self.game.redeal(twin, seat, Stream("ahead"))
        engine.apply(twin, seat, choice)
        told = [self.game.event_for(twin, event, seat) for event in twin.log.events]
        back = engine.may_take_back(twin, seat) > 0
        return Ahead([e for e in told if e is not None], self.game.view(twin, seat), back)

    def shows(self, seat: int, choice: int) -> bool:
        """Whether everybody can tell that this was chosen: no other choice would look the same."""
        legal = self.game.engine.legal(self.play.state, seat)
        seen = self.shown(seat, choice)
        return all(self.shown(seat, other) != seen for other in legal if other != choice)

    def shown(self, seat: int, choice: int) -> object:
        """What somebody who only looks on would be told of a choice, and see after it."""
        twin = self.play.state.copy()
        twin.log, twin.open_chance = Log(), True
        self.game.engine.apply(twin, seat, choice)
        told = [self.game.event_for(twin, event, SPECTATOR) for event in twin.log.events]
        return told, self.game.observe(twin, SPECTATOR)

    def why_not(self, seat: int, kind: str, word: str) -> list[Obstacle]:
        """Why a thing cannot be chosen: by what is asked now, else by what is done with it."""
        g, verbs = self.play.state, self.game.verbs
        fitting = [
            option(verb, noun)
            for verb, row in enumerate(verbs)
            if row.kind is not None and row.kind.name == kind
            for noun in range(g.seats if kind == SEAT else len(row.kind.words))
            if self.game.called(g, row.kind, noun) == word
        ]
        asked = {verb_of(one) for one in self.game.engine.legal(g, seat)}
        wishes = [one for one in fitting if verb_of(one) in asked] or fitting[:1]
        found: dict[str, Obstacle] = {}
        for wish in wishes:
            reasons = self.game.why_not(g, seat, wish)
            if not reasons:
                return []
            found |= {reason.name: reason for reason in reasons}
        return list(found.values())

    def last_choice(self) -> dict[str, object]:
        """As it was called when it was made."""
        return self.choice(self.play.past[-1][0], self.play.log.plies[-1].option)

    def choice(self, g: Any, option: int) -> dict[str, object]:
        """An option for those who make words and pictures of it."""
        verb = self.game.verbs[verb_of(option)]
        named: list[tuple[str, Noun | None]] = [("thing", self.game.subject(g, option))]
        if verb.kind is not None:
            word = self.game.called(g, verb.kind, noun_of(option))
            named.append(("noun", Noun(verb.kind, word)))
        parts = {part: [noun.kind.name, noun.word] for part, noun in named if noun is not None}
        words = self.game.words(g, option)
        return {"option": option, "verb": verb.name, "words": words, **parts}
