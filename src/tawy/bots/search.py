"""Looks ahead: a tree over what its seat knows, grown anew for each action."""

from __future__ import annotations

import time

from tawy.bots.bot import Choice, PatientBot, Thinking
from tawy.bots.evaluations import evaluation_of
from tawy.bots.knowledge import Knowledge, View
from tawy.thinking.dice import Dice
from tawy.thinking.halving import Halving
from tawy.thinking.tree import Tree

ENDLESS = 1 << 60
LEAST = 1 / 16  # of the budget, for a step: the tree may have missed where it led
EACH = 2  # rounds for an option of a step: with fewer the last steps of an action are mere luck


class Search(PatientBot):
    """Grows its tree by *rounds*, or for *milliseconds*, for each action.

    The tree is kept between the steps of one action: what was found out for the first step goes
    on to count for the second. So each step spends half of what is left, or what it needs at least.
    """

    def __init__(
        self,
        seed: str,
        rounds: int = 0,
        milliseconds: int = 0,
        weights: dict[str, float] | None = None,
    ) -> None:
        self.dice = Dice(seed)
        self.rounds = rounds or ENDLESS
        self.milliseconds = milliseconds
        self.weights = weights
        self.tree: Tree | None = None
        self.left, self.left_ms = self.rounds, self.milliseconds
        self.expected = -1  # how far one may go back, if this is the next step of the same action

    def think(self, view: View) -> Thinking:
        if len(view.options) == 1:
            self.tree = None
            return Choice(view.options[0])
        known = Knowledge(view)
        evaluation = evaluation_of(view.game.name, self.weights)
        tree = self.tree
        if tree is None or self.expected != view.observation["undo"]:
            tree = Tree(view.game.engine, evaluation, self.dice, view.seat)
            self.left, self.left_ms = self.rounds, self.milliseconds
        began = time.monotonic()
        end = began + max(self.left_ms / 2, self.milliseconds * LEAST) / 1000
        enough = min(self.rounds, EACH * len(view.options))
        rounds = max((self.left + 1) // 2, int(self.rounds * LEAST), enough)
        stats = tree.root.stats(view.seat, view.observation["draft"])
        race = Halving(view.options, stats, rounds, self.dice)
        deal, lap = known.base, 0
        for number in range(rounds):
            used = number / rounds
            if self.milliseconds:
                used = max(used, (time.monotonic() - began) / (end - began))
            if used >= 1 or (yield):
                break
            option = race.next(used)
            if not lap:  # all options meet the same deal: luck that is theirs alike decides nothing
                deal, lap = known.sample(self.dice), len(race.left)
            tree.grow(deal.copy(), option)
            lap -= 1
            self.left -= 1
        self.left_ms -= round(1000 * (time.monotonic() - began))
        option = race.best()
        reasons = tree.reasons.of(option, evaluation.terms, evaluation.weights)
        self.keep(view, tree, option)
        return Choice(option, reasons)

    def forget(self) -> None:
        self.tree = None

    def keep(self, view: View, tree: Tree, option: int) -> None:
        """For the next step; in a ballot the node stays, as its stats go by draft."""
        if "open-to" not in view.observation["stack"][-1]:
            tree.go_on((option,))
        self.tree = tree
        self.expected = view.observation["undo"] + 1
