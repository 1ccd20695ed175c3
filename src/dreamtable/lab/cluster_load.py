"""A crowd that is spread over several nodes: the other side of `dreamtable bench nodes`.

Runs in a process of its own.  It sits down and says `ready`; `play RATE` makes it play, as fast as it is asked or at a
steady rate, and `measure SECONDS` makes it say, as JSON, what it saw.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections import deque
from collections.abc import Callable
from contextlib import AsyncExitStack

import msgspec
from msgspec import Struct

from dreamtable.client import Guest
from dreamtable.lab.player_load import GAME, OPTIONS, Crowd

AT_ONCE = 64  # tables that are laid at the same time
ON_THE_WAY = 500  # moves at most: whoever is asked next waits in line, so that every table gets its turn


class Evening(Struct):
    """What a crowd saw since it was asked."""

    moves: int
    refusals: int
    seconds: float
    cpu: float  # seconds that it took itself
    p50: float  # milliseconds from a move to its snapshot
    p99: float


class SpreadCrowd(Crowd):
    """Each seat of a table is at another node.  The same four people sit everywhere: nodes do not mind."""

    def __init__(self, servers: str, tables: int, seats: int) -> None:
        self._servers = servers.split(",")
        super().__init__(self._servers[0], tables, seats, 0.0)
        self._asked: deque[Callable[[], None]] = deque()  # moves that wait for their turn
        self._on_the_way = 0
        self._holds = True  # nobody moves unless it is their turn
        self._pacer: asyncio.Task[None] | None = None

    async def gather(self) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        async with AsyncExitStack() as door:
            hosts = [await door.enter_async_context(Guest(server)) for server in self._servers]
            others = [await door.enter_async_context(Guest(self._servers[0])) for _ in range(self._seats - 1)]

            async def lay(number: int) -> None:
                async with gate:
                    host = hosts[number % len(hosts)]
                    facts = await host.lay(GAME, self._seats, OPTIONS)
                    cookies = [host.cookie, *(other.cookie for other in others)]
                    at = (self._servers[(number + seat) % len(self._servers)] for seat in range(self._seats))
                    await self.sit_down(facts.id, list(zip(at, cookies)))

            await asyncio.gather(*(lay(number) for number in range(self._tables)))

    def soon(self, act: Callable[[], None]) -> None:
        self._asked.append(act)
        self._go_on()

    def count(self, answer: bytes, took: float) -> None:
        super().count(answer, took)
        self._on_the_way -= 1
        self._go_on()

    def _go_on(self) -> None:
        while self._asked and not self._holds and self._on_the_way < ON_THE_WAY:
            self._next()

    def _next(self) -> None:
        self._on_the_way += 1
        self._asked.popleft()()

    def play(self, rate: float) -> None:
        """From now on, as fast as they are answered (0) or so many moves a second in all, whoever is asked first."""
        if self._pacer is not None:
            self._pacer.cancel()
        self._holds = rate > 0
        if self._holds:
            self._pacer = asyncio.get_running_loop().create_task(self._pace(1 / rate))
        else:
            self._go_on()

    async def _pace(self, gap: float) -> None:
        due = time.perf_counter()
        while True:
            due += gap
            await asyncio.sleep(due - time.perf_counter())
            if self._asked:
                self._next()

    async def see(self, seconds: float) -> Evening:
        self.moves = self.refusals = 0
        self.took = []
        cpu = time.process_time()
        seen = await self.measure(seconds)
        return Evening(seen.moves, seen.refusals, seen.seconds, time.process_time() - cpu, seen.p50, seen.p99)


async def main(args: argparse.Namespace) -> None:
    crowd = SpreadCrowd(args.servers, args.tables, args.seats)
    await crowd.gather()
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    while words := (await loop.run_in_executor(None, sys.stdin.readline)).split():
        match words:
            case ["play", rate]:
                crowd.play(float(rate))
            case ["measure", seconds]:
                print(msgspec.json.encode(await crowd.see(float(seconds))).decode(), flush=True)
    crowd.part()


if __name__ == "__main__":
    ask = argparse.ArgumentParser()
    ask.add_argument("servers", help="addresses with commas between them")
    ask.add_argument("--tables", type=int, default=50)
    ask.add_argument("--seats", type=int, default=4)
    given = ask.parse_args()
    import uvloop

    uvloop.run(main(given))
