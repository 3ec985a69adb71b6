"""Why not: for a choice that a seat might wish for and does not have, the reasons.

A reason is a message id with the rules that say so. `WHY` has a function for each choice that is
open at a question; what is not in it is simply not asked now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawy.ankh import choices as c
from tawy.ankh.board import BIT, LAND, REACH, RING, WATERS
from tawy.ankh.data import (
    APEP,
    FIRST_GUARDIAN,
    GUARDIANS,
    OSIRIS,
    POWERS_OF_A_LEVEL,
    PYRAMID,
    PYRAMID_ATTUNED,
    SATET,
    TRAPPED,
    UNLOCKS,
    UNLOCKS_OF_A_LEVEL,
    WARRIOR,
)
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.attune import landing
from tawy.ankh.flow.deeds import building_cost, open_ground
from tawy.ankh.flow.events import possible_lines
from tawy.ankh.flow.summon import NORMAL, ONTO_TILE
from tawy.ankh.state import Ankh
from tawy.kernel.game import Reason
from tawy.kernel.options import noun_of, verb_of

Why = Callable[[Ankh, int, int], list[Reason]]  # of the side that is asked, and the noun


def reason(name: str, *rules: str) -> Reason:
    return Reason(name, [f"ANKH-{rule}" for rule in rules])


def explain(g: Ankh, seat: int, option: int) -> list[Reason]:
    rule, verb = g.stack[-1].rule, verb_of(option)
    why = WHY.get((rule, verb))
    if why is None:
        return [reason("not-now", "TURN-02")]
    return why(g, g.side[seat], noun_of(option)) or [reason("not-now", "TURN-02")]


def no_action(g: Ankh, side: int, action: int) -> list[Reason]:
    if action == g.action:
        return [reason("action-twice", "TURN-09")]
    return [reason("action-not-lower", "TURN-08")]


# --- figures and where they go


def no_figure(g: Ankh, side: int, space: int) -> list[Reason]:
    if not g.has_figure(space):
        return [reason("no-figure-there", "BOARD-19")]
    if g.side_at(space) != side:
        return [reason("not-your-figure", "ACT-MOVE-01")]
    return []


def no_move(g: Ankh, side: int, space: int) -> list[Reason]:
    if g.done_with & BIT[space] and not no_figure(g, side, space):
        return [reason("moved-already", "ACT-MOVE-01", "Q-34")]
    return no_figure(g, side, space) or [reason("nowhere-to-go", "ACT-MOVE-07")]


def taken(g: Ankh, space: int) -> list[Reason]:
    """Why nothing can be put on a space, whoever comes there."""
    if BIT[space] & WATERS:
        return [reason("water", "BOARD-04")]
    if g.has_stone(space):
        return [reason("monument-there", "BOARD-03")]
    if g.has_figure(space):
        return [reason("figure-there", "BOARD-03")]
    return []


def no_stop(g: Ankh, side: int, space: int) -> list[Reason]:
    if g.tiles & BIT[space] and not g.is_divine(side, OSIRIS):
        return [reason("underworld-tile", "ACT-MOVE-11")]
    return []


def no_way(g: Ankh, side: int, space: int) -> list[Reason]:
    if space == g.picked:
        return [reason("same-space", "Q-92")]
    if not REACH[g.picked] & BIT[space]:
        return [reason("too-far", "ACT-MOVE-01")]
    if BIT[space] & WATERS:
        return [reason("no-stop-on-water", "ACT-MOVE-08")]
    if g.kind_at(g.picked) == SATET and g.has_figure(space):
        if g.side_at(space) == side:
            return [reason("no-own-push", "GUARD-SATET-07")]
        return no_stop(g, side, space) or [reason("no-push", "GUARD-SATET-03")]
    return taken(g, space) or no_stop(g, side, space)


def no_push(g: Ankh, side: int, space: int) -> list[Reason]:
    if not RING[g.aiming] & BIT[space]:
        return [reason("push-too-far", "GUARD-SATET-01")]
    return taken(g, space) or no_stop(g, g.side_at(g.aiming), space)


def no_attuned_figure(g: Ankh, side: int, space: int) -> list[Reason]:
    if g.fighting().attuned & BIT[space] and not no_figure(g, side, space):
        return [reason("attuned-already", "Q-66")]
    if not landing(g, side):
        return [reason("no-obelisk-space", "POWER-OBELISK-01")]
    return no_figure(g, side, space)


def no_attuned_space(g: Ankh, side: int, space: int) -> list[Reason]:
    found = taken(g, space) or no_stop(g, side, space)
    return found or [reason("not-beside-obelisk", "POWER-OBELISK-01")]


# --- summoning


def no_one_to_summon(g: Ankh, side: int, kind: int) -> list[Reason]:
    if kind == TRAPPED:
        if side not in g.trapped:
            return [reason("none-trapped", "GOD-ANUBIS-08")]
        return [] if g.followers[side] else [reason("no-ransom", "GOD-ANUBIS-10")]
    pool = g.warriors[side] if kind == WARRIOR else 0
    if kind >= FIRST_GUARDIAN:
        pool = g.beasts[side * GUARDIANS + kind - FIRST_GUARDIAN]
    return [] if pool else [reason("none-in-pool", "ACT-SUMMON-01")]


def no_summon(g: Ankh, side: int, kind: int) -> list[Reason]:
    if not g.normal:
        return [reason("summoned-already", "Q-94")]
    return no_one_to_summon(g, side, kind) or [reason("no-summon-space", "ACT-SUMMON-06")]


def no_extra(g: Ankh, side: int, pyramid: int) -> list[Reason]:
    if not g.has(side, PYRAMID_ATTUNED):
        return [reason("not-pyramid-attuned", "POWER-PYRAMID-01")]
    if not g.owned[side] & g.stones[PYRAMID] & BIT[pyramid]:
        return [reason("not-your-pyramid", "POWER-PYRAMID-01")]
    if g.done_with & BIT[pyramid]:
        return [reason("pyramid-used", "POWER-PYRAMID-02")]
    return [reason("no-summon-space", "ACT-SUMMON-06")]


def no_underworld(g: Ankh, side: int, kind: int) -> list[Reason]:
    if not g.is_divine(side, OSIRIS):
        return [reason("not-osiris", "GOD-OSIRIS-04")]
    if not g.tile_extra:
        return [reason("tile-used", "GOD-OSIRIS-05")]
    return no_one_to_summon(g, side, kind) or [reason("no-free-tile", "GOD-OSIRIS-04")]


def no_extra_figure(g: Ankh, side: int, kind: int) -> list[Reason]:
    return no_one_to_summon(g, side, kind) or [reason("no-summon-space", "ACT-SUMMON-06")]


def no_summon_space(g: Ankh, side: int, space: int) -> list[Reason]:
    if g.placing == ONTO_TILE:
        found = [] if g.tiles & BIT[space] else [reason("no-tile-there", "GOD-OSIRIS-04")]
        return found or taken(g, space)
    if g.picked != APEP or BIT[space] & LAND:
        found = taken(g, space)
        if found:
            return found
    if g.has_figure(space):
        return [reason("figure-there", "GUARD-APEP-06")]
    if g.placing != NORMAL:
        return [reason("not-beside-pyramid", "POWER-PYRAMID-02")]
    held = g.held[side] | g.owned[side]
    if RING[space] & held:
        return [reason("other-region", "ACT-SUMMON-04")]
    return [reason("not-beside-yours", "ACT-SUMMON-03")]


# --- powers, events, battles


def no_power(g: Ankh, side: int, power: int) -> list[Reason]:
    if g.has(side, power):
        return [reason("unlocked-already", "ACT-UNLOCK-13")]
    if g.unlocked(side) == UNLOCKS:
        return [reason("all-unlocked", "ACT-UNLOCK-07")]
    level = g.unlocked(side) // UNLOCKS_OF_A_LEVEL
    if power // POWERS_OF_A_LEVEL != level:
        return [reason("other-level", "ACT-UNLOCK-02", "ACT-UNLOCK-03")]
    return [reason("too-few-followers", "ACT-UNLOCK-05", "ACT-UNLOCK-06")]


def no_control(g: Ankh, side: int, space: int) -> list[Reason]:
    if not g.has_stone(space):
        return [reason("no-monument-there", "EVENT-CONTROL-01")]
    if g.owned[side] & BIT[space]:
        return [reason("yours-already", "EVENT-CONTROL-01")]
    if not g.ankhs[side]:
        return [reason("no-ankh-token", "EVENT-CONTROL-08")]
    if g.neutral() and not g.neutral() & BIT[space]:
        return [reason("neutral-first", "EVENT-CONTROL-03", "EVENT-CONTROL-06")]
    return [reason("no-figure-beside", "EVENT-CONTROL-01", "EVENT-CONTROL-04")]


def no_camel(g: Ankh, side: int, place: int) -> list[Reason]:
    if (g.geo.camels | g.line) & BIT[place]:
        return [reason("camel-there", "CARAVAN-02")]
    if not possible_lines(g):
        return [reason("no-caravan", "CARAVAN-15", "CARAVAN-16", "Q-30")]
    return [reason("no-line", "CARAVAN-04", "CARAVAN-07", "Q-90")]


def no_card(g: Ankh, side: int, card: int) -> list[Reason]:
    if g.hand[side] & BIT[card]:
        return [reason("card-chosen", "BATTLE-05")]
    return [reason("card-used", "BATTLE-08")]


def no_building(g: Ankh, side: int, kind: int) -> list[Reason]:
    if not g.stones_left(kind):
        return [reason("none-in-supply", "CARD-BUILD-04")]
    if not g.ankhs[side]:
        return [reason("no-ankh-token", "CARD-BUILD-06")]
    if not open_ground(g):
        return [reason("no-room", "CARD-BUILD-06")]
    if g.followers[side] < building_cost(g, side):
        return [reason("too-few-followers", "CARD-BUILD-01")]
    return []


def no_ground(g: Ankh, side: int, space: int) -> list[Reason]:
    found = taken(g, space)
    if not found and g.tiles & BIT[space]:
        found = [reason("tile-there", "CARD-BUILD-10")]
    return found or [reason("not-this-region", "CARD-BUILD-02")]


def no_bid(g: Ankh, side: int, bid: int) -> list[Reason]:
    return [reason("too-few-followers", "CARD-PLAGUE-07")]


def no_rising(g: Ankh, side: int, space: int) -> list[Reason]:
    return taken(g, space) or [reason("not-beside-god", "GUARD-MUMMY-01")]


def no_prisoner(g: Ankh, side: int, owner: int) -> list[Reason]:
    return [reason("no-warrior-killed", "GOD-ANUBIS-01")]


WHY: Final[dict[tuple[int, int], Why]] = {
    (n.CHOOSE_ACTION, c.ACTION): no_action,
    (n.MOVE, c.MOVE): no_move,
    (n.MOVE_TO, c.TO): no_way,
    (n.PUSH_TO, c.PUSH): no_push,
    (n.ATTUNE, c.ATTUNE): no_attuned_figure,
    (n.ATTUNE_TO, c.TO): no_attuned_space,
    (n.SUMMON, c.SUMMON): no_summon,
    (n.SUMMON, c.EXTRA): no_extra,
    (n.SUMMON, c.UNDERWORLD): no_underworld,
    (n.SUMMON_FIGURE, c.FIGURE): no_extra_figure,
    (n.SUMMON_TO, c.TO): no_summon_space,
    (n.UNLOCK, c.UNLOCK): no_power,
    (n.CONTROL, c.CONTROL): no_control,
    (n.CARAVAN, c.CAMEL): no_camel,
    (n.CHOOSE_CARDS, c.CARD): no_card,
    (n.BUILD, c.BUILD): no_building,
    (n.BUILD_AT, c.TO): no_ground,
    (n.TILE_TO, c.TO): no_ground,
    (n.BID, c.BID): no_bid,
    (n.RISE, c.RISE): no_rising,
    (n.TRAP, c.TRAP): no_prisoner,
}
