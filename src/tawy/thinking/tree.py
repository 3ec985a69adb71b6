"""Monte Carlo tree search over what one seat knows, for any number of players.

Each round goes down the tree in a state of its own, dealt anew, so a node stands for all states
that led there by the same choices; what is not legal in one of them is left out in that round.
Every seat looks for its own best. In a ballot each seat chooses by its own draft alone: what the
others have put down in the same ballot is no part of what it knows.
"""

from __future__ import annotations

from typing import Any, Final

from tawy.kernel.engine import Engine
from tawy.kernel.frames import State
from tawy.thinking.dice import Dice
from tawy.thinking.evaluation import Evaluation, row_of
from tawy.thinking.option_stats import OptionStats
from tawy.thinking.reasons import Reasons
from tawy.thinking.turns import Turns

DEEPEST: Final = 60  # plies in the tree


class Node:
    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], OptionStats] = {}  # by seat and its draft
        self.children: dict[tuple[int, ...], Node] = {}  # by choice; by all drafts of a ballot

    def stats(self, seat: int, draft: list[int]) -> OptionStats:
        key = (seat, *draft)
        if key not in self.known:
            self.known[key] = OptionStats()
        return self.known[key]

    def child(self, key: tuple[int, ...]) -> Node:
        if key not in self.children:
            self.children[key] = Node()
        return self.children[key]


class Step:
    """A choice on the way down: whose, and where it is written."""

    def __init__(self, seat: int, stats: OptionStats, option: int) -> None:
        self.seat = seat
        self.stats = stats
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

    def grow(self, g: State, first: int) -> None:
        """One round, in *g*, which is used up; the one who thinks begins with *first*."""
        path = self.descend(g, first)
        self.turns.finish(g)
        rows = self.evaluation.measure(g) if g.ending < 0 else []
        values = self.evaluation.chances(g, rows)
        for step in path:
            step.stats.learn(step.option, values[step.seat])
        if path and path[0].seat == self.seat:
            row = row_of(g, rows, self.seat)
            self.reasons.note(path[0].option, row, values[self.seat])

    def descend(self, g: State, first: int) -> list[Step]:
        """Down to the first choice that was never made."""
        engine, node, path, begun = self.engine, self.root, [], False
        ballot: list[int] = []  # what was put down in the open one
        for _ in range(DEEPEST):
            if g.ending >= 0:
                break
            seat = engine.pending(g)[0]
            legal = engine.legal(g, seat)
            secret = bool(g.drafts)
            if len(legal) == 1 and not secret:
                engine.apply(g, seat, legal[0])
                continue
            stats = node.stats(seat, g.drafts[seat] if secret else [])
            if seat == self.seat and not begun:
                option, begun = first, True
                stats.enter(option)
            else:
                option = stats.choose(legal, self.dice, self.evaluation.exploring)
            fresh = stats.visits_of(option) == 0
            path.append(Step(seat, stats, option))
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
