"""Many tables of people who never tire, over real sockets: the other side of `dreamtable bench server`.

Runs in a process of its own and prints what it saw as JSON.  It shares a machine with the server that it measures, so
it does as little as it can: it reads a snapshot only when there is something to do in it.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import struct
import sys
import time
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

import msgspec
from msgspec import Raw, Struct

from dreamtable.client import Guest, new_id, nonce
from dreamtable.lab.clock_load import Nights
from dreamtable.protocol import messages as p
from dreamtable.server.transport import MASKED, TEXT, frame_size

GAME = "dream_ravens"
OPTIONS = {"limit": 300}
ENDING = b"wake_up"  # avoided, so that the games are long
AT_ONCE = 32  # tables that are laid at the same time
REFUSAL = b'{"type":"refusal"'
TO_DO = b'"moves":[{'  # nothing to do, or a node that has not heard of the start: no such moves
KEY = "ZHJlYW10YWJsZS1sb2FkIQ=="  # any will do: nobody here checks the answer
NO_MASK = bytes(4)
PING, PONG = 0x89, 0x8A
NUMBERS = itertools.count()  # of requests: each is new to its table


class Look(Struct):
    """As much of a pair of eyes as a player who plays at random needs."""

    seat: int
    moves: list[Raw]


class Glance(Struct):
    version: int
    perspectives: list[Look]


class Seen(Struct):
    """What a load saw."""

    moves: int
    refusals: int
    seconds: float
    p50: float  # milliseconds from a move to its snapshot
    p99: float
    latest_clock: float = 0.0  # milliseconds that a clock's end was heard of too late, at worst


glance = msgspec.json.Decoder(Glance).decode


class Line(asyncio.Protocol):
    """One player's socket: whole text messages, an answer to pings, and nothing else of what a socket can do."""

    _transport: asyncio.Transport

    def __init__(self, host: str, cookie: str) -> None:
        self._hello = f"GET /ws HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
        self._hello += f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
        self._rest = b""
        self._let_in = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._answers: dict[bytes, asyncio.Future[None]] = {}
        self.hear: Callable[[bytes], None] = self._await

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello.encode())

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data, self._rest = self._rest + data, b""
        if self._let_in:
            self._listen(data)
            return
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            self._rest = data
        elif b" 101 " in head:
            self._let_in = True
            self.opened.set_result(None)
            self._listen(rest)
        else:
            self.opened.set_exception(RuntimeError(f"the load was not let in: {head!r}"))

    def _listen(self, data: bytes) -> None:
        at, end = 0, len(data)
        while at < end:
            if data[at + 1 : at + 2] == b"\x7e" and end - at > 4:  # most are of this length
                size = 4 + (data[at + 2] << 8 | data[at + 3])
            else:
                size = frame_size(data, at)
            if at + size > end:
                self._rest = data[at:]
                break
            if data[at] == TEXT:
                self.hear(data[at + (2 if size < 128 else 4 if size < 65540 else 10) : at + size])
            elif data[at] == PING:
                self._send(PONG, data[at + 2 : at + size])
            at += size

    def say(self, request: p.Request) -> None:
        self._send(TEXT, msgspec.json.encode(request))

    def _send(self, kind: int, message: bytes) -> None:
        size = len(message)
        head = struct.pack("!BB", kind, MASKED | size) if size < 126 else struct.pack("!BBH", kind, MASKED | 126, size)
        if not self._transport.is_closing():  # somebody may still be thinking when the evening ends
            self._transport.write(head + NO_MASK + message)

    async def ask(self, request: p.Request) -> None:
        answer = asyncio.get_running_loop().create_future()
        self._answers[request.id.encode()] = answer
        self.say(request)
        await answer

    def _await(self, message: bytes) -> None:
        for id in [id for id in self._answers if id in message]:
            answer = self._answers.pop(id)
            if message.startswith(REFUSAL):
                answer.set_exception(RuntimeError(f"the load was refused: {message!r}"))
            else:
                answer.set_result(None)

    def hang_up(self) -> None:
        self._transport.close()


class Player:
    """Answers when it is asked."""

    __slots__ = ("_crowd", "_line", "_sent", "_waiting")

    def __init__(self, crowd: Crowd, line: Line) -> None:
        self._crowd, self._line = crowd, line
        self._waiting = b""  # the request that was not answered yet
        self._sent = 0.0

    def hear(self, message: bytes) -> None:
        if self._waiting:
            if self._waiting not in message:
                return
            self._waiting = b""
            self._crowd.count(message, time.perf_counter() - self._sent)
        if TO_DO in message and not message.startswith(REFUSAL):
            self._waiting = b"request-%x" % next(NUMBERS)
            self._crowd.soon(lambda: self._move(glance(message)))

    def _move(self, seen: Glance) -> None:
        perspective = seen.perspectives[0]
        moves = perspective.moves
        move = moves[int(random.random() * len(moves))]
        if ENDING in bytes(move):
            move = random.choice([m for m in moves if ENDING not in bytes(m)] or moves)
        self._sent = time.perf_counter()
        self._line.say(p.Move(self._waiting.decode(), perspective.seat, seen.version, move))


