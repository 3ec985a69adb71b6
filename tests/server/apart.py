"""A server in a process of its own: whatever goes wrong in it, it would say on its stderr."""

import http.client
import json
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

from served import Reached
from websockets.sync.client import ClientConnection, connect

from tawy.games import ANKH
from tawy.server.store import READ_LOG, entries_in, unpacked
from tawy.table.reopening import Stored, reopened

NAMES = [{"name": "Nefer"}, {"name": "Ptah"}, {"name": "Teti"}]


class Apart(Reached):
    """A server in a process of its own, whose complaints are kept."""

    def __init__(self, folder: Path) -> None:
        self.database, self.complaints = folder / "tawy.db", folder / "stderr"
        command = [sys.executable, "-m", "tawy", "serve", "--port", "0"]
        with self.complaints.open("w") as stderr:
            self.process = subprocess.Popen(
                [*command, "--database", str(self.database)],
                stdout=subprocess.PIPE, stderr=stderr, text=True,
            )  # fmt: skip
        assert self.process.stdout
        address = self.process.stdout.readline().split()[-1]
        super().__init__(int(address.rstrip("/").rpartition(":")[2]))

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=20)

    def said_nothing(self) -> None:
        """It ran till now, and to its end complained of nothing."""
        assert self.process.poll() is None
        self.stop()
        assert self.complaints.read_text() == ""

    def new_table(self, position: dict[str, Any]) -> list[str]:
        return self.table({"game": "ankh", "seats": NAMES, "position": position})

    def open(self, link: str) -> ClientConnection:
        return connect(f"ws://127.0.0.1:{self.port}/api/seats/{link}", max_size=None)

    def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> int:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            connection.request(method, path, body or None, headers)
            answer = connection.getresponse()
            answer.read()
            return answer.status
        finally:
            connection.close()

    def say_raw(self, *parts: bytes) -> bytes:
        """Over a socket of its own; what comes back first."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=20) as line:
            line.sendall(b"".join(parts))
            return line.recv(100)

    def kept(self, games: list[str]) -> list[Any]:
        """All that is on disk of these games, and what it comes to when it is played again."""
        held = []
        with sqlite3.connect(self.database) as base:
            for game in games:
                text = base.execute("SELECT header FROM games WHERE id = ?", [game]).fetchone()[0]
                rows = base.execute(READ_LOG, [game]).fetchall()
                stored = Stored(text, unpacked(text), entries_in(rows))
                table = reopened(ANKH, stored, "")
                assert table.stopped is None
                held.append((text, rows, table.play.digest()))
        return held

    def games(self) -> list[str]:
        with sqlite3.connect(self.database) as base:
            return [row[0] for row in base.execute("SELECT id FROM games ORDER BY rowid")]

    def told(self, link: str) -> str:
        """What somebody is sent who comes to this seat; numbers are of an opening alone."""
        with self.open(link) as line:
            line.send('{"type": "hello"}')
            return json.dumps(without_numbers(json.loads(line.recv(timeout=20))))


def without_numbers(update: dict[str, Any]) -> dict[str, Any]:
    """Of an update, or the observation in one."""
    seen = update.get("observation", update)
    rest = {**seen, "mark": seen["mark"]["stamp"], "since": bool(seen["since"])}
    if seen is update:
        return rest
    first = update["news"][0]["number"]
    news = [{**one, "number": one["number"] - first} for one in update["news"]]
    return {**update, "news": news, "observation": rest}
