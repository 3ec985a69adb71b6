"""The games of the arena: how their tables are set up, and what is told of them at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tawy.arena import ankh, kemet
from tawy.kernel.rng import Stream


@dataclass(frozen=True)
class ArenaGame:
    settings: Callable[[int, Stream], dict[str, str]]  # for so many seats, mixed by chance
    had: Callable[[Any, int], dict[str, list[str]]]  # what a seat has had in the game, by kind


GAMES: Final[dict[str, ArenaGame]] = {
    "ankh": ArenaGame(ankh.settings, ankh.had),
    "kemet": ArenaGame(kemet.settings, kemet.had),
}
