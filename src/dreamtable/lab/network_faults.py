"""Lines that can be cut, held up and slowed down, and a door in front of several servers: for fault runs."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto

CHUNK = 65_536
HEALTH = b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"


class Mood(Enum):
    WELL = auto()
    SLOW = auto()  # every piece takes a while
    DEAF = auto()  # nothing gets through, and nobody is told
    CUT = auto()  # connections break, and new ones are refused


class Pipe:
    """Passes connections on to one of the ports that `ports` names, in that order of preference."""

    def __init__(self, ports: Callable[[], list[int]]) -> None:
        self._ports = ports
        self._mood = Mood.WELL
        self._well = asyncio.Event()
        self._well.set()
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server
        self.port = 0
        self.delay = 0.1  # seconds, when slow

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        self._server.close()
        self.set(Mood.CUT)

    def set(self, mood: Mood) -> None:
        self._mood = mood
        if mood is Mood.DEAF:
            self._well.clear()
        else:
            self._well.set()
        if mood is Mood.CUT:
            for writer in list(self._open):
                writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in self._ports() if self._mood is not Mood.CUT else []:
            try:
                there, back = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            self._open |= {writer, back}
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
            self._open -= {writer, back}
            return
        writer.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self._mood is Mood.SLOW:
                    await asyncio.sleep(self.delay)
                await self._well.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


class HttpProtocol:
    """What a load balancer does: any node that is well takes the next visitor."""

    def __init__(self, ports: list[int]) -> None:
        self._all = ports
        self._well: list[int] = list(ports)
        self._pipe = Pipe(self._choice)
        self._task: asyncio.Task[None]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._pipe.port}"

    async def start(self) -> None:
        await self._pipe.start()
        self._task = asyncio.create_task(self._ask())

    async def stop(self) -> None:
        self._task.cancel()
        await self._pipe.stop()

    def _choice(self) -> list[int]:
        return random.sample(self._well, len(self._well)) or random.sample(self._all, len(self._all))

    async def _ask(self) -> None:
        while True:
            answers = await asyncio.gather(*(_is_well(port) for port in self._all))
            self._well = [port for port, well in zip(self._all, answers) if well]
            await asyncio.sleep(0.5)


async def _is_well(port: int) -> bool:
    try:
        async with asyncio.timeout(2):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HEALTH)
            status = await reader.readline()
            writer.close()
    except OSError:
        return False
    return b" 200 " in status
