"""Environments for PettingZoo: every seat is an agent, and they are asked one after another.

env = DreamEnv("dream_power_trick", seats=3)
"""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from dreamtable.envs.plain_game import PlainGame
from dreamtable.envs.spaces import CEILING, FLOOR, mask_space, observation_space
from dreamtable.kit.errors import Invalid
from dreamtable.play.text_to_image import draw_text

KEPT = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection")
MODES = ["human", "ansi", "rgb_array"]


class DreamEnv(AECEnv):  # type: ignore[misc]
    """An AEC environment of one game; observations carry an action mask."""

    metadata = {"render_modes": MODES, "name": "dreamtable_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise Invalid("bad_render_mode", f"There is no render mode {render_mode!r}.")
        self._played = PlainGame(game, seats, options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{p}" for p in range(self._played.seats)]
        plain = self._played.plain
        rules = self._played.game
        look = spaces.Dict({"observation": observation_space(rules), "action_mask": mask_space(rules)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, look)
        self.state_space = spaces.Box(FLOOR, CEILING, (plain.OBS * self._played.seats,), np.int16)
        self.observation_fields = self._played.observation_fields
        self.action_spaces = {a: spaces.Discrete(plain.ACTIONS) for a in self.possible_agents}

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"There is no {name} here; what a game has is there only after a reset.")

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """What an agent observes: its observation and its action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Every atomic action of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed deals the same cards."""
        self._played.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[max(self._played.seat, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        """All that an agent knows, and which actions are open to it now."""
        if agent not in self.possible_agents:
            raise Invalid("no_such_seat", f"There is no agent {agent!r}: they are {', '.join(self.possible_agents)}.")
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._played.plain.ACTIONS, np.int8)
        if not self._played.over and self._played.seat == seat:
            mask[self._played.legal()] = 1
        return {"observation": np.array(self._played.observe(seat), np.int16), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of the agent that is asked; raises ValueError if it is not open."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action not in self._played.legal():
            raise ValueError(f"action {action} is not open to {self.agent_selection}: see its action_mask")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._played.play(int(action))
        if self._played.over:
            self.rewards = dict(zip(self.possible_agents, self._played.payoffs()))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """What a watcher sees: printed, as text, or as a picture."""
        text = self._played.render()
        if self.render_mode == "rgb_array":
            return draw_text(text)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def state(self) -> NDArray[np.int16]:
        """What all seats know together, one observation after another: for critics in training, not for agents."""
        return np.array([self._played.observe(p) for p in range(self._played.seats)], np.int16).reshape(-1)

    def describe(self, action: int) -> str:
        """Return what an action is called."""
        return self._played.describe(action)

    def save(self) -> dict[str, Any]:
        """Return a copy of where the game stands."""
        kept = {name: copy.deepcopy(getattr(self, name)) for name in KEPT}
        return {"game": self._played.save(), **kept}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on from where the game stood when it was saved."""
        self._played.restore(saved["game"])
        for name in KEPT:
            setattr(self, name, copy.deepcopy(saved[name]))

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
