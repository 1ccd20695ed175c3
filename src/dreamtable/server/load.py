"""Many tables of people who never tire, over real sockets: the other side of `dreamtable bench server`.

Runs in a process of its own and prints what it saw as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect

from dreamtable.client import Guest, new_id, nonce
from dreamtable.server import protocol as p

GAME = "dream_ravens"
OPTIONS = {"limit": 300}
ENDING = b"wake_up"  # avoided, so that the games are long
AT_ONCE = 32  # tables that are laid at the same time


class Look(Struct):
    """As much of a pair of eyes as a player who plays at random needs."""

    seat: int
    moves: list[Raw]


class Glance(Struct):
    type: str
    answers: list[str] = []
    version: int = 0
    eyes: list[Look] = []
    code: str = ""


class Seen(Struct):
    """What a load saw."""

    tables: int
    sockets: int
    moves: int
    refusals: int
    seconds: float
    p50: float  # milliseconds from a move to its snapshot
    p99: float
    worst: float


glance = msgspec.json.Decoder(Glance).decode


class Crowd:
    """All tables; each seat answers when it is asked, at once or so many a second in all."""

    def __init__(self, server: str, tables: int, seats: int, rate: float) -> None:
        self._servers = server.split(",")  # several: each seat at another one
        self._tables, self._seats = tables, seats
        self._pause = tables / rate if rate else 0.0
        self._sockets: list[ClientConnection] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._go = asyncio.Event()
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
        host = Guest(self._servers[0])
        async with host:
            facts = await host.lay(GAME, self._seats, OPTIONS)
            cookies = [host.cookie]
            for _ in range(self._seats - 1):
                async with Guest(self._servers[0]) as other:
                    cookies.append(other.cookie)
        sockets = []
        for seat, cookie in enumerate(cookies):
            server = self._servers[(len(self._sockets) + seat) % len(self._servers)]
            address = "ws" + server.removeprefix("http") + "/ws"
            socket = await connect(
                address, additional_headers={"cookie": cookie}, compression=None, proxy=None, ping_interval=None
            )
            sockets.append(socket)
            await socket.send(msgspec.json.encode(p.Hello(new_id(), facts.id)), text=True)
            if seat:
                await self._answered(socket, p.Sit(new_id(), seat, nonce()))
        self._sockets += sockets
        await self._answered(sockets[0], p.Start(new_id()))
        for socket in sockets:
            self._tasks.append(asyncio.create_task(self._play(socket)))
            await socket.send(msgspec.json.encode(p.Hello(new_id(), facts.id)), text=True)

    async def _answered(self, socket: ClientConnection, request: p.Request) -> None:
        await socket.send(msgspec.json.encode(request), text=True)
        while True:
            heard = glance(await socket.recv(decode=False))
            if request.id in heard.answers:
                return
            if heard.type == "refusal":
                raise RuntimeError(f"the load was refused: {heard.code}")

    async def _play(self, socket: ClientConnection) -> None:
        sent = 0.0
        waiting = ""
        async for message in socket:
            heard = glance(message)
            if waiting and (waiting in heard.answers or heard.type == "refusal"):
                waiting = ""
                if self.counting:
                    self.took.append(time.perf_counter() - sent)
                    self.moves += heard.type == "snapshot"
                    self.refusals += heard.type == "refusal"
            if waiting or heard.type != "snapshot" or not heard.eyes or not heard.eyes[0].moves:
                continue
            eyes = heard.eyes[0]
            move = random.choice([m for m in eyes.moves if ENDING not in bytes(m)] or eyes.moves)
            await self._go.wait()
            if self._pause:
                await asyncio.sleep(random.uniform(0.5, 1.5) * self._pause)
            waiting = new_id()
            sent = time.perf_counter()
            await socket.send(msgspec.json.encode(p.Move(waiting, eyes.seat, heard.version, move)), text=True)

    async def warm_up(self, seconds: float) -> None:
        """Everybody is asked at once at the beginning; let that pass."""
        self._go.set()
        await asyncio.sleep(seconds)

    async def measure(self, seconds: float) -> Seen:
        self.counting = True
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        self.counting = False
        took = time.perf_counter() - began
        times = sorted(self.took) or [0.0]
        return Seen(
            self._tables,
            len(self._sockets),
            self.moves,
            self.refusals,
            took,
            times[len(times) // 2] * 1000,
            times[int(len(times) * 0.99)] * 1000,
            times[-1] * 1000,
        )

    async def part(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*(socket.close() for socket in self._sockets), return_exceptions=True)


async def main(args: argparse.Namespace) -> None:
    """Says `ready` when everybody plays, measures when told to go on, says what it saw, parts when told to."""
    crowd = Crowd(args.server, args.tables, args.seats, args.rate)
    await crowd.gather()
    await crowd.warm_up(1.0 + args.tables / 200)
    loop = asyncio.get_running_loop()
    print("ready", flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    seen = await crowd.measure(args.seconds)
    print(msgspec.json.encode(seen).decode(), flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    await crowd.part()


if __name__ == "__main__":
    ask = argparse.ArgumentParser()
    ask.add_argument("server")
    ask.add_argument("--tables", type=int, default=50)
    ask.add_argument("--seats", type=int, default=4)
    ask.add_argument("--seconds", type=float, default=5.0)
    ask.add_argument("--rate", type=float, default=0.0)
    given = ask.parse_args()
    try:
        import uvloop

        uvloop.run(main(given))
    except ImportError:
        asyncio.run(main(given))
