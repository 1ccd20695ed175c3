"""Several nodes on one real PostgreSQL server, each behind a line that can be cut: for fault runs and benchmarks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from dreamtable.lab.network_faults import HttpProtocol, Pipe
from dreamtable.lab.postgres_process import PostgresAside, free_port
from dreamtable.server.server_process import ServerProcess

FREE: dict[str, Any] = {"rate": 1e6, "http_rate": 1e6, "code_rate": 1e6, "pace": 0}  # settings without limits


class Cluster:
    def __init__(
        self,
        postgres: PostgresAside,
        database: str,
        folder: Path,
        count: int,
        settings: dict[str, Any],
        direct: bool = False,
    ) -> None:
        self.postgres = postgres
        self._direct = direct  # without lines that can be cut: they cost time
        self._database, self._folder = database, folder
        self._settings = FREE | settings
        self.lines = [Pipe(lambda: [postgres.port]) for _ in range(count)]
        self.ports = [free_port() for _ in range(count)]
        self.nodes: list[ServerProcess | None] = [None] * count
        self.door = HttpProtocol(self.ports)

    @property
    def url(self) -> str:
        return self.postgres.url_of(self._database)

    @property
    def addresses(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    async def start(self) -> None:
        for line in self.lines:
            await line.start()
        await asyncio.gather(*(self.start_node(i) for i in range(len(self.nodes))))
        await self.door.start()

    async def stop(self) -> None:
        await asyncio.gather(*(self.stop_node(i) for i in range(len(self.nodes))))
        await self.door.stop()
        for line in self.lines:
            await line.stop()

    async def start_node(self, i: int) -> None:
        database = self.postgres.url_of(self._database, None if self._direct else self.lines[i].port)
        settings = self._settings | {"port": self.ports[i], "database": database}
        while self.nodes[i] is None:  # as systemd does with a node that finds no database
            with suppress(RuntimeError):
                self.nodes[i] = await asyncio.to_thread(ServerProcess, self._folder / str(i), **settings)

    async def stop_node(self, i: int) -> None:
        """As a rolling restart does."""
        node, self.nodes[i] = self.nodes[i], None
        if node is not None:
            await asyncio.to_thread(node.stop)

    async def kill_node(self, i: int) -> None:
        node, self.nodes[i] = self.nodes[i], None
        if node is not None:
            await asyncio.to_thread(node.kill)


@asynccontextmanager
async def cluster(
    postgres: PostgresAside, database: str, folder: Path, count: int = 3, direct: bool = False, **settings: Any
) -> AsyncIterator[Cluster]:
    several = Cluster(postgres, database, folder, count, settings, direct)
    await several.start()
    try:
        yield several
    finally:
        await several.stop()
