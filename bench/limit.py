"""The limit of the stack: the same texts on the same lines, with no rules and no store.

`python -m bench.limit FOLDER`, started by `bench.server`: uvicorn and Starlette as the server has
them, and for each choice the very texts that the server would send, to the same seats.
"""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.loops.auto import auto_loop_factory

from bench.script import PREPARED, SEATS, TEXTS, Prepared, Texts, read
from tawy.cli.serving import listen
from tawy.server.app import make_server


class Table:
    """A game that is known to the end."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.at = 0
        self.sockets: list[WebSocket | None] = [None] * SEATS

    async def visit(self, socket: WebSocket, seat: int) -> None:
        self.sockets[seat] = socket
        await socket.receive()  # hello
        await socket.send_text(self.texts.firsts[seat])
        while (await socket.receive())["type"] != "websocket.disconnect":
            step = self.texts.steps[self.at]
            self.at += 1
            await socket.send_text(step.done)
            for other, text in step.news:
                if (line := self.sockets[other]) is not None:
                    await line.send_text(text)


def make_app(folder: Path) -> Starlette:
    prepared, texts = read(folder / PREPARED, Prepared), read(folder / TEXTS, list[Texts])
    seats: dict[str, tuple[Table, int]] = {}
    for game in prepared.games:
        table = Table(texts[game.script])
        seats |= {link: (table, seat) for seat, link in enumerate(game.links)}

    async def seat(socket: WebSocket) -> None:
        await socket.accept()
        table, seat = seats[socket.path_params["link"]]
        await table.visit(socket, seat)

    return Starlette(routes=[WebSocketRoute("/api/seats/{link}", seat)])


def main() -> None:
    app, listener = make_app(Path(sys.argv[1])), listen(0)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as the server does
    gc.collect()
    gc.freeze()
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(make_server(app, 0).serve(sockets=[listener]))


if __name__ == "__main__":
    main()
