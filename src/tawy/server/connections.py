"""Connections below HTTP and WebSocket: which of them are ended, and how they deflate."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

SILENCE: Final = 30.0  # seconds till somebody who came has to have asked for something
PING_EVERY: Final = 20.0  # seconds
PONG_WITHIN: Final = 20.0
DEFLATE: Final = {"level": 4, "memLevel": 5}
# What we send is mostly what the update before said, so that has to be in the window: in one of
# 12 bits it is not, and an update of Kemet is six times as large and takes twice the time.
WINDOW_BITS: Final = 14
VISITORS_WINDOW_BITS: Final = 12  # who says little


class SeatProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=VISITORS_WINDOW_BITS,
                compress_settings=DEFLATE,
            )
        ]

    def connection_lost(self, exc: Exception | None) -> None:
        """What it deflated with, 90 kB, goes at once: its parser and itself hold each other."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def keepalive_timeout(self) -> None:
        """Nobody is there. What was not sent never will be: closing politely would wait for it."""
        super().keepalive_timeout()
        self.transport.abort()


class PageProtocol(H11Protocol):
    """One that asks for nothing does not stay for ever."""

    silence: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.silence = self.loop.call_later(SILENCE, self.end_if_silent)

    def end_if_silent(self) -> None:
        cycle: Any = self.cycle  # of the first request, once there is one
        if cycle is None and not self.transport.is_closing():
            self.transport.abort()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on the line is the seat's, and pings tell whether anybody is there."""
        self.stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def stop_waiting(self) -> None:
        if self.silence is not None:
            self.silence.cancel()
