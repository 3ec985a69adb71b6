"""The contract that a game fulfils, and the registry of games."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Generic

from tawy.kernel.engine import Engine
from tawy.kernel.events import Event, EventKind
from tawy.kernel.frames import CHANCE, Ballot, EachEffect, Frame, S, Sequence, State
from tawy.kernel.options import (
    SEAT,
    BadInput,
    Kind,
    Verb,
    find,
    noun_of,
    one_of,
    option,
    read_one,
    verb_of,
)
from tawy.kernel.rng import Stream


@dataclass
class Obstacle:
    """Why an option is not there, or would do nothing: a message id and the rules that say so."""

    name: str
    rules: list[str]


@dataclass
class Noun:
    """A thing of the game: its kind and its word."""

    kind: Kind
    word: str


class Game(Generic[S]):
    """What engine, records, bots and server need to know of a game. Subclass it and make one."""

    fewest: int = 2  # seats
    most: int = 5
    ply_limit: int = 10_000  # a game that takes longer than this never ends
    scored: str = "points"  # what `score` counts, as an id
    clock: str = "turn"  # what `turns` counts

    def __init__(self, name: str, version: str, engine: Engine[S]) -> None:
        self.name = name
        self.version = version  # of its rules: a record replays in its own version
        self.engine = engine
        self.verbs: list[Verb] = []
        self.events: list[EventKind] = []
        self.endings: list[str] = []
        self.settings: dict[str, list[str]] = {}  # of the table; the first value is the default
        self.no_longer_asked: list[str] = []  # choices of earlier rules, in words
        self.nesting: dict[str, str] = {}  # rule: the "rule: step" that goes on when it is through

    # --- what a game fills in

    def start(self, seats: int, settings: dict[str, str]) -> S:
        """The table before anything has happened, with its first rule pushed, not yet run."""
        raise NotImplementedError

    def seat_word(self, g: S, seat: int) -> str:
        raise NotImplementedError

    def view(self, g: S, seat: int) -> dict[str, object]:
        """The facts that *seat* may know: a whitelist."""
        raise NotImplementedError

    def dump(self, g: S) -> dict[str, object]:
        """All facts, in words."""
        raise NotImplementedError

    def name_seats(self, g: S, facts: dict[str, object], place: str) -> None:
        """Set the facts that the seats are called by, before any other names a seat."""

    def load(self, g: S, facts: dict[str, object], place: str) -> None:
        """Set the facts that are given; refuse what is unsound, naming the place."""

    def check(self, g: S) -> None:
        """Refuse facts that contradict each other, or the rules that are running."""

    def redeal(self, g: S, seat: int, stream: Stream) -> None:
        """Deal anew all that *seat* cannot know, in a way that is possible."""

    def suppose(self, view: dict[str, object], side: int) -> dict[str, object]:
        """All facts, as they may be for all that this *side* knows: to be dealt anew."""
        return view

    def pieces(self, g: S) -> dict[str, int]:
        """How many there are of each piece, wherever they are: this never changes."""
        raise NotImplementedError

    def score(self, g: S, seat: int) -> int:
        """What *seat* has of that by which games are won; 0 once it is out of the game."""
        raise NotImplementedError

    def turns(self, g: S) -> int:
        """How far the game has come, from 0 on: this never goes down."""
        raise NotImplementedError

    def explain(self, g: S, seat: int, option: int) -> list[Obstacle]:
        """Why *seat*, who is asked, may not choose *option*."""
        raise NotImplementedError

    def outlook(self, g: S, seat: int) -> dict[str, object]:
        """What follows from the facts that *seat* may know, worked out for those who look.

        No new facts: sums, margins, what could still come. It must not be needed to play.
        """
        return {}

    def idle(self, g: S, seat: int, option: int) -> Obstacle | None:
        """Why an *option* that *seat* has would do nothing now; none if it would do something."""
        return None

    def subject(self, g: S, option: int) -> Noun | None:
        """What an option is done with, if its noun says only where: the figure on a space."""
        return None

    # --- what follows from it

    def called(self, g: S, kind: Kind, number: int) -> str:
        """The word of a noun; a seat goes by what it is called at this table."""
        return self.seat_word(g, number) if kind.name == SEAT else kind.words[number]

    def words(self, g: S, option: int) -> str:
        """What an option is called now: its verb, what it is done with, its noun."""
        verb, subject = self.verbs[verb_of(option)], self.subject(g, option)
        thing = "" if subject is None else subject.word
        noun = "" if verb.kind is None else self.called(g, verb.kind, noun_of(option))
        return " ".join([word for word in (verb.word, thing, noun) if word])

    def new(self, seats: int, settings: dict[str, str], key: int, open_chance: bool = False) -> S:
        """A new game, run to its first choice."""
        g = self.start(seats, self.checked(seats, settings))
        g.key = key
        g.open_chance = open_chance
        self.engine.run(g)
        return g

    def checked(self, seats: int, settings: dict[str, str]) -> dict[str, str]:
        """The settings with the defaults filled in."""
        if not self.fewest <= seats <= self.most:
            told = f"{self.name} has {self.fewest} to {self.most} seats, not {seats}"
            raise BadInput("seats", told)
        for name, value in settings.items():
            if name not in self.settings:
                raise BadInput("settings", f"no setting {name!r}; {one_of(list(self.settings))}")
            if value not in self.settings[name]:
                raise BadInput(f"settings.{name}", f"not {value!r}; {one_of(self.settings[name])}")
        return {name: settings.get(name, values[0]) for name, values in self.settings.items()}

    def running(self, g: S) -> list[dict[str, object]]:
        """The stack in words: public, as all rules run in the open."""
        return [self.frame_words(g, f) for f in g.stack]

    def frame_words(self, g: S, f: Frame) -> dict[str, object]:
        rule = self.engine.rules[f.rule]
        written: dict[str, object] = {"rule": rule.name()}
        if f.who >= 0:
            written["seat"] = self.seat_word(g, f.who)
        if isinstance(rule, Sequence):
            written["then"] = rule.step_name(f.step)
        if f.done:
            named = not isinstance(rule, EachEffect)
            names = [self.seat_word(g, i) if named else i for i in f.through()]
            written["open-to" if isinstance(rule, Ballot) else "done"] = names
        return written

    def observe(self, g: S, seat: int) -> dict[str, object]:
        """The one observation: all that *seat* may know at this moment, and may do.

        Partners know what their side knows, the draft of the one who speaks for it included.
        """
        engine = self.engine
        side = g.side[seat] if seat >= 0 else -1
        result: dict[str, object] | None = None
        if g.ending >= 0:
            result = {"ending": self.endings[g.ending], "places": g.places[:]}
        return {
            "game": self.name,
            "seat": seat,
            "seats": [self.seat_word(g, s) for s in range(g.seats)],
            "side": g.side[:],
            "awaited": engine.awaited(g),
            "options": engine.legal(g, seat)[:],
            "draft": g.drafts[side][:] if g.drafts and side >= 0 else [],
            "undo": engine.may_take_back(g, seat),
            "result": result,
            "stack": self.running(g),
            "facts": self.view(g, seat),
        }

    def event_for(self, g: S, event: Event, seat: int) -> dict[str, object] | None:
        """An event as *seat* is told it, or None; a seat in it by what it is called now."""
        told = event.for_seat(seat)
        if told is not None:
            for field, value, kind in zip(
                event.kind.fields, event.values, event.kind.kinds, strict=True
            ):
                if kind is not None and told[field] is not None:
                    told[field] = self.called(g, kind, value)
        return told

    def why_not(self, g: S, seat: int, option: int) -> list[Obstacle]:
        """Why *seat* may not choose *option* now; no reasons when it may."""
        if g.ending >= 0:
            return [Obstacle("game-over", [])]
        legal = self.engine.legal(g, seat)
        if not legal:
            return [Obstacle("not-asked", [])]
        return [] if option in legal else self.explain(g, seat, option)

    def read(self, g: S, seat: int, rest: list[str], place: str = "") -> tuple[int, int]:
        """The legal option whose words begin *rest*, and how many words it took."""
        offers = self.engine.legal(g, seat)
        if not offers:
            asked = [self.who(g, one) for one in self.engine.awaited(g)]
            told = f"asked: {', '.join(asked)}" if asked else "the game is over"
            raise BadInput(place, f"{self.who(g, seat)} is not asked now; {told}")
        shown = [self.words(g, option) for option in offers]
        found = read_one(rest, shown, place)
        return offers[found], len(shown[found].split())

    def option_called(self, words: str, place: str = "", g: S | None = None) -> int:
        """The option with these words, legal or not. At a table *g* seats go by their names."""
        found = find(self.verbs, words)
        if found < 0 and g is not None:
            for seat, (verb, row) in product(range(g.seats), enumerate(self.verbs)):
                named = row.kind is not None and row.kind.name == SEAT
                if named and words == f"{row.word} {self.seat_word(g, seat)}":
                    found = option(verb, seat)
        if found < 0:
            raise BadInput(place, f"{self.name} has no choice {words!r}")
        return found

    def who(self, g: S, seat: int) -> str:
        """The word that a seat's sentences begin with."""
        return "chance" if seat == CHANCE else self.seat_word(g, seat)

    def seat_called(self, g: S, word: str, place: str) -> int:
        words = [self.seat_word(g, seat) for seat in range(g.seats)]
        if word not in words:
            raise BadInput(place, f"no seat is called {word!r}; {one_of(words)}")
        return words.index(word)


REGISTRY: dict[str, Game[State]] = {}


def register(game: Game[S]) -> Game[S]:
    REGISTRY[game.name] = game  # type: ignore[assignment]  # each game is used with its own states
    return game


def game_called(name: str) -> Game[State]:
    if name not in REGISTRY:
        raise BadInput("game", f"no game is called {name!r}; {one_of(sorted(REGISTRY))}")
    return REGISTRY[name]
