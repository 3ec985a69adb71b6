"""What somebody who looks on sees of a game while it is played, choice by choice."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tawy.kernel.frames import State
from tawy.kernel.game import Game


class Observer:
    """Of one game. Raises `Broken` where a promise of that game is not kept."""

    def __init__(self) -> None:
        self.sights: Counter[str] = Counter()

    def look(self, game: Game[Any], g: State, seat: int, option: int) -> None:
        """*seat* is about to choose *option*."""
