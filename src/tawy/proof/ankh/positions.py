"""Positions of Ankh made at random: any devotion, any number of conflicts, merged or not.

A new game is changed by its own rules, answered at random, where they can do it, and by hand where
only many turns could. So what is made is sound, and is as crowded as late games of good players.
"""

from __future__ import annotations

from contextlib import suppress

from tawy.ankh import choices as c
from tawy.ankh.data import (
    ALL_CARDS,
    ANUBIS,
    CARAVAN,
    CONFLICT,
    CYCLE,
    EVENTS,
    FORGETTING,
    LAST_RED,
    MERGING,
    MONUMENT,
    OSIRIS,
    SLOTS,
    TILES,
    TOP,
    UNLOCKS,
    USES_BEYOND_PLAYERS,
)
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.finale import forget
from tawy.ankh.game import ANKH
from tawy.ankh.rulings import RULINGS
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import build, open_land, place_marker, place_tile
from tawy.kernel.events import Ended
from tawy.kernel.options import verb_of
from tawy.kernel.rng import Stream
from tawy.kernel.sets import members
from tawy.proof.rulings import any_rulings
from tawy.records.position import dump


def made_position(seats: int, stream: Stream) -> dict[str, object]:
    settings = ANKH.checked(seats, any_rulings(RULINGS, stream))
    g = ANKH.new(seats, settings, stream.below(1 << 256))
    g.event = stream.below(len(EVENTS))
    g.conflicts = EVENTS[: g.event].count(CONFLICT)
    for _ in range(EVENTS[: g.event].count(CARAVAN)):
        settle(g, n.CARAVAN, 0, stream)
    for seat in range(seats):
        furnish(g, seat, stream)
    rate(g, stream)
    fill_gods(g, stream)
    if g.conflicts >= MERGING and seats > 2:
        settle(g, n.MERGE, -1, stream)
    if g.conflicts >= FORGETTING:
        forget_some(g, stream)
    for side in g.sides():
        g.followers[side] = stream.below(13)
        g.hand[side] = ALL_CARDS & (stream.below(ALL_CARDS + 1) | 1 << CYCLE)
    g.used = [stream.below(seats + beyond) for beyond in USES_BEYOND_PLAYERS]
    pass_turn(g, stream)
    return dump(ANKH, g, settings)


def settle(g: Ankh, rule: int, seat: int, stream: Stream) -> None:
    """Run a rule on top of the question that is open, and answer it at random, seldom with no."""
    depth = len(g.stack)
    g.line, g.done_with, g.normal = 0, 0, True
    g.push(rule, seat)
    ANKH.engine.run(g)
    while len(g.stack) > depth:
        asked = stream.pick(ANKH.engine.pending(g))
        legal = ANKH.engine.legal(g, asked)
        deeds = [choice for choice in legal if verb_of(choice) not in (c.PASS, c.DONE)]
        ANKH.engine.apply(g, asked, stream.pick(deeds if deeds and stream.below(4) else legal))


def furnish(g: Ankh, seat: int, stream: Stream) -> None:
    """Powers with their guardians, monuments, figures all over the board."""
    some = stream.below(UNLOCKS + 2)
    for _ in range(stream.pick([some, UNLOCKS])):  # with all of them bases run out in a merge
        g.followers[seat] = UNLOCKS
        settle(g, n.UNLOCK, seat, stream)
    for _ in range(stream.below(4)):
        kind, ground = stream.below(len(MONUMENT.words)), members(open_land(g))
        if g.ankhs[seat] and g.stones_left(kind):
            build(g, seat, kind, stream.pick(ground))
    for _ in range(stream.below(7)):
        g.tile_extra = g.is_divine(seat, OSIRIS)
        settle(g, n.SUMMON, seat, stream)
    for _ in range(2):
        settle(g, n.MOVE, seat, stream)


def rate(g: Ankh, stream: Stream) -> None:
    """In any stack: all near the end of the red section, all in it, or any below the top."""
    low, high = stream.pick([(LAST_RED - 4, LAST_RED + 5), (0, LAST_RED), (0, TOP)])
    for side in sorted(g.sides(), key=lambda _: stream.below(1000)):
        place_marker(g, side, low + stream.below(high - low))


def fill_gods(g: Ankh, stream: Stream) -> None:
    """Warriors in the slots of Anubis, tiles of Osiris."""
    anubis, osiris = g.side_of_god(ANUBIS), g.side_of_god(OSIRIS)
    if anubis >= 0:
        for _ in range(stream.below(SLOTS + 1)):
            owner = stream.pick([side for side in g.sides() if side != anubis])
            if g.warriors[owner]:
                g.warriors[owner] -= 1
                g.trapped.append(owner)
    if osiris >= 0:
        for _ in range(stream.below(TILES + 1)):
            place_tile(g, osiris, stream.pick(members(open_land(g))))


def forget_some(g: Ankh, stream: Stream) -> None:
    """Two sides at least are beyond the red section, so that the game goes on."""
    for side in g.ranking[-2:]:
        place_marker(g, side, LAST_RED + 1 + stream.below(TOP - LAST_RED - 1))
    with suppress(Ended):
        forget(g)


def pass_turn(g: Ankh, stream: Stream) -> None:
    """It is the turn of any seat that is still in the game."""
    g.turn = stream.pick([seat for seat in range(g.seats) if g.side[seat] >= 0])
    for f in g.stack:
        if f.who >= 0:
            f.who = g.turn
