"""Bot players for tests of tables: each does one thing that a real one does now and then."""

from __future__ import annotations

import asyncio
import resource

from dreamtable.bots.player import Decision, Turn
from dreamtable.tables.actions.host_actions import PauseGame
from dreamtable.tables.table import Table


class IdlePlayer:
    """A player who thinks for ever."""

    async def choose(self, turn: Turn, asker: str) -> Decision:
        await asyncio.Event().wait()
        raise AssertionError

    def forget(self, table: str) -> None: ...


class DrowsyPlayer(IdlePlayer):
    """A player who is drowsy for one move, then awake; after the second move it thinks for ever."""

    def __init__(self) -> None:
        self.drowsy = [True, False]

    async def choose(self, turn: Turn, asker: str) -> Decision:
        if not self.drowsy:
            return await super().choose(turn, asker)
        return Decision(turn.moves[0], drowsy=self.drowsy.pop(0))


class FullDiskPlayer(IdlePlayer):
    """A player whose first move comes while the disk is full, for a second."""

    def __init__(self) -> None:
        self.asked = 0
        self.room = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def choose(self, turn: Turn, asker: str) -> Decision:
        self.asked += 1
        if self.asked == 1:
            resource.setrlimit(resource.RLIMIT_FSIZE, (4096, self.room[1]))
            asyncio.get_running_loop().call_later(1, self.make_room)
        return Decision(turn.moves[0])

    def make_room(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self.room)


class FailingPlayer(IdlePlayer):
    """A player that fails."""

    async def choose(self, turn: Turn, asker: str) -> Decision:
        raise RuntimeError("no idea")


class PausedPlayer(IdlePlayer):
    """A player whose first move meets a pause of the host that is on its way to the disk."""

    def __init__(self) -> None:
        self.table: Table
        self.turns: list[Turn] = []
        self.paused = asyncio.Event()
        self.again = asyncio.Event()

    async def choose(self, turn: Turn, asker: str) -> Decision:
        self.turns.append(turn)
        if len(self.turns) == 1:
            self.table.writer.submit(PauseGame("ada", True), lambda problem: self.paused.set())
            return Decision(turn.moves[0])
        self.again.set()
        return await super().choose(turn, asker)
