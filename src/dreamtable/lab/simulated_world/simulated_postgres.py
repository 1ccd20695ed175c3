"""The database of a world: connections with the face of asyncpg's, over lines that may be slow, stalled or cut.

Statements are executed one at a time and transactions one after the other, each whole or not at all.  A request that
has been sent is executed even if who sent it has died, and an answer may be lost after that.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from contextvars import Context, copy_context
from typing import Any

import asyncpg

from dreamtable.lab.simulated_world.postgres_statement_model import ABOUT_NODES, READS, Contents, Rows, execute

Statement = tuple[str, Sequence[Any]]
OUTSIDE = Context()  # what happens in the database is done in no process of the world
Listener = Callable[[object, int, str, str], None]


class Database:
    """The rows, who may write now, and what is wrong with it."""

    def __init__(self, seed: int = 0) -> None:
        self.contents = Contents()
        self.full = False
        self.down = False
        self.slow = 0.0  # seconds that every statement takes
        self.connections: list[Connection] = []
        self.committed: Callable[[], None] = lambda: None  # something has been written
        self.dice = random.Random(seed)
        self._writer: Connection | None = None  # whose transaction is open
        self._waiting: deque[tuple[Connection, Callable[[], None]]] = deque()

    def enter(self, by: Connection, work: Callable[[], None]) -> None:
        """Do work that writes, now or when no other transaction is open."""
        if self._writer in (None, by):
            work()
        else:
            self._waiting.append((by, work))

    def begin(self, by: Connection) -> None:
        """Let a connection write alone until its transaction ends."""
        self._writer = by

    def end(self, by: Connection) -> None:
        """End the transaction of a connection, and go on with what waits."""
        if self._writer is by:
            self._writer = None
            while self._waiting and self._writer is None:
                other, work = self._waiting.popleft()
                if not other.gone:
                    work()

    def write(self, statements: Sequence[Statement]) -> Rows:
        """Execute statements, all or none; returns the rows of the last one."""
        if self.full and not all(sql in READS for sql, _ in statements):
            raise asyncpg.DiskFullError("no space left on device")
        before = self.contents.copy() if len(statements) > 1 else None
        found: Rows = []
        try:
            for sql, given in statements:
                found = execute(self.contents, sql, given, self.now())
        except BaseException:
            if before is not None:
                self.contents = before
            raise
        told, self.contents.told = self.contents.told, []
        if not all(sql in ABOUT_NODES or sql in READS for sql, _ in statements):  # most writes are heartbeats
            self.committed()
        if told:
            for connection in list(self.connections):
                connection.hear(told)
        return found

    def now(self) -> float:
        """The seconds of its clock, which all nodes go by."""
        return asyncio.get_running_loop().time() + 1e6

    def restart(self) -> None:
        """Lose all connections with their open transactions."""
        for connection in list(self.connections):
            connection.abandon()


class Line:
    """The way of one process to the database, and asyncpg's module in that process: `connect` and `create_pool`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.stalled_until = 0.0  # nothing arrives before
        self.cut = False
        self.lose_answer = False  # the next change is written, and nobody is told

    def delay(self) -> float:
        """Seconds until something that is sent now arrives."""
        held = max(0.0, self.stalled_until - asyncio.get_running_loop().time()) if self.stalled_until else 0.0
        return held + self.database.dice.uniform(0.0, 0.002)

    async def connect(self, url: str, timeout: float = 60.0, command_timeout: float | None = None) -> Connection:
        """Open a connection."""
        await asyncio.sleep(min(timeout, self.delay() * 2))
        if self.cut or self.database.down or asyncio.get_running_loop().time() < self.stalled_until:
            raise ConnectionRefusedError("the database cannot be reached")
        return Connection(self, command_timeout)

    async def create_pool(self, url: str, max_size: int = 4, command_timeout: float = 60.0, **other: object) -> Pool:
        """A pool of connections."""
        return Pool(self, max_size, command_timeout)

    def break_(self) -> None:
        """Close all connections over this line, at both ends."""
        for connection in list(self.database.connections):
            if connection.line is self:
                connection.abandon()


