"""What tables need from outside: a store, the node they live on, and somebody who plays on the seats of bots."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from dreamtable.bots.player import Decision, Turn
from dreamtable.kit import runtime
from dreamtable.play.log import Entry
from dreamtable.tables.table_facts import ChatLine
from dreamtable.tables.table_record import Record

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


class Node(Protocol):
    """The process that a table lives in: alone with its store, or one of several that share one."""

    shared: bool  # other nodes may have written what this one does not know yet
    lapses: int  # how often this node has lost its right to run tables: what was granted before counts no more

    @property
    def leased(self) -> bool:
        """Whether the tables that are to run here may do so now."""

    def now(self) -> float:
        """Seconds, the same for every node on the store."""

    def opened(self, table: str) -> bool:
        """A table was loaded: keep it up to date.  True if its clocks and bots are to run here at once."""

    def closed(self, table: str) -> None:
        """Called when a table was unloaded."""

    def wants_runner(self, table: str) -> bool:
        """The game of a table is on, and its clocks and bots do not run here.  True if they are to, at once."""

    def missed_news(self, table: str) -> None:
        """News of a table came while it was writing: read it again."""

    def guest_came(self, table: str, guest: str) -> None:
        """The first connection of a guest to a table on this node was opened."""

    def guest_left(self, table: str, guest: str) -> None:
        """The last connection of a guest to a table on this node was closed."""

    def sign_sent(self, table: str, seat: int, sign: str) -> None:
        """Somebody on this node has sent a sign: show it to those who are connected to other nodes, too."""

    async def guests_elsewhere(self, tables: Collection[str]) -> Mapping[str, frozenset[str]]:
        """For each of these tables, the guests who are connected to it on other nodes."""


class SingleNode:
    """The node of a server that is alone with its store: every table runs here, and nobody else has news."""

    shared = False
    lapses = 0
    leased = True

    def now(self) -> float:
        return runtime.monotonic()

    def opened(self, table: str) -> bool:
        return True

    def closed(self, table: str) -> None: ...

    def wants_runner(self, table: str) -> bool:
        return True

    def missed_news(self, table: str) -> None: ...

    def guest_came(self, table: str, guest: str) -> None: ...

    def guest_left(self, table: str, guest: str) -> None: ...

    def sign_sent(self, table: str, seat: int, sign: str) -> None: ...

    async def guests_elsewhere(self, tables: Collection[str]) -> Mapping[str, frozenset[str]]:
        return {}


class HostRules(Protocol):
    """What whoever runs the server has decided, as far as tables are concerned."""

    def check_text(self, text: str) -> None:
        """Raise Illegal if a line of chat or a nickname has words that are not wanted here."""

    def check_table(self, table: str) -> None:
        """Raise Illegal if a table is closed."""

    def check_new_table(self) -> None:
        """Raise Illegal if no table may be laid just now."""


class NoHostRules:
    """The rules of a server on which everything is allowed."""

    def check_text(self, text: str) -> None: ...

    def check_table(self, table: str) -> None: ...

    def check_new_table(self) -> None: ...


class BotPlayer(Protocol):
    """Who plays on the seats of bots, `dreamtable.bots.pool.BotPool` on a server.  A table never sees how it thinks."""

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
