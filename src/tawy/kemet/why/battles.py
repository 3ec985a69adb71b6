"""Why not, in a battle and after it."""

from __future__ import annotations

from tawy.kemet.data import ESCAPE, IN_BATTLE, INTERVENTIONS
from tawy.kemet.flow.battle_cards import invoked
from tawy.kemet.state import Kemet
from tawy.kemet.why.common import (
    no_battle_card,
    no_intervention,
    no_refuge,
    out_of_play,
    reason,
)
from tawy.kernel.game import Obstacle
from tawy.kernel.options import noun_of


def no_battle(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    return out_of_play(g, space) or [reason("no-battle-there", "RECRUIT-11")]


def no_escape(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    here = g.fighting().space
    return no_intervention(g, seat, ESCAPE) + no_refuge(g, here, space, "DI-escape")


# --- cards


def no_card(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    if g.drafts[seat]:
        return [reason("chosen-already", "BATTLE-05")]
    return no_battle_card(g, seat, card)


def no_unused(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    draft = g.drafts[seat]
    if not draft:
        return [reason("card-first", "BATTLE-05"), *no_battle_card(g, seat, card)]
    if len(draft) > 1:
        return [reason("chosen-already", "BATTLE-05")]
    if card == noun_of(draft[0]):
        return [reason("same-card", "BATTLE-08")]
    return no_battle_card(g, seat, card)


def no_invocation(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    draft = g.drafts[seat]
    found = [reason("card-first", "BATTLE-05")] if len(draft) < 2 else []
    found += no_intervention(g, seat, card)
    if INTERVENTIONS[card].moment != IN_BATTLE:
        found.append(reason("not-for-battles", "BATTLE-17"))
    return found or [reason("all-chosen", "BATTLE-09")]


def no_cards_yet(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    """Two cards are chosen, whatever comes with them."""
    return [reason("two-cards", "BATTLE-05", "CARD-11")]


def no_cards_out_of_battle(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    return [reason("only-in-battle", "DI-gen-01")]


def no_payment(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    b = g.fighting()
    if invoked(b, b.seats.index(seat))[card]:
        return [reason("paid-already", "BATTLE-69")]
    return [reason("not-under-your-card", "BATTLE-09")]


def no_wound(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    return no_intervention(g, seat, card)


# --- recall and retreat


def no_retreat(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    """Without an empty space nobody is asked: so there is nobody to retreat from."""
    return [reason("no-winner-left", "BATTLE-51")]


def no_stay(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    return [reason("loser-leaves", "BATTLE-40")]


def no_own_refuge(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    return [reason("winner-names-it", "BATTLE-42", "BATTLE-61")]


def no_retreat_of_winners(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    return [reason("only-losers-retreat", "BATTLE-40")]


def no_driving(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    return no_refuge(g, g.fighting().space, space, "BATTLE-42")
