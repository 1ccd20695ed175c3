"""A live table without disk, bots and clocks: entries are handed to it as if another node had written them."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from dreamtable import games
from dreamtable.play.game_log import Entry
from dreamtable.tables.node_interface import SingleNode
from dreamtable.tables.people.seats import Seat
from dreamtable.tables.public_table_facts import Phase
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.store_interface import Committed, Stored, StoredChange
from dreamtable.tables.stored_table_record import Record
from dreamtable.tables.table import Table

SECRET = "07" * 32


class NoStore:
    """A store that never answers."""

    def commit(self, change: StoredChange, done: Committed) -> None: ...


class StillNode(SingleNode):
    """A node that runs no clocks and no bots, and whose time passes only when a test says so."""

    def __init__(self) -> None:
        self.second = 0.0

    def now(self) -> float:
        return self.second

    def wants_runner(self, table: str) -> bool:
        return False


def started_table(
    name: str, seats: int | None = None, options: dict[str, Any] | None = None, nonces: str = "nonce", id: str = "t"
) -> Table:
    """A table whose game has begun, with `guest 0`, `guest 1`, ... on its seats, and no entry in its log."""
    count = seats or games.load(name).facts.seats[0]
    record = Record(
        id, "ABCDE", name, Raw(msgspec.json.encode(options or {})), SECRET, "guest 0",
        tuple(Seat(f"guest {seat}", f"Player {seat}") for seat in range(count)), 0.0, Phase.PLAYING,
        nonces=tuple(f"{nonces} {seat}" for seat in range(count)), rev=1,
    )  # fmt: skip
    table = Table(TableContext(NoStore(), None, 0, StillNode()), record)  # type: ignore[arg-type]
    table.follow(Stored(record, [], []))
    table.set_time()
    return table


def append(table: Table, *entries: Entry) -> None:
    """Hand the next entries of the log to a table."""
    table.writer.take_news(Stored(table.record, list(entries), [], entries[-1].at))
