"""Whole games in a real browser, to their natural end."""

import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, TimeoutError
from positions import LATE
from screen import DESK, PHONE, READY, House, Screen, screens

from tawy.games import ANKH
from tawy.kernel.frames import SPECTATOR
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


@pytest.mark.timeout(900)
def test_a_whole_game_by_mouse(browser: Browser, house: House) -> None:
    link, _ = house.table(["Nefer", "Luck"])
    with screens(browser, house, DESK) as (screen,):
        screen.sit(link)
        assert play_out(screen, screen.step, 1) > 20
        with screen.page.expect_download() as download:
            screen.press("a[download]")
        assert download.value.path().read_text().startswith("tawy")


@pytest.mark.timeout(900)
def test_a_whole_game_by_touch(browser: Browser, house: House) -> None:
    link, _ = house.table(["Nefer", "Luck"])
    with screens(browser, house, PHONE) as (screen,):
        screen.sit(link)
        assert play_out(screen, screen.step, 2) > 20


@pytest.mark.timeout(900)
def test_a_whole_game_by_keys_alone(browser: Browser, house: House) -> None:
    link, _ = house.table(["Nefer", "Luck"])
    with screens(browser, house, DESK) as (screen,):
        screen.sit(link)
        assert play_out(screen, screen.step_by_keys, 3) > 20


@pytest.mark.timeout(900)
def test_three_at_one_screen_with_secrets(browser: Browser, house: House) -> None:
    links = house.table(["Nefer", "Ptah", "Teti"], position=LATE)
    covers = 0
    with screens(browser, house, DESK) as (screen,):
        screen.sit(*links)
        dice = random.Random(4)
        for _ in range(MOST):
            if screen.over():
                break
            if screen.page.locator("[data-hold]").count():
                covers += 1
                # Nothing of the table is there to be seen, nor of anybody's cards.
                assert screen.page.locator("[role=grid], [role=radio]").count() == 0
            screen.step(dice)
        assert screen.over()
    assert covers >= 3


def log_of(screen: Screen) -> list[str]:
    return screen.page.locator("[role=log] p > span:last-child").all_inner_texts()


@pytest.mark.timeout(900)
def test_two_browsers_a_reload_and_a_server_that_dies(browser: Browser, house: House) -> None:
    """Nothing is lost, nothing is doubled: both tell one story, and it is that of the record."""
    links = house.table(["Nefer", "Ptah"])
    dice, died = random.Random(5), False
    with screens(browser, house, DESK, DESK) as pair:
        for screen, link in zip(pair, links, strict=True):
            screen.go(f"#/table/{link}")
        for count in range(MOST):
            awaited(pair)
            if all(screen.over() for screen in pair):
                break
            asked = next(screen for screen in pair if screen.is_asked())
            if count == 5:
                asked.page.reload()
                asked.ready()
            if count >= 10 and not died and asked.page.locator("[data-confirm]").count():
                before, died = asked.number(), True
                house.kill()
                asked.page.wait_for_selector("[data-line=lost]")
                asked.press("[data-confirm]")  # it is held till somebody is there to hear it
                house.start()
                asked.changed(before)
                continue
            asked.step_once(dice)
        assert died
        assert all(screen.over() for screen in pair)
        assert log_of(pair[0]) == log_of(pair[1])
        shown = log_of(pair[0])
        assert shown == told_by(house.record(links[0]))[-len(shown) :]


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
    play = replay(ANKH, read(record))
    told = [ANKH.told(play.state, event, SPECTATOR) for event in play.log.events]
    words = Words("en", ANKH)
    return [words.event(event) for event in told if event is not None]


def test_a_finger_on_a_side_means_that_side(browser: Browser, house: House) -> None:
    """Sides are short on a phone, and all of them lie beside others."""
    position = {**LATE, "at": "caravan", "facts": {**LATE["facts"], "event": 5, "markers": {}}}
    link, _, _ = house.table(["Nefer", "Ptah", "Teti"], position=position)
    with screens(browser, house, PHONE) as (screen,):
        screen.sit(link)
        sides = screen.page.locator("[data-choosable][data-place*='/']")
        assert sides.count() > 50
        for number in range(0, sides.count(), 9):
            name = str(sides.nth(number).get_attribute("data-place"))
            box = sides.nth(number).bounding_box()
            assert box
            screen.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            screen.page.wait_for_selector("[data-undo][aria-disabled=false]")
            assert name in str(screen.page.locator("[data-undo]").get_attribute("aria-label"))
            screen.press("[data-undo]")
            screen.page.wait_for_selector("[data-undo][aria-disabled=true]")
