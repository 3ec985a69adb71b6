"""What is asked of those who think: plain data, whoever carries it to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass
class Think:
    """What *bot* is to choose, by all that its seat may know."""

    bot: str
    key: str  # of one bot in one game
    seed: str
    game: str
    observation: dict[str, Any]
    step: int  # of the game, counted from its beginning


@dataclass
class Explain:
    """Why *seat* may have begun with the first of these steps, by what everybody knew then."""

    game: str
    observation: dict[str, Any]  # to a spectator
    seat: int
    steps: list[int]  # the rest is what it went on with: a first step alone may lead nowhere
