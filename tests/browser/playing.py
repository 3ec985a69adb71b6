"""What the tests of whole games share: playing on to the end, and the story that was told."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError
from screen import READY, Screen

from tawy.games import ANKH, KEMET
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.game import Game
from tawy.records.record import read, replay
from tawy.words import Words

MOST = 3_000  # steps of one person in one game


def play_out(screen: Screen, step: Callable[[random.Random], None], seed: int) -> int:
    dice = random.Random(seed)
    for count in range(MOST):
        if screen.over():
            return count
        step(dice)
    raise AssertionError(f"no end after {MOST} steps")


def log_of(screen: Screen) -> list[str]:
    return screen.page.locator("[role=log] p > span:last-child").all_inner_texts()


def awaited(pair: list[Screen]) -> None:
    """Till one of them is asked, or both see the end: whichever comes first, at either."""
    for screen in pair * 200:
        if any(one.is_asked() for one in pair) or all(one.over() for one in pair):
            return
        with suppress(TimeoutError):
            screen.page.wait_for_function(READY, timeout=100)
    raise AssertionError("nobody is asked")


def told_by(record: str) -> list[str]:
    """The story of a record, in the words of the log."""
    written = read(record)
    game: Game[Any] = {one.name: one for one in (ANKH, KEMET)}[written.header.game]
    play = replay(game, written)
    told = [game.told(play.state, event, SPECTATOR) for event in play.log.events]
    words = Words("en", game)
    return [words.event(event) for event in told if event is not None]
