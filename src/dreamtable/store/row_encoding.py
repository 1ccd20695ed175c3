"""Changes as rows of tables, and rows as changes, the same for every store."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from dreamtable.kit import clocks_and_entropy
from dreamtable.play.game_log import Entry, Kind
from dreamtable.tables.public_table_facts import ChatLine, Phase
from dreamtable.tables.store_interface import StoredChange
from dreamtable.tables.stored_table_record import Record

# What is deleted with the log when a table is deleted.
OF_A_TABLE = ("chat", "sitters", "times", "seen", "results", "analyses")
LAST_LINES = 100  # lines of chat that a table is loaded with
Row = tuple[object, ...]

# A record must follow the one before it: otherwise `rev` becomes NULL, which its column does not allow.
NEXT_RECORD = """
    ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, public = excluded.public, touched = excluded.touched,
    record = excluded.record, rev = CASE WHEN tables.rev = excluded.rev - 1 THEN excluded.rev END
"""
LATEST_TIME = "ON CONFLICT (tbl) DO UPDATE SET at = excluded.at"
MOST_SEEN = """
    ON CONFLICT (tbl, seat) DO UPDATE SET version = excluded.version WHERE seen.version < excluded.version
"""
encode = msgspec.json.Encoder().encode


def log_rows(changes: Iterable[StoredChange]) -> list[Row]:
    """Return the rows of `log` for all entries."""
    return [(c.table, e.seq, e.kind, e.seat, bytes(e.move), e.at, e.id) for c in changes for e in c.entries]


def chat_rows(changes: Iterable[StoredChange]) -> list[Row]:
    """Return the rows of `chat` for all lines."""
    return [(c.table, line.seq, encode(line)) for c in changes for line in c.chat]


def table_row(record: Record) -> Row:
    """Return the row of `tables` for a record."""
    return (
        record.id,
        record.code,
        record.game,
        record.phase,
        record.public,
        clocks_and_entropy.wall(),
        encode(record),
        record.rev,
    )


def time_rows(changes: Iterable[StoredChange]) -> list[Row]:
    """Return the rows of `times` for the changes that carry a time."""
    return [(c.table, c.at) for c in changes if c.at is not None]


def seen_rows(changes: Iterable[StoredChange]) -> list[Row]:
    """Return the rows of `seen`: up to which version each seat was shown everything."""
    return [(c.table, seat, version) for c in changes for seat, version in c.seen.items()]


def sitter_rows(record: Record) -> list[tuple[str, str]]:
    """Return the rows of `sitters`: the guests who sit at a table."""
    return [(guest, record.id) for guest in sorted({seat.guest for seat in record.seats if seat.guest})]


def keeps_sitters(record: Record) -> bool:
    """Return whether guests who stand up stay listed: those who played to the end do."""
    return record.phase == Phase.OVER


def result_rows(record: Record, payoffs: list[float], points: list[float]) -> list[Row]:
    """Return the rows of `results` for a game that has ended."""
    now = clocks_and_entropy.wall()
    how = record.assisted, record.daily or None, None  # stamps are looked for later
    bots = [seat.bot for seat in record.seats]
    found: list[Row] = []
    for i, s in enumerate(record.seats):
        own = payoffs[i], now, points[i] if points else None
        found.append((record.id, i, record.game, s.guest, s.name, s.bot, *own, *how, *beside_others(payoffs, bots, i)))
    return found


def beside_others(payoffs: Sequence[float], bots: Sequence[str | None], seat: int) -> tuple[bool, str | None]:
    """Return whether a seat has won, and the level of all others, if they were bots of one level.

    A seat has won if nobody got more, and it got something.
    """
    levels = {bot for other, bot in enumerate(bots) if other != seat}
    return 0 < payoffs[seat] >= max(payoffs), levels.pop() if len(levels) == 1 else None


def entry_of(seq: int, kind: str, seat: int, move: bytes, at: int, id: str) -> Entry:
    """Return the log entry of a row."""
    return Entry(seq, Kind(kind), seat, msgspec.Raw(move), at, id)


def record_of(data: bytes) -> Record:
    """Return the record that a row holds as JSON."""
    return msgspec.json.decode(data, type=Record)


def line_of(data: bytes) -> ChatLine:
    """Return the line of chat that a row holds as JSON."""
    return msgspec.json.decode(data, type=ChatLine)
