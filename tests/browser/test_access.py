"""Everybody can read and use the pages: axe-core finds nothing, nothing is cut off."""

import pytest
from playwright.sync_api import Browser
from screen import DESK, NARROW, PHONE, ROOT, SMALL_DESK, Screen, Site, screens
from walk import WALKS

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RUN = """async rules => {
    const only = rules.length ? {runOnly: rules} : {};
    const found = await axe.run(document, {resultTypes: ['violations'], ...only});
    return found.violations.map(v => v.id + ': ' + v.nodes.map(n => n.html).join(' | '));
}"""
GAMES = pytest.mark.parametrize("game", WALKS)
# Some of what has to come along on the walk.
SEEN = {
    "ankh": {"start", "late", "why", "battle", "cover", "result"},
    "kemet": {"start of kemet", "act", "veto", "cards chosen", "retreat", "result of kemet"},
}
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


def cut(screen: Screen) -> list[str]:
    return screen.page.evaluate(CUT)  # type: ignore[no-any-return]


def violations(screen: Screen) -> list[str]:
    """Of axe's rules; in the dark of those for colours, for nothing else is another."""
    screen.page.evaluate(f"() => {{ if (!window.axe) {{ {AXE} }} }}")
    found: list[str] = screen.page.evaluate(RUN, [])
    screen.page.emulate_media(color_scheme="dark")
    found += screen.page.evaluate(RUN, ["color-contrast"])
    screen.page.emulate_media(color_scheme="light")
    return found


@GAMES
@SIZES
@pytest.mark.timeout(300)
def test_axe_finds_nothing_on_any_page(
    browser: Browser, site: Site, size: dict[str, int], game: str
) -> None:
    with screens(browser, site, size) as (screen,):
        found = {name: cut(screen) + violations(screen) for name in WALKS[game](screen, "en")}
    assert {name: these for name, these in found.items() if these} == {}
    assert SEEN[game] <= found.keys()


@GAMES
@pytest.mark.parametrize("size", [SMALL_DESK, NARROW], ids=["1280x720", "360"])
@pytest.mark.parametrize("language", ["en-XA", "de"])
@pytest.mark.timeout(300)
def test_long_words_are_not_cut(
    browser: Browser, site: Site, size: dict[str, int], language: str, game: str
) -> None:
    """The pseudo-locale is 40 % longer than English; German has the longest words of all."""
    with screens(browser, site, size) as (screen,):
        found = {name: cut(screen) for name in WALKS[game](screen, language)}
    assert {name: these for name, these in found.items() if these} == {}
    assert SEEN[game] <= found.keys()
