"""A table at which bots play as at a live one, but in simulated time: nobody has to wait.

Bots are asked on every change, unless they are still busy with the same question; what they answer takes effect after
as long as they say a person would take.  A refused answer is asked for again, as at a table.
"""

from __future__ import annotations

import time
from math import ceil
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from dreamtable.arena.contestants import level_of, table_bot
from dreamtable.bots.player import Bot, Turn
from dreamtable.kit.errors import Problem
from dreamtable.kit.events import Told
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.kit.random import Dice, generator
from dreamtable.play.bot_turns import BotTurns, make_turn
from dreamtable.play.clocks import due, next_due
from dreamtable.play.fair_deal import seeded_secret
from dreamtable.play.game_log import Entry
from dreamtable.play.open_questions import OpenQuestion, open_questions
from dreamtable.play.replay_file import Replay, make
from dreamtable.play.running_game import GameSetup, RunningGame, opening
from dreamtable.play.stored_options import store_options

AT_ONCE = 700  # milliseconds that a move takes at least
TRIES = 3  # refused answers before any words will do
encode = msgspec.json.encode


class PlannedMove(NamedTuple):
    """What a bot is about to do, and when."""

    at: int
    seat: int
    move: Raw


class SimulatedTable:
    """One game.  `deal` decides the cards, `luck` what bots suppose and how they choose."""

    def __init__(
        self, game: Game, names: tuple[str, ...], deal: int, luck: int, options: dict[str, Any] | None = None
    ) -> None:
        self.game, self.names = game, names
        self.setup = GameSetup(
            game.name,
            store_options(game, options or {}),
            len(names),
            seeded_secret(deal),
            ("",) * len(names),
            game.plain.RULES_VERSION,
        )
        self.running: RunningGame = opening(self.setup)
        self.bots: list[Bot] = [table_bot(game, name) for name in names]
        self.now = 0  # milliseconds of table time
        self.moves: list[tuple[float, int, Gesture]] = []
        self.log: list[Entry] = []
        self.told: list[Told] = []
        self.spent: list[tuple[int, float]] = []  # seat and seconds of CPU of every decision
        self.turns: list[tuple[Turn, Raw | None]] = []
        self.refusals: list[tuple[int, Problem]] = []
        self._name = f"simulated table {luck}"
        self._samples: Dice = generator(luck)
        self._memory: list[list[Raw]] = [[] for _ in names]  # what a bot was told since it was last asked
        self._questions: dict[int, OpenQuestion] = {}
        self._bot_turns = BotTurns()
        self._planned: dict[int, PlannedMove] = {}
        self._refused: dict[int, list[str]] = {}

    @property
    def position(self) -> Position:
        """The whole truth about the game as it stands."""
        return self.running.position

    @property
    def replay(self) -> Replay:
        """The game so far, as in a replay file."""
        return make(self.setup, self.names, self.log, self.running)

    def run(self) -> SimulatedTable:
        """Play the game to its end."""
        while not self.position.over:
            self.step()
        return self

    def step(self) -> None:
        """Let the next thing happen: a deal, a move, or a clock that runs out."""
        running = self.running
        if running.position.dealing:
            self._publish(*running.deal(self.now))
            return
        self._ask()
        left = next_due(running.clocks, self.now)
        planned = min(self._planned.values(), default=None)
        if left is not None and (planned is None or self.now + left <= planned.at):
            self.now += ceil(left)
            clock = due(running.clocks, self.now)
            assert clock is not None
            self._publish(*running.run_out(clock, self.now))
        elif planned is not None:
            self.now = planned.at
            self._drop(planned.seat)
            self._play(planned)

    def _play(self, planned: PlannedMove) -> None:
        seat = planned.seat
        try:
            move = self.position.settle(seat, self.game.read_move(bytes(planned.move)))
            entry, told = self.running.play(seat, move, self.now)
        except Problem as refusal:
            self.refusals.append((seat, refusal))
            self._refused.setdefault(seat, []).append(f"{refusal.code}: {refusal.why}")
            return
        self.moves.append((self.now, seat, move))
        self._publish(entry, told)

    def _publish(self, entry: Entry, told: list[Told]) -> None:
        self.log.append(entry)
        self.told += told
        self._refused.clear()
        for t in told:
            event = Raw(encode(t.event))
            for seat, memory in enumerate(self._memory):
                if t.reaches(seat):
                    memory.append(event)
        self._questions = open_questions(self.running, self._questions)

    def _ask(self) -> None:
        """Ask every bot whose question is new; what a bot had planned for a question that is gone, it does not do."""
        seats, version = range(len(self.names)), self.running.version
        for seat in self._bot_turns.outdated(self._questions, seats):
            self._drop(seat)
        for seat in self._bot_turns.to_ask(self._questions, seats, version, self._clock_runs):
            turn = self._turn(seat)
            bot = self.bots[seat] if len(turn.refused) < TRIES else table_bot(self.game, "random")
            started = time.thread_time()
            decision = bot.choose(turn)
            self.spent.append((seat, time.thread_time() - started))
            self.turns.append((turn, decision.move))
            if decision.move is None:
                self._bot_turns.wait(seat, version)
            else:
                self._planned[seat] = PlannedMove(self.now + max(AT_ONCE, decision.after), seat, decision.move)

    def _drop(self, seat: int) -> None:
        self._bot_turns.finish(seat)
        self._planned.pop(seat, None)

    @property
    def _clock_runs(self) -> bool:
        return any(run.running for run in self.running.clocks)

    def _turn(self, seat: int) -> Turn:
        events, self._memory[seat] = self._memory[seat], []
        return make_turn(
            self.running,
            self._questions[seat],
            seat,
            level_of(self.names[seat]),
            table=self._name,
            options=self.setup.options,
            view=encode(self.position.view(seat)),
            events=events,
            refused=self._refused.get(seat, []),
            must=self._bot_turns.must_move(seat, self._questions, self.running.version, self._clock_runs),
            dice=self._samples,
        )
