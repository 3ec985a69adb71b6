"""Killing, and Plague of Locusts. ANKH-CARD-PLAGUE, ANKH-Q-11, -70, -89."""

from __future__ import annotations

from tawy.ankh import choices as c
from tawy.ankh import events as e
from tawy.ankh.data import ANUBIS, CAT_MUMMY, GOD, MUMMY, SLOTS, WARRIOR
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.summon import arrive
from tawy.ankh.guardians import beside_god, cat_losses
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import from_pool, remove_figure, sacrifice, to_pool
from tawy.kernel.frames import Ask, Ballot, Frame, Sequence
from tawy.kernel.options import noun_of, option
from tawy.kernel.sets import BIT, members


def mortal(g: Ankh, sides: list[int], region: int) -> int:
    """The warriors and guardians of these sides in a region; gods never die. ANKH-BOARD-18."""
    mask = 0
    for side in sides:
        for space in members(g.in_region(side, region)):
            if g.kind_at(space) != GOD:
                mask |= BIT[space]
    return mask


class Plague(Sequence[Ankh]):
    """One card: bids, then death for all but the single highest bidder's figures."""

    def __init__(self) -> None:
        super().__init__([self.bid, self.strike, self.mourn_cats])

    def bid(self, g: Ankh, f: Frame) -> bool:
        if g.present_in(g.fighting().region):
            g.push(n.BID)
        return False

    def strike(self, g: Ankh, f: Frame) -> bool:
        g.push(n.KILL)
        return False

    def mourn_cats(self, g: Ankh, f: Frame) -> bool:
        cat_losses(g)
        return False


class Bid(Ballot[Ankh]):
    def seats(self, g: Ankh, f: Frame) -> list[int]:
        return sorted(g.present_in(g.fighting().region))

    def options(self, g: Ankh, f: Frame, seat: int, draft: list[int]) -> list[int]:
        return [] if draft else [option(c.BID, bid) for bid in range(g.followers[seat] + 1)]

    def close(self, g: Ankh, f: Frame, drafts: list[list[int]]) -> None:
        b = g.fighting()
        bidders = self.seats(g, f)
        for side in bidders:
            b.bids[side] = noun_of(drafts[side][0])
            g.tell(e.BADE, "", side, b.bids[side])
            sacrifice(g, side, b.bids[side], "plague")
        highest = max([b.bids[side] for side in bidders])
        spared = [side for side in bidders if b.bids[side] == highest]
        if len(spared) == 1:
            g.tell(e.SPARED, "", spared[0])
        doomed = [side for side in bidders if [side] != spared]
        b.dying = mortal(g, doomed, b.region)


class Kill(Sequence[Ankh]):
    """All of g.battle.dying at once; then Anubis traps, then Mummies rise."""

    def __init__(self) -> None:
        super().__init__([self.die, self.trap, self.rise])

    def die(self, g: Ankh, f: Frame) -> bool:
        b = g.fighting()
        b.warriors = [0] * g.seats
        b.mummies, b.cats = [], []
        for space in members(b.dying):
            side, kind = g.side_at(space), g.kind_at(space)
            b.fallen[side] += 1
            b.safe &= ~BIT[space]  # ANKH-Q-68: whoever comes there later is not saved
            if kind == WARRIOR:
                b.warriors[side] += 1
            elif kind == MUMMY:
                b.mummies.append(side)
            elif kind == CAT_MUMMY:
                b.cats.append(side)
            remove_figure(g, space)
            to_pool(g, side, kind)
            g.tell(e.DIED, "", side, kind, space)
        b.dying = 0
        b.mummies = [side for side in g.ranking for _ in range(b.mummies.count(side))]
        return False

    def trap(self, g: Ankh, f: Frame) -> bool:
        if trappable(g):
            g.push(n.TRAP, g.side_of_god(ANUBIS))
        return False

    def rise(self, g: Ankh, f: Frame) -> bool:
        if g.fighting().mummies:
            g.push(n.RISING, g.fighting().mummies[0])
        return bool(g.fighting().mummies)


def trappable(g: Ankh) -> list[int]:
    """The sides of which Anubis may trap a warrior just killed."""
    anubis = g.side_of_god(ANUBIS)
    if anubis < 0 or len(g.trapped) == SLOTS:
        return []
    killed = g.fighting().warriors
    return [side for side in range(g.seats) if killed[side] and side != anubis]


class Trap(Ask[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [*[option(c.TRAP, side) for side in trappable(g)], option(c.PASS)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice != option(c.PASS):
            owner = noun_of(choice)
            g.warriors[owner] -= 1
            g.trapped.append(owner)
            g.tell(e.TRAPPED, "", f.who, owner)


class Rising(Sequence[Ankh]):
    """One dead Mummy: back beside its god, or into the pool. ANKH-GUARD-MUMMY."""

    def __init__(self) -> None:
        super().__init__([self.rise])

    def rise(self, g: Ankh, f: Frame) -> bool:
        b = g.fighting()
        b.mummies = b.mummies[1:]
        if beside_god(g, f.who):
            g.push(n.RISE, f.who)
        return False


class Rise(Ask[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.RISE, space) for space in members(beside_god(g, f.who))]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        from_pool(g, f.who, MUMMY)
        arrive(g, f.who, MUMMY, noun_of(choice), "mummy")
