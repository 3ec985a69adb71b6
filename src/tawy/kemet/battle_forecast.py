"""What each card that a fighter can play would make of each card that the other may hold.

It promises nothing that hidden cards could undo: the other may add interventions and wounds, as far
as its hand and its purse allow, and each number is taken at its worst by itself.
"""

from __future__ import annotations

from typing import Final

from tawy.kemet import choices as c
from tawy.kemet.battle_outlook import best, card_values, may_hold, may_invoke, values
from tawy.kemet.data import CARD, INTERVENTION, INTERVENTIONS, WOUND
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.battle_cards import ATTACKER, choosers
from tawy.kemet.reckoning import before_cards
from tawy.kemet.state import Kemet
from tawy.kemet.verbs import price_for
from tawy.kernel.options import noun_of, verb_of
from tawy.kernel.sets import members

STRENGTH: Final = 0
DAMAGE: Final = 1
PROTECTION: Final = 2


def forecast(g: Kemet, viewer: int) -> dict[str, object] | None:
    """For a fighter while cards are chosen; of drafts it reads the viewer's own."""
    if g.battle is None or not g.drafts or g.stack[-1].rule != n.CHOOSE_CARDS:
        return None
    if viewer not in choosers(g):
        return None
    b = g.fighting()
    side = b.seats.index(viewer)
    draft = g.drafts[viewer]
    cards = [noun_of(draft[0])] if draft else members(g.hand[viewer])
    counts = counting(g, viewer, draft)
    base = sums([before(g, side), *[printed(one) for one in counts]])
    theirs, more = before(g, 1 - side), still_hidden(g, 1 - side, viewer)
    facing = may_face(g, 1 - side, viewer)
    told = []
    for card in cards:
        mine = sums([base, card_values(card)])
        against = [
            {
                "card": CARD.words[one],
                **meeting(g, side, mine, sums([theirs, card_values(one)]), more),
            }
            for one in facing
        ]
        told.append({"card": CARD.words[card], "strength": mine[STRENGTH], "against": against})
    held = 1 if b.played[1 - side] >= 0 else len(members(g.hand[b.seats[1 - side]]))
    return {
        "more": more[STRENGTH],
        "gone": len(facing) - held,
        "counts": {INTERVENTION.words[one]: counts.count(one) for one in counts},
        "cards": told,
    }


def sums(rows: list[list[int]]) -> list[int]:
    return [sum([row[i] for row in rows]) for i in range(PROTECTION + 1)]


def before(g: Kemet, side: int) -> list[int]:
    return sums([values(part) for part in before_cards(g, side)])


def counting(g: Kemet, seat: int, choices: list[int]) -> list[int]:
    """The interventions of a draft that count: of too many the first that the purse can pay."""
    purse, found = g.prayer[seat], []
    for card in [noun_of(choice) for choice in choices if verb_of(choice) == c.INVOKE]:
        price = price_for(g, seat, INTERVENTIONS[card].price)
        if price <= purse:
            purse -= price
            found.append(card)
    return found


def printed(card: int) -> list[int]:
    row = INTERVENTIONS[card]
    return [row.strength, row.damage, row.protection]


def may_face(g: Kemet, side: int, viewer: int) -> list[int]:
    """The cards that the other side may play; the one itself, once Prescience has shown it."""
    b = g.fighting()
    if b.played[side] >= 0:
        return [b.played[side]]
    return members(may_hold(g, b.seats[side], viewer))


def still_hidden(g: Kemet, side: int, viewer: int) -> list[int]:
    """The most that interventions and wounds can add to each number of a side."""
    seat = g.fighting().seats[side]
    counts, hand = may_invoke(g, seat, viewer), g.hand_size(seat)
    wounds = hand if g.sum_of(seat, WOUND) else 0
    return [best(g, seat, counts, i, hand, wounds) for i in range(PROTECTION + 1)]


def meeting(
    g: Kemet, side: int, mine: list[int], theirs: list[int], more: list[int]
) -> dict[str, object]:
    """*result*: sure to win, ahead as long as nothing hidden is added, or behind."""
    needed = 1 if side == ATTACKER else 0  # equal strength is the defender's
    lead = mine[STRENGTH] - theirs[STRENGTH] - needed
    result = "sure" if lead >= more[STRENGTH] else "ahead" if lead >= 0 else "behind"
    hurt = theirs[DAMAGE] - mine[PROTECTION]
    harm = mine[DAMAGE] - theirs[PROTECTION]
    return {
        "strength": theirs[STRENGTH],
        "result": result,
        "lost": [fallen(g, side, hurt), fallen(g, side, hurt + more[DAMAGE])],
        "taken": [fallen(g, 1 - side, harm - more[PROTECTION]), fallen(g, 1 - side, harm)],
    }


def fallen(g: Kemet, side: int, hurt: int) -> int:
    b = g.fighting()
    return max(0, min(hurt, g.troop_of(b.seats[side], b.space)))
