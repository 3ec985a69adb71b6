"""What the tests of whole games share: playing on to the end, and the story that was told."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Browser, TimeoutError
from screen import READY, Screen, Site, screens

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


@contextmanager
def against_luck(
    browser: Browser, site: Site, size: dict[str, int], **table: Any
) -> Iterator[Screen]:
    """Who sits at a new table with one that plays at random."""
    link, _ = site.table(["Nefer", "Luck"], **table)
    with screens(browser, site, size) as (screen,):
        screen.sit(link)
        yield screen


def record_from(screen: Screen) -> str:
    """The one that the page offers when a game is over."""
    with screen.page.expect_download() as download:
        screen.press("a[download]")
    return str(download.value.path().read_text())


class HotSeat:
    """Several at one screen: it is covered before anything that only one of them may see."""

    def __init__(self, screen: Screen, private: str) -> None:
        self.screen = screen
        self.private = private  # what is not there while it is covered
        self.handed: list[str] = []  # to whom

    def step(self, dice: random.Random) -> None:
        if self.screen.page.locator("[data-hold]").count():
            self.hand_over()
        else:
            self.screen.step(dice)

    def hand_over(self, name: str = "") -> None:
        """Nothing of the table is there to be seen, nor of anybody's cards."""
        page = self.screen.page
        title = page.locator("#cover-title", has_text=name)  # the news of all seats may come late
        title.wait_for()
        assert page.locator(self.private).count() == 0
        self.handed.append(title.inner_text())
        self.screen.hold()
        self.screen.ready()


def log_of(screen: Screen) -> list[str]:
    return screen.page.locator("[role=log] p > span:last-child").all_inner_texts()


def awaited(pair: list[Screen]) -> Screen | None:
    """The first of them that is asked; none when both see the end."""
    for screen in pair * 200:
        if asked := next((one for one in pair if one.is_asked()), None):
            return asked
        if all(one.over() for one in pair):
            return None
        with suppress(TimeoutError):
            screen.page.wait_for_function(READY, timeout=100)
    raise AssertionError("nobody is asked")


def told_by(record: str) -> list[str]:
    """The story of a record, in the words of the log."""
    written = read(record)
    game: Game[Any] = {one.name: one for one in (ANKH, KEMET)}[written.header.game]
    play = replay(game, written)
    told = [game.event_for(play.state, event, SPECTATOR) for event in play.log.events]
    words = Words("en", game)
    return [words.event(event) for event in told if event is not None]
