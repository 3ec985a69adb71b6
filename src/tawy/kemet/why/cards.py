"""Why not, when an intervention is played outside battle."""

from __future__ import annotations

from tawy.kemet.data import ENTERED, ESCAPE, IN_BATTLE, INTERVENTIONS, OWN_MOVE, VETO
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.interventions import can_pay, has_target, in_time
from tawy.kemet.rulings import APART, ENLISTMENT
from tawy.kemet.state import NOBODY, Kemet
from tawy.kemet.why.common import no_intervention, no_troop, out_of_play, poor, reason
from tawy.kernel.game import Obstacle
from tawy.kernel.sets import BIT


def no_play(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    """In the own turn."""
    found = no_intervention(g, seat, card)
    if not in_time(g, card):
        return found + no_moment(card)
    if found:
        return found
    if not can_pay(g, seat, card):
        found.append(poor("DI-gen-02"))
    if not has_target(g, seat, card):
        found.append(no_target(card))
    return found


def no_moment(card: int) -> list[Obstacle]:
    """Why a card is not for the own turn, or only for its moves."""
    moment = INTERVENTIONS[card].moment
    if moment == IN_BATTLE:
        return [reason("only-in-battle", "DI-gen-01")]
    if moment == OWN_MOVE:
        return [reason("only-in-a-move", "Q-71")]
    if moment == ENTERED:
        return [reason("only-when-entered", "DI-escape")]
    return [reason("no-veto-in-own-turn", "DI-veto-d")]


def no_target(card: int) -> Obstacle:
    """Raining Fire wants an enemy, Enlistment a unit in reserve, Teleportation one on the board."""
    if INTERVENTIONS[card].kills:
        return reason("no-enemy-on-board", "DI-gen-13")
    if INTERVENTIONS[card].units:
        return reason("reserve-empty", "DI-gen-13")
    return reason("no-units-on-board", "DI-gen-13")


def no_play_now(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    """Where no card of the turn can be played at all."""
    held = no_intervention(g, seat, card)
    if g.turn == NOBODY:
        at_dusk = g.stack[-1].rule in (n.DELTA, n.SANCTUARY)
        if at_dusk:
            return [reason("no-cards-at-dusk", "ENDDAY-19"), *held]
        return [reason("no-cards-at-night", "NIGHT-11"), *held]
    if g.battle is not None or any(g.newcomers):
        return [reason("not-during-battle", "DI-gen-11"), *held]
    return [reason("not-amid-an-action", "DI-gen-07"), *held]


# --- targets


def no_prey(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    found = out_of_play(g, space)
    if found:
        return found
    if g.owner[space] == NOBODY:
        return [reason("no-units-there", "DI-raining-fire")]
    return [reason("own-units", "DI-raining-fire")]


def no_billet(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    if not g.districts(seat) & BIT[space]:
        found = no_troop(g, seat, space, "DI-enlistment")
        if any(g.plan) and g.rulings[ENLISTMENT] != APART:
            found = [reason("both-into-the-city", "DI-enlistment", "Q-50"), *found]
        if found:
            return found
    return [reason("no-room", "BOARD-16")]


# --- answers in another's turn


def no_veto(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    return no_intervention(g, seat, VETO)


def no_own_veto(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    return [reason("no-veto-in-own-turn", "DI-veto-d"), *no_veto(g, seat, noun)]


def no_other_answer(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    held = no_intervention(g, seat, card)
    return held if card == VETO else [reason("only-a-veto", "DI-gen-10"), *held]


def no_other_escape(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    held = no_intervention(g, seat, card)
    return held if card == ESCAPE else no_play_now(g, seat, card)


def no_escape_yet(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    return [reason("only-when-entered", "DI-escape")]
