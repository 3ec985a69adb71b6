"""Why not, in events, battles and merges."""

from __future__ import annotations

from tawy.ankh.board import RING, SIDES, WATERS
from tawy.ankh.data import AMUN, FIRST_GUARDIAN, GOD, GUARDIANS, OBELISK
from tawy.ankh.flow.battle import leading, protected
from tawy.ankh.state import Ankh
from tawy.ankh.why.common import no_figure, no_stop, reason, taken
from tawy.kernel.game import Obstacle
from tawy.kernel.sets import BIT

# --- events


def no_control(g: Ankh, side: int, space: int) -> list[Obstacle]:
    if not g.has_stone(space):
        return [reason("no-monument-there", "EVENT-CONTROL-01")]
    if g.owned[side] & BIT[space]:
        return [reason("yours-already", "EVENT-CONTROL-01", "EVENT-CONTROL-03")]
    found = []
    if g.neutral() and not g.neutral() & BIT[space]:
        found.append(reason("neutral-first", "EVENT-CONTROL-03", "EVENT-CONTROL-06"))
    if not g.geo.near[space] & g.held[side]:
        if RING[space] & g.held[side]:
            found.append(reason("other-region", "BOARD-09", "EVENT-CONTROL-01"))
        else:
            found.append(reason("no-figure-beside", "EVENT-CONTROL-01", "EVENT-CONTROL-04"))
    return found


def no_caravan(g: Ankh, side: int, place: int) -> list[Obstacle]:
    """The first camel of a line."""
    if g.line:
        return [reason("finish-first", "CARAVAN-04", "CARAVAN-06")]
    return no_camel(g, side, place)


def no_next_camel(g: Ankh, side: int, place: int) -> list[Obstacle]:
    if not g.line:
        return [reason("caravan-first", "CARAVAN-04")]
    return no_camel(g, side, place)


def no_camel(g: Ankh, side: int, place: int) -> list[Obstacle]:
    if (g.geo.camels | g.line) & BIT[place]:
        return [reason("camel-there", "CARAVAN-02")]
    wished = g.line | BIT[place]
    land = g.geo.lands[g.geo.region[SIDES[place][0]]]
    lines = [line for line in g.geo.lines_in(land) if line & wished == wished]
    if not lines:
        return [reason("no-line", "CARAVAN-01", "CARAVAN-04", "Q-90")]
    lines = [line for line in lines if g.geo.splits(line, land)]
    if not lines:
        return [reason("region-too-small", "CARAVAN-07")]
    if min([line.bit_count() for line in lines]) > g.camels_left():
        return [reason("too-few-camels", "CARAVAN-15", "Q-31")]
    return [reason("not-beside-line", "Q-90")]


def no_part(g: Ankh, side: int, space: int) -> list[Obstacle]:
    if g.geo.region[space] in g.parts:
        return [reason("first-space", "CARAVAN-08", "CARAVAN-10")]
    return [reason("not-a-new-region", "CARAVAN-08", "CARAVAN-10")]


def no_token(g: Ankh, side: int, token: int) -> list[Obstacle]:
    if token == g.token[g.picked]:
        return [reason("same-token", "CARAVAN-10")]
    return [reason("token-not-laid", "CARAVAN-10", "Q-50")]


# --- battles


def no_attuned_figure(g: Ankh, side: int, space: int) -> list[Obstacle]:
    found = no_figure(g, side, space, "POWER-OBELISK-01")
    return found or [reason("attuned-already", "Q-66")]


def no_attuned_space(g: Ankh, side: int, space: int) -> list[Obstacle]:
    if space == g.picked:
        return [reason("same-space", "Q-92")]
    found = taken(g, space) + no_stop(g, side, space)
    return found if BIT[space] & WATERS else found + no_obelisk(g, side, space)


def no_obelisk(g: Ankh, side: int, space: int) -> list[Obstacle]:
    """Why no obelisk brings figures to this space."""
    here, own = g.geo.lands[g.fighting().region], g.owned[side] & g.stones[OBELISK]
    if not here & BIT[space]:
        return [reason("not-this-region", "POWER-OBELISK-01")]
    if g.geo.near[space] & own:
        return []
    if RING[space] & own:
        return [reason("other-region", "BOARD-09", "POWER-OBELISK-01")]
    if g.geo.near[space] & g.stones[OBELISK]:
        return [reason("not-your-obelisk", "POWER-OBELISK-01", "Q-49")]
    return [reason("not-beside-obelisk", "POWER-OBELISK-01")]


def no_card(g: Ankh, side: int, card: int) -> list[Obstacle]:
    if g.hand[side] & BIT[card]:
        return [reason("card-chosen", "BATTLE-05")]
    return [reason("card-used", "BATTLE-08")]


def no_card_yet(g: Ankh, side: int, card: int) -> list[Obstacle]:
    used = [] if g.hand[side] & BIT[card] else no_card(g, side, card)
    return [reason("announce-first", "GOD-AMUN-02", "Q-03"), *used]


def no_second_card(g: Ankh, side: int, noun: int) -> list[Obstacle]:
    if not g.is_divine(side, AMUN):
        return [reason("not-amun", "GOD-AMUN-01")]
    if g.fighting().two == side:
        return [reason("announced-already", "GOD-AMUN-01")]
    found = [] if g.amun_ready else [reason("amun-used", "GOD-AMUN-01", "GOD-AMUN-04")]
    if g.hand[side].bit_count() == 1:
        found.append(reason("one-card-left", "Q-02"))
    return found or [reason("announced-one", "Q-03")]


