"""What follows from the facts of a table, worked out for those who look on.

From what a seat may know: cards that are being chosen stand in drafts, and nothing here reads
those of others; of their hands it says only what they could be.
"""

from __future__ import annotations

from typing import Final

from tawy.kemet import choices as c
from tawy.kemet.battle_forecast import forecast
from tawy.kemet.battle_outlook import battle_outlook
from tawy.kemet.board import NAMES
from tawy.kemet.data import (
    COLOUR,
    COLOURS,
    DELTA_INCOME,
    INTERVENTIONS,
    NIGHT,
    NIGHT_PRAYER,
    TILE,
    TILES,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.battle import ChooseBattle
from tawy.kemet.flow.buying import reach, sum_due
from tawy.kemet.flow.move import StepTo
from tawy.kemet.flow.raising import cost, may_raise, within_means
from tawy.kemet.kinds import SEAT
from tawy.kemet.positions.action import pyramid_words
from tawy.kemet.state import NOBODY, Kemet
from tawy.kemet.verbs import price_for, take_step
from tawy.kemet.ways import by_card, capacity, teleport_due
from tawy.kernel.options import noun_of, option, verb_of
from tawy.kernel.sets import members

NO_PRICES: Final[dict[str, object]] = {}
NO_ATTACKS: Final[dict[str, object]] = {}
STEP: Final = StepTo()


def outlook(g: Kemet, seat: int) -> dict[str, object]:
    """Prices are those of *seat*; who only looks on has none."""
    return {
        "seats": {SEAT.words[s]: standing(g, s) for s in range(g.seats)},
        "market": {word: market(g, seat, colour) for colour, word in enumerate(COLOUR.words)},
        "raising": raising(g, seat) if seat >= 0 else NO_PRICES,
        "interventions": interventions(g, seat) if seat >= 0 else NO_PRICES,
        "march": None if g.march is None else march(g, seat),
        "battle": None if g.battle is None else battle_outlook(g, seat),
        "forecast": forecast(g, seat),
    }


def standing(g: Kemet, seat: int) -> dict[str, object]:
    """Points, the room of a troop, what dusk and night will bring, what a teleport costs."""
    here = [space for space in members(g.map.temples) if g.owner[space] == seat]
    delta = g.map.delta in here
    return {
        "score": g.score(seat),
        "temporary": g.temporary(seat),
        "temples": g.temple.count(seat),
        "room": g.room(seat),
        "income": sum([g.map.income[space] for space in here if space != g.map.delta]),
        "income_delta": DELTA_INCOME if delta else 0,  # for a sacrifice
        "income_night": NIGHT_PRAYER + g.sum_of(seat, NIGHT),
        "teleport": price_for(g, seat, teleport_due(g, seat)),
    }


# --- prices


def market(g: Kemet, seat: int, colour: int) -> dict[str, object]:
    """The tiles of a colour that are left."""
    found: dict[str, object] = {}
    highest = reach(g, seat, colour) if seat >= 0 else 0
    for tile, word in enumerate(TILE.words):
        left = g.supply[tile * COLOURS + colour]
        if left:
            told: dict[str, object] = {"left": left}
            found[word] = told | (offer(g, seat, tile, highest) if seat >= 0 else NO_PRICES)
    return found


def offer(g: Kemet, seat: int, tile: int, highest: int) -> dict[str, object]:
    """What stands between a seat and a tile: it is for sale if nothing does."""
    price = price_for(g, seat, sum_due(g, seat, tile))
    return {
        "price": price,
        "affordable": price <= g.prayer[seat],
        "reach": TILES[tile].level <= highest,
        "owned": g.has(seat, tile),
    }


def raising(g: Kemet, seat: int) -> dict[str, object]:
    """By pyramid that a seat may raise: what each higher level costs, and which it can pay."""
    words = pyramid_words(SEAT.words[: g.seats])
    return {words[p]: raising_of(g, seat, p) for p in range(len(g.level)) if may_raise(g, seat, p)}


def raising_of(g: Kemet, seat: int, pyramid: int) -> dict[str, object]:
    level = g.level[pyramid]
    levels = range(level + 1, g.highest + 1)
    return {
        "level": level,
        "prices": {str(to): price_for(g, seat, cost(g, seat, level, to)) for to in levels},
        "affordable": within_means(g, seat, pyramid),
    }


def interventions(g: Kemet, seat: int) -> dict[str, object]:
    """By card, in hand or not: what playing it costs."""
    return {card.word: price_for(g, seat, card.price) for card in INTERVENTIONS}


# --- a move


def march(g: Kemet, viewer: int) -> dict[str, object]:
    """Steps by land and harbour that are left: without a creature, and with the one that is there.

    Before the group is picked nobody knows which creature that is.
    """
    m, seat = g.marching(), g.turn
    creature = g.creature_of(seat, m.space) if m.space >= 0 else -1
    left = capacity(g, seat, -1) - m.steps
    helped = capacity(g, seat, creature) - m.steps if creature >= 0 else left
    return {
        "left": max(0, left),
        "left_with_creature": max(0, helped),
        "attacks": attacks(g) if viewer == seat else NO_ATTACKS,
    }


def attacks(g: Kemet) -> dict[str, object]:
    """By step that leads to enemies, as it is typed: how the battle would begin."""
    f = g.stack[-1]
    if f.rule != n.STEP_TO:
        return NO_ATTACKS
    return {
        f"{c.VERBS[verb_of(step)].word} {NAMES[noun_of(step)]}": attack(g, step)
        for step in STEP.options(g, f)
        if g.owner[noun_of(step)] not in (NOBODY, f.who)
    }


def attack(g: Kemet, step: int) -> dict[str, object]:
    """The step is taken in a copy; that of a Teleportation as if nobody had a Veto."""
    twin, to = g.copy(), noun_of(step)
    f = twin.stack[-1]
    if by_card(twin):
        take_step(twin, f.who, to, "teleport")
    else:
        STEP.choose(twin, f, step)
    ChooseBattle().choose(twin, f, option(c.FIGHT, to))
    return battle_outlook(twin, f.who)
