"""Games with words, played as a live table plays them, on a clock that nobody has to wait for.

Bots are asked on every change, unless they are still busy with the same question; what they answer takes effect after
as long as they say a person would take.  A refused answer is asked for again, as at a table.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from dreamtable.arena.contestants import Babbler, level_of, talker
from dreamtable.bots.player import Bot, Turn
from dreamtable.kit.errors import Illegal
from dreamtable.kit.events import Told
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.kit.random import Dice, generator

AT_ONCE = 700  # milliseconds that a move takes at least
TRIES = 3  # refused answers before any words will do
encode = msgspec.json.encode


class Plan(NamedTuple):
    """What a bot is about to do."""

    at: float
    seat: int
    move: Raw
    question: bytes


class Clock(NamedTuple):
    """One clock of the game, as it stood at some moment."""

    number: int
    left: float
    since: float
    running: bool


class Evening:
    """One game.  `deal` decides the cards, `luck` the minds of the bots and what they suppose."""

    def __init__(
        self, game: Game, names: tuple[str, ...], deal: int, luck: int, options: dict[str, Any] | None = None
    ) -> None:
        self.game, self.names = game, names
        self.options = Raw(encode(game.options(options)))
        self.position = Position(game, game.opening(len(names), options))
        self.bots: list[Bot] = [talker(game, name) for name in names]
        self.now = 0.0
        self.version = 0
        self.moves: list[tuple[float, int, Gesture]] = []
        self.told: list[Told] = []
        self.spent: list[tuple[int, float]] = []  # seat and seconds of CPU of every decision
        self.turns: list[tuple[Turn, Raw | None]] = []
        self.refusals: list[tuple[int, Illegal]] = []
        self._table = f"evening {luck}"
        self._dice: Dice = generator(deal)
        self._samples: Dice = generator(luck)
        self._heard: list[list[Raw]] = [[] for _ in names]
        self._plans: dict[int, Plan] = {}
        self._refused: dict[int, list[str]] = {}
        self._waits: dict[int, int] = {}
        self._clocks: dict[int, Clock] = {}

    def run(self) -> Evening:
        while not self.position.over:
            self.step()
        return self

    def step(self) -> None:
        """The next thing that happens: a deal, a move, or a clock that runs out."""
        if self.position.dealing:
            self._changed(self.position.deal(self._dice))
            return
        self._ask()
        late, clock = min(
            ((c.since + c.left, k) for k, c in self._clocks.items() if c.running), default=(float("inf"), -1)
        )
        plan = min(self._plans.values(), default=None)
        if plan is None and clock < 0:
            del self._waits[self.position.waiting[0]]  # nothing would ever happen again: somebody must
        elif plan is None or late <= plan.at:
            self.now = late
            self._changed(self.position.run_out(clock, self._dice))
        else:
            self.now = plan.at
            del self._plans[plan.seat]
            self._play(plan)

    def _play(self, plan: Plan) -> None:
        try:
            move = self.position.settle(plan.seat, self.game.read_move(bytes(plan.move)))
            told = self.position.play(plan.seat, move)
        except Illegal as refusal:
            self.refusals.append((plan.seat, refusal))
            self._refused.setdefault(plan.seat, []).append(f"{refusal.code}: {refusal.why}")
            return
        self.moves.append((self.now, plan.seat, move))
        self._changed(told)

    def _changed(self, told: list[Told]) -> None:
        self.version += 1
        self.told += told
        self._refused.clear()
        for seat, heard in enumerate(self._heard):
            heard += [Raw(encode(t.event)) for t in told if t.reaches(seat)]
        for k, (allowed, number) in enumerate(self.position.clocks()):
            old = self._clocks.get(k)
            if allowed == 0:
                self._clocks.pop(k, None)
            elif old is None or old.number != number:
                self._clocks[k] = Clock(number, abs(allowed), self.now, allowed > 0)
            elif old.running != (allowed > 0):
                left = old.left - (self.now - old.since) if old.running else old.left
                self._clocks[k] = Clock(number, left, self.now, allowed > 0)

    def _ask(self) -> None:
        waiting = self.position.waiting
        for seat in [seat for seat in self._plans if seat not in waiting]:
            del self._plans[seat]
        for seat in waiting:
            moves = self.position.moves(seat)
            question = encode((moves, self.game.moves.decision(self.position.state, seat)))
            plan = self._plans.get(seat)
            if (plan and plan.question == question) or self._waits.get(seat) == self.version:
                continue
            self._plans.pop(seat, None)
            turn = self._turn(seat, moves, waiting)
            bot = self.bots[seat] if len(turn.refused) < TRIES else Babbler(self.game)
            started = time.thread_time()
            choice = bot.choose(turn)
            self.spent.append((seat, time.thread_time() - started))
            self.turns.append((turn, choice.move))
            if choice.move is None:
                self._waits[seat] = self.version
            else:
                self._plans[seat] = Plan(self.now + max(AT_ONCE, choice.after), seat, choice.move, question)

    def _turn(self, seat: int, moves: list[Gesture], waiting: tuple[int, ...]) -> Turn:
        events, self._heard[seat] = self._heard[seat], []
        ticking = any(clock.running for clock in self._clocks.values())
        return Turn(
            table=self._table,
            game=self.game.name,
            options=self.options,
            seats=len(self.names),
            seat=seat,
            level=level_of(self.names[seat]),
            version=self.version,
            view=encode(self.position.view(seat)),
            moves=[Raw(encode(move)) for move in moves],
            events=events,
            sample=self.position.sample(seat, self._samples).to_bytes(),
            refused=list(self._refused.get(seat, ())),
            must=not ticking and all(self._waits.get(p) == self.version for p in waiting if p != seat),
        )
