"""All that a seat cannot know, dealt anew in a way that is possible. KEMET-Q-65."""

from __future__ import annotations

from tawy.kemet.data import (
    ALL_UP,
    IN_BATTLE,
    INTERVENTIONS,
    VISION,
)
from tawy.kemet.state import Kemet
from tawy.kernel.rng import Stream
from tawy.kernel.sets import BIT, members, set_of

KINDS = len(INTERVENTIONS)


def redeal(g: Kemet, seat: int, stream: Stream) -> None:
    others = [other for other in range(g.seats) if other != seat]
    redeal_interventions(g, seat, others, stream)
    for other in others:
        redeal_battle_cards(g, other, stream)
    if g.battle is not None:
        rechoose(g, seat, stream)


def redeal_interventions(g: Kemet, seat: int, others: list[int], stream: Stream) -> None:
    """The hands of others, the deck, what another looks at, what another has buried."""
    viewer = [other for other in others if g.has(other, VISION) and any(g.looked)]
    unseen_pile = [] if g.burier() == seat else unpacked(g.buried)
    sizes = [g.hand_size(other) for other in others]
    pool = unpacked(g.deck) + unseen_pile + (unpacked(g.looked) if viewer else [])
    for other in others:
        pool += unpacked(g.cards_of(other))
    shuffle(pool, stream)
    for other, size in zip(others, sizes, strict=True):
        g.held[other * KINDS : (other + 1) * KINDS] = packed(pool[:size])
        del pool[:size]
    if viewer:
        count = sum(g.looked)
        g.looked = packed(pool[:count])
        del pool[:count]
    if unseen_pile:
        count = len(unseen_pile)
        buried = packed(pool[:count])
        del pool[:count]
        g.pile = [p - old + new for p, old, new in zip(g.pile, g.buried, buried, strict=True)]
        g.buried = buried
    g.deck = packed(pool)


def unpacked(counts: list[int]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]


def packed(cards: list[int]) -> list[int]:
    return [cards.count(card) for card in range(KINDS)]


def shuffle(things: list[int], stream: Stream) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = stream.below(i + 1)
        things[i], things[j] = things[j], things[i]


def redeal_battle_cards(g: Kemet, seat: int, stream: Stream) -> None:
    """Which are in hand, lie face down, or have left the game: none that was seen since."""
    if g.discards == ALL_UP:
        return
    here = g.hand[seat] | g.discard[seat] | g.removed[seat]
    lying = g.discard[seat] & ~g.hidden[seat]
    gone, down = g.removed[seat].bit_count(), g.hidden[seat].bit_count()
    played = in_battle(g, seat)
    unknown = members(here & ~lying & ~g.shown[seat])
    shuffle(unknown, stream)
    g.removed[seat] = set_of(unknown[:gone])
    rest = members(here & ~g.removed[seat] & ~lying & ~played)
    shuffle(rest, stream)
    g.hidden[seat] = set_of(rest[:down])
    g.discard[seat] = lying | g.hidden[seat]
    g.hand[seat] = set_of(rest[down:]) | played


def in_battle(g: Kemet, seat: int) -> int:
    """The set of the card that a seat has on the table in a battle: it is in no discard yet."""
    if g.battle is None or seat not in g.battle.seats:
        return 0
    card = g.battle.played[g.battle.seats.index(seat)]
    return BIT[card] if card >= 0 else 0


def rechoose(g: Kemet, seat: int, stream: Stream) -> None:
    """What another has chosen for the battle, and is not shown: from the hand it has now."""
    b = g.fighting()
    for side, fighter in enumerate(b.seats):
        if fighter == seat or b.played[side] < 0 or (b.revealed and g.discards == ALL_UP):
            continue
        free = [card for card in members(g.hand[fighter]) if card != b.played[side]]
        b.unused[side] = stream.pick(free)
        for card in range(0 if b.revealed else KINDS):
            fits = INTERVENTIONS[card].moment == IN_BATTLE
            most = g.holds(fighter, card) if fits else 0
            b.cards[side * KINDS + card] = stream.below(most + 1)
