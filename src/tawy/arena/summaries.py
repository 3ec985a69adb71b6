"""What the arena tells of a game: a clock, scores, and what each seat had."""

from __future__ import annotations

from typing import Any, Protocol

from tawy.ankh.data import GODS, POWER
from tawy.ankh.scenarios import SCENARIOS
from tawy.ankh.state import Ankh
from tawy.kemet.data import TILE
from tawy.kemet.state import Kemet
from tawy.kernel.rng import Stream
from tawy.kernel.sets import members


class Summary(Protocol):
    score: str  # what is counted, as an id
    clock: str  # in what it grows

    def settings(self, seats: int, stream: Stream) -> dict[str, str]:
        """A table of this game, mixed by chance."""
        ...

    def time(self, g: Any) -> int: ...

    def points(self, g: Any, seat: int) -> int: ...

    def had(self, g: Any, seat: int) -> dict[str, list[str]]:
        """What a seat has had in the game, by kind."""
        ...


class AnkhSummary:
    score, clock = "devotion", "event"

    def settings(self, seats: int, stream: Stream) -> dict[str, str]:
        """Any scenario for so many, any gods."""
        fitting = [name for name, one in SCENARIOS.items() if one.players == seats]
        gods, settings = GODS.words[:], {"scenario": stream.pick(fitting)}
        for seat in range(seats):
            god = stream.pick(gods)
            gods.remove(god)
            settings[f"god{seat + 1}"] = god
        return settings

    def time(self, g: Ankh) -> int:
        return g.event

    def points(self, g: Ankh, seat: int) -> int:
        return g.devotion[g.side[seat]] if g.side[seat] >= 0 else 0

    def had(self, g: Ankh, seat: int) -> dict[str, list[str]]:
        side = g.side[seat]
        powers = [POWER.words[power] for power in members(g.powers[side])] if side >= 0 else []
        return {"god": [GODS.words[g.god[seat]]], "power": powers}


class KemetSummary:
    score, clock = "points", "day"

    def settings(self, seats: int, stream: Stream) -> dict[str, str]:
        """The short game; a game that never ends counts as nobody's."""
        return {"game": "short", "max_days": "30"}

    def time(self, g: Kemet) -> int:
        return g.day

    def points(self, g: Kemet, seat: int) -> int:
        return g.score(seat)

    def had(self, g: Kemet, seat: int) -> dict[str, list[str]]:
        return {"tile": [TILE.words[tile] for tile in members(g.tiles[seat])]}


SUMMARIES: dict[str, Summary] = {"ankh": AnkhSummary(), "kemet": KemetSummary()}
