"""Seats that are played over sockets of their own, beside the browser."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any
from uuid import uuid4

from screen import Site
from websockets.sync.client import ClientConnection, connect


class Player:
    """A seat over a socket of its own; what it was sent is kept."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.seen: dict[str, Any] = {}
        self.received: list[str] = []
        line.send('{"type": "hello"}')
        self.hear("update")

    def hear(self, kind: str) -> dict[str, Any]:
        while True:
            text = str(self.line.recv(timeout=20))
            self.received.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "update":
                self.seen = message["observation"]
            if message["type"] == kind:
                return message

    def say(self, kind: str, **more: Any) -> None:
        # Not of `id`: a later player may get the same one, and its command be taken for an old one.
        named = {"id": f"{uuid4()}", "expect": self.seen["mark"]}
        self.line.send(json.dumps({"type": kind, **named, **more}))
        self.hear("done")  # what it did came before

    def catch_up(self) -> None:
        self.line.send('{"type": "why-not", "id": "now", "kind": "none", "word": "none"}')
        self.hear("obstacles")

    def do(self, words: str) -> None:
        """Choices by their words, as many as the line has."""
        while words:
            found = [
                one for one in self.seen["choices"] if f"{words} ".startswith(one["words"] + " ")
            ]
            assert found, f"no choice {words!r}: {[one['words'] for one in self.seen['choices']]}"
            longest = max(found, key=lambda one: len(one["words"]))
            self.say("choose", options=[longest["option"]])
            words = words[len(longest["words"]) :].strip()


class Players:
    """All seats of a table, by their links."""

    def __init__(self, kept: ExitStack, site: Site, links: list[str]) -> None:
        where = site.address.replace("http", "ws")
        self.seats = [
            Player(kept.enter_context(connect(f"{where}/api/seats/{link}", max_size=None)))
            for link in links
        ]


def told(site: Site, links: list[str], *lines: str) -> None:
    """Lines as they stand in a record, `player2 pass`, said by the seats they name."""
    with ExitStack() as kept:
        players = Players(kept, site, links).seats
        for line in lines:
            seat, _, words = line.partition(" ")
            player = players[int(seat.removeprefix("player")) - 1]
            player.catch_up()
            player.do(words)
