"""One browser at one seat: commands come in over a WebSocket, and news go out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tawy.server.answers import MALFORMED, NO_MESSAGE, NO_SUCH_TABLE
from tawy.server.protocol import (
    Ahead,
    Answer,
    Because,
    Choice,
    Choose,
    Command,
    Done,
    Hello,
    LookAhead,
    NewsItem,
    Observation,
    Obstacle,
    Obstacles,
    Refused,
    Stand,
    Thought,
    Trouble,
    Undo,
    Update,
    Why,
    WhyNot,
)
from tawy.server.room import ATTEND, ILLEGAL, STAND, UNDO
from tawy.server.room import Refused as RefusedCommand
from tawy.server.tables import Table

CLOSED_BY_US = 4404
ABNORMAL = 1006
BROKEN = 1011

COMMANDS = msgspec.json.Decoder(Command)


async def seat(socket: WebSocket) -> None:
    await socket.accept()
    async with socket.app.state.tables.at(socket.path_params["link"]) as found:
        with suppress(WebSocketDisconnect):
            if found is None:
                await send(socket, Trouble(NO_SUCH_TABLE))
                await socket.close(CLOSED_BY_US)
            else:
                await Visit(socket, *found).listen()


async def send(socket: WebSocket, message: Answer) -> None:
    try:
        await socket.send_text(msgspec.json.encode(message).decode())
    except RuntimeError:  # it was closed, by whichever side
        raise WebSocketDisconnect(ABNORMAL) from None


class Visit:
    """One browser at one seat."""

    def __init__(self, socket: WebSocket, table: Table, seat: int) -> None:
        self.socket = socket
        self.table = table
        self.seat = seat
        self.telling: asyncio.Task[None] | None = None
        self.closing: asyncio.Future[None] | None = None
        self.wondered: Why | None = None  # what is asked, and not yet thought about
        self.wondering: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        try:
            while (message := await self.socket.receive())["type"] != "websocket.disconnect":
                await self.hear(message.get("text") or "")
                await asyncio.sleep(0)  # others have their turn, however much was said at once
        finally:
            self.leave()

    async def hear(self, text: str) -> None:
        try:
            command = COMMANDS.decode(text)
        except NO_MESSAGE:
            await send(self.socket, Trouble(MALFORMED))
        else:
            await self.obey(command)

    async def obey(self, command: Command) -> None:
        if isinstance(command, Hello):
            self.leave()
            self.telling = asyncio.create_task(self.tell(command.since))
            self.telling.add_done_callback(self.told)
        elif isinstance(command, WhyNot):
            await self.explain(command)
        elif isinstance(command, LookAhead):
            await self.look_ahead(command)
        elif isinstance(command, Why):
            await self.wonder(command)
        else:
            await self.carry_out(command)

    async def carry_out(self, command: Choose | Undo | Stand) -> None:
        option, expect = UNDO, 0
        if isinstance(command, Stand):
            option = STAND if command.on else ATTEND
        else:
            expect = command.expect
        try:
            if isinstance(command, Choose):
                option = command.option
                if option < 0:  # an undo or a standing order, but not by its name
                    raise RefusedCommand(ILLEGAL)
            number = await self.table.command(self.seat, command.id, expect, option)
            await send(self.socket, Done(command.id, number))
        except RefusedCommand as refused:
            number = self.table.room.number(self.seat)
            await send(self.socket, Refused(command.id, refused.code, number))

    async def look_ahead(self, wish: LookAhead) -> None:
        number = self.table.room.number(self.seat)
        try:
            a = self.table.room.ahead(self.seat, wish.option)
            await send(self.socket, Ahead(wish.id, number, a.events, a.facts, a.back))
        except RefusedCommand as refused:
            await send(self.socket, Refused(wish.id, refused.code, number))

    async def explain(self, wish: WhyNot) -> None:
        reasons = self.table.room.why_not(self.seat, wish.kind, wish.word)
        obstacles = [Obstacle(reason.name, reason.rules) for reason in reasons]
        await send(self.socket, Obstacles(wish.id, obstacles))

    async def wonder(self, wish: Why) -> None:
        """Opponents may be thinking: whoever asks goes on meanwhile. Only the last wish counts."""
        if self.wondered is not None:
            await send(self.socket, Because(self.wondered.id, self.wondered.seat, []))
        self.wondered = wish
        if self.wondering is None or self.wondering.done():
            self.wondering = asyncio.create_task(self.tell_why())
            self.wondering.add_done_callback(self.told)

    async def tell_why(self) -> None:
        with suppress(WebSocketDisconnect):
            while (wish := self.wondered) is not None:
                self.wondered = None
                found = await self.table.why(wish.seat)
                made = [Thought(msgspec.convert(choice, Choice), terms) for choice, terms in found]
                await send(self.socket, Because(wish.id, wish.seat, made))

    async def tell(self, since: int) -> None:
        """All news, those missed first; what comes while we send is sent next."""
        with suppress(WebSocketDisconnect):
            first = True
            while True:
                changed = self.table.changed
                news = self.table.room.since(self.seat, since)
                if news or first:
                    items = cast(list[NewsItem], news)  # the same, once it is text
                    observation = msgspec.convert(self.table.room.seen_by(self.seat), Observation)
                    since, first = self.table.room.number(self.seat), False
                    await send(self.socket, Update(items, observation))
                else:
                    await changed.wait()

    def told(self, telling: asyncio.Task[None]) -> None:
        """If it broke the seat would hear nothing more: it comes back and hears all again."""
        if not telling.cancelled() and (broken := telling.exception()) is not None:
            logging.getLogger(__name__).error("a seat could not be told", exc_info=broken)
            self.closing = asyncio.ensure_future(self.socket.close(BROKEN))

    def leave(self) -> None:
        if self.telling is not None:
            self.telling.cancel()
