"""Our own card games, in all four disciplines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from dreamtable.bots.search_player import Searcher
from dreamtable.bots.thinking_time import Thinking
from dreamtable.envs.plain_game import PlainGame
from dreamtable.envs.vector_env import VectorEnv
from dreamtable.games import load
from dreamtable.kit.contract.bot import SearchSettings
from dreamtable.kit.game import compiled
from dreamtable.kit.random import below, generator
from dreamtable.lab.peers.measures import BATCH, ROLLOUTS, Measure, batch_rate, repeated

OURS = "dreamtable"
CARD_GAMES = ("dream_ravens", "dreams_and_nightmares", "dream_power_trick")
ITERATIONS = 1000  # of search, for each decision
SETTLING = 50  # steps before a batch is measured, so that its games are at all stages


def measures() -> Iterator[Measure]:
    """Yield what can be measured of our games."""
    for name in CARD_GAMES:
        yield Measure(OURS, name, "python", repeated(python, name))
        yield Measure(OURS, name, "inside", repeated(inside, name))
        yield Measure(OURS, name, "vector", partial(vector, name))
        yield Measure(OURS, name, "search", repeated(search, name))


def python(name: str) -> Callable[[], int]:
    """Return a function that plays a random game step by step from Python."""
    solo = PlainGame(name, 4, None)

    def play() -> int:
        steps = 0
        solo.reset(below(solo.dice, 1 << 30))
        while not solo.over:
            actions = solo.legal()
            solo.play(actions[below(solo.dice, len(actions))])
            steps += 1
        return steps

    return play


def inside(name: str) -> Callable[[], int]:
    """Return a function that plays a batch of random games in compiled code."""
    game = load(name)
    fast, opening, states = compiled(game), game.opening(4).to_numpy(), game.rules.State.array(ROLLOUTS)
    dice = np.array(generator(1), np.int64)

    def play() -> int:
        fast.open_all(states, opening, dice)
        return int(fast.playouts(states, dice))

    return play


def vector(name: str, seconds: float) -> float:
    """Return the steps a second of a vectorised environment."""
    env = VectorEnv(name, games=BATCH, seats=4, seed=1)
    for _ in range(SETTLING):
        env.step(env.sample())
    return batch_rate(env.sample, env.step, seconds)


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
