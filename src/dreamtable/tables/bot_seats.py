"""The bots of one table: asked when their seat may act, told what their seat is told."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from dreamtable import games
from dreamtable.bots.player import Decision, RandomBot, Thinking, Turn
from dreamtable.kit.errors import Problem
from dreamtable.kit.random import generator
from dreamtable.play.sent_events import SentEvent, StepEvents
from dreamtable.tables import seats as seating
from dreamtable.tables.stored_game import told_to

if TYPE_CHECKING:
    from dreamtable.tables.change import PendingChange
    from dreamtable.tables.table import Table

log = logging.getLogger("dreamtable.bots")
BOT = "bot:"  # how the keys of their moves begin
TRIES = 3  # refused answers before any legal move will do
LONGEST = 20.0  # seconds a bot may think
PATIENCE = 12  # and before the bot is left alone for a while
AGAIN = 2.0  # seconds until it, or the disk, is tried again
NOT_NOW = ("not_saved", "too_fast")  # refusals that say nothing about the move
PASSED = ("stale", "paused", "game_over")  # and those that say that the question is gone


class BotSeats:
    __slots__ = ("_asked", "_heard", "_playing", "_table", "_tasks", "_waits", "drowsy", "seats")

    def __init__(self, table: Table) -> None:
        self._table = table
        self.seats = seating.bots(table.record.seats)  # where bots play
        self.drowsy: frozenset[int] = frozenset()  # those that were not awake when they last answered
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._asked: dict[int, int] = {}  # the question each thinking bot is busy with
        self._playing: set[int] = set()  # bots whose move is on its way to the disk
        self._waits: dict[int, int] = {}  # the version at which a bot chose to wait
        self._heard: dict[int, list[SentEvent]] = {}  # told to a bot since it was last asked

    def hear(self, steps: Iterable[StepEvents]) -> None:
        table = self._table
        if not self._heard and table.version <= 1:
            self._heard = {seat: [] for seat in self.seats}
        for seat, memory in self._heard.items():
            for step in steps:
                memory += step.for_seat(seat)

    def wake(self) -> None:
        """Ask every bot whose question is new; stop those whose question has gone."""
        table = self._table
        gallery = table.gallery
        if gallery is None or not table.runs or not (self.seats or self._tasks):
            return
        bots = self.seats if self._may_play() else frozenset()
        for seat, task in list(self._tasks.items()):
            asked = gallery.question(seat)
            gone = seat not in bots or asked is None or asked.since != self._asked[seat]
            if gone and seat not in self._playing:
                task.cancel()
                del self._tasks[seat]
        asleep = [seat for seat in gallery.waiting if self._waits.get(seat) == table.version]
        if asleep and len(asleep) == len(gallery.waiting) and not table.clock_runs:
            del self._waits[asleep[0]]  # nothing would ever happen again
        for seat in bots.intersection(gallery.waiting):
            if seat not in self._tasks and self._waits.get(seat) != table.version:
                asked = gallery.question(seat)
                assert asked is not None
                self._asked[seat] = asked.since
                self._tasks[seat] = asyncio.get_running_loop().create_task(self._think(seat))

    def _may_play(self) -> bool:
        """Bots play while there is somebody to play with."""
        table = self._table
        return table.ticking and (bool(table.listeners) or any(seat.guest for seat in table.record.seats))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._heard.clear()
        self._waits.clear()
        self._table.house.player.forget(self._table.record.id)

    async def _think(self, seat: int) -> None:
        table = self._table
        refused: list[str] = []
        try:
            while len(refused) < PATIENCE:
                turn = await self._turn(seat, refused)
                choice = await self._choose(turn)
                self._note(seat, choice.drowsy)
                if choice.move is None:
                    if not turn.must:
                        self._waits[seat] = turn.version
                        break
                    refused.append("must_move: Nobody else can go on.")
                    continue
                await asyncio.sleep(choice.after / 1000)
                while (problem := await self._play(turn, choice.move)) is not None and problem.code in NOT_NOW:
                    await asyncio.sleep(AGAIN)
                if problem is None or problem.code in PASSED:
                    break
                refused.append(f"{problem.code}: {problem.why}")
            else:
                log.error("the bot on seat %d of table %s finds no move: %s", seat, table.nick, refused[-1])
        except Exception:
            log.exception("seat %d of table %s cannot be played", seat, table.nick)
            refused = ["broken"] * PATIENCE
        if self._tasks.get(seat) is asyncio.current_task():
            del self._tasks[seat]
            if len(refused) < PATIENCE:
                self.wake()
            else:
                asyncio.get_running_loop().call_later(AGAIN, self.wake)

    def _note(self, seat: int, drowsy: bool) -> None:
        if drowsy != (seat in self.drowsy):
            self.drowsy = self.drowsy | {seat} if drowsy else self.drowsy - {seat}
            self._table.presence.refresh()

    async def _choose(self, turn: Turn) -> Decision:
        """The bot's own choice; if it fails, or is refused again and again, any legal move will do."""
        if len(turn.refused) < TRIES:
            try:
                return await asyncio.wait_for(self._table.house.player.choose(turn), LONGEST)
            except Exception:
                log.exception("the bot on seat %d of table %s failed", turn.seat, self._table.nick)
        any_move = RandomBot(games.load(turn.game), turn.level, Thinking(pace=0))
        return any_move.choose(turn)

    async def _turn(self, seat: int, refused: list[str]) -> Turn:
        table = self._table
        if seat not in self._heard:
            self._heard[seat] = []
            try:
                past = await told_to(table.house.store, table.record.id, seat)
            except BaseException:
                self._heard.pop(seat, None)
                raise
            known = past[-1].seq if past else 0
            self._heard[seat] = past + [e for e in self._heard[seat] if e.seq > known]
        course, gallery = table.course, table.gallery
        level = table.record.seats[seat].bot
        assert course is not None and gallery is not None and level is not None
        events, self._heard[seat] = self._heard[seat], []
        asked = gallery.question(seat)
        sample = course.position.sample(seat, generator(random.getrandbits(60)))
        others = [p for p in gallery.waiting if p != seat]
        return Turn(
            table=table.record.id,
            game=table.record.game,
            options=table.record.options,
            seats=len(table.record.seats),
            seat=seat,
            level=level,
            version=course.version,
            view=gallery.view(seat),
            moves=msgspec.json.decode(asked.moves, type=list[Raw]) if asked else [],
            events=[e.event for e in events],
            sample=sample.to_bytes(),
            refused=list(refused),
            must=not table.clock_runs and all(self._waits.get(p) == course.version for p in others),
        )

    async def _play(self, turn: Turn, move: Raw) -> Problem | None:
        table, seat = self._table, turn.seat
        answer: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()

        def act(draft: PendingChange) -> None:
            if draft.record.seats[seat].bot is not None:
                table.play(draft, seat, turn.version, move)

        def done(problem: Problem | None) -> None:
            if not answer.done():
                answer.set_result(problem)

        self._playing.add(seat)  # it must not be stopped by the very change it makes
        try:
            table.submit(act, done, f"{BOT}{seat}:{table.version}")
            return await answer
        finally:
            self._playing.discard(seat)
