"""A WebSocket as a browser has it, with as little work as can be: whoever measures must not wait
for himself.

It offers to deflate as browsers do, and inflates all it gets. What it sends is framed beforehand.
"""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from typing import Protocol, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, DEFLATED, MASKED = 0x80, 0x40, 0x80
# A mask of zeros: the server takes it off as any other, and nobody has to put it on.
MASK = bytes(4)
TAIL = b"\x00\x00\xff\xff"  # that a sender leaves out at the end of what it deflated
SMALLEST_WINDOW = 9  # bits; a server may ask for any down to it
LARGEST_WINDOW = 15
HANDSHAKE = (
    "GET /api/seats/{link} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
    "Origin: http://127.0.0.1:{port}\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)


class Unexpected(Exception):
    """The server said something else than it was to say, or nothing."""


class Listener(Protocol):
    def heard(self, seat: int, message: bytes) -> None: ...

    def lost(self, seat: int) -> None: ...


def framed(kind: int, payload: bytes, flags: int = FINAL) -> bytes:
    """For a server."""
    size = len(payload)
    if size < 126:
        head = bytes([flags | kind, MASKED | size])
    else:
        head = bytes([flags | kind, MASKED | 126]) + size.to_bytes(2, "big")
    return head + MASK + payload


def plain(text: str) -> bytes:
    return framed(TEXT, text.encode())


def deflated(text: str) -> bytes:
    """Good at any moment of a line: it refers to nothing that was said before."""
    deflate = zlib.compressobj(wbits=-SMALLEST_WINDOW)
    packed = deflate.compress(text.encode()) + deflate.flush(zlib.Z_SYNC_FLUSH)
    return framed(TEXT, packed.removesuffix(TAIL), FINAL | DEFLATED)


class Line(asyncio.Protocol):
    def __init__(self, listener: Listener, seat: int) -> None:
        self.listener, self.seat = listener, seat
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.deflates = self.forgets = False
        self.inflate = zlib.decompressobj(-LARGEST_WINDOW)
        self.transport: asyncio.Transport

    @classmethod
    async def to(cls, port: int, link: str, listener: Listener, seat: int) -> Line:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(listener, seat), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        line.transport.write(HANDSHAKE.format(link=link, port=port, key=key).encode())
        await line.upgraded
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.upgraded.done():
            self.upgraded.set_exception(Unexpected("the server hung up at once"))
        self.listener.lost(self.seat)

    def say(self, text: str) -> None:
        self.transport.write(deflated(text) if self.deflates else plain(text))

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at, end = 0, len(data)
        if not self.upgraded.done():
            at = self.upgrade(data)
        while end - at >= 2:
            size, head = data[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
            begin = at + head
            if end < begin + size:
                break
            self.frame(data[at], data[begin : begin + size])
            at = begin + size
        self.rest = data[at:]

    def upgrade(self, data: bytes) -> int:
        """Where the frames begin, once the server has agreed."""
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        told = data[:end].lower()
        if b" 101 " not in told.partition(b"\r\n")[0]:
            self.upgraded.set_exception(Unexpected(told.partition(b"\r\n")[0].decode()))
        else:
            self.deflates = b"permessage-deflate" in told
            self.forgets = b"server_no_context_takeover" in told
            self.upgraded.set_result(None)
        return end

    def frame(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == TEXT and first & FINAL:
            if first & DEFLATED:
                payload = self.inflate.decompress(payload + TAIL)
                if self.forgets:
                    self.inflate = zlib.decompressobj(-LARGEST_WINDOW)
            self.listener.heard(self.seat, payload)
        elif kind == PING:
            self.transport.write(framed(PONG, payload))
        elif kind == CLOSE:
            self.transport.close()
        elif kind != PONG:
            raise Unexpected(f"a frame that no server of ours sends: {first:#x}")
