"""One change of a table in the making.  Nothing of it is seen before it is on disk; if it fails, nothing happened."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from dreamtable.kit.errors import Illegal
from dreamtable.kit.events import Told
from dreamtable.kit.moves import Gesture
from dreamtable.kit.state import CHANCE_BIT
from dreamtable.play.log import Entry
from dreamtable.play.running_game import RunningGame
from dreamtable.tables.ports import StoredChange
from dreamtable.tables.record import Record
from dreamtable.tables.table_facts import ChatLine, Phase

NOTED = 8  # requests that a record remembers


class PendingChange(Struct, eq=False):
    was: Record
    record: Record
    course: RunningGame | None
    at: int
    now: float  # the second of the house at which it is `at`
    key: str  # who asked for it, so that a repeated request counts once
    branched: bool = False  # it is a course of our own
    entries: list[Entry] = []
    told: list[tuple[int, list[Told]]] = []
    chat: list[ChatLine] = []

    def playing(self) -> RunningGame:
        """The course, to go on with."""
        if self.course is None:
            raise Illegal("not_started", "The game has not started yet.")
        if self.record.phase == Phase.OVER:
            raise Illegal("game_over", "The game is over.")
        if self.record.paused:
            raise Illegal("paused", "The table is paused.")
        return self._branch(self.course)

    def _branch(self, course: RunningGame) -> RunningGame:
        if self.branched:
            return course
        self.course, self.branched = course.branch(), True
        return self.course

    def change(self, **fields: Any) -> None:
        self.record = replace(self.record, **fields)

    # -- the game ---------------------------------------------------------------------------------------------
    def begin(self, course: RunningGame) -> None:
        self.course, self.branched = course, True
        self.change(phase=Phase.PLAYING, at=self.at, since=self.now)
        self._settle(course)

    def move(self, course: RunningGame, seat: int, move: Gesture) -> None:
        """On the course that is `playing`."""
        self._add(*course.play(seat, move, self.at, self.key))
        self._settle(course)

    def run_out(self, clock: int) -> None:
        course = self.playing()
        self._add(*course.run_out(clock, self.at))
        self._settle(course)

    def retract(self, seat: int) -> None:
        self._add(*self.playing().retract(seat, self.at, self.key))

    def luck(self, seat: int, nonce: str) -> None:
        """Of a late friend, for the deals to come."""
        assert self.course is not None
        self._add(*self._branch(self.course).add_nonce(seat, nonce, self.at))

    def _settle(self, course: RunningGame) -> None:
        """Chance acts at once; the last move ends the game."""
        while (waiting := course.position.mask) == CHANCE_BIT:
            self._add(*course.deal(self.at))
        if not waiting:
            self.change(phase=Phase.OVER, at=self.at)

    def _add(self, entry: Entry, told: list[Told]) -> None:
        self.entries.append(entry)
        self.told.append((entry.seq, told))

    # -- what goes to disk ------------------------------------------------------------------------------------
    def to_keep(self) -> StoredChange | None:
        """None if nothing changes."""
        if self.record is self.was and not self.entries and not self.chat:
            return None
        if self.key and (self.chat or self.record is not self.was) and not any(entry.id for entry in self.entries):
            self.change(keys=(*self.was.keys, self.key)[-NOTED:])  # moves carry it themselves, deals do not
        if self.record is not self.was:
            self.change(rev=self.was.rev + 1)
        ended = self.record.phase == Phase.OVER and self.was.phase != Phase.OVER
        return StoredChange(
            self.record.id,
            self.record if self.record is not self.was else None,
            self.entries,
            self.chat,
            self.course.position.payoffs() if ended and self.course else None,
        )
