"""The faults of a cluster: what can happen to its nodes, its network, its database and its disk."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from enum import StrEnum

from dreamtable.lab.load.server_metrics import metric, node_name
from dreamtable.lab.local_cluster import Cluster
from dreamtable.lab.network_faults import Condition
from dreamtable.lab.small_disk import PostgresOnSmallDisk
from dreamtable.store.postgres_driver import driver, lost

PATIENCE = 600.0  # seconds that anything may take, whatever happens
POLL = 0.05  # seconds between two looks
FULL = 20.0  # seconds that the disk stays full at most: pages that are not full still take some moves
DISK_FULL = """
    CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'no space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER no_room BEFORE INSERT ON log FOR EACH STATEMENT EXECUTE FUNCTION no_room()
"""


class Fault(StrEnum):
    """The kinds of faults, as the report names them."""

    KILL = "kill -9 a node"
    RESTART = "restart a node under load"
    POSTGRES = "kill and restart PostgreSQL"
    CUT = "cut a node off from the database"
    DEAF = "hold up everything between a node and the database"
    SLOW = "slow down the line to the database"
    FULL = "fill the disk"


CONDITIONS = {Fault.CUT: Condition.CUT, Fault.DEAF: Condition.STALLED, Fault.SLOW: Condition.SLOW}


class Faults:
    """Makes faults happen to a cluster and repairs them."""

    def __init__(self, cluster: Cluster, dice: random.Random, not_saved: Callable[[], int]) -> None:
        """`not_saved` counts the moves that players were refused because the disk was full."""
        self._cluster, self._dice, self._not_saved = cluster, dice, not_saved
        self.full_disks = 0  # times that a disk was really full
        self.slowest_take_over = 0.0  # seconds

    async def cause(self, fault: Fault) -> None:
        """Let a fault happen to a random node and repair it; returns when everything could work again."""
        cluster = self._cluster
        i = self._dice.randrange(len(cluster.nodes))
        match fault:
            case Fault.KILL:
                await self._kill(i)
            case Fault.RESTART:
                await cluster.stop_node(i)
                await cluster.start_node(i)
            case Fault.POSTGRES:
                await asyncio.to_thread(cluster.postgres.kill)
                await asyncio.sleep(self._dice.uniform(0, 2))
                await asyncio.to_thread(cluster.postgres.start_again)
            case Fault.CUT | Fault.DEAF | Fault.SLOW:
                cluster.proxies[i].set(CONDITIONS[fault])
                await asyncio.sleep(self._dice.uniform(0.5, 6))
                cluster.proxies[i].set(Condition.NORMAL)
            case Fault.FULL:
                await self._fill_disk()

    async def _kill(self, i: int) -> None:
        """Kill a node, measure how long it takes until its tables run on others, and start it again."""
        others = list(self._cluster.addresses)
        dead = await asyncio.to_thread(node_name, others.pop(i))
        await self._cluster.kill_node(i)
        killed = time.monotonic()
        db = await driver().connect(self._cluster.url)
        for _ in range(round(PATIENCE / POLL)):
            run = sum([await asyncio.to_thread(metric, other, "dreamtable_tables_run") for other in others])
            left, kept = await db.fetchrow("SELECT count(*) FILTER (WHERE node = $1), count(*) FROM keepers", dead)
            if not left and run >= kept:
                break
            await asyncio.sleep(POLL)
        await db.close()
        self.slowest_take_over = max(self.slowest_take_over, time.monotonic() - killed)
        await self._cluster.start_node(i)

    async def _fill_disk(self) -> None:
        """Fill the disk until a player has met it, then make room, and start PostgreSQL if it has died of it."""
        server = self._cluster.postgres
        if not isinstance(server, PostgresOnSmallDisk):
            await self._pretend_full()
            return
        refused = self._not_saved()
        await asyncio.to_thread(server.disk.fill)
        for _ in range(round(FULL / POLL)):
            if self._not_saved() > refused or not server.runs:
                break
            await asyncio.sleep(POLL)
        await asyncio.to_thread(server.disk.make_room)
        self.full_disks += 1
        while not await self._answers():
            if not server.runs:
                await asyncio.to_thread(server.start_again)

    async def _answers(self) -> bool:
        try:
            db = await driver().connect(self._cluster.url)
            await db.close()
        except lost():
            await asyncio.sleep(POLL)
            return False
        return True

    async def _pretend_full(self) -> None:
        """Where no small disk can be mounted: let PostgreSQL answer every move as it does when its disk is full."""
        db = await driver().connect(self._cluster.url)
        await db.execute(DISK_FULL)
        await asyncio.sleep(self._dice.uniform(0.5, 2))
        await db.execute("DROP TRIGGER no_room ON log")
        await db.close()
