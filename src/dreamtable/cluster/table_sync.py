"""Keep the tables that are loaded on a node in step with the database: one task makes all queries, each for many."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from dreamtable.cluster import guest_connections
from dreamtable.cluster import heartbeats_and_leases as leases
from dreamtable.cluster.guest_connections import Connection
from dreamtable.kit.errors import Problem
from dreamtable.store.postgres import PostgresStore
from dreamtable.store.postgres_table_reads import AT_ONCE
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.node_interface import Node
from dreamtable.tables.store_interface import Stored
from dreamtable.tables.table import Table

log = logging.getLogger("dreamtable.node")

RETRY = 0.5  # seconds after a query that failed


class TableSync:
    """What is to be read and written about tables.  Each method only notes it; `run` does it, again if it fails."""

    def __init__(self, store: PostgresStore, lease: Node) -> None:
        self._store, self._node, self._lease = store, store.node, lease
        self._lobby: Lobby | None = None  # None until the node is started
        self._due = asyncio.Event()  # set while there is something to do
        self._behind: set[str] = set()  # tables whose log has new entries
        self._changed: set[str] = set()  # tables of which more than the log has changed
        self._unclaimed: set[str] = set()  # tables whose clocks and bots want to run
        self._unloaded: set[str] = set()  # tables that this node no longer runs
        self._unmet: set[str] = set()  # tables whose guests on other nodes have changed
        self._connections: dict[Connection, bool] = {}  # guests of this node who came (True) or left
        self.run_elsewhere: set[str] = set()  # loaded tables that another node runs

    def open(self, lobby: Lobby) -> None:
        """Begin with the tables of a lobby."""
        self._lobby = lobby

    @property
    def tables(self) -> dict[str, Table]:
        """The tables that are loaded on this node."""
        return self._lobby.tables if self._lobby else {}

    # -- what is to be done -----------------------------------------------------------------------------------
    def read_log(self, table: str) -> None:
        """Read the new entries of a log: the everyday case, made for all tables in one query."""
        self._behind.add(table)
        self._due.set()

    def reload(self, table: str) -> None:
        """Read all that is new about a table: its record, its log and its chat."""
        self._changed.add(table)
        self._due.set()

    def claim(self, table: str) -> None:
        """Claim a table, unless another node is known to run it or nothing in it has to run."""
        loaded = self.tables.get(table)
        if loaded is not None and loaded.state.ticking and table not in self.run_elsewhere:
            self._unclaimed.add(table)
            self._due.set()

    def release(self, table: str) -> None:
        """Give up the claim to a table that was unloaded."""
        self.run_elsewhere.discard(table)
        self._unloaded.add(table)
        self._due.set()

    def is_released(self, table: str) -> bool:
        """Return whether the claim to a table is about to be given up."""
        return table in self._unloaded

    def read_presence(self, table: str) -> None:
        """Read which guests are at a table through other nodes."""
        self._unmet.add(table)
        self._due.set()

    def write_presence(self, table: str, guests: Iterable[str], connected: bool) -> None:
        """Store that guests are, or are no longer, connected to a table through this node."""
        self._connections |= {Connection(table, guest): connected for guest in guests}
        self._due.set()

    def refresh(self) -> None:
        """Ask about everything, because notices of other nodes may have been lost."""
        self.run_elsewhere.clear()
        for id, table in self.tables.items():
            if table.state.running_game is None:
                self.reload(id)
            else:
                self.read_log(id)
            self.read_presence(id)
            if not table.state.assigned:
                self.claim(id)

    # -- doing it ---------------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Do what is due, for ever.  What fails is still due, and is tried again a moment later."""
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                await self._read_logs()
                await self._reload()
                await self._claim_and_release()
                await self._exchange_presence()
                continue
            except Problem as problem:
                log.warning("node %s waits for the database: %r", self._node, problem)
            except Exception:
                log.exception("node %s could not bring its tables up to date", self._node)
            await asyncio.sleep(RETRY)
            self._due.set()

    async def _read_logs(self) -> None:
        known = {id: self.tables[id].version for id in self._behind if id in self.tables}
        self._behind = set()
        try:
            found = await self._store.after(known) if known else {}
        except BaseException:
            self._behind |= known.keys()
            raise
        for id, entries in found.items():
            if (table := self.tables.get(id)) is not None:
                table.writer.take_news(Stored(table.record, entries, []))

    async def _reload(self) -> None:
        while self._changed:
            if self._behind:  # moves do not wait until all tables are reloaded
                await self._read_logs()
            some = [self._changed.pop() for _ in range(min(AT_ONCE, len(self._changed)))]
            tables = [self.tables[id] for id in some if id in self.tables]
            try:
                found = await asyncio.gather(*(table.writer.load_news() for table in tables))
            except BaseException:
                self._changed |= {table.record.id for table in tables}
                raise
            for table, stored in zip(tables, found):
                if stored is not None:
                    table.writer.take_news(stored)

    async def _claim_and_release(self) -> None:
        wanted, self._unclaimed = self._unclaimed & self.tables.keys(), set()
        unloaded, self._unloaded = self._unloaded - self.tables.keys(), set()
        lapses = self._lease.lapses
        try:
            if unloaded:
                await leases.release(self._store.fetch, self._node, sorted(unloaded))
            own = await leases.claim(self._store.fetch, self._node, sorted(wanted)) if wanted else set()
        except BaseException:
            self._unclaimed |= wanted
            self._unloaded |= unloaded
            raise
        if lapses != self._lease.lapses:  # what was granted may have been taken away before the answer came
            self._unclaimed |= wanted
            self._due.set()
            return
        for id in wanted:
            if (table := self.tables.get(id)) is None:
                self._unloaded.add(id)
            elif id in own:
                if not table.state.assigned:
                    table.run_here()
            else:
                self.run_elsewhere.add(id)
                table.run_elsewhere()

    async def _exchange_presence(self) -> None:
        changed, self._connections = self._connections, {}
        unmet, self._unmet = self._unmet & self.tables.keys(), set()
        try:
            if changed:
                await guest_connections.store(self._store.fetch, self._node, changed)
            found = await guest_connections.elsewhere(self._store.fetch, self._node, sorted(unmet)) if unmet else {}
        except BaseException:
            self._connections = changed | self._connections
            self._unmet |= unmet
            raise
        for id in unmet:
            if (table := self.tables.get(id)) is not None:
                table.set_guests_elsewhere(found.get(id, frozenset()))
