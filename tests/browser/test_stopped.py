"""Games that cannot go on, and tables that cannot be opened: what the page says of them."""

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

import pytest
from players import Players
from playwright.sync_api import Browser
from positions import LATE
from screen import DESK, Screen, Site, screens
from test_access import cut, violations

from tawy.table.log import Entry, beginning, hashed

NARROW = {"width": 360, "height": 740}
SIZES = pytest.mark.parametrize("size", [DESK, NARROW], ids=["desk", "narrow"])
CHANGED = "UPDATE log SET words = 'move nobody' WHERE number = (SELECT max(number) - 2 FROM log)"


@contextmanager
def while_away(site: Site) -> Iterator[sqlite3.Connection]:
    """Something happens to the database while nobody has it open."""
    site.stop()
    with closing(sqlite3.connect(site.database)) as base, base:
        yield base
    site.start()


def begun(site: Site) -> list[str]:
    """The links of a table at which six choices were made."""
    links: list[str] = site.table(["Nefer", "Ptah", "Teti"], position=LATE)
    dice = random.Random(1)
    with ExitStack() as kept:
        players = Players(kept, site, links).seats
        for _ in range(6):
            for player in players:
                player.catch_up()
            asked = next(player for player in players if player.seen["options"])
            asked.say("choose", options=[dice.choice(asked.seen["options"])])
    return links


def as_of_other_rules(base: sqlite3.Connection) -> None:
    """All is as it was written, but under rules that are not those of today."""
    (text,) = base.execute("SELECT header FROM games").fetchone()
    header = json.dumps({**json.loads(text), "rules": "none"})
    base.execute("UPDATE games SET header = ?", (header,))
    last = beginning(header)
    query = "SELECT number, kind, seat, payload, words, command, at FROM log ORDER BY number"
    for number, kind, seat, payload, words, command, at in base.execute(query).fetchall():
        last = hashed(Entry(kind, seat, payload, words, command or "", at, ""), number, last)
        base.execute("UPDATE log SET hash = ? WHERE number = ?", (last, number))


def check_is_readable(screen: Screen) -> None:
    screen.press("[data-stopped] summary")
    assert cut(screen) + violations(screen) == []
    assert not screen.is_asked()


@SIZES
def test_a_game_of_other_rules(browser: Browser, site: Site, size: dict[str, int]) -> None:
    """It is shown as far as it goes, to whoever was there too; to show all of it is its end."""
    links = begun(site)
    with screens(browser, site, size) as (screen,):
        screen.sit(links[0], asked=False)
        with while_away(site) as base:
            base.execute(CHANGED)
            as_of_other_rules(base)
        screen.page.wait_for_selector("[data-stopped]")
        assert "an earlier version of the rules" in screen.page.inner_text("[data-stopped]")
        check_is_readable(screen)
        screen.press("[data-stopped] button")
        screen.page.wait_for_selector("[data-stopped] a[download]")
        with screen.page.expect_download() as download:
            screen.press("[data-stopped] a[download]")
        assert "move nobody" in download.value.path().read_text()
        screen.sit(links[0], asked=False)
        screen.page.wait_for_selector("[data-stopped]")
        screen.press("[data-stopped] summary")
        assert "move nobody" in screen.page.inner_text("[data-stopped] ol")


@SIZES
def test_a_damaged_game(browser: Browser, site: Site, size: dict[str, int]) -> None:
    links = begun(site)
    with while_away(site) as base:
        base.execute(CHANGED)
    with screens(browser, site, size) as (screen,):
        screen.sit(links[0], asked=False)
        screen.page.wait_for_selector("[data-stopped]")
        check_is_readable(screen)
        assert screen.page.locator("a[download]").count() == 0


def test_a_table_that_cannot_be_opened(browser: Browser, site: Site) -> None:
    links = site.table(["Nefer", "Ptah"])
    with while_away(site) as base:
        base.execute("UPDATE games SET header = 'nothing'")
    with screens(browser, site, NARROW) as (screen,):
        screen.go(f"#/table/{links[0]}")
        screen.page.wait_for_selector("a.button[href='#/']")
        assert "its log on the server is damaged" in screen.page.inner_text("h1")
        assert cut(screen) + violations(screen) == []
