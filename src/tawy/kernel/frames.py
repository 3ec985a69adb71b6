"""Running rules: a stack of frames, rules that walk it, choices that stop it.

A *rule* is a stateless singleton. A *frame* says how far one running rule has got. Facts live
in the state, control lives on the stack; so a copy is a copy of integers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, Generic, NamedTuple, TypeVar

from tawy.kernel.events import EVERYBODY, Ended, Event, EventKind
from tawy.kernel.sets import set_of

SPECTATOR: Final = -1
CHANCE: Final = -2

S = TypeVar("S", bound="State")


class Frame:
    """How far one running rule has got: four integers."""

    def __init__(self, rule: int, who: int, step: int = 0, done: int = 0) -> None:
        self.rule = rule  # its number in the game's table of rules
        self.who = who  # the seat it runs for, or SPECTATOR when for all
        self.step = step
        self.done = done  # set of the seats (or effects) that this step is through with;
        #                   in a ballot: of the seats that take part

    def copy(self) -> Frame:
        return Frame(self.rule, self.who, self.step, self.done)

    def through(self) -> list[int]:
        """The numbers in the set of those done, ascending."""
        return [i for i in range(self.done.bit_length()) if self.done >> i & 1]


class Ply(NamedTuple):
    """One answered option; of CHANCE too."""

    seat: int
    option: int


class Log:
    """What a listener hears: the plies (a ballot's in seat order) and the events."""

    def __init__(self) -> None:
        self.plies: list[Ply] = []
        self.events: list[Event] = []


class State:
    """What every game's state has. A game's own facts are fields of its subclass.

    Facts belong to a *side*, choices and turns to a *seat*. A side has the number of the seat
    that speaks for it; at the start every seat is a side of its own.
    """

    def __init__(self, seats: int, parent: State | None) -> None:
        self.seats = seats
        self.log: Log | None = None  # a copy has no listener
        if parent is None:
            self.stack: list[Frame] = []
            self.side = list(range(seats))  # by seat; SPECTATOR once it has left
            self.drafts: list[list[int]] = []  # by seat, while a ballot is open
            self.offers: list[int] = []  # what the open Ask or Chance offers
            self.key = 0
            self.draws = 0
            self.open_chance = False  # True: chance is asked like a seat, for replay and search
            self.mover = SPECTATOR  # who made the last plies,
            self.back = 0  # and how many of them he may take back
            self.ending = -1  # number of the ending, once the game is over,
            self.places: list[int] = []  # and the place of each seat: 1 is a winner
        else:
            self.stack = [f.copy() for f in parent.stack]
            self.side = parent.side[:]
            self.drafts = [d[:] for d in parent.drafts]
            self.offers = parent.offers
            self.key = parent.key
            self.draws = parent.draws
            self.open_chance = parent.open_chance
            self.mover = parent.mover
            self.back = parent.back
            self.ending = parent.ending
            self.places = parent.places

    # --- control

    def push(self, rule: int, who: int = SPECTATOR) -> None:
        self.stack.append(Frame(rule, who))

    def ask_each(self, f: Frame, seats: list[int], rule: int) -> bool:
        """Run *rule* once for each seat, in this order; the step stays open till all are done.

        The list must be the same each time: freeze it in a fact if the answers could change it.
        """
        for seat in seats:
            if not f.done >> seat & 1:
                f.done |= 1 << seat
                self.push(rule, seat)
                return True
        return False

    def end(self, ending: int, places: list[int]) -> None:
        """The game is over at once: whatever rule was running does not go on."""
        self.conclude(ending, places)
        raise Ended

    def conclude(self, ending: int, places: list[int]) -> None:
        self.ending = ending
        self.places = places
        self.stack = []
        self.drafts = []
        self.offers = []
        self.back = 0  # the key is published now

    # --- sides

    def sides(self) -> list[int]:
        """The sides in the game, each by the seat that speaks for it."""
        return [s for s in range(self.seats) if self.side[s] == s]

    def seats_of(self, side: int) -> int:
        """The set of seats that are this side."""
        return set_of([s for s in range(self.seats) if self.side[s] == side])

    def join(self, lower: int, higher: int) -> None:
        """Two sides become one; the *higher* one's seat speaks for it."""
        self.side = [higher if side == lower else side for side in self.side]

    def leave(self, side: int) -> None:
        self.side = [SPECTATOR if s == side else s for s in self.side]

    # --- telling

    def copy(self: S) -> S:
        raise NotImplementedError

    def tell(self, kind: EventKind, why: str, *values: int, seen: int = EVERYBODY) -> None:
        """Say what has happened, and why. What reveals something cannot be taken back."""
        if kind.reveals:
            self.back = 0
        if self.log is not None:
            self.log.events.append(Event(kind, list(values), why, seen, len(self.log.plies)))


@cache
def words_in(name: str) -> str:
    """The words of a Python name: ChooseCards and choose_cards are both "choose cards"."""
    spaced = "".join([" " + c.lower() if c.isupper() else c for c in name])
    return spaced.replace("_", " ").strip()


class Rule(Generic[S]):
    """Base of all rules. Its name in positions is that of its class, in words."""

    def name(self) -> str:
        return words_in(type(self).__name__)

    def advance(self, g: S, f: Frame) -> None:
        """Go on by one step, if it is a rule that runs by itself."""


class Sequence(Rule[S]):
    """A rule read from top to bottom: its list of steps is its table of contents.

    A step returns True to be called again once what it pushed is done. Such a step does nothing
    but its loop, or its effects would happen again.
    """

    def __init__(self, steps: list[Callable[[S, Frame], bool]], loops: bool = False) -> None:
        self.steps = steps
        self.loops = loops  # begins again after its last step, till the game ends

    def step_names(self) -> list[str]:
        """The names of its steps; past the last one comes "end"."""
        return [self.step_name(step) for step in range(len(self.steps) + 1)]

    def step_name(self, step: int) -> str:
        return words_in(self.steps[step].__name__) if step < len(self.steps) else "end"

    def advance(self, g: S, f: Frame) -> None:
        if f.step == len(self.steps):
            f.step = 0
            if not self.loops:
                g.stack.pop()
            return
        if not self.steps[f.step](g, f):
            f.step += 1
            f.done = 0


class EachEffect(Rule[S]):
    """Asks the effects of one seat at one moment, one at a time: two questions never pile up."""

    def effects(self, g: S, f: Frame) -> list[int]:
        """The numbers of the effects of f.who that have this moment, in table order."""
        raise NotImplementedError

    def touch(self, g: S, f: Frame, effect: int) -> None:
        """Let this effect do what it does, or push one question."""

    def advance(self, g: S, f: Frame) -> None:
        for effect in self.effects(g, f):
            if not f.done >> effect & 1:
                f.done |= 1 << effect
                self.touch(g, f, effect)
                return
        g.stack.pop()


class Ask(Rule[S]):
    """One seat, f.who, chooses one of a list. This is where legality is written."""

    def options(self, g: S, f: Frame) -> list[int]:
        raise NotImplementedError

    def choose(self, g: S, f: Frame, option: int) -> None:
        """Do what was chosen."""

    def silence_tells(self, g: S, f: Frame) -> bool:
        """Whether a single option is asked for too, by public facts.

        So it must be where the list depends on a hidden hand: not to be asked would tell of it.
        """
        return False


class Chance(Ask[S]):
    """Chance chooses, by weight: the number of each card left, the faces of a die."""

    def weights(self, g: S, f: Frame) -> list[int]:
        """One for each option; all the same unless the rule says otherwise."""
        return [1] * len(self.options(g, f))


class Ballot(Rule[S]):
    """Several seats choose in secret at the same time, each step by step in a draft of its own."""

    def seats(self, g: S, f: Frame) -> list[int]:
        """Who takes part, by public facts only."""
        raise NotImplementedError

    def options(self, g: S, f: Frame, seat: int, draft: list[int]) -> list[int]:
        """What *seat* may add to its *draft*; nothing when that is whole."""
        raise NotImplementedError

    def close(self, g: S, f: Frame, drafts: list[list[int]]) -> None:
        """All are in: the drafts, by seat, become facts."""


class Window(Ballot[S]):
    """A reaction out of turn. *passing* is the option of letting it pass; it is always there."""

    def __init__(self, passing: int) -> None:
        self.passing = passing
