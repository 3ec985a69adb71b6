"""What only the moment of a choice shows of Kemet, and the bound that every turn is held to."""

from __future__ import annotations

from typing import Any

from tawy.kemet import choices as c
from tawy.kemet.bound import FARTHEST, longest_turn, most_steps
from tawy.kemet.data import FIRST_BLOOD, FORESIGHT, INTERVENTIONS, TELEPORTATION
from tawy.kemet.flow import numbers as n
from tawy.kemet.state import NOBODY, Kemet
from tawy.kemet.verbs import price_for
from tawy.kemet.ways import by_card, teleport_due
from tawy.kernel.frames import State
from tawy.kernel.game import Game
from tawy.kernel.options import verb_of
from tawy.proof.contract import Broken
from tawy.proof.observer import Observer

MOMENTS = [
    "window: veto asked", "window: veto asked on a veto", "window: escape asked",
    "escape before initiative", "battle by night", "battle between steps", "battle, more to come",
    "prescience against hidden cards", "prescience against none", "free teleport",
    "silver and golden in one turn",
]  # fmt: skip


class KemetObserver(Observer):
    def __init__(self) -> None:
        super().__init__()
        self.turn = (0, NOBODY, 0)  # day, seat, tokens left at its begin
        self.choices = 0  # in this turn,
        self.bound = 0  # and how many there can be; 0: it was not seen from its begin
        self.tokens: set[int] = set()  # the verbs that placed tokens in it
        self.steps = 0  # of the move that is going on,
        self.cards = 0  # what can teleport in it,
        self.prayer = 0  # what there was to spend in it,
        self.purse = 0  # and what is left

    def look(self, game: Game[Any], g: State, seat: int, option: int) -> None:
        assert isinstance(g, Kemet)
        rule, verb = g.stack[-1].rule, verb_of(option)
        self.count(g)
        if g.march is not None:
            self.march(g, verb)
        if rule in (n.VETO, n.ESCAPE, n.CHOOSE_CARDS) and not any(g.drafts):
            self.opened(g, rule)
        if verb == c.ESCAPE and g.sum_of(g.fighting().seats[0], FIRST_BLOOD):
            self.sights["escape before initiative"] += 1
        elif verb == c.TELEPORT and not by_card(g):
            if not price_for(g, seat, teleport_due(g, seat)):
                self.sights["free teleport"] += 1
        elif verb in (c.SILVER, c.GOLDEN):
            self.tokens.add(verb)
            if len(self.tokens) == 2:
                self.sights["silver and golden in one turn"] += 1

    def count(self, g: Kemet) -> None:
        """No turn takes more choices than it can. KEMET-Q-85."""
        if g.turn == NOBODY:
            self.turn = (g.day, NOBODY, 0)
            return
        turn = (g.day, g.turn, g.left[g.turn] + g.placed)
        if turn != self.turn:
            fresh = g.stack[-1].rule == n.ACT and not g.placed
            self.turn, self.choices, self.tokens = turn, 0, set()
            self.bound = longest_turn(g) if fresh else 0
        self.choices += 1
        if self.bound and self.choices > self.bound:
            raise Broken("turn", f"it takes more than {self.bound} choices")

    def march(self, g: Kemet, verb: int) -> None:
        """Nor a move more steps: what is gained on the way can be spent on it. KEMET-MOVE-28."""
        if g.stack[-1].rule == n.MARCH and not g.marching().visited:
            self.steps, self.prayer = 0, g.prayer[g.turn]
            self.cards, self.purse = g.holds(g.turn, TELEPORTATION), self.prayer
        self.prayer += max(0, g.prayer[g.turn] - self.purse)
        self.purse = g.prayer[g.turn]
        if verb in (c.TO, c.TELEPORT):
            self.steps += 1
            obelisks = g.map.obelisks.bit_count()
            if self.steps > most_steps(FARTHEST, self.prayer, self.cards, obelisks):
                raise Broken("turn", f"a move of {self.steps} steps")

    def opened(self, g: Kemet, rule: int) -> None:
        """A window, or a battle to choose cards for."""
        if rule == n.VETO:
            self.sights["window: veto asked" + (" on a veto" if g.playing().vetoes else "")] += 1
        elif rule == n.ESCAPE:
            self.sights["window: escape asked"] += 1
        else:
            self.fought(g)

    def fought(self, g: Kemet) -> None:
        b = g.fighting()
        seers = [side for side in (0, 1) if g.sum_of(b.seats[side], FORESIGHT)]
        if seers and b.played[1 - seers[0]] >= 0:
            first = (1 - seers[0]) * len(INTERVENTIONS)
            hidden = any(b.cards[first : first + len(INTERVENTIONS)])
            self.sights[f"prescience against {'hidden cards' if hidden else 'none'}"] += 1
            return
        if g.turn == NOBODY:
            self.sights["battle by night"] += 1
        elif g.march is not None and g.march.space != b.space:
            self.sights["battle between steps"] += 1
        if len([space for space, units in enumerate(g.newcomers) if units]) > 1:
            self.sights["battle, more to come"] += 1
