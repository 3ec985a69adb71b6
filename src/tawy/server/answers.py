"""Answers of the API over HTTP: content as JSON, or a fault with its code."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tawy.kernel.options import BadInput
from tawy.table.messages import LARGEST_MESSAGE, Fault

NO_SUCH_TABLE = "no-such-table"
MALFORMED = "malformed"
TOO_LARGE = "too-large"
UNSOUND = "unsound"

# What decoding raises when a text is none of our messages: also one too deep, or not Unicode.
NO_MESSAGE: Final = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)

Wanted = TypeVar("Wanted", bound=msgspec.Struct)


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def answered(
    request: Request, kind: type[Wanted], carry_out: Callable[[Wanted], Awaitable[Response]]
) -> Response:
    """What is done with the body of a request, if it is one of this kind and sound."""
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > LARGEST_MESSAGE:
                return answer(Fault(TOO_LARGE), 413)
        return await carry_out(msgspec.json.decode(body, type=kind))
    except NO_MESSAGE as error:
        return answer(Fault(MALFORMED, "", str(error)), 400)
    except BadInput as bad:
        return answer(Fault(UNSOUND, bad.place, bad.reason), 400)
    except ClientDisconnect:
        return Response(status_code=400)  # nobody is there to read it
