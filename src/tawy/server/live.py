"""One browser at a table: requests come in over a WebSocket, and news go out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tawy.server.answers import MALFORMED, NO_MESSAGE, NO_SUCH_TABLE
from tawy.server.live_table import LiveTable
from tawy.server.questions import Questions
from tawy.server.writer import NotKept
from tawy.table import messages as m
from tawy.table.log import CannotOpen
from tawy.table.trying import look_ahead, why_not
from tawy.table.uses import what_with
from tawy.table.viewer import Viewer

log = logging.getLogger(__name__)

CLOSED_BY_US = 4404
CANNOT_BE_OPENED = 4500
ABNORMAL = 1006
BROKEN = 1011
PAUSE = 0.005  # seconds for one who asks faster than we answer

REQUESTS = msgspec.json.Decoder(m.Request)
encode = msgspec.json.Encoder().encode


async def seat(socket: WebSocket) -> None:
    """A WebSocket of a seat, from its link to its end."""
    await socket.accept()
    state: Any = socket.app.state
    with suppress(WebSocketDisconnect):
        try:
            async with state.tables.at(socket.path_params["link"]) as found:
                if found is None:
                    await send(socket, m.Trouble(NO_SUCH_TABLE))
                    await socket.close(CLOSED_BY_US)
                    return
                table, number = found
                await Visitor(socket, table, table.table.seat(number), state.questions).listen()
        except (CannotOpen, NotKept) as error:
            code = m.NOT_KEPT if isinstance(error, NotKept) else error.code
            log.error("a table could not be opened: %s", error)
            await send(socket, m.Trouble(code, str(error)))
            await socket.close(CANNOT_BE_OPENED)


async def send(socket: WebSocket, message: m.Answer) -> None:
    try:
        await socket.send_text(encode(message).decode())
    except RuntimeError:  # it was closed, by whichever side
        raise WebSocketDisconnect(ABNORMAL) from None


class Visitor:
    """One browser, behind one viewer of the table."""

    def __init__(
        self, socket: WebSocket, live: LiveTable, viewer: Viewer, questions: Questions
    ) -> None:
        self.socket = socket
        self.live = live
        self.viewer = viewer
        self.questions = questions
        self.since: m.Mark | None = None  # what it has been sent; None before it said hello
        self.greeted = False  # it has had an answer to that
        self.news = asyncio.Event()
        self.told = asyncio.Event()  # it has been sent all that there is
        self.telling: asyncio.Task[None] | None = None
        self.asked: m.LookAhead | m.WhyNot | m.WhatWith | None = None  # not answered yet
        self.wondered: m.Why | None = None  # not yet thought about
        self.wondering: asyncio.Task[None] | None = None
        self.closing: asyncio.Future[None] | None = None

    async def listen(self) -> None:
        self.live.join(self)
        try:
            while (message := await self.socket.receive())["type"] != "websocket.disconnect":
                await self.hear(message.get("text") or "")
                await asyncio.sleep(0)  # others have their turn, however much was said at once
        finally:
            self.leave()

    def leave(self) -> None:
        self.live.leave(self)
        self.questions.forget(self)
        if self.telling is not None:
            self.telling.cancel()
            self.telling = None  # once cancelled it keeps what it was doing, and so us

    async def hear(self, text: str) -> None:
        try:
            request = REQUESTS.decode(text)
        except NO_MESSAGE:
            await self.send(m.Trouble(MALFORMED))
            return
        if isinstance(request, m.Hello):
            self.greet(request)
        elif isinstance(request, m.Choose | m.Undo | m.Stand | m.End):
            await self.obey(request)
        elif isinstance(request, m.Why):
            await self.wonder(request)
        else:
            await self.ask(request)

    async def send(self, message: m.Answer) -> None:
        await send(self.socket, message)

    # --- news

    def greet(self, hello: m.Hello) -> None:
        """From here on it hears all, what it missed first; it is answered even if that is none."""
        self.since = hello.since
        self.greeted = False
        if self.telling is None:
            self.telling = asyncio.create_task(self.tell())
            self.telling.add_done_callback(self.closed_if_broken)
        self.wake()

    def wake(self) -> None:
        if self.since is not None:
            self.told.clear()
            self.news.set()

    async def tell(self) -> None:
        """All news; what comes while we send is sent next."""
        with suppress(WebSocketDisconnect):
            while True:
                self.news.clear()
                while self.since is not None and not self.knows_all(self.since):
                    update = self.live.table.update(self.viewer, self.since)
                    self.since, self.greeted = update.observation.mark, True
                    await self.send(update)
                self.told.set()
                await self.news.wait()

    def knows_all(self, since: m.Mark) -> bool:
        viewer = self.viewer
        return self.greeted and since.epoch == viewer.epoch and since.number == viewer.number

    def closed_if_broken(self, telling: asyncio.Task[None]) -> None:
        """If it broke it would hear nothing more: it comes back and hears all again."""
        if not telling.cancelled() and (broken := telling.exception()) is not None:
            log.error("a seat could not be told", exc_info=broken)
            self.closing = asyncio.ensure_future(self.socket.close(BROKEN))

    # --- commands

    async def obey(self, command: m.Command) -> None:
        answer = await self.live.command(self.viewer, command)
        if isinstance(answer, m.Done) and self.telling is not None and not self.telling.done():
            await self.told.wait()  # whoever hears that it is done has heard what it did
        await self.send(answer)

    # --- questions

    async def ask(self, question: m.LookAhead | m.WhyNot | m.WhatWith) -> None:
        """A newer question takes the place of one that waits: that one is stale."""
        stale, self.asked = self.asked, question
        self.questions.ask(self, self.answer)
        if stale is not None:
            await self.send(m.Refused(stale.id, m.STALE))
            await asyncio.sleep(PAUSE)

    async def answer(self) -> None:
        question, self.asked = self.asked, None
        if question is not None:
            with suppress(WebSocketDisconnect):
                await self.send(self.answer_to(question))

    def answer_to(self, question: m.LookAhead | m.WhyNot | m.WhatWith) -> m.Answer:
        table, sees = self.live.table, self.viewer.rights.sees
        if isinstance(question, m.WhyNot):
            return why_not(table.game, table.play.state, sees, question)
        if not self.viewer.rights.acts or table.stopped is not None:
            return m.Refused(question.id, m.NOT_YOURS)
        if isinstance(question, m.WhatWith):
            return what_with(table.game, table.play.state, sees, question)
        return look_ahead(table.game, table.play.state, sees, question)

    async def wonder(self, wish: m.Why) -> None:
        """Opponents may be thinking: whoever asks goes on meanwhile. Only the last wish counts."""
        if self.wondered is not None:
            await self.send(m.Because(self.wondered.id, self.wondered.seat, []))
        self.wondered = wish
        if self.wondering is None or self.wondering.done():
            self.wondering = asyncio.create_task(self.tell_why())
            self.wondering.add_done_callback(self.closed_if_broken)

    async def tell_why(self) -> None:
        with suppress(WebSocketDisconnect):
            while (wish := self.wondered) is not None:
                self.wondered = None
                await self.send(await self.live.why(wish))
