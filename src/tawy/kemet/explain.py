"""Why not: for a choice that a seat might wish for and does not have, the reasons.

A reason is a message id with the rules that say so; the most telling comes first. `WHY` has a
function for each choice that belongs to a question or that one might look for there; what is not
in it is simply not asked now. Of hands only the own one is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawy.kemet import choices as c
from tawy.kemet.flow import numbers as n
from tawy.kemet.state import Kemet
from tawy.kemet.why import actions, battles, cards, moves, setup, turn
from tawy.kemet.why.common import reason
from tawy.kernel.game import Obstacle
from tawy.kernel.options import noun_of, verb_of

Why = Callable[[Kemet, int, int], list[Obstacle]]  # of the seat that is asked, and the noun


def explain(g: Kemet, seat: int, option: int) -> list[Obstacle]:
    why = WHY.get((g.stack[-1].rule, verb_of(option)))
    found = [] if why is None else why(g, seat, noun_of(option))
    return found or [reason("not-now", "DAY-02")]


def no_passing(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    return [reason("no-passing", *COMPULSORY[g.stack[-1].rule])]


def no_stopping(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    return [reason("finish-first", *BEGUN[g.stack[-1].rule])]


# Questions that must be answered, and those that finish what was begun; with their rules.
COMPULSORY: Final[dict[int, list[str]]] = {
    n.CHOOSE_CITY: ["SETUP-11"],
    n.SHARE_LEVELS: ["SETUP-21"],
    n.BUILD: ["SETUP-23"],
    n.DEPLOY_IN: ["SETUP-14"],
    n.KEEP_CARD: ["TILE-vision"],
    n.CHOOSE_TILE: ["NIGHT-08"],
    n.SET_ORDER: ["ORDER-06"],
    n.EXCHANGE_CARD: ["BUY-18"],
    n.RECRUIT_IN: ["RECRUIT-07"],
    n.CHOOSE_BATTLE: ["RECRUIT-11"],
    n.PAY_FOR: ["BATTLE-69"],
    n.LOSE: ["BATTLE-40"],
    n.DRIVE: ["BATTLE-42"],
    n.WIN: ["BATTLE-49", "BATTLE-50"],
}
BEGUN: Final[dict[int, list[str]]] = {
    n.RAISE_TO: ["PYRAMID-01"],
    n.RETURN_TO: ["RECRUIT-12"],
    n.MARCH_FROM: ["DI-gen-12"],
    n.TAKE_UNITS: ["MOVE-26"],
    n.TAKE_CREATURE: ["MOVE-26"],
    n.STEP_TO: ["MOVE-26"],
    n.AIM: ["DI-gen-12"],
    n.ENLIST: ["DI-gen-12"],
}
# Inside an action no other one begins, and no card of the turn is played but between steps.
ACTIONS: Final = [
    n.RAISE, n.RAISE_TO, n.BUY, n.BRING_CREATURE, n.EXCHANGE_CARD, n.RECRUIT_IN,
    n.RETURN_CREATURE, n.RETURN_TO, n.MARCH_FROM, n.TAKE_UNITS, n.TAKE_CREATURE, n.STEP_TO,
    n.AIM, n.ENLIST,
]  # fmt: skip
CARDLESS: Final = [
    *ACTIONS, n.KEEP_CARD, n.CHOOSE_TILE, n.HAND_OF_GOD, n.CHOOSE_TROOP, n.SET_ORDER,
    n.CHOOSE_BATTLE, n.CHOOSE_CARDS, n.PAY_FOR, n.WOUND, n.REHOME, n.LOSE, n.DRIVE, n.WIN,
    n.DELTA, n.SANCTUARY,
]  # fmt: skip

WHY: Final[dict[tuple[int, int], Why]] = {
    (n.DRAW_SEAT, c.NEXT): setup.no_drawn_place,
    (n.CHOOSE_CITY, c.CITY): setup.no_city,
    (n.BUILD, c.BUILD): setup.no_site,
    (n.DEPLOY_IN, c.DEPLOY): setup.no_deployment,
    (n.DRAW_CARD, c.DRAW): setup.no_card_to_draw,
    (n.LOOK_AT_CARD, c.DRAW): setup.no_card_to_draw,
    (n.KEEP_CARD, c.KEEP): setup.no_card_to_keep,
    (n.CHOOSE_TILE, c.USE): setup.no_night_tile,
    (n.CHOOSE_TILE, c.RAISE): setup.no_night_use_yet,
    (n.CHOOSE_TILE, c.RECRUIT): setup.no_night_use_yet,
    (n.HAND_OF_GOD, c.RAISE): setup.no_night_raise,
    (n.HAND_OF_GOD, c.ENLARGE): setup.no_night_enlarging,
    (n.HAND_OF_GOD, c.TO_LEVEL): setup.no_night_level,
    (n.CHOOSE_TROOP, c.AT): setup.no_troop_to_reinforce,
    (n.SET_ORDER, c.NEXT): setup.no_place,
    (n.ACT, c.TOKEN): turn.no_token,
    (n.ACT, c.SILVER): turn.no_silver,
    (n.ACT, c.GOLDEN): turn.no_golden,
    (n.ACT, c.PLAY): cards.no_play,
    (n.ACT, c.DONE): turn.no_end,
    (n.ACT, c.PASS): turn.no_end,
    (n.ACT, c.BUY): turn.no_buying_yet,
    (n.ACT, c.RAISE): turn.no_raise_yet,
    (n.ACT, c.ENLARGE): turn.no_enlarging_yet,
    (n.ACT, c.FROM): turn.no_origin_yet,
    (n.ACT, c.TAKE): turn.no_move_yet,
    (n.ACT, c.TO): turn.no_move_yet,
    (n.ACT, c.TELEPORT): turn.no_move_yet,
    (n.ACT, c.RECRUIT): turn.no_recruits_yet,
    (n.ACT, c.RETURN): turn.no_recruits_yet,
    (n.ACT, c.USE): setup.no_day_use,
    (n.ACT, c.SACRIFICE): turn.no_sacrifice_yet,
    (n.RAISE, c.RAISE): actions.no_raise,
    (n.RAISE, c.ENLARGE): actions.no_enlarging,
    (n.RAISE_TO, c.TO_LEVEL): actions.no_to_level,
    (n.BUY, c.BUY): actions.no_buying,
    (n.BRING_CREATURE, c.BRING): actions.no_bringing,
    (n.EXCHANGE_CARD, c.EXCHANGE): actions.no_exchange,
    (n.RECRUIT_IN, c.RECRUIT): actions.no_recruits,
    (n.RETURN_CREATURE, c.RETURN): actions.no_return,
    (n.RETURN_CREATURE, c.PASS): actions.no_waiting,
    (n.RETURN_CREATURE, c.DONE): actions.no_waiting,
    (n.RETURN_TO, c.BRING): actions.no_coming_back,
    (n.MARCH, c.FROM): moves.no_start,
    (n.MARCH, c.TAKE): moves.no_size_now,
    (n.MARCH, c.PLAY): cards.no_play,
    (n.MARCH_FROM, c.FROM): moves.no_origin,
    (n.MARCH_FROM, c.TAKE): moves.no_size_yet,
    (n.TAKE_UNITS, c.TAKE): moves.no_size,
    (n.TAKE_CREATURE, c.WITH): moves.no_companion,
    (n.TAKE_CREATURE, c.WITHOUT): moves.no_companion,
    (n.STEP_TO, c.TO): moves.no_step,
    (n.STEP_TO, c.TELEPORT): moves.no_teleport,
    (n.AIM, c.AT): cards.no_prey,
    (n.ENLIST, c.AT): cards.no_billet,
    (n.VETO, c.VETO): cards.no_veto,
    (n.VETO, c.PLAY): cards.no_other_answer,
    (n.CHOOSE_BATTLE, c.FIGHT): battles.no_battle,
    (n.ESCAPE, c.ESCAPE): battles.no_escape,
    (n.ESCAPE, c.PLAY): cards.no_other_escape,
    (n.CHOOSE_CARDS, c.CARD): battles.no_card,
    (n.CHOOSE_CARDS, c.UNUSED): battles.no_unused,
    (n.CHOOSE_CARDS, c.INVOKE): battles.no_invocation,
    (n.CHOOSE_CARDS, c.DONE): battles.no_cards_yet,
    (n.CHOOSE_CARDS, c.PASS): battles.no_cards_yet,
    (n.PAY_FOR, c.PAY): battles.no_payment,
    (n.WOUND, c.WOUND): battles.no_wound,
    (n.REHOME, c.REHOME): actions.no_home,
    (n.REHOME, c.PASS): actions.no_tile_first,
    (n.REHOME, c.DONE): actions.no_tile_first,
    (n.LOSE, c.RETREAT): battles.no_retreat,
    (n.LOSE, c.STAY): battles.no_stay,
    (n.LOSE, c.DRIVE): battles.no_own_refuge,
    (n.DRIVE, c.DRIVE): battles.no_driving,
    (n.WIN, c.RETREAT): battles.no_retreat_of_winners,
    **{(rule, verb): no_passing for rule in COMPULSORY for verb in (c.PASS, c.DONE)},
    **{(rule, verb): no_stopping for rule in BEGUN for verb in (c.PASS, c.DONE)},
    **{(rule, c.PLAY): cards.no_play_now for rule in CARDLESS},
    **{
        (rule, verb): turn.no_token_now
        for rule in [*ACTIONS, n.MARCH]
        for verb in (c.TOKEN, c.SILVER, c.GOLDEN)
    },
    **{(rule, c.TO): moves.no_step_yet for rule in (n.MARCH, n.MARCH_FROM)},
    **{(rule, c.TO): moves.no_step_yet for rule in (n.TAKE_UNITS, n.TAKE_CREATURE)},
    **{(rule, c.TELEPORT): moves.no_teleport_yet for rule in (n.MARCH, n.MARCH_FROM)},
    **{(rule, c.TELEPORT): moves.no_teleport_yet for rule in (n.TAKE_UNITS, n.TAKE_CREATURE)},
    **{(rule, c.WITH): moves.no_companion_yet for rule in (n.MARCH, n.MARCH_FROM, n.TAKE_UNITS)},
    **{(rule, c.FROM): moves.no_new_origin for rule in (n.TAKE_UNITS, n.TAKE_CREATURE, n.STEP_TO)},
    **{(rule, c.RECALL): turn.no_recall_yet for rule in (n.ACT, n.MARCH)},
    **{(rule, c.ESCAPE): cards.no_escape_yet for rule in (n.ACT, n.MARCH)},
    **{(rule, c.VETO): cards.no_own_veto for rule in (n.ACT, n.MARCH)},
    **{
        (rule, verb): battles.no_cards_out_of_battle
        for rule in (n.ACT, n.MARCH)
        for verb in (c.CARD, c.INVOKE)
    },
}
