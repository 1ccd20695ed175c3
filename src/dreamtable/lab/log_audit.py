"""Compare what players were shown and promised with what the log of their table really holds."""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

import msgspec

from dreamtable.kit.errors import Problem
from dreamtable.kit.position import Position
from dreamtable.play.game_log import Entry, Kind, RanOut
from dreamtable.play.sent_events import PER_STEP, StepEvents, sent_events
from dreamtable.protocol.messages import Snapshot
from dreamtable.tables.snapshot import encode
from dreamtable.tables.stored_game import opening
from dreamtable.tables.stored_table_record import Record


class Claims:
    """What players were shown and promised and what was not compared yet."""

    def __init__(self) -> None:
        self.acknowledged: set[str] = set()  # ids of requests
        self.views: dict[int, dict[int, int]] = {}  # version -> seat -> checksum
        self.events: dict[tuple[int, int], int] = {}  # (seat, number of the event) -> checksum


class Audit:
    """The audit of one table: `see` and `acknowledge` while people play, then `check` against the log."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.wrong: list[str] = []
        self.latest = 0.0  # milliseconds of table time that a clock ran out too late, at worst
        self.fired = 0  # clocks that ran out
        self.closed = False  # whether the game is over and compared in full
        self._claims = Claims()
        self._ids: set[str] = set()  # of requests in the log, with the guest's name before each
        self._stored: set[str] = set()  # the same without the guests
        self._positions: dict[int, Position] = {}  # by version
        self._views: dict[tuple[int, int], int] = {}  # checksums of views that were compared, by version and seat
        self._steps: dict[int, StepEvents] = {}  # by entry
        self._ran_out: set[tuple[int, int]] = set()  # clocks, each with the number of its run
        self._record: Record | None = None

    @property
    def version(self) -> int:
        """The number of the last entry that was compared."""
        return self._game.version if self._record is not None else 0

    @property
    def position(self) -> Position:
        """The position after the last entry that was compared."""
        return self._game.position

    @property
    def running(self) -> set[tuple[int, int]]:
        """The clocks that run after the last entry, each with the number of its run."""
        clocks = self._game.clocks if self._record is not None else ()
        return {(k, clock.number) for k, clock in enumerate(clocks) if clock.running}

    def acknowledge(self, id: str) -> None:
        """Note that a request was acknowledged, so that it must be in the log."""
        self._claims.acknowledged.add(id)

    def see(self, snapshot: Snapshot) -> None:
        """Note what a snapshot shows to its seats."""
        for perspective in snapshot.perspectives:
            told = crc32(bytes(perspective.view))
            if self._claims.views.setdefault(snapshot.version, {}).setdefault(perspective.seat, told) != told:
                self._say(f"seat {perspective.seat} was shown two different views of step {snapshot.version}")
            for event in perspective.events:
                self._claims.events[perspective.seat, event.seq] = crc32(bytes(event.event))

    def take_claims(self) -> Claims:
        """Return what was noted since the last call.  Call it before the log is read: all of it must be there."""
        claims, self._claims = self._claims, Claims()
        return claims

    def check(self, claims: Claims, record: Record, entries: Iterable[Entry]) -> None:
        """Replay the entries that are new in the log, and add to `wrong` whatever they do not explain."""
        if self._record is None:
            self._record, self._game = record, opening(record)
        for entry in entries:
            try:
                self._step(entry)
            except Problem as problem:
                self._say(f"step {entry.seq} does not follow: {problem}")
                return
        for version, seats in claims.views.items():
            for seat, told in seats.items():
                if version > self.version:
                    self._say(f"step {version} was shown to seat {seat} and is not stored")
                elif self._view(version, seat) != told:
                    self._say(f"seat {seat} was shown something else than step {version}")
        for (seat, seq), told in claims.events.items():
            if self._event(seat, seq) != told:
                self._say(f"seat {seat} was told event {seq}, which is not its own")
        if lost := claims.acknowledged - self._stored:
            self._say(f"{len(lost)} acknowledged moves are lost")

    def _view(self, version: int, seat: int) -> int:
        """The checksum of what a seat sees at a version; most are never asked for, so they are made one by one."""
        key = version, seat
        if key not in self._views:
            self._views[key] = crc32(encode(self._positions[version].view(seat)))
        return self._views[key]

    def _event(self, seat: int, seq: int) -> int | None:
        """The checksum of an event that a seat, or a watcher, is told; None if it is told nothing of that number."""
        step = self._steps.get(seq // PER_STEP)
        events = step.for_seat(seat) if step is not None else []
        return next((crc32(bytes(event.event)) for event in events if event.seq == seq), None)

    def _step(self, entry: Entry) -> None:
        assert self._record is not None
        running = self._game
        if entry.seq != running.version + 1:
            self._say(f"step {entry.seq} comes after step {running.version}")
        if entry.id and entry.id in self._ids:
            self._say(f"request {entry.id} counts twice")
        self._ids.add(entry.id)
        self._stored.add(entry.id.rpartition(":")[2])
        if entry.kind == Kind.TIME:
            self._time(entry)
        told = running.append(entry)
        self._steps[entry.seq] = sent_events(entry.seq, told, running.game, running.position.state, self._name)
        self._positions[entry.seq] = running.position.branch()

    def _time(self, entry: Entry) -> None:
        number = msgspec.json.decode(entry.move, type=RanOut).clock
        clock = self._game.clocks[number]
        if not clock.running or clock.left_at(entry.at) > 0:
            self._say(f"clock {number} ran out too early at step {entry.seq}")
        if (number, clock.number) in self._ran_out:
            self._say(f"clock {number} ran out twice at step {entry.seq}")
        self._ran_out.add((number, clock.number))
        self.fired += 1
        self.latest = max(self.latest, entry.at - clock.since - clock.left)

    def _name(self, seat: int) -> str:
        assert self._record is not None
        return self._record.seats[seat].name

    def _say(self, wrong: str) -> None:
        self.wrong.append(f"{self.table}: {wrong}")
