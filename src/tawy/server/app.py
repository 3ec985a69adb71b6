"""The server: tables are made by HTTP and played over a WebSocket for each seat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import tawy.games  # noqa: F401  # registers the games
from tawy.kernel.options import BadInput
from tawy.records.record import write
from tawy.server.protocol import (
    LARGEST_MESSAGE,
    Ahead,
    Answer,
    Cause,
    Choose,
    Command,
    Done,
    Fault,
    Hello,
    Links,
    LookAhead,
    NewsItem,
    NewTable,
    Reasons,
    Refused,
    Seen,
    Trouble,
    Undo,
    Update,
    WhyNot,
)
from tawy.server.room import UNDO
from tawy.server.room import Refused as RefusedCommand
from tawy.server.store import Store
from tawy.server.tables import Table, Tables

NO_SUCH_TABLE = "no-such-table"
MALFORMED = "malformed"
TOO_LARGE = "too-large"
NOT_OVER = "not-over"
UNSOUND = "unsound"
CLOSED_BY_US = 4404

COMMANDS = msgspec.json.Decoder(Command)


def make_app(database: str) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.opened(database)
        app.state.tables = Tables(store)
        yield
        await store.close()

    routes = [
        Route("/api/tables", new_table, methods=["POST"]),
        Route("/api/seats/{link}/record", record),
        WebSocketRoute("/api/seats/{link}", seat),
    ]
    return Starlette(routes=routes, lifespan=lifespan)


def make_server(app: Starlette, port: int) -> uvicorn.Server:
    """On the loopback alone; port 0 is any that is free."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            "127.0.0.1",
            port,
            log_level="error",
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
        )
    )


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def new_table(request: Request) -> Response:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_MESSAGE:
            return answer(Fault(TOO_LARGE), 413)
    try:
        wanted = msgspec.json.decode(body, type=NewTable)
        return answer(Links(await request.app.state.tables.create(wanted)), 201)
    except msgspec.DecodeError as error:
        return answer(Fault(MALFORMED, "", str(error)), 400)
    except BadInput as bad:
        return answer(Fault(UNSOUND, bad.place, bad.reason), 400)


async def record(request: Request) -> Response:
    """Of a game that is over: before, it would hold the seed."""
    found = await request.app.state.tables.find(request.path_params["link"])
    if found is None:
        return answer(Fault(NO_SUCH_TABLE), 404)
    play = found[0].room.play
    if play.state.ending < 0:
        return answer(Fault(NOT_OVER), 409)
    return PlainTextResponse(write(play))


async def seat(socket: WebSocket) -> None:
    await socket.accept()
    found = await socket.app.state.tables.find(socket.path_params["link"])
    if found is None:
        await send(socket, Trouble(NO_SUCH_TABLE))
        await socket.close(CLOSED_BY_US)
        return
    visit = Visit(socket, *found)
    with suppress(WebSocketDisconnect):
        await visit.listen()
    visit.leave()


async def send(socket: WebSocket, message: Answer) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())


class Visit:
    """One browser at one seat."""

    def __init__(self, socket: WebSocket, table: Table, seat: int) -> None:
        self.socket = socket
        self.table = table
        self.seat = seat
        self.telling: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                text = message.get("text") or ""
                command = COMMANDS.decode(text)
            except msgspec.DecodeError:
                await send(self.socket, Trouble(MALFORMED))
                continue
            await self.obey(command)

    async def obey(self, command: Command) -> None:
        if isinstance(command, Hello):
            self.leave()
            self.telling = asyncio.create_task(self.tell(command.since))
        elif isinstance(command, WhyNot):
            await self.explain(command)
        elif isinstance(command, LookAhead):
            await self.look_ahead(command.option)
        else:
            await self.carry_out(command)

    async def carry_out(self, command: Choose | Undo) -> None:
        option = command.option if isinstance(command, Choose) else UNDO
        try:
            number = await self.table.command(self.seat, command.id, command.expect, option)
            await send(self.socket, Done(command.id, number))
        except RefusedCommand as refused:
            number = self.table.room.number(self.seat)
            await send(self.socket, Refused(command.id, refused.code, number))

    async def look_ahead(self, option: int) -> None:
        room, number = self.table.room, self.table.room.number(self.seat)
        try:
            ahead = room.ahead(self.seat, option)
            await send(self.socket, Ahead(option, number, ahead.events, ahead.table, ahead.back))
        except RefusedCommand as refused:
            await send(self.socket, Refused("", refused.code, number))

    async def explain(self, wish: WhyNot) -> None:
        reasons = self.table.room.why_not(self.seat, wish.kind, wish.word)
        causes = [Cause(reason.name, reason.rules) for reason in reasons]
        await send(self.socket, Reasons(wish.kind, wish.word, causes))

    async def tell(self, since: int) -> None:
        """All news, those missed first; what comes while we send is sent next."""
        with suppress(WebSocketDisconnect, RuntimeError):
            first = True
            while True:
                changed = self.table.changed
                news = self.table.room.since(self.seat, since)
                if news or first:
                    items = [NewsItem(n.number, n.kept, n.events, n.table) for n in news]
                    seen = msgspec.convert(self.table.room.seen_by(self.seat), Seen)
                    since, first = self.table.room.number(self.seat), False
                    await send(self.socket, Update(items, seen))
                else:
                    await changed.wait()

    def leave(self) -> None:
        if self.telling is not None:
            self.telling.cancel()
