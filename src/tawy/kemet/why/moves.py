"""Why not, when a group moves."""

from __future__ import annotations

from tawy.kemet.flow import numbers as n
from tawy.kemet.state import Kemet
from tawy.kemet.ways import (
    by_card,
    can_go,
    capacity,
    closed,
    has_room,
    is_gate,
    teleport_price,
    walled,
)
from tawy.kemet.why.common import no_creature, no_troop, out_of_play, poor, reason
from tawy.kernel.game import Obstacle
from tawy.kernel.sets import BIT

# --- who goes


def no_origin(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    return no_troop(g, seat, space, "MOVE-01") or no_way_out(g, seat, space, 1)


def no_new_origin(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    return out_of_play(g, space) or [reason("another-troop-moves", "MOVE-01")]


def no_start(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    """Between two steps the group is where it is."""
    return (no_new_origin if g.marching().visited else no_origin)(g, seat, space)


def no_size(g: Kemet, seat: int, units: int) -> list[Obstacle]:
    space = g.marching().space
    if not units:
        return [reason("no-unit", "MOVE-13")]
    if units > g.units[space]:
        return [reason("too-few-units", "MOVE-08")]
    return no_way_out(g, seat, space, units)


def no_size_now(g: Kemet, seat: int, units: int) -> list[Obstacle]:
    return no_size(g, seat, units) if g.marching().visited else no_size_yet(g, seat, units)


def no_size_yet(g: Kemet, seat: int, units: int) -> list[Obstacle]:
    return [reason("troop-first", "MOVE-26")]


def no_way_out(g: Kemet, seat: int, space: int, units: int) -> list[Obstacle]:
    """Why so many units have no step from a space."""
    if can_go(g, seat, space, units):
        return []
    if units > 1 and can_go(g, seat, space, 1):
        return [reason("no-room", "MOVE-11")]
    if by_card(g) or g.marching().steps < most_steps(g, seat, space):
        return [reason("nowhere-to-go", "MOVE-11", "BOARD-26")]
    return [reason("no-steps-left", "MOVE-03"), *no_fare(g, seat, space)]


def most_steps(g: Kemet, seat: int, space: int) -> int:
    """With the creature that is there, or without."""
    return max(capacity(g, seat, -1), capacity(g, seat, g.creature_of(seat, space)))


def no_fare(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    if is_gate(g, seat, space) and teleport_price(g, seat) > g.prayer[seat]:
        return [poor("TELEPORT-10")]
    return []


def no_companion(g: Kemet, seat: int, creature: int) -> list[Obstacle]:
    """Asked only where it can go along as well as stay: so another one is meant."""
    return no_creature(g, seat, creature) or [reason("creature-elsewhere", "CREATURE-13")]


def no_companion_yet(g: Kemet, seat: int, creature: int) -> list[Obstacle]:
    return not_yet(g) + no_creature(g, seat, creature)


# --- where to


def no_step(g: Kemet, seat: int, to: int) -> list[Obstacle]:
    m = g.marching()
    return no_step_of(g, seat, to, m.units, m.creature)


def no_teleport(g: Kemet, seat: int, to: int) -> list[Obstacle]:
    m = g.marching()
    return no_teleport_of(g, seat, to, m.units, m.creature)


def no_step_of(g: Kemet, seat: int, to: int, units: int, creature: int) -> list[Obstacle]:
    m = g.marching()
    found = out_of_play(g, to)
    if by_card(g):
        return [reason("teleport-by-card", "DI-teleportation"), *found]
    if found:
        return found
    if to == m.space:
        return [reason("same-space", "MOVE-04")]
    if not g.map.step[m.space] & BIT[to]:
        found.append(reason("not-adjacent", "MOVE-04", "MOVE-05"))
    elif walled(g, seat, creature) & BIT[to]:
        found.append(reason("wall", "WALL-01", "WALL-02"))
    if m.steps >= capacity(g, seat, creature):
        found.append(reason("no-steps-left", "MOVE-03"))
    return found + no_stop(g, seat, to, units, creature)


def no_teleport_of(g: Kemet, seat: int, to: int, units: int, creature: int) -> list[Obstacle]:
    found, space = out_of_play(g, to), g.marching().space
    if found:
        return found
    if to == space:
        return [reason("same-space", "TELEPORT-09")]
    if not g.map.obelisks & BIT[to]:
        found.append(reason("no-obelisk-there", "TELEPORT-01"))
    if not by_card(g):
        found += no_gate(g, seat, space) or no_fare(g, seat, space)
        if closed(g, seat) & BIT[to]:
            found.append(reason("been-there", "TELEPORT-17"))
    return found + no_stop(g, seat, to, units, creature)


def no_gate(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    if is_gate(g, seat, space):
        return []
    if g.map.obelisks & BIT[space]:
        return [reason("no-teleport-tile", "TELEPORT-11")]
    return [reason("no-pyramid-here", "TELEPORT-01")]


def no_stop(g: Kemet, seat: int, to: int, units: int, creature: int) -> list[Obstacle]:
    """Why own troops are in the way."""
    found = [] if has_room(g, seat, to, units) else [reason("no-room", "MOVE-11")]
    if creature >= 0 and g.creature_of(seat, to) >= 0:
        found.append(reason("second-creature", "MOVE-12"))
    return found


# --- before it is known who goes


def not_yet(g: Kemet) -> list[Obstacle]:
    """What has to be said before the target of a step."""
    rule = g.stack[-1].rule
    if rule == n.MARCH_FROM or (rule == n.MARCH and not g.marching().visited):
        return [reason("troop-first", "MOVE-26")]
    if rule == n.TAKE_CREATURE:
        return [reason("creature-first", "MOVE-26")]
    return [reason("units-first", "MOVE-26")]


def no_step_yet(g: Kemet, seat: int, to: int) -> list[Obstacle]:
    return not_yet(g) + without_or_with(g, seat, to, by_land=True)


def no_teleport_yet(g: Kemet, seat: int, to: int) -> list[Obstacle]:
    return not_yet(g) + without_or_with(g, seat, to, by_land=False)


def without_or_with(g: Kemet, seat: int, to: int, by_land: bool) -> list[Obstacle]:
    """What is against a target in any case, with or without the creature that is there."""
    m = g.marching()
    if m.space < 0:
        return out_of_play(g, to)
    why = no_step_of if by_land else no_teleport_of
    units, creature = max(1, m.units), g.creature_of(seat, m.space)
    found = why(g, seat, to, units, -1)
    if found and creature >= 0 and not why(g, seat, to, units, creature):
        return []
    return found
