"""A WebSocket client that costs as little CPU as possible, because the load shares a machine with the server.

It reads whole text messages and answers pings, and nothing else of what a socket can do.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

import msgspec

from dreamtable.protocol import messages as p
from dreamtable.server.sockets.websocket_protocol import MASKED, TEXT

REFUSAL = msgspec.json.encode(p.Refusal("", "", "", None)).partition(b",")[0]  # how every refusal begins
KEY = "ZHJlYW10YWJsZS1sb2FkIQ=="  # any key will do: the load does not check the server's answer to it
NO_MASK = bytes(4)
PING, PONG = 0x89, 0x8A


class LoadSocket(asyncio.Protocol):
    """The socket of one player; `receive` is called with every text message and may be replaced."""

    _transport: asyncio.Transport

    def __init__(self, host: str, cookie: str) -> None:
        self._handshake = f"GET /ws HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
        self._handshake += f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
        self._unread = b""
        self._upgraded = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._requests: dict[bytes, asyncio.Future[None]] = {}  # by id, those without an answer
        self.receive: Callable[[bytes], None] = self._resolve

    @classmethod
    async def connect(cls, server: str, cookie: str) -> LoadSocket:
        """Return a socket that the server has accepted; raises RuntimeError if it refuses."""
        host = urlsplit(server).netloc
        name, _, port = host.rpartition(":")
        loop = asyncio.get_running_loop()
        _, connected = await loop.create_connection(lambda: cls(host, cookie), name, int(port))
        await connected.opened
        return connected

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake (called by asyncio)."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._handshake.encode())

    def data_received(self, data: bytes) -> None:
        """Read the answer to the handshake, then frames (called by asyncio)."""
        if self._unread:
            data, self._unread = self._unread + data, b""
        if self._upgraded:
            self._read_frames(data)
            return
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            self._unread = data
        elif b" 101 " in head:
            self._upgraded = True
            self.opened.set_result(None)
            self._read_frames(rest)
        else:
            self.opened.set_exception(RuntimeError(f"the server did not accept the load's socket: {head!r}"))

    def connection_lost(self, error: Exception | None) -> None:
        """Fail whatever still waits for an answer (called by asyncio)."""
        waiting = [self.opened, *self._requests.values()]
        self._requests.clear()
        for unanswered in waiting:
            if not unanswered.done():
                unanswered.set_exception(RuntimeError("the server closed the load's socket"))

    def _read_frames(self, data: bytes) -> None:
        at, end = 0, len(data)
        while at < end:
            if data[at + 1 : at + 2] == b"\x7e" and end - at > 4:  # most frames have a length of two bytes
                size = 4 + (data[at + 2] << 8 | data[at + 3])
            else:
                size = frame_size(data, at)
            if at + size > end:
                self._unread = data[at:]
                break
            if data[at] == TEXT:
                self.receive(data[at + (2 if size < 128 else 4 if size < 65540 else 10) : at + size])
            elif data[at] == PING:
                self._send(PONG, data[at + 2 : at + size])
            at += size

    def send(self, request: p.Request) -> None:
        """Send a request without waiting for its answer."""
        self._send(TEXT, msgspec.json.encode(request))

    def _send(self, kind: int, message: bytes) -> None:
        size = len(message)
        head = struct.pack("!BB", kind, MASKED | size) if size < 126 else struct.pack("!BBH", kind, MASKED | 126, size)
        if not self._transport.is_closing():  # a move may become due while the load ends
            self._transport.write(head + NO_MASK + message)

    async def request(self, request: p.Request) -> None:
        """Send a request and wait until it is answered; raises RuntimeError if it is refused."""
        answered = asyncio.get_running_loop().create_future()
        self._requests[request.id.encode()] = answered
        self.send(request)
        await answered

    def _resolve(self, message: bytes) -> None:
        for id in [id for id in self._requests if id in message]:
            answered = self._requests.pop(id)
            if message.startswith(REFUSAL):
                answered.set_exception(RuntimeError(f"the load was refused: {message!r}"))
            else:
                answered.set_result(None)

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()


def frame_size(data: bytes, at: int) -> int:
    """The length of the server's frame that begins at `at`; more than there is if the header is incomplete."""
    if len(data) < at + 2:
        return len(data) + 1
    size = data[at + 1]
    if size < 126:
        return 2 + size
    wide = 2 if size == 126 else 8
    if len(data) < at + 2 + wide:
        return len(data) + 1
    return 2 + wide + int.from_bytes(data[at + 2 : at + 2 + wide], "big")
