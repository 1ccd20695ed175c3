"""Gymnasium: one seat, against opponents that play at random or by the game's own tactics.

env = SeatEnv("dream_ravens", seats=3, opponents="tactics")
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from dreamtable.envs.aec import CEILING, FLOOR
from dreamtable.envs.solo import Solo
from dreamtable.kit.problems import Invalid
from dreamtable.kit.twin import link


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """You sit on seat 0; an action that is not open loses the game at once (`info["illegal"]`)."""

    metadata = {"render_modes": ["human", "ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str = "random",
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._solo = Solo(game, seats, options)
        self._policy = self._opponents(opponents)
        self.render_mode = render_mode
        plain = self._solo.plain
        self.action_space = spaces.Discrete(plain.ACTIONS)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(FLOOR, CEILING, (plain.OBS,), np.int16),
                "action_mask": spaces.Box(0, 1, (plain.ACTIONS,), np.int8),
            }
        )

    def _opponents(self, kind: str) -> Any:
        if kind == "random":
            return self._solo.plain.policy
        tactics = f"{self._solo.game.package}.tactics"
        if kind != "tactics" or find_spec(tactics) is None:
            raise Invalid("unknown_opponents", f"{kind!r}: opponents are 'random', or 'tactics' where a game has them.")
        from importlib import import_module

        return link(self._solo.game.rules, [import_module(tactics)]).policy

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._solo.reset(int(self.np_random.integers(2**60)))
        self._let_others_play()
        return self._look(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self._solo.over or action not in self._solo.legal():
            return self._look(), 0.0, True, False, {"illegal": not self._solo.over}
        self._solo.play(int(action))
        self._let_others_play()
        reward = self._solo.payoffs()[0] if self._solo.over else 0.0
        return self._look(), reward, self._solo.over, False, {}

    def _let_others_play(self) -> None:
        solo = self._solo
        while solo.seat > 0:
            actions = solo.legal()
            solo.play(self._policy(solo.state, solo.seat, actions, len(actions), solo.dice))

    def _look(self) -> dict[str, Any]:
        mask = np.zeros(self._solo.plain.ACTIONS, np.int8)
        if not self._solo.over:
            mask[self._solo.legal()] = 1
        return {"observation": np.array(self._solo.observe(0), np.int16), "action_mask": mask}

    def render(self) -> Any:
        text = self._solo.render()
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None
