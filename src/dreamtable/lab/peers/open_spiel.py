"""Card games of OpenSpiel."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from dreamtable.lab.peers.measures import ROLLOUTS, Measure, repeated

LIBRARY = "open_spiel"
ITERATIONS = 1000  # of search, for each decision
COUNTED = 2000  # games whose steps are counted


def measures() -> Iterator[Measure]:
    """Yield what can be measured of OpenSpiel."""
    for name in ("leduc_poker", "kuhn_poker", "gin_rummy", "hearts"):
        yield Measure(LIBRARY, name, "python", repeated(python, name))
        yield Measure(LIBRARY, name, "inside", repeated(inside, name))
    yield Measure(LIBRARY, "leduc_poker", "solve", partial(solve, "leduc_poker"))
    yield Measure(LIBRARY, "leduc_poker", "search", repeated(search, "leduc_poker"))


def python(name: str) -> Callable[[], int]:
    """Return a function that plays a random game step by step from Python."""
    import pyspiel

    game, luck = pyspiel.load_game(name), random.Random(1).random

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                steps += 1
            state.apply_action(actions[int(luck() * len(actions))])  # in these games deals are equally likely
        return steps

    return play


def inside(name: str) -> Callable[[], int]:
    """Return a function that plays random games in the library's fastest loop: the rollouts, of a search in C++."""
    import pyspiel

    state, luck = first_decision(name), random.Random(1).random
    steps = 0
    for _ in range(COUNTED):  # the loop does not count the steps of a game
        trial = state.clone()
        while not trial.is_terminal():
            steps += not trial.is_chance_node()
            actions = trial.legal_actions()
            trial.apply_action(actions[int(luck() * len(actions))])
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 0.7, 2)

    def play() -> int:
        bot.step(state)
        return round(ROLLOUTS * (2 * steps / COUNTED - 1))  # from the root, and from one of its children

    return play


def first_decision(name: str) -> Any:
    """Return the first state in which a player has a choice: where there is none, a search does not even begin."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    return state


def solve(name: str, seconds: float) -> float:
    """Return how often a second the exact NashConv of random play is found."""
    import pyspiel
    from open_spiel.python.algorithms.exploitability import nash_conv
    from open_spiel.python.policy import UniformRandomPolicy

    times, began = 0, time.process_time()
    while time.process_time() - began < seconds or not times:
        game = pyspiel.load_game(name)
        nash_conv(game, UniformRandomPolicy(game))
        times += 1
    return times / (time.process_time() - began)


def search(name: str) -> Callable[[], int]:
    """Return a function that searches for the first move of a game."""
    import pyspiel

    state = first_decision(name)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 0.7, ITERATIONS)

    def decide() -> int:
        bot.step(state)
        return ITERATIONS

    return decide
