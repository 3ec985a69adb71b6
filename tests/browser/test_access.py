"""Everybody can read and use the pages: axe-core finds nothing, nothing is cut off."""

import pytest
from playwright.sync_api import Browser
from screen import DESK, PHONE, ROOT, House, Screen, screens
from walk import pages

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RUN = """async () => {
    const found = await axe.run(document, {resultTypes: ['violations']});
    return found.violations.map(v => v.id + ': ' + v.nodes.map(n => n.html).join(' | '));
}"""
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


@SIZES
@pytest.mark.timeout(300)
def test_axe_finds_nothing_on_any_page(
    browser: Browser, house: House, size: dict[str, int]
) -> None:
    with screens(browser, house, size) as (screen,):
        found = {name: faults(screen, axe=True) for name in pages(screen, "en")}
        screen.page.emulate_media(color_scheme="dark")
        found |= {f"dark {n}": faults(screen, axe=True) for n in pages(screen, "en")}
    assert {name: these for name, these in found.items() if these} == {}
    assert {"start", "late", "battle", "cover", "result"} <= found.keys()


@SIZES
@pytest.mark.timeout(300)
def test_words_that_are_much_longer_are_not_cut(
    browser: Browser, house: House, size: dict[str, int]
) -> None:
    """The pseudo-locale is 40 % longer than English."""
    with screens(browser, house, size) as (screen,):
        found = {name: faults(screen, axe=False) for name in pages(screen, "en-XA")}
    assert {name: these for name, these in found.items() if these} == {}
    assert {"start", "late", "battle", "cover", "result"} <= found.keys()
