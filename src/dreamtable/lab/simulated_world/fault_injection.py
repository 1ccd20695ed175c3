"""What goes wrong in a world, by its seed: networks, disks, databases, processes and clocks."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol

from dreamtable.lab.simulated_world.invariants import Judge
from dreamtable.lab.simulated_world.network import Network
from dreamtable.lab.simulated_world.simulated_postgres import Database
from dreamtable.lab.simulated_world.simulated_server import ServerProcess
from dreamtable.lab.simulated_world.simulated_sqlite_disk import Disk

MONTH = 31 * 86_400.0
PAUSE = 3.0  # seconds between two faults, on average


class Faulty(Protocol):
    """The parts of a world in which something can go wrong."""

    dice: random.Random
    network: Network
    database: Database | None
    disk: Disk | None
    servers: list[ServerProcess]
    judge: Judge

    def start_server(self) -> None: ...


class Faults:
    """Makes one fault after the other, and heals each after a while."""

    def __init__(self, world: Faulty) -> None:
        self.made: Counter[str] = Counter()
        self._world, self._dice = world, world.dice
        self._healing: dict[int, Callable[[], None]] = {}  # what is still to be healed
        self._number = 0
        own: Sequence[Callable[[], None]]
        if world.database is not None:
            own = (self._cut_line, self._stall_line, self._stall_line, self._lose_answer, self._lose_answer,
                   self._database_full, self._database_slow, self._database_restarts)  # fmt: skip
        else:
            own = self._disk_full, self._disk_slow, self._disk_slow
        self._kinds = (*own, self._cut_sockets, self._hold_up_sockets, self._crash, self._freeze, self._set_clock)

    async def run(self, seconds: float) -> None:
        """Make faults for so long; all is healed afterwards."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while loop.time() < until:
            await asyncio.sleep(self._dice.expovariate(1 / PAUSE))
            fault = self._dice.choice(self._kinds)
            self.made[fault.__name__[1:]] += 1
            self._world.judge.note(fault.__name__)
            fault()
        for number in list(self._healing):
            self._healing.pop(number)()

    def _heal(self, seconds: float, work: Callable[[], None]) -> None:
        """Undo a fault after a while, or when all faults are over."""
        self._number += 1
        number = self._number
        self._healing[number] = work

        def heal() -> None:
            if number in self._healing:
                self._healing.pop(number)()

        asyncio.get_running_loop().call_later(seconds, heal)

    def _server(self) -> ServerProcess | None:
        alive = [server for server in self._world.servers if server.alive and not server.frozen]
        return self._dice.choice(alive) if alive else None

    # -- processes --------------------------------------------------------------------------------------------
    def _crash(self) -> None:
        """A process dies, and is started again."""
        if (server := self._server()) is None:
            return
        server.die()
        if server.line is not None:
            server.line.break_()
        for socket in self._world.network.sockets:
            if socket.server is server:
                socket.cut()
        self._heal(self._dice.uniform(0.1, 8), self._world.start_server)

    def _freeze(self) -> None:
        """A process is suspended: for it, no time has passed when it goes on."""
        if (server := self._server()) is not None:
            server.freeze()
            self._heal(self._dice.uniform(0.2, 10), server.thaw)

    def _set_clock(self) -> None:
        """The clock on the wall of a machine is set, or was wrong."""
        if (server := self._server()) is not None:
            server.wall_shift += self._dice.choice((-MONTH, 3600.0, MONTH, MONTH))

    # -- the network ------------------------------------------------------------------------------------------
    def _cut_sockets(self) -> None:
        for socket in self._world.network.sockets:
            if self._dice.random() < 0.5:
                socket.cut()

    def _hold_up_sockets(self) -> None:
        for socket in self._world.network.sockets:
            if self._dice.random() < 0.5:
                socket.hold_up(self._dice.uniform(0.1, 5))

    # -- the database -----------------------------------------------------------------------------------------
    def _cut_line(self) -> None:
        if (server := self._server()) is not None and (line := server.line) is not None:
            line.cut = True
            line.break_()
            self._heal(self._dice.uniform(0.1, 6), lambda: setattr(line, "cut", False))

    def _stall_line(self) -> None:
        """Nothing arrives for a while, longer or shorter than a lease and than patience."""
        if (server := self._server()) is not None and (line := server.line) is not None:
            seconds = self._dice.uniform(0.3, 7)
            line.stalled_until = asyncio.get_running_loop().time() + seconds
            self._heal(seconds, lambda: setattr(line, "stalled_until", 0.0))

    def _lose_answer(self) -> None:
        if (server := self._server()) is not None and server.line is not None:
            server.line.lose_answer = True

    def _database_full(self) -> None:
        if (database := self._world.database) is not None:
            database.full = True
            self._heal(self._dice.uniform(0.1, 5), lambda: setattr(database, "full", False))

    def _database_slow(self) -> None:
        if (database := self._world.database) is not None:
            database.slow = self._dice.uniform(0.01, 0.7)
            self._heal(self._dice.uniform(0.5, 5), lambda: setattr(database, "slow", 0.0))

    def _database_restarts(self) -> None:
        if (database := self._world.database) is not None:
            database.down = True
            database.restart()
            self._heal(self._dice.uniform(0.1, 4), lambda: setattr(database, "down", False))

    # -- the disk ---------------------------------------------------------------------------------------------
    def _disk_full(self) -> None:
        if (disk := self._world.disk) is not None:
            disk.set_full(True)
            self._heal(self._dice.uniform(0.1, 5), lambda: disk.set_full(False))

    def _disk_slow(self) -> None:
        if (disk := self._world.disk) is not None:
            disk.slow = self._dice.uniform(0.01, 1.5)
            self._heal(self._dice.uniform(0.5, 5), lambda: setattr(disk, "slow", 0.0))
