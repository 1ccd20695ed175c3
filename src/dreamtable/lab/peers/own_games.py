"""Our own card games, in all four disciplines."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec

import numpy as np

from dreamtable.bots.search_player import Searcher
from dreamtable.bots.thinking_time import Thinking
from dreamtable.envs.fast_game import FastGame
from dreamtable.games import load, names
from dreamtable.kit.contract.bot import SearchSettings
from dreamtable.kit.game import compiled
from dreamtable.kit.random import generator
from dreamtable.lab.bench_rules import environment_rate
from dreamtable.lab.peers import open_spiel
from dreamtable.lab.peers.measures import Measure, repeated

OURS, LEDUC = "dreamtable", "leduc"
CARD_GAMES = ("dream_ravens", "dreams_and_nightmares", "dream_power_trick")
GAMES = 8000  # for each call of our own loop; of OpenSpiel's, ROLLOUTS are as fast as more
ITERATIONS = 1000  # of search, for each decision


def measures() -> Iterator[Measure]:
    """Yield what can be measured of our games."""
    for name in card_games():
        yield Measure(OURS, name, "python", repeated(python, name))
        yield Measure(OURS, name, "inside", repeated(inside, name))
        yield Measure(OURS, name, "vector", partial(vector, name))
        if name != LEDUC:  # it has no policies to search with
            yield Measure(OURS, name, "search", repeated(search, name))
    if LEDUC in names() and find_spec("pyspiel"):
        yield Measure(OURS, LEDUC, "solve", partial(solve, f"python_dreamtable(game={LEDUC},seats=2,deals=0)"))


def card_games() -> tuple[str, ...]:
    """Our card games, and Leduc hold'em, the game that all libraries have, where examples/leduc is installed."""
    return (*CARD_GAMES, *(name for name in names() if name == LEDUC))


def most(name: str) -> int:
    """How many seats are measured: four, or as many as there are."""
    return min(4, load(name).facts.seats[1])


def python(name: str) -> Callable[[], int]:
    """Return a function that plays a random game step by step from Python."""
    game, luck = FastGame(name, most(name), seed=1), random.Random(1).random

    def play() -> int:
        steps = 0
        game.again()
        while not game.over:
            actions = game.legal
            game.play(actions[int(luck() * len(actions))])
            steps += 1
        return steps

    return play


def inside(name: str) -> Callable[[], int]:
    """Return a function that plays a batch of random games in compiled code, from the first decision as OpenSpiel's."""
    game = load(name)
    fast, states = compiled(game, inline=True), game.rules.State.array(GAMES)
    dice, first = np.array(generator(1), np.int64), game.rules.State.array(1)
    fast.open_all(first, game.opening(most(name)).to_numpy(), dice)

    def play() -> int:
        fast.open_all(states, first, dice)
        return int(fast.playouts(states, dice))

    return play


def vector(name: str, seconds: float) -> float:
    """Return the steps a second of a vectorised environment."""
    return environment_rate(load(name), most(name), seconds)


def solve(name: str, seconds: float) -> float:
    """Return how often a second OpenSpiel finds the exact NashConv of random play in our game."""
    import dreamtable.envs.openspiel_env  # noqa: F401 (registers the game)

    return open_spiel.solve(name, seconds)


def search(name: str) -> Callable[[], int]:
    """Return a function that searches for the first move of a game."""
    game = load(name)
    searcher = Searcher(game, Thinking(iterations=ITERATIONS), SearchSettings())
    state = game.opening(2)
    seat = game.plain.advance(state, generator(1))
    root = state.to_numpy()

    def decide() -> int:
        searcher.decide_in(root, seat, 1)
        return searcher.iterations

    return decide
