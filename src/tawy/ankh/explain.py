"""Why not: for a choice that a seat might wish for and does not have, the reasons.

A reason is a message id with the rules that say so; the most telling comes first. `WHY` has a
function for each choice that belongs to a question or that one might look for there; what is not
in it is simply not asked now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawy.ankh import choices as c
from tawy.ankh.flow import numbers as n
from tawy.ankh.state import Ankh
from tawy.ankh.why import actions, conflicts
from tawy.ankh.why.common import reason
from tawy.kernel.game import Obstacle
from tawy.kernel.options import noun_of, verb_of

Why = Callable[[Ankh, int, int], list[Obstacle]]  # of the side that is asked, and the noun


def explain(g: Ankh, seat: int, option: int) -> list[Obstacle]:
    rule, verb = g.stack[-1].rule, verb_of(option)
    why = WHY.get((rule, verb))
    if why is None:
        return [reason("not-now", "TURN-02")]
    side = g.side[seat] if seat >= 0 else seat  # chance has none
    return why(g, side, noun_of(option)) or [reason("not-now", "TURN-02")]


def no_passing(g: Ankh, side: int, noun: int) -> list[Obstacle]:
    return [reason("no-passing", *COMPULSORY[g.stack[-1].rule])]


def no_stopping(g: Ankh, side: int, noun: int) -> list[Obstacle]:
    return [reason("finish-first", *BEGUN[g.stack[-1].rule])]


# Questions that must be answered, and those that finish what was begun; with their rules.
COMPULSORY: Final[dict[int, list[str]]] = {
    n.CHOOSE_ACTION: ["TURN-07", "TURN-10"],
    n.AIM: ["GUARD-SCORPION-01"],
    n.UNLOCK: ["Q-41"],
    n.CONTROL: ["Q-28"],
    n.KEEP_TOKEN: ["CARAVAN-08"],
    n.CHOOSE_CARDS: ["BATTLE-09"],
    n.BID: ["CARD-PLAGUE-01"],
    n.RISE: ["GUARD-MUMMY-01"],
}
BEGUN: Final[dict[int, list[str]]] = {
    n.MOVE_TO: ["ACT-MOVE-07"],
    n.PUSH_TO: ["GUARD-SATET-01"],
    n.SUMMON_FIGURE: ["Q-94"],
    n.SUMMON_TO: ["Q-94"],
    n.CARAVAN: ["CARAVAN-04", "CARAVAN-06"],
    n.SWAP_WITH: ["CARAVAN-10"],
    n.ATTUNE_TO: ["POWER-OBELISK-01"],
    n.BUILD_AT: ["CARD-BUILD-02"],
    n.TILE_TO: ["GOD-OSIRIS-02"],
}

WHY: Final[dict[tuple[int, int], Why]] = {
    (n.DRAW_SCENARIO, c.SCENARIO): actions.no_scenario,
    (n.DRAW_GOD, c.GOD): actions.no_god,
    (n.PICK_GOD, c.GOD): actions.no_god,
    (n.DRAW_GUARDIAN, c.GUARDIAN): actions.no_guardian,
    (n.DRAW_FIRST, c.FIRST): actions.no_seat,
    (n.CHOOSE_ACTION, c.ACTION): actions.no_action,
    (n.CHOOSE_ACTION, c.MOVE): actions.no_move_yet,
    (n.CHOOSE_ACTION, c.SUMMON): actions.no_summon_yet,
    (n.CHOOSE_ACTION, c.EXTRA): actions.no_extra_yet,
    (n.CHOOSE_ACTION, c.UNDERWORLD): actions.no_underworld_yet,
    (n.CHOOSE_ACTION, c.UNLOCK): actions.no_unlock_yet,
    (n.MOVE, c.MOVE): actions.no_move,
    (n.MOVE_TO, c.TO): actions.no_way,
    (n.PUSH_TO, c.PUSH): actions.no_push,
    (n.SUMMON, c.SUMMON): actions.no_summon,
    (n.SUMMON, c.EXTRA): actions.no_extra,
    (n.SUMMON, c.UNDERWORLD): actions.no_underworld,
    (n.SUMMON_FIGURE, c.FIGURE): actions.no_one_to_summon,
    (n.SUMMON_TO, c.TO): actions.no_summon_space,
    (n.UNLOCK, c.UNLOCK): actions.no_power,
    (n.CONTROL, c.CONTROL): conflicts.no_control,
    (n.CARAVAN, c.CARAVAN): conflicts.no_caravan,
    (n.CARAVAN, c.CAMEL): conflicts.no_next_camel,
    (n.KEEP_TOKEN, c.KEEP): conflicts.no_part,
    (n.SWAP, c.SWAP): conflicts.no_part,
    (n.SWAP_WITH, c.WITH): conflicts.no_token,
    (n.ATTUNE, c.ATTUNE): conflicts.no_attuned_figure,
    (n.ATTUNE_TO, c.TO): conflicts.no_attuned_space,
    (n.ANNOUNCE, c.CARD): conflicts.no_card_yet,
    (n.CHOOSE_CARDS, c.CARD): conflicts.no_card,
    (n.CHOOSE_CARDS, c.TWO): conflicts.no_second_card,
    (n.BUILD, c.BUILD): conflicts.no_building,
    (n.BUILD_AT, c.TO): conflicts.no_ground,
    (n.BID, c.BID): conflicts.no_bid,
    (n.TRAP, c.TRAP): conflicts.no_prisoner,
    (n.RISE, c.RISE): conflicts.no_rising,
    (n.SAVE, c.SAVE): conflicts.no_saving,
    (n.SAVE, c.TIEBREAKER): conflicts.no_tiebreak,
    (n.TILE, c.TIEBREAKER): conflicts.no_tiebreak,
    (n.WORSHIP, c.TIEBREAKER): conflicts.no_tiebreak,
    (n.TILE, c.TILE): conflicts.no_fresh_tile,
    (n.TILE, c.RELOCATE): conflicts.no_old_tile,
    (n.TILE_TO, c.TO): conflicts.no_tile_space,
    (n.ADOPT, c.RETAIN): conflicts.no_retaining,
    (n.ADOPT, c.ADOPT): conflicts.no_adopting,
    (n.ADOPT, c.DISMISS): conflicts.no_dismissing,
    (n.ADOPT, c.DISCHARGE): conflicts.no_discharging,
    **{(rule, verb): no_passing for rule in COMPULSORY for verb in (c.PASS, c.DONE)},
    **{(rule, verb): no_stopping for rule in BEGUN for verb in (c.PASS, c.DONE)},
}
