"""Many tables whose players move as soon as they may, or at a steady rate, over real sockets.

It shares a machine with the servers that it measures, so it does as little as it can: it decodes a snapshot only when
there is something to do in it.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack

import msgspec
from msgspec import Raw, Struct

from dreamtable.client import Guest, new_id
from dreamtable.lab.load.load_socket import REFUSAL, LoadSocket
from dreamtable.protocol import messages as p

GAME = "dream_ravens"
OPTIONS = {"limit": 300}
ENDING = b"wake_up"  # the move that ends a round is avoided, so that the games are long
AT_ONCE = 64  # tables that are laid at the same time
HAS_MOVES = b'"moves":[{'  # what only the snapshot of a seat that may move contains
REQUESTS = itertools.count()  # numbers for requests: no table sees one twice


class SeatMoves(Struct):
    """The part of a perspective that a random player needs."""

    seat: int
    moves: list[Raw]


class OpenMoves(Struct):
    """The part of a snapshot that a random player needs."""

    version: int
    perspectives: list[SeatMoves]


class LoadFigures(Struct):
    """What a load measured in some seconds."""

    moves: int
    refusals: int
    seconds: float
    cpu: float  # seconds of CPU that the load itself took
    p50: float  # milliseconds from a move to its snapshot
    p99: float
    latest_clock: float = 0.0  # milliseconds that the end of a clock was announced too late, at worst


decode_moves = msgspec.json.Decoder(OpenMoves).decode


class Player:
    """One seat: whenever it may move, it asks the load for a turn and plays at random."""

    __slots__ = ("_load", "_pending", "_sent", "_socket")

    def __init__(self, load: PlayerLoad, socket: LoadSocket) -> None:
        self._load, self._socket = load, socket
        self._pending = b""  # the id of the request that was not answered yet
        self._sent = 0.0

    def receive(self, message: bytes) -> None:
        """Count the answer to the last move, and plan the next if the message offers one."""
        if self._pending:
            if self._pending not in message:
                return
            self._pending = b""
            self._load.count(message, time.perf_counter() - self._sent)
        if HAS_MOVES in message and not message.startswith(REFUSAL):
            self._pending = b"request-%x" % next(REQUESTS)
            self._load.plan(lambda: self._move(decode_moves(message)))

    def _move(self, found: OpenMoves) -> None:
        perspective = found.perspectives[0]
        moves = perspective.moves
        move = moves[int(random.random() * len(moves))]
        if ENDING in bytes(move):
            move = random.choice([m for m in moves if ENDING not in bytes(m)] or moves)
        self._sent = time.perf_counter()
        self._socket.send(p.Move(self._pending.decode(), perspective.seat, found.version, move))


class PlayerLoad:
    """All tables and players of one load.  Each seat of a table is at another server, if there are several.

    The same guests sit at every table: who they are makes no difference to a server, and to make new ones takes long.
    """

    def __init__(
        self, servers: Sequence[str], tables: int, seats: int, most_in_flight: int = 0, watchers: int = 0
    ) -> None:
        """`most_in_flight` moves may wait for their answer at the same time; 0: any number."""
        self._servers = servers
        self._tables, self._seats, self._watchers = tables, seats, watchers
        self._most_in_flight = most_in_flight or tables * seats
        self._in_flight = 0
        self._sockets: list[LoadSocket] = []
        self._planned: deque[Callable[[], None]] = deque()  # moves that wait for their turn, oldest first
        self._held = True  # moves are made by the pacer, or not at all before the load plays
        self._pacer: asyncio.Task[None] | None = None
        self._counting = False
        self._moves = self._refusals = 0
        self._latencies: list[float] = []

    async def start(self) -> None:
        """Lay every table, seat everybody, start every game; nobody moves before `play`."""
        limit = asyncio.Semaphore(AT_ONCE)
        async with AsyncExitStack() as guests:
            hosts = [await guests.enter_async_context(Guest(server)) for server in self._servers]
            others = [await guests.enter_async_context(Guest(self._servers[0])) for _ in range(self._seats - 1)]
            watcher = await guests.enter_async_context(Guest(self._servers[0]))

            async def lay(number: int) -> None:
                async with limit:
                    host = hosts[number % len(hosts)]
                    facts = await host.lay(GAME, self._seats, OPTIONS)
                    if number == 0:
                        await self._connect_watchers(facts.id, watcher.cookie)
                    cookies = [host.cookie, *(other.cookie for other in others)]
                    servers = [self._servers[(number + seat) % len(self._servers)] for seat in range(self._seats)]
                    await self._seat_players(facts.id, servers, cookies)

            await asyncio.gather(*(lay(number) for number in range(self._tables)))

    async def _connect_watchers(self, table: str, cookie: str) -> None:
        """Let a guest without a seat watch a table on many sockets."""
        for _ in range(self._watchers):
            socket = await LoadSocket.connect(self._servers[0], cookie)
            await socket.request(p.Hello(new_id(), table))
            socket.receive = ignore
            self._sockets.append(socket)

    async def _seat_players(self, table: str, servers: list[str], cookies: list[str]) -> None:
        """Connect every player to their server, the host first, and start the game."""
        sockets = []
        for seat, (server, cookie) in enumerate(zip(servers, cookies)):
            socket = await LoadSocket.connect(server, cookie)
            sockets.append(socket)
            await socket.request(p.Hello(new_id(), table))
            if seat:
                await socket.request(p.Sit(new_id(), seat))
        self._sockets += sockets
        await sockets[0].request(p.Start(new_id()))
        for socket in sockets:
            socket.receive = Player(self, socket).receive
            socket.send(p.Hello(new_id(), table))

    def play(self, rate: float) -> None:
        """Let players move as fast as they are answered (0), or so many times a second in all."""
        if self._pacer is not None:
            self._pacer.cancel()
            self._pacer = None
        self._held = rate > 0
        if rate > 0:
            self._pacer = asyncio.get_running_loop().create_task(self._pace(rate))
        else:
            self._go_on()

    async def _pace(self, rate: float) -> None:
        """Make the oldest planned move at random moments, as independent people do: a Poisson process."""
        due = time.perf_counter()
        while True:
            due += random.expovariate(rate)
            await asyncio.sleep(due - time.perf_counter())
            if self._planned:
                self._make_next()

    def plan(self, move: Callable[[], None]) -> None:
        """Put a move in line; it is made when the rate and the moves in flight allow it."""
        self._planned.append(move)
        self._go_on()

    def _go_on(self) -> None:
        while self._planned and not self._held and self._in_flight < self._most_in_flight:
            self._make_next()

    def _make_next(self) -> None:
        self._in_flight += 1
        self._planned.popleft()()

    def count(self, answer: bytes, latency: float) -> None:
        """Note the answer to a move and how many seconds it took."""
        if self._counting:
            refused = answer.startswith(REFUSAL)
            self._latencies.append(latency)
            self._moves += not refused
            self._refusals += refused
        self._in_flight -= 1
        self._go_on()

    async def measure(self, seconds: float) -> LoadFigures:
        """Count the answers of the next seconds."""
        self._moves = self._refusals = 0
        self._latencies = []
        self._counting = True
        began, cpu = time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        self._counting = False
        took, cpu = time.perf_counter() - began, time.process_time() - cpu
        p50, p99 = percentiles(self._latencies)
        return LoadFigures(self._moves, self._refusals, took, cpu, p50, p99)

    def stop(self) -> None:
        """Close all sockets."""
        if self._pacer is not None:
            self._pacer.cancel()
        for socket in self._sockets:
            socket.close()


def ignore(message: bytes) -> None:
    """Take a message and do nothing: what the load does costs CPU that the server could use."""


def percentiles(seconds: Sequence[float]) -> tuple[float, float]:
    """Return the 50th and 99th percentile in milliseconds; zeros if there is nothing."""
    ordered = sorted(seconds) or [0.0]
    return ordered[len(ordered) // 2] * 1000, ordered[int(len(ordered) * 0.99)] * 1000
