"""The server: tables are made by HTTP and played over a WebSocket for each seat."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

import tawy.games  # noqa: F401  # registers the games
from tawy.records.record import write
from tawy.server.answers import NO_SUCH_TABLE, answer, answered
from tawy.server.pages import EXCEPTION_HANDLERS, MIDDLEWARE, PAGES
from tawy.server.protocol import LARGEST_MESSAGE, Fault, Links, NewTable
from tawy.server.setup import games, picture
from tawy.server.store import Store
from tawy.server.tables import Tables
from tawy.server.visits import seat

NOT_OVER = "not-over"


def make_app(database: str) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.opened(database)
        app.state.tables = Tables(store)
        yield
        await app.state.tables.close()
        await store.close()

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
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
    )
    logging.getLogger("uvicorn.error").addFilter(is_a_fault)
    return uvicorn.Server(config)


def is_a_fault(record: logging.LogRecord) -> bool:
    """Of the server. A client's text that is no Unicode is told as if it were one."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence received from client")


async def new_table(request: Request) -> Response:
    async def create(wanted: NewTable) -> Response:
        return answer(Links(await request.app.state.tables.create(wanted)), 201)

    return await answered(request, NewTable, create)


async def record(request: Request) -> Response:
    """Of a game that is over: before, it would hold the seed."""
    async with request.app.state.tables.at(request.path_params["link"]) as found:
        if found is None:
            return answer(Fault(NO_SUCH_TABLE), 404)
        play = found[0].room.play
        if play.state.ending < 0:
            return answer(Fault(NOT_OVER), 409)
        return PlainTextResponse(write(play))
