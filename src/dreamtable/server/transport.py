"""The one file that knows how bytes get to a browser and back.

uvicorn's socket with a short cut for what we do all day: whole text messages, both ways, with no queue and no task
in between.  Everything else (handshake, fragments, pings, closing) is uvicorn's and websockets' own.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, if there is one
from websockets.http11 import Request
from websockets.protocol import OPEN

WIRE = "dreamtable.wire"  # the name of the extension under which an application finds its wire
TEXT = 0x81  # a whole text frame
MASKED = 0x80  # a client's frames are, a server's are not
SMALL, MEDIUM, LARGE = (struct.Struct(head).pack for head in ("!BB", "!BBH", "!BBQ"))


class Wire(WebSocketsSansIOProtocol):
    hear: Callable[[bytes], None] | None = None
    at_boundary = True  # all bytes so far were whole frames
    ready = True  # the client keeps up; if not, `resume` will be called
    resume: Callable[[], None] | None = None  # called when a slow client can take more

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[WIRE] = self  # type: ignore[assignment]

    def settle(self) -> None:
        """The handshake is done: what was needed for it may go."""
        self.request = self.response = None  # type: ignore[assignment]
        self.scope.clear()  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        """Small whole text messages take the short way; anything else, and all that follows a piece, the long one."""
        if self.hear is not None and self.at_boundary:
            while not self.frames and self.conn.state is OPEN and (size := whole_text(data, self.config.ws_max_size)):
                head = 6 if size < 132 else 8
                self.hear(apply_mask(data[head:size], data[head - 4 : head]))
                if size == len(data):
                    return
                data = data[size:]
            self.at_boundary = ends_whole(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            message = b"".join(self.frames)
            self.frames = []
            self.hear(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.ready = True
        if self.resume is not None:
            self.resume()

    def say(self, message: bytes) -> None:
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

    def hang_up(self) -> None:
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
    """Of the frame that begins there, header included; more than there is if even the header is incomplete."""
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
