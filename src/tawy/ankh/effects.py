"""The catalogue of moments: all that a power, a god or a card may touch, and nothing of it.

An effect fills in the few methods it is for. `moments.py` makes the table of them all, so that the
verbs below it can pass a moment on too. `HOLDERS` knows which effects have a moment at all: one
that nobody of a side touches costs one `&`.
"""

from __future__ import annotations

from typing import Final

from tawy.ankh.data import GODS, POWER
from tawy.ankh.state import Ankh
from tawy.kernel.sets import BIT, members

# Numbers of effects: the powers, then the gods, then the cards.
GODS_FROM: Final = len(POWER.words)
CARDS_FROM: Final = GODS_FROM + len(GODS.words)


class Effect:
    """What an effect does at each moment; *side* is the one that has it."""

    def __init__(self, following: int = 0, strength: int = 0) -> None:
        self.following = following  # more followers from a Gain Followers action
        self.strength = strength  # more strength, while figures are there
        self.number = -1  # its place in the table of all effects

    def gaining(self, g: Ankh, side: int, amount: int) -> int:
        """Devotion about to be gained, all of one gain."""
        return amount

    def extra_summons(self, g: Ankh, side: int) -> int:
        """A set of spaces: beside each of them one more figure may be summoned in this action."""
        return 0

    def conflict_begins(self, g: Ankh, side: int) -> None:
        """A conflict has begun, no region has been resolved."""

    def building_cost(self, cost: int) -> int:
        """Followers for a monument in battle."""
        return cost

    def revealed(self, g: Ankh, side: int) -> None:
        """Cards were revealed."""

    def god_strength(self, g: Ankh, side: int, strength: int) -> int:
        """Of the god figure of this side."""
        return strength

    def more_strength(self, g: Ankh, side: int) -> int:
        """On top of figures and cards, in the region fought for."""
        return 0

    def victory(self, g: Ankh, side: int, reward: int, margin: int) -> int:
        """The devotion for winning a battle, one gain."""
        return reward

    def dominion(self, g: Ankh, side: int, region: int, reward: int) -> int:
        """The devotion for dominating a region."""
        return reward

    def won(self, g: Ankh, side: int) -> None:
        """This side has won a battle and has its reward."""

    def lost(self, g: Ankh, side: int) -> None:
        """This side has lost a battle; the dead are gone."""

    def battle_over(self, g: Ankh, side: int) -> None:
        """The battle is resolved. May push one question."""


MOMENTS: Final = [
    "gaining", "extra_summons", "conflict_begins", "building_cost", "revealed", "god_strength",
    "more_strength", "victory", "dominion", "won", "lost", "battle_over",
]  # fmt: skip


EFFECTS: Final[list[Effect]] = []  # filled in moments.py
HOLDERS: Final[dict[str, int]] = {}  # by moment: the set of effects that do anything at it


def hold(effects: list[Effect]) -> None:
    """Make the table of all effects."""
    EFFECTS.extend(effects)
    for number, effect in enumerate(effects):
        effect.number = number
    for moment in MOMENTS:
        neutral = getattr(Effect, moment)
        HOLDERS[moment] = 0
        for number, effect in enumerate(effects):
            if getattr(type(effect), moment) is not neutral:
                HOLDERS[moment] |= BIT[number]


def touching(g: Ankh, side: int, moment: str) -> list[Effect]:
    """The effects of a side that do anything at this moment, in table order."""
    found = active(g, side) & HOLDERS[moment]
    return [EFFECTS[i] for i in members(found)] if found else []


def active(g: Ankh, side: int) -> int:
    """The set of effects that a side has now: powers, gods, and the cards it has on the table."""
    cards = 0 if g.battle is None else g.battle.cards[side]
    return g.powers[side] | g.divine[side] << GODS_FROM | cards << CARDS_FROM