def no_building(g: Ankh, side: int, kind: int) -> list[Obstacle]:
    return [reason("none-in-supply", "CARD-BUILD-04")]


def no_ground(g: Ankh, side: int, space: int) -> list[Obstacle]:
    found = taken(g, space)
    if g.tiles & BIT[space]:
        found.append(reason("tile-there", "CARD-BUILD-10"))
    if not g.geo.areas[g.fighting().region] & BIT[space]:
        found.append(reason("not-this-region", "CARD-BUILD-02"))
    return found


def no_bid(g: Ankh, side: int, bid: int) -> list[Obstacle]:
    return [reason("too-few-followers", "CARD-PLAGUE-07")]


def no_prisoner(g: Ankh, side: int, seat: int) -> list[Obstacle]:
    if seat >= g.seats:
        return [reason("no-such-player", "GOD-ANUBIS-01")]
    if g.side[seat] == side:
        return [reason("own-warrior", "GOD-ANUBIS-01")]
    return [reason("no-warrior-killed", "GOD-ANUBIS-01", "GOD-ANUBIS-04")]


def no_rising(g: Ankh, side: int, space: int) -> list[Obstacle]:
    found, god = taken(g, space), g.god_space(side)
    if RING[god] & ~g.geo.near[god] & BIT[space]:
        found.append(reason("other-region", "GUARD-MUMMY-05"))
    elif not RING[god] & BIT[space]:
        found.append(reason("not-beside-god", "GUARD-MUMMY-01"))
    return found


def no_saving(g: Ankh, side: int, space: int) -> list[Obstacle]:
    b = g.fighting()
    found = no_figure(g, side, space, "GOD-ISIS-01")
    if found:
        return found
    if g.kind_at(space) == GOD:
        return [reason("gods-never-die", "BOARD-18")]
    if space in b.queue:
        return [reason("another-first", "GOD-ISIS-03")]
    if not b.dying & BIT[space]:
        return [reason("not-dying", "GOD-ISIS-02")]
    if not protected(g, side) & BIT[space]:
        return [reason("no-enemy-beside", "GOD-ISIS-01")]
    return [reason("decided-already", "GOD-ISIS-03")]


def no_tiebreak(g: Ankh, side: int, noun: int) -> list[Obstacle]:
    """After the resolution, when one might wish that a tie had been broken."""
    leaders = leading(g)
    if len(leaders) < 2 or side not in leaders:
        return [reason("not-tied", "BATTLE-24", "BATTLE-27")]
    if g.tiebreaker != side:
        return [reason("token-elsewhere", "BATTLE-24")]
    if not g.tie_ready:
        return [reason("token-used", "BATTLE-26")]
    return [reason("decided-already", "BATTLE-25")]


def no_fresh_tile(g: Ankh, side: int, noun: int) -> list[Obstacle]:
    return [reason("no-tile-left", "GOD-OSIRIS-01", "GOD-OSIRIS-02")]


def no_old_tile(g: Ankh, side: int, space: int) -> list[Obstacle]:
    return [reason("no-tile-there", "GOD-OSIRIS-03")]


def no_tile_space(g: Ankh, side: int, space: int) -> list[Obstacle]:
    found = taken(g, space)
    if g.tiles & BIT[space]:
        found.append(reason("tile-there", "Q-39"))
    if not g.geo.areas[g.fighting().region] & BIT[space]:
        found.append(reason("not-this-region", "GOD-OSIRIS-02"))
    return found


# --- merges


def no_retaining(g: Ankh, side: int, space: int) -> list[Obstacle]:
    """On the board: the guardians of the lower god, g.picked."""
    if not g.has_figure(space):
        return [reason("no-figure-there", "MERGE-06")]
    if g.side_at(space) != g.picked:
        return [reason("not-to-take-over", "MERGE-06")]
    return [reason("no-base", "MERGE-07")]


def no_adopting(g: Ankh, side: int, kind: int) -> list[Obstacle]:
    pool = 0
    if FIRST_GUARDIAN <= kind < FIRST_GUARDIAN + GUARDIANS:
        pool = g.beasts[g.picked * GUARDIANS + kind - FIRST_GUARDIAN]
    if not pool:
        return [reason("not-to-take-over", "MERGE-06")]
    return [reason("no-base", "MERGE-07")]


def no_dismissing(g: Ankh, side: int, space: int) -> list[Obstacle]:
    """A guardian of one's own goes only for another that needs its base."""
    if not g.has_figure(space):
        return [reason("no-figure-there", "MERGE-07")]
    if g.side_at(space) != side or g.kind_at(space) < FIRST_GUARDIAN:
        return [reason("not-your-guardian", "MERGE-07")]
    return [reason("no-base-needed", "MERGE-07")]


def no_discharging(g: Ankh, side: int, kind: int) -> list[Obstacle]:
    guardian = FIRST_GUARDIAN <= kind < FIRST_GUARDIAN + GUARDIANS
    if not guardian or not g.beasts[side * GUARDIANS + kind - FIRST_GUARDIAN]:
        return [reason("not-your-guardian", "MERGE-07")]
    return [reason("no-base-needed", "MERGE-07")]
