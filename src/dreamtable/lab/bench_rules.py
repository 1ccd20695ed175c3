"""`dreamtable bench rules`: how fast the rules of a game run, in plain Python and compiled.

Rates are per CPU-second of one core, so that other work on the machine matters little.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from dreamtable.kit.game import Game, compiled
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.state import CHANCE, CLOCK, NOBODY, WATCHER
from dreamtable.lab.peers.measures import batch_rate

BATCH = 1000
ENVIRONMENTS = 1024  # games at once: more would not fit the cache of a core
SETTLING = 60  # steps before a batch is measured, so that its games are at all stages
LIVE_GAMES, LIVE_STEPS = 12, 200


class RulesReport(msgspec.Struct, frozen=True):
    """One row of the benchmark."""

    game: str
    seats: int
    plain: float  # steps a second
    compiled: float  # steps a second
    all_cores: float  # compiled steps a second of wall time, on all cores together
    environment: float  # steps a second of a batch of environments
    live_us: float  # microseconds a move at a live table, without sockets and disk
    compile_cold: float  # seconds until the compiled rules run, with nothing cached
    compile_cached: float


def bench_rules(game: Game, seats: int, seconds: float) -> RulesReport:
    """Measure a game with some seats, as far as it has them, for so many CPU-seconds for each figure."""
    seats = min(max(seats, game.facts.seats[0]), game.facts.seats[1])
    cold, cached = compile_times(game.name, seats)
    return RulesReport(
        game=game.name,
        seats=seats,
        plain=plain_rate(game, seats, seconds),
        compiled=compiled_rate(game, seats, seconds),
        all_cores=all_cores_rate(game, seats, seconds),
        environment=environment_rate(game, seats, seconds),
        live_us=live_cost(game, seats, seconds) * 1e6,
        compile_cold=cold,
        compile_cached=cached,
    )


def plain_rate(game: Game, seats: int, seconds: float) -> float:
    """Return the steps a second of random games in plain Python."""
    dice, steps, began = generator(1), 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += game.plain.playouts([game.opening(seats) for _ in range(5)], dice)
    return steps / (time.process_time() - began)


class Compiled:
    """A batch of random games whose compiled rules are loaded and warm."""

    def __init__(self, game: Game, seats: int, seed: int, batch: int = BATCH) -> None:
        import numpy as np

        self.fast = compiled(game, inline=True)
        self.opening = game.opening(seats).to_numpy()
        self.states = game.rules.State.array(batch)
        self.dice = np.array(generator(seed), np.int64)
        self.play()

    def play(self) -> int:
        """Play all games to their end; returns how many steps that took."""
        self.fast.open_all(self.states, self.opening, self.dice)
        steps: int = self.fast.playouts(self.states, self.dice)
        return steps


def compiled_rate(game: Game, seats: int, seconds: float) -> float:
    """Return the steps a second of the best of a few rounds: other rounds were slowed down by other work."""
    games = Compiled(game, seats, 1)
    best = spent = 0.0
    while spent < seconds:
        began = time.process_time()
        steps = sum(games.play() for _ in range(10))
        took = time.process_time() - began
        best, spent = max(best, steps / took), spent + took
    return best


def all_cores_rate(game: Game, seats: int, seconds: float) -> float:
    """Return the steps a second of wall time with a thread on every core; compiled code releases the GIL."""
    cores = os.cpu_count() or 1
    batches = [Compiled(game, seats, seed) for seed in range(cores)]
    began = time.perf_counter()

    def worker(games: Compiled) -> int:
        steps = 0
        while time.perf_counter() - began < seconds:
            steps += games.play()
        return steps

    with ThreadPoolExecutor(cores) as pool:
        steps = sum(pool.map(worker, batches))
    return steps / (time.perf_counter() - began)


def environment_rate(game: Game, seats: int, seconds: float) -> float:
    """Return the steps a second of a batch that writes observation, mask, reward and done; sampling is not counted."""
    from dreamtable.envs.game_batch import GameBatch

    env = GameBatch(game.name, ENVIRONMENTS, seats, seed=1)
    for _ in range(SETTLING):
        env.step(env.sample())
    return batch_rate(env.sample, env.step, ENVIRONMENTS, seconds)


def live_cost(game: Game, seats: int, seconds: float) -> float:
    """Return the CPU-seconds of a move on the live path: check, play, every seat's view and open moves, encoded.

    Games are recorded first, so that only the table's own work is measured; the best of a few rounds counts.
    """
    from random import Random

    records = [record_game(game, seats, Random(seed), seed) for seed in range(LIVE_GAMES)]
    moves = sum(1 for _, steps in records for seat, _ in steps if seat < CHANCE)
    best, spent = float("inf"), 0.0
    while spent < seconds:
        began = time.process_time()
        for seed, steps in records:
            show_game(game, seats, seed, steps)
        took = time.process_time() - began
        best, spent = min(best, took), spent + took
    return best / moves


Steps = list[tuple[int, Any]]  # a seat and its move, CHANCE and None, or CLOCK and the clock that ran out


def record_game(game: Game, seats: int, pick: Any, seed: int) -> tuple[int, Steps]:
    """Return the seed and the first steps of a random game, in which clocks run out as they do in simulated games."""
    position, dice, steps = Position(game, game.opening(seats)), generator(seed), Steps()
    while len(steps) < LIVE_STEPS and (seat := game.plain.actor(position.state)) != NOBODY:
        if seat == CHANCE:
            steps.append((CHANCE, None))
            position.deal(dice)
        elif seat == CLOCK:
            steps.append((CLOCK, game.plain.due(position.state)))
            position.run_out(steps[-1][1], dice)
        else:
            steps.append((seat, random_move(position, seat, pick)))
            position.play(*steps[-1])
    return seed, steps


def show_game(game: Game, seats: int, seed: int, steps: Steps) -> None:
    """Play a recorded game as a live table does, and encode everything that each seat is sent."""
    encode, position, dice = msgspec.json.Encoder().encode, Position(game, game.opening(seats)), generator(seed)
    for seat, what in steps:
        if seat == CHANCE:
            position.deal(dice)
            continue
        told = position.run_out(what, dice) if seat == CLOCK else position.play(seat, what)
        for viewer in (WATCHER, *range(seats)):
            encode(position.view(viewer))
        for asked in position.waiting:
            encode(position.moves(asked))
        for t in told:
            encode(t.event)


def random_move(position: Position, seat: int, pick: Any) -> Any:
    """Return a whole move that is put together from random atomic actions."""
    plain, trial, done = position.game.plain, position.state.clone(), []
    room = [0] * plain.ACTIONS
    while True:
        done.append(pick.choice(room[: plain.legal(trial, seat, room)]))
        move = position.game.moves.decode(position.state, seat, done)
        if move is not None:
            return move
        plain.play(trial, seat, done[-1])


COMPILE = """
import sys, time
from dreamtable.games import load
from dreamtable.lab.bench_rules import Compiled
began = time.process_time()
Compiled(load(sys.argv[1]), int(sys.argv[2]), 1, 1)
print(time.process_time() - began)
"""


def compile_times(name: str, seats: int) -> tuple[float, float]:
    """Return the CPU-seconds until a compiled game runs in a fresh process: first nothing is cached, then all."""
    with tempfile.TemporaryDirectory() as cache:
        env = os.environ | {"DREAMTABLE_CACHE": cache}
        command = [sys.executable, "-c", COMPILE, name, str(seats)]
        cold, cached = (
            float(subprocess.run(command, env=env, check=True, capture_output=True).stdout) for _ in range(2)
        )
    return cold, cached
