"""Proxies whose connections can be cut, stalled and slowed down, and a load balancer in front of several servers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto

CHUNK = 65_536
HEALTH = b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
BETWEEN_CHECKS = 0.5  # seconds


class Condition(Enum):
    """How a proxy treats its connections."""

    NORMAL = auto()
    SLOW = auto()  # every chunk is delayed
    STALLED = auto()  # nothing gets through, and neither side is told
    CUT = auto()  # connections break, and new ones are refused


class Proxy:
    """Forwards TCP connections to the first of the ports that `ports` returns which accepts them."""

    def __init__(self, ports: Callable[[], list[int]]) -> None:
        self._ports = ports
        self._condition = Condition.NORMAL
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server
        self.port = 0
        self.delay = 0.1  # seconds for each chunk while slow

    async def start(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._forward, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Stop listening and break all connections."""
        self._server.close()
        self.set(Condition.CUT)

    def set(self, condition: Condition) -> None:
        """Treat all connections like this from now on."""
        self._condition = condition
        if condition is Condition.STALLED:
            self._flowing.clear()
        else:
            self._flowing.set()
        if condition is Condition.CUT:
            for writer in list(self._open):
                writer.transport.abort()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in self._ports() if self._condition is not Condition.CUT else []:
            try:
                target_reader, target_writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            self._open |= {writer, target_writer}
            await asyncio.gather(self._pump(reader, target_writer), self._pump(target_reader, writer))
            self._open -= {writer, target_writer}
            return
        writer.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self._condition is Condition.SLOW:
                    await asyncio.sleep(self.delay)
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


class LoadBalancer:
    """Forwards each new connection to a random server that is healthy."""

    def __init__(self, ports: list[int]) -> None:
        self._all = ports
        self._healthy: list[int] = list(ports)
        self._proxy = Proxy(self._order)
        self._task: asyncio.Task[None]

    @property
    def address(self) -> str:
        """Where visitors connect to, as http://host:port."""
        return f"http://127.0.0.1:{self._proxy.port}"

    async def start(self) -> None:
        """Listen on a free port and begin to check the servers' health."""
        await self._proxy.start()
        self._task = asyncio.create_task(self._check())

    async def stop(self) -> None:
        """Stop listening and break all connections."""
        self._task.cancel()
        await self._proxy.stop()

    def _order(self) -> list[int]:
        return random.sample(self._healthy, len(self._healthy)) or random.sample(self._all, len(self._all))

    async def _check(self) -> None:
        while True:
            answers = await asyncio.gather(*(_is_healthy(port) for port in self._all))
            self._healthy = [port for port, healthy in zip(self._all, answers) if healthy]
            await asyncio.sleep(BETWEEN_CHECKS)


async def _is_healthy(port: int) -> bool:
    try:
        async with asyncio.timeout(2):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HEALTH)
            status = await reader.readline()
            writer.close()
    except OSError:
        return False
    return b" 200 " in status
