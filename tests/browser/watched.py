"""A game at sockets of all its seats, and somebody who looks on at seat 0."""

from __future__ import annotations

import json
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from hashlib import sha256
from typing import Protocol

from leaks import Sealed
from players import Player, Players
from screen import Screen, Site

SMALL = {"width": 360, "height": 480}  # there is less to paint
KEEP_LINES = """
    window.lines = [];
    window.WebSocket = class extends WebSocket {
        constructor(...given) { super(...given); window.lines.push(this); }
    };
"""
# What the page has laid by.
STORED = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"

# Sends it over the line of the page, and comes back with the answer.
ASK = """([wish, word]) => new Promise(answered => {
    lines[0].addEventListener('message', ({data}) => data.includes(word) && answered());
    lines[0].send(wish);
})"""


class Watcher(Protocol):
    received: list[str]

    def catch_up(self) -> None: ...


class Window:
    """The browser at seat 0, which only looks on."""

    def __init__(self, screen: Screen, link: str) -> None:
        self.screen, self.asked = screen, 0
        screen.page.goto("about:blank")  # it leaves the table where it was
        self.received = screen.received = []
        screen.go(f"#/table/{link}")
        screen.page.wait_for_function("() => lines.length === 1 && lines[0].readyState === 1")

    def catch_up(self) -> None:
        """Ask over the line of the page: what was sent on it before has come, then."""
        self.asked += 1
        word = f"barrier {self.asked}"
        wish = json.dumps({"type": "why-not", "id": word, "kind": "none", "word": "none"})
        self.screen.page.evaluate(ASK, [wish, word])


class Played:
    """One game, played by dice at all seats, while somebody watches at seat 0."""

    def __init__(
        self,
        players: list[Player],
        watcher: Watcher,
        dice: random.Random,
        after: Callable[[list[Player]], None],
    ) -> None:
        self.players, self.watcher, self.dice = players, watcher, dice
        self.after = after  # each turn and ballot
        self.ballots: list[Sealed] = []
        self.kinds: Counter[str] = Counter()

    def play(self) -> None:
        while not self.players[0].seen.get("result"):
            asked = [p for p in self.players if p.seen["options"]]
            if asked[0].seen.get("secret"):
                self.ballot(asked)
            else:
                self.turn(asked[0])
            for player in self.players:
                player.catch_up()
            self.after(self.players)
        self.watcher.catch_up()

    def turn(self, player: Player) -> None:
        while player.seen["options"] and not player.seen.get("secret"):
            player.say("choose", options=[self.dice.choice(player.seen["options"])])

    def ballot(self, asked: list[Player]) -> None:
        """The others first, but for the last one at times: nothing comes of it to the watcher."""
        sitting = self.players[0]
        note = Sealed(sitting.seen["mark"]["number"], seats=[p.seen["seat"] for p in asked])
        self.kinds[asked[0].seen["question"]] += 1
        mine = self.speaker()
        note.speaks = mine is sitting
        others = [player for player in asked if player is not mine]
        self.dice.shuffle(others)
        waits = mine in asked and (not others or self.dice.random() < 0.7)
        last = mine if mine is not None and waits else others.pop()
        for player in others:
            self.seal(player, note)
        self.watcher.catch_up()
        assert last_number(self.watcher) == note.opened
        if mine is not None and mine in asked and mine is not last:
            self.seal(mine, note)
        self.seal(last, note)
        sitting.catch_up()
        note.revealed = sitting.seen["mark"]["number"]
        self.ballots.append(note)

    def seal(self, player: Player, note: Sealed) -> None:
        """All that is asked of it; now and then it thinks again."""
        while True:
            player.say("choose", options=[self.dice.choice(player.seen["options"])])
            if not player.seen["draft"]:  # it was the last one: all is revealed
                return
            self.noted(player, note)
            if self.dice.random() < 0.2:
                player.say("undo")
                self.noted(player, note)
                self.kinds["taken back"] += 1
            elif not player.seen["options"]:
                self.kinds["two cards"] += len(player.seen["draft"]) > 1
                return

    def speaker(self) -> Player | None:
        """Who speaks for the side of seat 0, if it has one."""
        side = self.players[0].seen["side"][0]
        return self.players[side] if side >= 0 else None

    def noted(self, player: Player, note: Sealed) -> None:
        if player is self.speaker():
            note.drafts.append(player.seen["draft"])


def last_number(watcher: Watcher) -> int:
    update = next(frame for frame in reversed(watcher.received) if '"type":"update"' in frame)
    return int(json.loads(update)["observation"]["mark"]["number"])


def never_told(site: Site, links: list[str]) -> list[str]:
    """The seed of the last table, its number, and the way to its other seats."""
    with sqlite3.connect(site.database) as base:
        query = "SELECT id, header FROM games ORDER BY rowid DESC LIMIT 1"
        number, header = base.execute(query).fetchone()
    key = int(json.loads(header)["key"], 16)
    hashes = [sha256(link.encode()).hexdigest() for link in links]
    return [f"{key:x}", str(key), number, *links[1:], *hashes]


def watched(
    site: Site,
    links: list[str],
    dice: random.Random,
    watch: Callable[[str], Watcher] | None = None,
    after: Callable[[list[Player]], None] = lambda _: None,
) -> tuple[Watcher, Played]:
    """A game of these dice, with who watches it: a browser, or else a socket."""
    with ExitStack() as kept:
        *players, spare = Players(kept, site, [*links, links[0]]).seats
        watcher = watch(links[0]) if watch else spare
        game = Played(players, watcher, dice, after)
        game.play()
    return watcher, game
