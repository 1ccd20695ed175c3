"""A model of the database that nodes share: what each statement of the product does to it.

It knows the statements by their text.  One that was changed is unknown here until its model is changed, too; the same
cases are tested against the real database.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any

import asyncpg

from dreamtable.cluster import guest_connections
from dreamtable.cluster import heartbeats_and_leases as leases
from dreamtable.store import notify, postgres, postgres_table_reads, postgres_writes, row_encoding
from dreamtable.store.migrations import STEPS

Rows = list[tuple[Any, ...]]
LogRow = tuple[int, str, int, bytes, int, str]


@dataclass
class TableRow:
    """A row of `tables`."""

    id: str
    code: str
    game: str
    phase: str
    public: bool
    touched: float
    record: bytes
    rev: int


@dataclass
class Contents:
    """All rows."""

    tables: dict[str, TableRow] = field(default_factory=dict)
    log: dict[str, dict[int, LogRow]] = field(default_factory=dict)
    chat: dict[str, dict[int, bytes]] = field(default_factory=dict)
    times: dict[str, int] = field(default_factory=dict)
    seen: dict[str, dict[int, int]] = field(default_factory=dict)
    sitters: dict[tuple[str, str], None] = field(default_factory=dict)  # guest, table
    results: dict[tuple[str, int], Sequence[Any]] = field(default_factory=dict)
    guests: dict[str, tuple[str, int, int]] = field(default_factory=dict)  # name, face, colour
    transfers: dict[str, tuple[str, float]] = field(default_factory=dict)
    secrets: dict[str, bytes] = field(default_factory=dict)
    nodes: dict[str, float] = field(default_factory=dict)
    keepers: dict[str, str] = field(default_factory=dict)
    present: dict[tuple[str, str, str], None] = field(default_factory=dict)  # table, guest, node
    told: list[str] = field(default_factory=list)  # messages to all who listen, of the present transaction
    now: float = 0.0  # when the present statement is executed

    def copy(self) -> Contents:
        """The same rows, to go back to if a transaction fails."""
        same = Contents(**{name: copy(value) for name, value in vars(self).items()})
        same.tables = {id: copy(row) for id, row in self.tables.items()}
        for name in ("log", "chat", "seen"):
            setattr(same, name, {id: dict(found) for id, found in getattr(self, name).items()})
        return same

    def alive(self, node: str) -> bool:
        """Whether a node has given a heartbeat lately."""
        return self.nodes.get(node, 0.0) > self.now


def _log(db: Contents, given: Sequence[Any]) -> Rows:
    new = list(zip(*given[:7]))
    keys = [(tbl, seq) for tbl, seq, *_ in new]
    if len(set(keys)) < len(keys) or any(seq in db.log.get(tbl, {}) for tbl, seq in keys):
        raise asyncpg.UniqueViolationError("log_pkey")
    for tbl, *entry in new:
        db.log.setdefault(tbl, {})[entry[0]] = (entry[0], entry[1], entry[2], entry[3], entry[4], entry[5])
    return []


def _log_and_notify(db: Contents, given: Sequence[Any]) -> Rows:
    _log(db, given)
    db.told += given[7]
    return []


def _table(db: Contents, given: Sequence[Any]) -> Rows:
    new = TableRow(*given)
    old = db.tables.get(new.id)
    if old is not None:
        if old.rev != new.rev - 1:
            raise asyncpg.NotNullViolationError("rev")
        new.code, new.game = old.code, old.game
    db.tables[new.id] = new
    return []


def _result(db: Contents, given: Sequence[Any]) -> Rows:
    if (given[0], given[1]) in db.results:
        raise asyncpg.UniqueViolationError("results_pkey")
    db.results[given[0], given[1]] = given
    return []


def _line(db: Contents, given: Sequence[Any]) -> Rows:
    lines = db.chat.setdefault(given[0], {})
    if given[1] in lines:
        raise asyncpg.UniqueViolationError("chat_pkey")
    lines[given[1]] = given[2]
    return []


def _seen(db: Contents, given: Sequence[Any]) -> Rows:
    seats = db.seen.setdefault(given[0], {})
    seats[given[1]] = max(seats.get(given[1], 0), given[2])
    return []


def _set(of: str) -> Callable[[Contents, Sequence[Any]], Rows]:
    def run(db: Contents, given: Sequence[Any]) -> Rows:
        getattr(db, of)[given[0]] = given[1]
        return []

    return run


def _set_guest(db: Contents, given: Sequence[Any]) -> Rows:
    id, name, _, face, colour = given
    db.guests[id] = (name, face, colour)
    return []


def _notify(db: Contents, given: Sequence[Any]) -> Rows:
    db.told += given[0]
    return []


def _late(db: Contents, given: Sequence[Any]) -> Rows:
    found: Rows = []
    for number, (tbl, step, line, rev) in enumerate(zip(*given), 1):
        row = db.tables.get(tbl)
        if step in db.log.get(tbl, {}) or line in db.chat.get(tbl, {}) or (row and rev is not None and row.rev >= rev):
            found.append((number,))
    return found


def _load(db: Contents, given: Sequence[Any]) -> Rows:
    found: Rows = []
    for id, step, heard in zip(*given):
        row = db.tables.get(id)
        entries = [entry for seq, entry in sorted(db.log.get(id, {}).items()) if seq > step]
        lines = [line for seq, line in sorted(db.chat.get(id, {}).items(), reverse=True) if seq > heard]
        seen = list(db.seen.get(id, {}).items())
        found.append((row.record if row else None, db.times.get(id), entries, lines[: row_encoding.LAST_LINES], seen))
    return found


def _after(db: Contents, given: Sequence[Any]) -> Rows:
    known = sorted(zip(*given))
    return [(id, *e) for id, step in known for seq, e in sorted(db.log.get(id, {}).items()) if seq > step]


def _newest(db: Contents, wanted: Callable[[TableRow], bool]) -> list[TableRow]:
    return sorted(filter(wanted, db.tables.values()), key=lambda row: -row.touched)


def _touch(db: Contents, given: Sequence[Any]) -> Rows:
    for id in given[1]:
        if id in db.tables and db.tables[id].touched < given[2]:
            db.tables[id].touched = given[0]
    return []


def _forget(db: Contents, given: Sequence[Any]) -> Rows:
    idle = [id for id in given[0] if id in db.tables]
    idle = [id for id in idle if db.tables[id].phase == "lobby" and db.tables[id].touched < given[1]]
    for id in idle:
        del db.tables[id]
    return [(id,) for id in idle]


def _delete_tables(db: Contents, given: Sequence[Any]) -> Rows:
    db.tables = {id: row for id, row in db.tables.items() if id not in given[0]}
    return []


def _delete(name: str) -> Callable[[Contents, Sequence[Any]], Rows]:
    def run(db: Contents, given: Sequence[Any]) -> Rows:
        if name != "analyses":
            place = 1 if name == "sitters" else 0
            found: dict[Any, Any] = getattr(db, name)
            kept = {k: v for k, v in found.items() if (k[place] if isinstance(k, tuple) else k) not in given[0]}
            setattr(db, name, kept)
        return []

    return run


def _put_transfer(db: Contents, given: Sequence[Any]) -> Rows:
    db.transfers[given[0]] = given[1], given[2]
    return []


def _drop_transfers(db: Contents, given: Sequence[Any]) -> Rows:
    db.transfers = {c: kept for c, kept in db.transfers.items() if kept[0] != given[0] and kept[1] >= given[1]}
    return []


def _take_transfer(db: Contents, given: Sequence[Any]) -> Rows:
    found = db.transfers.pop(given[0], None)
    return [found] if found else []


def _heartbeat(db: Contents, given: Sequence[Any]) -> Rows:
    db.nodes[given[0]] = db.now + given[1]
    return [(db.now,)]


def _claim(db: Contents, given: Sequence[Any]) -> Rows:
    tables, node = given
    free = [id for id in tables if db.keepers.get(id, node) == node or not db.alive(db.keepers[id])]
    won = free if db.alive(node) else []
    db.keepers |= dict.fromkeys(won, node)
    return [(id,) for id in won]


def _release(db: Contents, given: Sequence[Any]) -> Rows:
    gone = [id for id in given[0] if db.keepers.get(id) == given[1]]
    for id in gone:
        del db.keepers[id]
    return [(id,) for id in gone]


def _take_over(db: Contents, given: Sequence[Any]) -> Rows:
    node, dead, most = given
    free = [id for id, keeper in db.keepers.items() if keeper in dead and not db.alive(keeper)]
    taken = free[:most] if db.alive(node) else []
    db.keepers |= dict.fromkeys(taken, node)
    return [(id,) for id in taken]


def _delete_nodes(db: Contents, given: Sequence[Any]) -> Rows:
    kept = db.keepers.values()
    db.nodes = {id: until for id, until in db.nodes.items() if id not in given[0] or until >= db.now or id in kept}
    return []


def _end(db: Contents, given: Sequence[Any]) -> Rows:
    if given[0] in db.nodes:
        db.nodes[given[0]] = 0.0
    return []


def _disconnected(db: Contents, given: Sequence[Any]) -> Rows:
    for tbl, guest in zip(*given[:2]):
        db.present.pop((tbl, guest, given[2]), None)
    return []


def _elsewhere(db: Contents, given: Sequence[Any]) -> Rows:
    tables, node = given
    return [(t, guest) for t, guest, where in db.present if t in tables and where != node and db.alive(where)]


def _remove_nodes(db: Contents, given: Sequence[Any]) -> Rows:
    gone = [key for key in db.present if key[2] in given[0]]
    for key in gone:
        del db.present[key]
    return [(key[0],) for key in gone]


def _add(of: str, keys: Callable[[Sequence[Any]], Collection[Any]]) -> Callable[[Contents, Sequence[Any]], Rows]:
    def run(db: Contents, given: Sequence[Any]) -> Rows:
        for key in keys(given):
            getattr(db, of).setdefault(key, None)
        return []

    return run


def _secret(db: Contents, given: Sequence[Any]) -> Rows:
    db.secrets.setdefault(given[0], given[1])
    return []


Model = Callable[[Contents, Sequence[Any]], Rows]
READS: dict[str, Model] = {
    postgres_table_reads.LOAD: _load,
    postgres.AFTER: _after,
    postgres_writes.LATE: _late,
    guest_connections.ELSEWHERE: _elsewhere,
    "SELECT id FROM tables WHERE code = $1 AND phase != 'over' ORDER BY touched DESC LIMIT 1": lambda db, given: [
        (row.id,) for row in _newest(db, lambda row: row.code == given[0] and row.phase != "over")[:1]
    ],
    "SELECT record FROM tables JOIN sitters ON tbl = id WHERE guest = $1 ORDER BY touched DESC LIMIT $2": (
        lambda db, given: [(r.record,) for r in _newest(db, lambda r: (given[0], r.id) in db.sitters)[: given[1]]]
    ),
    "SELECT record FROM tables WHERE public AND phase != 'over' ORDER BY touched DESC LIMIT $1": lambda db, given: [
        (row.record,) for row in _newest(db, lambda row: row.public and row.phase != "over")[: given[0]]
    ],
    "SELECT id FROM tables WHERE phase = 'lobby' AND touched < $1": lambda db, given: [
        (row.id,) for row in db.tables.values() if row.phase == "lobby" and row.touched < given[0]
    ],
    "SELECT id FROM tables WHERE phase = 'over' AND touched < $1": lambda db, given: [
        (row.id,) for row in db.tables.values() if row.phase == "over" and row.touched < given[0]
    ],
    "SELECT DISTINCT tbl FROM chat JOIN tables ON id = tbl WHERE touched < $1": lambda db, given: [
        (row.id,) for row in db.tables.values() if row.touched < given[0] and db.chat.get(row.id)
    ],
    "SELECT id, name, face, colour FROM guests WHERE id = $1": lambda db, given: [
        (id, *chosen) for id, chosen in db.guests.items() if id == given[0]
    ],
    "SELECT value FROM secrets WHERE name = $1": lambda db, given: [(db.secrets[given[0]],)],
    "SELECT tbl FROM keepers WHERE node = $1": lambda db, given: [
        (id,) for id, node in db.keepers.items() if node == given[0]
    ],
    "SELECT id FROM nodes WHERE until < clock_timestamp()": lambda db, given: [
        (id,) for id, until in db.nodes.items() if until < db.now
    ],
    "SELECT max(version) FROM schema_version": lambda db, given: [(len(STEPS),)],
    "SELECT pg_advisory_xact_lock($1)": lambda db, given: [],
    "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)": lambda db, given: [],
}
WRITES: dict[str, Model] = {
    postgres_writes.LOG: _log,
    postgres_writes.LOG_AND_NOTIFY: _log_and_notify,
    f"INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8) {row_encoding.NEXT_RECORD}": _table,
    "INSERT INTO sitters VALUES ($1, $2) ON CONFLICT DO NOTHING": _add("sitters", lambda given: [tuple(given)]),
    "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)": _result,
    "INSERT INTO chat VALUES ($1, $2, $3)": _line,
    f"INSERT INTO times VALUES ($1, $2) {row_encoding.LATEST_TIME}": _set("times"),
    f"INSERT INTO seen VALUES ($1, $2, $3) {row_encoding.MOST_SEEN}": _seen,
    notify.NOTIFY: _notify,
    "UPDATE tables SET touched = $1 WHERE id = ANY($2) AND touched < $3": _touch,
    "DELETE FROM tables WHERE id = ANY($1) AND phase = 'lobby' AND touched < $2 RETURNING id": _forget,
    "DELETE FROM tables WHERE id = ANY($1)": _delete_tables,
    "INSERT INTO guests (id, name, created, face, colour) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, face = excluded.face, colour = excluded.colour": _set_guest,
    "DELETE FROM transfers WHERE guest = $1 OR until < $2": _drop_transfers,
    "INSERT INTO transfers VALUES ($1, $2, $3)": _put_transfer,
    "DELETE FROM transfers WHERE code = $1 RETURNING guest, until": _take_transfer,
    "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING": _secret,
    leases.HEARTBEAT: _heartbeat,
    leases.CLAIM: _claim,
    "DELETE FROM keepers WHERE tbl = ANY($1) AND node = $2 RETURNING tbl": _release,
    leases.TAKE_OVER: _take_over,
    leases.DELETE_NODES: _delete_nodes,
    "UPDATE nodes SET until = to_timestamp(0) WHERE id = $1": _end,
    guest_connections.CONNECTED: _add("present", lambda given: [(t, guest, given[2]) for t, guest in zip(*given[:2])]),
    guest_connections.DISCONNECTED: _disconnected,
    "DELETE FROM present WHERE node = ANY($1) RETURNING tbl": _remove_nodes,
    **{
        f"DELETE FROM {name} WHERE tbl = ANY($1)": _delete(name)
        for name in ("log", *row_encoding.OF_A_TABLE, "keepers", "present")
    },
}
# Statements about nodes: they touch no row of a table, and wait for nobody who writes one.
ABOUT_NODES = frozenset(
    sql for sql in WRITES if any(name in sql for name in ("nodes", "keepers", "present", "pg_notify"))
) - {postgres_writes.LOG_AND_NOTIFY}


def execute(db: Contents, sql: str, given: Sequence[Any], now: float) -> Rows:
    """What a statement returns; it changes the rows, or raises what asyncpg raises."""
    db.now = now
    model = READS.get(sql) or WRITES.get(sql)
    if model is None:
        raise AssertionError(f"the model of the database does not know this statement: {sql}")
    return model(db, given)
