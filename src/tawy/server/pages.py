"""The client as web/build.py made it, what every answer carries along, and who may ask at all.

The routes of the client are in the fragment of the address, which no browser sends: `/` is the
only page.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tawy.table.messages import Fault

BUILT = Path(__file__).parent / "static"
NOT_BUILT: Final = (
    "The pages of Tawy have not been built yet. In a checkout, `python3 go.py play` builds them "
    "and starts a server; `python web/build.py` only builds them.\n"
)
FOREIGN_HOST: Final = "foreign-host"
FOREIGN_ORIGIN: Final = "foreign-origin"
FAULTS: Final = {404: "no-such-place", 405: "wrong-method"}

# Not from the tables of the system: where they call a script plain text, no browser runs it.
MEDIA: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
KEEP: Final = "public, max-age=31536000, immutable"  # the name holds a hash of the content
ASK_AGAIN: Final = "no-cache"

# Only what comes from this server runs, looks or speaks; 'self' includes the WebSocket.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
CARRIED: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",  # a link is the key to a seat: it is told to nobody
    "x-content-type-options": "nosniff",
}

LOOPBACK: Final = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?", re.IGNORECASE)
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")


async def index(request: Request) -> Response:
    return page()


async def asset(request: Request) -> Response:
    name, folder = request.path_params["name"], BUILT / "assets"
    # One of those that are there, so no name leads out of the folder.
    if not folder.is_dir() or name not in [path.name for path in folder.iterdir()]:
        raise HTTPException(404)
    media = MEDIA.get(Path(name).suffix, "application/octet-stream")
    return FileResponse(folder / name, headers={"cache-control": KEEP}, media_type=media)


def page(status: int = 200) -> Response:
    path = BUILT / "index.html"
    if not path.is_file():
        return PlainTextResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
    return FileResponse(path, status, {"cache-control": ASK_AGAIN}, media_type="text/html")


async def fault(request: Request, error: Exception) -> Response:
    """For programs a fault, for people the client: it says so in their language."""
    assert isinstance(error, HTTPException)
    code, headers = error.status_code, dict(error.headers or {})
    if request.url.path.startswith("/api/"):
        told = msgspec.json.encode(Fault(FAULTS.get(code, "refused"), "", error.detail))
        return Response(told, code, headers, media_type="application/json")
    wants_page = "text/html" in request.headers.get("accept", "")
    if code == 404 and request.method == "GET" and wants_page:
        return page(code)
    return PlainTextResponse(error.detail, code, headers)


class Guard:
    """Lets nobody in but who came to this machine by its own name and from our own pages.

    Any page on the web can make a browser send something to 127.0.0.1. The browser says for whom
    it believes to speak (Origin) and whom it believes to reach (Host); programs that are no
    browser need not say the former.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_carrying(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in CARRIED.items():
                    headers.setdefault(name, value)
            await send(message)

        why = why_refused(scope)
        if not why:
            await self.app(scope, receive, send_carrying)
        elif scope["type"] == "websocket":  # closed before it was accepted is a 403
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            told = msgspec.json.encode(Fault(why))
            refusal = Response(told, 403, media_type="application/json")
            await refusal(scope, receive, send_carrying)


def why_refused(scope: Scope) -> str:
    headers = Headers(scope=scope)
    host, origins = headers.get("host", ""), headers.getlist("origin")
    if not LOOPBACK.fullmatch(host):
        return FOREIGN_HOST
    asks = scope["type"] == "http" and scope["method"] in HARMLESS
    if not asks and any(origin.lower() != f"http://{host.lower()}" for origin in origins):
        return FOREIGN_ORIGIN
    return ""


PAGES: Final = [Route("/", index), Route("/assets/{name}", asset)]
MIDDLEWARE: Final = [Middleware(Guard), Middleware(GZipMiddleware)]
EXCEPTION_HANDLERS: Final = {HTTPException: fault}
