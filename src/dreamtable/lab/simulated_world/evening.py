"""One evening in a world: people and bots play at a table while things go wrong, and then everything is well again."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
from collections import Counter
from dataclasses import dataclass, field

from dreamtable import games
from dreamtable.bots.levels import Level
from dreamtable.lab.simulated_world.fault_injection import Faults
from dreamtable.lab.simulated_world.invariants import Durable, InDatabase, Judge, OnDisk
from dreamtable.lab.simulated_world.network import Network, Socket
from dreamtable.lab.simulated_world.people import Person
from dreamtable.lab.simulated_world.replaceable_parts import Parts
from dreamtable.lab.simulated_world.simulated_postgres import Database
from dreamtable.lab.simulated_world.simulated_server import UNLOAD, ServerProcess
from dreamtable.lab.simulated_world.simulated_sqlite_disk import Disk
from dreamtable.lab.simulated_world.virtual_loop import Process, VirtualLoop

TROUBLE = 40.0, 80.0  # virtual seconds in which things go wrong
RECOVERY = 180.0  # virtual seconds in which everybody must be answered after that, and the game go on
ON_ITS_WAY = 1.0  # virtual seconds in which a server learns of a commit, when all is well
STEPS = 5  # entries of the log by which it must go on
NODES = 3


@dataclass
class EveningReport:
    """What happened in one evening."""

    seed: int
    game: str
    shared: bool  # several nodes on one database, or a server alone with its disk
    entries: int = 0
    messages: int = 0
    comparisons: int = 0
    seconds: float = 0.0  # of virtual time
    faults: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    trace: str = ""


class World:
    """Servers, their database or disk, the network, and people."""

    def __init__(self, loop: VirtualLoop, seed: int, game: str, shared: bool, parts: Parts) -> None:
        self.dice = random.Random(seed)
        self.loop, self.parts, self._seed = loop, parts, seed
        self.people_process = Process(loop, "people", seed)
        self.network = Network(loop, self.people_process, seed)
        self.database = Database(seed) if shared else None
        self.disk = None if shared else Disk(seed)
        self.servers: list[ServerProcess] = []
        self._starts = 0
        self.judge = Judge(self._durable(), self.servers, loop.time)
        self.people: list[Person] = []
        for _ in range(NODES if shared else 1):
            self.start_server()
        self._game = game
        self._unused = ""  # the table where nobody will ever sit
        loop.settled = self.judge.settled

    def _durable(self) -> Durable:
        if self.database is not None:
            return InDatabase(self.database)
        assert self.disk is not None
        return OnDisk(self.disk)

    def start_server(self) -> None:
        """Start another server process."""
        self._starts += 1
        name = f"server {self._starts}"
        seed = self._seed * 1000 + self._starts
        self.servers.append(ServerProcess(self.loop, name, seed, self.parts, self.disk, self.database))

    @property
    def ready(self) -> list[ServerProcess]:
        """The servers that take people."""
        return [server for server in self.servers if server.ready]

    def connect(self, person: Person) -> Socket | None:
        """A socket of a person to some server, if there is one."""
        if not self.ready:
            return None
        server = self.dice.choice(self.ready)
        socket = self.network.connect(server, person.guest)

        def sent(by: ServerProcess, message: bytes) -> None:
            self.judge.sent(person.guest, person.table, person.asked.get, message)

        server.call(0.0, server.accept, socket, person.guest, sent)
        return socket

    async def lay_tables(self) -> str:
        """Lay the table of the evening, and one where nobody will ever sit; return the id of the first."""
        while not self.ready:
            await asyncio.sleep(0.1)
        rules = games.load(self._game)
        low, high = rules.facts.seats
        count = self.dice.randint(low, min(high, 5))
        people = self.dice.randint(1, min(count, 3))
        bots = dict.fromkeys(range(people, count), Level.DOZING)
        server = self.ready[0]
        assert server.lobby is not None
        lobby = server.lobby
        laid = server.start(lobby.create(self._game, "person 0", "Person 0", "", count, {}, bots, public=False))
        empty = server.start(lobby.create(self._game, "nobody", "Nobody", "", count, {}, {}, public=True))
        table: str = (await laid).record.id
        self._unused = (await empty).record.id
        for id in (table, self._unused):
            self.judge.watch(id)
        committed = self.judge.committed
        if self.database is not None:
            self.database.committed = committed
        if self.disk is not None:
            self.disk.committed = committed
        for seat in range(people):
            dice = random.Random(self.dice.getrandbits(40))
            guest = f"person {seat}"
            person = Person(guest, table, seat, dice, self.connect, self.judge.say, self.judge.note)
            self.people.append(person)
            self.people_process.start(person.live())
        return table

    async def evening(self) -> Counter[str]:
        """Play while things go wrong; then all is healed, everybody is answered, and the game goes on."""
        table = await self.lay_tables()
        faults = Faults(self)
        await faults.run(self.dice.uniform(*TROUBLE))
        for person in self.people:
            person.calm = True
        version, until = self.judge.version(table), self.loop.time() + RECOVERY
        while self.loop.time() < until and not self._done(table, version):
            await asyncio.sleep(1.0)
        if not self._done(table, version):
            self._say_why(table, version)
        await asyncio.sleep(15.0)  # longer than nodes wait before they ask about everything again
        await self._compare_live()
        self.judge.look_for_unused(self._unused, 3 * UNLOAD)
        return faults.made

    async def _compare_live(self) -> None:
        """Every table in memory is what its log says, as soon as what is on its way has come: the game goes on."""
        until = self.loop.time() + ON_ITS_WAY
        while (behind := self.judge.behind()) and self.loop.time() < until:
            await asyncio.sleep(0.01)
        for wrong in behind:
            self.judge.say(wrong)

    def _done(self, table: str, version: int) -> bool:
        if any(person.open for person in self.people):
            return False
        return all(person.over for person in self.people) or self.judge.version(table) >= version + STEPS

    def _say_why(self, table: str, version: int) -> None:
        for person in self.people:
            for id in person.open:
                self.judge.say(f"{person.guest} was never answered: {person.asked[id]}")
        if self.judge.version(table) < version + STEPS:
            self.judge.say(f"the game stands still at {self.judge.version(table)}")


class Errors(logging.Handler):
    """Takes note of everything that the product logs with a traceback: it did not expect that."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(logging.ERROR)
        self._judge = judge

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None and not isinstance(record.exc_info[1], OSError):
            self._judge.say(f"{record.getMessage()}: {record.exc_info[1]!r}")


def spend_evening(seed: int, game: str, shared: bool | None = None, parts: Parts | None = None) -> EveningReport:
    """Spend the evening of a seed; the same seed gives the same evening."""
    shared = random.Random(seed).random() < 0.7 if shared is None else shared
    report = EveningReport(seed, game, shared)
    loop = VirtualLoop(seed)
    logger = logging.getLogger("dreamtable")
    gc.disable()
    try:
        world = World(loop, seed, game, shared, parts or Parts())
        errors = Errors(world.judge)
        propagate, logger.propagate = logger.propagate, False
        logger.addHandler(errors)
        try:
            report.faults = loop.run_until_complete(world.people_process.start(world.evening()))
        except Exception as error:
            world.judge.say(f"the world broke: {error!r}")
        finally:
            logger.removeHandler(errors)
            logger.propagate = propagate
    finally:
        loop.close()
        gc.enable()
    judge = world.judge
    report.wrong = [*judge.wrong, *loop.unexpected]
    report.entries = sum(judge.version(person.table) for person in world.people[:1])
    report.messages, report.comparisons = judge.messages, judge.comparisons
    report.seconds, report.trace = loop.time(), judge.trace
    return report
