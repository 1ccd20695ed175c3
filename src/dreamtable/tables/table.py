"""A live table: the single writer of its log.  What it does is on disk before anyone sees it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Collection

from msgspec import Raw, Struct

from dreamtable.kit.events import Told
from dreamtable.kit.problems import Illegal, Problem
from dreamtable.tables import clock as clocks
from dreamtable.tables import seats as seating
from dreamtable.tables.announce import facts_of, host_of
from dreamtable.tables.bots import BOT, BotSeats
from dreamtable.tables.chat import Chat
from dreamtable.tables.chat import check as check_talk
from dreamtable.tables.clock import TableTime
from dreamtable.tables.course import Course
from dreamtable.tables.draft import Draft
from dreamtable.tables.eyes import Gallery, heard
from dreamtable.tables.facts import Doors, Phase, TableFacts
from dreamtable.tables.house import House
from dreamtable.tables.log import Kind
from dreamtable.tables.presence import Listener, Presence
from dreamtable.tables.record import Record
from dreamtable.tables.replay import course_of
from dreamtable.tables.scene import Stage
from dreamtable.tables.speech import unjudged
from dreamtable.tables.storage import Behind, Change, Stored
from dreamtable.tables.tidy import tidy

log = logging.getLogger("dreamtable.table")

Act = Callable[[Draft], None]
Done = Callable[[Problem | None], None]
REMEMBERED = 18  # requests, at least, that count once when they are repeated; a set of more takes four times the room
BACKLOG = 200  # requests that may wait for the disk
MOMENT = 20  # milliseconds by which a loop's timer may be early
PAUSE = 0.5  # seconds between two attempts at what the store refused


class Waiting(Struct, frozen=True):
    act: Act
    done: Done
    key: str
    since: float  # when it was asked


class Table:
    __slots__ = (
        "_backlog", "_keys", "_missed", "_old_keys", "_read", "_saving", "_stood", "_stopped", "_timer", "bots", "chat",
        "course", "gallery", "house", "presence", "record", "runs", "stage", "time", "touched",
    )  # fmt: skip

    def __init__(self, house: House, record: Record) -> None:
        self.house = house
        self.record = record
        self.course: Course | None = None
        self.gallery: Gallery | None = None
        self.chat = Chat()
        self.time = TableTime(record.at, house.node.now)
        self.runs = False  # its clocks and bots run in this process
        self._stopped = False  # unloaded: what is still on its way to the disk must not wake it up
        self.presence = Presence(house.grace)
        self._keys: set[str] = set(record.keys)  # requests that were carried out, the latest
        self._old_keys: set[str] = set()  # and those before them
        self.touched = time.monotonic()
        self._stood = 0  # the last table time that was written down
        self._saving: tuple[Draft, Waiting] | None = None
        self._read = 0.0  # when we last began to read all that is stored
        self._missed = False  # there was news while something was on its way to the disk
        self._backlog: deque[Waiting] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self.stage = Stage(self)
        self.bots = BotSeats(self)

    # -- the one way to change a table ------------------------------------------------------------------------
    def submit(self, act: Act, done: Done, key: str = "") -> None:
        """Carry out an act; `done` is told when it is on disk, or why it cannot be."""
        if len(self._backlog) >= BACKLOG:
            done(Illegal("too_fast", "This table is very busy; try again in a moment."))
            return
        self._backlog.append(Waiting(act, done, key, time.monotonic()))
        if self._saving is None:
            self._work()

    def _work(self) -> None:
        while self._backlog and self._saving is None:
            if self._late() is not None:
                self._begin(self._time_out())
            else:
                self._begin(self._backlog.popleft())

    def _begin(self, asked: Waiting) -> None:
        if asked.key and (asked.key in self._keys or asked.key in self._old_keys):
            asked.done(None)
            return
        now = self.house.node.now()
        draft = Draft(self.record, self.record, self.course, int(self.time.at(now)), now, asked.key)
        try:
            asked.act(draft)
            change = draft.to_keep()
        except Problem as problem:
            if asked.since <= self._read or not self.house.node.shared:
                asked.done(problem)
            else:  # it may be right by what others had written before; one look serves all who ask meanwhile
                self._saving = draft, asked
                asyncio.get_running_loop().create_task(self._catch_up(asked))
        except Exception:
            log.exception("table %s could not do that", self.nick)
            asked.done(Illegal("broken", "Something went wrong on our side; nothing has changed."))
        else:
            self._saving = draft, asked
            if change is None:
                self._saved(None)
            else:
                self.house.store.keep(change, self._saved)

    def _saved(self, error: Exception | None) -> None:
        assert self._saving is not None
        draft, asked = self._saving
        if isinstance(error, Behind):
            asyncio.get_running_loop().create_task(self._catch_up(asked))
            return
        self._saving = None
        if error is None:
            self._adopt(draft)
            asked.done(None)
            self.publish()
        else:
            log.error("table %s could not be saved: %s", self.nick, error)
            self._set_timer(PAUSE)
            asked.done(Illegal("not_saved", "That could not be stored, so it did not happen. Please try again."))
        self._go_on()

    def _go_on(self) -> None:
        if self._missed:
            self._missed = False
            self.house.node.missed(self)
        self._work()

    async def _catch_up(self, asked: Waiting) -> None:
        """Somebody else was faster: see what they did, and check again; unless it was this very request."""
        while True:
            self._read = time.monotonic()
            try:
                stored = await self.house.store.load(self.record.id, self.version, self.chat.last)
                break
            except Exception as wrong:
                log.warning("table %s cannot catch up: %s", self.nick, wrong)
                await asyncio.sleep(PAUSE)
        self._saving = None
        if stored is None:
            asked.done(Illegal("no_table", "This table is no longer there."))
        else:
            self.follow(stored)
            self.publish()
            if asked.key and any(entry.id == asked.key for entry in stored.entries):
                asked.done(None)
            else:
                self._backlog.appendleft(asked)
        self._go_on()

    def listen(self, stored: Stored) -> None:
        """News from elsewhere."""
        if self._saving is None:
            self.follow(stored)
            self.publish()
        else:
            self._missed = True

    def follow(self, stored: Stored) -> None:
        """Take over what others have written; or, when it is loaded, everything so far."""
        self.touched = time.monotonic()
        if stored.record.rev > self.record.rev:
            self._remember(*stored.record.keys)
            self._sign(stored.record)
        self.chat.hear(stored.chat)
        entries = [entry for entry in stored.entries if entry.seq > self.version]
        if self.course is None and self.record.phase != Phase.LOBBY:
            self.course = course_of(self.record)
            self.gallery = Gallery(self.course, len(self.record.seats))
        if entries and self.course is not None and self.gallery is not None:
            self.course = self.course.branch()
            told = [(entry.seq, t) for entry in entries for t in self.course.apply(entry)]
            self._tell(told, self.course)
            for entry in entries:
                if entry.kind == Kind.MOVE:
                    self.gallery.seen(entry.seat, entry.seq - 1)
            self._remember(*(entry.id for entry in entries[-REMEMBERED:]))
        if self.gallery is not None:
            for seat, version in stored.seen.items():
                self.gallery.seen(seat, version)
        self._stood = max(self._stood, stored.at, self.record.at, *(entry.at for entry in entries))
        if self.ticking and not self.time.running:
            self.time.stand(self._stood)
        self._set_timer()

    def _remember(self, *keys: str) -> None:
        """Of people: a bot never asks again."""
        for key in keys:
            if key and not key.startswith(BOT):
                self._keys.add(key)
                if len(self._keys) == REMEMBERED:
                    self._keys, self._old_keys = set(), self._keys

    def _sign(self, record: Record) -> None:
        """It holds from now on."""
        self.record = record
        self.stage.facts_changed()
        self.bots.seats = seating.bots(record.seats)
        self.set_time()
        self._send_away()

    def _adopt(self, draft: Draft) -> None:
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

    def _tell(self, told: list[tuple[int, Told]], course: Course) -> None:
        assert self.gallery is not None
        ready = heard(told, course, self.name_of)
        self.gallery.show(course, ready)
        self.stage.moved_on()
        if self.runs:
            self.bots.hear(ready)

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
    def version(self) -> int:
        return self.course.version if self.course else 0

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
            self._begin(self._time_out())

    def _time_out(self) -> Waiting:
        return Waiting(self._run_out, self._ran_out, "", time.monotonic())

    def _run_out(self, draft: Draft) -> None:
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

    def _wind_up(self, draft: Draft) -> None:
        """After a restart, or when another process is gone: time goes on from where it was last written down."""
        if self.ticking and not self.time.running:
            draft.change(at=self._stood, since=draft.now)

    def run_elsewhere(self) -> None:
        self.runs = False
        self.set_time()
        self._set_timer()
        self.bots.stop()

    @property
    def quiet(self) -> bool:
        """Nothing is on its way to the disk."""
        return self._saving is None and not self._backlog

    def beat(self) -> None:
        """Write down how late it is, so that a crash does not turn the clocks back by much."""
        if self._timer is not None:
            self.house.store.keep(Change(self.record.id, at=int(self.time.now())), _whatever)
        elif self.ticking and not self.runs:
            self.house.node.ticks(self)

    def stop(self) -> None:
        """Unloaded: nothing runs any more."""
        if self.runs and self.record.phase == Phase.PLAYING:
            seen = dict(enumerate(self.gallery.seen_by)) if self.gallery else {}
            self.house.store.keep(Change(self.record.id, at=int(self.time.now()), seen=seen), _whatever)
        self.runs, self._stopped = False, True
        self.time.stand(self.time.now())
        self._set_timer()
        self.bots.stop()

    # -- playing ----------------------------------------------------------------------------------------------
    def move(self, draft: Draft, guest: str, seat: int, version: int, given: bytes | Raw) -> None:
        """A person's move, on what they saw at `version`."""
        if seating.own(draft.record.seats, seat, guest).bot is not None:
            raise Illegal("stand_in", "A bot stands in for you; take your seat back first.")
        self.play(draft, seat, version, given)
        if self.gallery:
            self.gallery.seen(seat, version)

    def play(self, draft: Draft, seat: int, version: int, given: bytes | Raw) -> None:
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
                self.house.store.keep(Change(self.record.id, seen=told), _whatever)

    def retract(self, draft: Draft, guest: str, seat: int) -> None:
        seating.own(draft.record.seats, seat, guest)
        draft.retract(seat)

    def say(self, draft: Draft, guest: str, nickname: str, text: str) -> None:
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
        if self.presence.come(listener):
            self.house.node.came(self, listener.guest)
            if seating.of(self.record.seats, listener.guest):
                self.refresh(but=listener)
            if left := self.presence.grace_of(self.record.host):
                self._refresh_after(left)
        self.bots.wake()

    def detach(self, listener: Listener) -> None:
        self.touched = time.monotonic()
        if self.presence.go(listener):
            self.house.node.went(self, listener.guest)
            if seating.of(self.record.seats, listener.guest):
                self._away()

    def others(self, guests: frozenset[str]) -> None:
        """Who is connected to other processes."""
        if self.presence.others(guests):
            self._away()

    def _away(self) -> None:
        self.refresh()
        self._refresh_after(self.house.grace)

    def _refresh_after(self, grace: int) -> None:
        """Then the host's powers pass on, and bots may stand in."""
        asyncio.get_running_loop().call_later((grace + MOMENT) / 1000, self.refresh)

    def _send_away(self) -> None:
        """Behind closed doors there are only those who sit."""
        if self.record.doors == Doors.CLOSED:
            for listener in list(self.listeners):
                if not seating.of(self.record.seats, listener.guest):
                    listener.sent_away("doors_closed", "The host has closed the doors.")

    def refresh(self, but: Listener | None = None) -> None:
        """Somebody came or went: only the facts have changed."""
        self.stage.facts_changed()
        for listener in list(self.listeners):
            if listener is not but:
                listener.changed()

    def waits_for(self, guest: str) -> bool:
        """Whether a seat that this guest plays may act now."""
        waiting = self.gallery.waiting if self.gallery and self.ticking else ()
        return any(
            self.record.seats[seat].bot is None for seat in seating.of(self.record.seats, guest) if seat in waiting
        )

    def name_of(self, seat: int) -> str:
        return self.record.seats[seat].name

    @property
    def nick(self) -> str:
        """For logs: the whole id opens the door."""
        return self.record.id[:6]

    @property
    def host(self) -> str:
        return host_of(self.record, self.presence)

    # -- what everyone may know -------------------------------------------------------------------------------
    def facts(self) -> TableFacts:
        return facts_of(self.record, self.presence, self.bots.drowsy)


def _whatever(error: Exception | None) -> None:
    if error is not None:
        log.error("the time could not be written down: %s", error)
