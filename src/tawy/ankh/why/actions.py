"""Why not, in set-up and in the four actions."""

from __future__ import annotations

from tawy.ankh.board import LAND, REACH, RING, WATERS
from tawy.ankh.data import (
    APEP,
    FIRST_GUARDIAN,
    GOD,
    GUARDIANS,
    MOVE,
    OSIRIS,
    POWERS_OF_A_LEVEL,
    PYRAMID,
    PYRAMID_ATTUNED,
    SATET,
    SUMMON,
    TRAPPED,
    UNLOCK,
    UNLOCKS,
    UNLOCKS_OF_A_LEVEL,
    WARRIOR,
)
from tawy.ankh.flow.summon import NORMAL, ONTO_TILE, places, to_summon
from tawy.ankh.state import Ankh
from tawy.ankh.why.common import no_figure, no_stop, reason, taken
from tawy.kernel.game import Obstacle
from tawy.kernel.sets import BIT

# --- set-up


def no_scenario(g: Ankh, side: int, scenario: int) -> list[Obstacle]:
    return [reason("other-number-of-players", "SETUP-13")]


def no_god(g: Ankh, side: int, god: int) -> list[Obstacle]:
    return [reason("god-taken", "SETUP-01", "COMP-02")]


def no_guardian(g: Ankh, side: int, kind: int) -> list[Obstacle]:
    return [reason("not-this-guardian", "SETUP-19", "DATA-06")]


def no_seat(g: Ankh, side: int, seat: int) -> list[Obstacle]:
    return [reason("no-such-player", "SETUP-09")]


# --- actions


def no_action(g: Ankh, side: int, action: int) -> list[Obstacle]:
    if action == g.action:
        return [reason("action-twice", "TURN-09")]
    return [reason("action-not-lower", "TURN-08")]


def no_deed_yet(g: Ankh, side: int, action: int) -> list[Obstacle]:
    """Why what belongs to an action cannot be done while the action is being chosen."""
    if action > g.action:
        return [reason("action-first", "TURN-04")]
    return no_action(g, side, action)


def no_move_yet(g: Ankh, side: int, space: int) -> list[Obstacle]:
    return no_deed_yet(g, side, MOVE) + no_figure(g, side, space, "ACT-MOVE-01")


def no_summon_yet(g: Ankh, side: int, kind: int) -> list[Obstacle]:
    return no_deed_yet(g, side, SUMMON) + no_one_to_summon(g, side, kind)


def no_extra_yet(g: Ankh, side: int, pyramid: int) -> list[Obstacle]:
    return no_deed_yet(g, side, SUMMON) + no_pyramid(g, side, pyramid)


def no_underworld_yet(g: Ankh, side: int, kind: int) -> list[Obstacle]:
    return no_deed_yet(g, side, SUMMON) + no_tile(g, side, kind)


def no_unlock_yet(g: Ankh, side: int, power: int) -> list[Obstacle]:
    return no_deed_yet(g, side, UNLOCK) + no_power(g, side, power)


# --- figures and where they go


def no_move(g: Ankh, side: int, space: int) -> list[Obstacle]:
    found = no_figure(g, side, space, "ACT-MOVE-01")
    if found:
        return found
    if g.done_with & BIT[space]:
        return [reason("moved-already", "ACT-MOVE-01", "Q-34")]
    return [reason("nowhere-to-go", "ACT-MOVE-07")]


def no_way(g: Ankh, side: int, space: int) -> list[Obstacle]:
    if space == g.picked:
        return [reason("same-space", "Q-92")]
    found = [] if REACH[g.picked] & BIT[space] else [reason("too-far", "ACT-MOVE-01")]
    if BIT[space] & WATERS:
        return [*found, reason("no-stop-on-water", "ACT-MOVE-08")]
    if g.kind_at(g.picked) != SATET or not g.has_figure(space):
        return found + taken(g, space) + no_stop(g, side, space)
    if g.side_at(space) == side:
        return [*found, reason("no-own-push", "GUARD-SATET-07")]
    found += no_stop(g, side, space)
    return found or [reason("no-push", "GUARD-SATET-03")]


def no_push(g: Ankh, side: int, space: int) -> list[Obstacle]:
    """Satet's own space counts as empty: it has left by then."""
    if space == g.aiming:
        return [reason("same-space", "GUARD-SATET-01")]
    far = [] if RING[g.aiming] & BIT[space] else [reason("push-too-far", "GUARD-SATET-01")]
    full = [] if space == g.picked else taken(g, space)
    return far + full + no_stop(g, g.side_at(g.aiming), space)


# --- summoning


