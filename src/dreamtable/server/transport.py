"""The transport: the one file that knows how bytes get to a browser and back.

uvicorn's socket with a short cut for the everyday case: whole text messages, both ways, with no queue and no task in
between.  Everything else (handshake, fragments, pings, closing) is uvicorn's and websockets' own.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, if there is one
from websockets.http11 import Request
from websockets.protocol import OPEN

from dreamtable.tables.token_bucket import TokenBucket

SOCKET = "dreamtable.socket"  # the name of the ASGI extension under which the application finds its socket
TEXT = 0x81  # a whole text frame
MASKED = 0x80  # a bit that a client's frames have and a server's have not
POLICY = 1008  # the close code of a socket that sends too much
REQUEST = 30.0  # seconds in which a request has to arrive as a whole
BURST, RATE = 262_144, 32_768  # bytes at once, and a second, that may be other than messages: a ping is six
SMALL, MEDIUM, LARGE = (struct.Struct(head).pack for head in ("!BB", "!BBH", "!BBQ"))


class HttpProtocol(H11Protocol):
    """HTTP with a time limit: a client that sends nothing, or a request byte by byte, is disconnected."""

    _due: asyncio.TimerHandle | None = None
    _open = True  # requests come this way, not a socket's frames

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._expect()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._open = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._expect_no_more()

    def _expect(self) -> None:
        """Limit the time for the rest of a request.  Between two requests uvicorn has a limit of its own."""
        if not self._open or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._expect_no_more()
        elif self._due is None:
            self._due = self.loop.call_later(REQUEST, self.transport.abort)

    def _expect_no_more(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that hands whole messages to `on_message` and sends texts at once."""

    # What is read for every message is kept in slots, uvicorn's own attributes too: the instance's dict is slow.
    __slots__ = (
        "_message_bytes", "_other_bytes", "at_boundary", "can_send", "close_sent", "config", "conn", "disconnected",
        "frames", "on_message", "on_writable", "transport",
    )  # fmt: skip

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.on_message: Callable[[bytes], None] | None = None
        self.on_writable: Callable[[], None] | None = None  # called when a slow client can take more
        self.can_send = True  # the client keeps up; if not, `on_writable` will be called
        self.at_boundary = True  # all bytes so far were whole frames
        self._message_bytes = 0  # bytes of messages in what came last
        self._other_bytes = TokenBucket(BURST, RATE)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[SOCKET] = self  # type: ignore[assignment]

    def release_handshake(self) -> None:
        """Let go of what was needed for the handshake only."""
        self.request = self.response = None  # type: ignore[assignment]
        self.scope.clear()  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        """Hand small whole text messages over at once; uvicorn takes anything else, and all that follows a part."""
        if self.on_message is not None and self.at_boundary:
            while not self.frames and self.conn.state is OPEN and (size := whole_text(data, self.config.ws_max_size)):
                head = 6 if size < 132 else 8
                self.on_message(apply_mask(data[head:size], data[head - 4 : head]))
                if size == len(data):
                    return
                data = data[size:]
            self.at_boundary = ends_whole(data)
        self._message_bytes = 0
        super().data_received(data)
        if not self._other_bytes.take(max(0, len(data) - self._message_bytes)):
            self._close_flooded()

    def _close_flooded(self) -> None:
        """Close a socket that sends too many pings or empty parts: only messages are counted above the transport."""
        self.conn.fail(POLICY, "too_fast")
        if self.can_send:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Drop a client that does not answer: what it has not taken would keep the connection open."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.on_message is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            message = b"".join(self.frames)
            self.frames = []
            self._message_bytes += len(message)
            self.on_message(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.can_send = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.can_send = True
        if self.on_writable is not None:
            self.on_writable()

    def send_text(self, message: bytes) -> None:
        """Send one text message, unless the socket is closing."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(message)
        if size < 126:
            head = SMALL(TEXT, size)
        elif size < 65536:
            head = MEDIUM(TEXT, 126, size)
        else:
            head = LARGE(TEXT, 127, size)
        self.transport.write(head + message)

    def close(self) -> None:
        """Close the socket after all that was sent."""
        if not (self.close_sent or self.disconnected):
            closing = self.send({"type": "websocket.close", "code": 1000, "reason": ""})
            self.loop.create_task(closing)


def whole_text(data: bytes, most: int) -> int:
    """The length of the frame at the beginning, if it is a whole, masked text message of at most `most` bytes."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return 0
    size = data[1] - MASKED + 6 if data[1] < MASKED + 126 else frame_size(data, 0)
    return size if size <= len(data) and size - 8 <= most else 0


def ends_whole(data: bytes) -> bool:
    """Whether these bytes are whole frames, the last one included."""
    at = 0
    while at < len(data):
        at += frame_size(data, at)
    return at == len(data)


def frame_size(data: bytes, at: int) -> int:
    """The length of the frame that begins at `at`, header included; more than there is if the header is incomplete."""
    if len(data) < at + 2:
        return len(data) + 1
    size = data[at + 1] & 0x7F
    mask = 4 if data[at + 1] & MASKED else 0
    if size < 126:
        return 2 + mask + size
    wide = 2 if size == 126 else 8
    if len(data) < at + 2 + wide:
        return len(data) + 1
    return 2 + wide + mask + int.from_bytes(data[at + 2 : at + 2 + wide], "big")
