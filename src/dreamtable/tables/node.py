"""The process that a table lives in: alone with its store, or one of several that share one."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from dreamtable.tables.table import Table
    from dreamtable.tables.writer import Writer


class Node(Protocol):
    """What a table tells its process, and the time it is told."""

    shared: bool  # others may have written what this process does not know yet

    def now(self) -> float:
        """Seconds, the same for everyone who shares the store."""

    def opened(self, table: Table) -> None:
        """It was loaded: follow it, and have its clocks and bots run by somebody."""

    def ticks(self, table: Table) -> None:
        """Its game is on, and it does not run here."""

    def missed(self, table: Writer) -> None:
        """It could not listen when there was news."""

    async def catch_up(self, table: Table) -> None:
        """Somebody has seen more of it than we know: wait until it knows all that is stored."""

    def closed(self, table: Table) -> None:
        """It was unloaded."""

    def came(self, table: Table, guest: str) -> None:
        """Nobody here was this guest before."""

    def went(self, table: Table, guest: str) -> None: ...

    async def present(self, tables: Collection[str]) -> Mapping[str, frozenset[str]]:
        """Who is connected to tables elsewhere."""


class SingleNode:
    """Every table runs here, and nobody else has news."""

    shared = False

    def now(self) -> float:
        return time.monotonic()

    def opened(self, table: Table) -> None:
        table.run_here()

    def ticks(self, table: Table) -> None:
        table.run_here()  # it could not be stored that it does

    def missed(self, table: Writer) -> None: ...

    async def catch_up(self, table: Table) -> None: ...

    def closed(self, table: Table) -> None: ...

    def came(self, table: Table, guest: str) -> None: ...

    def went(self, table: Table, guest: str) -> None: ...

    async def present(self, tables: Collection[str]) -> Mapping[str, frozenset[str]]:
        return {}
