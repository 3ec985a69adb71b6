"""A real browser before a real server: what a person does with mouse, keys or fingers."""

from __future__ import annotations

import json
import random
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

ROOT = Path(__file__).parents[2]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SMALL_DESK = {"width": 1280, "height": 720}
TOUCHED = 600  # px: what is narrower is a phone
NARROW = {"width": 360, "height": 740}  # a small phone

# Something to do, or the end: what a person waits for.
READY = """() => document.querySelector(
    '[data-choosable],[data-confirm],[data-another],[data-hold],[data-result]') !== null"""
CHOOSABLE = "[data-choosable]"


class Site:
    """A server of its own in another process, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tawy.sqlite"
        self.port = 0
        self.start()

    def start(self) -> None:
        """On the same port as before, if there was one: links stay good."""
        command = [sys.executable, "-m", "tawy", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", str(self.database)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would: nothing is closed, nothing is written any more."""
        self.process.send_signal(signal.SIGKILL)
        self.stop()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()

    def table(self, names: list[str], **more: Any) -> list[Any]:
        """A new table; who is called after luck plays at random. The links of its seats."""
        seats = [
            {"name": name, "bot": "random" if name.startswith("Luck") else ""} for name in names
        ]
        game = more.get("position", {"game": "ankh"})["game"]
        body = json.dumps({"game": game, "seats": seats, **more}).encode()
        request = urllib.request.Request(f"{self.address}/api/tables", body, method="POST")
        with urllib.request.urlopen(request) as response:
            links: list[Any] = json.load(response)["links"]
        return links

    def record(self, link: str) -> str:
        with urllib.request.urlopen(f"{self.address}/api/seats/{link}/record") as response:
            return str(response.read().decode())


def chromium(playwright: Playwright) -> Browser:
    path = shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "no Chromium: apt install chromium"
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


