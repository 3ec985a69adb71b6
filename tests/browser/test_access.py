"""Everybody can read and use the pages: axe-core finds nothing, nothing is cut off."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from positions import BATTLE, LATE
from screen import DESK, PHONE, ROOT, House, Screen, screens

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RUN = """async () => {
    const found = await axe.run(document, {resultTypes: ['violations']});
    return found.violations.map(v => v.id + ': ' + v.nodes.map(n => n.html).join(' | '));
}"""
PAGES = 11
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])

# Text that does not fit where it is and cannot be scrolled to, or sticks out of the page.
CUT = """() => {
    const found = [];
    for (const node of document.querySelectorAll('body *')) {
        if (!(node instanceof HTMLElement) || node.closest('.unseen,[data-unseen]')) continue;
        if (!node.checkVisibility() || node.tagName === 'SELECT') continue;
        const style = getComputedStyle(node);
        const clips = v => v === 'hidden' || v === 'clip';
        const text = node.innerText?.trim();
        if (!text || node.querySelector('svg [data-place]')) continue;  // a detail of a board
        const box = node.getBoundingClientRect();
        if (box.width <= 1) continue;  // for ears only
        if ((clips(style.overflowX) && node.scrollWidth > node.clientWidth + 1)
            || (clips(style.overflowY) && node.scrollHeight > node.clientHeight + 1)
            || style.textOverflow === 'ellipsis')
            found.push('cut: ' + node.className + ' ' + text.slice(0, 60));
    }
    const wide = document.documentElement;
    if (wide.scrollWidth > wide.clientWidth + 1) found.push('wider than the page');
    return found;
}"""


def faults(screen: Screen, *, axe: bool) -> list[str]:
    found: list[str] = screen.page.evaluate(CUT)
    if axe:
        screen.page.evaluate(AXE)
        found += screen.page.evaluate(RUN)
    return found


def pages(screen: Screen, language: str) -> Iterator[str]:
    """Start, nothing, early, in the middle of things, battle, cover, result."""
    house = screen.house
    screen.go(language=language)
    screen.page.wait_for_selector("#start-create")
    yield "start"
    for details in screen.page.locator("details:not([open]) summary").all():
        details.click()
    yield "start with all open"
    screen.go("#/nowhere", language)
    screen.page.wait_for_selector("h1")
    yield "nowhere"
    screen.go("#/table/nobody", language)
    screen.page.wait_for_selector("a.button[href='#/']")
    yield "dead link"
    link, _, _ = house.table(["Nefer", "Luck", "Lucky"], settings={"first": "1"})
    screen.sit(link, language=language)
    yield "early"
    screen.press("[data-choosable]", 2)  # to gain followers
    screen.page.wait_for_selector("[data-confirm]")
    yield "picked"
    late = house.table(["Nefer", "Ptah", "Teti"], position=LATE)
    screen.sit(late[0], language=language)
    yield "late"
    battle = house.table(["Nefer", "Ptah", "Teti"], position=BATTLE)
    screen.sit(battle[0], language=language)
    yield "battle"
    screen.press("[data-choosable]")
    screen.page.wait_for_selector("[data-confirm]")
    yield "card picked"
    screen.sit(*battle, language=language)
    yield "cover"
    screen.hold()
    screen.ready()
    dice = random.Random(1)
    for _ in range(500):
        if screen.over():
            break
        screen.step(dice)
    yield "result"


@SIZES
@pytest.mark.timeout(300)
def test_axe_finds_nothing_on_any_page(
    browser: Browser, house: House, size: dict[str, int]
) -> None:
    with screens(browser, house, size) as (screen,):
        found = {name: faults(screen, axe=True) for name in pages(screen, "en")}
    assert {name: these for name, these in found.items() if these} == {}
    assert len(found) == PAGES


@SIZES
@pytest.mark.timeout(300)
def test_words_that_are_much_longer_are_not_cut(
    browser: Browser, house: House, size: dict[str, int]
) -> None:
    """The pseudo-locale is 40 % longer than English."""
    with screens(browser, house, size) as (screen,):
        found = {name: faults(screen, axe=False) for name in pages(screen, "en-XA")}
    assert {name: these for name, these in found.items() if these} == {}
    assert len(found) == PAGES
