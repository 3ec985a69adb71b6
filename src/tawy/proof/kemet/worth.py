"""How a seat of Kemet stands, for a biased player who looks one choice ahead.

Most actions take several choices, so what has been begun is worth something too: a purchase that
can be made, a move, an attack upon weaker ones.
"""

from __future__ import annotations

from tawy.kemet.data import (
    ATTACKING,
    COLOURS,
    CREATURES,
    DEFENDING,
    LEVELS,
    STRENGTH,
    TEMPLES_FOR_A_POINT,
    TILES,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.state import NOT_BUILT, ON_ITS_TILE, Kemet
from tawy.kernel.sets import members

POINT = 40
PASSING_POINT = 25  # a temporary one
SECOND_TEMPLE = 15
TILE = 4  # and as much for each of its levels
LEVEL = 7
UNIT = 3  # on the board
BEAST = 6  # likewise
PRAYER = 2
CARD = 3
ATTACK = 15  # upon a troop of the same strength,
EDGE = 6  # and for each point of strength more
HOPES = {n.BUY: 14, n.RAISE: 14, n.RECRUIT_IN: 10, n.MARCH: 12}  # for what was begun


def worth_of(g: Kemet, seat: int) -> int:
    temples = [s for s in members(g.map.temples) if g.owner[s] == seat]
    tops = [p for p, level in enumerate(g.level) if level == LEVELS and g.site[p] != NOT_BUILT]
    passing = len(temples) + len([p for p in tops if g.master(p) == seat])
    second = SECOND_TEMPLE if len(temples) >= TEMPLES_FOR_A_POINT else 0
    levels = sum(g.level[seat * COLOURS : (seat + 1) * COLOURS])
    tiles = sum(TILE * (1 + TILES[tile].level) for tile in members(g.tiles[seat]))
    units = sum(g.troop_of(seat, space) for space in members(g.map.spaces))
    beasts = [i for i, s in enumerate(g.where) if s != ON_ITS_TILE and g.keeper(i) == seat]
    standing = POINT * g.points[seat] + PASSING_POINT * passing + second
    goods = LEVEL * levels + tiles + UNIT * units + BEAST * len(beasts)
    return standing + goods + PRAYER * g.prayer[seat] + CARD * g.hand_size(seat) + begun(g, seat)


def begun(g: Kemet, seat: int) -> int:
    """What the open question of a seat, its march or its attack may come to."""
    hope = 0
    if g.stack and g.stack[-1].who == seat and len(g.offers) > 1:
        hope = HOPES.get(g.stack[-1].rule, 0)
    if g.march is not None and g.turn == seat:
        hope += g.march.units
    if g.attacker == seat:
        fields = [space for space, units in enumerate(g.newcomers) if units]
        hope += sum(ATTACK + EDGE * edge(g, seat, space) for space in fields)
    return hope


def edge(g: Kemet, seat: int, space: int) -> int:
    """Strength beyond that of the defender, as everybody sees it."""
    other = g.owner[space]
    mine = g.newcomers[space] + g.sum_of(seat, STRENGTH) + g.sum_of(seat, ATTACKING)
    theirs = g.units[space] + g.sum_of(other, STRENGTH) + g.sum_of(other, DEFENDING)
    return mine + beast(g, seat, space) - theirs - beast(g, other, space)


def beast(g: Kemet, seat: int, space: int) -> int:
    creature = g.creature_of(seat, space)
    return CREATURES[creature].strength if creature >= 0 else 0
