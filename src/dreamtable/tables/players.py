"""Who plays on the seats of bots: anyone who takes what a seat is handed and answers with a move."""

from __future__ import annotations

import asyncio
from typing import Protocol

from dreamtable import games
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Bot, Choice, Thinking, Turn, seat_bot


class Player(Protocol):
    """A table never sees how it thinks."""

    async def choose(self, turn: Turn) -> Choice: ...

    def forget(self, table: str) -> None:
        """The table is over or unloaded: its memory may go."""


class Indoors:
    """Bots that think in this process, each with its own memory."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._bots: dict[tuple[str, int, Level], Bot] = {}

    async def choose(self, turn: Turn) -> Choice:
        key = turn.table, turn.seat, turn.level
        if key not in self._bots:
            self._bots[key] = seat_bot(games.load(turn.game), turn.level, self._thinking)
        return await asyncio.to_thread(self._bots[key].choose, turn)

    def forget(self, table: str) -> None:
        self._bots = {key: bot for key, bot in self._bots.items() if key[0] != table}
