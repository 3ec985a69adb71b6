"""Whole games in a real browser, to their natural end."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser
from positions import LATE
from screen import DESK, PHONE, House, Screen, screens

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
        assert play_out(screen, screen.step, 1) > 50
        with screen.page.expect_download() as download:
            screen.press("a[download]")
        assert download.value.path().read_text().startswith("tawy")


@pytest.mark.timeout(900)
def test_a_whole_game_by_touch(browser: Browser, house: House) -> None:
    link, _ = house.table(["Nefer", "Luck"])
    with screens(browser, house, PHONE) as (screen,):
        screen.sit(link)
        assert play_out(screen, screen.step, 2) > 50


@pytest.mark.timeout(900)
def test_a_whole_game_by_keys_alone(browser: Browser, house: House) -> None:
    link, _ = house.table(["Nefer", "Luck"])
    with screens(browser, house, DESK) as (screen,):
        screen.sit(link)
        assert play_out(screen, screen.step_by_keys, 3) > 50


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
    return screen.page.locator("[role=log] p").all_inner_texts()


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
            if count == 20:
                asked.page.reload()
                asked.ready()
            if count >= 40 and not died and asked.page.locator("[data-confirm]").count():
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
        assert re.search(r"^result", house.record(links[0]), re.M)


def awaited(pair: list[Screen]) -> None:
    """Till one of them is asked, or both see the end."""
    page = pair[0].page
    for _ in range(400):
        if any(screen.is_asked() for screen in pair) or all(screen.over() for screen in pair):
            return
        page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")
