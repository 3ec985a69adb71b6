"""What the facts of a position must be together; each matter has its function.

Words and single numbers were checked when they were read, and what was left out is filled in.
The first matter that is amiss is told: its place, what is wrong there, what would be right.
"""

from __future__ import annotations

from typing import Final

from tawy.ankh.board import LAND, NAMES, SIDE_NAMES, SIDES, SMALLEST_REGION
from tawy.ankh.data import (
    ACTION,
    ALL_CARDS,
    AMUN,
    ANKH_TOKENS,
    ANUBIS,
    BASES,
    CAMELS,
    CARD,
    CYCLE,
    FIGURE,
    FIRST_GUARDIAN,
    FORGETTING,
    GOD,
    GUARDIAN_LEVEL,
    GUARDIANS,
    LAST_RED,
    LEVELS,
    MONUMENT,
    MONUMENTS_OF_A_KIND,
    ORDER_TOKENS,
    OSIRIS,
    POWERS_OF_A_LEVEL,
    RA,
    SLOTS,
    SUNS,
    TILES,
    TOKENS_ON_THE_BOARD,
    TOP,
    UNLOCKS_OF_A_LEVEL,
    USES_BEYOND_PLAYERS,
    WARRIOR,
    WARRIORS,
)
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.setup import available
from tawy.ankh.kinds import SCENARIO, SEAT
from tawy.ankh.positions.defaults import laid_out, owned, runs
from tawy.ankh.positions.position import seat_word as name
from tawy.ankh.positions.running import (
    check_action,
    check_battle,
    check_memory,
    check_stack,
    refuse,
)
from tawy.ankh.scenarios import SCENARIOS
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import guardians_of
from tawy.kernel.options import BadInput
from tawy.kernel.sets import BIT, members

SIZES: Final = ["small", "large"]  # of bases


def check(g: Ankh) -> None:
    check_stack(g)
    check_scenario(g)
    if not laid_out(g):
        check_before_set_up(g)
        return
    check_names(g)
    check_merged(g)
    check_turn(g)
    check_camels(g)
    check_order(g)
    check_owners(g)
    check_god_figures(g)
    check_monuments(g)
    check_suns(g)
    check_tiles(g)
    check_trapped(g)
    check_guardians(g)
    for side in range(g.seats):
        if g.side[side] == side:
            check_warriors(g, side)
            check_ankhs(g, side)
            check_bases(g, side)
            check_powers(g, side)
            check_devotion(g, side)
            check_cards(g, side)
        else:
            check_gone(g, side)
    check_markers(g)
    check_tiebreaker(g)
    check_amun(g)
    check_action(g)
    check_battle(g)
    check_memory(g)


def adopting(g: Ankh, side: int) -> bool:
    """The guardians of this side are being taken over. ANKH-MERGE-06."""
    return runs(g, n.MERGE) and g.side[side] not in (side, -1)


# --- the table


def check_scenario(g: Ankh) -> None:
    """ANKH-SETUP-13: it is made for as many players as there are."""
    if g.scenario >= 0 and SCENARIOS[SCENARIO.words[g.scenario]].players != g.seats:
        players = SCENARIOS[SCENARIO.words[g.scenario]].players
        refuse("scenario", f"{SCENARIO.words[g.scenario]} is for {players} players, not {g.seats}")


def check_before_set_up(g: Ankh) -> None:
    """ANKH-SETUP-14, -17: the scenario lays out all pieces; nothing is there before it."""
    told = "the set-up is still to come; say with `at` what is running instead"
    if g.all_figures() | g.all_stones() | g.tiles | g.sunny:
        refuse("board", told)
    if g.geo.camels:
        refuse("camels", told)
    if g.trapped:
        refuse("trapped", told)
    for side in range(g.seats):
        if g.devotion[side] or g.powers[side] or g.hand[side] != ALL_CARDS:
            refuse(f"sides.{name(g, side)}", told)
        reserve = ANKH_TOKENS - TOKENS_ON_THE_BOARD
        if g.warriors[side] != WARRIORS or g.ankhs[side] != reserve or g.side[side] != side:
            refuse(f"sides.{name(g, side)}", told)
    if any(g.beasts) or any(g.stock):
        refuse("guardians" if any(g.beasts) else "stock", told)
    if any(g.used) or g.event or g.conflicts:
        refuse("markers" if any(g.used) else "event", told)
    if g.tiebreaker >= 0 or g.tie_ready:
        refuse("tiebreaker", told)
    if g.battle is not None or g.action >= 0:
        refuse("battle" if g.battle is not None else "action", told)
    check_amun(g)


