"""One of several processes on one database: it lives, follows its tables, and runs those that it holds the lease of."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from dreamtable.cluster import leases, presence
from dreamtable.cluster.presence import Connection
from dreamtable.cluster.shared_clock import SharedClock
from dreamtable.kit.errors import Problem
from dreamtable.store import notify
from dreamtable.store.loader import AT_ONCE
from dreamtable.store.postgres import PostgresStore
from dreamtable.store.postgres_driver import ANSWER, driver, lost
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.ports import Stored
from dreamtable.tables.table import Table

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger("dreamtable.node")

BEAT = 0.5  # seconds between two signs of life
LOOK_AROUND = 10.0  # seconds after which nothing is taken for granted: a lost message costs no more


class SharedNode:
    """One of several nodes on one database; what `tables.ports.SingleNode` is for a server that is alone."""

    shared = True

    def __init__(self, store: PostgresStore) -> None:
        self.id = store.node
        self._store = store
        self._clock = SharedClock()
        self._lobby: Lobby | None = None  # None until it is started
        self._line: asyncpg.Connection | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._adopting: dict[str, asyncio.Task[None]] = {}
        self._gate = asyncio.Semaphore(AT_ONCE // 2)  # tables taken over at the same time: others read, too
        self._elsewhere: set[str] = set()  # tables that another node runs
        self._alive = 0.0  # when the last sign of life was taken
        self._trusts = 0.0  # until then, others may only seem dead because we were away
        self._looked = 0.0
        # errands, done in one go by one task
        self._errand = asyncio.Event()
        self._moves: set[str] = set()
        self._looks: set[str] = set()
        self._claims: set[str] = set()
        self._frees: set[str] = set()
        self._meets: set[str] = set()
        self._people: dict[Connection, bool] = {}  # who came (True) or went
        self.heard = self.taken = 0  # for whoever watches

    async def start(self, lobby: Lobby) -> None:
        self._lobby = lobby
        await self._connect()
        await self._beat()
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._run_errands())]

    async def stop(self) -> None:
        """Say goodbye, so that others take over at once."""
        for task in (*self._tasks, *self._adopting.values()):
            task.cancel()
        with suppress(Problem, *lost()):
            async with asyncio.timeout(ANSWER):
                await leases.end(self._store.fetch, self.id)
                await presence.remove_nodes(self._store.fetch, [self.id])
                if self._line is not None:
                    await self._line.close()

    @property
    def cut_off(self) -> bool:
        """Nobody can know that we are alive."""
        return time.monotonic() - self._alive > leases.LEASE

    @property
    def _tables(self) -> dict[str, Table]:
        """The tables that are loaded here."""
        return self._lobby.tables if self._lobby else {}

    @property
    def running(self) -> int:
        """The number of tables whose clocks and bots run here."""
        return sum(table.state.runs for table in self._tables.values())

    # -- what tables tell us ----------------------------------------------------------------------------------
    def now(self) -> float:
        return self._clock.now()

    def opened(self, table: str) -> bool:
        self._looks.add(table)  # something may have happened while it was loaded
        self._meets.add(table)
        self.wants_runner(table)
        self._errand.set()
        return False

    def closed(self, table: str) -> None:
        self._elsewhere.discard(table)
        self._frees.add(table)
        self._errand.set()

    def wants_runner(self, table: str) -> bool:
        loaded = self._tables.get(table)
        if loaded is not None and loaded.state.ticking and table not in self._elsewhere:
            self._claims.add(table)
            self._errand.set()
        return False

    def missed_news(self, table: str) -> None:
        loaded = self._tables.get(table)
        if loaded is not None and loaded.state.running_game is not None:
            self._moves.add(table)  # moves are what everybody waits for, and are read for all tables in one query
        self._looks.add(table)
        self._errand.set()

    def guest_came(self, table: str, guest: str) -> None:
        self._people[Connection(table, guest)] = True
        self._errand.set()

    def guest_left(self, table: str, guest: str) -> None:
        self._people[Connection(table, guest)] = False
        self._errand.set()

    async def guests_elsewhere(self, tables: Collection[str]) -> Mapping[str, frozenset[str]]:
        return await presence.elsewhere(self._store.fetch, self.id, tables)

    # -- what other nodes tell us -----------------------------------------------------------------------------
    def _hear(self, line: object, process: int, channel: str, message: str) -> None:
        node, told = notify.decode(message)
        if node == self.id:
            return
        for id, step in told:
            table = self._tables.get(id)
            if table is None:
                continue
            self.heard += 1
            if step == notify.PRESENCE:
                self._meets.add(id)
            elif step == notify.RELEASED:
                self._elsewhere.discard(id)
                self.wants_runner(id)
            elif step == notify.RELOAD or table.state.running_game is None:
                self._looks.add(id)
            elif step > table.version:
                self._moves.add(id)
        self._errand.set()

    # -- living -----------------------------------------------------------------------------------------------
    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                fresh = self._line is None or self._line.is_closed()
                if fresh:
                    await self._connect()
                away = self.cut_off
                await self._beat()
                if away:
                    self._trusts = time.monotonic() + leases.LEASE
                if fresh or away:
                    await self._check_leases()
                if time.monotonic() > self._trusts:
                    await self._take_over()
                if time.monotonic() - self._looked > LOOK_AROUND:
                    self._look_around()
            except lost() as wrong:
                log.warning("node %s is cut off: %r", self.id, wrong)
                self._hang_up()
            except driver().InsufficientResourcesError as wrong:  # the line is good, the disk is full
                log.warning("node %s cannot give a sign of life: %s", self.id, wrong)
            except Exception:
                log.exception("node %s stumbled", self.id)
                self._hang_up()

    async def _connect(self) -> None:
        self._line = await driver().connect(self._store.url, timeout=ANSWER, command_timeout=ANSWER)
        await self._line.add_listener(notify.CHANNEL, self._hear)
        self._look_around()
        for id, table in self._tables.items():
            self._people |= {Connection(id, guest): True for guest in table.state.presence.guests}

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.terminate()
            self._line = None

    async def _beat(self) -> None:
        assert self._line is not None
        asked = time.monotonic()
        theirs: float = await self._line.fetchval(leases.HEARTBEAT, self.id, leases.LEASE)
        self._alive = time.monotonic()
        self._clock.sync(asked, self._alive, theirs)

    def _look_around(self) -> None:
        """Messages may have been lost: ask about everything."""
        self._looked = time.monotonic()
        for id, table in self._tables.items():
            (self._looks if table.state.running_game is None else self._moves).add(id)
        self._meets |= self._tables.keys()
        self._elsewhere.clear()
        for id, table in self._tables.items():
            if not table.state.runs:
                self.wants_runner(id)
        self._errand.set()

    async def _check_leases(self) -> None:
        """We were away: others may run our tables by now, and some may be ours by an answer that was lost."""
        assert self._line is not None
        mine = await leases.held(self._line.fetch, self.id)
        running = {id for id, table in self._tables.items() if table.state.runs}
        for id in running - mine:
            self._tables[id].run_elsewhere()
        for id in mine - running - self._frees:
            self._adopt_soon(id)

    async def _take_over(self) -> None:
        """On a line of its own: who lives and who is dead must not wait for everybody who reads."""
        assert self._line is not None
        dead = await leases.dead_nodes(self._line.fetch)
        if not dead:
            return
        taken = await leases.take_over(self._line.fetch, self.id, dead)
        await presence.remove_nodes(self._line.fetch, dead)
        for id in taken:
            self._adopt_soon(id)
        if taken:
            self.taken += len(taken)
            log.info("node %s took over %d tables", self.id, len(taken))

    def _adopt_soon(self, id: str) -> None:
        if id not in self._adopting:
            task = self._adopting[id] = asyncio.get_running_loop().create_task(self._adopt(id))
            task.add_done_callback(lambda _: self._adopting.pop(id))

    async def _adopt(self, id: str) -> None:
        """Run a table whose node is gone: its clocks go on from where they stood."""
        lobby = self._lobby
        assert lobby is not None
        while True:
            try:
                async with self._gate:
                    table = await lobby.table(id)
                    stored = await table.writer.load_news()
                break
            except Problem as problem:
                log.warning("table %s cannot be taken over: %s", id, problem)
                if problem.code != "no_database":
                    return
                await asyncio.sleep(BEAT)  # it is ours: nobody else would
        if stored is not None:
            table.writer.news(stored)
        if not table.state.runs:
            table.state.time.stand(table.state.time.now())
            self._elsewhere.discard(id)
            table.run_here()

    # -- errands ----------------------------------------------------------------------------------------------
    async def _run_errands(self) -> None:
        while True:
            await self._errand.wait()
            self._errand.clear()
            try:
                await self._follow()
                await self._look()
                await self._claim()
                await self._greet()
                continue
            except Problem as wrong:
                log.warning("node %s waits for the database: %r", self.id, wrong)
            except Exception:
                log.exception("node %s stumbled over an errand", self.id)
            await asyncio.sleep(BEAT)
            self._errand.set()  # what was not done is still to be done

    async def _follow(self) -> None:
        """The everyday case: moves, of as many tables as there are, in one question."""
        known = {id: self._tables[id].version for id in self._moves if id in self._tables}
        self._moves = set()
        try:
            found = await self._store.after(known) if known else {}
        except BaseException:
            self._moves |= known.keys()
            raise
        for id, entries in found.items():
            if (table := self._tables.get(id)) is not None:
                table.writer.news(Stored(table.record, entries, []))

    async def _look(self) -> None:
        """Everything about a table: who sits, what is said, how it stands.  Moves need not wait for all of it."""
        while self._looks:
            if self._moves:
                await self._follow()
            some = [self._looks.pop() for _ in range(min(AT_ONCE, len(self._looks)))]
            tables = [self._tables[id] for id in some if id in self._tables]
            try:
                found = await asyncio.gather(*(table.writer.load_news() for table in tables))
            except BaseException:
                self._looks |= {table.record.id for table in tables}
                raise
            for table, stored in zip(tables, found):
                if stored is not None:
                    table.writer.news(stored)

    async def _claim(self) -> None:
        claims, self._claims = self._claims & self._tables.keys(), set()
        frees, self._frees = self._frees - self._tables.keys(), set()
        try:
            if frees:
                await leases.release(self._store.fetch, self.id, sorted(frees))
            mine = await leases.claim(self._store.fetch, self.id, sorted(claims)) if claims else set()
        except BaseException:
            self._claims |= claims
            self._frees |= frees
            raise
        for id in claims:
            if (table := self._tables.get(id)) is None:
                self._frees.add(id)
            elif id in mine:
                if not table.state.runs:
                    table.run_here()
            else:
                self._elsewhere.add(id)
                table.run_elsewhere()

    async def _greet(self) -> None:
        moved, self._people = self._people, {}
        meets, self._meets = self._meets & self._tables.keys(), set()
        try:
            if moved:
                await presence.store(self._store.fetch, self.id, moved)
            found = await presence.elsewhere(self._store.fetch, self.id, sorted(meets)) if meets else {}
        except BaseException:
            self._people = moved | self._people
            self._meets |= meets
            raise
        for id in meets:
            if (table := self._tables.get(id)) is not None:
                table.set_guests_elsewhere(found.get(id, frozenset()))
