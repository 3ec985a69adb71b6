"""What a side of a battle adds up to. KEMET-BATTLE-18 to -27."""

from __future__ import annotations

from typing import Final, NamedTuple

from tawy.kemet.data import (
    ATTACKING,
    BATTLE_CARDS,
    CREATURES,
    DAMAGE,
    DEFENDING,
    INTERVENTIONS,
    PROTECTION,
    STRENGTH,
    TILES,
    WOUND,
)
from tawy.kemet.state import Kemet
from tawy.kernel.sets import members

UNITS: Final = 0  # what a part comes from
TILE: Final = 1
CREATURE: Final = 2
CARD: Final = 3
INTERVENTION: Final = 4
WOUNDS: Final = 5


class Part(NamedTuple):
    """Something that a side has in a battle, and what it adds."""

    source: int
    number: int  # of the tile, creature, card or intervention
    strength: int
    damage: int = 0
    protection: int = 0


def before_cards(g: Kemet, side: int) -> list[Part]:
    """Units, tiles and creature: what everybody sees. KEMET-BATTLE-18 to -20, -24, -67."""
    b = g.fighting()
    seat = b.seats[side]
    role = DEFENDING if side else ATTACKING
    decided = b.winner >= 0
    parts = [Part(UNITS, 0, b.units[side] if decided else g.troop_of(seat, b.space))]
    for tile in members(g.tiles[seat]):
        adds = TILES[tile].adds
        if adds[STRENGTH] or adds[role] or adds[DAMAGE] or adds[PROTECTION]:
            power = adds[STRENGTH] + adds[role]
            parts.append(Part(TILE, tile, power, adds[DAMAGE], adds[PROTECTION]))
    creature = b.creatures[side] if decided else fighting_creature(g, side)
    if creature >= 0:
        row = CREATURES[creature]
        parts.append(Part(CREATURE, creature, row.strength, row.damage, row.protection))
    return parts


def fighting_creature(g: Kemet, side: int) -> int:
    """Against the Deep Desert Snake none takes part. KEMET-Q-31."""
    b = g.fighting()
    other = g.creature_of(b.seats[1 - side], b.space)
    if other >= 0 and CREATURES[other].cancels:
        return -1
    return g.creature_of(b.seats[side], b.space)


def from_cards(g: Kemet, side: int) -> list[Part]:
    """The card, the interventions that are paid for, the wounds. KEMET-BATTLE-10, -21, -66."""
    b = g.fighting()
    card = BATTLE_CARDS[b.played[side]]
    parts = [Part(CARD, b.played[side], card.strength, card.damage, card.protection)]
    for number, row in enumerate(INTERVENTIONS):
        count = b.paid[side * len(INTERVENTIONS) + number]
        if count:
            values = (row.strength * count, row.damage * count, row.protection * count)
            parts.append(Part(INTERVENTION, number, *values))
    wound = g.sum_of(b.seats[side], WOUND) * b.wounds
    return [*parts, Part(WOUNDS, 0, wound)] if wound else parts


def measure(g: Kemet, side: int) -> list[int]:
    """Strength, damage and protection of a side, all told."""
    parts = before_cards(g, side) + from_cards(g, side)
    strength = sum([part.strength for part in parts])
    damage = sum([part.damage for part in parts])
    return [strength, damage, sum([part.protection for part in parts])]


def losses(g: Kemet, side: int) -> int:
    """The other's damage less one's protection; no more than there are. KEMET-BATTLE-26, -64."""
    b = g.fighting()
    hurt = measure(g, 1 - side)[1] - measure(g, side)[2]
    return max(0, min(hurt, g.troop_of(b.seats[side], b.space)))
