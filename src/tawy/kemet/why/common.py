"""Reasons that several choices share."""

from __future__ import annotations

from tawy.kemet.data import CREATURE_TILE
from tawy.kemet.state import NOBODY, Kemet
from tawy.kernel.game import Obstacle
from tawy.kernel.sets import BIT


def reason(name: str, *rules: str) -> Obstacle:
    return Obstacle(name, [f"KEMET-{rule}" for rule in rules])


def poor(rule: str) -> Obstacle:
    """*rule* says what it costs."""
    return reason("too-little-prayer", rule, "PRAYER-03")


# --- spaces and who is there


def out_of_play(g: Kemet, space: int) -> list[Obstacle]:
    return [] if g.map.spaces & BIT[space] else [reason("out-of-play", "VARIANT-08")]


def no_district(g: Kemet, seat: int, space: int, rule: str) -> list[Obstacle]:
    """Why a space is none of the own city; *rule* says that it must be."""
    found = out_of_play(g, space)
    if found or g.districts(seat) & BIT[space]:
        return found
    return [reason("not-your-district", rule)]


def no_troop(g: Kemet, seat: int, space: int, rule: str) -> list[Obstacle]:
    """Why there is no own troop; *rule* says that there must be one."""
    found = out_of_play(g, space)
    if found or g.owner[space] == seat:
        return found
    if g.owner[space] == NOBODY:
        return [reason("no-units-there", rule)]
    return [reason("not-your-troop", rule)]


def no_lair(g: Kemet, seat: int, space: int, rule: str) -> list[Obstacle]:
    """Why a creature cannot come to a space; *rule* says where it can."""
    found = no_district(g, seat, space, rule)
    if found:
        return found
    if not g.troop_of(seat, space):
        return [reason("no-own-unit-there", rule)]
    return [reason("creature-there", "CREATURE-04")] if g.creature_of(seat, space) >= 0 else []


def no_refuge(g: Kemet, space: int, to: int, rule: str) -> list[Obstacle]:
    """Why nobody can be driven or escape from one space to the other; *rule* says where to."""
    found = out_of_play(g, to)
    if found:
        return found
    if to == space:
        return [reason("same-space", rule)]
    if g.map.across[space] & BIT[to]:
        found.append(reason("across-a-harbour", "Q-20", "Q-91"))
    elif not g.map.near[space] & BIT[to]:
        found.append(reason("not-adjacent", rule))
    if not g.is_empty(to):
        found.append(reason("not-empty", "BATTLE-43"))
    return found


# --- what a seat has


def no_player(g: Kemet, seat: int) -> list[Obstacle]:
    return [] if seat < g.seats else [reason("no-such-player", "SETUP-01")]


def no_creature(g: Kemet, seat: int, creature: int) -> list[Obstacle]:
    if g.has(seat, CREATURE_TILE[creature]):
        return []
    return [reason("not-your-creature", "CREATURE-19")]


def no_intervention(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    return [] if g.holds(seat, card) else [reason("not-in-hand", "DI-gen-02")]


def no_battle_card(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    if g.hand[seat] & BIT[card]:
        return []
    if g.discard[seat] & BIT[card]:
        return [reason("card-used", "BATTLE-56", "BATTLE-57")]
    if g.removed[seat] & BIT[card]:
        return [reason("card-gone", "TILE-offensive-strategy-b")]
    return [reason("not-your-card", "SETUP-19", "SETUP-31")]
