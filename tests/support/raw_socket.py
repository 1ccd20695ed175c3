"""A WebSocket client in single frames, for tests of how they arrive."""

from __future__ import annotations

import asyncio
from typing import Any


def frame(message: bytes, first: int = 0x81, mask: bytes = b"\1\2\3\4") -> bytes:
    """A client's frame; `first` is its first byte, a whole text if left out."""
    size = len(message)
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    return head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(message))


def handshake(host: str, cookie: str) -> bytes:
    """The request that opens a socket."""
    return (
        b"GET /ws HTTP/1.1\r\nHost: %b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: %b\r\n\r\n" % (host.encode(), cookie.encode())
    )


async def open_socket(server: str, cookie: str, **given: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """An open socket; what is given besides is passed on to `asyncio.open_connection`."""
    given = given or {"host": "127.0.0.1", "port": int(server.rpartition(":")[2])}
    reader, writer = await asyncio.open_connection(**given)
    writer.write(handshake(server.removeprefix("http://"), cookie))
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    """The content of the server's next frame."""
    _, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    return await reader.readexactly(size)
