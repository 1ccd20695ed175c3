"""Several nodes on one real PostgreSQL server, each connected to it through a proxy that can fail."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from dreamtable.lab.load.load_process import UNLIMITED
from dreamtable.lab.network_faults import LoadBalancer, Proxy
from dreamtable.lab.postgres_process import PostgresProcess
from dreamtable.lab.reserved_port import ReservedPort
from dreamtable.server.server_process import PATIENCE, ServerProcess


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
        self._reserved = [ReservedPort() for _ in range(count)]
        self.ports = [port.number for port in self._reserved]
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
        """Start the proxies, the load balancer and all nodes."""
        for proxy in self.proxies:
            await proxy.start()
        await self.balancer.start()
        await asyncio.gather(*(self.start_node(i) for i in range(len(self.nodes))))

    async def stop(self) -> None:
        """Stop all nodes, then the load balancer and the proxies."""
        await asyncio.gather(*(self.stop_node(i) for i in range(len(self.nodes))))
        await self.balancer.stop()
        for proxy in self.proxies:
            await proxy.stop()
        for port in self._reserved:
            port.close()

    async def start_node(self, i: int) -> None:
        """Start a node, again and again until it finds its database, as systemd does; raises RuntimeError at last."""
        database = self.postgres.url_of(self._database, None if self._direct else self.proxies[i].port)
        settings = self._settings | {"port": self.ports[i], "database": database}
        began = time.monotonic()
        while self.nodes[i] is None:
            try:
                self.nodes[i] = await asyncio.to_thread(ServerProcess, self._folder / str(i), **settings)
            except RuntimeError:
                if time.monotonic() - began > PATIENCE:
                    raise

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
    try:
        await running.start()
        yield running
    finally:
        await running.stop()
