"""What counts in Kemet."""

from __future__ import annotations

from typing import Final

from tawy.kemet.data import (
    ATTACKING,
    COLOURS,
    CREATURES,
    DEFENDING,
    LEVELS,
    MOVE_2,
    MOVE_3,
    NIGHT,
    STRENGTH,
    TEMPLES_FOR_A_POINT,
    TILES,
    TOKENS,
    UNITS,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.state import NOBODY, Kemet
from tawy.kernel.frames import State
from tawy.kernel.sets import BIT, members
from tawy.thinking.evaluation import Evaluation, saturated

TERMS: Final = [
    "points", "held-points", "two-temples", "pyramids", "tiles", "prayer", "income", "units",
    "creatures", "interventions", "strength", "attacks", "danger", "tempo", "moves",
]  # fmt: skip
EXPLORING: Final = 2.5
LOOKS: Final = 3
# Many are worth less each: a number n counts n / (n + HALF).
HALF_TILES: Final = 12.0  # levels of tiles
HALF_PRAYER: Final = 4.0
HALF_CARDS: Final = 3.0
HALF_FIGHTS: Final = 1.5
MOST_INCOME: Final = 10
WORTH_OF_A_UNIT: Final = 3  # prayer
STAKE_OF_A_TEMPLE: Final = 3  # troops
MOVES: Final = [MOVE_2, MOVE_3]
MOST_STRENGTH: Final = 12


class KemetEvaluation(Evaluation):
    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(TERMS, weights, EXPLORING, LOOKS, ["danger"], [])

    def quiet(self, g: State) -> bool:
        assert isinstance(g, Kemet)
        return g.stack[-1].rule == n.ACT and not g.placed

    def measure(self, g: State) -> list[list[float]]:
        assert isinstance(g, Kemet)
        power = powers(g)
        return [self.terms_of(g, side, power) for side in g.sides()]

    def terms_of(self, g: Kemet, side: int, power: list[int]) -> list[float]:
        levels = g.level[side * COLOURS : (side + 1) * COLOURS]
        strongest, attacks, danger = fights(g, side, power)
        tiles = sum([1 + TILES[tile].level for tile in members(g.tiles[side])])
        return [
            g.points[side] / g.goal,
            g.temporary(side) / g.goal,
            1.0 if g.temple.count(side) >= TEMPLES_FOR_A_POINT else 0.0,
            sum(levels) / (LEVELS * COLOURS),
            saturated(tiles, HALF_TILES),
            saturated(g.prayer[side], HALF_PRAYER),
            income(g, side) / MOST_INCOME,
            1 - g.reserve[side] / UNITS,
            len(creatures(g, side)) / len(CREATURES),
            saturated(g.hand_size(side), HALF_CARDS),
            strongest / MOST_STRENGTH,
            saturated(attacks, HALF_FIGHTS),
            saturated(danger, HALF_FIGHTS),
            g.left[side] / TOKENS,
            moves_left(g, side) / len(MOVES),
        ]


def income(g: Kemet, seat: int) -> int:
    """The prayer of a night, and of the temples that are held; the Delta wants a unit for it."""
    temples = [g.map.income[space] for space in members(g.map.temples) if g.owner[space] == seat]
    delta = WORTH_OF_A_UNIT if g.owner[g.map.delta] == seat else 0
    return g.sum_of(seat, NIGHT) + sum(temples) - delta


def moves_left(g: Kemet, seat: int) -> int:
    """Today, by ordinary tokens: whoever can still move when others cannot takes what he wants."""
    free = [space for space in MOVES if not g.covered[seat] & BIT[space]]
    return min(len(free), g.left[seat])


def creatures(g: Kemet, seat: int) -> list[int]:
    """The spaces where a seat has a creature."""
    return [space for i, space in enumerate(g.where) if space >= 0 and g.keeper(i) == seat]


def fights(g: Kemet, seat: int, power: list[int]) -> tuple[float, float, float]:
    """The strongest troop, and the enemies beside own troops that look weaker, and stronger.

    By what everybody sees; walls and harbours are left aside. In a temple there is more to lose.
    """
    charge, hold = g.sum_of(seat, ATTACKING), g.sum_of(seat, DEFENDING)
    strongest, attacks, danger = 0.0, 0.0, 0.0
    for space in members(g.map.spaces):
        if g.owner[space] != seat:
            continue
        strongest = max(strongest, power[space] + charge)
        for other in members(g.map.near[space]):
            enemy = g.owner[other]
            if enemy not in (NOBODY, seat):
                if power[space] + charge > power[other] + g.sum_of(enemy, DEFENDING):
                    attacks += 1
                if power[other] + g.sum_of(enemy, ATTACKING) > power[space] + hold:
                    danger += STAKE_OF_A_TEMPLE if g.map.temples & BIT[space] else 1
    return strongest, attacks, danger


def powers(g: Kemet) -> list[int]:
    """By space: the strength of the troop there, without what depends on its part in a battle."""
    found = [0] * len(g.owner)
    for space in members(g.map.spaces):
        if g.owner[space] != NOBODY:
            found[space] = g.units[space] + g.sum_of(g.owner[space], STRENGTH)
    for creature, space in enumerate(g.where):
        if space >= 0:
            found[space] += CREATURES[creature].strength
    return found
