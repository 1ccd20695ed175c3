"""What must hold in a world after every step; whatever does not is written down."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Protocol

from dreamtable.lab.log_audit import Audit, Claims
from dreamtable.lab.simulated_world.network import read_answer
from dreamtable.lab.simulated_world.simulated_postgres import Database
from dreamtable.lab.simulated_world.simulated_server import ServerProcess
from dreamtable.lab.simulated_world.simulated_sqlite_disk import Disk
from dreamtable.play.game_log import Entry
from dreamtable.protocol import messages as p
from dreamtable.store import row_encoding
from dreamtable.tables.public_table_facts import ChatLine, Phase
from dreamtable.tables.stored_table_record import Record


class Durable(Protocol):
    """What has been made durable, as the judge reads it."""

    def record(self, table: str) -> Record | None:
        """A table, or None if it is gone."""

    def entries(self, table: str, after: int) -> list[Entry]:
        """The log after an entry."""

    def chat(self, table: str) -> list[ChatLine]:
        """All that was said."""


class InDatabase:
    """What a simulated database holds."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def record(self, table: str) -> Record | None:
        row = self._database.contents.tables.get(table)
        return row_encoding.record_of(row.record) if row else None

    def entries(self, table: str, after: int) -> list[Entry]:
        found = self._database.contents.log.get(table, {})
        return [row_encoding.entry_of(*found[seq]) for seq in sorted(seq for seq in found if seq > after)]

    def chat(self, table: str) -> list[ChatLine]:
        return [row_encoding.line_of(line) for line in self._database.contents.chat.get(table, {}).values()]


class OnDisk:
    """What an SQLite file holds."""

    def __init__(self, disk: Disk) -> None:
        self._db = disk.db

    def record(self, table: str) -> Record | None:
        row = self._db.execute("SELECT record FROM tables WHERE id = ?", (table,)).fetchone()
        return row_encoding.record_of(row[0]) if row else None

    def entries(self, table: str, after: int) -> list[Entry]:
        sql = "SELECT seq, kind, seat, move, at, id FROM log WHERE tbl = ? AND seq > ? ORDER BY seq"
        return [row_encoding.entry_of(*found) for found in self._db.execute(sql, (table, after))]

    def chat(self, table: str) -> list[ChatLine]:
        return [
            row_encoding.line_of(line) for (line,) in self._db.execute("SELECT line FROM chat WHERE tbl = ?", (table,))
        ]


