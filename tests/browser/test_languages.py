"""No language shows through another one, and no id through any."""

import re

import pytest
from playwright.sync_api import Browser
from screen import DESK, Screen, Site, screens
from walk import WALKS

from tawy.words import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
# All that is written or read out on a page, piece by piece.
TEXTS = """() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.add(walker.currentNode.textContent.trim());
    for (const node of document.querySelectorAll('[aria-label],[title]'))
        for (const name of ['aria-label', 'title']) found.add(node.getAttribute(name) ?? '');
    return [...found];
}"""
ID = re.compile(r"\b(ankh|kemet|page|start|reason)-[a-z]+(-[a-z]+)*\b")
# What is the same in several languages, each word for itself.
NAMES = {
    "Tawy", "Nefer", "Ptah", "Teti", "Meri", "Hori", "English", "Español", "Italiano", "Deutsch",
    "Português", "Apep", "Satet", "Tab", "Enter", "Shift", "Esc", "Ankh", "Kemet", "Delta", "Veto",
}  # fmt: skip
SAME = {
    "es": {"Amun", "Anubis", "Isis", "Osiris", "Avaris", "Bubastis", "total"},
    "it": {"Menu", "Scenario", "Computer", "Avaris", "Thinis"},
    "de": {
        "Anubis",
        "Isis",
        "Osiris",
        "Amun",
        "Pause",
        "Region",
        "Obelisk",
        "Androsphinx",
        "Computer",
        "Name",
        "Abydos",
        "Bubastis",
        "Memphis",
        "Thinis",
        "Legion",
        "Initiative",
        "Sphinx",
        "Teleport",
        "Teleportation",
        "Vision",
        "minus",
    },
    "pt-BR": {"Menu", "total"},
}
RULE = re.compile(r"(ANKH|KEMET)-[A-Z0-9-]+")
WORD = re.compile(r"[^\W\d_]{3,}")


def texts(screen: Screen, language: str) -> dict[str, set[str]]:
    return {
        name: set(screen.page.evaluate(TEXTS))
        for pages in WALKS.values()
        for name in pages(screen, language)
    }


@pytest.fixture(scope="module")
def english(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    site = Site(tmp_path_factory.mktemp("english"))
    with screens(browser, site, DESK) as (screen,):
        found = texts(screen, "en")
    site.stop()
    return found


def said(text: str, known: set[str]) -> bool:
    """Whether there is any word in it that a language would say its own way."""
    words = set(WORD.findall(RULE.sub("", text)))
    return bool({word for word in words if word not in known})


@pytest.mark.timeout(300)
@pytest.mark.parametrize("language", OTHERS)
def test_no_english_shows_through(
    browser: Browser, site: Site, english: dict[str, set[str]], language: str
) -> None:
    with screens(browser, site, DESK) as (screen,):
        own = texts(screen, language)
    known = NAMES | SAME[language]
    left = {
        name: {text for text in found & english[name] if said(text, known)}
        for name, found in own.items()
    }
    assert {name: these for name, these in left.items() if these} == {}


def test_no_id_shows_through(english: dict[str, set[str]]) -> None:
    for name, found in english.items():
        assert not [text for text in found if ID.search(text)], name
