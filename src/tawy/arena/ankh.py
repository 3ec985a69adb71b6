"""Ankh in the arena."""

from __future__ import annotations

from tawy.ankh.data import GODS, POWER
from tawy.ankh.scenarios import SCENARIOS
from tawy.ankh.state import Ankh
from tawy.kernel.rng import Stream
from tawy.kernel.sets import members


def settings(seats: int, stream: Stream) -> dict[str, str]:
    """Any scenario for so many, any gods."""
    fitting = [name for name, one in SCENARIOS.items() if one.players == seats]
    gods, chosen = GODS.words[:], {"scenario": stream.pick(fitting)}
    for seat in range(seats):
        god = stream.pick(gods)
        gods.remove(god)
        chosen[f"god{seat + 1}"] = god
    return chosen


def had(g: Ankh, seat: int) -> dict[str, list[str]]:
    side = g.side[seat]
    powers = [POWER.words[power] for power in members(g.powers[side])] if side >= 0 else []
    return {"god": [GODS.words[g.god[seat]]], "power": powers}
