"""Whether all of a page is in sight: nothing scrolls, nothing is cut, every button can be pressed.

A *scope* is a selector; what is only for screen readers is left out.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Desks, a tablet, phones.
SIZES = [(1280, 720), (1440, 900), (1920, 1080), (768, 1024), (390, 844), (360, 740)]

# For each check: what is seen of a scope, and what a finding is called.
SEEN = """
    const hidden = node => node.closest('.unseen, svg, details:not([open]) > :not(summary)')
        || getComputedStyle(node).clipPath !== 'none';
    const all = scope => [...document.querySelectorAll(`:is(${scope}), :is(${scope}) *`)];
    const seen = scope => all(scope).filter(
        node => node.checkVisibility({visibilityProperty: true}) && !hidden(node));
    const called = node => `${node.tagName.toLowerCase()}.${node.className} `
        + `"${(node.innerText ?? '').trim().slice(0, 40)}"`;
    const buttons = scope => seen(scope).filter(node => node.matches('button, a[href], summary'));
"""

SCROLLS = """scope => {
    const found = [];
    const {scrollHeight, scrollWidth} = document.scrollingElement;
    if (scrollHeight > innerHeight) found.push(`page: ${scrollHeight} of ${innerHeight}`);
    if (scrollWidth > innerWidth) found.push(`page: ${scrollWidth} of ${innerWidth} wide`);
    for (const node of seen(scope)) {
        const {overflowX, overflowY} = getComputedStyle(node);
        const within = [overflowX, overflowY].map(one => one === 'auto' || one === 'scroll');
        if (within[0] && node.scrollWidth > node.clientWidth + 1
            || within[1] && node.scrollHeight > node.clientHeight + 1) found.push(called(node));
    }
    return found;
}"""

# What does not fit into its own box, or has a word broken where no hyphen says so.
CUT = """scope => {
    const HYPHEN = /[-\\u2010-\\u2015\\u00AD/]/;
    const wide = node => node.clientWidth && node.scrollWidth > node.clientWidth + 1;
    const high = node => node.clientHeight && node.scrollHeight > node.clientHeight + 1;
    const found = [];
    for (const node of seen(scope)) {
        const {overflowX, overflowY} = getComputedStyle(node);
        const texts = [...node.childNodes].filter(one => one.nodeType === 3 && one.data.trim());
        if (overflowX !== 'visible' && wide(node) || overflowY !== 'visible' && high(node)
            || texts.length && wide(node)) found.push(`cut: ${called(node)}`);
        const words = texts.flatMap(text => [...text.data.matchAll(/\\S+/g)].map(
            ({0: word, index}) => ({text, word, index})));
        for (const {text, word, index} of words) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const boxes = [...range.getClientRects()];
            if (new Set(boxes.map(({top}) => top)).size > 1 && !HYPHEN.test(word))
                found.push(`broken: ${word}`);
            if (boxes.some(({left, right}) => left < -1 || right > innerWidth + 1))
                found.push(`outside: ${word}`);
        }
    }
    return found;
}"""

OUT_OF_REACH = """scope => buttons(scope).filter(node => {
    const {left, top, width, height} = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const inside = left >= 0 && top >= 0 && left + width <= innerWidth + 1
        && top + height <= innerHeight + 1;
    return !inside || !node.contains(document.elementFromPoint(x, y));
}).map(called)"""

PLACES = """scope => Object.fromEntries(buttons(scope).map(node => {
    const {left, top} = node.getBoundingClientRect();
    return [node.innerText.trim(), [Math.round(left), Math.round(top)]];
}))"""


def _look(page: Page, script: str, scope: str) -> Any:
    return page.evaluate(f"scope => {{ {SEEN} return ({script})(scope); }}", scope)


def scrolling(page: Page, scope: str = "main") -> list[str]:
    """What has more than it shows: the page itself, or a part of the scope."""
    return _look(page, SCROLLS, scope)  # type: ignore[no-any-return]


def cut(page: Page, scope: str = "main") -> list[str]:
    return _look(page, CUT, scope)  # type: ignore[no-any-return]


def out_of_reach(page: Page, scope: str = "main") -> list[str]:
    """Buttons that are not wholly on the screen, or lie under something else."""
    return _look(page, OUT_OF_REACH, scope)  # type: ignore[no-any-return]


def unfit(page: Page, scope: str = "main") -> list[str]:
    """All of it, of a page that is to be seen whole without scrolling."""
    page.evaluate("scrollTo(0, 0)")
    return scrolling(page, scope) + cut(page, scope) + out_of_reach(page, scope)


def places(page: Page, scope: str = "main") -> dict[str, list[int]]:
    """By the words on it: where each button is."""
    return _look(page, PLACES, scope)  # type: ignore[no-any-return]


def moved(before: dict[str, list[int]], after: dict[str, list[int]]) -> list[str]:
    """The buttons that are somewhere else now; those that came or went have not moved."""
    return [name for name, place in before.items() if name in after and after[name] != place]
