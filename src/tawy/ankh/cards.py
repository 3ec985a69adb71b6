"""The seven battle cards. Build Monument and Plague of Locusts are steps of the battle."""

from __future__ import annotations

from typing import Final

from tawy.ankh.data import CARD_STRENGTH
from tawy.ankh.effects import Effect
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import gain_devotion, gain_followers, take_cards_back


class Flood(Effect):
    """ANKH-CARD-FLOOD: a follower for each own figure on fertile land; they survive the battle."""

    def revealed(self, g: Ankh, side: int) -> None:
        b = g.fighting()
        watered = g.in_region(side, b.region) & g.fertile()
        b.safe |= watered
        gain_followers(g, side, watered.bit_count(), "flood")


class Drought(Effect):
    """ANKH-CARD-DROUGHT: the winner has 1 devotion more for each own figure in the desert."""

    def victory(self, g: Ankh, side: int, reward: int, margin: int) -> int:
        return reward + (g.in_region(side, g.fighting().region) & g.desert()).bit_count()


class Miracle(Effect):
    """ANKH-CARD-MIRACLE: 1 devotion for each own figure killed in this battle."""

    def battle_over(self, g: Ankh, side: int) -> None:
        gain_devotion(g, side, g.fighting().fallen[side], "miracle")


class Cycle(Effect):
    """ANKH-CARD-CYCLE: all used cards come back."""

    def battle_over(self, g: Ankh, side: int) -> None:
        take_cards_back(g, side)


def with_strength(effect: Effect, card: int) -> Effect:
    effect.strength = CARD_STRENGTH[card]
    return effect


CARD_EFFECTS: Final[list[Effect]] = [
    with_strength(effect, card)
    for card, effect in enumerate(
        [Flood(), Effect(), Effect(), Effect(), Cycle(), Drought(), Miracle()]
    )
]
