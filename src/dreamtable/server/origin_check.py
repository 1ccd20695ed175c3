"""The check of host and origin that every request passes; every answer leaves with its security headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dreamtable.kit.errors import Illegal
from dreamtable.server.http_api.responses import trouble
from dreamtable.server.security_headers import SECURITY_HEADERS
from dreamtable.server.settings import Settings


def is_allowed(settings: Settings, headers: Headers) -> bool:
    """Whether the Host is ours (another page cannot point its name at us), and the Origin, if any, is the same host."""
    host = headers.get("host", "")
    named = urlsplit(f"//{host}")
    plain = named.netloc == host and named.username is None and named.port != 0  # a port that is none raises ValueError
    if not plain or not settings.answers_to(named.hostname or ""):
        return False
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == host.lower()


class OriginCheck:
    """The outermost ASGI application: passes what is allowed on to the pages and calls, or to the socket."""

    def __init__(self, settings: Settings, pages: ASGIApp, socket: ASGIApp) -> None:
        self._settings, self._pages, self._socket = settings, pages, socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._pages(scope, receive, send)
            return
        try:
            allowed = is_allowed(self._settings, Headers(scope=scope))
        except ValueError:  # the Host or Origin is no address at all
            allowed = False
        if scope["type"] == "websocket":
            if allowed and scope["path"] == f"{self._settings.root_path}/ws":
                await self._socket(scope, receive, send)
            else:  # closing before the handshake is done makes a plain 403
                await receive()
                await send({"type": "websocket.close"})
            return

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if allowed:
            await self._pages(scope, receive, send_secured)
        else:
            refusal = trouble(Illegal("wrong_host", "This server does not answer to that host name or origin."))
            await refusal(scope, receive, send_secured)
