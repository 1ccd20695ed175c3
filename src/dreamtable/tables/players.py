"""Who plays on the seats of bots: anyone who takes what a seat is handed and answers with a move."""

from __future__ import annotations

from typing import Protocol

from dreamtable.bots.player import Decision, Turn


class Player(Protocol):
    """`dreamtable.bots.pool.Workers` is one.  A table never sees how it thinks."""

    async def choose(self, turn: Turn) -> Decision: ...

    def forget(self, table: str) -> None:
        """The table is over or unloaded: its memory may go."""
