"""The Conflict event: every region once, in the order of the tokens. ANKH-CONFLICT, -DOMINATE."""

from __future__ import annotations

from tawy.ankh import events as e
from tawy.ankh.data import CONFLICTS, FORGETTING, MERGING
from tawy.ankh.effects import touching
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.finale import forget
from tawy.ankh.guardians import stung
from tawy.ankh.state import Ankh, Battle
from tawy.ankh.verbs import MOST_DEVOTION, destroy, gain_devotion, win
from tawy.kernel.frames import Frame, Sequence
from tawy.kernel.sets import members


class Conflict(Sequence[Ankh]):
    """ANKH-Q-01, -96."""

    def __init__(self) -> None:
        super().__init__([
            self.begin, self.effects, self.scorpions, self.regions, self.clean_up, self.aftermath,
        ])  # fmt: skip

    def begin(self, g: Ankh, f: Frame) -> bool:
        g.conflicts += 1
        g.tiebreaker, g.tie_ready = g.side[f.who], True
        g.resolved = 0
        g.tell(e.CONFLICT, "", g.side[f.who], g.conflicts)
        return False

    def effects(self, g: Ankh, f: Frame) -> bool:
        for side in g.ranking[:]:
            for effect in touching(g, side, "conflict_begins"):
                effect.conflict_begins(g, side)
        return False

    def scorpions(self, g: Ankh, f: Frame) -> bool:
        for space in members(stung(g)):
            destroy(g, space, "scorpion")
        return False

    def regions(self, g: Ankh, f: Frame) -> bool:
        if next_region(g) >= 0:
            g.push(n.REGION, f.who)
            return True
        return False

    def clean_up(self, g: Ankh, f: Frame) -> bool:
        g.tiebreaker, g.tie_ready = -1, False
        g.amun_ready = True
        return False

    def aftermath(self, g: Ankh, f: Frame) -> bool:
        if g.conflicts == MERGING and g.seats >= 3:
            g.push(n.MERGE)
        elif g.conflicts == FORGETTING:
            forget(g)
        elif g.conflicts == CONFLICTS:
            win(g, MOST_DEVOTION, g.ranking[-1])
        return False


def next_region(g: Ankh) -> int:
    """The region with the next token, or -1 when all are resolved."""
    left = [token for token in g.token if token > g.resolved]
    return g.token.index(min(left)) if left else -1


class Region(Sequence[Ankh]):
    """Nobody there: skipped. One: dominated. More: a battle. ANKH-CONFLICT-04 to -07."""

    def __init__(self) -> None:
        super().__init__([self.come_up, self.fight])

    def come_up(self, g: Ankh, f: Frame) -> bool:
        region = next_region(g)
        g.resolved = g.token[region]
        present = g.present_in(region)
        if len(present) > 1:
            g.battle = Battle(region, present, g.seats)
            g.tell(e.BATTLE, "", g.resolved)
        elif present:
            dominate(g, present[0], region)
        else:
            g.tell(e.SKIPPED, "", g.resolved)
        return False

    def fight(self, g: Ankh, f: Frame) -> bool:
        if g.battle is not None:
            g.push(n.BATTLE)
        return False


def dominate(g: Ankh, side: int, region: int) -> None:
    """ANKH-DOMINATE: first the majorities, then the dominion, two gains."""
    g.tell(e.DOMINATED, "", side, g.resolved)
    gain_devotion(g, side, majorities(g, region)[side], "majority")
    reward = 1
    for effect in touching(g, side, "dominion"):
        reward = effect.dominion(g, side, region, reward)
    gain_devotion(g, side, reward, "dominion")


def majorities(g: Ankh, region: int) -> list[int]:
    """By side: of how many types it has strictly more monuments there than any other."""
    found = [0] * g.seats
    for kind in range(len(g.stones)):
        side = ahead(monuments_there(g, region, kind))
        if side >= 0:
            found[side] += 1
    return found


def monuments_there(g: Ankh, region: int, kind: int) -> list[int]:
    """By side: its monuments of this type in the region."""
    there = g.stones[kind] & g.geo.lands[region]
    return [(owned & there).bit_count() for owned in g.owned]


def ahead(counts: list[int]) -> int:
    """The side with strictly more than any other, or -1."""
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else -1
