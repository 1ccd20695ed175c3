"""The fold of one table's log, against which everything is held that anyone was shown or promised."""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

import msgspec

from dreamtable.kit.errors import Problem
from dreamtable.kit.state import WATCHER
from dreamtable.play.log import Entry, Kind, RanOut
from dreamtable.play.sent_events import sent_events
from dreamtable.protocol.messages import Snapshot
from dreamtable.tables.record import Record
from dreamtable.tables.snapshot import encode
from dreamtable.tables.stored_game import opening


class Claims:
    """What people were shown and promised, still to be compared."""

    def __init__(self) -> None:
        self.promised: set[str] = set()  # requests that were acknowledged
        self.views: dict[int, dict[int, int]] = {}  # version -> seat -> sum
        self.events: dict[tuple[int, int], int] = {}  # (seat, seq) -> sum


class Audit:
    """`see` and `promised` while people play; `check` with what the log holds since the last time."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.wrong: list[str] = []
        self.latest = 0.0  # milliseconds of table time that a clock was late, at worst
        self.fired = 0
        self.closed = False  # it is over and compared: nothing can come any more
        self._claims = Claims()
        self._ids: set[str] = set()  # requests that the log holds, with their guests
        self._kept: set[str] = set()  # and without
        self._sums: dict[int, list[int]] = {}  # of the views that each seat should have seen
        self._right: dict[tuple[int, int], int] = {}
        self._clocks: set[tuple[int, int]] = set()
        self._record: Record | None = None

    @property
    def version(self) -> int:
        return self._course.version if self._record is not None else 0

    @property
    def running(self) -> set[tuple[int, int]]:
        """The clocks that run, each with the number of its run."""
        clocks = self._course.clocks if self._record is not None else ()
        return {(k, clock.number) for k, clock in enumerate(clocks) if clock.running}

    def promised(self, id: str) -> None:
        self._claims.promised.add(id)

    def see(self, snapshot: Snapshot) -> None:
        for perspective in snapshot.perspectives:
            told = crc32(bytes(perspective.view))
            if self._claims.views.setdefault(snapshot.version, {}).setdefault(perspective.seat, told) != told:
                self._say(f"seat {perspective.seat} was shown two different views of step {snapshot.version}")
            for event in perspective.events:
                self._claims.events[perspective.seat, event.seq] = crc32(event.text.encode())

    def so_far(self) -> Claims:
        """To be taken before the log is read: all of it must be there."""
        claims, self._claims = self._claims, Claims()
        return claims

    def check(self, claims: Claims, record: Record, entries: Iterable[Entry]) -> None:
        if self._record is None:
            self._record, self._course = record, opening(record)
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
                elif self._sums[version][seat] != told:
                    self._say(f"seat {seat} was shown something else than step {version}")
        for (seat, seq), told in claims.events.items():
            if self._right.get((seat, seq)) != told:
                self._say(f"seat {seat} was told event {seq}, which is not its own")
        if lost := claims.promised - self._kept:
            self._say(f"{len(lost)} acknowledged moves are lost")

    def _step(self, entry: Entry) -> None:
        assert self._record is not None
        course = self._course
        if entry.seq != course.version + 1:
            self._say(f"step {entry.seq} comes after step {course.version}")
        if entry.id and entry.id in self._ids:
            self._say(f"request {entry.id} counts twice")
        self._ids.add(entry.id)
        self._kept.add(entry.id.rpartition(":")[2])
        if entry.kind == Kind.TIME:
            self._time(entry)
        told = course.append(entry)
        step = sent_events(entry.seq, told, course.game, course.position.state, self._name)
        seats = range(len(self._record.seats))
        for seat in (WATCHER, *seats):
            for event in step.for_seat(seat):
                self._right[seat, event.seq] = crc32(event.text.encode())
        self._sums[entry.seq] = [crc32(encode(course.position.view(seat))) for seat in seats]

    def _time(self, entry: Entry) -> None:
        number = msgspec.json.decode(entry.move, type=RanOut).clock
        clock = self._course.clocks[number]
        if not clock.running or clock.left_at(entry.at) > 0:
            self._say(f"clock {number} ran out too early at step {entry.seq}")
        if (number, clock.number) in self._clocks:
            self._say(f"clock {number} ran out twice at step {entry.seq}")
        self._clocks.add((number, clock.number))
        self.fired += 1
        self.latest = max(self.latest, entry.at - clock.since - clock.left)

    def _name(self, seat: int) -> str:
        assert self._record is not None
        return self._record.seats[seat].name

    def _say(self, wrong: str) -> None:
        self.wrong.append(f"{self.table}: {wrong}")
