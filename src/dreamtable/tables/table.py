"""A live table: the single writer of its log.  What it does is on disk before anyone sees it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from dreamtable.kit.problems import Illegal, Problem
from dreamtable.kit.speech import Judge
from dreamtable.tables import clock as clocks
from dreamtable.tables import seats as seating
from dreamtable.tables.announce import facts_of, host_of
from dreamtable.tables.bots import BotSeats
from dreamtable.tables.chat import Chat
from dreamtable.tables.chat import check as check_talk
from dreamtable.tables.clock import TableTime
from dreamtable.tables.course import Course
from dreamtable.tables.draft import Draft
from dreamtable.tables.eyes import Gallery, heard
from dreamtable.tables.facts import Clock, Doors, Phase, Result, TableFacts
from dreamtable.tables.players import Player
from dreamtable.tables.presence import Listener, Presence
from dreamtable.tables.record import Record
from dreamtable.tables.speech import unjudged
from dreamtable.tables.storage import Change, Store

log = logging.getLogger("dreamtable.table")

Act = Callable[[Draft], None]
Done = Callable[[Problem | None], None]
REMEMBERED = 40  # requests that count once when they are repeated
BACKLOG = 200  # requests that may wait for the disk


@dataclass
class House:
    """What all tables of one server share."""

    store: Store
    judge: Judge | None
    player: Player
    grace: int = 45_000  # milliseconds before a bot may stand in for somebody who is away


class Scene(NamedTuple):
    version: int
    facts: Raw
    waiting: list[int]
    clocks: list[Clock]
    result: Result | None


class Waiting(NamedTuple):
    act: Act
    done: Done
    key: str


class Table:
    def __init__(
        self, house: House, record: Record, course: Course | None, gallery: Gallery | None, chat: Chat
    ) -> None:
        self.house = house
        self.record = record
        self.course = course
        self.gallery = gallery
        self.chat = chat
        self.time = TableTime(max(record.at, 0))
        self.presence = Presence(house.grace)
        self.keys: dict[str, None] = {}  # in the order they came
        self.touched = time.monotonic()
        self._saving: tuple[Draft, Done] | None = None
        self._backlog: deque[Waiting] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._facts: Raw | None = None
        self._scene: Scene | None = None
        self.facts_number = 0  # changes whenever the facts do
        self.bots = BotSeats(self)

    # -- the one way to change a table ------------------------------------------------------------------------
    def submit(self, act: Act, done: Done, key: str = "") -> None:
        """Carry out an act; `done` is told when it is on disk, or why it cannot be."""
        if len(self._backlog) >= BACKLOG:
            done(Illegal("too_fast", "This table is very busy; try again in a moment."))
            return
        self._backlog.append(Waiting(act, done, key))
        if self._saving is None:
            self._work()

    def _work(self) -> None:
        while self._backlog and self._saving is None:
            if (late := self._late()) is not None:
                self._begin(Waiting(lambda draft, k=late: draft.run_out(k), _nobody, ""))  # type: ignore[misc]
            else:
                self._begin(self._backlog.popleft())

    def _begin(self, asked: Waiting) -> None:
        if asked.key and asked.key in self.keys:
            asked.done(None)
            return
        draft = Draft(self.record, self.course, int(self.time.now()), asked.key)
        try:
            asked.act(draft)
            change = draft.to_keep()
        except Problem as problem:
            asked.done(problem)
        except Exception:
            log.exception("table %s could not do that", self.record.id)
            asked.done(Illegal("broken", "Something went wrong on our side; nothing has changed."))
        else:
            self._saving = draft, asked.done
            if draft.empty:
                self._saved(None)
            else:
                self.house.store.keep(change, self._saved)

    def _saved(self, error: Exception | None) -> None:
        assert self._saving is not None
        draft, done = self._saving
        self._saving = None
        if error is None:
            self._adopt(draft)
            done(None)
            self.publish()
        else:
            log.error("table %s could not be saved: %s", self.record.id, error)
            done(Illegal("not_saved", "That could not be stored, so it did not happen. Please try again."))
        self._work()

    def _adopt(self, draft: Draft) -> None:
        self.touched = time.monotonic()
        if draft.key:
            self.keys[draft.key] = None
            if len(self.keys) > REMEMBERED:
                del self.keys[next(iter(self.keys))]
        if draft.record is not draft.was:
            self.record = draft.record
            self._forget_facts()
            self.time.run(self.ticking)
            self._send_away()
        self.chat.lines.extend(draft.chat)
        if draft.course is not self.course and draft.course is not None:
            self.course = draft.course
            told = heard(draft.told, draft.course, self.name_of)
            if self.gallery is None:
                self.gallery = Gallery(draft.course, len(self.record.seats))
            self.gallery.hear(told)
            self.gallery.show(draft.course)
            self.bots.hear(told)
        self._set_timer()

    def publish(self) -> None:
        for listener in list(self.listeners):
            listener.changed()
        self.bots.wake()

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
        if self.course is None or not self.course.clocks or not self.ticking:
            return None
        return clocks.due(self.course.clocks, self.time.now())

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.course is not None and self.course.clocks and self.ticking:
            left = clocks.next_due(self.course.clocks, self.time.now())
            if left is not None:
                self._timer = asyncio.get_running_loop().call_later(left / 1000, self._tick)

    def _tick(self) -> None:
        self._timer = None
        if (late := self._late()) is None:
            self._set_timer()
        elif self._saving is None:
            self._begin(Waiting(lambda draft: draft.run_out(late), _nobody, ""))

    def resume(self) -> None:
        """Loaded again, after a restart perhaps: clocks go on where they stood."""
        self.time.run(self.ticking)
        self._set_timer()
        self.bots.wake()

    @property
    def quiet(self) -> bool:
        """Nothing is on its way to the disk."""
        return self._saving is None and not self._backlog

    def beat(self, always: bool = False) -> None:
        """Write down how late it is, so that a crash does not turn the clocks back by much."""
        if self.quiet and (self._timer is not None or (always and self.record.phase == Phase.PLAYING)):
            seen = self.gallery.seen_by if self.gallery else ()
            record = replace(self.record, at=int(self.time.now()), seen=seen)
            self.house.store.keep(Change(record.id, record), _whatever)

    def stop(self) -> None:
        """Unloaded: nothing runs any more."""
        self.time.run(False)
        if self._timer is not None:
            self._timer.cancel()
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
        if asked is not None and version < asked.since:
            raise Illegal("stale", "The table has changed since you looked.")
        move = unjudged(course.game, course.game.read_move(bytes(given)))
        draft.move(seat, course.position.settle(seat, move, self.house.judge))

    def retract(self, draft: Draft, guest: str, seat: int) -> None:
        seating.own(draft.record.seats, seat, guest)
        draft.retract(seat)

    def say(self, draft: Draft, guest: str, nickname: str, text: str) -> None:
        mine = seating.of(self.record.seats, guest)
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
        if self.presence.come(listener) and seating.of(self.record.seats, listener.guest):
            self.refresh(but=listener)
        self.bots.wake()

    def detach(self, listener: Listener) -> None:
        self.touched = time.monotonic()
        if self.presence.go(listener) and seating.of(self.record.seats, listener.guest):
            self.refresh()
            asyncio.get_running_loop().call_later(self.house.grace / 1000, self.refresh)

    def _send_away(self) -> None:
        """Behind closed doors there are only those who sit."""
        if self.record.doors == Doors.CLOSED:
            for listener in list(self.listeners):
                if not seating.of(self.record.seats, listener.guest):
                    listener.sent_away("doors_closed", "The host has closed the doors.")

    def refresh(self, but: Listener | None = None) -> None:
        """Somebody came or went: only the facts have changed."""
        self._forget_facts()
        for listener in list(self.listeners):
            if listener is not but:
                listener.changed()

    def _forget_facts(self) -> None:
        self._facts = None
        self.facts_number += 1

    def name_of(self, seat: int) -> str:
        return self.record.seats[seat].name

    @property
    def host(self) -> str:
        return host_of(self.record, self.presence)

    # -- what everyone may know -------------------------------------------------------------------------------
    def facts(self) -> TableFacts:
        return facts_of(self.record, self.presence)

    @property
    def _someone_away(self) -> bool:
        return self.ticking and any(s.guest and not self.presence.here(s.guest) for s in self.record.seats)

    def facts_raw(self) -> Raw:
        """The facts as JSON, made once for each change."""
        if self._facts is None:
            self._facts = Raw(msgspec.json.encode(self.facts()))
        return self._facts

    def scene(self) -> Scene:
        """What is the same for everyone who looks now.  While somebody is away the facts change by themselves."""
        scene = self._scene
        if scene is None or scene.version != self.version or scene.facts is not self._facts or scene.clocks:
            away = self._someone_away
            if away:
                self._facts = None
            waiting = self.gallery.waiting if self.gallery else []
            scene = Scene(self.version, self.facts_raw(), waiting, self.clocks(), self.result())
            self._scene = None if away else scene
        return scene

    def clocks(self) -> list[Clock]:
        if self.course is None or not self.course.clocks:
            return []
        return clocks.shown(self.course.clocks, self.time.now(), self.ticking)

    def result(self) -> Result | None:
        if self.record.phase != Phase.OVER or self.course is None:
            return None
        return Result(self.course.position.payoffs(), self.record.secret, list(self.record.nonces))


def _nobody(problem: Problem | None) -> None:
    if problem is not None:
        log.error("a clock could not run out: %s", problem)


def _whatever(error: Exception | None) -> None:
    if error is not None:
        log.error("the time could not be written down: %s", error)
