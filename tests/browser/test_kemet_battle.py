"""Battles of Kemet on every screen: all is in sight and in reach, in the longest language."""

from typing import Any

import kemet_positions as at
import pytest
from fitting import SIZES, moved, places, unfit
from kemet_walk import ANSWERED, ATTACK, PEOPLE, REVEALED, SEALED, WON
from players import told
from playwright.sync_api import Browser
from screen import SMALL_DESK, Screen, Site, screens

# Beside it the story of the game may scroll.
BATTLE = ".middle, .phone"
CARDS = "player1 card shield-push"
FIVE = ["player1 from front-1 take 5 with giant-scorpion to obelisk-12"]
RETREAT = [*WON, "player2 retreat"]
STAYS = [*RETREAT, "player1 drive west-bank", "player1 stay"]
# Whoever lost attacks in the turn after it.
AGAIN = [
    "player1 token pray-1",
    "player2 token move-2",
    "player2 from west-bank take 4 with ancestral-elephant to obelisk-12",
]

# What a seat sees there. The first is seat 0.
STATES: dict[str, tuple[dict[str, Any], list[str], int]] = {
    "attacked": (at.ATTACK, ATTACK[:1], 1),
    "attack announced": (at.ATTACK, ATTACK[:1], 0),
    "cards": (at.ATTACK, ATTACK, 0),
    "card chosen": (at.ATTACK, [*ATTACK, CARDS], 0),
    "card hidden": (at.ATTACK, [*ATTACK, f"{CARDS} unused chariot-raid invoke war-fury"], 0),
    "sealed": (at.ATTACK, [*ATTACK, *SEALED], 0),
    "looking on": (at.ATTACK, [*ATTACK, *SEALED], 2),
    "paying": (at.ATTACK, REVEALED, 0),
    "wounding": (at.ATTACK, [*REVEALED, "player1 pay war-fury"], 1),
    "lost": (at.ATTACK, WON, 1),
    "won": (at.ATTACK, WON, 0),
    "where to": (at.ATTACK, RETREAT, 0),
    "staying": (at.ATTACK, STAYS[:-1], 0),
    "five at the table": (at.MARCH, FIVE, 1),
    "last card": (at.MARCH, [*FIVE, "player2 pass", "player2 card shield-push"], 1),
    "five, with many tiles": (at.MARCH, [*FIVE, "player2 pass"], 0),
}


def sit(screen: Screen, state: str) -> list[Any]:
    position, lines, seat = STATES[state]
    links = screen.site.table(PEOPLE[: position["seats"]], position=position)
    told(screen.site, links, *lines)
    screen.sit(links[seat], language="de", asked=False)
    screen.page.wait_for_selector(".stage")
    return links


def resize(screen: Screen, width: int, height: int) -> None:
    """A phone has its own layout: it is there with the next picture that is drawn."""
    screen.page.set_viewport_size({"width": width, "height": height})
    screen.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


@pytest.mark.parametrize("state", STATES)
def test_all_of_a_battle_is_in_sight(browser: Browser, site: Site, state: str) -> None:
    with screens(browser, site, SMALL_DESK) as (screen,):
        sit(screen, state)
        found = {}
        for size in SIZES:
            resize(screen, *size)
            found[size] = unfit(screen.page, BATTLE)
    assert found == {size: [] for size in SIZES}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_when_something_is_picked(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    """What cannot be taken back is picked first; here everything is."""
    with screens(browser, site, dict(zip(("width", "height"), size, strict=True))) as (screen,):
        screen.go()
        screen.page.evaluate("localStorage.setItem('tawy-confirms', 'yes')")
        for state in ("last card", "lost", "where to"):
            sit(screen, state)
            before = places(screen.page, BATTLE)
            screen.press(".tray [data-choosable]")
            screen.page.wait_for_selector("[data-confirm]")
            assert moved(before, places(screen.page, BATTLE)) == [], state
            assert unfit(screen.page, BATTLE) == [], state


@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]])
def test_a_new_attack_never_hides_behind_an_old_report(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    """How the first battle went waits behind the second, and is told on the way to the board."""
    links = site.table(PEOPLE[:3], position=at.ATTACK)
    told(site, links, *ATTACK, *SEALED)
    with screens(browser, site, dict(zip(("width", "height"), size, strict=True))) as (screen,):
        screen.sit(links[2], language="de", asked=False)
        screen.page.wait_for_selector(".stage")
        told(site, links, ANSWERED, *STAYS[len(REVEALED) :])
        report = screen.page.locator(".report")
        report.wait_for()
        assert "Nefer gewinnt 14 zu 9" in report.inner_text()
        told(site, links, *AGAIN)
        screen.page.wait_for_selector(".stage header")
        assert report.count() == 0
        assert unfit(screen.page, BATTLE) == []
        screen.press(".aside")
        report.wait_for()
        assert "Nefer gewinnt 14 zu 9" in report.inner_text()
