"""Servers for tests, and guests who sit at their tables over real sockets."""

import json
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect

from tawy.server.app import make_app, make_server


class Reached:
    """A server that listens on this port of the loopback."""

    def __init__(self, port: int) -> None:
        self.port = port

    def post(self, body: bytes) -> tuple[int, Any]:
        request = urllib.request.Request(self.url("tables"), body, method="POST")
        return self.answered(request)

    def get(self, path: str) -> tuple[int, Any]:
        return self.answered(urllib.request.Request(self.url(path)))

    def answered(self, request: urllib.request.Request) -> tuple[int, Any]:
        try:
            with urllib.request.urlopen(request) as response:
                text = response.read().decode()
                return response.status, text if text.startswith("tawy") else json.loads(text)
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read())

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}/api/{path}"

    def table(self, wanted: dict[str, Any]) -> list[Any]:
        status, made = self.post(json.dumps(wanted).encode())
        assert status == 201, made
        links: list[Any] = made["links"]
        return links

    @contextmanager
    def seat(self, link: str, since: dict[str, Any] | None = None) -> Iterator["Guest"]:
        with connect(f"ws://127.0.0.1:{self.port}/api/seats/{link}") as socket:
            guest = Guest(socket)
            guest.say(type="hello", since=since or {})
            yield guest


class Served(Reached):
    """A server of its own on a free port of the loopback."""

    def __init__(self, database: Path) -> None:
        app = make_app(str(database))
        self.server = make_server(app, 0)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
        super().__init__(self.server.servers[0].sockets[0].getsockname()[1])

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()


class Guest:
    """A client with a memory: what it was told, and what it sees."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.events: list[Any] = []
        self.seen: dict[str, Any] = {}

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; updates before it are taken in."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=20))
            if message["type"] == "update":
                for news in message["news"]:
                    self.events[news["kept"] :] = news["events"]
                self.seen = message["observation"]
            if message["type"] in kinds:
                return message

    def choose(
        self, *options: int, expect: dict[str, Any] | None = None, command: str = ""
    ) -> dict[str, Any]:
        mark = self.seen["mark"] if expect is None else expect
        name = command or f"{uuid4()}"
        self.say(type="choose", id=name, expect=mark, options=options)
        return self.hear("done", "refused")


def catch_up(guest: Guest) -> None:
    """Ask something: what was told before the answer has been taken in."""
    guest.say(type="why-not", id="now", kind="none", word="none")
    guest.hear("obstacles")
