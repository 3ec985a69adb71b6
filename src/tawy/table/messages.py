"""What goes over the wire, both ways: JSON, each message tagged with its `type`."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # what JavaScript can say
# No signs that steer a terminal: names are in records.
Name = Annotated[
    str, msgspec.Meta(min_length=1, max_length=40, pattern="^[^\\x00-\\x1f\\x7f-\\x9f]+$")
]

LARGEST_MESSAGE = 16 * 1024  # bytes
LONGEST_LINE = 40  # choices at once
Line = Annotated[list[Number], msgspec.Meta(min_length=1, max_length=LONGEST_LINE)]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of all that is tagged."""


# --- from a viewer


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a viewer has come: its last news, and a digest of what it saw then.

    Numbers count within an epoch, which ends when the table is opened anew. The stamp is the same
    for whoever sees the same: so a choice that was on its way meanwhile still counts.
    """

    epoch: Annotated[str, msgspec.Meta(max_length=40)] = ""
    number: Number = 0
    stamp: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Hello(Message, tag="hello"):
    """I have the news up to this mark: send what I missed, and then what comes."""

    since: Mark = Mark()


class Choose(Message, tag="choose"):
    """I choose this, or these one after the other; *expect* is the mark of what I have seen."""

    id: Id
    expect: Mark
    options: Line


class Undo(Message, tag="undo"):
    """Take back what I chose last; what was chosen at once goes at once."""

    id: Id
    expect: Mark


class Stand(Message, tag="stand"):
    """Let all windows pass without asking me, or those that I can't answer; or ask me again."""

    id: Id
    on: bool
    unable: bool = False


class End(Message, tag="end"):
    """Show all of a game that cannot go on, with its secrets: it never will, for anybody."""

    id: Id


class LookAhead(Message, tag="look-ahead"):
    """What would this choice do, or these one after the other?"""

    id: Id
    options: Line


class WhyNot(Message, tag="why-not"):
    """Why can I not choose this thing: a noun by its kind and its word."""

    id: Id
    kind: Id
    word: Id


class WhatWith(Message, tag="what-with"):
    """What can I do with this thing, which I take in hand? Without a thing: how do I finish?

    *rather* are choices that I make instead of the usual ones: fewer units, another figure.
    """

    id: Id
    kind: Annotated[str, msgspec.Meta(max_length=64)] = ""
    word: Annotated[str, msgspec.Meta(max_length=64)] = ""
    rather: Annotated[list[Number], msgspec.Meta(max_length=LONGEST_LINE)] = []


class Why(Message, tag="why"):
    """Why did this opponent choose as it did the last time?"""

    id: Id
    seat: Number


Command = Choose | Undo | Stand | End
Question = LookAhead | WhyNot | WhatWith | Why
Request = Hello | Choose | Undo | Stand | End | LookAhead | WhyNot | WhatWith | Why


# --- to a viewer


class News(msgspec.Struct, gc=False):
    """Of the events told so far so many stand, then come these.

    The facts as they were then come along with what happened since the seat's own last choice; but
    not with the last news, after which the facts are those of the observation.
    Events and facts are kept as the text that is sent: as objects the search for garbage would go
    through them all, while everybody waits.
    """

    number: int
    kept: int
    events: list[dict[str, Any]]
    facts: dict[str, Any] | None = None


class Obstacle(msgspec.Struct):
    """Why an option is not there, or would do nothing: a message id, and the rules that say so."""

    reason: str
    rules: list[str]


class Choice(msgspec.Struct, omit_defaults=True):
    """An option, with what words and pictures are made of: a noun is its kind and its word."""

    option: int
    verb: str
    words: str  # the notation
    noun: list[str] | None = None
    thing: list[str] | None = None  # what it is done with, where the noun says only where
    idle: Obstacle | None = None  # why it would do nothing now, though it is allowed


class Result(msgspec.Struct):
    ending: str
    places: list[int]


class Stopped(msgspec.Struct):
    """The game cannot go on: a code, and the rest of its log in words.

    As long as it might go on one day that is the viewer's own choices, and no reason. Once it has
    *ended* for good all of it is told, and its record is there.
    """

    code: str
    reason: str
    rest: list[str]
    ended: bool


