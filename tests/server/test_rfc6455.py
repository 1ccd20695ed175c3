"""The socket as RFC 6455 wants it, frame by frame: what is allowed works, and what is not ends with the right code."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import msgspec
import pytest

from dreamtable.client import Guest
from dreamtable.protocol import messages as p
from dreamtable.server.server_process import running
from support.event_loop import run
from support.raw_socket import frame, open_socket

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG, FIN = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA, 0x80
MASK = b"\1\2\3\4"
PLAIN = msgspec.json.encode(p.Ping("x", 1.0))
FOREIGN = msgspec.json.encode({"type": "say", "id": "x", "text": "träumt 夢"})


def wide(message: bytes, form: str, length: int | None = None) -> bytes:
    """A whole text frame whose length is written in two (!H) or eight (!Q) bytes."""
    head = bytes([FIN | TEXT, 0x80 | (126 if form == "!H" else 127)])
    size = struct.pack(form, len(message) if length is None else length)
    return head + size + MASK + bytes(b ^ MASK[i % 4] for i, b in enumerate(message))


def close(code: int | None = None, reason: bytes = b"") -> bytes:
    return frame(b"" if code is None else code.to_bytes(2, "big") + reason, FIN | CLOSE)


HALF = len(FOREIGN) - 6  # in the middle of a character
FINE = {
    "whole": frame(PLAIN),
    "two fragments": frame(PLAIN[:9], TEXT) + frame(PLAIN[9:], FIN | CONTINUATION),
    "an empty fragment": frame(b"", TEXT) + frame(PLAIN, CONTINUATION) + frame(b"", FIN | CONTINUATION),
    "every byte a fragment": frame(PLAIN[:1], TEXT)
    + b"".join(frame(PLAIN[i : i + 1], CONTINUATION) for i in range(1, len(PLAIN)))
    + frame(b"", FIN | CONTINUATION),
    "a ping between fragments": frame(PLAIN[:9], TEXT) + frame(b"", FIN | PONG) + frame(PLAIN[9:], FIN | CONTINUATION),
    "a pong that nobody asked for": frame(b"hello", FIN | PONG) + frame(PLAIN),
    "a character in two fragments": frame(FOREIGN[:HALF], TEXT) + frame(FOREIGN[HALF:], FIN | CONTINUATION),
    "another mask": frame(PLAIN, mask=b"\xff\x00\xff\x00"),
    "a mask of zeros": frame(PLAIN, mask=bytes(4)),
}
CLOSED = {
    "not masked": (bytes([FIN | TEXT, len(PLAIN)]) + PLAIN, 1002),
    "a reserved bit": (frame(PLAIN, FIN | 0x40 | TEXT), 1002),
    "the second reserved bit": (frame(PLAIN, FIN | 0x20 | TEXT), 1002),
    "the third reserved bit": (frame(PLAIN, FIN | 0x10 | TEXT), 1002),
    "a reserved opcode": (frame(PLAIN, FIN | 0x3), 1002),
    "a reserved control opcode": (frame(b"", FIN | 0xB), 1002),
    "a control frame in fragments": (frame(b"", PING), 1002),
    "a control frame that is too long": (frame(b"x" * 126, FIN | PING), 1002),
    "a continuation of nothing": (frame(PLAIN, FIN | CONTINUATION), 1002),
    "a message within a message": (frame(PLAIN[:9], TEXT) + frame(PLAIN, FIN | TEXT), 1002),
    "16 bits for a length of 7": (wide(PLAIN, "!H"), 1002),
    "64 bits for a length of 7": (wide(PLAIN, "!Q"), 1002),
    "64 bits for a length of 16": (wide(PLAIN + b" " * 200, "!Q"), 1002),
    "a length with its highest bit": (wide(PLAIN, "!Q", 1 << 63), 1002),
    "a fragment with a length too wide": (frame(PLAIN[:9], TEXT) + wide(PLAIN[9:], "!H"), 1002),
    "no UTF-8": (frame(b'{"\xff"}'), 1007),
    "no UTF-8 in a longer message": (frame(b'{"\xff"}' + b" " * 200), 1007),
    "no UTF-8 in fragments": (frame(b'{"\xff', TEXT) + frame(b'"}', FIN | CONTINUATION), 1007),
    "half a character at the end": (frame(b'{"\xe5\xa4'), 1007),
    "a surrogate": (frame(b'{"\xed\xa0\x80"}'), 1007),
    "an overlong slash": (frame(b'{"\xc0\xaf"}'), 1007),
    "too much": (frame(b" " * 20_000), 1009),
    "a goodbye": (close(1000, "träumt".encode()), 1000),
    "a goodbye of one byte": (frame(b"\x03", FIN | CLOSE), 1002),
    "a goodbye with a code that nobody may send": (close(1005), 1002),
    "a goodbye with a code that there is not": (close(999), 1002),
    "a goodbye without UTF-8": (close(1000, b"\xff"), 1007),
}


async def said_of(server: str, cookie: str, data: bytes, cut: int) -> tuple[int, bytes]:
    """Send bytes, after `cut` of them in a second piece; return opcode and content of the first frame that comes back."""
    reader, writer = await open_socket(server, cookie)
    writer.write(data[:cut])
    await writer.drain()
    writer.write(data[cut:])
    opcode, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    content = await reader.readexactly(size)
    writer.close()
    return opcode & 0xF, content


ENDLESS, TOO_BIG = "a length with its highest bit", 1009  # another name that websockets has for it
LENIENT = ("16 bits for a length of 7", "64 bits for a length of 7", "64 bits for a length of 16")  # of websockets


@pytest.fixture(scope="module", params=[False, True], ids=["short cut", "plain"])
def plain(request: pytest.FixtureRequest) -> bool:
    """Whether the server has uvicorn's own sockets, without the short cut."""
    return bool(request.param)


@pytest.fixture(scope="module")
def server(plain: bool) -> Iterator[str]:
    """The address of a server on either kind of sockets; what it stores makes no difference to a frame."""
    with running(plain_sockets=plain, pace=0, rate=1e6, http_rate=1e6) as process:
        yield process.address


@pytest.mark.parametrize("cut", [0, 1, 3])
@pytest.mark.parametrize("case", FINE)
def test_what_is_allowed_is_answered(server: str, case: str, cut: int) -> None:
    async def work() -> None:
        async with Guest(server) as ada:
            opcode, content = await said_of(server, ada.cookie, FINE[case], cut)
            assert opcode == TEXT and msgspec.json.decode(content)["id"] == "x"

    run(work())


@pytest.mark.parametrize("cut", [0, 1, 3])
@pytest.mark.parametrize("case", CLOSED)
def test_what_is_not_allowed_ends_the_talk_with_its_code(server: str, plain: bool, case: str, cut: int) -> None:
    data, code = CLOSED[case]

    async def work() -> None:
        async with Guest(server) as ada:
            opcode, content = await said_of(server, ada.cookie, data, cut)
            if plain and case in LENIENT:  # the short cut looks at lengths itself, for this
                assert opcode == TEXT and msgspec.json.decode(content)["id"] == "x"
            else:
                expected = TOO_BIG if plain and case == ENDLESS else code
                assert opcode == CLOSE and int.from_bytes(content[:2], "big") == expected

    run(work())


def test_a_ping_is_answered_with_its_own_content(server: str) -> None:
    async def work() -> None:
        async with Guest(server) as ada:
            for content in (b"", b"hello", bytes(range(125))):
                assert await said_of(server, ada.cookie, frame(content, FIN | PING), 0) == (PONG, content)

    run(work())
