"""A table with no game on it: rules made for one test, and a state that notes what they do."""

from __future__ import annotations

from collections.abc import Callable

from tawy.facts.rows import ALL, ANY, Fact, FactsGame
from tawy.kernel.engine import Engine
from tawy.kernel.events import EventKind
from tawy.kernel.frames import (
    Ask,
    Ballot,
    Chance,
    EachEffect,
    Frame,
    Log,
    Rule,
    Sequence,
    State,
    Window,
)
from tawy.kernel.game import Obstacle
from tawy.kernel.options import Kind, Verb
from tawy.kernel.rng import Stream

SEAT_WORDS = ["red", "green", "blue", "white"]
NUMBER = Kind("number", [str(n) for n in range(1000)])
NOTED = EventKind("noted", ["number"], [None])
SHOWN = EventKind("shown", ["number"], [None], reveals=True)


class Table(State):
    """It remembers who chose what, as seat * 100 + option, in the fact *notes*."""

    def __init__(self, seats: int, parent: Table | None = None) -> None:
        super().__init__(seats, parent)
        self.notes: list[int] = parent.notes[:] if parent else []

    def copy(self) -> Table:
        return Table(self.seats, self)

    def note(self, number: int) -> None:
        self.notes = [*self.notes, number]
        self.tell(NOTED, "", number)


class Choice(Ask[Table]):
    """One of the numbers below *count*; options are the plain numbers of one verb."""

    def __init__(self, count: int = 3) -> None:
        self.count = count

    def options(self, g: Table, f: Frame) -> list[int]:
        return list(range(self.count))

    def choose(self, g: Table, f: Frame, option: int) -> None:
        g.note(f.who * 100 + option)


class Reveal(Choice):
    """A choice that shows something."""

    def choose(self, g: Table, f: Frame, option: int) -> None:
        super().choose(g, f, option)
        g.tell(SHOWN, "", option)


class Die(Chance[Table]):
    def __init__(self, weights: list[int]) -> None:
        self.by_side = weights

    def options(self, g: Table, f: Frame) -> list[int]:
        return list(range(len(self.by_side)))

    def weights(self, g: Table, f: Frame) -> list[int]:
        return self.by_side

    def choose(self, g: Table, f: Frame, option: int) -> None:
        g.note(900 + option)


class Vote(Ballot[Table]):
    """Each seat of a list gives *length* numbers below *count*."""

    def __init__(self, seats: list[int], length: int = 1, count: int = 3) -> None:
        self.voters = seats
        self.length = length
        self.count = count

    def seats(self, g: Table, f: Frame) -> list[int]:
        return self.voters

    def options(self, g: Table, f: Frame, seat: int, draft: list[int]) -> list[int]:
        return list(range(self.count)) if len(draft) < self.length else []

    def close(self, g: Table, f: Frame, drafts: list[list[int]]) -> None:
        for seat, draft in enumerate(drafts):
            for option in draft:
                g.note(seat * 100 + option)


class Pause(Window[Table]):
    """Each seat of a list passes, or says 1."""

    def __init__(self, seats: list[int], choices: int = 2) -> None:
        super().__init__(0)
        self.asked = seats
        self.choices = choices

    def seats(self, g: Table, f: Frame) -> list[int]:
        return self.asked

    def options(self, g: Table, f: Frame, seat: int, draft: list[int]) -> list[int]:
        return [] if draft else list(range(self.choices))

    def close(self, g: Table, f: Frame, drafts: list[list[int]]) -> None:
        for seat in self.asked:
            g.note(seat * 100 + drafts[seat][0])


class Effects(EachEffect[Table]):
    """Each effect of a list notes its number, and those that ask push the rule of that number."""

    def __init__(self, numbers: list[int], asking: dict[int, int]) -> None:
        self.numbers = numbers
        self.asking = asking

    def effects(self, g: Table, f: Frame) -> list[int]:
        return self.numbers

    def touch(self, g: Table, f: Frame, effect: int) -> None:
        g.note(800 + effect)
        if effect in self.asking:
            g.push(self.asking[effect], f.who)


class Script(Sequence[Table]):
    """Steps made for a test; at its end the game is over."""

    def __init__(self, *steps: Callable[[Table, Frame], bool], loops: bool = False) -> None:
        super().__init__([*steps, self.finish], loops)

    def finish(self, g: Table, f: Frame) -> bool:
        g.end(0, [1] * g.seats)
        return False


def pushing(*rules: int, who: int = -1) -> list[Callable[[Table, Frame], bool]]:
    """Steps that push these rules, one after another."""

    def step(rule: int) -> Callable[[Table, Frame], bool]:
        def push(g: Table, f: Frame) -> bool:
            g.push(rule, who)
            return False

        return push

    return [step(rule) for rule in rules]


class SmallGame(FactsGame[Table]):
    """The game of a list of rules; the first of them is where it begins."""

    most = 4

    def __init__(self, *rules: Rule[Table]) -> None:
        facts = [Fact("notes", ANY, seen=ALL)]
        super().__init__("small", "1", Engine(list(rules)), facts)
        self.verbs = [Verb("say", "say", NUMBER)]
        self.events = [NOTED, SHOWN]
        self.endings = ["done"]
        self.settings = {"length": ["short", "long"]}

    def start(self, seats: int, settings: dict[str, str]) -> Table:
        g = Table(seats)
        g.push(0)
        return g

    def seat_word(self, g: Table, seat: int) -> str:
        return SEAT_WORDS[seat]

    def redeal(self, g: Table, seat: int, stream: Stream) -> None:
        """Nothing is hidden here."""

    def pieces(self, g: Table) -> dict[str, int]:
        return {}

    def score(self, g: Table, seat: int) -> int:
        return 0

    def turns(self, g: Table) -> int:
        return 0

    def explain(self, g: Table, seat: int, option: int) -> list[Obstacle]:
        return [Obstacle("too-high", [])]


def begun(game: SmallGame, seats: int = 3, open_chance: bool = False) -> Table:
    """A new state with a listener, run to its first choice."""
    g = game.start(seats, {})
    g.log = Log()
    g.open_chance = open_chance
    game.engine.run(g)
    return g
