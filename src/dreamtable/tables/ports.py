"""What a table needs from a store: one small interface, with no word about databases."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from msgspec import Struct

from dreamtable.play.log import Entry
from dreamtable.tables.record import Record
from dreamtable.tables.table_facts import ChatLine

Done = Callable[[Exception | None], None]


class Behind(Exception):
    """Somebody else has written to this table since it was last read: catch up, and check again."""


class StoredChange(Struct):
    """Everything that one change of a table makes durable: all of it or nothing."""

    table: str
    record: Record | None = None  # written if it changed
    entries: list[Entry] = []
    chat: list[ChatLine] = []
    payoffs: list[float] | None = None  # when the game just ended
    at: int | None = None  # how late it is
    seen: dict[int, int] = {}  # for a seat, the version up to which it was shown everything


class Stored(Struct):
    record: Record
    entries: list[Entry]
    chat: list[ChatLine]  # the last ones
    at: int = 0  # table time when it was last written down
    seen: dict[int, int] = {}


class Guest(Struct, frozen=True):
    id: str
    name: str


class Store(Protocol):
    """Reads are awaited; `keep` calls back on the event loop once the change is on disk, or with what went wrong.

    A change is refused with Behind if its entries, its chat or its record do not follow what is stored.
    """

    well: bool  # the last change could be written

    def keep(self, change: StoredChange, done: Done) -> None: ...

    async def load(self, table: str, seq: int = 0, line: int = 0) -> Stored | None:
        """A table, with what came after an entry and a line of chat."""

    async def find_code(self, code: str) -> str | None:
        """The newest table with this code that is not over."""

    async def tables_of(self, guest: str, most: int) -> list[Record]: ...

    async def public_tables(self, most: int) -> list[Record]: ...

    async def forget(self, idle_before: float, alive: Collection[str] = ()) -> int:
        """Delete tables that nobody finished and nobody touched since; return how many.

        Moves do not touch a table, so those that are in use are named.  They are touched from half that age on: other
        processes forget too, and do not know them.
        """

    async def guest(self, id: str) -> Guest | None: ...

    async def name_guest(self, guest: Guest) -> None: ...

    async def put_transfer(self, code: str, guest: str, until: float) -> None:
        """A code that carries a guest to another device; it takes the place of earlier ones."""

    async def take_transfer(self, code: str) -> str | None:
        """The guest of a code that still holds; it holds once."""

    async def close(self) -> None: ...
