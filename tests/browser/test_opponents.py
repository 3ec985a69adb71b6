"""An opponent of a level: from the form to what it says of its choices."""

import random

import pytest
from playwright.sync_api import Browser
from screen import DESK, Screen, Site, screens

WHY = "[aria-haspopup=dialog]"
# What the page says of the step that is shown, whenever it changes.
NOTE_STEPS = """() => {
    window.steps = [];
    new MutationObserver(() => {
        const told = document.querySelector('.since p')?.textContent ?? '';
        if (document.querySelector('[data-moment]') && window.steps.at(-1) !== told)
            window.steps.push(told);
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def ask_why(screen: Screen) -> str:
    """With the keys alone; afterwards they go on where they were."""
    page = screen.page
    page.locator(WHY).focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('dialog')?.innerText.includes('…')")
    told = page.locator("dialog").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("wanted => document.activeElement.matches(wanted)", WHY)
    return told


@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_a_level_is_chosen_and_says_why(browser: Browser, site: Site, game: str) -> None:
    dice = random.Random(2)
    with screens(browser, site, DESK) as (screen,):
        screen.go()
        screen.page.locator(f"input[name=game][value={game}]").check()
        screen.page.get_by_role("combobox", name="Level", exact=True).select_option("farmer")
        screen.page.get_by_role("button", name="Play", exact=True).click()
        screen.ready()
        row = screen.page.locator(f"[data-seat]:has({WHY})")
        assert "Farmer" in row.inner_text()
        told = ask_why(screen)
        for _ in range(60):
            if "+" in told:
                break
            screen.step(dice)
            told = ask_why(screen)
    assert "+" in told, "nothing was better"
    assert "not on the cards in anyone's hand" in told
    assert "Why did" in told


def test_what_an_opponent_does_is_shown_step_by_step(browser: Browser, site: Site) -> None:
    dice = random.Random(3)
    with screens(browser, site, DESK) as (screen,):
        screen.sit(site.table(["Nefer", "Luck"], game="kemet")[0])
        screen.page.evaluate(NOTE_STEPS)
        follow(screen)
        while not (shown := screen.page.evaluate("window.steps")):
            screen.step(dice)  # which waits till there is something to choose again
        follow(screen)
        for _ in range(20):
            screen.step(dice)
        assert screen.page.evaluate("window.steps") == shown, "it was to be shown no more"
    assert all(step.startswith("Step ") for step in shown)


def follow(screen: Screen) -> None:
    """Change whether steps are shown as they come: in these windows nothing moves by itself."""
    screen.page.get_by_label("Menu").click()
    screen.page.get_by_label("Show the other players' turns step by step").click()
    screen.page.keyboard.press("Escape")
    assert screen.page.evaluate("document.activeElement.matches('details:not([open]) > summary')")
