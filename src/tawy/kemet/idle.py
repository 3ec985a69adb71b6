"""What would do nothing now, though it is allowed: a token or a card spent for nothing.

Worked out for those who look, by the functions that the rules use; of hands only the own one is
looked at.
"""

from __future__ import annotations

from typing import Final

from tawy.kemet import choices as c
from tawy.kemet.data import (
    ACTION_SPACES,
    BUY,
    INTERVENTIONS,
    MANA_THEFT,
    MOVE,
    OWN_MOVE,
    PRAY,
    PRAYER_CARD,
    RAISE,
    TILES,
    TOP,
)
from tawy.kemet.flow.buying import for_sale, in_supply, reach
from tawy.kemet.flow.interventions import playable
from tawy.kemet.flow.move import origins
from tawy.kemet.flow.raising import may_raise, within_means
from tawy.kemet.flow.recruit import granted
from tawy.kemet.state import NOBODY, Kemet, March
from tawy.kemet.why.common import reason
from tawy.kernel.game import Obstacle
from tawy.kernel.options import noun_of, verb_of
from tawy.kernel.sets import members

TOKENS: Final = (c.TOKEN, c.SILVER)


def idle(g: Kemet, seat: int, option: int) -> Obstacle | None:
    """Why a choice of *seat* would do nothing; none if it would do something."""
    verb, noun = verb_of(option), noun_of(option)
    if verb in TOKENS:
        space = ACTION_SPACES[noun]
        return idle_action(g, seat, space.actions[0], space.colour)
    if verb == c.GOLDEN:
        return idle_action(g, seat, noun, NOBODY)
    return idle_card(g, seat, noun) if verb == c.PLAY else None


def idle_card(g: Kemet, seat: int, card: int) -> Obstacle | None:
    """KEMET-Q-90: Prayer and Mana Theft may be played for nothing."""
    if card == PRAYER_CARD and g.prayer[seat] == TOP:
        return reason("prayer-full", "PRAYER-02")
    if card == MANA_THEFT and not any(g.prayer[other] for other in range(g.seats) if other != seat):
        return reason("nobody-to-rob", "DI-mana-theft")
    return None


def idle_action(g: Kemet, seat: int, action: int, colour: int) -> Obstacle | None:
    if action == BUY:
        return None if for_sale(g, seat, colour) else nothing_to_buy(g, seat, colour)
    if action == RAISE:
        return nothing_to_raise(g, seat)
    if action == MOVE:
        return nobody_to_move(g, seat)
    if action == PRAY:
        return reason("prayer-full", "PRAYER-02") if g.prayer[seat] == TOP else None
    return nobody_to_recruit(g, seat)


def nothing_to_buy(g: Kemet, seat: int, colour: int) -> Obstacle:
    highest = reach(g, seat, colour)
    if not highest:
        return reason("no-pyramid", "BUY-03")
    for tile, row in enumerate(TILES):
        if row.level <= highest and in_supply(g, tile, colour) and not g.has(seat, tile):
            return reason("no-tile-payable", "BUY-05")
    return reason("tiles-gone", "BUY-06", "BUY-09")


def nothing_to_raise(g: Kemet, seat: int) -> Obstacle | None:
    pyramids = [pyramid for pyramid in range(len(g.level)) if may_raise(g, seat, pyramid)]
    if any(within_means(g, seat, pyramid) for pyramid in pyramids):
        return None
    if all(g.level[pyramid] >= g.highest for pyramid in pyramids):
        return reason("pyramids-at-top", "PYRAMID-05")
    return reason("no-level-payable", "PYRAMID-06")


def nobody_to_move(g: Kemet, seat: int) -> Obstacle | None:
    """A card that is played in a move may open a way."""
    twin = g.copy()
    twin.march = March()
    if any(INTERVENTIONS[card].moment == OWN_MOVE for card in playable(twin, seat)):
        return None
    if origins(twin, seat):
        return None
    if any(g.owner[space] == seat for space in members(g.map.spaces)):
        return reason("no-troop-can-move", "MOVE-26")
    return reason("no-troop", "MOVE-01")


def nobody_to_recruit(g: Kemet, seat: int) -> Obstacle | None:
    if g.waiting(seat) and g.lairs(seat):
        return None
    if not g.reserve[seat]:
        return reason("reserve-empty", "RECRUIT-06")
    # Whoever has units in reserve has room for them: a city holds more than there are.
    return None if granted(g, seat) else reason("no-unit-payable", "RECRUIT-01")
