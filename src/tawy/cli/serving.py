"""A server on this machine, for `serve` and `play`: its port, its database, its life."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Final

import click
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from uvicorn.loops.auto import auto_loop_factory

from tawy.cli import INTERRUPTED
from tawy.cli.files import blame
from tawy.kernel.options import BadInput
from tawy.server.app import make_app, make_server
from tawy.server.database import InUse
from tawy.server.garbage import Collector
from tawy.server.writer import NotKept

LOOPBACK: Final = "127.0.0.1"
START: Final = "#/start/"  # and a game: the page where a table of it is set up
PORTS_TRIED: Final = 20
IN_USE: Final = "is in use by another Tawy; stop that one, or choose another file with --database"
LEAVE_WITHIN: Final = 3  # seconds that browsers are given at the end

Ready = Callable[[str], None]


class Running(BadInput):
    """Somebody serves these games already."""


# --- where games are kept


def data_folder() -> Path:
    """Where the system wants programs to keep what is its user's."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "tawy"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tawy"
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (chosen if chosen.is_absolute() else Path.home() / ".local" / "share") / "tawy"


def database_place(database: str | None) -> str:
    """Of what was given: an address, the name of a file, or nothing."""
    if database is not None and "://" in database:
        return database
    path = data_folder() / "tawy.sqlite" if database is None else Path(database)
    if database is None:
        with blame(path.parent):
            # For the player alone: the file holds the seeds of games that are being played.
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    elif path.is_dir() or not path.absolute().parent.is_dir():
        raise BadInput(database, "is a folder, not a file" if path.is_dir() else "no such folder")
    return str(path.absolute())


# --- ports


def listen(port: int) -> socket.socket:
    try:
        return socket.create_server((LOOPBACK, port))
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)
        reason = f"can't be used: {why}; choose another with --port"
        raise BadInput(f"port {port}", reason) from None


def listen_near(first: int) -> socket.socket:
    """On this port or the next one that is free."""
    for port in range(first, first + PORTS_TRIED):
        try:
            return socket.create_server((LOOPBACK, port))
        except OSError:
            continue
    return listen(0)


# --- serving


def serve_on(listener: socket.socket, database: str, ready: Ready) -> None:
    """Serve till Ctrl-C, which is how a server ends: nothing is said about it.

    *ready* hears the address when all is there to answer.
    """
    # Of what it listens on itself asyncio knows that it is TCP: here an answer that follows another
    # would wait some 40 ms for the first one to be confirmed.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    # After its own end uvicorn raises the signal again. SIGTERM, of a system that shuts down, would
    # then end us before the store is closed: here it is a signal like Ctrl-C.
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    # Begun and ended here and not by uvicorn, which tells a database that fails as a traceback.
    with listener, asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        kept = AsyncExitStack()
        app = runner.run(opened(database, kept))
        server = make_server(app, 0)
        server.config.lifespan = "off"
        server.config.timeout_graceful_shutdown = LEAVE_WITHIN
        try:
            ready(f"http://{LOOPBACK}:{listener.getsockname()[1]}/")
            # It ends by a signal alone; whether that is raised again depends on the moment.
            with suppress(KeyboardInterrupt):
                runner.run(server.serve(sockets=[listener]))
            raise click.exceptions.Exit(INTERRUPTED)
        finally:
            runner.run(kept.aclose())


async def opened(database: str, kept: AsyncExitStack) -> Starlette:
    try:
        app = make_app(database)
        await kept.enter_async_context(app.router.lifespan_context(app))
        collector = Collector(app.state.tables.store.written)
        kept.push_async_callback(collector.stop)
        collector.start()
    except InUse:
        raise Running(database.rpartition("/")[2], IN_USE) from None
    except (sqlite3.Error, SQLAlchemyError, NotKept, OSError) as error:
        why = str(error).splitlines()[0]
        raise BadInput(database, f"can't be opened as a database: {why}") from None
    return app


def open_browser(address: str) -> None:
    """If there is one with windows. Some take long to come back, and nobody waits for them."""
    windows = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    if windows or sys.platform in ("win32", "darwin"):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
