"""Tell Gymnasium of our games: `gymnasium.make("dreamtable/dream_ravens-v0")`, and `make_vec` for many at once.

Gymnasium calls `register_envs` by its entry point when it is imported, so nothing heavy is imported here.
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
