"""Why not, when a token is placed; and why nothing is done without one."""

from __future__ import annotations

from tawy.kemet.data import (
    ACTION_SPACES,
    BUY,
    COLOURS,
    GOLD,
    GOLDEN,
    MOVE,
    RAISE,
    RECRUIT,
    SILVER,
    TILES,
)
from tawy.kemet.flow.turn import (
    gold_unused,
    may_end,
    ordinary_spaces,
    silver_spaces,
    silver_unused,
)
from tawy.kemet.state import NOBODY, Kemet
from tawy.kemet.why.actions import no_enlarging, no_raise, no_tile
from tawy.kemet.why.common import no_troop, reason
from tawy.kernel.game import Obstacle
from tawy.kernel.sets import BIT, set_of

# --- tokens


def no_token(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    if g.placed:
        return [reason("placed-already", "DAY-02")]
    return no_action_space(g, seat, space, ordinary_spaces(g, seat))


def no_silver(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    if g.silver:
        return no_action_space(g, seat, space, silver_spaces(g, seat))
    if not g.sum_of(seat, SILVER):
        return [reason("no-silver-token", "TILE-act-of-god")]
    if silver_unused(g, seat):
        return [reason("bought-this-turn", "DAY-26", "Q-06")]
    return [reason("token-used", "DAY-17")]


def no_golden(g: Kemet, seat: int, action: int) -> list[Obstacle]:
    if g.gold:
        return [reason("golden-moves-or-recruits", "DAY-22")]
    if not g.sum_of(seat, GOLD):
        return [reason("no-golden-token", "TILE-divine-will")]
    if gold_unused(g, seat):
        return [reason("bought-this-turn", "DAY-26", "Q-06")]
    return [reason("token-used", "DAY-23")]


def no_action_space(g: Kemet, seat: int, space: int, free: list[int]) -> list[Obstacle]:
    """Why a token cannot go there, where it can go to those that are *free*."""
    if space == GOLDEN:
        return [reason("golden-only", "DAY-07")]
    if g.covered[seat] & BIT[space]:
        return [reason("space-covered", "DAY-03")]
    return [] if space in free else [reason("rows-to-cover", "DAY-09", "DAY-10")]


def no_token_now(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    return [] if g.turn == NOBODY else [reason("finish-first", "DAY-28")]


def no_end(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    if not g.placed:
        return [reason("token-first", "DAY-14", "DAY-28")]
    return [] if may_end(g, seat) else [reason("silver-must-cover", "DAY-29")]


# --- what wants a token


def no_action_yet(g: Kemet, seat: int, action: int, colour: int) -> Obstacle:
    """Why an action is not running, and whether it can still be had in this turn."""
    spaces = [s for s, row in enumerate(ACTION_SPACES) if action in row.actions]
    spaces = [s for s in spaces if s != GOLDEN and ACTION_SPACES[s].colour == colour]
    free = [] if g.placed else ordinary_spaces(g, seat)
    if g.silver:
        free = free + silver_spaces(g, seat)
    golden = g.gold and action in ACTION_SPACES[GOLDEN].actions
    if golden or set_of(free) & set_of(spaces):
        return reason("action-first", "DAY-02")
    if g.placed and not g.silver:
        return reason("placed-already", "DAY-02")
    if g.covered[seat] & set_of(spaces) == set_of(spaces):
        return reason("space-covered", "DAY-03")
    return reason("rows-to-cover", "DAY-09", "DAY-10")


def no_buying_yet(g: Kemet, seat: int, tile: int) -> list[Obstacle]:
    """Of a name in several colours: in one where nothing is against it, if there is one."""
    colours = [colour for colour in range(COLOURS) if TILES[tile].copies[colour]]
    colour = min(colours, key=lambda colour: len(no_tile(g, seat, tile, colour)))
    return [no_action_yet(g, seat, BUY, colour), *no_tile(g, seat, tile, colour)]


def no_raise_yet(g: Kemet, seat: int, colour: int) -> list[Obstacle]:
    return [no_action_yet(g, seat, RAISE, NOBODY), *no_raise(g, seat, colour)]


def no_enlarging_yet(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    return [no_action_yet(g, seat, RAISE, NOBODY), *no_enlarging(g, seat, space)]


def no_move_yet(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    return [no_action_yet(g, seat, MOVE, NOBODY)]


def no_origin_yet(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    return [no_action_yet(g, seat, MOVE, NOBODY), *no_troop(g, seat, space, "MOVE-01")]


def no_recruits_yet(g: Kemet, seat: int, units: int) -> list[Obstacle]:
    return [no_action_yet(g, seat, RECRUIT, NOBODY)]


# --- what comes at other times


def no_sacrifice_yet(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    return [reason("at-days-end", "ENDDAY-01")]


def no_recall_yet(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    return [reason("only-after-battle", "BATTLE-65")]
