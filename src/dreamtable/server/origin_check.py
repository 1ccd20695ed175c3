"""Who may talk to this server: the right host name, the same origin, not too fast; and what every answer carries."""

from __future__ import annotations

from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dreamtable.server.settings import Settings
from dreamtable.tables.token_bucket import TokenBucket

SECURITY = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self' data:; connect-src 'self'; media-src 'self' data: blob:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def welcome(settings: Settings, headers: Headers) -> bool:
    """The Host is ours (a page elsewhere cannot point its name at us), and the Origin, if any, is that same host."""
    host = headers.get("host", "")
    named = urlsplit(f"//{host}")
    plain = named.netloc == host and named.username is None and named.port != 0  # a port that is none raises ValueError
    if not plain or not settings.answers_to(named.hostname or ""):
        return False
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == host.lower()


class OriginCheck:
    """The ASGI application as the world sees it: pages and calls behind one door, the socket behind another."""

    def __init__(self, settings: Settings, pages: ASGIApp, socket: ASGIApp) -> None:
        self._settings, self._pages, self._socket = settings, pages, socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._pages(scope, receive, send)
            return
        try:
            let_in = welcome(self._settings, Headers(scope=scope))
        except ValueError:  # a Host or Origin that is no address at all
            let_in = False
        if scope["type"] == "websocket":
            if let_in and scope["path"] == "/ws":
                await self._socket(scope, receive, send)
            else:  # before the handshake is done this is a plain 403
                await receive()
                await send({"type": "websocket.close"})
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
            await send(message)

        if let_in:
            await self._pages(scope, receive, guarded)
        else:
            body = b'{"code":"wrong_host","why":"This server does not answer to that host name or origin."}'
            start = {"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]}
            await guarded(start)
            await guarded({"type": "http.response.body", "body": body})


class RateLimiter:
    """Token buckets by key, the least recently used forgotten."""

    def __init__(self, most: float, rate: float, keys: int = 10_000) -> None:
        self._most, self._rate, self._keys = most, rate, keys
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.pop(key, None) or TokenBucket(self._most, self._rate)
        self._buckets[key] = bucket
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return bucket.take()
