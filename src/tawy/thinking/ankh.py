"""What counts in Ankh."""

from __future__ import annotations

from typing import Final

from tawy.ankh.data import (
    CONFLICT,
    CONFLICTS,
    EVENTS,
    FORGETTING,
    GUARDIANS,
    LAST_RED,
    OBELISK,
    OBELISK_ATTUNED,
    POWERS_OF_A_LEVEL,
    PYRAMID,
    PYRAMID_ATTUNED,
    RESPLENDENT,
    TEMPLE,
    TEMPLE_ATTUNED,
    TOP,
    USES_BEYOND_PLAYERS,
)
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.conflict import majorities
from tawy.ankh.state import KINDS, Ankh
from tawy.kernel.frames import State
from tawy.kernel.sets import members
from tawy.thinking.evaluation import Evaluation, saturated

TERMS: Final = [
    "devotion", "safety", "followers", "powers", "figures", "guardians", "monuments", "majorities",
    "dominions", "battles", "cards", "gathering", "tempo",
]  # fmt: skip
EXPLORING: Final = 0.7
LOOKS: Final = 0  # they cost more than they bring: the luck of conflicts is too great
# Many are worth less each: a number n counts n / (n + HALF).
HALF_FOLLOWERS: Final = 6.0
HALF_FIGURES: Final = 5.0
HALF_MONUMENTS: Final = 5.0
HALF_REGIONS: Final = 3.0
# What is about the most of others.
ALL_LEVELS: Final = 12
ALL_POWERS: Final = 6
FOR_BATTLES: Final = 0.4  # of what followers are worth
NEARLY_RESPLENDENT: Final = 2  # monuments of a type; three make it so
STONE_OF: Final = {OBELISK_ATTUNED: OBELISK, TEMPLE_ATTUNED: TEMPLE, PYRAMID_ATTUNED: PYRAMID}
MOST_GUARDIANS: Final = 4
CARDS_OF_A_SIDE: Final = 7
# By events resolved: how near the next conflict is, 1 when it comes next, 0 when none does.
NEARNESS: Final = [
    1 / (1 + EVENTS.index(CONFLICT, event) - event) if CONFLICT in EVENTS[event:] else 0.0
    for event in range(len(EVENTS) + 1)
]


class AnkhEvaluation(Evaluation):
    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(TERMS, weights, EXPLORING, LOOKS, [], ["tempo"])

    def quiet(self, g: State) -> bool:
        assert isinstance(g, Ankh)
        return g.stack[-1].rule == n.CHOOSE_ACTION and g.deeds == 0

    def measure(self, g: State) -> list[list[float]]:
        assert isinstance(g, Ankh)
        near, neutral, held = NEARNESS[g.event], g.neutral(), Regions(g)
        found = []
        for side in g.sides():
            figures = g.held[side].bit_count()
            gathering = ((neutral | g.owned[side]) & g.beside(g.held[side])).bit_count()
            found.append([
                g.devotion[side] / TOP,
                safety(g, side),
                followers(g, side),
                powers(g, side) / ALL_LEVELS,
                saturated(figures, HALF_FIGURES),
                guardians(g, side) / MOST_GUARDIANS,
                saturated(g.owned[side].bit_count(), HALF_MONUMENTS),
                near * saturated(held.majority[side], HALF_REGIONS),
                near * saturated(held.dominion[side], HALF_REGIONS),
                near * held.battle[side],
                g.hand[side].bit_count() / CARDS_OF_A_SIDE,
                saturated(gathering, HALF_MONUMENTS),
                tempo(g, side),
            ])  # fmt: skip
        return found


def followers(g: Ankh, side: int) -> float:
    """They buy powers; for whoever has all of them they are good for battles alone."""
    open_powers = max(0.0, 1 - g.powers[side].bit_count() / ALL_POWERS)
    use = FOR_BATTLES + (1 - FOR_BATTLES) * open_powers
    return use * saturated(g.followers[side], HALF_FOLLOWERS)


def powers(g: Ankh, side: int) -> float:
    """Their levels; one that wants monuments is worth half without them."""
    found = 0.0
    for power in members(g.powers[side]):
        level = 1 + power // POWERS_OF_A_LEVEL
        found += level if has_use(g, side, power) else level / 2
    return found


def has_use(g: Ankh, side: int, power: int) -> bool:
    owned = g.owned[side]
    if power == RESPLENDENT:
        return max([(owned & stones).bit_count() for stones in g.stones]) >= NEARLY_RESPLENDENT
    return power not in STONE_OF or owned & g.stones[STONE_OF[power]] != 0


def guardians(g: Ankh, side: int) -> float:
    """On the board, and half as much in the pool."""
    placed = len([s for s in members(g.held[side]) if g.figure[s] % KINDS > 1])
    return placed + sum(g.beasts[side * GUARDIANS : (side + 1) * GUARDIANS]) / 2


class Regions:
    """By side: majorities that would be paid, regions held alone, how the contested ones stand."""

    def __init__(self, g: Ankh) -> None:
        self.majority = [0.0] * g.seats
        self.dominion = [0.0] * g.seats
        self.battle = [0.0] * g.seats
        for region, area in enumerate(g.geo.areas):
            counts = [(held & area).bit_count() for held in g.held]
            present = len(counts) - counts.count(0)
            if not present:
                continue
            paid = majorities(g, region)
            for side, mine in enumerate(counts):
                if not mine:
                    continue
                self.majority[side] += paid[side]
                if present == 1:
                    self.dominion[side] += 1
                else:
                    rival = max([count for other, count in enumerate(counts) if other != side])
                    self.battle[side] += (mine - rival) / (mine + rival)


def safety(g: Ankh, side: int) -> float:
    """How far from being forgotten, once that is near; all is safe after it."""
    if g.conflicts >= FORGETTING:
        return 1.0
    pressing = g.conflicts / (FORGETTING - 1)
    short = max(0, LAST_RED + 1 - g.devotion[side])
    return 1 - pressing * short / (LAST_RED + 1)


def tempo(g: Ankh, side: int) -> float:
    """Whether the seat to act next can fire an event, for or against this side."""
    ripe = [
        used + 1 == g.seats + more for used, more in zip(g.used, USES_BEYOND_PLAYERS, strict=True)
    ]
    if not any(ripe) or g.conflicts == CONFLICTS:
        return 0.0
    return 1.0 if g.side[next_to_act(g)] == side else 0.0


def next_to_act(g: Ankh) -> int:
    """Whose turn comes next, if the one that runs is not to go on."""
    seat = (g.turn + 1) % g.seats
    while g.side[seat] < 0:
        seat = (seat + 1) % g.seats
    return seat
