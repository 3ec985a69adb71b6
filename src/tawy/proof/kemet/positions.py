"""Positions of Kemet made at random, as crowded as late games of good players.

A new game is set up by its own rules, answered at random; then tiles, pyramids, troops, creatures
and cards are dealt out by hand, as many turns would. `meetings` makes rare moments of them.
"""

from __future__ import annotations

from tawy.kemet.board import SPACES
from tawy.kemet.data import (
    ALL_UP,
    COLOURS,
    COLUMNS,
    CREATURE_TILE,
    DISCARDS,
    INTERVENTIONS,
    ORDINARY_SPACES,
    POINTS,
    SILVER,
    TILES,
    TOKENS,
    TOP,
    UNITS,
    WOUND,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.turn import suffices
from tawy.kemet.game import BEGINNER, GOALS, KEMET
from tawy.kemet.rulings import FACE_UP, INTERVENTION_DISCARDS, RULINGS
from tawy.kemet.state import NOBODY, NOT_BUILT, ON_ITS_TILE, Kemet
from tawy.kemet.verbs import add_columns
from tawy.kernel.rng import Stream
from tawy.kernel.sets import BIT, members, set_of
from tawy.proof.rulings import any_rulings

LAST_DAY = 30  # a guard, so that games at random end
KINDS = len(INTERVENTIONS)
SETTINGS = {"max_days": str(LAST_DAY)}
MANY_CARDS = 7  # of one hand


def some_settings(stream: Stream, games: list[str]) -> dict[str, str]:
    game, discards = stream.below(len(games)), stream.below(len(DISCARDS.words))
    table = {"game": games[game], "discards": DISCARDS.words[discards]}
    return {**SETTINGS, **table, **any_rulings(RULINGS, stream)}


def any_settings(stream: Stream) -> dict[str, str]:
    return some_settings(stream, list(GOALS))


def grown_settings(stream: Stream) -> dict[str, str]:
    """Without the beginner's game, which has no tiles of the higher levels."""
    return some_settings(stream, [name for name in GOALS if name != BEGINNER])


def crowded(seats: int, settings: dict[str, str], stream: Stream) -> Kemet:
    """A day of a late game; what runs is still the first turn of the first day: see `resume`."""
    g = KEMET.new(seats, KEMET.checked(seats, settings), stream.below(1 << 256))
    while g.turn == NOBODY:
        seat = stream.pick(KEMET.engine.pending(g))
        KEMET.engine.apply(g, seat, stream.pick(KEMET.engine.legal(g, seat)))
    g.day = 1 + stream.below(LAST_DAY - 1)
    g.on_offer = g.highest if g.day > 1 else g.on_offer
    g.order = shuffled(list(range(seats)), stream)
    raise_pyramids(g, stream)
    deal_tiles(g, stream)
    deal_units(g, stream)
    place_creatures(g, stream)
    deal_interventions(g, stream)
    for seat in range(seats):
        spend_battle_cards(g, seat, stream)
        g.prayer[seat] = stream.below(TOP + 1)
        bought = sum(TILES[tile].adds[POINTS] for tile in members(g.tiles[seat]))
        g.points[seat] = bought + stream.below(g.goal - 1)
        g.won[seat] = stream.below(g.points[seat] - bought + 1)
    spend_tokens(g, stream)
    return g


def resume(g: Kemet, moment: str) -> None:
    """Let the game go on at a step of the round: night, day or dusk."""
    g.stack = g.stack[:2]
    play = g.stack[-1]
    assert play.rule == n.PLAY
    steps = KEMET.engine.rules[n.PLAY]
    names = steps.step_names()  # type: ignore[attr-defined]  # it is a sequence
    play.step, play.done = names.index(moment), 0
    g.turn, g.placed, g.silver, g.gold, g.over = NOBODY, False, False, False, False
    for space in members(g.map.temples):
        g.temple[space] = g.owner[space]
    if moment == "night":
        g.covered, g.left = [0] * g.seats, [0] * g.seats
    if moment == "dusk":
        g.left = [0] * g.seats
    KEMET.engine.run(g)


def shuffled(things: list[int], stream: Stream) -> list[int]:
    things = things[:]
    for i in range(len(things) - 1, 0, -1):
        j = stream.below(i + 1)
        things[i], things[j] = things[j], things[i]
    return things


# --- pyramids and tiles


def raise_pyramids(g: Kemet, stream: Stream) -> None:
    for pyramid in range(g.seats * COLOURS):
        level = min(g.highest, g.level[pyramid] + stream.below(4))
        if level and g.site[pyramid] == NOT_BUILT:
            g.site[pyramid] = g.free_district(pyramid // COLOURS)
        g.level[pyramid] = level


def deal_tiles(g: Kemet, stream: Stream) -> None:
    """About half of them."""
    for tile, row in enumerate(TILES):
        copies = sum(row.copies) if row.level <= g.on_offer else 0
        for seat in shuffled(list(range(g.seats)), stream)[:copies]:
            if stream.below(2):
                give_tile(g, seat, tile)


def give_tile(g: Kemet, seat: int, tile: int) -> None:
    """From the supply; where none is left, somebody else's."""
    if g.has(seat, tile):
        return
    left = [colour for colour in range(COLOURS) if g.supply[tile * COLOURS + colour]]
    if left:
        g.supply[tile * COLOURS + left[0]] -= 1
    else:
        owner = next(other for other in range(g.seats) if g.has(other, tile))
        assert TILES[tile].card < 0
        g.tiles[owner] &= ~BIT[tile]
        for column, amount in enumerate(TILES[tile].adds):
            g.sums[owner * COLUMNS + column] -= amount
        if TILES[tile].creature >= 0:
            g.where[TILES[tile].creature] = ON_ITS_TILE
    g.tiles[seat] |= BIT[tile]
    add_columns(g, seat, tile)


# --- units and creatures


def deal_units(g: Kemet, stream: Stream) -> None:
    """Troops anywhere, in others' cities too, so that enemies are beside each other."""
    for space in members(g.map.spaces):
        clear(g, space)
    for seat in shuffled(list(range(g.seats)), stream):
        for _ in range(2 + stream.below(4)):
            empty = [s for s in members(g.map.spaces) if g.owner[s] == NOBODY]
            own = [s for s in members(g.districts(seat)) if g.owner[s] == NOBODY]
            space = stream.pick(own if own and stream.below(3) == 0 else empty)
            most = min(g.room(seat), g.reserve[seat])
            if most:
                put(g, seat, space, 1 + stream.below(most))


def clear(g: Kemet, space: int) -> None:
    """Whoever is there goes to the reserve, and a creature to its tile."""
    for creature, where in enumerate(g.where):
        if where == space:
            g.where[creature] = ON_ITS_TILE
    if g.owner[space] != NOBODY:
        g.reserve[g.owner[space]] += g.units[space]
        g.owner[space], g.units[space] = NOBODY, 0


def put(g: Kemet, seat: int, space: int, units: int, creature: int = -1) -> None:
    """Instead of whoever is there; other troops of the seat are sent home if need be."""
    clear(g, space)
    for other in range(SPACES):
        if g.reserve[seat] < units and g.owner[other] == seat:
            clear(g, other)
    assert g.reserve[seat] >= units <= UNITS
    g.reserve[seat] -= units
    g.owner[space], g.units[space] = seat, units
    if creature >= 0:
        give_tile(g, seat, CREATURE_TILE[creature])
        g.where[creature] = space


def place_creatures(g: Kemet, stream: Stream) -> None:
    for creature in range(len(g.where)):
        keeper = g.keeper(creature)
        held = [s for s in range(SPACES) if keeper != NOBODY and g.owner[s] == keeper]
        free = [space for space in held if g.creature_of(keeper, space) < 0]
        if free and stream.below(4):
            g.where[creature] = stream.pick(free)


# --- cards


def deal_interventions(g: Kemet, stream: Stream) -> None:
    cards = [card for card, row in enumerate(INTERVENTIONS) for _ in range(row.copies)]
    cards = shuffled(cards, stream)
    g.held = [0] * (g.seats * KINDS)
    g.deck, g.pile, g.buried = [0] * KINDS, [0] * KINDS, [0] * KINDS
    for seat in range(g.seats):
        for _ in range(stream.below(min(MANY_CARDS, len(cards) // g.seats))):
            g.held[seat * KINDS + cards.pop()] += 1
    wounded = any(g.sum_of(seat, WOUND) for seat in range(g.seats))
    hidden = wounded and g.rulings[INTERVENTION_DISCARDS] != FACE_UP
    for _ in range(stream.below(len(cards))):
        card = cards.pop()
        g.pile[card] += 1
        g.buried[card] += 1 if hidden and stream.below(6) == 0 else 0
    for card in cards:
        g.deck[card] += 1


def hold(g: Kemet, seat: int, *cards: int) -> None:
    """One card of each of these kinds more in a hand, from wherever there is one."""
    for card in cards:
        seen = g.pile[card] - g.buried[card]
        if g.deck[card]:
            g.deck[card] -= 1
        elif seen:
            g.pile[card] -= 1
        else:
            others = [s for s in range(g.seats) if s != seat and g.holds(s, card)]
            if not others:
                continue
            g.held[others[0] * KINDS + card] -= 1
        g.held[seat * KINDS + card] += 1


def lay_down(g: Kemet, seat: int) -> None:
    """All interventions of a hand go back to the deck."""
    for card in range(KINDS):
        g.deck[card] += g.held[seat * KINDS + card]
        g.held[seat * KINDS + card] = 0


def spend_battle_cards(g: Kemet, seat: int, stream: Stream) -> None:
    """An exchange for each special card; then none, two or four are spent."""
    for tile in members(g.tiles[seat]):
        if TILES[tile].card >= 0:
            old = stream.pick(members(g.hand[seat]))
            g.hand[seat] = g.hand[seat] & ~BIT[old] | BIT[TILES[tile].card]
            g.removed[seat] |= BIT[old]
            g.shown[seat] = BIT[TILES[tile].card]
    spent = shuffled(members(g.hand[seat]), stream)[: 2 * stream.below(3)]
    g.discard[seat] = set_of(spent)
    g.hidden[seat] = set_of(spent[::2]) if g.discards != ALL_UP else 0
    g.shown[seat] |= g.discard[seat] & ~g.hidden[seat]
    g.hand[seat] &= ~g.discard[seat]


# --- tokens


def spend_tokens(g: Kemet, stream: Stream) -> None:
    """Those who are earlier in the order may have placed one more."""
    turns, ahead = stream.below(TOKENS), stream.below(g.seats)
    for place, seat in enumerate(g.order):
        placed = turns + (1 if place < ahead else 0)
        g.left[seat], g.covered[seat] = TOKENS - placed, 0
        silver = 1 if placed and g.sum_of(seat, SILVER) and stream.below(2) else 0
        for _ in range(placed + silver):
            free = members(ORDINARY_SPACES & ~g.covered[seat])
            left = TOKENS + silver - g.covered[seat].bit_count() - 1
            fit = [s for s in free if suffices(g.covered[seat] | BIT[s], left)]
            g.covered[seat] |= BIT[stream.pick(fit)]
