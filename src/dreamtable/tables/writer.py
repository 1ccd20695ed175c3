"""The single writer of a table: one change after the other, each on disk before the next is looked at."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable

from msgspec import Struct

from dreamtable.kit.errors import Illegal, Problem
from dreamtable.play.clocks import TableTime
from dreamtable.play.running_game import RunningGame
from dreamtable.tables.bot_seats import BOT
from dreamtable.tables.change import PendingChange
from dreamtable.tables.chat import Chat
from dreamtable.tables.context import TableContext
from dreamtable.tables.ports import Behind, Stored
from dreamtable.tables.record import Record

log = logging.getLogger("dreamtable.table")

Act = Callable[[PendingChange], None]
Done = Callable[[Problem | None], None]
REMEMBERED = 18  # requests, at least, that count once when they are repeated; a set of more takes four times the room
BACKLOG = 200  # requests that may wait for the disk
PAUSE = 0.5  # seconds between two attempts at what the store refused


class Waiting(Struct, frozen=True):
    act: Act
    done: Done
    key: str
    since: float  # when it was asked


class Writer(ABC):
    """What is written down of a table, and how more of it gets there.  What comes of that is the table's business.

    A base, not a part: every move goes through here, and a part would cost it a look-up at each step.
    """

    __slots__ = (
        "_backlog", "_keys", "_missed", "_old_keys", "_read", "_saving", "chat", "course", "house", "record", "time",
    )  # fmt: skip

    def __init__(self, house: TableContext, record: Record) -> None:
        self.house = house
        self.record = record
        self.course: RunningGame | None = None
        self.chat = Chat()
        self.time = TableTime(record.at, house.node.now)
        self._keys: set[str] = set(record.keys)  # requests that were carried out, the latest
        self._old_keys: set[str] = set()  # and those before them
        self._saving: tuple[PendingChange, Waiting] | None = None
        self._read = 0.0  # when we last began to read all that is stored
        self._missed = False  # there was news while something was on its way to the disk
        self._backlog: deque[Waiting] = deque()

    @property
    def version(self) -> int:
        return self.course.version if self.course else 0

    @property
    def nick(self) -> str:
        """For logs: the whole id opens the door."""
        return self.record.id[:6]

    @property
    def quiet(self) -> bool:
        """Nothing is on its way to the disk."""
        return self._saving is None and not self._backlog

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
                self._time_out()
            else:
                self._begin(self._backlog.popleft())

    def _begin(self, asked: Waiting) -> None:
        if asked.key and (asked.key in self._keys or asked.key in self._old_keys):
            asked.done(None)
            return
        now = self.house.node.now()
        at, course = int(self.time.at(now)), self.course
        if course is not None and at < course.at:  # written elsewhere, by somebody with another idea of the time
            at = course.at
        draft = PendingChange(self.record, self.record, course, at, now, asked.key)
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

    def _remember(self, *keys: str) -> None:
        """Of people: a bot never asks again."""
        for key in keys:
            if key and not key.startswith(BOT):
                self._keys.add(key)
                if len(self._keys) == REMEMBERED:
                    self._keys, self._old_keys = set(), self._keys

    # -- what the table makes of it ---------------------------------------------------------------------------
    @abstractmethod
    def _adopt(self, draft: PendingChange) -> None:
        """It is on disk."""

    @abstractmethod
    def follow(self, stored: Stored) -> None:
        """Take over what others have written; or, when it is loaded, everything so far."""

    @abstractmethod
    def publish(self) -> None:
        """Let everyone see it."""

    @abstractmethod
    def _late(self) -> int | None:
        """A clock that has run out: it comes before all that waits."""

    @abstractmethod
    def _time_out(self) -> None:
        """Let it run out."""

    @abstractmethod
    def _set_timer(self, least: float = 0.0) -> None:
        """Look at the clocks again when the next one runs out, but not sooner than in so many seconds."""
