"""Tell Gymnasium of our games: `gymnasium.make("dreamtable/dream_ravens-v0")`, and `make_vec` for many at once.

Importing this module registers them.  Gymnasium 1.0 and later call no entry points, but import the module that stands
before an id, in other processes too: `gymnasium.make("dreamtable.envs.registration:dreamtable/dream_ravens-v0")`.
"""

from __future__ import annotations

import gymnasium

from dreamtable.games import names

NAMESPACE = "dreamtable"


def register_envs() -> None:
    """Register every game, for one seat against others and for self-play (vector only)."""
    for name in names():
        for kind, single, vector in (
            (name, "dreamtable.envs.gymnasium_env:SeatEnv", "dreamtable.envs.gymnasium_vector:SeatVectorEnv"),
            (f"{name}-selfplay", None, "dreamtable.envs.gymnasium_vector:SelfPlayVectorEnv"),
        ):
            id = f"{NAMESPACE}/{kind}-v0"
            if id not in gymnasium.registry:
                gymnasium.register(
                    id,
                    single,
                    vector_entry_point=vector,
                    kwargs={"game": name},
                    order_enforce=False,  # the environments refuse a step before the first reset themselves
                )


register_envs()
