"""What a table needs from a store: one small interface, with no word about databases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from dreamtable.tables.facts import ChatLine
from dreamtable.tables.log import Entry
from dreamtable.tables.record import Record

Done = Callable[[Exception | None], None]


class Change(Struct):
    """Everything that one change of a table makes durable: all of it or nothing."""

    table: str
    record: Record | None = None  # written if it changed
    entries: list[Entry] = []
    chat: list[ChatLine] = []
    payoffs: list[float] | None = None  # when the game just ended


class Stored(Struct):
    record: Record
    entries: list[Entry]
    chat: list[ChatLine]  # the last ones


class Guest(Struct, frozen=True):
    id: str
    name: str


class Store(Protocol):
    """Reads are awaited; `keep` calls back on the event loop once the change is on disk, or with what went wrong."""

    def keep(self, change: Change, done: Done) -> None: ...

    async def load(self, table: str) -> Stored | None: ...

    async def find_code(self, code: str) -> str | None:
        """The newest table with this code that is not over."""

    async def tables_of(self, guest: str, most: int) -> list[Record]: ...

    async def public_tables(self, most: int) -> list[Record]: ...

    async def forget(self, idle_before: float) -> int:
        """Delete tables that nobody finished and nobody touched since; return how many."""

    async def guest(self, id: str) -> Guest | None: ...

    async def name_guest(self, guest: Guest) -> None: ...

    async def close(self) -> None: ...
