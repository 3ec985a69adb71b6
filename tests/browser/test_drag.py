"""A piece is dragged to where it goes, by mouse and by finger; a board is looked at from nearer."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from kemet_positions import MARCH
from playwright.sync_api import Browser
from positions import RICH
from screen import DESK, PHONE, POINT, Screen, Site, screens

KEMET = (MARCH, "front-1", "west-bank")  # whose turn it is, an own piece, a place it can go to
ANKH = (RICH, "A1", "B0")
IN_THE_AIR = "[data-lifted]"
PUT_BACK = "[data-put-back]"
LIT = "[data-place='{}'][data-choosable]"


@contextmanager
def at_table(
    browser: Browser, site: Site, position: dict[str, Any], size: dict[str, int] = DESK
) -> Iterator[Screen]:
    links = site.table([f"Player {number}" for number in range(5)], position=position)
    with screens(browser, site, size) as (screen,):
        screen.sit(links[0])
        yield screen


def point(screen: Screen, place: str) -> tuple[float, float]:
    found = screen.page.evaluate(POINT, [f"[data-place='{place}']", 0])
    assert found, f"{place} is covered by something else"
    return tuple(found)


class Mouse:
    def __init__(self, screen: Screen) -> None:
        self.mouse = screen.page.mouse

    def press(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y, steps=4)

    def let_go(self) -> None:
        self.mouse.up()


class Fingers:
    """As a touch screen reports them: Playwright itself has no more than a tap."""

    def __init__(self, screen: Screen) -> None:
        self.line = screen.context.new_cdp_session(screen.page)
        self.at: tuple[float, float] = (0, 0)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press(self, x: float, y: float) -> None:
        self.at = x, y
        self.send("touchStart", self.at)

    def move(self, x: float, y: float) -> None:
        begin = self.at
        for part in (0.25, 0.5, 0.75, 1):
            self.at = begin[0] + part * (x - begin[0]), begin[1] + part * (y - begin[1])
            self.send("touchMove", self.at)

    def let_go(self) -> None:
        self.send("touchEnd")


def lift(screen: Screen, hand: Mouse | Fingers, piece: str, target: str) -> None:
    """A piece is in the air, and where it can go is lit."""
    x, y = point(screen, piece)
    hand.press(x, y)
    hand.move(x + 20, y + 15)
    screen.page.wait_for_selector(IN_THE_AIR)
    screen.page.wait_for_selector(LIT.format(target))


def is_back(screen: Screen, before: str) -> None:
    """Nothing is in the air, nothing in hand, and nothing was chosen."""
    screen.page.wait_for_selector(IN_THE_AIR, state="detached")
    screen.page.wait_for_selector(PUT_BACK, state="detached")
    assert screen.stamp() == before


@pytest.mark.parametrize("game", [KEMET, ANKH], ids=["kemet", "ankh"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "touch"])
def test_a_piece_is_dragged_to_where_it_goes(
    browser: Browser, site: Site, game: tuple[dict[str, Any], str, str], size: dict[str, int]
) -> None:
    position, piece, target = game
    with at_table(browser, site, position, size) as screen:
        hand = Fingers(screen) if screen.touch else Mouse(screen)
        lift(screen, hand, piece, target)
        hand.move(*point(screen, target))
        news = screen.page.locator("main").get_attribute("data-stamp")
        hand.let_go()
        screen.page.wait_for_selector(f"main:not([data-stamp='{news}'])")
        screen.page.wait_for_selector(IN_THE_AIR, state="detached")
        here = screen.page.locator(f"[data-place='{target}']").get_attribute("aria-label")
        assert "you" in (here or "")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "touch"])
def test_let_go_nowhere_it_is_put_back(browser: Browser, site: Site, size: dict[str, int]) -> None:
    position, piece, target = KEMET
    with at_table(browser, site, position, size) as screen:
        before = screen.stamp()
        hand = Fingers(screen) if screen.touch else Mouse(screen)
        lift(screen, hand, piece, target)
        hand.move(*point(screen, "city-4c"))  # that is too far away
        hand.let_go()
        is_back(screen, before)


def test_escape_puts_it_back_and_the_hand_lets_go_of_nothing(browser: Browser, site: Site) -> None:
    position, piece, target = ANKH
    with at_table(browser, site, position) as screen:
        before, hand = screen.stamp(), Mouse(screen)
        lift(screen, hand, piece, target)
        hand.move(*point(screen, target))
        screen.page.keyboard.press("Escape")
        is_back(screen, before)
        hand.let_go()
        is_back(screen, before)


def test_a_second_finger_puts_it_back(browser: Browser, site: Site) -> None:
    position, piece, target = ANKH
    with at_table(browser, site, position, PHONE) as screen:
        before, hand = screen.stamp(), Fingers(screen)
        lift(screen, hand, piece, target)
        hand.send("touchStart", hand.at, (hand.at[0] + 60, hand.at[1] + 60))
        is_back(screen, before)
        hand.let_go()
        is_back(screen, before)


def test_with_the_line_it_is_lost_from_the_hand(browser: Browser, site: Site) -> None:
    position, piece, target = KEMET
    with at_table(browser, site, position) as screen:
        before, hand = screen.stamp(), Mouse(screen)
        lift(screen, hand, piece, target)
        site.kill()
        screen.page.wait_for_selector("[data-line=lost]")
        is_back(screen, before)
        hand.move(*point(screen, target))
        hand.let_go()
        site.start()
        screen.page.wait_for_selector("[data-line=open]")
        is_back(screen, before)
        lift(screen, hand, piece, target)


ZOOM = "[data-zoom]"
# The place that is seen at a point of the page.
SEEN = "at => document.elementFromPoint(...at).closest('[data-place]')?.dataset.place"


def zoom(screen: Screen) -> float:
    return float(screen.page.locator(ZOOM).get_attribute("data-zoom") or 0)


def test_pinch_and_pan(browser: Browser, site: Site) -> None:
    """Two fingers bring the board nearer; the page stays as it is, and so does the game."""
    with at_table(browser, site, MARCH, PHONE) as screen:
        page, fingers, before = screen.page, Fingers(screen), screen.stamp()
        x, y = point(screen, "marsh")
        y += 40
        fingers.send("touchStart", (x - 20, y), (x + 20, y))
        for far in (25, 30, 35, 40):
            fingers.send("touchMove", (x - far, y), (x + far, y))
        page.wait_for_selector("[data-zoom='2.00']")
        for far in (50, 70, 80):
            fingers.send("touchMove", (x - far, y), (x + far, y))
        page.wait_for_selector("[data-zoom='3.00']")
        fingers.let_go()
        assert page.evaluate("visualViewport.scale") == 1
        assert page.locator("text=Bubastis").count()  # there is room for names now
        pane = page.locator(ZOOM)
        left = pane.evaluate("node => node.scrollLeft")
        fingers.press(x, y)
        fingers.move(x + 100, y)
        page.wait_for_function(
            "left => document.querySelector('[data-zoom]').scrollLeft < left", arg=left
        )
        fingers.send("touchCancel")  # let go, the board would go on for a while
        assert screen.stamp() == before
        screen.press("[data-zoom-whole]")
        page.wait_for_selector("[data-zoom='1.00']")


def test_two_taps_lead_nearer_and_back(browser: Browser, site: Site) -> None:
    with at_table(browser, site, MARCH, PHONE) as screen:
        page, before = screen.page, screen.stamp()
        x, y = point(screen, "east-temple-3")
        for _ in range(2):
            page.touchscreen.tap(x, y)
        page.wait_for_function("() => document.querySelector('[data-zoom]').dataset.zoom > 2")
        assert page.evaluate(SEEN, [x, y]) == "east-temple-3"
        for _ in range(2):
            page.touchscreen.tap(x, y)
        page.wait_for_selector("[data-zoom='1.00']")
        assert screen.stamp() == before
        assert page.locator(".why, [data-why]").count() == 0


def test_the_keys_lead_nearer_too(browser: Browser, site: Site) -> None:
    with at_table(browser, site, RICH) as screen:
        screen.page.keyboard.press("+")
        assert zoom(screen) == 1.5
        screen.page.keyboard.press("+")
        screen.page.keyboard.press("-")
        assert zoom(screen) == 1.5
        screen.page.keyboard.press("0")
        assert zoom(screen) == 1
