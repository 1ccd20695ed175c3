"""Several nodes on one real PostgreSQL server, each connected to it through a proxy that can fail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from dreamtable.lab.load_process import UNLIMITED
from dreamtable.lab.network_faults import LoadBalancer, Proxy
from dreamtable.lab.postgres_process import PostgresProcess, free_port
from dreamtable.server.server_process import ServerProcess


class Cluster:
    """Nodes in processes of their own; each can be stopped, killed, started again and cut off."""

    def __init__(
        self,
        postgres: PostgresProcess,
        database: str,
        folder: Path,
        count: int,
        settings: dict[str, Any],
        direct: bool = False,
    ) -> None:
        """`direct` leaves out the proxies, which cost time."""
        self.postgres = postgres
        self._direct = direct
        self._database, self._folder = database, folder
        self._settings = UNLIMITED | settings
        self.proxies = [Proxy(lambda: [postgres.port]) for _ in range(count)]
        self.ports = [free_port() for _ in range(count)]
        self.nodes: list[ServerProcess | None] = [None] * count
        self.balancer = LoadBalancer(self.ports)

    @property
    def url(self) -> str:
        """The address of the database, without a proxy."""
        return self.postgres.url_of(self._database)

    @property
    def addresses(self) -> list[str]:
        """The address of every node, whether it runs or not."""
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    async def start(self) -> None:
        """Start all nodes and the load balancer."""
        for proxy in self.proxies:
            await proxy.start()
        await asyncio.gather(*(self.start_node(i) for i in range(len(self.nodes))))
        await self.balancer.start()

    async def stop(self) -> None:
        """Stop all nodes, then the load balancer and the proxies."""
        await asyncio.gather(*(self.stop_node(i) for i in range(len(self.nodes))))
        await self.balancer.stop()
        for proxy in self.proxies:
            await proxy.stop()

    async def start_node(self, i: int) -> None:
        """Start a node, and start it again until it finds its database, as systemd does."""
        database = self.postgres.url_of(self._database, None if self._direct else self.proxies[i].port)
        settings = self._settings | {"port": self.ports[i], "database": database}
        while self.nodes[i] is None:
            with suppress(RuntimeError):
                self.nodes[i] = await asyncio.to_thread(ServerProcess, self._folder / str(i), **settings)

    async def stop_node(self, i: int) -> None:
        """Stop a node in order, as a rolling restart does."""
        node, self.nodes[i] = self.nodes[i], None
        if node is not None:
            await asyncio.to_thread(node.stop)

    async def kill_node(self, i: int) -> None:
        """End a node as a power cut would."""
        node, self.nodes[i] = self.nodes[i], None
        if node is not None:
            await asyncio.to_thread(node.kill)


@asynccontextmanager
async def cluster(
    postgres: PostgresProcess, database: str, folder: Path, count: int = 3, direct: bool = False, **settings: Any
) -> AsyncIterator[Cluster]:
    """Run a cluster for the length of an `async with` block."""
    running = Cluster(postgres, database, folder, count, settings, direct)
    await running.start()
    try:
        yield running
    finally:
        await running.stop()
