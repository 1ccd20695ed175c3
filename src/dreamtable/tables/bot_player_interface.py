"""What tables need of whoever plays on the seats of bots."""

from __future__ import annotations

from typing import Protocol

from dreamtable.bots.player import Decision, Turn


class BotPlayer(Protocol):
    """Who plays on the seats of bots, `bots.worker_pool.BotPool` on a server.  A table never sees how it thinks."""

    async def choose(self, turn: Turn, asker: str) -> Decision:
        """The answer of the bot on the seat that this turn was made for; raises BotsBusy if too much is asked.

        `asker` is a guest who is at the table, so that one guest's many tables do not wait before another's; "" if
        nobody is there.
        """

    def forget(self, table: str) -> None:
        """A table is over or unloaded: the memory of its bots may go."""


class NoAdviser:
    """In place of an adviser where there is none."""

    async def choose(self, turn: Turn, asker: str) -> Decision:
        """Raise LookupError: nobody can be asked."""
        raise LookupError("there is no adviser")

    def forget(self, table: str) -> None:
        """Do nothing."""
