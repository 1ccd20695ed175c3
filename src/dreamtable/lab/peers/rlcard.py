"""Card games of RLCard, and the one of PettingZoo that is RLCard's."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from dreamtable.lab.peers.measures import Measure, repeated


def measures() -> Iterator[Measure]:
    """Yield what can be measured of RLCard."""
    for name in ("leduc-holdem", "uno", "gin-rummy"):
        yield Measure("rlcard", name, "python", repeated(python, name))


def pettingzoo_measures() -> Iterator[Measure]:
    """Yield what can be measured of PettingZoo."""
    yield Measure("pettingzoo", "leduc_holdem_v4", "python", repeated(leduc_holdem, "leduc_holdem_v4"))


def python(name: str) -> Callable[[], int]:
    """Return a function that plays a random game step by step from Python."""
    import rlcard

    env, luck = rlcard.make(name), np.random.default_rng(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[luck.integers(len(actions))])
            steps += 1
        return steps

    return play


def leduc_holdem(name: str) -> Callable[[], int]:
    """Return a function that plays a random game step by step through PettingZoo."""
    from pettingzoo.classic import leduc_holdem_v4

    env, luck = leduc_holdem_v4.env(), np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(luck.integers(2**31)))
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
            steps += not over
        return steps

    return play
