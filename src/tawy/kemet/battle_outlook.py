"""How a battle stands, and what cards can still make of it, for those who look on."""

from __future__ import annotations

from typing import Final

from tawy.kemet.board import NAMES
from tawy.kemet.data import (
    ALL_UP,
    BATTLE_CARDS,
    CARD,
    CREATURE,
    FIRST_BLOOD,
    FIRST_HAND,
    IN_BATTLE,
    INTERVENTION,
    INTERVENTIONS,
    TILE,
    TILES,
    WOUND,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.battle import Fight
from tawy.kemet.flow.battle_cards import ATTACKER, DEFENDER, unpaid
from tawy.kemet.kinds import SEAT
from tawy.kemet.reckoning import CARD as BY_CARD
from tawy.kemet.reckoning import CREATURE as BY_CREATURE
from tawy.kemet.reckoning import INTERVENTION as BY_INTERVENTION
from tawy.kemet.reckoning import TILE as BY_TILE
from tawy.kemet.reckoning import UNITS, WOUNDS, Part, before_cards, from_cards
from tawy.kemet.state import Kemet
from tawy.kemet.verbs import price_for
from tawy.kernel.options import Kind
from tawy.kernel.sets import members, set_of

STEPS: Final = Fight().step_names()
# The steps as a table sees them, each with the last step of the flow that the battle can go on
# with while somebody is asked in it.
LADDER: Final = [
    ("escape", STEPS.index("strike first")),
    ("cards", STEPS.index("choose cards")),
    ("reveal", STEPS.index("wound")),
    ("losses", STEPS.index("lose")),
    ("retreat", STEPS.index("make room")),
    ("stay", STEPS.index("close")),
]
STRIKING: Final = STEPS.index("strike first")
WOUNDING: Final = STEPS.index("wound")
NUMBERS: Final = ["strength", "damage", "protection"]
STRENGTH: Final = 0
# What a part of these numbers comes from, and where its word is found.
SOURCES: Final[dict[int, tuple[str, Kind | None]]] = {
    UNITS: ("units", None),
    BY_TILE: (TILE.name, TILE),
    BY_CREATURE: (CREATURE.name, CREATURE),
    BY_CARD: (CARD.name, CARD),
    BY_INTERVENTION: (INTERVENTION.name, INTERVENTION),
    WOUNDS: ("wounds", None),
}


def battle_outlook(g: Kemet, seat: int) -> dict[str, object]:
    """*seat* knows its own hand, others only what it could be."""
    b, step = g.fighting(), reached(g)
    struck = step > STRIKING
    first = min(g.sum_of(b.seats[ATTACKER], FIRST_BLOOD), g.units[b.space])
    return {
        "space": NAMES[b.space],
        "step": next(name for name, last in LADDER if step <= last),
        "steps": [name for name, _ in LADDER],
        "decided": b.winner >= 0,
        "initiative": 0 if struck else first,  # defenders that fall before the cards are chosen
        "refuges": [NAMES[space] for space in g.refuges(b.space)],
        "sides": [side_of(g, side, seat, step) for side in (ATTACKER, DEFENDER)],
    }


def reached(g: Kemet) -> int:
    """The step that the battle goes on with; the last one when nothing of it is running."""
    steps = [f.step for f in g.stack if f.rule == n.BATTLE]
    return steps[0] if steps else len(STEPS) - 1


def side_of(g: Kemet, side: int, viewer: int, step: int) -> dict[str, object]:
    b = g.fighting()
    parts = before_cards(g, side)
    if b.played[side] >= 0:
        parts += from_cards(g, side)
    told: dict[str, object] = {
        "seat": SEAT.words[b.seats[side]],
        "lost": b.lost[side],
        "units": g.troop_of(b.seats[side], b.space),
        "parts": [part_words(part) for part in parts],
    }
    for i, name in enumerate(NUMBERS):
        total = sum([values(part)[i] for part in parts])
        least, most = still_to_come(g, side, viewer, i, step)
        told[name] = {"total": total, "least": total + least, "most": total + most}
    return told


def values(part: Part) -> list[int]:
    return [part.strength, part.damage, part.protection]


def part_words(part: Part) -> dict[str, object]:
    name, kind = SOURCES[part.source]
    word: dict[str, object] = {} if kind is None else {"word": kind.words[part.number]}
    return {"of": name, **word, **dict(zip(NUMBERS, values(part), strict=True))}


# --- what cards can still add


def still_to_come(g: Kemet, side: int, viewer: int, i: int, step: int) -> tuple[int, int]:
    """The least and the most of one number that cards can add which are not on the table yet.

    Each number by itself: the card that adds most strength is not the one that adds most damage.
    """
    if step > WOUNDING:
        return 0, 0
    b = g.fighting()
    seat = b.seats[side]
    least = most = 0
    if b.played[side] < 0:
        cards = [card_values(card)[i] for card in members(may_hold(g, seat, viewer))]
        least, most = min(cards), max(cards)
    if b.revealed:
        waiting = unpaid(b, side)
        counts = [waiting.count(card) for card in range(len(INTERVENTIONS))]
        return least, most + best(g, seat, counts, i, len(waiting), wounds_left(g, side))
    counts = may_invoke(g, seat, viewer)
    wounds = g.hand_size(seat) if g.sum_of(seat, WOUND) else 0
    return least, most + best(g, seat, counts, i, g.hand_size(seat), wounds)


def card_values(card: int) -> list[int]:
    row = BATTLE_CARDS[card]
    return [row.strength, row.damage, row.protection]


def may_hold(g: Kemet, seat: int, viewer: int) -> int:
    """The set of battle cards that a seat has in hand, or could have as far as others know."""
    if seat == viewer:
        return g.hand[seat]
    special = set_of([TILES[t].card for t in members(g.tiles[seat]) if TILES[t].card >= 0])
    gone = g.removed[seat] if g.discards == ALL_UP else 0
    return (FIRST_HAND | special) & ~(g.discard[seat] & ~g.hidden[seat]) & ~gone


def may_invoke(g: Kemet, seat: int, viewer: int) -> list[int]:
    """How many interventions of each kind a seat holds, or could hold as far as others know."""
    if seat == viewer:
        return g.cards_of(seat)
    seen = [pile - buried for pile, buried in zip(g.pile, g.buried, strict=True)]
    own = g.cards_of(viewer) if viewer >= 0 else [0] * len(INTERVENTIONS)
    rows = zip(INTERVENTIONS, seen, own, strict=True)
    return [row.copies - known - held for row, known, held in rows]


def wounds_left(g: Kemet, side: int) -> int:
    """Cards that Divine Wound can still take from a hand, once the cards are revealed."""
    b = g.fighting()
    seat = b.seats[side]
    return g.hand_size(seat) if b.wounding and g.sum_of(seat, WOUND) else 0


def best(g: Kemet, seat: int, counts: list[int], i: int, cards: int, wounds: int) -> int:
    """The most that so many interventions of these kinds add, and cards for Divine Wound."""
    purse, added, free = g.prayer[seat], 0, cards
    rows = [(number, row) for number, row in enumerate(INTERVENTIONS) if row.moment == IN_BATTLE]
    rows.sort(key=lambda row: -[row[1].strength, row[1].damage, row[1].protection][i])
    for number, row in rows:
        worth = [row.strength, row.damage, row.protection][i]
        price = price_for(g, seat, row.price)
        count = min(counts[number], free, purse // price if price else free)
        if worth:
            added += worth * count
            free -= count
            purse -= price * count
    if i == STRENGTH:
        hidden = 0 if g.fighting().revealed else cards - free  # they leave the hand
        added += g.sum_of(seat, WOUND) * max(0, wounds - hidden)
    return added
