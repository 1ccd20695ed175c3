"""The one file that knows how bytes get to a browser and back.

uvicorn's socket with a short cut for what we do all day: whole text messages, both ways, with no queue and no task
in between.  Everything else (handshake, fragments, pings, closing) is uvicorn's and websockets' own.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "dreamtable.wire"  # the name of the extension under which an application finds its wire
TEXT = 0x81  # a whole text frame; a server's frames are not masked


class Wire(WebSocketsSansIOProtocol):
    hear: Callable[[bytes], None] | None = None
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

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            message = b"".join(self.frames)
            self.frames = []
            self.hear(message)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.resume is not None:
            self.resume()

    @property
    def ready(self) -> bool:
        """Whether the client keeps up; if not, `resume` will be called."""
        return self.writable.is_set()

    def say(self, message: bytes) -> None:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(message)
        if size < 126:
            head = struct.pack("!BB", TEXT, size)
        elif size < 65536:
            head = struct.pack("!BBH", TEXT, 126, size)
        else:
            head = struct.pack("!BBQ", TEXT, 127, size)
        self.transport.write(head + message)

    def hang_up(self) -> None:
        if not (self.close_sent or self.disconnected):
            closing = self.send({"type": "websocket.close", "code": 1000, "reason": ""})
            self.loop.create_task(closing)
