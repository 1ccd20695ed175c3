"""The single writer of a table: it takes one action after the other, and each is on disk before the next is checked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Illegal, Problem
from dreamtable.play import clocks
from dreamtable.tables.actions.action import Action
from dreamtable.tables.actions.play_actions import RunOutClock
from dreamtable.tables.idempotency import RequestKeys
from dreamtable.tables.live_table_state import TableState
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.store_interface import Behind, Stored

log = logging.getLogger("dreamtable.table")

Answer = Callable[[Problem | None], None]
BACKLOG = 200  # actions that may wait for the disk
PAUSE = 0.5  # seconds between two attempts at what the store refused
AGAIN = 0.02  # seconds until a table that was writing is asked again what it knows


class Submitted(Struct, frozen=True):
    """An action that waits for its turn."""

    action: Action
    answer: Answer
    key: str
    since: float  # when it was submitted


class Publisher(Protocol):
    """What becomes of committed changes: `dreamtable.tables.table.Table`."""

    def apply(self, change: PendingChange) -> None:
        """Make a change that is on disk the state of the table."""

    def follow(self, stored: Stored) -> None:
        """Take over what other nodes have written."""

    def publish(self) -> None:
        """Let everyone know that the table has changed."""


class Writer:
    """Submit -> check -> commit -> publish, for requests and for clocks that run out."""

    __slots__ = (
        "_backlog", "_committing", "_keys", "_missed_news", "_publisher", "_read_at", "_state", "_timer",
    )  # fmt: skip

    def __init__(self, state: TableState, publisher: Publisher) -> None:
        self._state, self._publisher = state, publisher
        self._keys = RequestKeys(state.record.keys)
        self._committing: tuple[PendingChange, Submitted] | None = None
        self._read_at = 0.0  # when all that is stored was last read
        self._missed_news = False  # other nodes wrote while something was on its way to the disk
        self._backlog: list[Submitted] = []  # seldom more than one: a deque would be larger
        self._timer: asyncio.TimerHandle | None = None  # until the next clock runs out

    @property
    def idle(self) -> bool:
        """Whether nothing is on its way to the disk."""
        return self._committing is None and not self._backlog

    @property
    def timer_set(self) -> bool:
        """Whether a clock is waited for."""
        return self._timer is not None

    # -- the one way to change a table ------------------------------------------------------------------------
    def submit(self, action: Action, answer: Answer, key: str = "") -> None:
        """Carry out an action; `answer` is called when it is on disk, or with the reason why it cannot be."""
        if len(self._backlog) >= BACKLOG:
            answer(Illegal("too_fast", "This table is very busy; try again in a moment."))
            return
        self._backlog.append(Submitted(action, answer, key, clocks_and_entropy.monotonic()))
        if self._committing is None:
            self._work()

    async def carry_out(self, action: Action) -> None:
        """Carry out an action, and return when it is on disk; raise the reason why it cannot be."""
        answer: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()
        self.submit(action, lambda problem: None if answer.done() else answer.set_result(problem))
        if (problem := await answer) is not None:
            raise problem

    def _work(self) -> None:
        """Take up what waits until something is on its way to the disk; a clock that has run out comes first."""
        while self._backlog and self._committing is None:
            if self._state.overdue_clock() is not None:
                self._time_out()
            else:
                self._check(self._backlog.pop(0))

    def _check(self, submitted: Submitted) -> None:
        """Carry out an action on a pending change, and send that to the disk."""
        if submitted.key and (submitted.key in self._keys or submitted.key in self._state.record.keys):
            submitted.answer(None)
            return
        state = self._state
        now = state.context.node.now()
        at, running = int(state.time.at(now)), state.running_game
        if running is not None and at < running.at:  # written by another node, whose clock is ahead of ours
            at = running.at
        change = PendingChange(state, state.record, running, at, now, submitted.key)
        try:
            submitted.action.perform(change)
            to_store = change.to_store()
        except Problem as problem:
            if submitted.since <= self._read_at or not state.context.node.shared:
                submitted.answer(problem)
            else:  # it may be right by what others have written; reading once serves all who ask meanwhile
                self._committing = change, submitted
                asyncio.get_running_loop().create_task(self._check_again(submitted))
        except Exception:
            log.exception("table %s could not do that", state.label)
            submitted.answer(Illegal("broken", "Something went wrong on our side; nothing has changed."))
        else:
            self._committing = change, submitted
            if to_store is None:
                self._committed(None)
            else:
                state.context.store.commit(to_store, self._committed)

    def _committed(self, error: Exception | None) -> None:
        """The change is on disk, or could not be written: publish it, or say so, and go on."""
        assert self._committing is not None
        change, submitted = self._committing
        if isinstance(error, Behind):
            asyncio.get_running_loop().create_task(self._check_again(submitted))
            return
        self._committing = None
        if error is None:
            self.remember(change.key)
            self._publisher.apply(change)
            self.set_timer()
            submitted.answer(None)
            self._publisher.publish()
        else:
            log.error("table %s could not be saved: %s", self._state.label, error)
            self.set_timer(PAUSE)
            submitted.answer(Illegal("not_saved", "That could not be stored, so it did not happen. Please try again."))
        self._go_on()

    def _go_on(self) -> None:
        if self._missed_news:
            self._missed_news = False
            self._state.context.node.missed_news(self._state.record.id)
        self._work()

    def remember(self, *keys: str) -> None:
        """Note the keys of requests that were carried out."""
        for key in keys:
            if key:
                self._keys.add(key)

    # -- other nodes ------------------------------------------------------------------------------------------
    async def load_news(self) -> Stored | None:
        """What is stored of the table and not known here; None if the table is no longer there."""
        state = self._state
        return await state.context.store.load(state.record.id, state.version, state.chat.last)

    async def catch_up(self) -> None:
        """Take over what other nodes have written until nothing of it is missing."""
        state = self._state
        while state.context.node.shared and (stored := await self.load_news()) is not None:
            self.take_news(stored)
            if not stored.entries or state.version >= stored.entries[-1].seq:
                return
            await asyncio.sleep(AGAIN)  # it was writing, and takes over the rest when that is done

    async def _check_again(self, submitted: Submitted) -> None:
        """Another node was faster: read what it wrote, and check again, unless it was this very request."""
        while True:
            self._read_at = clocks_and_entropy.monotonic()
            try:
                stored = await self.load_news()
                break
            except Exception as wrong:
                log.warning("table %s cannot catch up: %s", self._state.label, wrong)
                await asyncio.sleep(PAUSE)
        self._committing = None
        if stored is None:
            submitted.answer(Illegal("no_table", "This table is no longer there."))
        else:
            self._follow(stored)
            if submitted.key and any(entry.id == submitted.key for entry in stored.entries):
                submitted.answer(None)
            else:
                self._backlog.insert(0, submitted)
        self._go_on()

    def take_news(self, stored: Stored) -> None:
        """Take over what another node has written, now or as soon as the present commit is done."""
        if self._committing is None:
            self._follow(stored)
        else:
            self._missed_news = True

    def _follow(self, stored: Stored) -> None:
        self._publisher.follow(stored)
        self._publisher.publish()

    # -- clocks -----------------------------------------------------------------------------------------------
    def set_timer(self, least: float = 0.0) -> None:
        """Wait for the next clock that runs out on this node, but not less than so many seconds."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        state = self._state
        if state.running_game is not None and state.running_game.clocks and state.ticking and state.runs:
            left = clocks.next_due(state.running_game.clocks, state.time.now())
            if left is not None:
                self._timer = asyncio.get_running_loop().call_later(max(left / 1000, least), self._timer_fired)

    def _timer_fired(self) -> None:
        self._timer = None
        if self._state.overdue_clock() is None:
            self.set_timer()
        elif self._committing is None:
            self._time_out()

    def _time_out(self) -> None:
        self._check(Submitted(RunOutClock(), self._timed_out, "", clocks_and_entropy.monotonic()))

    def _timed_out(self, problem: Problem | None) -> None:
        """A clock comes before all that waits: if it cannot run out now, nothing that waits can be done now."""
        if problem is not None:
            log.error("a clock of table %s could not run out: %s", self._state.label, problem)
            self.set_timer(PAUSE)
            while self._backlog:
                self._backlog.pop(0).answer(problem)
