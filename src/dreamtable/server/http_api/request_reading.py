"""What is read from an HTTP request: where it comes from, and its body."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import ClientDisconnect, Request

from dreamtable.kit.errors import UNREADABLE, Invalid

BODY = 65_536  # bytes at most


def address(request: Request) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form; raises Invalid if it is too big."""
    return dict(parse_qsl((await read_bytes(request)).decode("utf-8", "replace")))


async def read_body(request: Request, kind: Any) -> Any:
    """The body of a request as this type; raises Invalid if it is not one."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Invalid("not_json", "Send JSON, with content-type application/json.")
    data = await read_bytes(request)
    try:
        return msgspec.json.decode(data, type=kind)
    except UNREADABLE as wrong:
        raise Invalid("bad_request", f"That is not what this call takes: {wrong}.") from None


async def read_bytes(request: Request, most: int = BODY) -> bytes:
    """The body of a request; raises Invalid if it is too big, or breaks off."""
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Invalid("too_big", "That is too much at once.")
    except ClientDisconnect:
        raise Invalid("bad_request", "That broke off.") from None
    return data
