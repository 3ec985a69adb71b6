"""The server: tables are made by HTTP and played over a WebSocket for each seat."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

import tawy.games  # noqa: F401  # registers the games
from tawy.records.record import write
from tawy.server.answers import NO_SUCH_TABLE, answer, answered
from tawy.server.connections import PING_EVERY, PONG_WITHIN, PageProtocol, SeatProtocol
from tawy.server.live import seat
from tawy.server.live_table import LiveTable
from tawy.server.pages import EXCEPTION_HANDLERS, MIDDLEWARE, PAGES
from tawy.server.questions import Questions
from tawy.server.setup import games, picture
from tawy.server.store import Store
from tawy.server.tables import Tables
from tawy.server.writer import NotKept
from tawy.table.log import CannotOpen
from tawy.table.messages import DAMAGED, LARGEST_MESSAGE, NOT_KEPT, Fault, Links, NewTable

FULL = 507  # Insufficient Storage
NOT_OVER = "not-over"


def make_app(database: str) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        """Whatever goes wrong on the way, what was opened is closed, the store last."""
        async with AsyncExitStack() as opened:
            store = await Store.opened(database)
            opened.push_async_callback(store.close)
            app.state.tables = Tables(store)
            opened.push_async_callback(app.state.tables.close)
            app.state.questions = Questions()
            opened.push_async_callback(app.state.questions.close)
            yield

    routes = [
        Route("/api/games", games),
        Route("/api/setups", picture, methods=["POST"]),
        Route("/api/tables", new_table, methods=["POST"]),
        Route("/api/seats/{link}/record", record),
        WebSocketRoute("/api/seats/{link}", seat),
    ]
    return Starlette(
        routes=[*routes, *PAGES],
        middleware=MIDDLEWARE,
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lifespan,
    )


def make_server(app: Starlette, port: int) -> uvicorn.Server:
    """On the loopback alone; port 0 is any that is free."""
    config = uvicorn.Config(
        app,
        "127.0.0.1",
        port,
        log_level="error",
        http=PageProtocol,
        ws=SeatProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
    )
    logging.getLogger("uvicorn.error").addFilter(is_a_fault)
    return uvicorn.Server(config)


def is_a_fault(record: logging.LogRecord) -> bool:
    """Of the server. A client's text that is no Unicode is told as if it were one."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence received from client")


async def new_table(request: Request) -> Response:
    async def create(wanted: NewTable) -> Response:
        try:
            return answer(Links(await request.app.state.tables.create(wanted)), 201)
        except NotKept as error:
            return answer(Fault(NOT_KEPT, "", str(error)), FULL)

    return await answered(request, NewTable, create)


async def record(request: Request) -> Response:
    """Of a game that is over, or can never go on: before, it would hold what is hidden."""
    try:
        async with request.app.state.tables.at(request.path_params["link"]) as found:
            if found is None:
                return answer(Fault(NO_SUCH_TABLE), 404)
            live: LiveTable = found[0]
            table = live.table
            if table.has_ended():
                return PlainTextResponse(await live.record_of_ended())
            if table.stopped is not None and table.stopped.code == DAMAGED:
                return answer(Fault(DAMAGED), 409)
            if table.stopped is not None or table.play.state.ending < 0:
                return answer(Fault(NOT_OVER), 409)
            return PlainTextResponse(write(table.play))
    except CannotOpen as error:
        return answer(Fault(error.code, "", str(error)), 500)
    except NotKept as error:
        return answer(Fault(NOT_KEPT, "", str(error)), FULL)