class Connection:
    """One connection, as far as the product uses it."""

    def __init__(self, line: Line, command_timeout: float | None) -> None:
        self.line, self._database, self._timeout = line, line.database, command_timeout
        self._listeners: list[Listener] = []
        self._pending: list[asyncio.Future[Rows]] = []
        self._transaction: list[Statement] | None = None
        self._closed = False  # for who uses it
        self._gone = False  # for the database, which learns it later: what was sent before is still executed
        self._here = copy_context()
        self._loop = asyncio.get_running_loop()
        self._database.connections.append(self)

    @property
    def gone(self) -> bool:
        """Whether the database has noticed that it is closed."""
        return self._gone

    def is_closed(self) -> bool:
        """Whether it can no longer be used."""
        return self._closed

    async def close(self) -> None:
        """Close the connection."""
        self.terminate()

    def terminate(self) -> None:
        """Close it; who waits is told nothing but that.  The database rolls a transaction back when it notices."""
        if not self._closed and not self._loop.is_closed():  # after the end of a world nothing is to be told
            self._closed = True
            self._later(None, self.line.delay(), self.abandon)
            for answer in self._pending:
                self._later(
                    self._here, 0.0, _fail, answer, asyncpg.ConnectionDoesNotExistError("connection was closed")
                )

    def abandon(self) -> None:
        """The database finds it closed, or closes it."""
        if not self._gone:
            self._gone = True
            self._transaction = None
            self._database.connections.remove(self)
            self._database.end(self)
            self.terminate()

    def _later(self, context: Context | None, delay: float, work: Callable[..., None], *given: object) -> None:
        """Call a function in the context of a process, or (None) outside of all."""
        self._loop.call_later(delay, work, *given, context=context or OUTSIDE)

    # -- statements -------------------------------------------------------------------------------------------
    async def execute(self, sql: str, *given: Any) -> None:
        """Execute a statement."""
        await self.fetch(sql, *given)

    async def executemany(self, sql: str, many: Sequence[Sequence[Any]]) -> None:
        """Execute a statement once for each row of values, all or none."""
        await self._ask([(sql, given) for given in many])

    async def fetchval(self, sql: str, *given: Any) -> Any:
        """The first value that a statement returns."""
        found = await self.fetch(sql, *given)
        return found[0][0] if found else None

    async def fetch(self, sql: str, *given: Any) -> Rows:
        """The rows that a statement returns."""
        return await self._ask([(sql, given)])

    async def add_listener(self, channel: str, listener: Listener) -> None:
        """Call a function with every message that is sent to a channel."""
        self._listeners.append(listener)

    def hear(self, told: Sequence[str]) -> None:
        """Send messages of a commit to who listens here."""
        for listener in self._listeners:
            for message in told:
                self._later(self._here, self.line.delay(), self._tell, listener, message)

    def _tell(self, listener: Listener, message: str) -> None:
        if not self._closed:
            listener(self, 0, "", message)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Execute the statements of a `with` block together when it ends, or none of them."""
        await self._ask([], self._begin)
        try:
            yield
        except BaseException:
            self.terminate()
            raise
        await self._ask([], self._commit)

    def _begin(self) -> Rows:
        self._database.begin(self)
        self._transaction = []
        return []

    def _commit(self) -> Rows:
        statements, self._transaction = self._transaction or [], None
        try:
            return self._database.write(statements)
        finally:
            self._database.end(self)

    def _run(self, statements: list[Statement]) -> Rows:
        if self._transaction is None:
            return self._database.write(statements)
        self._transaction += statements
        found: Rows = []
        if any("RETURNING" in sql or sql in READS for sql, _ in statements):
            trial = self._database.contents.copy()  # nobody else writes before the end of this transaction
            for sql, given in self._transaction:
                found = execute(trial, sql, given, self._database.now())
        return found

    async def _ask(self, statements: list[Statement], work: Callable[[], Rows] | None = None) -> Rows:
        """Send statements, and wait for the answer."""
        if self._closed:
            raise asyncpg.InterfaceError("connection is closed")
        answer: asyncio.Future[Rows] = self._loop.create_future()
        self._pending.append(answer)
        do = work or (lambda: self._run(statements))
        alone = work is None and self._transaction is None
        reads = alone and all(sql in READS or sql in ABOUT_NODES for sql, _ in statements)
        self._later(None, self.line.delay() + self._database.slow, self._arrive, do, answer, reads)
        late = None if self._timeout is None else self._loop.call_later(self._timeout, _fail, answer, TimeoutError())
        try:
            return await answer
        finally:
            self._pending.remove(answer)
            if late is not None:
                late.cancel()

    def _arrive(self, do: Callable[[], Rows], answer: asyncio.Future[Rows], reads: bool) -> None:
        """What was sent is at the database (in no process of the world)."""
        if self._gone:
            return
        if reads:
            self._do(do, answer, reads)
        else:
            self._database.enter(self, lambda: self._do(do, answer, reads))

    def _do(self, do: Callable[[], Rows], answer: asyncio.Future[Rows], reads: bool) -> None:
        if self._gone:
            return
        try:
            found = do()
        except Exception as error:
            self._later(self._here, self.line.delay(), _fail, answer, error)
            return
        if self.line.lose_answer and not reads and self._transaction is None:
            self.line.lose_answer = False
            self.abandon()
        else:
            self._later(self._here, self.line.delay(), _answer, answer, found)


class Pool:
    """Connections that are lent."""

    def __init__(self, line: Line, most: int, command_timeout: float) -> None:
        self._line, self._timeout = line, command_timeout
        self._free: list[Connection] = []
        self._places = asyncio.Semaphore(most)

    @asynccontextmanager
    async def acquire(self, timeout: float = 60.0) -> AsyncIterator[Connection]:
        """Lend a connection."""
        async with asyncio.timeout(timeout):
            await self._places.acquire()
        try:
            self._free = [connection for connection in self._free if not connection.is_closed()]
            if self._free:
                connection = self._free.pop()
            else:
                connection = await self._line.connect("", timeout, self._timeout)
            try:
                yield connection
            except BaseException:
                connection.terminate()
                raise
            self._free.append(connection)
        finally:
            self._places.release()

    async def close(self) -> None:
        """Close all connections."""
        self.terminate()

    def terminate(self) -> None:
        """Close all connections at once."""
        for connection in self._free:
            connection.terminate()


def _answer(answer: asyncio.Future[Rows], found: Rows) -> None:
    if not answer.done():
        answer.set_result(found)


def _fail(answer: asyncio.Future[Rows], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