def check_names(g: Ankh) -> None:
    """ANKH-COMP-02: once the board is laid out every seat has a god."""
    for seat, god in enumerate(g.god):
        if god < 0:
            refuse(f"gods[{seat}]", f"{SEAT.words[seat]} wants a god once the set-up is over")


def check_merged(g: Ankh) -> None:
    """ANKH-MERGE-01, -02: two gods merge, once, and not in a game of two."""
    pairs = [seat for seat in range(g.seats) if g.side[seat] not in (seat, -1)]
    if len(pairs) > 1 or (pairs and g.seats < 3):
        told = "two gods at most are one side, in a game of three players or more"
        raise BadInput(f"sides[{pairs[-1]}]", told)
    if not g.sides() and g.ending < 0:
        raise BadInput("sides", "all gods are forgotten: the game is over; write its result")


def check_turn(g: Ankh) -> None:
    """ANKH-FORGET-09: a forgotten god has no turn."""
    if g.side[g.turn] < 0 and g.ending < 0:
        refuse("turn", f"{name(g, g.turn)} is forgotten")


def check_camels(g: Ankh) -> None:
    """ANKH-COMP-10, -11, ANKH-BOARD-11, ANKH-CARAVAN-07."""
    if g.geo.camels.bit_count() > CAMELS:
        refuse("camels", f"{g.geo.camels.bit_count()} camels; there are {CAMELS}")
    for land in g.geo.lands:
        if land.bit_count() < SMALLEST_REGION:
            names = [NAMES[space] for space in members(land)]
            told = f"they leave a region of {len(names)} ({' '.join(names)})"
            refuse("camels", f"{told}; the smallest has {SMALLEST_REGION} land spaces")
    if len(g.geo.lands) > ORDER_TOKENS:
        told = f"they make {len(g.geo.lands)} regions; there are {ORDER_TOKENS} order tokens"
        refuse("camels", told)
    for side in members(g.geo.camels):
        first, second = SIDES[side]
        if g.geo.region[first] == g.geo.region[second]:
            told = f"the camel on {SIDE_NAMES[side]} parts no two regions"
            refuse("camels", f"{told}; a line goes from edge, river, water or camels to such")


def check_order(g: Ankh) -> None:
    """ANKH-SETUP-16, ANKH-CARAVAN-09: each region has one token; a new one waits for its own."""
    missing = [region for region, token in enumerate(g.token) if not token]
    if len(missing) > runs(g, n.KEEP_TOKEN):
        names = [NAMES[members(g.geo.lands[region])[0]] for region in missing]
        refuse("order", f"no token for the region of {names[0]}; each region has one")


# --- the board


def check_owners(g: Ankh) -> None:
    """ANKH-MERGE-03, -04, ANKH-FORGET-02, -03: what a god that is gone had is gone too."""
    for side in range(g.seats):
        if g.side[side] == side:
            continue
        for space in members(g.held[side] | g.owned[side]):
            if not (adopting(g, side) and g.has_figure(space) and g.kind_at(space) > WARRIOR):
                told = f"{name(g, side)} has no pieces any more: it is merged or forgotten"
                refuse(f"board.{NAMES[space]}", told)


def check_god_figures(g: Ankh) -> None:
    """ANKH-COMP-03, ANKH-Q-97: each god in the game stands on the board, on land."""
    for side in g.sides():
        count = len([s for s in members(g.held[side] & LAND) if g.kind_at(s) == GOD])
        if count != 1:
            word = name(g, side)
            refuse("board", f"{count} god figures of {word}; write one, as '{word} god'")


def check_monuments(g: Ankh) -> None:
    """ANKH-COMP-09."""
    for kind, stones in enumerate(g.stones):
        if stones.bit_count() > MONUMENTS_OF_A_KIND:
            told = f"{stones.bit_count()} of {MONUMENT.words[kind]}; there are"
            refuse("board", f"{told} {MONUMENTS_OF_A_KIND}")


