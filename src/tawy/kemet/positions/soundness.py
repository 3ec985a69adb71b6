"""What the facts of a position must be together; each matter has its function.

Words and single numbers were checked when they were read, and what was left out is filled in.
The first matter that is amiss is told: its place, what is wrong there, what would be right.
"""

from __future__ import annotations

from typing import Final

from tawy.kemet.board import NAMES, SPACES
from tawy.kemet.data import (
    ACTION_SPACE,
    ALL_UP,
    CARD,
    COLOUR,
    COLOURS,
    DIVINE_WOUND,
    FIRST_HAND,
    GOLD,
    GOLDEN,
    HAND,
    INTERVENTION,
    ORDINARY_SPACES,
    SILVER,
    TILE,
    TILES,
    TOKENS,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.finale import GOAL_REACHED, Dusk, standing
from tawy.kemet.flow.turn import gold_unused, silver_unused, suffices
from tawy.kemet.kinds import SEAT
from tawy.kemet.positions.defaults import begun, by_day, running, runs, set_up
from tawy.kemet.positions.fighting import check_battle, check_displaced, check_newcomers
from tawy.kemet.positions.moving import check_announced, check_march
from tawy.kemet.positions.running import (
    asks,
    check_asked,
    check_memory,
    check_options,
    check_stack,
    refuse,
)
from tawy.kemet.positions.starting import check_start
from tawy.kemet.rulings import (
    AT_ONCE,
    FACE_UP,
    INTERVENTION_DISCARDS,
    LAST_IN_DELTA,
    POINT_KEPT,
    SILVER_TOKEN,
    STILL_A_TEMPLE,
)
from tawy.kemet.state import NOBODY, NOT_BUILT, Kemet
from tawy.kernel.options import BadInput
from tawy.kernel.sets import BIT, members, set_of

BEGIN: Final = 0  # the step of a turn, or of a dusk, before anything is done in it
COUNTED: Final = Dusk().step_names().index("two temples")
JUDGED: Final = Dusk().step_names().index("judge")


def check(g: Kemet) -> None:
    check_seats(g)
    check_order(g)
    check_stack(g)
    check_turn(g)
    check_cities(g)
    check_pyramids(g)
    if not set_up(g):
        check_start(g)
    check_day(g)
    check_troops(g)
    check_newcomers(g)
    check_displaced(g)
    check_temples(g)
    check_tiles(g)
    check_piles(g)
    for seat in range(g.seats):
        check_points(g, seat)
        check_battle_cards(g, seat)
        check_tokens(g, seat)
    check_turn_tokens(g)
    check_battle(g)
    check_march(g)
    check_announced(g)
    check_memory(g)
    check_asked(g)
    check_options(g)
    check_result(g)


def name(seat: int) -> str:
    return SEAT.words[seat]


# --- the table


def check_seats(g: Kemet) -> None:
    """Everybody plays for himself, to the end."""
    if g.side != list(range(g.seats)):
        raise BadInput("sides", "in Kemet nobody joins another or leaves; leave it out")


def check_order(g: Kemet) -> None:
    """KEMET-SETUP-27: it names everybody, once it is drawn."""
    setting_up = running(g, n.SETTING_UP)
    drawing = not set_up(g) and (setting_up is None or not setting_up.step)
    if len(set(g.order)) < len(g.order):
        refuse("order", "names a seat twice")
    if not drawing and len(g.order) < g.seats:
        refuse("order", f"names {len(g.order)} of {g.seats} seats; name all, or leave it out")
    if asks(g, n.DRAW_SEAT) and len(g.order) == g.seats:
        refuse("order", "all seats are drawn already")


def check_turn(g: Kemet) -> None:
    """KEMET-DAY-02: by day it is that of somebody, else nobody's."""
    turn = running(g, n.TURN)
    if turn is None:
        if g.turn != NOBODY:
            refuse(
                "turn", "it is nobody's turn now; leave it out, or say with `at` what is running"
            )
    elif g.turn != turn.who:
        refuse("turn", f"the turn that is running is that of {name(turn.who)}")


def check_day(g: Kemet) -> None:
    """KEMET-ROUND-06."""
    if begun(g) and not runs(g, n.SET_ORDER) and not g.day:
        refuse("day", "the first day has begun: wants 1 or more")
    if not set_up(g) and g.day:
        refuse("day", "the set-up is still to come: wants 0")


def check_cities(g: Kemet) -> None:
    """KEMET-SETUP-11: each seat has one of its own."""
    for seat, city in enumerate(g.city):
        here = f"seats.{name(seat)}.city"
        if city < 0 and set_up(g):
            refuse(here, "wants a city; name one for each seat, or none at all")
        if city >= 0 and city in g.city[:seat]:
            refuse(here, "is the city of another")


def check_pyramids(g: Kemet) -> None:
    """KEMET-PYRAMID-05, -07, -08, KEMET-SETUP-23: at most one in a district of the own city."""
    for pyramid, level in enumerate(g.level):
        seat, site = pyramid // COLOURS, g.site[pyramid]
        here = f"seats.{name(seat)}.pyramids.{COLOUR.words[pyramid % COLOURS]}"
        if level > g.highest:
            refuse(here, f"level {level}; {g.highest} is the highest in this game")
        if site == NOT_BUILT:
            if level and set_up(g):
                refuse(here, f"wants its district too, as '{level} city-1a'")
            continue
        if not level:
            refuse(here, "of level 0 it stands nowhere; write 0")
        if g.city[seat] < 0 or not g.districts(seat) & BIT[site]:
            refuse(here, f"{NAMES[site]} is no district of this seat's city")
        if site in g.site[:pyramid]:
            refuse(here, f"{NAMES[site]} has another pyramid already")


# --- the board


def check_troops(g: Kemet) -> None:
    """KEMET-BOARD-16."""
    for space in range(SPACES):
        for seat, units in ((g.owner[space], g.units[space]), (g.attacker, g.newcomers[space])):
            if units > (g.room(seat) if seat != NOBODY else 0):
                told = f"{units} units of {name(seat)}; {g.room(seat)} is the most in one space"
                refuse(f"board.{NAMES[space]}", told)


def check_temples(g: Kemet) -> None:
    """KEMET-VP-05, KEMET-Q-57: whoever stands there has the point, once a change is complete."""
    changing = runs(g, n.MOVE) or runs(g, n.BATTLES)
    for space in members(g.map.temples):
        kept = space == g.map.delta and g.owner[space] == NOBODY and keeps_point(g)
        if g.temple[space] != g.owner[space] and not changing and not kept:
            who = "nobody" if g.owner[space] == NOBODY else name(g.owner[space])
            told = f"{who} stands there, and nothing is changing; leave `temples` out"
            refuse(f"temples.{NAMES[space]}", told)


def keeps_point(g: Kemet) -> bool:
    """Whether somebody may have the point of the Delta without a unit there. KEMET-Q-53."""
    dusk, reading = running(g, n.DUSK), g.rulings[LAST_IN_DELTA]
    if dusk is None:
        return g.ending >= 0 and reading == POINT_KEPT
    last = {POINT_KEPT: JUDGED, STILL_A_TEMPLE: COUNTED}.get(reading, BEGIN)
    return BEGIN < dusk.step <= last


# --- tiles and cards


def check_tiles(g: Kemet) -> None:
    """KEMET-SETUP-05, KEMET-BUY-09: each of the 48 is in the supply or with a seat."""
    for tile, row in enumerate(TILES):
        owners = len([seat for seat in range(g.seats) if g.has(seat, tile)])
        left = sum(g.supply[tile * COLOURS : (tile + 1) * COLOURS])
        if owners + left != sum(row.copies):
            told = f"{left} of {row.word} in it and {owners} with the seats; there are"
            refuse("supply", f"{told} {sum(row.copies)}")


def check_piles(g: Kemet) -> None:
    """KEMET-TILE-divine-wound-b: some of the discards were not shown."""
    wounder = any(g.has(seat, DIVINE_WOUND) for seat in range(g.seats))
    for card, word in enumerate(INTERVENTION.words):
        if g.buried[card] > g.pile[card]:
            told = f"{g.buried[card]} face down, {g.pile[card]} in the pile; they are part of it"
            refuse(f"buried.{word}", told)
        if g.buried[card] and not wounder:
            refuse(f"buried.{word}", f"nobody has {TILE.words[DIVINE_WOUND]}")
        if g.buried[card] and g.rulings[INTERVENTION_DISCARDS] == FACE_UP:
            refuse(f"buried.{word}", "at this table all discards lie face up; leave it out")


def check_points(g: Kemet, seat: int) -> None:
    """KEMET-BATTLE-39."""
    if g.won[seat] > g.points[seat]:
        told = f"{g.won[seat]} of {g.points[seat]} points are from battles; they count among those"
        refuse(f"seats.{name(seat)}.battles", told)


def check_battle_cards(g: Kemet, seat: int) -> None:
    """KEMET-BATTLE-56 to -58, KEMET-Q-28: six, and the exchanged ones beside them."""
    here = f"seats.{name(seat)}."
    hand, discard, removed = g.hand[seat], g.discard[seat], g.removed[seat]
    twice = hand & discard | hand & removed | discard & removed
    if twice:
        told = f"{CARD.words[members(twice)[0]]} is in two places at once"
        refuse(here + "hand", f"{told}: hand, discard, removed")
    special = [TILES[t].card for t in members(g.tiles[seat]) if TILES[t].card >= 0]
    if asks(g, n.EXCHANGE_CARD) and g.stack[-1].who == seat and g.tile >= 0:
        special = [card for card in special if card != TILES[g.tile].card]
    every = FIRST_HAND | set_of(special)
    for card in range(len(CARD.words)):
        if (hand | discard | removed) & BIT[card] and not every & BIT[card]:
            refuse(here + "hand", f"{CARD.words[card]} comes with its tile only")
        if every & ~(hand | discard | removed) & BIT[card]:
            refuse(here + "hand", f"{CARD.words[card]} is in neither hand, discard nor removed")
    if (hand | discard).bit_count() != HAND:
        told = f"{removed.bit_count()} cards; one goes for each that a tile has brought"
        refuse(here + "removed", f"{told}: {len(special)}")
    if hand.bit_count() not in (HAND, HAND - 2, HAND - 4):
        told = f"{discard.bit_count()} cards; a battle takes two, and six come back to the hand"
        refuse(here + "discard", told)
    if g.hidden[seat] & ~discard or (g.hidden[seat] and g.discards == ALL_UP):
        refuse(here + "hidden", "wants cards of the discard, where it lies face down")
    if g.shown[seat] & removed or g.shown[seat] & ~every:
        refuse(here + "shown", "wants cards that are still in the game")


# --- tokens


def to_come(g: Kemet, seat: int) -> int:
    """Tokens that a seat can still place today on ordinary spaces. KEMET-DAY-10, -27."""
    turn = running(g, n.TURN)
    left = g.left[seat]
    if turn is not None and turn.who == seat and turn.step > BEGIN:
        later = left if g.placed else left - 1
        return left + (1 if g.silver or (later > 0 and silver_unused(g, seat)) else 0)
    return left + (1 if left > 0 and silver_unused(g, seat) else 0)


def check_tokens(g: Kemet, seat: int) -> None:
    """KEMET-DAY-03, -09, -10, -23: each row can still get its token."""
    here, covered, left = f"seats.{name(seat)}.", g.covered[seat], g.left[seat]
    if not by_day(g):
        if left:
            refuse(here + "left", "the day is over, or has not begun; leave it out")
        return
    if covered & BIT[GOLDEN] and not g.sum_of(seat, GOLD):
        told = f"{ACTION_SPACE.words[GOLDEN]} is for the golden token, which comes with divine-will"
        refuse(here + "covered", told)
    ordinary = (covered & ORDINARY_SPACES).bit_count()
    extra = ordinary - (TOKENS - left)
    if not 0 <= extra <= (1 if g.sum_of(seat, SILVER) else 0):
        told = f"{ordinary} covered; with {left} of {TOKENS} tokens left"
        most = (
            "it is that many, or one more by the silver one" if g.sum_of(seat, SILVER) else "it is"
        )
        refuse(here + "covered", f"{told} {most}: {TOKENS - left}")
    if not suffices(covered, to_come(g, seat)):
        told = "not every row can get a token any more; cover one in each of the three"
        refuse(here + "covered", told)


def check_turn_tokens(g: Kemet) -> None:
    """What the seat in turn can still do. KEMET-DAY-14, -18, -26, KEMET-Q-06."""
    turn = running(g, n.TURN)
    if turn is None or (turn.step == BEGIN and not g.left[turn.who]):
        if turn is not None:
            refuse(f"seats.{name(turn.who)}.left", "it is its turn: wants a token to place")
        return
    if turn.step == BEGIN:
        return
    seat = turn.who
    if not g.placed and not g.left[seat]:
        refuse("tokens.placed", f"{name(seat)} has no token left: write true")
    if g.placed and g.left[seat] == TOKENS:
        refuse("tokens.placed", f"{name(seat)} has placed no token; write false")
    if g.silver and not silver_unused(g, seat):
        refuse("tokens.silver", f"{name(seat)} has no silver token to place")
    if g.gold and not gold_unused(g, seat):
        refuse("tokens.gold", f"{name(seat)} has no golden token to place")
    if g.rulings[SILVER_TOKEN] == AT_ONCE:
        if silver_unused(g, seat) and not g.silver:
            refuse("tokens.silver", f"{name(seat)} can place it from its purchase on; write true")
        if gold_unused(g, seat) and not g.gold:
            refuse("tokens.gold", f"{name(seat)} can place it from its purchase on; write true")
    if g.over and turn.step == BEGIN + 1:
        refuse("tokens.over", "this turn goes on; write false")


# --- the end


def check_result(g: Kemet) -> None:
    """KEMET-WIN-01 to -08: the points say who has won."""
    if g.ending < 0:
        return
    ranking = standing(g)
    places = [g.seats] * g.seats
    if g.ending == GOAL_REACHED:
        places = [ranking.index(seat) + 1 for seat in range(g.seats)]
        if g.score(ranking[0]) < g.goal:
            told = f"nobody has {g.goal} points; {name(ranking[0])} has {g.score(ranking[0])}"
            raise BadInput("result.ending", told)
    if g.places != places:
        raise BadInput("result.places", f"{g.places}; by the points they are {places}")
