"""A walk through the table of Kemet in all its states, always the same one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import kemet_positions as at
from players import told
from screen import Screen

PEOPLE = ["Nefer", "Ptah", "Teti", "Meri", "Hori"]
ATTACK = [
    "player1 from front-1 take 5 with giant-scorpion to obelisk-12",
    "player2 pass",
]
SEALED = [
    "player1 card shield-push unused chariot-raid",
    "player1 invoke war-fury invoke bloodbath invoke war-rage done",
]
ANSWERED = "player2 card phalanx-defense unused chariot-raid invoke iron-wall done"
REVEALED = [*ATTACK, *SEALED, ANSWERED]
WON = [*REVEALED, "player1 pay war-fury", "player2 wound veto done"]


def kemet_pages(screen: Screen, language: str) -> Iterator[str]:
    """Each time something is to be looked at: its name."""
    walk = Walk(screen, language)
    yield from walk.start()
    yield from walk.asked()
    yield from walk.acting()
    yield from walk.marching()
    yield from walk.answering()
    yield from walk.sealing()
    yield from walk.handed_on()
    yield from walk.ending()


# What is asked there, and of which seat. The first is seat 0.
ASKED: dict[str, tuple[dict[str, Any], list[str], int]] = {
    "city": (at.CITIES, [], 0),
    "levels": (at.LEVELS, [], 0),
    "deploy": (at.DEPLOY, [], 0),
    "raise": (at.ACT, ["player1 token raise"], 0),
    "recruit": (at.RECRUIT, [], 0),
    "escape": (
        at.ATTACKED,
        ["player2 from obelisk-12 take 4 with ancestral-elephant to front-1"],
        0,
    ),
    "paying": (at.ATTACK, REVEALED, 0),
    "wound": (at.ATTACK, [*REVEALED, "player1 pay war-fury"], 1),
    "losses": (at.ATTACK, WON, 1),
    "retreat": (at.ATTACK, [*WON, "player2 retreat"], 0),
    "victory": (at.ATTACK, [*WON, "player2 retreat", "player1 drive west-bank"], 0),
    "night card": (at.KEEP, [], 0),
    "night tile": (at.TILES, [], 0),
    "night order": (at.ORDER, [], 0),
    "waiting": (at.ACT, [], 2),
}


class Walk:
    def __init__(self, screen: Screen, language: str) -> None:
        self.screen, self.language = screen, language

    def sit(self, position: dict[str, Any], *lines: str, seat: int = 0) -> list[str]:
        """Take a seat of a table that begins so and goes on like that."""
        links = self.screen.site.table(PEOPLE[: position["seats"]], position=position)
        told(self.screen.site, links, *lines)
        self.screen.sit(links[seat], language=self.language, asked=False)
        return links

    def go_on(self, links: list[str], line: str) -> None:
        before = self.screen.stamp()
        told(self.screen.site, links, line)
        self.screen.changed(before)

    def pick(self, selector: str, number: int = 0) -> None:
        self.screen.press(selector, number)
        self.screen.page.wait_for_selector("[data-confirm]")

    def start(self) -> Iterator[str]:
        self.screen.go(language=self.language)
        self.screen.press("button.button:not(.primary)[aria-describedby='start-kemet']")
        yield "start of kemet"
        self.screen.open_all()
        yield "start of kemet with all open"
        self.screen.confirm_every_choice()

    def asked(self) -> Iterator[str]:
        for name, (position, lines, seat) in ASKED.items():
            self.sit(position, *lines, seat=seat)
            yield name

    def acting(self) -> Iterator[str]:
        self.sit(at.ACT)
        yield "act"
        for tab in range(1, self.screen.page.locator("nav button").count()):
            self.screen.press("nav button", tab)
            yield f"tab {tab} of kemet"
        if not self.screen.touch:  # on a phone the market is a tab, and always open
            self.screen.press("[data-market]")
            self.screen.page.wait_for_selector("[data-tile]")
            yield "market opened"
        self.sit(at.ACT, "player1 token buy-red")
        yield "buy"
        self.pick("[data-tile][data-choosable]")
        yield "buy picked"
        self.sit(at.RECRUIT)
        self.pick(".count [data-choosable]", 3)
        yield "recruit picked"

    def marching(self) -> Iterator[str]:
        links = self.sit(at.MARCH)
        yield "march"
        steps = {"count": "from front-1", "creature": "take 4", "step": "with giant-scorpion"}
        for name, words in steps.items():
            self.go_on(links, f"player1 {words}")
            yield name
        self.pick("[data-place='obelisk-12']")
        yield "attack picked"
        self.sit(at.MARCH, "player1 from city-1a")
        yield "teleport"

    def answering(self) -> Iterator[str]:
        self.sit(at.ANOTHER, "player5 play prayer")
        yield "veto"
        self.screen.press(".answers [data-choosable]")
        self.screen.page.wait_for_selector(".answered")
        yield "veto answered"

    def sealing(self) -> Iterator[str]:
        links = self.sit(at.ATTACK, *ATTACK)
        yield "battle cards"
        cards = {"card chosen": "card shield-push", "cards chosen": "unused chariot-raid"}
        hold = {"card hidden": "invoke war-fury", "all hidden": "invoke bloodbath"}
        for name, words in {**cards, **hold, "sealed": "done"}.items():
            self.go_on(links, f"player1 {words}")
            yield name

    def handed_on(self) -> Iterator[str]:
        """All of a table at one screen: hands are covered till the right one holds it."""
        links = self.screen.site.table(PEOPLE[:3], position=at.ATTACK)
        self.screen.sit(*links, language=self.language)
        yield "cover of kemet"

    def ending(self) -> Iterator[str]:
        links = self.screen.site.table(PEOPLE[:3], position=at.DUSK)
        self.screen.sit(links[0], language=self.language)
        yield "dusk"
        told(self.screen.site, links, "player1 sacrifice", "player1 sacrifice")
        self.screen.page.wait_for_selector("[data-result]")
        yield "result of kemet"
