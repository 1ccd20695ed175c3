"""`dreamtable bench`: everything that is claimed about speed, measured here and now.

Rates are per CPU-second of one core, so that a busy machine does not lie too much; ratios come from one run.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from dreamtable.games import load, names
from dreamtable.kit.game import Game, compiled
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.state import CHANCE, CLOCK, NOBODY, WATCHER

BATCH, ENVIRONMENTS = 1000, 4096
LIVE_GAMES, LIVE_STEPS = 12, 200


def add_commands(commands: Any) -> None:
    bench = commands.add_parser("bench", help="measure speed on this machine")
    bench.add_argument("what", nargs="?", default="rules", choices=list(WHAT))
    bench.add_argument("--peers", action="store_true", help="beside OpenSpiel, RLCard, PettingZoo, pgx, as far as here")
    bench.add_argument("--plot", type=Path, default=Path("peers.svg"), help="where --peers draws its picture")
    bench.add_argument("--game", action="append", choices=names(), help="only these games")
    bench.add_argument("--seats", type=int, default=4, help="players at the table (as far as a game allows)")
    bench.add_argument("--seconds", type=some_seconds, default=1.0, help="CPU-seconds for each figure")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.peers:
        from dreamtable.lab import peers

        return peers.run(args.seconds, args.plot, args.json)
    return WHAT[args.what](args)


def bench_rules(args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    games = [load(name) for name in args.game or names()]
    figures = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        job = progress.add_task("measuring", total=len(games))
        for game in games:
            progress.update(job, description=game.facts.title)
            seats = min(max(args.seats, game.facts.seats[0]), game.facts.seats[1])
            figures.append(measure(game, seats, args.seconds))
            progress.advance(job)
    if args.json:
        print(json.dumps(figures, indent=2))
        return 0
    table = Table(title=f"{os.cpu_count()} cores; rates per core unless said otherwise")
    for column in (
        "game",
        "seats",
        "plain steps/s",
        "compiled steps/s",
        "all cores",
        "env-steps/s",
        "live us/move",
        "compile s cold / cached",
    ):
        table.add_column(column, justify="left" if column == "game" else "right")
    for f in figures:
        table.add_row(
            f["game"], str(f["seats"]), f"{f['plain'] / 1e3:,.0f} k", f"{f['compiled'] / 1e6:,.1f} M",
            f"{f['all_cores'] / 1e6:,.1f} M", f"{f['environment'] / 1e6:,.1f} M", f"{f['live_us']:.0f}",
            f"{f['compile_cold']:.1f} / {f['compile_cached']:.1f}",
        )  # fmt: skip
    Console().print(table)
    return 0


def bench_server(args: argparse.Namespace) -> int:
    """Tables full of players over real sockets, from a second process."""
    import dataclasses

    from dreamtable.lab.bench_server import bench_server

    found = [dataclasses.asdict(report) for report in bench_server()]
    return show(found, "the server, four seats a table, every move on disk before it is shown", args.json)


def bench_search(args: argparse.Namespace) -> int:
    """How fast the bots think."""
    from dreamtable.lab.bench_search import bench_search

    games = [load(name) for name in args.game or names()]
    found = [msgspec.structs.asdict(figure) for figure in bench_search(games, args.seats, args.seconds)]
    return show(found, "search iterations a CPU-second of one core; CPU milliseconds of a lucid decision", args.json)


def bench_nodes(args: argparse.Namespace) -> int:
    """Several servers on one database."""
    from dreamtable.lab import cluster_reports as command

    return command.nodes(args)


def bench_faults(args: argparse.Namespace) -> int:
    """What is lost when nodes, the network and PostgreSQL fail a hundred times."""
    from dreamtable.lab import cluster_reports as command

    return command.faults(args)


def show(rows: list[dict[str, Any]], title: str, as_json: bool) -> int:
    from rich.console import Console
    from rich.table import Table

    if as_json:
        print(json.dumps(rows, indent=2))
        return 0
    table = Table(*(name.replace("_", " ") for name in rows[0]), title=title)
    for row in rows:
        table.add_row(*(f"{v:,.1f}" if isinstance(v, float) else str(v) for v in row.values()))
    Console().print(table)
    return 0


WHAT: dict[str, Callable[[argparse.Namespace], int]] = {
    "rules": bench_rules,
    "server": bench_server,
    "search": bench_search,
    "nodes": bench_nodes,
    "faults": bench_faults,
}


def measure(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    cold, cached = compile_times(game.name, seats)
    return {
        "game": game.name,
        "seats": seats,
        "plain": plain_rate(game, seats, seconds),
        "compiled": compiled_rate(game, seats, seconds),
        "all_cores": all_cores_rate(game, seats, seconds),
        "environment": environment_rate(game, seats, seconds),
        "live_us": live_cost(game, seats, seconds) * 1e6,
        "compile_cold": cold,
        "compile_cached": cached,
    }


def plain_rate(game: Game, seats: int, seconds: float) -> float:
    dice, steps, began = generator(1), 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += game.plain.playouts([game.opening(seats) for _ in range(5)], dice)
    return steps / (time.process_time() - began)


class Compiled:
    """A batch of compiled games, warm."""

    def __init__(self, game: Game, seats: int, seed: int, batch: int = BATCH) -> None:
        import numpy as np

        self.fast = compiled(game)
        self.opening = game.opening(seats).to_numpy()
        self.states = game.rules.State.array(batch)
        self.dice = np.array(generator(seed), np.int64)
        self.play()

    def play(self) -> int:
        self.fast.open_all(self.states, self.opening, self.dice)
        steps: int = self.fast.playouts(self.states, self.dice)
        return steps


def compiled_rate(game: Game, seats: int, seconds: float) -> float:
    """The best of a few rounds: the others say more about the neighbours."""
    games = Compiled(game, seats, 1)
    best = spent = 0.0
    while spent < seconds:
        began = time.process_time()
        steps = sum(games.play() for _ in range(10))
        took = time.process_time() - began
        best, spent = max(best, steps / took), spent + took
    return best


def all_cores_rate(game: Game, seats: int, seconds: float) -> float:
    """Steps a second of wall time with a thread on every core: compiled code lets go of the interpreter."""
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


def some_seconds(text: str) -> float:
    found = float(text)
    if not 0 < found < 3600:
        raise argparse.ArgumentTypeError("more than none, and less than an hour")
    return found


def environment_rate(game: Game, seats: int, seconds: float) -> float:
    """Steps of a batch of games with observation, mask, reward and done written for each; sampling not counted."""
    import numpy as np

    games = Compiled(game, seats, 1, ENVIRONMENTS)
    fast, n = games.fast, ENVIRONMENTS
    obs, mask = np.zeros((n, fast.OBS), np.int16), np.zeros((n, fast.ACTIONS), np.int8)
    who, actions = np.zeros(n, np.int8), np.zeros(n, np.int32)
    reward, done = np.zeros((n, seats), np.float32), np.zeros(n, np.bool_)
    fast.open_all(games.states, games.opening, games.dice)
    fast.look_all(games.states, who, obs, mask, games.dice)
    spent, steps = 0.0, -n
    while spent < seconds:
        fast.sample_all(mask, actions, games.dice)
        began = time.process_time()
        fast.step_all(games.states, games.opening, actions, who, obs, mask, reward, done, games.dice)
        spent += time.process_time() - began if steps >= 0 else 0.0
        steps += n
    return steps / spent


def live_cost(game: Game, seats: int, seconds: float) -> float:
    """CPU-seconds a move on the live path: check, play, every seat's view and open moves, encoded.

    Games are recorded first, so that only the table's own work is timed; the best of a few rounds counts.
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


