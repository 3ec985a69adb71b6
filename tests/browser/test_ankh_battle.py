"""Battles of Ankh on every screen, in the longest language: all of a battle is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from players import Players, told
from playwright.sync_api import Browser
from positions import CROWD
from screen import Screen, Site, screens

SIZES = [(1280, 720), (1440, 900), (1920, 1080), (768, 1024), (390, 844), (360, 740)]
PEOPLE = ["Nefertari", "Ptah", "Teti", "Imhotep", "Hatschepsut"]
PLAGUES = ["player1 card plague", "player2 card plague", "player3 card drought"]
SHOWN = [*PLAGUES, "player4 card miracle", "player5 card cycle"]
BUILDING = ["player1 card build", *SHOWN[1:]]
TIED = [
    "player1 card drought", "player2 card cycle", "player3 card drought", "player4 card cycle",
    "player5 card flood",
]  # fmt: skip

# What has to be scrolled to, what is cut, and which buttons lie outside or under something.
UNFIT = """() => {
    const wrong = [];
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight + 1) wrong.push(`page: ${page.scrollHeight} high`);
    if (page.scrollWidth > innerWidth + 1) wrong.push(`page: ${page.scrollWidth} wide`);
    const seen = node => node.checkVisibility({visibilityProperty: true})
        && !node.closest('.unseen') && getComputedStyle(node).clipPath === 'none'
        && node.getBoundingClientRect().width > 0;
    for (const node of document.querySelectorAll('main *')) {
        if (!seen(node) || node.closest('svg')) continue;
        const style = getComputedStyle(node), name = `${node.className} ${node.textContent.trim()}`;
        if (style.overflowX === 'visible' || !node.textContent.trim()) continue;
        if (node.scrollWidth > node.clientWidth + 1) wrong.push(`cut: ${name}`);
        if (node.scrollHeight > node.clientHeight + 1) wrong.push(`cut: ${name}`);
    }
    for (const node of document.querySelectorAll('main button')) {
        if (!seen(node)) continue;
        const {left, top, right, bottom} = node.getBoundingClientRect();
        const name = node.textContent.trim() || node.ariaLabel;
        if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
            wrong.push(`outside: ${name}`);
        else if (!node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
            wrong.push(`covered: ${name}`);
        if (node.scrollWidth > node.clientWidth + 1) wrong.push(`too long: ${name}`);
    }
    return wrong;
}"""
# Where everything is that can be clicked.
PLACES = """() => [...document.querySelectorAll('[data-stage] button')].map(node => {
    const {x, y} = node.getBoundingClientRect();
    return [Math.round(x), Math.round(y)];
})"""


@contextmanager
def at_battle(
    browser: Browser, site: Site, size: tuple[int, int], *lines: str
) -> Iterator[tuple[Screen, list[str]]]:
    """Ra's screen in the first battle, after these lines."""
    links = site.table(PEOPLE, position=CROWD)
    told(site, links, "player4 one card", *lines)
    with screens(browser, site, {"width": size[0], "height": size[1]}) as (screen,):
        screen.sit(links[0], language="de", asked=False)
        screen.page.wait_for_selector("[data-stage]")
        yield screen, links


def fits(screen: Screen) -> None:
    assert screen.page.evaluate(UNFIT) == []


def passing(site: Site, links: list[str]) -> None:
    """Whoever may pass does, till somebody cannot."""
    with ExitStack() as kept:
        seats = Players(kept, site, links).seats
        while asked := [one for one in seats if may_pass(one.seen)]:
            asked[0].do("pass")
            for one in seats:
                one.catch_up()


def may_pass(seen: dict[str, list[dict[str, str]]]) -> bool:
    return any(choice["words"] == "pass" for choice in seen["choices"])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_forecast_and_seal_are_in_sight(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    """And nothing moves when a card is picked, or another one."""
    with at_battle(browser, site, size) as (screen, _):
        cards = screen.page.locator("[role=radio][data-choosable]")
        assert cards.count() == 6
        fits(screen)
        before = screen.page.evaluate(PLACES)
        for name in ("Dürre", "Heuschreckenplage", "Streitwagen"):
            screen.page.locator("[role=radio]", has_text=name).click()
            screen.page.locator("[aria-checked=true]", has_text=name).wait_for()
            fits(screen)
            assert screen.page.evaluate(PLACES) == before
        assert screen.page.locator(".preview").inner_text()
        screen.page.get_by_role("button", name="Diese Karte festlegen").click()
        screen.page.get_by_role("button", name="Wahl ändern").wait_for()
        fits(screen)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_bids_and_spaces_are_in_sight(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    with at_battle(browser, site, size, *SHOWN) as (screen, _):
        fits(screen)
        before = screen.page.evaluate(PLACES)
        screen.page.get_by_role("radio", name="4", exact=True).click()
        screen.page.get_by_text("Mehr bieten können: Isis und Osiris.").wait_for()
        fits(screen)
        assert screen.page.evaluate(PLACES) == before
    with at_battle(browser, site, size, *BUILDING) as (screen, _):
        fits(screen)
        screen.page.locator("[data-stage] .plain button").first.click()
        screen.page.wait_for_selector("[data-stage] [data-offer]")
        fits(screen)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_how_it_went_is_shown_and_hides_no_other_battle(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    """The tie-break is named, the dead are marked; the second battle has the stage at once."""
    with at_battle(browser, site, size, *TIED) as (screen, links):
        page = screen.page
        fits(screen)
        page.get_by_role("button", name="Gleichstandsplättchen einsetzen").first.click()
        page.get_by_role("heading", name="Re gewinnt den Gleichstand bei 3").wait_for()
        fits(screen)
        passing(site, links)
        told(site, links, "player4 one card")
        page.get_by_role("heading", name="Kampf in Region 2", exact=True).wait_for()
        page.locator("[role=radio][data-choosable]").first.wait_for()
        fits(screen)
        page.get_by_role("button", name="Verlauf ansehen").click()
        page.get_by_role("heading", name="Re gewinnt den Gleichstand bei 3").wait_for()
        assert page.locator("[data-lost]").count() == 3
        fits(screen)
        page.get_by_role("button", name="Weiter zu Region 2").click()
        page.locator("[role=radio][data-choosable]").first.wait_for()
