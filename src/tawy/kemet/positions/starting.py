"""Whether a table that is still being set up can be as it is written. KEMET-SETUP."""

from __future__ import annotations

from typing import Final

from tawy.kemet.board import NAMES, SPACES
from tawy.kemet.data import COLOURS, TROOP, UNITS, UNITS_AT_START
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.setup import SettingUp, to_come, unbuilt
from tawy.kemet.kinds import SEAT, SPLIT, SPLIT_LEVELS
from tawy.kemet.positions.defaults import running
from tawy.kemet.positions.running import asks, lineup, refuse
from tawy.kemet.state import NOT_BUILT, Kemet
from tawy.kernel.sets import BIT, members

STEPS: Final = SettingUp().step_names()
CITIES: Final = STEPS.index("choose cities")
DEAL: Final = STEPS.index("deal")
FOUND: Final = STEPS.index("found")
DEPLOY: Final = STEPS.index("deploy")

LATER: Final = "the set-up is still to come; say with `at` what is running instead"


def check_start(g: Kemet) -> None:
    for seat in range(g.seats):
        here = f"seats.{SEAT.words[seat]}"
        if g.tiles[seat] or g.points[seat] or g.covered[seat] or g.discard[seat] or g.removed[seat]:
            refuse(here, LATER)
        check_city(g, seat, here)
        if g.hand_size(seat) > (1 if is_through(g, seat, DEAL) else 0):
            refuse(f"{here}.interventions", "each seat is dealt one card")
        check_levels(g, seat, f"{here}.pyramids")
        check_units(g, seat)
    if any(g.pile) or any(g.looked):
        refuse("pile" if any(g.pile) else "looked", LATER)


def is_through(g: Kemet, seat: int, step: int) -> bool:
    """Whether a seat has done what a step asks."""
    f = running(g, n.SETTING_UP)
    if f is None or f.step != step:
        return f is not None and f.step > step
    return f.done & BIT[seat] > 0 and not is_asked(g, seat, step)


def is_asked(g: Kemet, seat: int, step: int) -> bool:
    """Whether it is being asked, or dealt a card, in this step."""
    for f, above in zip(g.stack, g.stack[1:], strict=False):
        if f.rule == n.SETTING_UP:
            return f.step == step and above.who == seat
    return False


def check_city(g: Kemet, seat: int, here: str) -> None:
    if is_through(g, seat, CITIES):
        if g.city[seat] < 0:
            refuse(f"{here}.city", "wants the city that was chosen")
    elif g.city[seat] >= 0:
        refuse(f"{here}.city", "is still to be chosen; leave it out")


def check_levels(g: Kemet, seat: int, here: str) -> None:
    """KEMET-SETUP-21, -22."""
    levels = tuple(g.level[seat * COLOURS : (seat + 1) * COLOURS])
    sites = g.site[seat * COLOURS : (seat + 1) * COLOURS]
    founding = running(g, n.FOUND)
    sharing = founding is None or not founding.step or asks(g, n.SHARE_LEVELS)
    if is_through(g, seat, FOUND) or (is_asked(g, seat, FOUND) and not sharing):
        if levels not in SPLIT_LEVELS:
            refuse(here, f"three levels are shared at the start: {', '.join(SPLIT.words)}")
    elif any(levels):
        refuse(here, "are still to be founded; leave them out")
    if asks(g, n.BUILD) and is_asked(g, seat, FOUND) and unbuilt(g, seat) < 0:
        refuse(here, "all are built: leave out the district of one that is asked about")
    for colour, level in enumerate(levels):
        if level and sites[colour] == NOT_BUILT and is_through(g, seat, FOUND):
            refuse(here, f"each of a level wants its district, as '{level} city-1a'")


def check_units(g: Kemet, seat: int) -> None:
    """KEMET-SETUP-14 to -18: ten, beside the own pyramids."""
    deploying = running(g, n.DEPLOY)
    asked = is_asked(g, seat, DEPLOY) and deploying is not None and deploying.step > 0
    held = [space for space in range(SPACES) if g.owner[space] == seat]
    if not held and not asked and not is_through(g, seat, DEPLOY):
        return
    if not asked and not is_through(g, seat, DEPLOY):
        refuse(f"board.{NAMES[held[0]]}", "units are still to be deployed; leave them out")
    own = [s for s in members(g.districts(seat)) if s in g.site]
    for space in held:
        if space not in own or (asked and space in g.queue):
            refuse(f"board.{NAMES[space]}", "no units were deployed there yet")
    if not asked and g.reserve[seat] != UNITS - UNITS_AT_START:
        told = (
            f"{UNITS - g.reserve[seat]} units of {SEAT.words[seat]}; {UNITS_AT_START} are deployed"
        )
        refuse("board", told)
    if asked and deploying is not None:
        room = TROOP * len([s for s in lineup(g, deploying) if s in g.queue])
        if not 0 <= to_come(g, seat) <= room:
            refuse("board", f"{to_come(g, seat)} units are to come, into room for {room}")
