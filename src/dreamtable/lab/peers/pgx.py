"""Card games of pgx, which runs on JAX."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from dreamtable.lab.peers.measures import Measure, batch_rate, repeated

LIBRARY = "pgx"
BATCH = 4096  # games at once: fewer are slower
STEPS = 20  # of the whole batch, for each call of the compiled loop
SETTLING = 50  # steps before a batch is measured, so that its games are at all stages


def measures() -> Iterator[Measure]:
    """Yield what can be measured of pgx."""
    for name in ("kuhn_poker", "leduc_holdem", "sparrow_mahjong"):
        yield Measure(LIBRARY, name, "python", repeated(python, name))
        yield Measure(LIBRARY, name, "inside", repeated(inside, name))
        yield Measure(LIBRARY, name, "vector", partial(vector, name))


def choose(state: Any, key: Any) -> Any:
    """Return a random legal action for every game of a batch."""
    import jax
    import jax.numpy as jnp

    return jax.random.categorical(key, jnp.log(state.legal_action_mask.astype(jnp.float32)))


def batch(name: str) -> tuple[Any, Any]:
    """Return a batch of games that have just begun, and its step function, which starts finished games again."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    states = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), BATCH))
    return states, jax.vmap(auto_reset(env.step, env.init))


def python(name: str) -> Callable[[], int]:
    """Return a function that plays a random game step by step from Python."""
    import jax
    import pgx

    env = pgx.make(name)
    begin, step, luck = jax.jit(env.init), jax.jit(env.step), np.random.default_rng(1)

    def play() -> int:
        state, steps = begin(jax.random.PRNGKey(int(luck.integers(2**31)))), 0
        while not state.terminated:
            legal = np.flatnonzero(np.asarray(state.legal_action_mask))
            state = step(state, int(luck.choice(legal)), jax.random.PRNGKey(steps))
            steps += 1
        return steps

    return play


def inside(name: str) -> Callable[[], int]:
    """Return a function that plays random games in a compiled loop."""
    import jax

    states, step = batch(name)

    def play_steps(states: Any, key: Any) -> Any:
        def one(states: Any, key: Any) -> Any:
            pick, luck = jax.random.split(key)
            return step(states, choose(states, pick), jax.random.split(luck, BATCH)), None

        return jax.lax.scan(one, states, jax.random.split(key, STEPS))[0]

    fast = jax.jit(play_steps)

    def play() -> int:
        jax.block_until_ready(fast(states, jax.random.PRNGKey(1)))
        return STEPS * BATCH

    return play


def vector(name: str, seconds: float) -> float:
    """Return the steps a second of a batch that is driven from Python."""
    import jax

    states, step = batch(name)
    step, pick, key = jax.jit(step), jax.jit(choose), jax.random.PRNGKey(1)

    def actions() -> Any:
        nonlocal key
        key, one, two = jax.random.split(key, 3)
        return jax.block_until_ready((pick(states, one), jax.random.split(two, BATCH)))

    def make_step(chosen: Any) -> None:
        nonlocal states
        states = jax.block_until_ready(step(states, *chosen))

    for _ in range(SETTLING):
        make_step(actions())
    return batch_rate(actions, make_step, BATCH, seconds)
