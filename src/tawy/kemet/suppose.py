"""All facts as they may be, for all that one seat knows: any that fit, to be dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tawy.kemet.data import CARD, FIRST_HAND, INTERVENTIONS, TILE, TILES
from tawy.kemet.kinds import SEAT
from tawy.kernel.sets import members, set_of

# What a view tells in its own way, and what follows from the rest.
NO_FACTS: Final = ["own", "deck"]
NO_SEAT_FACTS: Final = ["reserve"]
SIDES: Final = ["attacker", "defender"]
HAND: Final = ["hand", "discard", "hidden", "removed", "interventions"]

Told = dict[str, Any]


def suppose(view: Told, side: int) -> dict[str, object]:
    facts = {name: value for name, value in view.items() if name not in NO_FACTS}
    own = view["own"] or {"interventions": {}, "looked": {}, "buried": {}}
    mine = SEAT.words[side] if side >= 0 else None
    unseen = unseen_cards(view, own)
    facts["buried"] = own["buried"] or dealt(unseen, view["buried"])
    facts["looked"] = own["looked"] or dealt(unseen, view["looked"])
    facts["pile"] = dict(Counter(view["pile"]) + Counter(facts["buried"]))
    facts["seats"] = {}
    for word, told in view["seats"].items():
        hidden = {name: own[name] for name in HAND} if word == mine else cards_of(view, word, told)
        if word != mine:
            hidden["interventions"] = dealt(unseen, told["interventions"])
        known = {name: value for name, value in told.items() if name not in NO_SEAT_FACTS}
        facts["seats"][word] = {**known, **hidden}
    if view["battle"] is not None:
        facts["battle"] = {**view["battle"], "unused": unused_in(facts)}
    return facts


def unseen_cards(view: Told, own: Told) -> list[str]:
    """The interventions that might be anywhere."""
    left = Counter({row.word: row.copies for row in INTERVENTIONS})
    for seen in (view["pile"], own["interventions"], own["looked"], own["buried"]):
        left -= Counter(seen)
    return list(left.elements())


def dealt(cards: list[str], count: int) -> dict[str, int]:
    taken = [cards.pop() for _ in range(count)]
    return dict(Counter(taken))


def cards_of(view: Told, seat: str, told: Told) -> Told:
    """Another's battle cards: what nobody has seen has left the game first, then lies hidden."""
    special = [TILES[TILE.words.index(tile)].card for tile in told["tiles"]]
    if view["running"]["tile"] in told["tiles"]:  # the card that it brings is still to come
        special.remove(TILES[TILE.words.index(view["running"]["tile"])].card)
    here = FIRST_HAND | set_of([card for card in special if card >= 0])
    lying, shown = card_set(told["discard"]), card_set(told["shown"])
    gone = here.bit_count() - told["hand"] - lying.bit_count() - told["hidden"]
    removed = card_set(told["removed"]) or set_of(members(here & ~lying & ~shown)[:gone])
    played = card_set([card for card in fighting(view, "played", seat) if card])
    hidden = set_of(members(here & ~lying & ~removed & ~played)[: told["hidden"]])
    return {
        "hand": card_words(here & ~lying & ~removed & ~hidden),
        "discard": card_words(lying | hidden),
        "hidden": card_words(hidden),
        "removed": card_words(removed),
    }


def fighting(view: Told, field: str, seat: str) -> list[Any]:
    """What the battle says of a seat, if it fights in one."""
    b = view["battle"]
    return [] if b is None else [b[field][i] for i in (0, 1) if seat == b[SIDES[i]]]


def unused_in(facts: Told) -> list[str | None]:
    """By side: the card that was put away with the one that was played."""
    b = facts["battle"]
    found = []
    for side, played, unused in zip(SIDES, b["played"], b["unused"], strict=True):
        others = [card for card in facts["seats"][b[side]]["hand"] if card != played]
        found.append(unused or (others[0] if played else None))
    return found


def card_set(words: list[str]) -> int:
    return set_of([CARD.words.index(word) for word in words])


def card_words(mask: int) -> list[str]:
    return [CARD.words[card] for card in members(mask)]