class Judge:
    """Compares what is sent with what is durable, at the moment when it is sent."""

    def __init__(self, durable: Durable, servers: Sequence[ServerProcess], now: Callable[[], float]) -> None:
        self.wrong: list[str] = []
        self.messages = self.comparisons = 0
        self._durable, self._servers, self._now = durable, servers, now
        self._audits: dict[str, Audit] = {}
        self._owned: dict[str, set[tuple[str, int]]] = {}  # who has ever sat where
        self._records: dict[str, Record] = {}
        self._said: set[str] = set()
        self._trace = hashlib.sha256()

    def say(self, wrong: str) -> None:
        """Write something down that must not be."""
        self.wrong.append(f"{self._now():.3f} s: {wrong}")

    def note(self, *what: object, message: bytes = b"") -> None:
        """Add to the trace, by which two runs of one seed are compared; a message is added as it is."""
        self._trace.update(f"{self._now()!r} {what!r}\n".encode() + message)

    @property
    def trace(self) -> str:
        """All that happened, as one number."""
        return self._trace.hexdigest()

    def version(self, table: str) -> int:
        """The last durable entry."""
        return self._audits[table].version if table in self._audits else 0

    def watch(self, table: str) -> None:
        """Look after a table from now on."""
        self._audits[table], self._owned[table] = Audit(table), set()
        self.committed()

    # -- after every commit -----------------------------------------------------------------------------------
    def committed(self) -> None:
        """Fold what is new in the log: it follows, counts once, and each clock has run out once and not too early."""
        for table, audit in self._audits.items():
            record = self._durable.record(table)
            if record is None:
                self.say(f"table {table} was deleted")
                continue
            self._owned[table] |= {(seat.guest, number) for number, seat in enumerate(record.seats) if seat.guest}
            self._records[table] = record
            if record.phase != Phase.LOBBY and (new := self._durable.entries(table, audit.version)):
                audit.check(Claims(), record, new)
                self.note(table, [(e.seq, e.kind, e.seat, bytes(e.move), e.id) for e in new])
                self._take(audit)

    def _take(self, audit: Audit) -> None:
        for wrong in audit.wrong:
            self.say(wrong)
        audit.wrong.clear()

    # -- whenever something is sent ---------------------------------------------------------------------------
    def sent(self, guest: str, table: str, asked: Callable[[str], p.Request | None], message: bytes) -> None:
        """A server sends a message to a guest about a table; `asked` gives the request of an id."""
        self.messages += 1
        audit, answer = self._audits[table], read_answer(message)
        record = self._records[table]
        snapshot = answer.snapshot if isinstance(answer, p.Refusal) else answer
        if isinstance(answer, p.Refusal) and answer.code in ("broken", "no_table", "bad_message"):
            self.say(f"{guest} was refused: {answer.code}, {answer.why}")
        if not isinstance(snapshot, p.Snapshot):
            return
        if snapshot.result is None:
            for secret in (record.secret, *filter(None, record.nonces)):
                if secret.encode() in message:
                    self.say(f"{guest} was sent a secret")
        for perspective in snapshot.perspectives:
            if perspective.seat >= 0 and (guest, perspective.seat) not in self._owned[table]:
                self.say(f"{guest} looks through seat {perspective.seat}")
        self.comparisons += len(snapshot.perspectives)
        audit.see(snapshot)
        for id in snapshot.answers:
            self._acknowledged(table, audit, guest, id, asked(id))
        if record.phase != Phase.LOBBY:
            audit.check(audit.take_claims(), record, [])
            self._take(audit)

    def _acknowledged(self, table: str, audit: Audit, guest: str, id: str, request: p.Request | None) -> None:
        match request:
            case p.Move() | p.Retract():
                audit.acknowledge(id)
            case p.Say(text=text):
                if [line.text for line in self._durable.chat(table)].count(text) != 1:
                    self.say(f"what {guest} said is lost, or there twice")

    # -- after every moment -----------------------------------------------------------------------------------
    def settled(self) -> None:
        """No two nodes run the same table."""
        claimed: dict[str, str] = {}  # by table, one server that claims it
        for server in self._servers:
            if server.lobby is not None and server.alive:
                for table, loaded in server.lobby.tables.items():
                    if loaded.state.assigned and claimed.setdefault(table, server.name) != server.name:
                        self._check_lease(table)

    def _check_lease(self, table: str) -> None:
        """Several servers claim a table: at most one of them holds a lease that has not run out."""
        if len(running := [server.name for server in self._servers if server.runs(table)]) > 1:
            self.say(f"table {table} runs on {', '.join(running)}")

    def look_for_unused(self, table: str, seconds: float) -> None:
        """At the end: a table that nobody uses is in no memory, unless that server runs for a short time only."""
        for server in self._servers:
            long = self._now() - server.started > seconds
            if long and server.ready and server.lobby is not None and table in server.lobby.tables:
                self.say(f"{server.name} keeps a table in memory that nobody uses")

    def behind(self) -> list[str]:
        """What tables in memory have not learned yet of their logs; says at once if one is not what its log says."""
        found = []
        for table, audit in self._audits.items():
            for server in self._servers:
                loaded = server.lobby.tables.get(table) if server.ready and server.lobby else None
                if loaded is None or loaded.state.running_game is None:
                    continue
                running = loaded.state.running_game
                if running.version != audit.version:
                    found.append(f"{server.name} is at {running.version} of {audit.version}")
                elif running.position.state != audit.position.state:
                    self.say(f"table {table} on {server.name} is not what its log says")
        return found
