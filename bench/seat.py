"""A seat at a served table that chooses at random, over a line of its own."""

from __future__ import annotations

import json
import random
from typing import Any

from websockets.sync.client import ClientConnection

PATIENCE = 60  # seconds till a silent server is given up


class Seat:
    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.line.send(json.dumps({"type": "hello"}))
        self.seen: dict[str, Any] = {}
        self.count = 0
        self.listen("update")

    def listen(self, *kinds: str) -> None:
        while True:
            heard = json.loads(self.line.recv(timeout=PATIENCE))
            if heard["type"] == "update":
                self.seen = heard["observation"]
            if heard["type"] in kinds:
                return

    def now(self) -> dict[str, Any]:
        """After all news: a question is answered behind them."""
        self.line.send(json.dumps({"type": "why-not", "id": "now", "kind": "none", "word": "none"}))
        self.listen("obstacles")
        return self.seen

    def choose(self, dice: random.Random) -> None:
        self.count += 1
        choice = {"type": "choose", "id": f"{self.count}", "expect": self.seen["mark"]}
        self.line.send(json.dumps({**choice, "options": [dice.choice(self.seen["options"])]}))
        self.listen("done", "refused")
