"""Kemet in a real browser, to the natural end of its games."""

import random

import pytest
from kemet_positions import LAST_DAY, LATE
from playing import MOST, play_out, told_by
from playwright.sync_api import Browser
from screen import DESK, PHONE, House, Screen, screens

PRIVATE = "[role=grid], [role=log], [data-card], [data-intervention]"
SHORT = {"game": "beginner", "max_days": "8"}  # to 4 points
SHORTER = {**SHORT, "max_days": "4"}


@pytest.mark.timeout(900)
def test_a_whole_game_by_mouse(browser: Browser, house: House) -> None:
    link, _ = house.table(["Nefer", "Luck"], game="kemet", settings=SHORT)
    with screens(browser, house, DESK) as (screen,):
        screen.sit(link)
        assert play_out(screen, screen.step, 1) > 20
        with screen.page.expect_download() as download:
            screen.press("a[download]")
        record = download.value.path().read_text()
    assert "\nresult: " in record
    assert len(told_by(record)) > 50


@pytest.mark.timeout(900)
def test_a_whole_game_by_keys_alone(browser: Browser, house: House) -> None:
    link, _ = house.table(["Nefer", "Luck"], game="kemet", settings=SHORTER)
    with screens(browser, house, DESK) as (screen,):
        screen.sit(link)
        assert play_out(screen, screen.step_by_keys, 2) > 20


@pytest.mark.timeout(900)
def test_the_end_of_a_game_to_eight_by_touch(browser: Browser, house: House) -> None:
    link, _ = house.table(["Nefer", "Luck"], position=LATE)
    with screens(browser, house, PHONE) as (screen,):
        screen.sit(link)
        assert play_out(screen, screen.step, 3) >= 5


class HotSeat:
    """Three at one screen: it is covered before anything that only one of them may see."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.dice = random.Random(4)
        self.handed: list[str] = []  # to whom

    def press(self, selector: str, number: int = 0) -> None:
        before = self.screen.number()
        self.screen.press(selector, number)
        self.screen.changed(before)
        self.screen.ready()

    def step(self) -> None:
        if self.screen.page.locator("[data-hold]").count():
            self.hand_over()
        else:
            self.screen.step(self.dice)

    def hand_over(self, name: str = "") -> None:
        """Nothing of the table is there to be seen, nor of anybody's cards."""
        page = self.screen.page
        title = page.locator("#cover-title", has_text=name)  # the news of all seats may come late
        title.wait_for()
        assert page.locator(PRIVATE).count() == 0
        self.handed.append(title.inner_text())
        self.screen.hold()
        self.screen.ready()

    def seal(self, *cards: str) -> None:
        for card in cards:
            self.press(f"[data-card='{card}']")
        self.press("[data-confirm]")


@pytest.mark.timeout(900)
def test_three_at_one_screen_with_a_battle_and_a_veto(browser: Browser, house: House) -> None:
    links = house.table(["Nefer", "Ptah", "Teti"], position=LAST_DAY)
    with screens(browser, house, DESK) as (screen,):
        screen.sit(*links)
        at = HotSeat(screen)
        fight(at)
        veto(at)
        for _ in range(MOST):
            if screen.over():
                break
            at.step()
        assert screen.over()
        # Whoever looks on now is nobody: no hand is open.
        assert screen.page.locator("[data-intervention], [data-card]").count() == 0
    record = house.record(links[0])
    assert "\nplayer2 veto" in record
    assert len(set(at.handed)) == 3


def fight(at: HotSeat) -> None:
    """All five of one go with their creature; then both choose their cards in secret."""
    at.hand_over("Nefer")
    at.press("[data-place='front-1']")
    at.press(".count [data-choosable]", 4)
    at.press(".count .beside")
    at.press("[data-place='obelisk-12']")
    at.press("[data-confirm]")
    at.hand_over("Ptah")
    at.press(".answers [data-choosable]")  # he does not escape
    at.seal("phalanx-defense", "chariot-raid")
    at.hand_over("Nefer")
    assert at.screen.page.locator("[data-card='phalanx-defense'] .note").count() == 0
    at.seal("shield-push", "chariot-raid")
    while not at.screen.page.locator("[data-intervention='prayer'][data-choosable]").count():
        at.step()  # cards to discard, who retreats and who stays


def veto(at: HotSeat) -> None:
    """A card is played; one vetoes it, the other lets that pass twice."""
    at.press("[data-intervention='prayer']")
    at.press("[data-confirm]")
    at.hand_over("Ptah")
    # Only the window answers, whoever has a Veto or has none.
    assert at.screen.page.locator("[data-intervention][data-choosable]").count() == 0
    at.press(".answers [data-choosable]", 1)
    at.hand_over("Teti")
    at.press(".answers [data-choosable]")
    at.press(".answers [data-choosable]")
