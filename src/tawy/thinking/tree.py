"""Monte Carlo tree search over what one seat knows, for any number of players.

Each round goes down the tree in a state of its own, dealt anew, so a node stands for all states
that led there by the same choices; what is not legal in one of them is left out in that round.
Every seat looks for its own best. In a ballot each seat chooses by its own draft alone: what the
others have put down in the same ballot is no part of what it knows.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from tawy.kernel.engine import Engine
from tawy.kernel.frames import State
from tawy.thinking.dice import Dice
from tawy.thinking.evaluation import Evaluation, row_of
from tawy.thinking.reasons import Reasons
from tawy.thinking.turns import Turns

LEAST_SPREAD: Final = 0.01
WIDENING: Final = 2.0  # options looked at, for the square root of the visits
DEEPEST: Final = 60  # plies in the tree


class Table:
    """What is known of the options of one seat at one node."""

    def __init__(self) -> None:
        self.rows: dict[int, int] = {}  # by option
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.offered: list[int] = []  # how often it could have been chosen
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def choose(self, legal: list[int], dice: Dice, exploring: float) -> int:
        """An option not looked at yet, while there is room for one; else the most promising."""
        known = [option for option in legal if option in self.rows]
        if len(known) < len(legal) and len(known) < 1 + WIDENING * sqrt(self.count):
            fresh = [option for option in legal if option not in self.rows]
            option = dice.pick(fresh)
            self.rows[option] = len(self.visits)
            self.visits.append(0)
            self.totals.append(0.0)
            self.offered.append(1)
            return option
        best, found, reach = -1.0, known[0], exploring * self.spread()
        for option in known:
            row = self.rows[option]
            self.offered[row] += 1
            visits = self.visits[row]
            if not visits:
                return option
            worth = self.totals[row] / visits
            worth += reach * sqrt(log(self.offered[row]) / visits)
            if worth > best:
                best, found = worth, option
        return found

    def learn(self, option: int, value: float) -> None:
        row = self.rows[option]
        self.count += 1
        self.sum += value
        self.squares += value * value
        self.visits[row] += 1
        self.totals[row] += value

    def spread(self) -> float:
        """The standard deviation of all values: how much there is to be found out here."""
        mean = self.sum / max(self.count, 1)
        return max(LEAST_SPREAD, sqrt(max(0.0, self.squares / max(self.count, 1) - mean * mean)))

    def visits_of(self, option: int) -> int:
        return self.visits[self.rows[option]] if option in self.rows else 0


class Node:
    def __init__(self) -> None:
        self.tables: dict[tuple[int, ...], Table] = {}  # by seat and its draft
        self.children: dict[tuple[int, ...], Node] = {}  # by choice; by all drafts of a ballot

    def table(self, seat: int, draft: list[int]) -> Table:
        key = (seat, *draft)
        if key not in self.tables:
            self.tables[key] = Table()
        return self.tables[key]

    def child(self, key: tuple[int, ...]) -> Node:
        if key not in self.children:
            self.children[key] = Node()
        return self.children[key]


class Step:
    """A choice on the way down: whose, and where it is written."""

    def __init__(self, seat: int, table: Table, option: int) -> None:
        self.seat = seat
        self.table = table
        self.option = option


class Tree:
    def __init__(self, engine: Engine[Any], evaluation: Evaluation, dice: Dice, seat: int) -> None:
        self.engine = engine
        self.evaluation = evaluation
        self.dice = dice
        self.turns = Turns(engine, evaluation, dice)
        self.seat = seat  # who thinks
        self.root = Node()
        self.reasons = Reasons(len(evaluation.terms))

    def go_on(self, key: tuple[int, ...]) -> None:
        """A choice was made: keep what hangs below it."""
        self.root = self.root.child(key)
        self.reasons = Reasons(len(self.evaluation.terms))

    def grow(self, g: State) -> None:
        """One round, in *g*, which is used up."""
        path = self.descend(g)
        self.turns.finish(g)
        rows = self.evaluation.measure(g) if g.ending < 0 else []
        values = self.evaluation.chances(g, rows)
        for step in path:
            step.table.learn(step.option, values[step.seat])
        if path and path[0].seat == self.seat:
            row = row_of(g, rows, self.seat)
            self.reasons.note(path[0].option, row, values[self.seat])

    def descend(self, g: State) -> list[Step]:
        """Down to the first choice that was never made."""
        engine, node, path = self.engine, self.root, []
        ballot: list[int] = []  # what was put down in the open one
        for _ in range(DEEPEST):
            if g.ending >= 0:
                break
            seat = engine.owing(g)[0]
            legal = engine.legal(g, seat)
            secret = bool(g.drafts)
            if len(legal) == 1 and not secret:
                engine.apply(g, seat, legal[0])
                continue
            table = node.table(seat, g.drafts[seat] if secret else [])
            option = table.choose(legal, self.dice, self.evaluation.exploring)
            fresh = table.visits_of(option) == 0
            path.append(Step(seat, table, option))
            engine.apply(g, seat, option)
            if secret:
                ballot += [seat, option]
                if not g.drafts or len(g.drafts[seat]) == 0:  # closed; perhaps the next is open
                    node, ballot = node.child(tuple(ballot)), []
            else:
                node = node.child((option,))
            if fresh and not ballot:
                break
        return path
