"""Kemet in a real browser, to the natural end of its games."""

import random

import pytest
from kemet_positions import LAST_DAY, LATE
from playing import HotSeat, against_luck, play_out, record_from, told_by
from playwright.sync_api import Browser
from screen import DESK, PHONE, House, screens

PRIVATE = "[role=grid], [role=log], [data-card], [data-intervention]"
BEGINNER = {"game": "beginner"}
WON = "\nresult: goal; "


@pytest.mark.timeout(900)
def test_a_whole_game_by_mouse(browser: Browser, house: House) -> None:
    with against_luck(browser, house, DESK, game="kemet", settings=BEGINNER) as screen:
        assert play_out(screen, screen.step, 1) > 20
        record = record_from(screen)
    assert WON in record
    assert len(told_by(record)) > 50


@pytest.mark.timeout(900)
def test_a_whole_game_by_keys_alone(browser: Browser, house: House) -> None:
    with against_luck(browser, house, DESK, game="kemet", settings=BEGINNER) as screen:
        assert play_out(screen, screen.step_by_keys, 2) > 20
        assert WON in record_from(screen)


@pytest.mark.timeout(900)
def test_the_end_of_a_game_to_eight_by_touch(browser: Browser, house: House) -> None:
    with against_luck(browser, house, PHONE, position=LATE) as screen:
        assert play_out(screen, screen.step, 3) >= 5
        assert WON in record_from(screen)


class Table(HotSeat):
    """With what people do at one of Kemet."""

    def press(self, selector: str, number: int = 0) -> None:
        before = self.screen.number()
        self.screen.press(selector, number)
        self.screen.changed(before)
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
        at = Table(screen, PRIVATE)
        fight(at, random.Random(4))
        veto(at)
        play_out(screen, at.step, 5)
        # Whoever looks on now is nobody: no hand is open.
        assert screen.page.locator("[data-intervention], [data-card]").count() == 0
    record = house.record(links[0])
    assert "\nplayer2 veto" in record
    assert len(set(at.handed)) == 3


def fight(at: Table, dice: random.Random) -> None:
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
        at.step(dice)  # cards to discard, who retreats and who stays


def veto(at: Table) -> None:
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
