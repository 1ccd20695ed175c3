"""Frames arrive whole, in pieces, or many at once: what is said is the same."""

from __future__ import annotations

import asyncio

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from dreamtable.client import Guest
from dreamtable.server import protocol as p
from dreamtable.server.transport import ends_whole, whole_text
from server.conftest import run


def frame(message: bytes, first: int = 0x81, mask: bytes = b"\1\2\3\4") -> bytes:
    size = len(message)
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    return head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(message))


@given(st.lists(st.binary(max_size=300), min_size=1, max_size=4), st.integers(0, 1300))
def test_whole_frames_are_told_from_pieces(messages: list[bytes], cut: int) -> None:
    data = b"".join(frame(m) for m in messages)
    assert ends_whole(data) and whole_text(data, 16384) == len(frame(messages[0]))
    ends = {0}
    for m in messages:
        ends.add(max(ends) + len(frame(m)))
    assert ends_whole(data[:cut]) == (cut in ends or cut >= len(data))
    assert (whole_text(data[:cut], 16384) > 0) == (cut >= len(frame(messages[0])))


def test_only_small_masked_text_takes_the_short_way() -> None:
    assert whole_text(frame(b"x" * 200), 100) == 0
    assert whole_text(frame(b"x", first=0x82), 100) == 0 and whole_text(frame(b"x", first=0x01), 100) == 0
    assert whole_text(b"\x81\x05hello", 100) == 0 and whole_text(b"", 100) == 0


async def open_wire(server: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.rpartition(":")[2]))
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: %b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: %b\r\n\r\n"
        % (server.removeprefix("http://").encode(), cookie.encode())
    )
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def hear(reader: asyncio.StreamReader) -> bytes:
    _, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    return await reader.readexactly(size)


def ping(id: str) -> bytes:
    return msgspec.json.encode(p.Ping(id, 1.0))


def test_many_at_once_in_pieces_and_in_fragments(server: str) -> None:
    async def work() -> None:
        async with Guest(server) as ada:
            reader, writer = await open_wire(server, ada.cookie)
            writer.write(frame(ping("a")) + frame(ping("b")) + frame(b"", first=0x8A) + frame(ping("c")))
            assert [msgspec.json.decode(await hear(reader))["id"] for _ in "abc"] == ["a", "b", "c"]
            half = ping("d")
            writer.write(frame(half[:10], first=0x01) + frame(half[10:], first=0x80))  # a fragmented message
            assert msgspec.json.decode(await hear(reader))["id"] == "d"
            late = frame(ping("e"))
            writer.write(late[:7])
            await ada.games()  # the server has read the piece by now
            writer.write(late[7:] + frame(ping("f")))
            assert [msgspec.json.decode(await hear(reader))["id"] for _ in "ef"] == ["e", "f"]
            writer.write(frame(b"\x03\xe8", first=0x88) + frame(ping("g")))  # nothing counts after a close
            assert await hear(reader) == b"\x03\xe8" and await reader.read() == b""
            writer.close()

    run(work())


def test_a_frame_that_is_not_masked_ends_the_talk(server: str) -> None:
    async def work() -> None:
        async with Guest(server) as ada:
            reader, writer = await open_wire(server, ada.cookie)
            message = ping("a")
            writer.write(bytes([0x81, len(message)]) + message)
            assert (await hear(reader))[:2] == (1002).to_bytes(2, "big")
            writer.close()

    run(work())