Steps = list[tuple[int, Any]]  # who acted: a seat and its move, CHANCE, or CLOCK and the clock that ran out


def record_game(game: Game, seats: int, pick: Any, seed: int) -> tuple[int, Steps]:
    """The beginning of a random game whose time runs out as it does when games run by themselves."""
    position, dice, steps = Position(game, game.opening(seats)), generator(seed), Steps()
    while len(steps) < LIVE_STEPS and (seat := game.plain.actor(position.state)) != NOBODY:
        if seat == CHANCE:
            steps.append((CHANCE, None))
            position.deal(dice)
        elif seat == CLOCK:
            steps.append((CLOCK, game.plain.due(position.state)))
            position.run_out(steps[-1][1], dice)
        else:
            steps.append((seat, random_gesture(position, seat, pick)))
            position.play(*steps[-1])
    return seed, steps


def show_game(game: Game, seats: int, seed: int, steps: Steps) -> None:
    """Play a recorded game as a live table does, everything that each seat gets included."""
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


def random_gesture(position: Position, seat: int, pick: Any) -> Any:
    """A whole gesture from random atomic actions, verdicts included."""
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
    """CPU-seconds until a compiled game runs, in a fresh process: nothing cached, then all cached."""
    with tempfile.TemporaryDirectory() as cache:
        env = os.environ | {"DREAMTABLE_CACHE": cache}
        found = [
            float(
                subprocess.run(
                    [sys.executable, "-c", COMPILE, name, str(seats)], env=env, check=True, capture_output=True
                ).stdout
            )
            for _ in range(2)
        ]
    return found[0], found[1]
