"""Tables of facts: one row says how a fact is written, what is sound, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tawy.kernel.engine import Engine
from tawy.kernel.frames import S, State
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput, Kind, one_of
from tawy.records.position import NONE

NOBODY: Final = 0  # who may see a fact
OWN_SIDE: Final = 1
ALL: Final = 2

ONE: Final = 0  # how many numbers a fact is
BY_SEAT: Final = -1
ANY: Final = -2


@dataclass
class Fact:
    """A field of a game's state: a number from *low* to *high*, or a list of such numbers.

    With a *kind* its numbers are written as that kind's words, and -1 as null.
    """

    name: str
    size: int = ONE
    kind: Kind | None = None
    low: int = 0
    high: int = 1023
    seen: int = NOBODY
    by: Kind | None = None  # what a list of fixed size goes by, for those who show it

    def write(self, value: int) -> object:
        if self.kind is None:
            return value
        return None if value < 0 else self.kind.words[value]

    def read(self, value: object, place: str) -> int:
        if self.kind is not None:
            return -1 if value is None or value == NONE else self.kind.number(value, place)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadInput(place, f"must be a number, not {value!r}")
        if not self.low <= value <= self.high:
            raise BadInput(place, f"{value} is not between {self.low} and {self.high}")
        return value


def dump_facts(g: State, table: list[Fact]) -> dict[str, object]:
    return {fact.name: written(fact, getattr(g, fact.name)) for fact in table}


def written(fact: Fact, value: int | list[int]) -> object:
    if isinstance(value, list):
        return [fact.write(v) for v in value]
    return fact.write(value)


def load_facts(g: State, table: list[Fact], data: dict[str, object], place: str) -> None:
    """Set the facts in *data*; what is left out stays as it is in *g*."""
    rows = {fact.name: fact for fact in table}
    for name, value in data.items():
        here = f"{place}.{name}"
        if name not in rows:
            raise BadInput(here, f"no such fact; {one_of(list(rows))}")
        fact = rows[name]
        if fact.size == ONE:
            setattr(g, name, fact.read(value, here))
            continue
        if not isinstance(value, list):
            raise BadInput(here, f"must be a list, not {value!r}")
        size = g.seats if fact.size == BY_SEAT else fact.size
        if size != ANY and len(value) != size:
            raise BadInput(here, f"must have {size} entries, not {len(value)}")
        setattr(g, name, [fact.read(v, f"{here}[{i}]") for i, v in enumerate(value)])


def view_facts(g: State, table: list[Fact], seat: int) -> dict[str, object]:
    """The facts that *seat* may see: all of the open ones, and its own side's entry of the rest."""
    side = g.side[seat] if seat >= 0 else -1
    view: dict[str, object] = {}
    for fact in table:
        value = getattr(g, fact.name)
        if fact.seen == ALL:
            view[fact.name] = written(fact, value)
        elif fact.seen == OWN_SIDE and side >= 0:
            view[fact.name] = fact.write(value[side])
    return view


class FactsGame(Game[S]):
    """A game whose positions and views are read off its table of facts."""

    def __init__(self, name: str, version: str, engine: Engine[S], facts: list[Fact]) -> None:
        super().__init__(name, version, engine)
        self.facts = facts

    def view(self, g: S, seat: int) -> dict[str, object]:
        return view_facts(g, self.facts, seat)

    def dump(self, g: S) -> dict[str, object]:
        return dump_facts(g, self.facts)

    def load(self, g: S, facts: dict[str, object], place: str) -> None:
        load_facts(g, self.facts, facts, place)
