"""What a card or a bid of one's own can still be beaten by, for those who choose one.

From open facts: used cards and followers lie on the table, so what everybody can still add is
known, and only which card or bid it will be is not. Nothing here reads drafts. What monuments and
plagues may still do to the region is not worked out but named: nothing is promised against it.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from tawy.ankh.data import BUILD, CARD, CARD_STRENGTH, PLAGUE, TOP
from tawy.ankh.effects import GODS_FROM, touching
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.battle import may_announce, strength
from tawy.ankh.flow.deeds import building_cost, open_ground
from tawy.ankh.positions.position import seat_word
from tawy.ankh.state import Ankh
from tawy.kernel.sets import BIT, members

FIRST: Final = "first"  # no card of theirs reaches it
TIE: Final = "tie"  # some of theirs reach it, none beats it
OPEN: Final = "open"  # some of theirs beat it
BEHIND: Final = "behind"  # all of theirs beat it, or make a tie that is not mine


class Range(NamedTuple):
    side: int
    least: int
    most: int


def mine(g: Ankh, seat: int) -> dict[str, object]:
    """For a fighter who chooses: what each choice of cards, or each bid, would be up against."""
    side = g.side[seat] if seat >= 0 else -1
    rule = g.stack[-1].rule if g.stack else -1
    if rule == n.CHOOSE_CARDS and side in g.fighting().fighters:
        return {"cards": card_forecasts(g, side)}
    if rule == n.BID and side in g.present_in(g.fighting().region):
        return {"bids": [bid_forecast(g, side, bid) for bid in range(g.followers[side] + 1)]}
    return {}


def wanted(g: Ankh, side: int) -> int:
    return 2 if g.fighting().two == side else 1


def still_to_come(g: Ankh, side: int, may_change: bool) -> tuple[int, int]:
    """The least and the most that cards in hand can add; Amun may still announce a second one."""
    added = sorted([CARD_STRENGTH[card] for card in members(g.hand[side])])
    fewest = wanted(g, side)
    highest = 2 if may_change and may_announce(g, side) else fewest
    return sum(added[:fewest]), sum(added[-highest:])


def card_forecasts(g: Ankh, side: int) -> list[dict[str, object]]:
    hand = members(g.hand[side])
    sizes = range(1, wanted(g, side) + 1)
    rivals = []
    for other in g.fighting().fighters:
        if other != side:
            least, most = still_to_come(g, other, may_change=False)
            now = strength(g, other)
            rivals.append(Range(other, now + least, now + most))
    chosen = [list(cards) for size in sizes for cards in combinations(hand, size)]
    return [card_forecast(g, side, cards, rivals) for cards in chosen]


def card_forecast(g: Ankh, side: int, cards: list[int], rivals: list[Range]) -> dict[str, object]:
    rest = sorted([CARD_STRENGTH[card] for card in members(g.hand[side]) if card not in cards])
    missing = wanted(g, side) - len(cards)
    known = strength(g, side) + sum([CARD_STRENGTH[card] for card in cards])
    least = known + sum(rest[:missing])
    most = known + sum(rest[len(rest) - missing :])
    return {
        "cards": [CARD.words[card] for card in cards],
        "least": least,
        "most": most,
        "result": result(g, side, least, most, rivals),
        "beaten": [seat_word(g, rival.side) for rival in rivals if rival.most > least],
        "tied": [seat_word(g, rival.side) for rival in rivals if rival.most == least],
        "unless": upsets(g, side, cards),
        "gain": gain(g, side, cards),
    }


def result(g: Ankh, side: int, least: int, most: int, rivals: list[Range]) -> str:
    """By strength alone, as figures and monuments stand. ANKH-BATTLE-22 to -26"""
    breaks = g.tie_ready and g.tiebreaker == side
    if any(r.least > most or (r.least == most and not breaks) for r in rivals):
        return BEHIND
    reach = max([rival.most for rival in rivals])
    return FIRST if reach < least else TIE if reach == least else OPEN


def upsets(g: Ankh, side: int, cards: list[int]) -> list[str]:
    """The cards that can still change what strengths are made of."""
    b = g.fighting()
    chosen = sum([BIT[card] for card in cards])
    playable = [chosen if s == side else g.hand[s] for s in range(g.seats)]
    plague = any(playable[s] >> PLAGUE & 1 for s in b.fighters)
    build = any(playable[s] >> BUILD & 1 and gains_by_building(g, s) for s in b.fighters)
    return [CARD.words[card] for card, may in ((BUILD, build), (PLAGUE, plague)) if may]


def gains_by_building(g: Ankh, side: int) -> bool:
    """Whether it can build, and has a power by which monuments may make it stronger."""
    able = g.ankhs[side] and g.followers[side] >= building_cost(g, side) and open_ground(g)
    stronger = [*touching(g, side, "god_strength"), *touching(g, side, "more_strength")]
    return bool(able) and any(effect.number < GODS_FROM for effect in stronger)


def gain(g: Ankh, side: int, cards: list[int]) -> int:
    """The devotion for winning with these cards, at least: by the smallest margin."""
    after = g.copy()
    for card in cards:
        after.fighting().cards[side] |= BIT[card]
    reward = 1
    for effect in touching(after, side, "victory"):
        reward = effect.victory(after, side, reward, 0)
    for effect in touching(after, side, "gaining"):
        reward = effect.gaining(after, side, reward)
    return min(TOP, g.devotion[side] + reward) - g.devotion[side]


def bid_forecast(g: Ankh, side: int, bid: int) -> dict[str, object]:
    """ANKH-CARD-PLAGUE: only the single highest bidder's figures are spared."""
    others = sorted([s for s in g.present_in(g.fighting().region) if s != side])
    return {
        "bid": bid,
        "beaten": [seat_word(g, s) for s in others if g.followers[s] > bid],
        "tied": [seat_word(g, s) for s in others if g.followers[s] == bid],
    }
