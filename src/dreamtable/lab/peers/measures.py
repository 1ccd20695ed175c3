"""What is measured of every library, and how a rate is taken."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

ROLLOUTS = 2000  # games for each call of a library's own loop
DISCIPLINES = {
    "python": "Random play driven from Python, steps a second",
    "inside": "Random play inside the library, steps a second",
    # with observations and legal actions; choosing is not counted
    "vector": "Thousands of games at once, env-steps a second",
    "solve": "Exact NashConv of random play by OpenSpiel's algorithm, times a second",
    "search": "Search with hidden information, iterations a second",
}


class Figure(msgspec.Struct, frozen=True):
    """A rate that was measured."""

    library: str
    game: str
    discipline: str
    rate: float


class Measure(NamedTuple):
    """A rate that can be measured: `rate` takes the CPU-seconds to spend."""

    library: str
    game: str
    discipline: str
    rate: Callable[[float], float]


def repeated(make: Callable[[str], Callable[[], int]], game: str) -> Callable[[float], float]:
    """Return a measure of what `make` returns for a game: a function that plays and returns the number of its steps.

    The first call, which may compile, is not counted.
    """

    def rate(seconds: float) -> float:
        play = make(game)
        play()
        steps, spent = 0, 0.0
        while spent < seconds:
            began = time.process_time()
            steps += play()
            spent += time.process_time() - began
        return steps / spent

    return rate


def batch_rate(choose: Callable[[], Any], step: Callable[[Any], Any], games: int, seconds: float) -> float:
    """Return the environment steps a second of a batch; the time to choose actions is not counted."""
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = choose()
        began = time.process_time()
        step(actions)
        spent += time.process_time() - began
        steps += games
    return steps / spent
