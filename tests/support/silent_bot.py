"""A bot for tests in which bots must not play."""

from __future__ import annotations

import asyncio

from dreamtable.bots.player import Decision, Turn


class SilentBot:
    """Sits on the seats of bots and never makes a decision."""

    async def choose(self, turn: Turn) -> Decision:
        await asyncio.Event().wait()
        raise AssertionError

    def forget(self, table: str) -> None: ...
