"""Whole games in a real browser, to their natural end."""

import random

import pytest
from playing import (
    MOST,
    HotSeat,
    against_luck,
    awaited,
    log_of,
    play_out,
    record_from,
    told_by,
)
from playwright.sync_api import Browser
from positions import LATE
from screen import DESK, PHONE, Screen, Site, screens


@pytest.mark.timeout(900)
def test_a_whole_game_by_mouse(browser: Browser, site: Site) -> None:
    with against_luck(browser, site, DESK) as screen:
        assert play_out(screen, screen.step, 1) > 20
        assert record_from(screen).startswith("tawy")


@pytest.mark.timeout(900)
def test_a_whole_game_by_touch(browser: Browser, site: Site) -> None:
    with against_luck(browser, site, PHONE) as screen:
        assert play_out(screen, screen.step, 2) > 20


@pytest.mark.timeout(900)
def test_a_whole_game_by_keys_alone(browser: Browser, site: Site) -> None:
    with against_luck(browser, site, DESK) as screen:
        assert play_out(screen, screen.step_by_keys, 3) > 20


@pytest.mark.timeout(900)
def test_three_at_one_screen_with_secrets(browser: Browser, site: Site) -> None:
    links = site.table(["Nefer", "Ptah", "Teti"], position=LATE)
    with screens(browser, site, DESK) as (screen,):
        screen.sit(*links)
        at = HotSeat(screen, "[role=grid], [role=radio]")
        play_out(screen, at.step, 4)
    assert len(at.handed) >= 3


NEWS = "document.querySelector('[data-stamp]')?.dataset.stamp"
NEWER = f"before => (now => now && now !== before)({NEWS})"


def news_of(screen: Screen) -> str:
    return str(screen.page.evaluate(NEWS))


@pytest.mark.timeout(900)
def test_two_browsers_a_reload_and_a_server_that_dies(browser: Browser, site: Site) -> None:
    """Nothing is lost, nothing is doubled: both tell one story, and it is that of the record."""
    links = site.table(["Nefer", "Ptah"])
    dice, died = random.Random(5), False
    with screens(browser, site, DESK, DESK) as pair:
        for screen, link in zip(pair, links, strict=True):
            screen.go(f"#/table/{link}")
        for count in range(MOST):
            asked = awaited(pair)
            if asked is None:
                break
            if count == 5:
                asked.page.reload()
                asked.ready()
            if count >= 10 and not died and asked.page.locator("[data-confirm]").count():
                before, died = news_of(asked), True
                site.kill()
                asked.page.wait_for_selector("[data-line=lost]")
                asked.press("[data-confirm]")  # it is held till somebody is there to hear it
                site.start()
                asked.page.wait_for_function(NEWER, arg=before)  # not only the same question again
                continue
            asked.step_once(dice)
        assert died
        assert all(screen.over() for screen in pair)
        assert log_of(pair[0]) == log_of(pair[1])
        shown = log_of(pair[0])
        assert shown == told_by(site.record(links[0]))[-len(shown) :]


def test_a_finger_on_a_side_means_that_side(browser: Browser, site: Site) -> None:
    """Sides are short on a phone, and all of them lie beside others."""
    position = {**LATE, "at": "caravan", "facts": {**LATE["facts"], "event": 5, "markers": {}}}
    link, _, _ = site.table(["Nefer", "Ptah", "Teti"], position=position)
    with screens(browser, site, PHONE) as (screen,):
        screen.sit(link)
        screen.page.get_by_text("92 caravans fit.").wait_for()
        sides = screen.page.locator("[data-choosable][data-place*='/']")
        assert sides.count() > 40
        for number in range(0, sides.count(), 9):
            name = str(sides.nth(number).get_attribute("data-place"))
            box = sides.nth(number).bounding_box()
            assert box
            screen.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            screen.page.wait_for_selector("[data-put-back], [data-confirm]")
            assert name in screen.page.locator(".prompt").inner_text()
            screen.page.keyboard.press("Escape")
            screen.page.wait_for_selector("[data-put-back], [data-confirm]", state="detached")
