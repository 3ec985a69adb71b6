"""The pages in a real browser: what the first load weighs, what an event costs to show.

`python -m bench.client`, with the client built and Chromium installed. The peer is the page itself:
an event is measured against the first drawing of the same table.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from websockets.sync.client import connect

from bench.seat import Seat

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "browser"))

from positions import RICH
from screen import Screen, Site, chromium

EVENTS = 120  # changes of the table that are measured


def first_load(screen: Screen, path: str) -> dict[str, float]:
    """Compressed kB of a page that nothing is kept of, by kind."""
    sizes: dict[str, float] = {}
    kinds: dict[str, str] = {}
    line = screen.context.new_cdp_session(screen.page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.on("Network.responseReceived", lambda e: kinds.update({e["requestId"]: e["type"]}))

    def finished(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"], "other")
        sizes[kind] = sizes.get(kind, 0) + event["encodedDataLength"] / 1000

    line.on("Network.loadingFinished", finished)
    screen.go(path)
    screen.page.wait_for_load_state("networkidle")
    line.detach()
    return sizes


class Clock:
    """Milliseconds of script that a page has run."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)
        self.line.send("Performance.enable")

    def read(self) -> float:
        metrics = self.line.send("Performance.getMetrics")["metrics"]
        return next(1000 * float(m["value"]) for m in metrics if m["name"] == "ScriptDuration")


def events(site: Site, screen: Screen) -> tuple[float, list[float]]:
    """Script for the first drawing of a full table, and for each change that is made there."""
    links = site.table(["Nefer", "Ptah", "Teti", "Meri", "Hori"], position=RICH)
    screen.go()
    clock, dice, found = Clock(screen.page), random.Random(1), list[float]()
    before = clock.read()
    screen.page.evaluate("link => { location.hash = `#/table/${link}` }", links[0])
    screen.ready()
    drawing = clock.read() - before
    socket = f"{site.address.replace('http', 'ws')}/api/seats/"
    with ExitStack() as stack:
        seats = [Seat(stack.enter_context(connect(socket + link))) for link in links]
        while len(found) < EVENTS and not any(seat.now().get("result") for seat in seats):
            seat = next(seat for seat in seats if seat.seen["options"])
            before = clock.read()
            seat.choose(dice)
            stamp = seats[0].now()["mark"]["stamp"]
            screen.page.wait_for_selector(f"[data-stamp='0 {stamp}']")
            found.append(clock.read() - before)
    return drawing, found


def main() -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser, site = chromium(playwright), Site(Path(folder))
        screen = Screen(browser, site)
        sizes = first_load(screen, "")
        shown = ", ".join(f"{kind} {size:.1f}" for kind, size in sorted(sizes.items()))
        print(f"first load, compressed: {sum(sizes.values()):.1f} kB ({shown})")
        drawing, found = events(site, screen)
        middle, most = statistics.median(found), sorted(found)[len(found) * 95 // 100]
        print(f"first drawing of a full table: {drawing:.1f} ms of script")
        print(f"an event there, median of {len(found)}: {middle:.1f} ms (95 %: {most:.1f})")
        print(f"an event to the first drawing: {middle / drawing:.2f}")
        site.stop()
        browser.close()


if __name__ == "__main__":
    main()
