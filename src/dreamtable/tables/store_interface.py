"""What tables need of a store: changes are committed, tables are loaded, guests are known."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

from msgspec import Struct

from dreamtable.play.game_log import Entry
from dreamtable.tables.public_table_facts import ChatLine
from dreamtable.tables.stored_table_record import Record

Statement = tuple[str, tuple[Any, ...]]  # SQL, and its values
Row = Sequence[Any]
Committed = Callable[[Exception | None], None]


class Behind(Exception):
    """Another node has written to this table since it was last read: read again, and check again."""


class StoredChange(Struct):
    """Everything that one change of a table makes durable: all of it or nothing."""

    table: str
    record: Record | None = None  # written if it changed
    entries: list[Entry] = []
    chat: list[ChatLine] = []
    payoffs: list[float] | None = None  # when the game just ended
    points: list[float] = []  # of every seat, beside the payoffs; none: not counted
    at: int | None = None  # the table time
    seen: dict[int, int] = {}  # for a seat, the version up to which it was shown everything


class Stored(Struct):
    """What a store has of a table, or the part of it that was asked for."""

    record: Record
    entries: list[Entry]
    chat: list[ChatLine]  # the last lines
    at: int = 0  # the table time that was stored last
    seen: dict[int, int] = {}


class Guest(Struct, frozen=True):
    """A person who has visited the server, and the nickname and look they chose."""

    id: str
    name: str
    face: int = 0
    colour: int = 0


class Store(Protocol):
    """Where tables and guests are kept.  Reads are awaited; a commit calls back when it is done."""

    well: bool  # the last change could be written
    logs: tuple[str, ...]  # the tables of the database that hold the log

    def commit(self, change: StoredChange, done: Committed) -> None:
        """Write a change; `done` is called on the event loop once it is on disk, or with what went wrong.

        A change is refused with Behind if its entries, its chat or its record do not follow what is stored.
        """

    async def load(self, table: str, seq: int = 0, line: int = 0) -> Stored | None:
        """A table, with what came after an entry and a line of chat; None if there is no such table."""

    async def find_code(self, code: str) -> str | None:
        """The id of the newest table with this code that is not over."""

    async def tables_of(self, guest: str, most: int) -> list[Record]:
        """The tables where a guest sits, the last one touched first."""

    async def public_tables(self, most: int) -> list[Record]:
        """The public tables that are not over, the last one touched first."""

    async def idle_tables(self, idle_before: float, in_use: Collection[str]) -> list[str]:
        """The tables whose game has not begun and that nobody touched since.

        Whoever looks at a table does not touch it, so those that are in use are named.  They are touched from half that
        age on, since other nodes look for idle tables too, and do not know them.
        """

    async def forget(self, tables: Collection[str], idle_before: float) -> int:
        """Delete those of these tables that are still idle; return how many.  A game that has begun is kept."""

    async def delete_tables(self, tables: Collection[str]) -> None:
        """Delete tables with all that belongs to them, whoever uses them."""

    async def run(self, *statements: Statement) -> list[list[Row]]:
        """Run statements of SQL in one transaction, with `?` for each value; return the rows of each."""

    async def guest(self, id: str) -> Guest | None:
        """A guest who has chosen a nickname."""

    async def name_guest(self, guest: Guest) -> None:
        """Keep the nickname and look of a guest."""

    async def put_transfer(self, code: str, guest: str, until: float) -> None:
        """Keep a code that makes another device this guest; it takes the place of earlier ones."""

    async def take_transfer(self, code: str) -> str | None:
        """The guest of a code that has not expired; the code is then used up."""

    async def close(self) -> None:
        """Write what is still to be written, and let go of the database."""
