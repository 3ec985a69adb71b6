"""A caravan is laid by its two ends or by a path, as one command, after a look at both parts."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser
from positions import LATE
from screen import DESK, PHONE, Screen, Site, screens

CARAVAN: dict[str, Any] = {
    **LATE,
    "at": "caravan",
    "facts": {**LATE["facts"], "event": 5, "markers": {}},
}
ENDS = "[data-choosable][data-place*='/']"
# The middle of a side, on the screen.
MIDDLE = """side => {
    const {x, y, width, height} = document.querySelector(`[data-place="${side}"]`)
        .getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


def plan(site: Site, screen: Screen) -> None:
    """Sit down where a caravan is to be laid."""
    screen.sit(site.table(["Nefer", "Ptah", "Teti"], position=CARAVAN)[0])
    screen.page.get_by_text("92 caravans fit.").wait_for()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_two_ends_are_a_caravan(browser: Browser, site: Site, size: dict[str, int]) -> None:
    with screens(browser, site, size) as (screen,):
        plan(site, screen)
        page = screen.page
        assert page.locator(ENDS).count() < 60  # of 124 sides only where one can begin
        screen.press("[data-place='A3/A4']")
        page.get_by_text("Choose the other end").wait_for()
        screen.press("[data-put-back]")
        page.get_by_text("92 caravans fit.").wait_for()
        screen.press("[data-place='A3/A4']")
        screen.press("[data-place='B4/B5']")
        page.wait_for_selector("[data-confirm]")
        assert "spaces" in page.locator(".prompt").inner_text()  # how large both parts would be
        screen.press("[data-confirm]")
        page.wait_for_selector("[data-confirm]", state="detached")
        page.wait_for_selector(ENDS, state="detached")
        if not screen.touch:
            assert page.locator(".story").get_by_text("A caravan of 5 camels").count() == 1
        screen.press("[data-undo]")  # one command, so one step back
        page.get_by_text("92 caravans fit.").wait_for()


def test_a_path_is_a_caravan(browser: Browser, site: Site) -> None:
    """And one that leads nowhere is none."""
    with screens(browser, site, DESK) as (screen,):
        plan(site, screen)
        mouse = screen.page.mouse
        x, y = screen.page.evaluate(MIDDLE, "A3/A4")
        mouse.move(x, y)
        mouse.down()
        mouse.move(x - 30, y, steps=4)
        mouse.up()
        assert screen.page.locator("[data-confirm]").count() == 0
        screen.page.get_by_text("92 caravans fit.").wait_for()
        end = screen.page.evaluate(MIDDLE, "B4/B5")
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + (end[0] - x) * 0.6, y + (end[1] - y) * 0.2, steps=6)
        mouse.move(x + (end[0] - x) * 0.6, y + (end[1] - y) * 0.8, steps=8)
        mouse.move(*end, steps=6)
        mouse.up()
        screen.page.wait_for_selector("[data-confirm]")
        assert "A caravan of 5 camels" in screen.page.locator(".prompt").inner_text()
