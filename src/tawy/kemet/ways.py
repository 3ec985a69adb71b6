"""Where a group may go: steps, walls, harbours, teleports. KEMET-MOVE, -TELEPORT, -WALL."""

from __future__ import annotations

from tawy.kemet import choices as c
from tawy.kemet.data import (
    CREATURES,
    GATES,
    MOVES,
    OBELISKS,
    STEPS,
    TELEPORT_OFF,
    TELEPORT_PRICE,
    TELEPORTATION,
)
from tawy.kemet.state import Kemet
from tawy.kemet.verbs import price_for
from tawy.kernel.options import option
from tawy.kernel.sets import BIT, members


def by_card(g: Kemet) -> bool:
    """Whether the step that is being chosen is that of a Teleportation card."""
    return g.announced is not None and g.announced.card == TELEPORTATION


def ways(g: Kemet, seat: int, space: int, units: int, creature: int) -> list[int]:
    """All steps that so many units, with this creature or none, may take from a space."""
    if by_card(g):
        return card_ways(g, seat, space, units, creature)
    found: list[int] = []
    if g.marching().steps < capacity(g, seat, creature):
        walls = walled(g, seat, creature)
        near = members(g.map.step[space] & ~walls)
        found = [option(c.TO, to) for to in near if fits(g, seat, to, units, creature)]
    targets = members(teleports(g, seat, space))
    return found + [option(c.TELEPORT, to) for to in targets if fits(g, seat, to, units, creature)]


def capacity(g: Kemet, seat: int, creature: int) -> int:
    """Steps of this move, for a group with this creature: met on the way it adds none.

    KEMET-MOVE-03, -10, -21, -27, KEMET-Q-13.
    """
    m = g.marching()
    helps = creature >= 0 and (not m.visited or creature == m.guide)
    return STEPS + g.sum_of(seat, MOVES) + (CREATURES[creature].moves if helps else 0)


def fits(g: Kemet, seat: int, to: int, units: int, creature: int) -> bool:
    """Among own units: room for all, and for one creature. KEMET-MOVE-11, -12."""
    return has_room(g, seat, to, units) and (creature < 0 or g.creature_of(seat, to) < 0)


def has_room(g: Kemet, seat: int, to: int, units: int) -> bool:
    """Beside the own units that are there."""
    return g.owner[to] != seat or g.units[to] + units <= g.room(seat)


def walled(g: Kemet, seat: int, creature: int) -> int:
    """The set of districts behind walls: others' cities, but for the first step of a move.

    KEMET-WALL-02 to -04, -07, -09 to -11.
    """
    m = g.marching()
    phoenix = creature >= 0 and CREATURES[creature].gates
    if not m.visited or m.gates or phoenix or g.sum_of(seat, GATES):
        return 0
    return g.map.districts & ~g.districts(seat)


# --- teleports


def teleport_due(g: Kemet, seat: int) -> int:
    """KEMET-TELEPORT-04, -12, before what Priest of Ra saves."""
    return max(0, TELEPORT_PRICE - g.sum_of(seat, TELEPORT_OFF))


def teleports(g: Kemet, seat: int, space: int) -> int:
    """The set of obelisks that can be reached from a pyramid, or by a tile from an obelisk.

    KEMET-TELEPORT-01 to -03, -09 to -11, -17.
    """
    if not is_gate(g, seat, space) or teleport_price(g, seat) > g.prayer[seat]:
        return 0
    return g.map.obelisks & ~BIT[space] & ~closed(g, seat)


def is_gate(g: Kemet, seat: int, space: int) -> bool:
    """Whether a troop of this seat that is in the space may teleport from there."""
    return space in g.site or (g.map.obelisks & BIT[space] > 0 and g.sum_of(seat, OBELISKS) > 0)


def teleport_price(g: Kemet, seat: int) -> int:
    return price_for(g, seat, teleport_due(g, seat))


def closed(g: Kemet, seat: int) -> int:
    """Spaces that a teleport for nothing may not end in: the group has been there."""
    return 0 if teleport_price(g, seat) else g.marching().visited


def card_ways(g: Kemet, seat: int, space: int, units: int, creature: int) -> list[int]:
    """KEMET-TELEPORT-13: from anywhere, for the price of the card."""
    targets = members(g.map.obelisks & ~BIT[space])
    return [option(c.TELEPORT, to) for to in targets if fits(g, seat, to, units, creature)]


def ways_by_card(g: Kemet, seat: int) -> list[int]:
    """From wherever the move can go on with a Teleportation. KEMET-DI-gen-13."""
    starts = starts_of(g, seat)
    return [way for space in starts for way in card_ways(g, seat, space, 1, -1)]


def starts_of(g: Kemet, seat: int) -> list[int]:
    """Where the next step can begin: anywhere, or where the group is. KEMET-MOVE-01."""
    m = g.marching()
    if m.visited:
        return [m.space]
    return [space for space in members(g.map.spaces) if g.owner[space] == seat]


def can_go(g: Kemet, seat: int, space: int, units: int) -> bool:
    """With or without the creature that is there."""
    creature = g.creature_of(seat, space)
    alone = bool(ways(g, seat, space, units, -1))
    return alone or (creature >= 0 and bool(ways(g, seat, space, units, creature)))
