"""Games of bots at people's speed, on a clock that nobody has to wait for.

Bots are asked as a live table asks them: on every change, unless they are still busy with the same question; what they
answer takes effect after as long as they say a person would take.  Works for any game that is played at people's speed.

    python -m dreamtable.games.when_i_dream.simulate_words dream_diary --seats 4 --options '{"difficulty": 18}'
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from dreamtable.bots.levels import Level
from dreamtable.bots.player import Bot, Thinking, Turn, seat_bot
from dreamtable.games import load
from dreamtable.kit.dice import Dice, generator
from dreamtable.kit.events import Told
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.words.answers import LexiconJudge

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
    """One game.  `run` plays it to its end; then `position` tells the result and `decisions` what it cost."""

    def __init__(
        self,
        game: Game,
        levels: Sequence[Level],
        seed: int,
        options: dict[str, Any] | None = None,
        pace: int = 700,
    ) -> None:
        self.game, self.levels, self.pace = game, levels, pace
        self.judge = LexiconJudge()
        self.options = Raw(encode(game.options(options)))
        self.position = Position(game, game.opening(len(levels), options))
        self.name = f"evening {seed}"
        self.bots: list[Bot] = [seat_bot(game, level, Thinking()) for level in levels]
        self.now = 0.0
        self.version = 0
        self.moves: list[tuple[float, int, Gesture]] = []
        self.told: list[Told] = []
        self.decisions: list[float] = []  # seconds of CPU
        self.turns: list[tuple[Turn, Raw | None]] = []
        self._dice: Dice = generator(seed)
        self._samples: Dice = generator(seed + 1_000_000_007)
        self._heard: list[list[Raw]] = [[] for _ in levels]
        self._plans: dict[int, Plan] = {}
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
            move = self.position.settle(plan.seat, self.game.read_move(bytes(plan.move)), self.judge)
            self.moves.append((self.now, plan.seat, move))
            self._changed(self.position.play(plan.seat, move))

    def _changed(self, told: list[Told]) -> None:
        self.version += 1
        self.told += told
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
            question = encode((moves, self._decision(seat)))
            plan = self._plans.get(seat)
            if (plan and plan.question == question) or self._waits.get(seat) == self.version:
                continue
            self._plans.pop(seat, None)
            turn = self._turn(seat, moves, waiting)
            started = time.thread_time()
            choice = self.bots[seat].choose(turn)
            self.decisions.append(time.thread_time() - started)
            self.turns.append((turn, choice.move))
            if choice.move is None:
                self._waits[seat] = self.version
            else:
                self._plans[seat] = Plan(self.now + max(self.pace, choice.after), seat, choice.move, question)

    def _decision(self, seat: int) -> int:
        """What the seat decides about, where the game numbers that."""
        number = getattr(self.game.moves, "decision", None)
        return int(number(self.position.state, seat) if number else self.position.state.moment)

    def _turn(self, seat: int, moves: list[Gesture], waiting: tuple[int, ...]) -> Turn:
        events, self._heard[seat] = self._heard[seat], []
        ticking = any(clock.running for clock in self._clocks.values())
        return Turn(
            table=self.name,
            game=self.game.name,
            options=self.options,
            seats=len(self.levels),
            seat=seat,
            level=self.levels[seat],
            version=self.version,
            view=encode(self.position.view(seat)),
            moves=[Raw(encode(move)) for move in moves],
            events=events,
            sample=self.position.sample(seat, self._samples).to_bytes(),
            refused=[],
            must=not ticking and all(self._waits.get(p) == self.version for p in waiting if p != seat),
        )


# -- from the command line --------------------------------------------------------------------------------------
def main() -> None:
    """Play many games of one kind of bot and say how they went."""
    ask = argparse.ArgumentParser(description=main.__doc__)
    ask.add_argument("game", choices=("dream_diary", "when_i_dream"))
    ask.add_argument("--games", type=int, default=20)
    ask.add_argument("--seats", type=int, default=6)
    ask.add_argument("--bots", type=Level, default=Level.LUCID, choices=list(Level))
    ask.add_argument("--seed", type=int, default=0, help="of the first game; the next has the next")
    ask.add_argument("--options", type=json.loads, default={}, help="as JSON")
    given = ask.parse_args()
    game = load(given.game)
    tally = import_module(f"{game.package}.mind.tally").Tally()
    cost: list[float] = []
    for seed in range(given.seed, given.seed + given.games):
        evening = Evening(game, [given.bots] * given.seats, seed, given.options).run()
        tally.add(evening)
        cost += evening.decisions
        print(f"\r{seed - given.seed + 1} of {given.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for line in tally.lines():
        print(line)
    cost.sort()
    print(
        f"CPU a decision: {cost[len(cost) // 2]:.3f} s, p99 {cost[len(cost) * 99 // 100]:.3f} s, most {cost[-1]:.3f} s"
    )


if __name__ == "__main__":
    main()
