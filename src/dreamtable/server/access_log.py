"""The access log: one line a request, and an id by which the lines of other programs find it.

The id is the one that a proxy has put into X-Request-Id, or a new one; every answer carries it, and so does whatever
the server logs about the request.
"""

from __future__ import annotations

import json
import re
import secrets
import sys
import time
from contextvars import ContextVar
from typing import IO

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dreamtable.kit.errors import Invalid
from dreamtable.server.settings import LogFormat

REQUEST_ID = re.compile(r"[\w.:-]{1,64}", re.ASCII)
request_id: ContextVar[str] = ContextVar("request_id", default="")


class AccessLog:
    """An ASGI application that gives every request an id and, if there is a file, writes a line when it is answered.

    Text is the combined format of Apache and nginx, with the id at its end; JSON has the same facts and the time taken.
    """

    def __init__(self, app: ASGIApp, file: str, format: LogFormat) -> None:
        """Log to the file of this name, to standard output (-) or nowhere; raises Invalid if it cannot be written."""
        self._app, self._line = app, combined if format == LogFormat.TEXT else as_json
        self._out = _open(file)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        given = Headers(scope=scope).get("x-request-id", "")
        id = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(16)
        request_id.set(id)
        began, status, size = time.time(), 0, 0

        async def watch(message: Message) -> None:
            nonlocal status, size
            match message["type"]:
                case "http.response.start":
                    status = message["status"]
                    MutableHeaders(scope=message)["x-request-id"] = id
                case "http.response.body":
                    size += len(message.get("body", b""))
                case "websocket.accept":
                    status = 101
                    self._write(scope, began, status, size, id)  # the socket may stay open for hours
                case "websocket.close" if not status:
                    status = 403
            await send(message)

        try:
            await self._app(scope, receive, watch)
        finally:
            if status != 101:
                self._write(scope, began, status or 499, size, id)

    def _write(self, scope: Scope, began: float, status: int, size: int, id: str) -> None:
        if self._out is not None:
            self._out.write(self._line(scope, Headers(scope=scope), began, status, size, id) + "\n")
            self._out.flush()


def _open(file: str) -> IO[str] | None:
    if not file or file == "-":
        return sys.stdout if file else None
    try:
        return open(file, "a", encoding="utf-8")  # noqa: PTH123 (open as long as the server runs)
    except OSError as error:
        raise Invalid("no_log", f"The access log {file} cannot be written: {error.strerror}.") from error


def combined(scope: Scope, headers: Headers, began: float, status: int, size: int, id: str) -> str:
    """One request in the combined format, with its id at the end."""
    at = time.strftime("%d/%b/%Y:%H:%M:%S +0000", time.gmtime(began))
    method, target = _request(scope)
    quoted = (_quote(headers.get(name, "-")) for name in ("referer", "user-agent"))
    request = _quote(f"{method} {target} HTTP/{scope.get('http_version', '1.1')}")
    return f"{_client(scope)} - - [{at}] {request} {status} {size or '-'} {' '.join(quoted)} {id}"


def as_json(scope: Scope, headers: Headers, began: float, status: int, size: int, id: str) -> str:
    """One request as a line of JSON."""
    method, target = _request(scope)
    told = {
        "at": round(began, 3), "level": "info", "from": "dreamtable.access", "request": id, "address": _client(scope),
        "method": method, "path": target, "status": status, "bytes": size, "ms": round((time.time() - began) * 1000, 1),
        "referer": headers.get("referer", ""), "agent": headers.get("user-agent", ""),
    }  # fmt: skip
    return json.dumps(told, ensure_ascii=False)


def _client(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else "-"


def _request(scope: Scope) -> tuple[str, str]:
    query = scope.get("query_string", b"").decode("latin-1")
    return scope.get("method", "GET"), scope["path"] + (f"?{query}" if query else "")


def _quote(text: str) -> str:
    """A text in quotes, with whatever could end the quotes or the line written as Apache does."""
    safe = "".join(c if " " <= c <= "~" and c not in '"\\' else f"\\x{ord(c):02x}" for c in text)
    return f'"{safe}"'
