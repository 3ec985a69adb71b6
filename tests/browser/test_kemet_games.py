"""Kemet in a real browser, to the natural end of its games."""

import random

import pytest
from kemet_positions import LAST_DAY, LATE
from playing import HotSeat, against_luck, play_out, record_from, told_by
from playwright.sync_api import Browser
from screen import DESK, PHONE, Site, screens

PRIVATE = "[role=grid], [role=log], [data-card], [data-intervention]"
ON_STAGE = """() => !document.querySelector('.desk.staged') ? 'over'
    : document.querySelector('[data-choosable], [data-confirm], [data-anyway]') ? 'asked'
    : 'waiting'"""
BEGINNER = {"game": "beginner"}
WON = "\nresult: goal; "


@pytest.mark.timeout(900)
def test_a_whole_game_by_mouse(browser: Browser, site: Site) -> None:
    with against_luck(browser, site, DESK, game="kemet", settings=BEGINNER) as screen:
        assert play_out(screen, screen.step, 1) > 20
        record = record_from(screen)
    assert WON in record
    assert len(told_by(record)) > 50


@pytest.mark.timeout(900)
def test_a_whole_game_by_keys_alone(browser: Browser, site: Site) -> None:
    with against_luck(browser, site, DESK, game="kemet", settings=BEGINNER) as screen:
        assert play_out(screen, screen.step_by_keys, 2) > 20
        assert WON in record_from(screen)


@pytest.mark.timeout(900)
def test_the_end_of_a_game_to_eight_by_touch(browser: Browser, site: Site) -> None:
    with against_luck(browser, site, PHONE, position=LATE) as screen:
        assert play_out(screen, screen.step, 3) >= 5
        assert WON in record_from(screen)


class Table(HotSeat):
    """With what people do at one of Kemet."""

    def press(self, selector: str, number: int = 0) -> None:
        self.end(selector, number)
        self.screen.ready()

    def end(self, selector: str, number: int = 0) -> None:
        """As a press, but perhaps others are asked after it."""
        before = self.screen.stamp()
        self.screen.press(selector, number)
        self.screen.changed(before)

    def seal(self, *cards: str) -> None:
        for card in cards:
            self.press(f"[data-card='{card}']")
        self.end("[data-confirm]")


@pytest.mark.timeout(900)
def test_three_at_one_screen_with_a_battle_and_a_veto(browser: Browser, site: Site) -> None:
    links = site.table(["Nefer", "Ptah", "Teti"], position=LAST_DAY)
    with screens(browser, site, DESK) as (screen,):
        screen.sit(*links)
        at = Table(screen, PRIVATE)
        fight(at, random.Random(4))
        veto(at)
        play_out(screen, at.step, 5)
        # Whoever looks on now is nobody: no hand is open.
        assert screen.page.locator("[data-intervention], [data-card]").count() == 0
    record = site.record(links[0])
    assert "\nplayer2 veto" in record
    assert len(set(at.handed)) == 3


def test_how_a_battle_ended_is_told_when_its_stage_is_gone(browser: Browser, site: Site) -> None:
    links = site.table(["Nefer", "Ptah", "Teti"], position=LAST_DAY)
    with screens(browser, site, DESK, DESK) as (mine, other):
        mine.sit(links[0])
        other.sit(links[1], asked=False)
        me, him = Table(mine, PRIVATE), Table(other, PRIVATE)
        attack(me)
        other.ready()
        him.press(".answers [data-choosable]")
        him.seal("phalanx-defense", "chariot-raid")
        mine.ready()
        me.seal("shield-push", "chariot-raid")
        dice = random.Random(4)
        while mine.page.evaluate(ON_STAGE) != "over":
            if mine.page.evaluate(ON_STAGE) == "asked":
                mine.step_once(dice)
            elif other.is_asked():
                other.step_once(dice)
            else:
                mine.page.wait_for_timeout(20)  # news is on its way
        mine.page.get_by_role("heading", name="How the battle went").wait_for()


def attack(at: Table) -> None:
    """All five of one go with their creature."""
    at.press("[data-place='front-1']")
    at.press(".count [data-choosable]", 4)
    at.press(".count .beside")
    at.press("[data-place='obelisk-12']")
    at.end("[data-confirm]")


def fight(at: Table, dice: random.Random) -> None:
    """One attacks; then both choose their cards in secret."""
    at.hand_over("Nefer")
    attack(at)
    at.hand_over("Ptah")
    at.press(".answers [data-choosable]")  # he does not escape
    at.seal("phalanx-defense", "chariot-raid")
    at.hand_over("Nefer")
    assert at.screen.page.locator("[data-card='phalanx-defense'] .note").count() == 0
    at.seal("shield-push", "chariot-raid")
    at.screen.ready()
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