class Screen:
    """One browser window. What it complains about in its console is kept, and all it was sent."""

    def __init__(self, browser: Browser, site: Site, size: dict[str, int] = DESK) -> None:
        touch = size["width"] < TOUCHED
        self.context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]  # it is typed as a class of its own
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
            reduced_motion="reduce",
        )
        self.site = site
        self.touch = touch
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.received: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.hear)
        self.page.on("websocket", self.listen)

    def hear(self, message: Any) -> None:
        # While the server is away the browser says so itself.
        if message.type in ("error", "warning") and "ERR_CONNECTION" not in message.text:
            self.complaints.append(message.text)

    def listen(self, line: Any) -> None:
        """What a line brings late, when the page is at another table, belongs to its own table."""
        received = self.received
        line.on("framereceived", lambda frame: received.append(str(frame)))

    def go(self, path: str = "", language: str = "en") -> None:
        self.page.goto(f"{self.site.address}/?language={language}{path}")

    def sit(self, *links: str, language: str = "en", asked: bool = True) -> None:
        """Take these seats at a table; or look on, where nothing is asked of them yet."""
        self.page.goto("about:blank")  # what was there before is gone
        self.go(f"#/table/{'.'.join(links)}", language)
        if asked:
            self.ready()
        else:
            self.page.wait_for_selector("main[data-stamp], [data-hold]")

    def confirm_every_choice(self) -> None:
        """As the menu offers it, from the next page on: what a choice would do is shown first."""
        self.page.evaluate("localStorage.setItem('tawy-confirms', 'yes')")

    def ready(self) -> None:
        self.page.wait_for_function(READY, timeout=20_000)

    def open_all(self) -> None:
        closed = self.page.locator("main details:not([open]) > summary")
        while closed.count():
            closed.first.click()

    def over(self) -> bool:
        return self.page.locator("[data-result]").count() > 0

    # --- with the hand

    def press(self, selector: str, number: int = 0) -> None:
        """Click or tap it, wherever on the page it is: people scroll to where they can see it."""
        self.page.locator(selector).nth(number).wait_for(state="attached")
        point = self.page.evaluate(POINT, [selector, number])
        assert point, f"{selector} {number} is covered by something else"
        self.point_at(point)

    def point_at(self, point: list[float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def hold(self) -> None:
        """The button of the card that covers the screen, till it gives way."""
        self.page.locator("[data-hold]").hover()
        self.page.mouse.down()
        self.page.wait_for_selector("[data-hold]", state="detached")
        self.page.mouse.up()

    def stamp(self) -> str:
        """What the page shows: it changes with every step."""
        return self.page.evaluate(STAMP)  # type: ignore[no-any-return]

    def is_asked(self) -> bool:
        return self.page.locator("[data-choosable],[data-confirm],[data-hold]").count() > 0

    def step(self, dice: random.Random) -> None:
        """One thing that a person would do next, by mouse or finger."""
        self.step_once(dice)
        self.ready()

    def step_once(self, dice: random.Random) -> None:
        """As a step, but perhaps others are asked after it."""
        before = self.stamp()
        if self.page.locator("[data-hold]").count():
            self.hold()
        elif self.page.locator("[data-confirm]").count():
            self.press("[data-confirm]")
        elif self.page.locator("[data-another]").count():
            self.press(dice.choice(["[data-another]", "[data-anyway]"]))
        else:
            self.press_any(dice)
        self.changed(before)

    def press_any(self, dice: random.Random) -> None:
        """One of what is on offer; something may join it, or go, while a finger is on its way."""
        number = dice.randrange(self.choosable())
        for _ in range(FAR):
            if point := self.page.evaluate(POINT, [CHOOSABLE, number]):
                return self.point_at(point)
            number %= self.choosable()
        raise AssertionError("what is on offer is covered by something else")

    def choosable(self) -> int:
        """How many things are on offer; while it is shown what others did there are none."""
        while not (count := self.page.locator(CHOOSABLE).count()):
            self.page.wait_for_selector(CHOOSABLE, state="attached")
        return count

    # --- with the keys alone

    def step_by_keys(self, dice: random.Random) -> None:
        before = self.stamp()
        if self.page.locator("[data-hold]").count():
            self.page.keyboard.down("Enter")  # the button has the focus
            self.page.wait_for_selector("[data-hold]", state="detached")
            self.page.keyboard.up("Enter")
        elif self.page.locator("[data-confirm]").count():
            self.page.keyboard.press("Shift+Enter")
        elif self.page.locator("[data-another]").count():
            self.page.keyboard.press("Escape")
        else:
            self.reach(dice.randrange(self.choosable()))
            self.page.keyboard.press("Enter")
        self.changed(before)
        self.ready()

    def reach(self, number: int) -> None:
        """Bring the focus to one of the things on offer."""
        for _ in range(FAR):
            key = self.page.evaluate(KEY_TO, number)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError("the keys do not lead there")

    def changed(self, before: str) -> None:
        self.page.wait_for_function(f"before => ({STAMP})() !== before", arg=before, timeout=60_000)

    def close(self) -> None:
        self.context.close()


FAR = 300  # presses of a key

# Where to put a finger on it, so that it is not on anything else: as near to its middle as can be.
POINT = """([selector, number]) => {
    const node = document.querySelectorAll(selector)[number];
    if (!node) return null;
    node.scrollIntoView({block: 'center', inline: 'center'});
    const {x, y, width, height} = node.getBoundingClientRect();
    const parts = [0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3, -0.4, 0.4, -0.46, 0.46];
    const points = parts.flatMap(h => parts.map(v => [h, v])).sort(
        ([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d));
    const places = points.map(([h, v]) => [x + width * (0.5 + h), y + height * (0.5 + v)]);
    return places.find(place => node.contains(document.elementFromPoint(...place)));
}"""

# The key that leads on from the focus to it; none if it is there.
KEY_TO = """number => {
    const target = document.querySelectorAll('[data-choosable]')[number];
    return document.activeElement === target ? null : ']';
}"""

# What is asked, picked, covered and on offer: a list of choices that opens is a step too.
STAMP = """() => JSON.stringify([
    document.querySelector('[data-stamp]')?.dataset.stamp,
    document.querySelector('[data-confirm]') !== null,
    document.querySelector('[data-another]') !== null,
    document.querySelector('[data-hold]') !== null,
    [...document.querySelectorAll('[data-choosable]')].map(
        node => [node.textContent.trim(), node.ariaLabel, node.ariaExpanded]),
])"""


@contextmanager
def screens(browser: Browser, site: Site, *sizes: dict[str, int]) -> Iterator[list[Screen]]:
    """Windows that had nothing to complain about when they are closed."""
    opened = [Screen(browser, site, size) for size in sizes]
    try:
        yield opened
        assert [screen.complaints for screen in opened] == [[] for _ in opened]
    finally:
        for screen in opened:
            screen.close()
