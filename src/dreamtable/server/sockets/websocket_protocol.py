"""The transport: the one file that knows how bytes get to a browser and back.

uvicorn's socket with a short cut for the everyday case: whole text messages, both ways, with no queue and no task in
between.  Everything else (handshake, fragments, pings, closing) is uvicorn's and websockets' own.  After the handshake
the application's task ends, with all that it holds, and the socket lives on: that is half of what a socket costs.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import h11
from starlette.types import Receive
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, if there is one
from websockets.http11 import Request
from websockets.protocol import OPEN

from dreamtable.tables.token_bucket import TokenBucket

log = logging.getLogger("dreamtable.socket")

SOCKET = "dreamtable.socket"  # the name of the ASGI extension under which the application finds its socket
TEXT = 0x81  # a whole text frame
MASKED = 0x80  # a bit that a client's frames have and a server's have not
# Close codes: nothing is wrong; bad frames; a text that is none; too much.
NORMAL, PROTOCOL_ERROR, NO_TEXT, POLICY = 1000, 1002, 1007, 1008
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

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that turns out to be none, unless it is answered; drop what the application answers."""
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

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

    # All is kept in slots, uvicorn's own attributes too: the instance's dict is slow and large.
    __slots__ = (
        "_kept", "_lengths", "_message_bytes", "_other_bytes", "app", "app_state", "asgi_version", "can_send", "client",
        "close_sent", "close_timeout", "close_timer", "config", "conn", "connections", "curr_msg_data_type",
        "default_headers", "disconnected", "frames", "handshake_complete", "handshake_initiated", "initial_response",
        "last_ping_rtt", "logger", "loop", "on_message", "on_writable", "pending_ping_payload", "ping_interval",
        "ping_sent_at", "ping_timeout", "ping_timer", "pong_timer", "queue", "read_paused", "request", "response",
        "root_path", "scheme", "scope", "server", "tasks", "transport", "writable",
    )  # fmt: skip

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.on_message: Callable[[bytes], None] | None = None
        self.on_writable: Callable[[], None] | None = None  # called when a slow client can take more
        self.can_send = True  # the client keeps up; if not, `on_writable` will be called
        self._kept = False  # it lives on although the application's task has ended
        self._lengths = FrameLengths()
        self._message_bytes = 0  # bytes of messages in what came last
        self._other_bytes = TokenBucket(BURST, RATE)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[SOCKET] = self  # type: ignore[assignment]

    async def serve(self, receive: Receive, on_end: Callable[[], None]) -> None:
        """Live on when the application's task ends; `on_end` is called once, when the client has gone.

        What was needed for the handshake only is let go.
        """
        self._kept = True
        self.queue = End(on_end)  # type: ignore[assignment]  # from now on uvicorn only puts the end into it
        self.request.headers.clear()  # the parser holds the request for ever
        self.request = self.response = self.server = self.client = None  # type: ignore[assignment]
        self.writable = WRITABLE  # only the application's task waits for it
        self.scope.clear()  # type: ignore[attr-defined]

    async def run_asgi(self) -> None:
        """Run the application as uvicorn does; the connection is closed after it unless it was kept."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            log.exception("a socket failed")
            self.send_500_response()
        if not self._kept and self.close_timer is None:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Hand small whole text messages over at once; uvicorn takes anything else."""
        if self.on_message is not None and self._lengths.at_boundary:
            while not self.frames and self.conn.state is OPEN and (size := whole_text(data, self.config.ws_max_size)):
                head = 6 if size < 132 else 8
                self._take_message(apply_mask(data[head:size], data[head - 4 : head]))
                if size == len(data):
                    return
                data = data[size:]
        if self.on_message is not None and not self._lengths.feed(data):
            self._fail(PROTOCOL_ERROR, "length not minimal")
            return
        self._message_bytes = 0
        super().data_received(data)
        if not self._other_bytes.take(max(0, len(data) - self._message_bytes)):
            self._fail(POLICY, "too_fast")  # pings and empty parts: only messages are counted above this class

    def _take_message(self, message: bytes) -> None:
        """Hand a whole message over, if it is text."""
        assert self.on_message is not None
        if message.isascii() or is_text(message):
            self.on_message(message)
        else:
            self._fail(NO_TEXT, "no UTF-8")

    def _fail(self, code: int, reason: str) -> None:
        """Close a socket that does what it should not."""
        if self.conn.state is not OPEN:
            return
        self.conn.fail(code, reason)
        if self.can_send:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            self.transport.abort()

    def handle_events(self) -> None:
        """Handle what has come in; a handshake that cannot be read is refused, which uvicorn leaves open for ever."""
        super().handle_events()
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_parser_exception(self) -> None:
        """Close a socket with bad frames; before its handshake is done there is no code to send, as uvicorn expects."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

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
            self._take_message(message)

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
        """Close the socket after all that was sent; the client has some seconds to agree."""
        if self.close_sent or self.disconnected or self.transport.is_closing() or self.conn.state is not OPEN:
            return
        self.conn.send_close(NORMAL)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NORMAL})


class Writable(asyncio.Event):
    """Takes the place of an event for which nobody waits any more; all sockets share it."""

    def clear(self) -> None:
        """Do nothing: `can_send` says whether a client keeps up."""


WRITABLE = Writable()
WRITABLE.set()


class End:
    """Takes the place of a queue of events of which only the first, the end, is of interest."""

    __slots__ = ("_on_end",)

    def __init__(self, on_end: Callable[[], None]) -> None:
        self._on_end: Callable[[], None] | None = on_end

    def put_nowait(self, event: object) -> None:
        """Tell about the end, once."""
        on_end, self._on_end = self._on_end, None
        if on_end is not None:
            on_end()


def whole_text(data: bytes, most: int) -> int:
    """The length of the frame at the beginning, if it is a whole, masked text message of at most `most` bytes."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return 0
    if data[1] < MASKED + 126:
        size = data[1] - MASKED + 6
    elif data[1] == MASKED + 126 and (content := int.from_bytes(data[2:4], "big")) > 125:
        size = content + 8
    else:
        return 0
    return size if size <= len(data) and size - 8 <= most else 0


def is_text(message: bytes) -> bool:
    """Whether these bytes are UTF-8."""
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


class FrameLengths:
    """Follows the lengths in the headers of frames, however these are cut into pieces.

    websockets takes a length in more bytes than it needs, which RFC 6455 forbids.
    """

    __slots__ = ("_head", "_left")

    def __init__(self) -> None:
        self._head = b""  # of a header that is not complete
        self._left = 0  # bytes of the present frame that have not come

    @property
    def at_boundary(self) -> bool:
        """Whether all bytes so far were whole frames."""
        return not self._left and not self._head

    def feed(self, data: bytes) -> bool:
        """Take the next bytes; return whether all lengths in them are as short as they can be."""
        data, at, self._head = self._head + data, self._left, b""
        while at < len(data):
            wide = WIDE.get(data[at + 1] & 0x7F, 0) if len(data) > at + 1 else 8
            if len(data) < at + 2 + wide:
                self._head, at = data[at:], len(data)
                break
            size = int.from_bytes(data[at + 2 : at + 2 + wide], "big") if wide else data[at + 1] & 0x7F
            if wide and not SHORTEST[wide] <= size < 1 << 63:
                return False
            at += 2 + wide + (4 if data[at + 1] & MASKED else 0) + size
        self._left = at - len(data)
        return True


WIDE = {126: 2, 127: 8}  # bytes of a length that does not fit into the second byte
SHORTEST = {2: 126, 8: 65_536}
