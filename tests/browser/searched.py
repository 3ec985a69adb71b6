"""Games of which all that a browser at seat 0 was sent is searched for what it may not know."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from leaks import Sealed
from players import Player
from playwright.sync_api import Browser
from screen import Site, screens
from watched import KEEP_LINES, SMALL, STORED, Watcher, Window, never_told, watched

NAMES = ["Nefer", "Ptah", "Teti"]
Search = Callable[[list[str], list[Sealed], list[str]], list[str]]  # of frames, for leaks


@dataclass
class Searched:
    """What somebody at seat 0 was sent in a game, and what there is to know about it."""

    frames: list[str]
    ballots: list[Sealed]
    never: list[str]
    kinds: Counter[str]


@dataclass
class Searching:
    """How a game is played and searched."""

    position: Callable[[int, Random], dict[str, Any]]  # that it begins from, by its seed and dice
    search: Search
    after: Callable[[list[Player]], None] = lambda _: None  # each turn and ballot

    def leaks(self, game: Searched) -> list[str]:
        return self.search(game.frames, game.ballots, game.never)

    def played(
        self, site: Site, seed: int, watch: Callable[[str], Watcher] | None = None
    ) -> Searched:
        """A game of these dice, with who watches it: a browser, or else a socket."""
        dice = Random(seed)
        links = site.table(NAMES, position=self.position(seed, dice))
        never = never_told(site, links)
        watcher, game = watched(site, links, dice, watch, self.after)
        return Searched(watcher.received, game.ballots, never, game.kinds)

    def check_browser(self, browser: Browser, site: Site, games: int) -> tuple[int, Counter[str]]:
        """Nothing is told before its time. How much was sent, and which ballots there were."""
        frames, kinds = 0, Counter[str]()
        with screens(browser, site, SMALL) as (screen,):
            screen.context.add_init_script(KEEP_LINES)
            for seed in range(games):
                game = self.played(site, seed, partial(Window, screen))
                found = self.leaks(game)
                assert found == [], (seed, found)
                shown = screen.page.content() + screen.page.evaluate(STORED)
                assert not [word for word in game.never if word in shown]
                frames += len(game.frames)
                kinds += game.kinds
        return frames, kinds

    def recorded(self, folder: Path) -> Searched:
        """A game as a socket at seat 0 heard it, with nothing wrong in it."""
        site = Site(folder)
        game = self.played(site, 9)
        site.stop()
        assert self.leaks(game) == []
        return game
