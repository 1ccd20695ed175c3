"""A server of a world: the product's lobby, tables, sessions, housekeeping and node in a simulated process."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import cast

from dreamtable import games
from dreamtable.bots.player import Decision, RandomBot, Turn
from dreamtable.bots.thinking_time import Thinking
from dreamtable.bots.worker_pool import BotsBusy
from dreamtable.cluster.node import SharedNode
from dreamtable.lab.simulated_world.network import Socket
from dreamtable.lab.simulated_world.replaceable_parts import Parts
from dreamtable.lab.simulated_world.simulated_postgres import Database, Line
from dreamtable.lab.simulated_world.simulated_sqlite_disk import Disk, WorldSqlite
from dreamtable.lab.simulated_world.virtual_loop import Process, VirtualLoop
from dreamtable.server.metrics import Metrics
from dreamtable.server.periodic_tasks import Housekeeping
from dreamtable.server.settings import Settings
from dreamtable.server.sockets.batching import Batching
from dreamtable.server.sockets.session import Session
from dreamtable.server.sockets.websocket_protocol import SocketProtocol
from dreamtable.store.postgres import PostgresStore
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.node_interface import Node, SingleNode
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.store_interface import Store

METRICS = Metrics()
UNLOAD = 15.0  # seconds
WEEK = 7 * 86_400.0
GRACE = 10_000  # milliseconds
RATE = 1e6  # messages a second: floods are measured elsewhere


class WorldBots:
    """Plays any legal move after a while; now and then it is busy, breaks, or never answers."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice

    async def choose(self, turn: Turn, asker: str) -> Decision:
        luck = self._dice.random()
        await asyncio.sleep(60.0 if luck < 0.01 else self._dice.uniform(0.01, 0.6))
        if luck < 0.03:
            raise BotsBusy
        if luck < 0.04:
            raise OSError("the bot has died")
        return RandomBot(games.load(turn.game), turn.level, Thinking(pace=0)).choose(turn)

    def forget(self, table: str) -> None: ...


class ServerProcess(Process):
    """One start of a server; after a crash there is another one, with the same database or disk."""

    def __init__(
        self, loop: VirtualLoop, name: str, seed: int, parts: Parts, disk: Disk | None, database: Database | None
    ) -> None:
        super().__init__(loop, name, seed)
        self.line = Line(database) if database is not None else None
        self.node: SharedNode | None = None
        self.lobby: Lobby | None = None
        self.sessions: dict[Session, None] = {}
        self._parts, self._disk, self._seed = parts, disk, seed
        self.started = loop.time()
        self.start(self._open())

    @property
    def ready(self) -> bool:
        """Whether people can connect."""
        return self.alive and self.lobby is not None

    async def _open(self) -> None:
        store: Store
        while True:
            try:
                if self.line is not None:
                    shared = await PostgresStore.open("world", connector=self.line)
                    node = self._parts.node(shared)
                    store = self._parts.store(shared)
                else:
                    assert self._disk is not None
                    node, store = None, self._parts.store(WorldSqlite(self._disk))
                settings = Settings(data=Path("world"), unload_after=UNLOAD, forget_after=WEEK)
                bots = WorldBots(random.Random(self._seed))
                context = TableContext(store, bots, GRACE, cast(Node, node) if node else SingleNode(), alone=30.0)
                lobby = Lobby(context)
                self._batching = Batching(Session.handle, Session.prepare, Session.flush)
                if node is not None:
                    await node.start(lobby)
                break
            except Exception:  # the database is away: whoever starts servers starts this one again
                await asyncio.sleep(1.0)
        self.node, self.lobby = node, lobby
        keeper = Housekeeping(settings, store, lobby, node, self.sessions, self._parts.forgetting(store, WEEK))
        await keeper.run(lambda lag: None, _nothing)

    def accept(self, socket: Socket, guest: str, sent: Callable[[ServerProcess, bytes], None]) -> None:
        """Serve a socket (called in this process)."""
        assert self.lobby is not None
        far_end = cast(SocketProtocol, socket)
        socket.sent = lambda message: sent(self, message)
        session = Session(self.lobby, METRICS, self._batching, guest, guest.title(), far_end, RATE)
        self.sessions[session] = None

        def end() -> None:
            if session in self.sessions:
                session.end()
                del self.sessions[session]

        socket.on_end = end

    def claims(self, table: str) -> bool:
        """Whether the clocks and bots of a table run here as long as the lease holds."""
        loaded = self.lobby.tables.get(table) if self.alive and self.lobby is not None else None
        return loaded is not None and loaded.state.assigned

    def runs(self, table: str) -> bool:
        """Whether the clocks and bots of a table run here now."""
        loaded = self.lobby.tables.get(table) if self.lobby is not None else None
        return loaded is not None and self.claims(table) and self.ask(lambda: loaded.state.runs)


async def _nothing() -> None: ...
