"""A walk through all pages and states of the client, always the same one.

`python tests/browser/walk.py FOLDER` takes pictures of them in all languages, on desk and phone.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from kemet_walk import kemet_pages
from playwright.sync_api import sync_playwright
from positions import BATTLE, RICH
from screen import DESK, PHONE, Screen, Site, chromium

from tawy.words import LANGUAGES

PEOPLE = ["Nefer", "Ptah", "Teti"]
SET_UP = {
    "scenario": "middle-kingdom-3", "first": "1", "god1": "ra", "god2": "isis", "god3": "osiris",
    "guardian1": "satet", "guardian2": "mummy", "guardian3": "scorpion",
}  # fmt: skip


def ankh_pages(screen: Screen, language: str) -> Iterator[str]:
    """Each time something is to be looked at: its name."""
    yield from outside(screen, language)
    yield from beginning(screen, language)
    yield from middle(screen, language)
    yield from opponent(screen, language)
    yield from battle(screen, language)


def outside(screen: Screen, language: str) -> Iterator[str]:
    screen.go(language=language)
    screen.page.wait_for_selector("#start-create ~ *, form")
    yield "start"
    screen.open_all()
    yield "start with all open"
    screen.go("#/nowhere", language)
    screen.page.wait_for_selector("h1")
    yield "nowhere"
    screen.go("#/table/nobody", language)
    screen.page.wait_for_selector("a.button[href='#/']")
    yield "dead link"
    screen.confirm_every_choice()


def beginning(screen: Screen, language: str) -> Iterator[str]:
    link = screen.site.table(PEOPLE, settings=SET_UP)[0]
    screen.sit(link, language=language)
    yield "early"
    screen.press("header summary")
    yield "menu"
    screen.press("header .items button:last-child")
    screen.page.wait_for_selector("dialog")
    yield "keys"
    screen.page.keyboard.press("Escape")
    screen.press("header summary")
    screen.press("[data-choosable]", 2)  # to gain followers
    screen.page.wait_for_selector("[data-confirm]")
    yield "picked"


def middle(screen: Screen, language: str) -> Iterator[str]:
    link = screen.site.table([*PEOPLE, "Meri", "Hori"], position=RICH)[0]
    screen.sit(link, language=language)
    yield "late"
    screen.press("[data-place='B3']")
    screen.page.wait_for_selector("[data-put-back]")
    yield "in hand"
    screen.press("[data-put-back]")
    screen.press("[data-choosable]")  # to move
    screen.page.wait_for_selector("[data-place][data-choosable]")
    yield "moving"
    screen.press("[data-place='K8']")
    screen.page.wait_for_selector(".why")
    yield "why not"
    for tab in range(1, screen.page.locator("nav button").count()):
        screen.press("nav button", tab)
        yield f"tab {tab}"


def opponent(screen: Screen, language: str) -> Iterator[str]:
    """It begins, so that it has chosen before anybody asks why."""
    seats = [{"name": "Nefer"}, {"name": "Meri", "bot": "farmer"}]
    screen.sit(screen.site.table([], seats=seats, settings={"first": "2"})[0], language=language)
    if screen.touch:
        screen.press("nav button", 2)
    screen.press("[data-seat] [aria-haspopup=dialog]")
    screen.page.wait_for_selector("dialog ol")
    yield "why"
    screen.page.keyboard.press("Escape")


def battle(screen: Screen, language: str) -> Iterator[str]:
    links = screen.site.table(PEOPLE, position=BATTLE)
    screen.sit(links[0], language=language)
    yield "battle"
    screen.press("[data-choosable]")
    screen.page.wait_for_selector("[data-confirm]")
    yield "card picked"
    screen.sit(*links, language=language)
    yield "cover"
    screen.hold()
    screen.ready()
    dice = random.Random(1)
    while not screen.over():
        screen.step(dice)
    yield "result"


Pages = Callable[[Screen, str], Iterator[str]]
WALKS: dict[str, Pages] = {"ankh": ankh_pages, "kemet": kemet_pages}


def take_pictures(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as kept:
        browser, site = chromium(playwright), Site(Path(kept))
        for size in (DESK, PHONE):
            for language in LANGUAGES:
                screen = Screen(browser, site, size)
                for game, pages in WALKS.items():
                    for name in pages(screen, language):
                        picture = f"{game} {name} {language} {size['width']}.png".replace(" ", "-")
                        screen.page.screenshot(path=folder / picture)
                print(f"{language} {size['width']}x{size['height']}", flush=True)
                screen.close()
        site.stop()
        browser.close()


if __name__ == "__main__":
    take_pictures(Path(sys.argv[1]))
