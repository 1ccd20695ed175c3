"""The transport: whether frames arrive whole, in parts or many at once, the messages are the same."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import ASGIApp, Receive, Scope, Send

from dreamtable.client import Guest
from dreamtable.protocol import messages as p
from dreamtable.server.server_process import PATIENCE, ServerProcess, running
from dreamtable.server.sockets.websocket_protocol import SOCKET, FrameLengths, HttpProtocol, SocketProtocol, whole_text
from support.event_loop import run
from support.raw_socket import frame, handshake, open_socket, read_frame


@given(st.lists(st.binary(max_size=300), min_size=1, max_size=4), st.integers(0, 1300))
def test_whole_frames_are_told_from_pieces(messages: list[bytes], cut: int) -> None:
    data = b"".join(frame(m) for m in messages)
    assert whole_text(data, 16384) == len(frame(messages[0]))
    ends = {0}
    for m in messages:
        ends.add(max(ends) + len(frame(m)))
    lengths = FrameLengths()
    assert lengths.feed(data[:cut]) and lengths.at_boundary == (cut in ends or cut >= len(data))
    assert lengths.feed(data[cut:]) and lengths.at_boundary
    assert (whole_text(data[:cut], 16384) > 0) == (cut >= len(frame(messages[0])))


def test_only_small_masked_text_takes_the_short_way() -> None:
    assert whole_text(frame(b"x" * 200), 100) == 0
    assert whole_text(frame(b"x", first=0x82), 100) == 0 and whole_text(frame(b"x", first=0x01), 100) == 0
    assert whole_text(b"\x81\x05hello", 100) == 0 and whole_text(b"", 100) == 0


@asynccontextmanager
async def serving(app: ASGIApp, **given: Any) -> AsyncIterator[int]:
    """Serve an application with our protocols for the length of a `with` block, on the port that is returned."""
    config = uvicorn.Config(app, http=HttpProtocol, ws=SocketProtocol, lifespan="off", log_config=None, **given)
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as door:
        task = asyncio.create_task(server.serve([door]))
        yield door.getsockname()[1]
        server.should_exit = True
        await task


def ping(id: str) -> bytes:
    return msgspec.json.encode(p.Ping(id, 1.0))


def test_many_at_once_in_pieces_and_in_fragments(server: str) -> None:
    async def work() -> None:
        async with Guest(server) as ada:
            reader, writer = await open_socket(server, ada.cookie)
            writer.write(frame(ping("a")) + frame(ping("b")) + frame(b"", first=0x8A) + frame(ping("c")))
            assert [msgspec.json.decode(await read_frame(reader))["id"] for _ in "abc"] == ["a", "b", "c"]
            half = ping("d")
            writer.write(frame(half[:10], first=0x01) + frame(half[10:], first=0x80))  # a fragmented message
            assert msgspec.json.decode(await read_frame(reader))["id"] == "d"
            late = frame(ping("e"))
            writer.write(late[:7])
            await ada.games()  # the server has read the piece by now
            writer.write(late[7:] + frame(ping("f")))
            assert [msgspec.json.decode(await read_frame(reader))["id"] for _ in "ef"] == ["e", "f"]
            writer.write(frame(b"\x03\xe8", first=0x88) + frame(ping("g")))  # nothing counts after a close
            assert await read_frame(reader) == b"\x03\xe8" and await reader.read() == b""
            writer.close()

    run(work())


@pytest.mark.parametrize("kind", [0x89, 0x8A, 0x00])
def test_a_flood_of_frames_that_say_nothing_ends_the_talk(server: str, kind: int) -> None:
    async def work() -> None:
        async with Guest(server) as ada:
            reader, writer = await open_socket(server, ada.cookie)
            first = frame(b"", first=0x01) if kind == 0x00 else b""
            writer.write(first + frame(b"", first=kind) * 100_000)
            with suppress(ConnectionResetError):  # what it has not read any more, the server throws back
                heard = await reader.read()
                assert heard.endswith((1008).to_bytes(2, "big") + b"too_fast")
            writer.close()

    run(work())


@pytest.mark.slow
def test_a_request_that_does_not_come_to_its_end_holds_no_place_for_ever_and_a_socket_does(tmp_path: Path) -> None:
    async def until_the_end(port: int, said: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()

    async def work(aside: ServerProcess) -> None:
        post = b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n"
        beginnings = (b"", b"GET /heal", post, post + b"Content-Type: application/json\r\n\r\n{")
        async with Guest(aside.address) as ada:
            reader, writer = await open_socket(aside.address, ada.cookie)
            await asyncio.gather(*(until_the_end(int(aside.port), said) for said in beginnings))
            writer.write(frame(ping("a")))
            while (heard := await read_frame(reader)) == b"" or not heard.startswith(b"{"):
                pass  # the server's own pings
            assert msgspec.json.decode(heard)["id"] == "a"
            writer.close()

    with running(tmp_path) as aside:
        run(work(aside))


def test_a_frame_that_is_not_masked_ends_the_talk(server: str) -> None:
    async def work() -> None:
        async with Guest(server) as ada:
            reader, writer = await open_socket(server, ada.cookie)
            message = ping("a")
            writer.write(bytes([0x81, len(message)]) + message)
            assert (await read_frame(reader))[:2] == (1002).to_bytes(2, "big")
            writer.close()

    run(work())


@pytest.mark.parametrize("line", [b"Cookie: %b" % (b"x" * 9000), b"X: y\r\n" * 130 + b"X: y"])
def test_a_handshake_that_cannot_be_read_is_refused_and_holds_no_place(server: str, line: bytes) -> None:
    async def work() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(server.rpartition(":")[2]))
        writer.write(handshake("localhost", "").replace(b"Cookie: ", line + b"\r\nCookie: "))
        async with asyncio.timeout(PATIENCE):
            assert b" 431 " in await reader.read()
        writer.close()

    run(work())


def test_a_request_that_turns_out_to_be_none_after_its_answer_ends_the_connection() -> None:
    async def work() -> None:
        failed: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: failed.append(context))

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await send({"type": "http.response.start", "status": 404, "headers": [(b"content-length", b"0")]})
            await send({"type": "http.response.body", "body": b""})

        async with serving(app) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
            assert b" 404 " in await reader.readuntil(b"\r\n\r\n")
            writer.write(b"no size\r\n")
            async with asyncio.timeout(PATIENCE):
                assert await reader.read() == b""
            writer.close()
        assert failed == []

    run(work())


def test_bad_frames_before_the_handshake_is_done_end_the_talk() -> None:
    """The application takes its time; the client does not wait for it, as it should."""

    async def work() -> None:
        asked, gone, failed = asyncio.Event(), asyncio.Event(), list[object]()
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: failed.append(context))

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await receive()
            asked.set()
            assert (await receive())["type"] == "websocket.disconnect"
            gone.set()

        async with serving(app) as port:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(handshake("localhost", ""))
            await asked.wait()
            writer.write(b"\xb3\x80")
            await asyncio.wait_for(gone.wait(), PATIENCE)
            writer.close()
        assert failed == []

    run(work())


def test_whoever_takes_nothing_and_answers_nothing_is_gone() -> None:
    """A telephone out of reach: others may want a bot to stand in."""

    async def work() -> None:
        gone = asyncio.Event()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            own: SocketProtocol = scope["extensions"][SOCKET]
            await receive()
            await send({"type": "websocket.accept"})
            while own.can_send:
                own.send_text(b"x" * 60_000)
            await own.serve(receive, gone.set)

        async with serving(app, ws_ping_interval=0.1, ws_ping_timeout=0.1) as port:
            with socket.socket() as telephone:
                telephone.setblocking(False)
                loop = asyncio.get_running_loop()
                await loop.sock_connect(telephone, ("127.0.0.1", port))
                await loop.sock_sendall(telephone, handshake("localhost", ""))
                await asyncio.wait_for(gone.wait(), PATIENCE)

    run(work())