def check_suns(g: Ankh) -> None:
    """ANKH-GOD-RA-01, -02, -10: on figures that Ra's side has summoned, never on a god."""
    ra = g.side_of_god(RA)
    for space in members(g.sunny):
        here = f"board.{NAMES[space]}"
        if not g.has_figure(space):
            refuse(here, "a sun without a figure")
        if ra < 0:
            refuse(here, "a sun, but Ra is not in the game")
        if g.side[g.side_at(space)] != ra:
            refuse(here, f"a sun on a figure that is not of {name(g, ra)}, who has Ra's power")
        if g.kind_at(space) == GOD:
            refuse(here, "a sun on a god figure; only summoned figures are radiant")
    if g.sunny.bit_count() > SUNS:
        refuse("board", f"{g.sunny.bit_count()} suns; there are {SUNS}")


def check_tiles(g: Ankh) -> None:
    """ANKH-GOD-OSIRIS-01, -02, -09, -12."""
    for space in members(g.tiles):
        here = f"board.{NAMES[space]}"
        if g.side_of_god(OSIRIS) < 0:
            refuse(here, "an underworld tile, but Osiris is not in the game")
        if BIT[space] & ~LAND:
            refuse(here, "an underworld tile in the water")
        if g.has_stone(space):
            refuse(here, "an underworld tile under a monument; none is built there")
    if g.tiles.bit_count() > TILES:
        refuse("board", f"{g.tiles.bit_count()} underworld tiles; there are {TILES}")


def check_trapped(g: Ankh) -> None:
    """ANKH-GOD-ANUBIS-01, -12 to -14, ANKH-DATA-07: enemies of Anubis, in the game like him."""
    anubis = g.side_of_god(ANUBIS)
    for i, owner in enumerate(g.trapped):
        here, word = f"trapped[{i}]", name(g, owner)
        if anubis < 0:
            refuse(here, "a trapped warrior, but Anubis is not in the game")
        if owner == anubis:
            refuse(here, f"{word} has Anubis' power: he traps enemies")
        if g.side[owner] != owner:
            refuse(here, f"the warriors of {word} have left the game")
    if len(g.trapped) > SLOTS:
        refuse("trapped", f"{len(g.trapped)} warriors; Anubis has {SLOTS} slots")


def check_guardians(g: Ankh) -> None:
    """ANKH-SETUP-19 to -22: one kind of each level; of it card and sides have what there is.

    A god that is gone took its guardians with it, at most one of a level: ANKH-DATA-05. One that
    has merged may have given its own up for others: ANKH-MERGE-07.
    """
    gone = len([seat for seat in range(g.seats) if g.side[seat] != seat or g.merged(seat)])
    for kind in range(GUARDIANS):
        level, word = GUARDIAN_LEVEL[kind], FIGURE.words[kind + FIRST_GUARDIAN]
        found, there = owned(g, kind), available(g, kind)
        if g.guardian[level] != kind + FIRST_GUARDIAN:
            if found:
                in_use = FIGURE.words[g.guardian[level]]
                refuse(f"guardians[{level}]", f"{in_use} is in use, but somebody has a {word}")
        elif found > there:
            told = f"{found} of {word}; with {g.seats} players there are {there}"
            refuse(f"guardians[{level}]", told)
        elif not there - gone <= found + g.stock[level] <= there:
            told = f"the sides have {found} of {word} and the card {g.stock[level]}"
            refuse(f"stock[{level}]", f"{told}; with {g.seats} players there are {there}")


# --- the sides


def check_warriors(g: Ankh, side: int) -> None:
    """ANKH-COMP-03, ANKH-Q-97."""
    on_board = len([s for s in members(g.held[side]) if g.kind_at(s) == WARRIOR])
    total = on_board + g.warriors[side] + g.trapped.count(side)
    if total != WARRIORS:
        told = f"{total} on the board, in the pool and trapped; there are {WARRIORS}"
        refuse(f"sides.{name(g, side)}.warriors", told)


def check_ankhs(g: Ankh, side: int) -> None:
    """ANKH-COMP-07, -08, ANKH-Q-97."""
    total = g.ankhs[side] + g.owned[side].bit_count()
    if total != ANKH_TOKENS - TOKENS_ON_THE_BOARD:
        told = f"{total} in the reserve and on monuments; there are"
        refuse(f"sides.{name(g, side)}.ankhs", f"{told} {ANKH_TOKENS - TOKENS_ON_THE_BOARD}")


def check_bases(g: Ankh, side: int) -> None:
    """ANKH-COMP-04, ANKH-ACT-UNLOCK-11, ANKH-MERGE-07."""
    for size, word in enumerate(SIZES):
        if guardians_of(g, side, size) > BASES:
            told = f"{guardians_of(g, side, size)} guardians with {word} bases; a god has {BASES}"
            refuse(f"sides.{name(g, side)}.guardians", told)


