"""A node: one of several server processes on one database.

It gives heartbeats, listens to the notices of other nodes, runs the tables that it has claimed, and takes over those of
nodes that have died.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from dreamtable.cluster import guest_connections
from dreamtable.cluster import heartbeats_and_leases as leases
from dreamtable.cluster.reaction_exchange import SignExchange
from dreamtable.cluster.shared_clock import SharedClock
from dreamtable.cluster.table_sync import TableSync
from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Problem
from dreamtable.store import notify
from dreamtable.store.postgres import PostgresStore
from dreamtable.store.postgres_driver import ANSWER, driver, lost
from dreamtable.store.postgres_table_reads import AT_ONCE
from dreamtable.tables.lobby import Lobby

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger("dreamtable.node")

HEARTBEAT = 0.5  # seconds between two heartbeats
REFRESH = 10.0  # seconds after which everything is asked for again: a lost notice delays nobody longer


class SharedNode:
    """One of several nodes on one database; what `tables.interfaces.SingleNode` is for a server that is alone."""

    shared = True

    def __init__(self, store: PostgresStore) -> None:
        self.id = store.node
        self.notices = self.taken_over = 0  # counted for the metrics
        self.heartbeat = 0.0  # seconds that the last one took
        self._store = store
        self._clock = SharedClock()
        self._sync = TableSync(store, self)
        self._signs = SignExchange(store)
        self._lobby: Lobby
        self._connection: asyncpg.Connection | None = None  # of its own: heartbeats must not wait for those who read
        self._tasks: list[asyncio.Task[None]] = []
        self._taking_over: dict[str, asyncio.Task[None]] = {}
        self._loads = asyncio.Semaphore(AT_ONCE // 2)  # tables loaded at the same time to take them over
        self.lapses = 0  # how often the lease of this node had run out when it was renewed
        self.leased_tables = 0  # claimed tables, when they were last counted
        self._leased_until = 0.0  # counted from before the heartbeat was sent: the database may have counted from later
        self._distrust = 0.0  # until when other nodes may seem dead only because this one was cut off
        self._refreshed = 0.0
        self._paused: set[str] = set()  # tables that stood still while the lease was checked

    async def start(self, lobby: Lobby) -> None:
        """Connect, and begin to run the tables of a lobby."""
        self._lobby = lobby
        self._sync.open(lobby)
        await self._connect()
        await self._heartbeat()
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._sync.run())]

    async def stop(self) -> None:
        """Stop and tell the other nodes, so that they take over at once."""
        for task in (*self._tasks, *self._taking_over.values()):
            task.cancel()
        self._signs.stop()
        with suppress(Problem, *lost()):
            async with asyncio.timeout(ANSWER):
                await leases.end(self._store.fetch, self.id)
                await guest_connections.remove_nodes(self._store.fetch, [self.id])
                if self._connection is not None:
                    await self._connection.close()

    @property
    def cut_off(self) -> bool:
        """Whether the last heartbeat is so old that other nodes take this one for dead."""
        return not self.leased

    @property
    def leased(self) -> bool:
        """Whether the tables that this node has claimed are its own: nothing runs while they may be another's."""
        return clocks_and_entropy.monotonic() < self._leased_until

    @property
    def lease_left(self) -> float:
        """Seconds until other nodes take this one for dead; below 0 they do."""
        return self._leased_until - clocks_and_entropy.monotonic()

    @property
    def running(self) -> int:
        """The number of tables whose clocks and bots run here."""
        return len(self._running())

    def _running(self) -> set[str]:
        return {id for id, table in self._sync.tables.items() if table.state.assigned}

    # -- the Node protocol ------------------------------------------------------------------------------------
    def now(self) -> float:
        """Return the seconds of the clock that all nodes share."""
        return self._clock.now()

    def opened(self, table: str) -> bool:
        """Keep a table that was loaded up to date, and claim it; it does not run here before the claim is granted."""
        self._sync.reload(table)  # something may have happened while it was loaded
        self._sync.read_presence(table)
        self._sync.claim(table)
        return False

    def closed(self, table: str) -> None:
        """Let other nodes run a table that was unloaded."""
        self._sync.release(table)

    def wants_runner(self, table: str) -> bool:
        """Claim a table whose game is on; it does not run here before the claim is granted."""
        self._sync.claim(table)
        return False

    def missed_news(self, table: str) -> None:
        """Read a table again that could not take news in; its log first, because players wait for moves."""
        loaded = self._sync.tables.get(table)
        if loaded is not None and loaded.state.running_game is not None:
            self._sync.read_log(table)
        self._sync.reload(table)

    def guest_came(self, table: str, guest: str) -> None:
        """Store that a guest is connected to a table through this node."""
        self._sync.write_presence(table, [guest], connected=True)

    def guest_left(self, table: str, guest: str) -> None:
        """Store that a guest is no longer connected to a table through this node."""
        self._sync.write_presence(table, [guest], connected=False)

    def sign_sent(self, table: str, seat: int, sign: str) -> None:
        """Tell a sign to the other nodes."""
        self._signs.send(table, seat, sign)

    async def guests_elsewhere(self, tables: Collection[str]) -> Mapping[str, frozenset[str]]:
        """Return the guests who are connected to some tables through other nodes."""
        return await guest_connections.elsewhere(self._store.fetch, self.id, tables)

    # -- the connection ---------------------------------------------------------------------------------------
    async def _live(self) -> None:
        """Give heartbeats, and look after what other nodes have left, for ever."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                reconnected = self._connection is None or self._connection.is_closed()
                if reconnected:
                    await self._connect()
                await self._heartbeat()
                if reconnected:
                    await self._check_claims()
                if clocks_and_entropy.monotonic() > self._distrust:
                    await self._take_over()
                if clocks_and_entropy.monotonic() - self._refreshed > REFRESH:
                    self._refresh()
                    await self._check_claims()
            except lost() as error:
                log.warning("node %s is cut off: %r", self.id, error)
                self._disconnect()
            except driver().InsufficientResourcesError as error:  # the disk is full, but the connection works
                log.warning("node %s cannot give a heartbeat: %s", self.id, error)
            except Exception:
                log.exception("node %s failed at a heartbeat", self.id)
                self._disconnect()

    async def _connect(self) -> None:
        connect = self._store.connector.connect
        self._connection = await connect(self._store.url, timeout=ANSWER, command_timeout=ANSWER)
        await self._connection.add_listener(notify.CHANNEL, self._on_notice)
        self._refresh()
        self._write_presence()

    def _write_presence(self) -> None:
        for id, table in self._sync.tables.items():
            self._sync.write_presence(id, table.state.presence.guests, connected=True)

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _heartbeat(self) -> None:
        assert self._connection is not None
        asked = clocks_and_entropy.monotonic()
        theirs: float = await self._connection.fetchval(leases.HEARTBEAT, self.id, leases.LEASE)
        answered = clocks_and_entropy.monotonic()
        self.heartbeat = answered - asked
        self._clock.sync(asked, answered, theirs)
        if answered > self._leased_until:  # however short the wait before: it ran out before this answer came
            await self._recover(answered)
        self._leased_until = asked + leases.LEASE
        for id in self._paused:
            if (table := self._sync.tables.get(id)) is not None:
                table.run_on()
        self._paused.clear()

    async def _recover(self, answered: float) -> None:
        """The lease had run out, and others may have taken this node for dead: see what is still its own."""
        self.lapses += 1
        if self._leased_until:
            self._distrust = answered + leases.LEASE
            self._write_presence()
        await self._check_claims()
        self._paused |= self._running()

    def _refresh(self) -> None:
        self._refreshed = clocks_and_entropy.monotonic()
        self._sync.refresh()

    def _on_notice(self, connection: object, process: int, channel: str, message: str) -> None:
        """Note what a commit of another node has changed at tables that are loaded here (called by asyncpg)."""
        if (sent := notify.decode_sign(message)) is not None:
            self._signs.show(sent, self._sync.tables)
            return
        node, notices = notify.decode(message)
        if node == self.id:
            return
        for id, step in notices:
            table = self._sync.tables.get(id)
            if table is None:
                continue
            self.notices += 1
            if step == notify.PRESENCE:
                self._sync.read_presence(id)
            elif step == notify.RELEASED:
                self._sync.run_elsewhere.discard(id)
                self._sync.claim(id)
            elif step == notify.RELOAD or table.state.running_game is None:
                self._sync.reload(id)
            elif step > table.version:
                self._sync.read_log(id)

    # -- tables of nodes that have died -----------------------------------------------------------------------
    async def _check_claims(self) -> None:
        """After this node was cut off: stop tables that others have taken over, and run all that are still its own.

        A claim may also have been granted by an answer that was lost.
        """
        assert self._connection is not None
        running = self._running()  # before the answer: what is claimed meanwhile runs by that claim
        own = await leases.held(self._connection.fetch, self.id)
        self.leased_tables = len(own)
        for id in running - own:
            self._sync.tables[id].run_elsewhere()
        for id in own - self._running():
            if not self._sync.is_released(id):
                self._run_soon(id)

    async def _take_over(self) -> None:
        """Claim tables of dead nodes and run them.

        It has the connection of the heartbeats: it must not wait for all who read after a reconnect.
        """
        assert self._connection is not None
        dead = await leases.dead_nodes(self._connection.fetch)
        if not dead:
            return
        taken = await leases.take_over(self._connection.fetch, self.id, dead)
        await guest_connections.remove_nodes(self._connection.fetch, dead)
        for id in taken:
            self._run_soon(id)
        if taken:
            self.taken_over += len(taken)
            log.info("node %s took over %d tables", self.id, len(taken))

    def _run_soon(self, id: str) -> None:
        if id not in self._taking_over:
            task = self._taking_over[id] = asyncio.get_running_loop().create_task(self._run_table(id))
            task.add_done_callback(lambda _: self._taking_over.pop(id))

    async def _run_table(self, id: str) -> None:
        """Load a table and run its clocks, from where they stood when its node died, and its bots."""
        while True:
            try:
                async with self._loads:
                    table = await self._lobby.table(id)
                    stored = await table.writer.load_news()
                lapses = self.lapses
                own = await leases.claim(self._store.fetch, self.id, [id])  # again: to load it may have taken long
                break
            except Problem as problem:
                log.warning("table %s cannot be taken over: %s", id, problem)
                if problem.code != "no_database":
                    return
                await asyncio.sleep(HEARTBEAT)  # the claim is this node's own, so no other node will run the table
        if stored is not None:
            table.writer.take_news(stored)
        if id in own and lapses == self.lapses and not table.state.assigned:
            table.state.time.stand(table.state.time.now())
            self._sync.run_elsewhere.discard(id)
            table.run_here()
