"""The bots of one table: each is asked when its seat may act, and told what its seat is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

from msgspec import Raw

from dreamtable import games
from dreamtable.bots.player import Decision, RandomBot, Turn
from dreamtable.bots.thinking_time import Thinking
from dreamtable.bots.worker_pool import BotsBusy
from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Problem
from dreamtable.kit.random import generator
from dreamtable.play.bot_turns import BotTurns, make_turn
from dreamtable.play.fair_deal import bots_key
from dreamtable.play.sent_events import SentEvent, StepEvents
from dreamtable.tables.acknowledgements import Audience
from dreamtable.tables.actions.play_actions import PlayBotMove
from dreamtable.tables.idempotency import BOT
from dreamtable.tables.live_table_state import TableState
from dreamtable.tables.people import seats as seating
from dreamtable.tables.public_table_facts import BotSpeed
from dreamtable.tables.single_writer import Writer
from dreamtable.tables.snapshot import Snapshots
from dreamtable.tables.stored_game import told_to

log = logging.getLogger("dreamtable.bots")
TRIES = 3  # refused answers before any legal move will do
LONGEST = 20.0  # seconds a bot may think
PATIENCE = 12  # refused answers before the bot is left alone for a while
AGAIN = 2.0  # seconds until it, or the disk, is tried again
NOT_NOW = ("not_saved", "too_fast")  # refusals that say nothing about the move
PAUSES = {BotSpeed.CALM: 1.8, BotSpeed.NORMAL: 1.0, BotSpeed.QUICK: 0.45}  # what a choice of the table makes of a pause
PASSED = ("stale", "paused", "game_over")  # refusals that say that the question is gone


class BotSeats:
    """Asks the bots of one table, and submits their moves."""

    __slots__ = (
        "_committing", "_drowsy_changed", "_memory", "_snapshots", "_state", "_tasks", "_turns", "_writer", "audience",
        "seats",
    )  # fmt: skip

    def __init__(
        self, state: TableState, snapshots: Snapshots, writer: Writer, drowsy_changed: Callable[[], None]
    ) -> None:
        self._state, self._snapshots, self._writer, self._drowsy_changed = state, snapshots, writer, drowsy_changed
        self.seats = seating.bots(state.record.seats)  # where bots play
        self.audience = Audience(state, snapshots)
        self._turns = BotTurns()
        self._tasks: dict[int, asyncio.Task[None]] = {}  # of the bots that are busy
        self._committing: set[int] = set()  # bots whose move is on its way to the disk
        self._memory: dict[int, list[SentEvent]] = {}  # what a bot was told since it was last asked

    def remember(self, steps: Iterable[StepEvents]) -> None:
        """Keep what each bot's seat is told until the bot is asked."""
        if not self._memory and self._state.version <= 1:
            self._memory = {seat: [] for seat in self.seats}
        for seat, memory in self._memory.items():
            for step in steps:
                memory += step.for_seat(seat)

    def ask(self) -> None:
        """Ask every bot whose question is new, and stop those whose question has gone."""
        state = self._state
        if state.running_game is None or not state.runs or not (self.seats or self._tasks):
            return
        questions, version = state.questions, state.version
        bots = self.seats if self._may_play() else frozenset()
        for seat in self._turns.outdated(questions, bots):
            if seat not in self._committing:
                self._tasks.pop(seat).cancel()
                self._turns.finish(seat)
        for seat in self._turns.to_ask(questions, bots, version, state.clock_running):
            self._tasks[seat] = asyncio.get_running_loop().create_task(self._take_turn(seat))

    def _may_play(self) -> bool:
        """Whether there is somebody to play with, or was a moment ago."""
        return self._state.ticking and self._state.presence.seconds_empty <= self._state.context.alone

    def stop(self) -> None:
        """Stop all bots, and forget what they know."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._memory.clear()
        self.audience.clear()
        self._turns.clear()
        self._state.context.player.forget(bots_key(self._state.record.secret))

    async def _take_turn(self, seat: int) -> None:
        """Ask the bot on a seat until its move is played, the question has gone, or it chooses to wait."""
        state = self._state
        refused: list[str] = []
        try:
            while len(refused) < PATIENCE:
                asked = asyncio.get_running_loop().time()
                turn = await self._turn(seat, refused)
                decision = await self._decide(turn)
                self._note_drowsy(seat, decision.drowsy)
                if decision.move is None:
                    if not turn.must:
                        self._turns.wait(seat, turn.version)
                        break
                    refused.append("must_move: Nobody else can go on.")
                    continue
                # A pause includes the thinking: otherwise it would tell how much there was to think about.
                await asyncio.sleep(asked + self._pause(decision) - asyncio.get_running_loop().time())
                await self.audience.has_seen(turn.version)
                while (problem := await self._submit(turn, decision.move)) is not None and problem.code in NOT_NOW:
                    await asyncio.sleep(AGAIN)
                if problem is None or problem.code in PASSED:
                    break
                refused.append(f"{problem.code}: {problem.why}")
            else:
                log.error("the bot on seat %d of table %s finds no move: %s", seat, state.label, refused[-1])
        except Exception:
            log.exception("seat %d of table %s cannot be played", seat, state.label)
            refused = ["broken"] * PATIENCE
        if self._tasks.get(seat) is asyncio.current_task():
            del self._tasks[seat]
            self._turns.finish(seat)
            if len(refused) < PATIENCE:
                self.ask()
            else:
                asyncio.get_running_loop().call_later(AGAIN, self.ask)

    def _pause(self, decision: Decision) -> float:
        """The seconds between question and move at the speed of this table; calm bots let no clock run out."""
        stretch = PAUSES[self._state.record.speed]
        return decision.after / 1000 * (min(1.0, stretch) if self._state.clock_running else stretch)

    def _note_drowsy(self, seat: int, drowsy: bool) -> None:
        state = self._state
        if drowsy != (seat in state.drowsy):
            state.drowsy = state.drowsy | {seat} if drowsy else state.drowsy - {seat}
            self._drowsy_changed()

    async def _decide(self, turn: Turn) -> Decision:
        """The bot's own decision; if it fails, or is refused again and again, any legal move."""
        while len(turn.refused) < TRIES:
            try:
                choosing = self._state.context.player.choose(turn, self._state.presence.somebody)
                return await asyncio.wait_for(choosing, LONGEST)
            except BotsBusy:
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("the bot on seat %d of table %s failed", turn.seat, self._state.label)
                break
        any_move = RandomBot(games.load(turn.game), turn.level, Thinking(pace=0))
        return any_move.choose(turn)

    async def _turn(self, seat: int, refused: list[str]) -> Turn:
        """What the bot on a seat is handed now."""
        state = self._state
        if seat not in self._memory:
            self._memory[seat] = []
            try:
                past = await told_to(state.context.store, state.record.id, seat)
            except BaseException:
                self._memory.pop(seat, None)
                raise
            known = past[-1].seq if past else 0
            self._memory[seat] = past + [event for event in self._memory[seat] if event.seq > known]
        running, level = state.running_game, state.record.seats[seat].bot
        assert running is not None and level is not None
        events, self._memory[seat] = self._memory[seat], []
        return make_turn(
            running,
            state.questions.get(seat),
            seat,
            level,
            table=bots_key(state.record.secret),
            options=state.record.options,
            view=bytes(self._snapshots.view(seat)),
            events=[event.event for event in events],
            refused=refused,
            must=self._turns.must_move(seat, state.questions, running.version, state.clock_running),
            dice=generator(clocks_and_entropy.entropy().getrandbits(60)),
        )

    async def _submit(self, turn: Turn, move: Raw) -> Problem | None:
        """Play a bot's move; return None once it is on disk, or why it is refused."""
        seat = turn.seat
        answer: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()

        def done(problem: Problem | None) -> None:
            if not answer.done():
                answer.set_result(problem)

        self._committing.add(seat)  # a bot must not be stopped by the very change it makes
        try:
            self._writer.submit(PlayBotMove(seat, turn.version, move), done, f"{BOT}{seat}:{self._state.version}")
            return await answer
        finally:
            self._committing.discard(seat)