def check_powers(g: Ankh, side: int) -> None:
    """ANKH-ACT-UNLOCK-02 to -04: two of a level, and both before any of the next."""
    full = True
    for level in range(LEVELS):
        of_level = g.powers[side] >> level * POWERS_OF_A_LEVEL & (1 << POWERS_OF_A_LEVEL) - 1
        count, here = of_level.bit_count(), f"sides.{name(g, side)}.powers"
        if count > UNLOCKS_OF_A_LEVEL:
            refuse(here, f"{count} of level {level + 1}; there are {UNLOCKS_OF_A_LEVEL} at most")
        if count and not full:
            told = f"one of level {level + 1} before two of level {level}"
            refuse(here, f"{told}; write those too, or none of level {level + 1}")
        full = count == UNLOCKS_OF_A_LEVEL


def check_devotion(g: Ankh, side: int) -> None:
    """ANKH-DEVOTION-02, ANKH-FORGET-01: the top ends the game; the red is left in time.

    Devotion changes in conflicts only, so after the fourth nobody is in the red till the fifth.
    """
    here = f"sides.{name(g, side)}.devotion"
    if g.ending >= 0:
        return
    if g.devotion[side] == TOP:
        refuse(here, f"{TOP} is the top: the game is over; write its result")
    if g.conflicts == FORGETTING and not runs(g, n.CONFLICT) and g.devotion[side] <= LAST_RED:
        told = f"{g.devotion[side]} is in the red: forgotten after the fourth conflict"
        refuse(here, f"{told}; more than {LAST_RED}, or none in `sides`")


def check_cards(g: Ankh, side: int) -> None:
    """ANKH-BATTLE-10, ANKH-CARD-CYCLE-01: only a Cycle of Ma'at just played is not in hand."""
    played = 0 if g.battle is None else g.battle.cards[side]
    here = f"sides.{name(g, side)}.used"
    if not g.hand[side] & BIT[CYCLE] and not played & BIT[CYCLE]:
        refuse(here, f"{CARD.words[CYCLE]} is used up; with it all cards come back to the hand")
    if g.hand[side] & played and not played & BIT[CYCLE]:
        words = [CARD.words[card] for card in members(g.hand[side] & played)]
        refuse(here, f"{words[0]} lies in the battle: it is used")


def check_gone(g: Ankh, side: int) -> None:
    """ANKH-MERGE-04, -05, -10, ANKH-FORGET-02, -04, ANKH-Q-64: nothing of it is left."""
    kept = g.followers[side] or g.warriors[side] or g.ankhs[side] or g.powers[side]
    pool = any(g.beasts[side * GUARDIANS : side * GUARDIANS + GUARDIANS])
    if kept or (pool and not adopting(g, side)):
        told = "it is merged or forgotten and has nothing any more"
        refuse(f"sides.{name(g, side)}", f"{told}; a merged god's facts are with its partner")


# --- turn and events


def check_markers(g: Ankh) -> None:
    """ANKH-TURN-15, -16, -18: on white stands only the marker of the action being taken."""
    choosing = runs(g, n.CHOOSE_ACTION) or not (runs(g, n.ACT) or g.ending >= 0)
    for action, used in enumerate(g.used):
        white = used == g.seats + USES_BEYOND_PLAYERS[action]
        if white and (choosing or action != g.action):
            told = f"{used} steps trigger an event, and then the marker goes back"
            refuse(f"markers.{ACTION.words[action]}", f"{told}; write {used - 1} or less")


def check_tiebreaker(g: Ankh) -> None:
    """ANKH-CONFLICT-01, -09: a side has it during a conflict."""
    if g.tiebreaker < 0:
        if g.tie_ready:
            refuse("ready", "nobody holds the tiebreaker; say who")
    elif g.side[g.tiebreaker] != g.tiebreaker and g.ending < 0:
        refuse("tiebreaker", f"{name(g, g.tiebreaker)} is no side of its own any more")
    elif not runs(g, n.CONFLICT) and g.ending < 0:
        refuse("tiebreaker", "it is held during a conflict only, and none is running")


def check_amun(g: Ankh) -> None:
    """ANKH-SETUP-05, ANKH-GOD-AMUN-04: down during a conflict only, and only with Amun."""
    if g.amun_ready or g.ending >= 0:
        return
    if g.side_of_god(AMUN) < 0 or not runs(g, n.CONFLICT):
        refuse("amun", "the token is down only in a conflict, with Amun in the game")
