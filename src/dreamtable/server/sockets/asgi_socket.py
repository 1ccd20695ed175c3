"""A socket over ASGI, which uvicorn promises: slower than `websocket_protocol`, and free of uvicorn's inner parts.

`--plain-sockets` turns it on, for a version of uvicorn that `websocket_protocol` does not fit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from starlette.types import Receive, Send

FEW = 4  # messages that may wait for a slow client before it counts as one


class ClientSocket(Protocol):
    """The server's end of a socket, as a session uses it."""

    on_message: Callable[[bytes], None] | None
    on_writable: Callable[[], None] | None

    @property
    def can_send(self) -> bool:
        """Whether the client keeps up; if not, `on_writable` will be called."""

    def send_text(self, message: bytes) -> None:
        """Send one text message, unless the socket is closing."""

    def close(self) -> None:
        """Close the socket after all that was sent."""


class AsgiSocket:
    """Hands messages to `on_message`, and sends texts one after the other in a task."""

    def __init__(self, send: Send) -> None:
        self.on_message: Callable[[bytes], None] | None = None
        self.on_writable: Callable[[], None] | None = None
        self._send = send
        self._waiting: list[bytes | None] = []  # None: close it
        self._sender: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def can_send(self) -> bool:
        return len(self._waiting) < FEW

    def send_text(self, message: bytes) -> None:
        self._put(message)

    def close(self) -> None:
        self._put(None)
        self._closed = True

    def _put(self, one: bytes | None) -> None:
        if not self._closed:
            self._waiting.append(one)
            if self._sender is None:
                self._sender = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                message = self._waiting[0]
                if message is None:
                    await self._send({"type": "websocket.close", "code": 1000, "reason": ""})
                else:
                    await self._send({"type": "websocket.send", "text": message.decode()})
                slow = not self.can_send
                del self._waiting[0]
                if slow and self.on_writable is not None:
                    self.on_writable()
        except (OSError, RuntimeError):  # the client has gone
            self._closed = True
            self._waiting.clear()
        finally:
            self._sender = None

    async def serve(self, receive: Receive, on_end: Callable[[], None]) -> None:
        """Take messages until the client has gone, then call `on_end`."""
        try:
            while (event := await receive())["type"] == "websocket.receive":
                if self.on_message is not None:
                    self.on_message((event.get("text") or "").encode() or event.get("bytes") or b"")
        finally:
            self._closed = True
            on_end()
