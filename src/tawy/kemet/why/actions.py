"""Why not, when a pyramid is raised, a tile bought, units and creatures called."""

from __future__ import annotations

from tawy.kemet.data import COLOURS, LEVELS, TILES
from tawy.kemet.flow.aftermath import left_alone
from tawy.kemet.flow.buying import can_pay, in_supply
from tawy.kemet.flow.interventions import room_left
from tawy.kemet.flow.raising import within_means
from tawy.kemet.flow.recruit import granted
from tawy.kemet.rulings import (
    MAY_COME_BACK,
    NOT_RAISED,
    OCCUPIED_PYRAMID,
    WAITING_CREATURE,
)
from tawy.kemet.state import NOBODY, Kemet
from tawy.kemet.why.common import (
    no_battle_card,
    no_creature,
    no_lair,
    out_of_play,
    poor,
    reason,
)
from tawy.kernel.game import Obstacle

# --- raise


def no_higher(g: Kemet, pyramid: int) -> list[Obstacle]:
    if g.level[pyramid] < g.highest:
        return []
    return [reason("at-the-top", "PYRAMID-05" if g.highest == LEVELS else "VARIANT-04")]


def no_raising_of(g: Kemet, seat: int, pyramid: int) -> list[Obstacle]:
    found = no_higher(g, pyramid)
    if not found and not within_means(g, seat, pyramid):
        return [poor("PYRAMID-06")]
    return found


def no_raise(g: Kemet, seat: int, colour: int) -> list[Obstacle]:
    return no_raising_of(g, seat, seat * COLOURS + colour)


def no_enlarging(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    found = out_of_play(g, space)
    if found:
        return found
    if space not in g.site:
        return [reason("no-pyramid-there", "PYRAMID-15")]
    pyramid = g.site.index(space)
    if pyramid // COLOURS == seat:
        return [reason("raise-by-colour", "PYRAMID-15"), *no_raising_of(g, seat, pyramid)]
    if g.rulings[OCCUPIED_PYRAMID] == NOT_RAISED:
        found.append(reason("not-your-pyramid", "PYRAMID-15", "Q-76"))
    elif g.master(pyramid) != seat:
        found.append(reason("not-controlled", "PYRAMID-15"))
    return found + no_raising_of(g, seat, pyramid)


def no_to_level(g: Kemet, seat: int, level: int) -> list[Obstacle]:
    if level <= g.level[g.pyramid]:
        return [reason("not-higher", "PYRAMID-08")]
    if level > g.highest:
        return [reason("level-too-high", "VARIANT-04")]
    return [poor("PYRAMID-06")]


# --- buy


def no_buying(g: Kemet, seat: int, tile: int) -> list[Obstacle]:
    return no_tile(g, seat, tile, g.colour)


def no_tile(g: Kemet, seat: int, tile: int, colour: int) -> list[Obstacle]:
    """Why a tile cannot be bought in this colour."""
    row = TILES[tile]
    if g.has(seat, tile):
        return [reason("tile-owned", "BUY-09")]
    if not row.copies[colour]:
        return [reason("other-colour", "BUY-01")]
    if not in_supply(g, tile, colour):
        return [reason("sold-out", "BUY-06")]
    if row.level > g.highest:
        return [reason("never-on-offer", "VARIANT-06")]
    if row.level > g.on_offer:
        return [reason("not-yet-on-offer", "VARIANT-05")]
    found = no_pyramid_for(g, seat, row.level, colour)
    return found if can_pay(g, seat, tile) else [*found, poor("BUY-05")]


def no_pyramid_for(g: Kemet, seat: int, level: int, colour: int) -> list[Obstacle]:
    if g.masters_level(seat, colour) >= level:
        return []
    own = seat * COLOURS + colour
    if g.level[own] < level:
        return [reason("pyramid-too-low", "BUY-03")]
    return [reason("pyramid-occupied", "BUY-03", "PYRAMID-12")]


def no_exchange(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    return no_battle_card(g, seat, card)


# --- units and creatures


def no_recruits(g: Kemet, seat: int, units: int) -> list[Obstacle]:
    """In the district, or the troop, at the head of the queue."""
    found, wanted = [], units + sum(g.plan)
    if wanted > g.reserve[seat]:
        found.append(reason("reserve-too-small", "RECRUIT-06"))
    if wanted > granted(g, seat):
        if g.turn == NOBODY:
            found.append(reason("too-many-free-units", "TILE-reinforcements"))
        else:
            found.append(poor("RECRUIT-01"))
    if units > room_left(g, seat, g.queue[0]):
        found.append(reason("no-room", "BOARD-16"))
    return found


def no_return(g: Kemet, seat: int, creature: int) -> list[Obstacle]:
    return no_creature(g, seat, creature) or [reason("creature-on-board", "CREATURE-11")]


def no_waiting(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    """Why a creature cannot be left on its tile, where that is so."""
    if g.rulings[WAITING_CREATURE] == MAY_COME_BACK:
        return []
    return [reason("no-passing", "RECRUIT-12", "Q-29", "Q-93")]


def no_bringing(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    return no_lair(g, seat, space, "CREATURE-02")


def no_coming_back(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    return no_lair(g, seat, space, "RECRUIT-12")


def no_tile_first(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    """Why a creature does not go to its tile: a district can take it."""
    if left_alone(g, seat):
        return [reason("no-passing", "CREATURE-14", "Q-32")]
    return [reason("no-passing", "CREATURE-08")]


def no_home(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    return no_lair(g, seat, space, "Q-32" if left_alone(g, seat) else "CREATURE-08")
