"""Card games of OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from dreamtable.lab.peers.measures import ROLLOUTS, Measure, repeated

LIBRARY = "open_spiel"
ITERATIONS = 1000  # of search, for each decision


def measures() -> Iterator[Measure]:
    """Yield what can be measured of OpenSpiel."""
    for name in ("leduc_poker", "gin_rummy", "hearts"):
        yield Measure(LIBRARY, name, "python", repeated(python, name))
        yield Measure(LIBRARY, name, "inside", repeated(inside, name))
    yield Measure(LIBRARY, "leduc_poker", "search", repeated(search, "leduc_poker"))


def python(name: str) -> Callable[[], int]:
    """Return a function that plays a random game step by step from Python."""
    import pyspiel

    game, luck = pyspiel.load_game(name), np.random.default_rng(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(luck.choice(actions, p=weights))
            else:
                state.apply_action(actions[luck.integers(len(actions))])
                steps += 1
        return steps

    return play


def inside(name: str) -> Callable[[], int]:
    """Return a function that plays random games in the library's own loop."""
    import pyspiel

    game, play_one = pyspiel.load_game(name), python(name)
    bots = [pyspiel.make_uniform_random_bot(p, 1 + p) for p in range(game.num_players())]
    mean = sum(play_one() for _ in range(ROLLOUTS)) / ROLLOUTS  # steps of a game: the loop does not count them

    def play() -> int:
        for seed in range(ROLLOUTS):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(ROLLOUTS * mean)

    return play


def search(name: str) -> Callable[[], int]:
    """Return a function that searches for the first move of a game."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 0.7, ITERATIONS)

    def decide() -> int:
        bot.step(state)
        return ITERATIONS

    return decide
