"""What would do nothing now, though it is allowed: an action taken for nothing.

Worked out for those who look, by the functions that the rules use. An action whose marker fires
the event does something.
"""

from __future__ import annotations

from tawy.ankh import choices as c
from tawy.ankh.data import FOLLOWERS, MOVE, OSIRIS, SUMMON, UNLOCKS
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.move import targets
from tawy.ankh.flow.summon import Summon, to_summon
from tawy.ankh.flow.turn import fires, following
from tawy.ankh.flow.unlock import unlockable
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import may_stop
from tawy.ankh.why.common import reason
from tawy.kernel.frames import Frame
from tawy.kernel.game import Obstacle
from tawy.kernel.options import noun_of, option, verb_of
from tawy.kernel.sets import members


def idle(g: Ankh, seat: int, choice: int) -> Obstacle | None:
    """Why a choice of *seat* would do nothing; none if it would do something."""
    action = noun_of(choice)
    if verb_of(choice) != c.ACTION or fires(g, action, g.used[action] + 1):
        return None
    side = g.side[seat]
    if action == MOVE:
        return nobody_to_move(g, side)
    if action == SUMMON:
        return nobody_to_summon(g, seat)
    if action == FOLLOWERS:
        return None if following(g, side) else reason("no-followers", "ACT-FOLLOW-01")
    if unlockable(g, side):
        return None
    if g.unlocked(side) == UNLOCKS:
        return reason("all-unlocked", "ACT-UNLOCK-07")
    return reason("too-few-followers", "ACT-UNLOCK-05", "ACT-UNLOCK-06")


def nobody_to_move(g: Ankh, side: int) -> Obstacle | None:
    free = may_stop(g, side)
    if any(targets(g, space, free) for space in members(g.held[side])):
        return None
    return reason("no-figure-can-move", "ACT-MOVE-07")


def nobody_to_summon(g: Ankh, seat: int) -> Obstacle | None:
    """As the action would begin."""
    twin, side = g.copy(), g.side[seat]
    twin.done_with, twin.normal, twin.tile_extra = 0, True, g.is_divine(side, OSIRIS)
    if Summon().options(twin, Frame(n.SUMMON, seat)) != [option(c.DONE)]:
        return None
    if not to_summon(g, side):
        return reason("nobody-to-summon", "ACT-SUMMON-01")
    return reason("nowhere-to-summon", "ACT-SUMMON-06")
