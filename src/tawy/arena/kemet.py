"""Kemet in the arena."""

from __future__ import annotations

from tawy.kemet.data import TILE
from tawy.kemet.state import Kemet
from tawy.kernel.rng import Stream
from tawy.kernel.sets import members


def settings(seats: int, stream: Stream) -> dict[str, str]:
    """The short game; a game that never ends counts as nobody's."""
    return {"game": "short", "max_days": "30"}


def had(g: Kemet, seat: int) -> dict[str, list[str]]:
    return {"tile": [TILE.words[tile] for tile in members(g.tiles[seat])]}
