"""The cards of a battle: chosen in secret, revealed, paid for. KEMET-BATTLE-05 to -21."""

from __future__ import annotations

from typing import Final

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.data import FORESIGHT, IN_BATTLE, INTERVENTIONS
from tawy.kemet.state import Battle, Kemet
from tawy.kemet.verbs import bury_card, pay
from tawy.kernel.frames import Ask, Ballot, Frame
from tawy.kernel.options import noun_of, option
from tawy.kernel.sets import members

ATTACKER: Final = 0
DEFENDER: Final = 1


def choosers(g: Kemet) -> list[int]:
    """Who chooses cards now: both, or first the one who faces Prescience. KEMET-BATTLE-15."""
    b = g.fighting()
    open_sides = [side for side in (ATTACKER, DEFENDER) if b.played[side] < 0]
    first = [side for side in open_sides if not g.sum_of(b.seats[side], FORESIGHT)]
    return [b.seats[side] for side in first or open_sides]


def invoked(b: Battle, side: int) -> list[int]:
    """How many interventions of each kind a side has put under its card."""
    return b.cards[side * len(INTERVENTIONS) : (side + 1) * len(INTERVENTIONS)]


def unpaid(b: Battle, side: int) -> list[int]:
    """Those that do not count yet, each as often as it is there."""
    start = side * len(INTERVENTIONS)
    counts = [b.cards[start + card] - b.paid[start + card] for card in range(len(INTERVENTIONS))]
    return [card for card, count in enumerate(counts) for _ in range(count)]


def pay_for(g: Kemet, side: int, card: int) -> None:
    b = g.fighting()
    b.paid[side * len(INTERVENTIONS) + card] += 1
    g.tell(e.INVOKED, "counts", b.seats[side], card)
    pay(g, b.seats[side], INTERVENTIONS[card].price, "intervention")


class ChooseCards(Ballot[Kemet]):
    """A card to play, one to discard unused, and interventions hidden under the first.

    KEMET-BATTLE-05, -08 to -10, -70.
    """

    def seats(self, g: Kemet, f: Frame) -> list[int]:
        return sorted(choosers(g))

    def options(self, g: Kemet, f: Frame, seat: int, draft: list[int]) -> list[int]:
        if not draft:
            return [option(c.CARD, card) for card in members(g.hand[seat])]
        if len(draft) == 1:
            others = members(g.hand[seat] & ~(1 << noun_of(draft[0])))
            return [option(c.UNUSED, card) for card in others]
        if draft[-1] == option(c.DONE):
            return []
        hidden = [option(c.INVOKE, card) for card in range(len(INTERVENTIONS))]
        ready = [
            choice
            for choice in hidden
            if INTERVENTIONS[noun_of(choice)].moment == IN_BATTLE
            and g.holds(seat, noun_of(choice)) > draft.count(choice)
        ]
        return [option(c.DONE), *ready] if ready or len(draft) > 2 else []

    def close(self, g: Kemet, f: Frame, drafts: list[list[int]]) -> None:
        b = g.fighting()
        for side, seat in enumerate(b.seats):
            if drafts[seat]:
                b.played[side], b.unused[side] = [noun_of(choice) for choice in drafts[seat][:2]]
                for choice in drafts[seat][2:]:
                    if choice != option(c.DONE):
                        b.cards[side * len(INTERVENTIONS) + noun_of(choice)] += 1
        for seat in choosers(g):  # Prescience: its owner has still to choose
            other = 1 - b.seats.index(seat)
            g.shown[b.seats[other]] |= 1 << b.played[other]
            g.tell(e.SHOWED, "", b.seats[other], b.played[other])


class PayFor(Ask[Kemet]):
    """The prayer does not suffice for all. KEMET-BATTLE-14, KEMET-Q-36."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        b = g.fighting()
        return sorted({option(c.PAY, card) for card in unpaid(b, b.seats.index(f.who))})

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        pay_for(g, g.fighting().seats.index(f.who), noun_of(choice))


class Wound(Ask[Kemet]):
    """Cards from the hand, one by one, for strength. KEMET-TILE-divine-wound-b."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        cards = [card for card, count in enumerate(g.cards_of(f.who)) if count]
        return [option(c.DONE), *[option(c.WOUND, card) for card in cards]]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        if choice == option(c.DONE):
            g.fighting().wounding = False
        else:
            bury_card(g, f.who, noun_of(choice))
            g.fighting().wounds += 1