class Observation(msgspec.Struct, omit_defaults=True):
    """All that a viewer may know and do, after the news of its mark."""

    mark: Mark
    game: str
    seat: int
    side: list[int]
    awaited: list[int]
    options: list[int]
    choices: list[Choice]
    draft: list[Choice]  # of its side, in a ballot
    undo: int
    facts: dict[str, Any]
    names: list[str]
    bots: list[str]  # by seat: a computer opponent by its level; empty for a person
    since: int  # the news that this seat's own last choice made
    standing: bool = False  # it lets every window pass
    excused: bool = False  # it lets every window pass to which it has no answer
    passes: bool = False  # so the window that is open passes by itself
    outlook: dict[str, Any] = {}  # what follows from what the seat may know
    result: Result | None = None
    last: Choice | None = None  # what an undo takes back: the last of it
    begun: bool = False  # that one only leads on: nothing has happened by it
    question: str | None = None  # the name of the rule that asks this seat
    secret: bool = False  # the answer is sealed till all are in
    stopped: Stopped | None = None


class Update(Message, tag="update"):
    """What is new, and all that the viewer may know and do now."""

    news: list[News]
    observation: Observation


class Done(Message, tag="done"):
    """The command was carried out, now or before; the news of it have been sent."""

    id: str


class Refused(Message, tag="refused"):
    """Nothing has changed."""

    id: str
    code: str


class Ahead(Message, tag="ahead"):
    """What a choice would do, up to the next draw or secret; of a secret choice nothing."""

    id: str
    events: list[dict[str, Any]]
    facts: dict[str, Any] | None
    back: bool  # it could be taken back


class Obstacles(Message, tag="obstacles"):
    id: str
    obstacles: list[Obstacle]


class Way(msgspec.Struct):
    """A line of choices that ends where its last one says, and what that takes."""

    options: list[int]
    choice: Choice
    told: dict[str, int]  # steps, a price, a battle: in the words of the game
    back: bool  # it could be taken back
    through: list[str] = []  # the places that it leads through, where there are several ways to one


class Step(msgspec.Struct):
    """One of the choices on the way, and what could be chosen instead."""

    choice: Choice
    instead: list[Choice]


class Use(msgspec.Struct):
    """Something that can be done with a thing: choices as they are usual, then where they lead.

    Without *ways* the choices are all there is to it.
    """

    steps: list[Step]
    options: list[int]
    ways: list[Way]
    back: bool


class Uses(Message, tag="uses"):
    """What a thing is good for now; whatever is in none of it is why-not's to answer."""

    id: str
    uses: list[Use]


class Thought(msgspec.Struct):
    """A choice of an opponent, and what is better after it than after others, by term."""

    choice: Choice
    terms: dict[str, float]


class Because(Message, tag="because"):
    """The last choices of an opponent. What it keeps secret is no part of it."""

    id: str
    seat: int
    thoughts: list[Thought]


class Trouble(Message, tag="trouble"):
    """A message that is none of ours, or a link that leads to no table: a code, and why."""

    code: str
    reason: str = ""


Answer = Update | Done | Refused | Ahead | Obstacles | Uses | Because | Trouble

# Why a command was refused.
STALE: Final = "stale"  # there is news that it did not know of
ILLEGAL: Final = "illegal"
NO_UNDO: Final = "nothing-to-undo"
NOT_YOURS: Final = "not-yours"  # who looks on has nothing to choose
TOO_OFTEN: Final = "too-often"  # a standing order switched without end
RULES_CHANGED: Final = "rules-changed"  # the game cannot go on under the rules of today
DAMAGED: Final = "damaged"  # its log is not what was written
NOT_KEPT: Final = "not-kept"  # it could not be written down


# --- by HTTP: a new table, and what it can be


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """A person, who gets a link, or an opponent of a level."""

    name: Name
    bot: Annotated[str, msgspec.Meta(max_length=20)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[Seat], msgspec.Meta(min_length=1, max_length=10)]
    settings: dict[str, str] = {}
    position: dict[str, Any] = {}  # to begin from, if not from the set-up


class Links(msgspec.Struct):
    """For each seat the secret end of its link; null for an opponent."""

    links: list[str | None]


class GameInfo(msgspec.Struct):
    """A game that can be played here; of each setting the first value is the default."""

    name: str
    fewest: int
    most: int
    settings: dict[str, list[str]]
    scenarios: dict[str, int]  # the number of players that each is for
    opponents: list[str]  # by level, the strongest last


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """A table that somebody thinks of."""

    game: str
    seats: Number
    settings: dict[str, str] = {}


class Picture(msgspec.Struct):
    """How it would begin; null where even the scenario is left to chance."""

    facts: dict[str, Any] | None


class Fault(msgspec.Struct):
    """Why a request was not carried out: a code, and where and why in words for a log."""

    code: str
    place: str = ""
    reason: str = ""
