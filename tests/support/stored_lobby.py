"""A lobby on a store in a file, and somebody who watches one of its tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.bot_player_interface import BotPlayer
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.table import Table


@asynccontextmanager
async def stored_lobby(folder: Path, player: BotPlayer, *, alone: float = 60.0, **limits: Any) -> AsyncIterator[Lobby]:
    """A lobby whose tables lie in this folder and whose bots are this player; it is stopped and closed at the end."""
    store = await SqliteStore.open(folder / "tables.sqlite")
    lobby = Lobby(TableContext(store, player, alone=alone), **limits)
    try:
        yield lobby
    finally:
        lobby.stop()
        await store.close()


class Watcher:
    """A guest who watches a table, and does nothing."""

    guest = "ada"

    def table_changed(self) -> None: ...

    def disconnect(self, code: str, why: str) -> None: ...


class Waiter(Watcher):
    """A guest who watches a table until something holds of it."""

    def __init__(self, table: Table, holds: Callable[[Table], bool]) -> None:
        self._table, self._holds, self._done = table, holds, asyncio.Event()
        table.attach(self)
        self.table_changed()

    def table_changed(self) -> None:
        if self._holds(self._table):
            self._done.set()

    async def until_it_holds(self) -> None:
        """Return once the condition has held."""
        await asyncio.wait_for(self._done.wait(), 60)