class Crowd:
    """All tables; each seat answers when it is asked, at once or so many a second in all."""

    def __init__(self, server: str, tables: int, seats: int, rate: float) -> None:
        self._server = server
        self._tables, self._seats = tables, seats
        self._pause = tables / rate if rate else 0.0
        self._lines: list[Line] = []
        self._held: list[Callable[[], None]] | None = []  # what will be done when everybody sits
        self.counting = False
        self.moves = self.refusals = 0
        self.took: list[float] = []

    async def gather(self) -> None:
        """Lay every table, seat everybody, start."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def lay() -> None:
            async with gate:
                await self._lay()

        await asyncio.gather(*(lay() for _ in range(self._tables)))

    async def _lay(self) -> None:
        async with Guest(self._server) as host:
            facts = await host.lay(GAME, self._seats, OPTIONS)
            cookies = [host.cookie]
            for _ in range(self._seats - 1):
                async with Guest(self._server) as other:
                    cookies.append(other.cookie)
        await self.sit_down(facts.id, [(self._server, cookie) for cookie in cookies])

    async def sit_down(self, table: str, seats: list[tuple[str, str]]) -> None:
        """Everybody at their server with their cookie, the host first; then it begins."""
        lines = []
        for seat, (server, cookie) in enumerate(seats):
            line = await self._connect(server, cookie)
            lines.append(line)
            await line.ask(p.Hello(new_id(), table))
            if seat:
                await line.ask(p.Sit(new_id(), seat, nonce()))
        self._lines += lines
        await lines[0].ask(p.Start(new_id()))
        for line in lines:
            line.hear = Player(self, line).hear
            line.say(p.Hello(new_id(), table))

    async def _connect(self, server: str, cookie: str) -> Line:
        host = urlsplit(server).netloc
        name, _, port = host.rpartition(":")
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(host, cookie), name, int(port))
        await line.opened
        return line

    def soon(self, act: Callable[[], None]) -> None:
        """At once, or after the pause that makes the rate; but not before everybody sits."""
        if self._held is not None:
            self._held.append(act)
        elif self._pause:
            asyncio.get_running_loop().call_later(random.uniform(0.5, 1.5) * self._pause, act)
        else:
            act()

    def count(self, answer: bytes, took: float) -> None:
        if self.counting:
            refused = answer.startswith(REFUSAL)
            self.took.append(took)
            self.moves += not refused
            self.refusals += refused

    async def warm_up(self, seconds: float) -> None:
        """Everybody is asked at once at the beginning; let that pass."""
        held, self._held = self._held, None
        for act in held or ():
            self.soon(act)
        await asyncio.sleep(seconds)

    async def measure(self, seconds: float) -> Seen:
        self.counting = True
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        self.counting = False
        took = time.perf_counter() - began
        times = sorted(self.took) or [0.0]
        p50, p99 = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
        return Seen(self.moves, self.refusals, took, p50, p99)

    def part(self) -> None:
        for line in self._lines:
            line.hang_up()


async def main(args: argparse.Namespace) -> None:
    """Says `ready` when everybody plays, measures when told to go on, says what it saw, parts when told to."""
    crowd, nights = Crowd(args.server, args.tables, args.seats, args.rate), Nights(args.server, args.nights)
    await crowd.gather()
    await nights.begin()
    await crowd.warm_up(1.0 + args.tables / 200)
    loop = asyncio.get_running_loop()
    print("ready", flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    nights.forget()
    seen = await crowd.measure(args.seconds)
    seen.latest_clock = nights.latest * 1000
    print(msgspec.json.encode(seen).decode(), flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    crowd.part()
    await nights.part()


if __name__ == "__main__":
    ask = argparse.ArgumentParser()
    ask.add_argument("server")
    ask.add_argument("--tables", type=int, default=50)
    ask.add_argument("--seats", type=int, default=4)
    ask.add_argument("--seconds", type=float, default=5.0)
    ask.add_argument("--rate", type=float, default=0.0)
    ask.add_argument("--nights", type=int, default=0)
    given = ask.parse_args()
    try:
        import uvloop

        uvloop.run(main(given))
    except ImportError:
        asyncio.run(main(given))
