"""Chooses at random."""

from __future__ import annotations

from collections.abc import Callable

from tawy.bots.bot import Bot, Choice, never
from tawy.bots.knowledge import View
from tawy.kernel.rng import Stream


class RandomBot(Bot):
    def __init__(self, seed: str) -> None:
        self.stream = Stream(seed)

    def choose(self, view: View, stop: Callable[[], bool] = never) -> Choice:
        return Choice(self.stream.pick(view.options))
