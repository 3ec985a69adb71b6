"""What counts in Ankh."""

from __future__ import annotations

from typing import Final

from tawy.ankh.data import (
    CONFLICT,
    CONFLICTS,
    EVENTS,
    FORGETTING,
    LAST_RED,
    POWERS_OF_A_LEVEL,
    TOP,
    USES_BEYOND_PLAYERS,
)
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.conflict import majorities
from tawy.ankh.state import KINDS, Ankh
from tawy.kernel.frames import State
from tawy.kernel.sets import members
from tawy.thinking.evaluation import Evaluation, read_weights, saturated

TERMS: Final = [
    "devotion", "safety", "followers", "powers", "figures", "guardians", "monuments", "majorities",
    "dominions", "battles", "cards", "gathering", "tempo",
]  # fmt: skip
# Many are worth less each: a number n counts n / (n + HALF).
HALF_FOLLOWERS: Final = 6.0
HALF_FIGURES: Final = 5.0
HALF_MONUMENTS: Final = 5.0
HALF_REGIONS: Final = 3.0
# By events resolved: how near the next conflict is, 1 when it comes next, 0 when none does.
NEARNESS: Final = [
    1 / (1 + EVENTS.index(CONFLICT, event) - event) if CONFLICT in EVENTS[event:] else 0.0
    for event in range(len(EVENTS) + 1)
]


class AnkhEvaluation(Evaluation):
    def __init__(self, weights: dict[str, float] | None = None) -> None:
        super().__init__(TERMS, weights or read_weights("ankh"))

    def quiet(self, g: State) -> bool:
        return n.CONFLICT not in [f.rule for f in g.stack]

    def measure(self, g: State, side: int) -> list[float]:
        assert isinstance(g, Ankh)
        figures = g.held[side].bit_count()
        beasts = len([s for s in members(g.held[side]) if g.figure[s] % KINDS > 1])
        majority, dominion, battle = regions(g, side)
        near = NEARNESS[g.event]
        return [
            g.devotion[side] / TOP,
            safety(g, side),
            saturated(g.followers[side], HALF_FOLLOWERS),
            sum([1 + power // POWERS_OF_A_LEVEL for power in members(g.powers[side])]) / 12,
            saturated(figures, HALF_FIGURES),
            beasts / 4,
            saturated(g.owned[side].bit_count(), HALF_MONUMENTS),
            near * saturated(majority, HALF_REGIONS),
            near * saturated(dominion, HALF_REGIONS),
            near * battle,
            g.hand[side].bit_count() / 7,
            saturated(gathering(g, side), HALF_MONUMENTS),
            tempo(g, side),
        ]


def safety(g: Ankh, side: int) -> float:
    """How far from being forgotten, once that is near; all is safe after it."""
    if g.conflicts >= FORGETTING:
        return 1.0
    pressing = g.conflicts / (FORGETTING - 1)
    short = max(0, LAST_RED + 1 - g.devotion[side])
    return 1 - pressing * short / (LAST_RED + 1)


def regions(g: Ankh, side: int) -> tuple[float, float, float]:
    """Majorities that would be paid, regions held alone, and how the contested ones stand."""
    majority, dominion, battle = 0.0, 0.0, 0.0
    sides = g.sides()
    for region, area in enumerate(g.geo.areas):
        mine = (g.held[side] & area).bit_count()
        if not mine:
            continue
        rivals = [(g.held[other] & area).bit_count() for other in sides if other != side]
        rival = max(rivals, default=0)
        majority += majorities(g, region)[side]
        if rival:
            battle += (mine - rival) / (mine + rival)
        else:
            dominion += 1
    return majority, dominion, battle


def gathering(g: Ankh, side: int) -> int:
    """The monuments that a Gather Followers action would count."""
    return ((g.neutral() | g.owned[side]) & g.beside(g.held[side])).bit_count()


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
