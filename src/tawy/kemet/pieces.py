"""Where all pieces are. Each total is what came out of the box, at any moment."""

from __future__ import annotations

from tawy.kemet.data import (
    BATTLE_CARDS,
    CREATURE,
    FIRST_HAND,
    INTERVENTIONS,
    TILES,
)
from tawy.kemet.kinds import SEAT
from tawy.kemet.state import ON_ITS_TILE, Kemet
from tawy.kernel.sets import members


def pieces(g: Kemet) -> dict[str, int]:
    found: dict[str, int] = {}
    for seat in range(g.seats):
        word = SEAT.words[seat]
        on_board = sum([g.troop_of(seat, space) for space in members(g.map.spaces)])
        found[f"units of {word}"] = g.reserve[seat] + on_board
        found[f"battle cards of {word}"] = count_battle_cards(g, seat)
    for tile, row in enumerate(TILES):
        left = sum([g.supply[tile * len(row.copies) + i] for i in range(len(row.copies))])
        found[f"tile {row.word}"] = left + len([s for s in range(g.seats) if g.has(s, tile)])
    for number, card in enumerate(INTERVENTIONS):
        held = sum([g.holds(seat, number) for seat in range(g.seats)])
        found[f"card {card.word}"] = g.deck[number] + g.pile[number] + g.looked[number] + held
    for creature, word in enumerate(CREATURE.words):
        found[word] = count_creature(g, creature)
    return found


def count_battle_cards(g: Kemet, seat: int) -> int:
    """Six in the hand and the discard, and those exchanged for special ones beside them.

    A special card stands for the one that it came for, until it goes itself.
    """
    both = g.hand[seat] & (g.discard[seat] | g.removed[seat])
    cards = g.hand[seat] | g.discard[seat]
    special = [card for card in range(len(BATTLE_CARDS)) if not FIRST_HAND >> card & 1]
    brought = len([card for card in special if (cards | g.removed[seat]) >> card & 1])
    exchanged = g.removed[seat].bit_count()
    return cards.bit_count() + both.bit_count() + exchanged - brought


def count_creature(g: Kemet, creature: int) -> int:
    """In the supply with its tile, on its tile, or with units of its owner."""
    where, keeper = g.where[creature], g.keeper(creature)
    if where == ON_ITS_TILE:
        return 1
    return 1 if keeper >= 0 and g.troop_of(keeper, where) else 0