def no_one_to_summon(g: Ankh, side: int, kind: int) -> list[Obstacle]:
    if kind == GOD:
        return [reason("no-god-to-summon", "ACT-SUMMON-01")]
    if kind == TRAPPED:
        if side not in g.trapped:
            return [reason("none-trapped", "GOD-ANUBIS-08")]
        return [] if g.followers[side] else [reason("no-ransom", "GOD-ANUBIS-10")]
    if kind == WARRIOR:
        pool = g.warriors[side]
    else:
        pool = g.beasts[side * GUARDIANS + kind - FIRST_GUARDIAN]
    return [] if pool else [reason("none-in-pool", "ACT-SUMMON-01")]


def no_summon(g: Ankh, side: int, kind: int) -> list[Obstacle]:
    found = [] if g.normal else [reason("summoned-already", "ACT-SUMMON-01", "Q-94")]
    found += no_one_to_summon(g, side, kind)
    if not places(g, side, NORMAL, kind):
        found.append(reason("no-summon-space", "ACT-SUMMON-06"))
    return found


def no_pyramid(g: Ankh, side: int, space: int) -> list[Obstacle]:
    """Why a space is no pyramid that brings an extra figure."""
    found = []
    if not g.has(side, PYRAMID_ATTUNED):
        found.append(reason("not-pyramid-attuned", "POWER-PYRAMID-01"))
    if not g.stones[PYRAMID] & BIT[space]:
        found.append(reason("no-pyramid-there", "POWER-PYRAMID-01"))
    elif not g.owned[side] & BIT[space]:
        found.append(reason("not-your-pyramid", "POWER-PYRAMID-01"))
    return found


def no_extra(g: Ankh, side: int, pyramid: int) -> list[Obstacle]:
    found = no_pyramid(g, side, pyramid)
    if found:
        return found
    if g.done_with & BIT[pyramid]:
        found.append(reason("pyramid-used", "POWER-PYRAMID-02"))
    if not any(places(g, side, pyramid, kind) for kind in to_summon(g, side)):
        found.append(reason("no-summon-space", "POWER-PYRAMID-02"))
    return found


def no_tile(g: Ankh, side: int, kind: int) -> list[Obstacle]:
    """Why no tile brings an extra figure of this kind."""
    if not g.is_divine(side, OSIRIS):
        return [reason("not-osiris", "GOD-OSIRIS-04")]
    found = no_one_to_summon(g, side, kind)
    if not places(g, side, ONTO_TILE, kind):
        found.append(reason("no-free-tile", "GOD-OSIRIS-04"))
    return found


def no_underworld(g: Ankh, side: int, kind: int) -> list[Obstacle]:
    used = g.is_divine(side, OSIRIS) and not g.tile_extra
    found = [reason("tile-used", "GOD-OSIRIS-05")] if used else []
    return found + no_tile(g, side, kind)


def no_summon_space(g: Ankh, side: int, space: int) -> list[Obstacle]:
    if g.placing == ONTO_TILE:
        found = [] if g.tiles & BIT[space] else [reason("no-tile-there", "GOD-OSIRIS-04")]
        return found + taken(g, space)
    if g.picked != APEP or BIT[space] & LAND:
        found = taken(g, space)
    else:
        found = [reason("figure-there", "GUARD-APEP-06")] if g.has_figure(space) else []
    if g.placing != NORMAL:
        return found + no_pyramid_beside(g, space)
    return found if BIT[space] & WATERS else found + no_friend_beside(g, side, space)


def no_pyramid_beside(g: Ankh, space: int) -> list[Obstacle]:
    if g.geo.near[g.placing] & BIT[space]:
        return []
    if RING[g.placing] & BIT[space]:
        return [reason("other-region", "BOARD-09", "POWER-PYRAMID-02")]
    return [reason("not-beside-pyramid", "POWER-PYRAMID-02")]


def no_friend_beside(g: Ankh, side: int, space: int) -> list[Obstacle]:
    friends = g.held[side] | g.owned[side]
    if g.geo.near[space] & friends:
        return []
    if RING[space] & friends:
        return [reason("other-region", "ACT-SUMMON-04")]
    if g.geo.near[space] & g.all_stones():
        return [reason("not-your-monument", "ACT-SUMMON-05")]
    return [reason("not-beside-yours", "ACT-SUMMON-03")]


# --- powers and guardians


def no_power(g: Ankh, side: int, power: int) -> list[Obstacle]:
    if g.has(side, power):
        return [reason("unlocked-already", "ACT-UNLOCK-13")]
    if g.unlocked(side) == UNLOCKS:
        return [reason("all-unlocked", "ACT-UNLOCK-07")]
    level, reached = power // POWERS_OF_A_LEVEL, g.unlocked(side) // UNLOCKS_OF_A_LEVEL
    if level < reached:
        return [reason("level-full", "ACT-UNLOCK-04")]
    found = [reason("level-not-reached", "ACT-UNLOCK-03")] if level > reached else []
    if g.followers[side] <= level:
        found.append(reason("too-few-followers", "ACT-UNLOCK-05", "ACT-UNLOCK-06"))
    return found
