"""A live table: what comes of what is written.  It is on disk before anyone sees it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection

from msgspec import Raw

from dreamtable.kit.errors import Illegal, Problem
from dreamtable.kit.events import Told
from dreamtable.play import clocks
from dreamtable.play.log import Kind
from dreamtable.play.running_game import RunningGame
from dreamtable.play.sent_events import sent_events
from dreamtable.play.text_moves import unjudged
from dreamtable.tables import seats as seating
from dreamtable.tables.announce import facts_of, host_of
from dreamtable.tables.bot_seats import BotSeats
from dreamtable.tables.change import PendingChange
from dreamtable.tables.chat import check as check_talk
from dreamtable.tables.clean_text import tidy
from dreamtable.tables.context import TableContext
from dreamtable.tables.ports import Stored, StoredChange
from dreamtable.tables.presence import Listener
from dreamtable.tables.record import Record
from dreamtable.tables.scene import Stage
from dreamtable.tables.snapshot import Gallery
from dreamtable.tables.stored_game import opening
from dreamtable.tables.table_facts import Phase, TableFacts
from dreamtable.tables.table_presence import Company
from dreamtable.tables.writer import PAUSE, REMEMBERED, Act, Waiting, Writer

__all__ = ["Act", "Table"]

log = logging.getLogger("dreamtable.table")

AHEAD = 500  # milliseconds: if others write so much later than it is by our clocks, theirs would stand still as long


class Table(Writer):
    __slots__ = ("_stood", "_stopped", "_timer", "bots", "gallery", "presence", "runs", "stage", "touched")

    def __init__(self, house: TableContext, record: Record) -> None:
        super().__init__(house, record)
        self.gallery: Gallery | None = None
        self.runs = False  # its clocks and bots run in this process
        self._stopped = False  # unloaded: what is still on its way to the disk must not wake it up
        self.presence = Company(self)
        self.touched = time.monotonic()
        self._stood = 0  # the last table time that was written down, beside those in the log
        self._timer: asyncio.TimerHandle | None = None
        self.stage = Stage(self)
        self.bots = BotSeats(self)

    # -- what is written --------------------------------------------------------------------------------------
    def follow(self, stored: Stored) -> None:
        """Take over what others have written; or, when it is loaded, everything so far."""
        self.touched = time.monotonic()
        if stored.record.rev > self.record.rev:
            self._remember(*stored.record.keys)
            self._sign(stored.record)
        self.chat.hear(stored.chat)
        entries = [entry for entry in stored.entries if entry.seq > self.version]
        if self.course is None and self.record.phase != Phase.LOBBY:
            self.course = opening(self.record)
            self.gallery = Gallery(self.course, len(self.record.seats))
        if entries and self.course is not None and self.gallery is not None:
            self.course = self.course.branch()
            told = [(entry.seq, self.course.append(entry)) for entry in entries]
            self._tell(told, self.course)
            for entry in entries:
                if entry.kind == Kind.MOVE:
                    self.gallery.seen(entry.seat, entry.seq - 1)
            self._remember(*(entry.id for entry in entries[-REMEMBERED:]))
        if self.gallery is not None:
            for seat, version in stored.seen.items():
                self.gallery.seen(seat, version)
        self._stood = max(self._stood, stored.at, self.record.at)
        if self.ticking and not self.time.running:
            self.time.stand(self._last)
        elif self.ticking and self.runs and self._last - self.time.now() > AHEAD:
            self.time.stand(self._last)
            self.run_here()
        self._set_timer()

    def _sign(self, record: Record) -> None:
        """It holds from now on."""
        host, self.record = self.record.host, record
        self.stage.facts_changed()
        self.bots.seats = seating.bots(record.seats)
        self.set_time()
        if record.host != host:
            self.presence.await_host()
        self.presence.send_away()

    def _adopt(self, draft: PendingChange) -> None:
        self.touched = time.monotonic()
        self._remember(draft.key)
        if draft.record is not draft.was:
            self._sign(draft.record)
        if draft.chat:
            self.chat.hear(draft.chat)
        course = draft.course
        if course is not self.course and course is not None:
            self.course = course
            if self.gallery is None:
                self.gallery = Gallery(course, len(self.record.seats))
            self._tell(draft.told, course)
        self._set_timer()

    def _tell(self, told: list[tuple[int, list[Told]]], course: RunningGame) -> None:
        assert self.gallery is not None
        game, state = course.game, course.position.state
        steps = [sent_events(step, facts, game, state, self.name_of) for step, facts in told]
        self.gallery.show(course, steps)
        self.stage.moved_on()
        if self.runs:
            self.bots.hear(steps)

    def publish(self) -> None:
        for listener in list(self.presence.listeners):
            listener.changed()
        if self.runs:
            self.bots.wake()
        elif self.ticking and not self._stopped:
            self.house.node.ticks(self)

    # -- time -------------------------------------------------------------------------------------------------
    @property
    def ticking(self) -> bool:
        return self.record.phase == Phase.PLAYING and not self.record.paused

    @property
    def clock_runs(self) -> bool:
        return self._timer is not None

    def _late(self) -> int | None:
        if self.course is None or not self.course.clocks or not self.ticking or not self.runs:
            return None
        return clocks.due(self.course.clocks, self.time.now())

    def _set_timer(self, least: float = 0.0) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.course is not None and self.course.clocks and self.ticking and self.runs:
            left = clocks.next_due(self.course.clocks, self.time.now())
            if left is not None:
                self._timer = asyncio.get_running_loop().call_later(max(left / 1000, least), self._tick)

    def _tick(self) -> None:
        self._timer = None
        if self._late() is None:
            self._set_timer()
        elif self._saving is None:
            self._time_out()

    def _time_out(self) -> None:
        self._begin(Waiting(self._run_out, self._ran_out, "", time.monotonic()))

    def _run_out(self, draft: PendingChange) -> None:
        if (late := self._late()) is not None:  # still, if somebody else was faster
            draft.run_out(late)

    def _ran_out(self, problem: Problem | None) -> None:
        """A clock comes before all that waits: if it cannot run out now, nothing else can be done now."""
        if problem is not None:
            log.error("a clock of table %s could not run out: %s", self.nick, problem)
            self._set_timer(PAUSE)
            while self._backlog:
                self._backlog.popleft().done(problem)

    def set_time(self) -> None:
        """As the record says: everyone who follows this table reads the same."""
        if self.ticking:
            self.time.run(self.record.at, self.record.since)
        else:
            self.time.stand(self.record.at)

    def run_here(self) -> None:
        """Its clocks and bots run in this process from now on."""

        def started(problem: Problem | None) -> None:
            self.runs = problem is None and not self._stopped
            self._set_timer()
            self.bots.wake()

        self.submit(self._wind_up, started)

    def _wind_up(self, draft: PendingChange) -> None:
        """After a restart, or when another process is gone: time goes on from where it was last written down."""
        if self.ticking and not self.time.running:
            draft.change(at=self._last, since=draft.now)

    @property
    def _last(self) -> int:
        """The table time that was written down last."""
        return max(self._stood, self.course.at if self.course else 0)

    def run_elsewhere(self) -> None:
        self.runs = False
        self.set_time()
        self._set_timer()
        self.bots.stop()

    def beat(self) -> None:
        """Write down how late it is, so that a crash does not turn the clocks back by much."""
        if self._timer is not None:
            self.house.store.keep(StoredChange(self.record.id, at=int(self.time.now())), _whatever)
        elif self.ticking and not self.runs:
            self.house.node.ticks(self)

    def stop(self) -> None:
        """Unloaded: nothing runs any more."""
        if self.runs and self.record.phase == Phase.PLAYING:
            seen = dict(enumerate(self.gallery.seen_by)) if self.gallery else {}
            self.house.store.keep(StoredChange(self.record.id, at=int(self.time.now()), seen=seen), _whatever)
        self.runs, self._stopped = False, True
        self.time.stand(self.time.now())
        self._set_timer()
        self.bots.stop()

    # -- playing ----------------------------------------------------------------------------------------------
    def move(self, draft: PendingChange, guest: str, seat: int, version: int, given: bytes | Raw) -> None:
        """A person's move, on what they saw at `version`."""
        if seating.own(draft.record.seats, seat, guest).bot is not None:
            raise Illegal("stand_in", "A bot stands in for you; take your seat back first.")
        self.play(draft, seat, version, given)
        if self.gallery:
            self.gallery.seen(seat, version)

    def play(self, draft: PendingChange, seat: int, version: int, given: bytes | Raw) -> None:
        course = draft.playing()
        asked = self.gallery.question(seat) if self.gallery else None
        if not (course.version if asked is None else asked.since) <= version <= course.version:
            raise Illegal("stale", "The table has changed since you looked.")
        move = course.game.read_move(bytes(given))
        if course.game.worded:
            move = course.position.settle(seat, unjudged(move), self.house.judge)
        draft.move(course, seat, move)

    def seen(self, guest: str, version: int) -> None:
        """A guest was shown everything up to a version: what was private in it is not told again anywhere."""
        version = min(version, self.version)
        if self.gallery is not None:
            told = {s: version for s in seating.of(self.record.seats, guest) if self.gallery.seen(s, version)}
            if told:
                self.house.store.keep(StoredChange(self.record.id, seen=told), _whatever)

    def retract(self, draft: PendingChange, guest: str, seat: int) -> None:
        seating.own(draft.record.seats, seat, guest)
        draft.retract(seat)

    def say(self, draft: PendingChange, guest: str, nickname: str, text: str) -> None:
        mine = seating.of(self.record.seats, guest)
        text = tidy(text)
        if self.course is not None and self.record.phase == Phase.PLAYING:
            if not mine:
                raise Illegal("talk_closed", "Those who watch keep quiet while the game is on.")
            for seat in mine:
                check_talk(self.course.position, seat, text)
        name = self.record.seats[mine[0]].name if mine else nickname
        draft.chat.append(self.chat.say(guest, mine[0] if mine else -1, name, text))

    # -- who is here ------------------------------------------------------------------------------------------
    @property
    def listeners(self) -> Collection[Listener]:
        return self.presence.listeners

    def attach(self, listener: Listener) -> None:
        self.touched = time.monotonic()
        self.presence.attach(listener)
        self.bots.wake()

    def detach(self, listener: Listener) -> None:
        self.touched = time.monotonic()
        self.presence.detach(listener)

    def waits_for(self, guest: str) -> bool:
        """Whether a seat that this guest plays may act now."""
        waiting = self.gallery.waiting if self.gallery and self.ticking else ()
        return any(
            self.record.seats[seat].bot is None for seat in seating.of(self.record.seats, guest) if seat in waiting
        )

    def name_of(self, seat: int) -> str:
        return self.record.seats[seat].name

    @property
    def host(self) -> str:
        return host_of(self.record, self.presence)

    def facts(self) -> TableFacts:
        return facts_of(self.record, self.presence, self.bots.drowsy)


def _whatever(error: Exception | None) -> None:
    if error is not None:
        log.error("the time could not be written down: %s", error)
