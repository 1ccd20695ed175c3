"""Environments for Gymnasium: one seat is the agent, the others are bots.

env = SeatEnv("dream_ravens", seats=3, opponents="dreaming")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from dreamtable.bots.card_bot import plain_player
from dreamtable.bots.search_player import Searcher
from dreamtable.bots.thinking_time import Thinking
from dreamtable.envs.pettingzoo_env import CEILING, FLOOR
from dreamtable.envs.plain_game import PlainGame
from dreamtable.envs.symbolic_games import SymbolicGame
from dreamtable.kit.errors import Invalid
from dreamtable.kit.random import below

POLICIES = ("random", "reference", "dozing", "dreaming")
THINKING = Thinking(iterations=400)  # of a lucid decision: a number, so that the same seed gives the same game


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """The agent sits on seat 0; an action that is not open loses the game at once (`info["illegal"]`).

    `opponents` is a bot for all other seats, or one for each: random, and in card games reference, dozing, dreaming
    and lucid.
    """

    metadata = {"render_modes": ["human", "ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str | list[str] = "random",
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._played = PlainGame(game, seats, options)
        names = [opponents] * (self._played.seats - 1) if isinstance(opponents, str) else opponents
        if len(names) != self._played.seats - 1:
            raise Invalid("bad_opponents", f"{self._played.seats - 1} others are at the table, not {len(names)}.")
        self._others = [self._bot(name) for name in names]
        self.render_mode = render_mode
        plain = self._played.plain
        self.action_space = spaces.Discrete(plain.ACTIONS)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(FLOOR, CEILING, (plain.OBS,), np.int16),
                "action_mask": spaces.Box(0, 1, (plain.ACTIONS,), np.int8),
            }
        )

    def _bot(self, name: str) -> Callable[[], int]:
        """A function that returns the action of this bot for the seat that is asked."""
        played = self._played
        known = ("random",) if isinstance(played.game, SymbolicGame) else (*POLICIES, "lucid")
        if name not in known:
            raise Invalid("unknown_opponents", f"There is no bot {name!r} here; there are: {', '.join(known)}.")
        if name == "lucid" and played.game.bot.SEARCH.reach > 0:
            mind = Searcher(played.game, THINKING)
            return lambda: mind.decide(played.state, played.seat, below(played.dice, 1 << 30))
        player, room = plain_player(played.game, name), [0] * played.plain.ACTIONS
        return lambda: player.decide(played.state, played.seat, room, played.dice)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game; return the first observation of seat 0."""
        super().reset(seed=seed)
        self._played.reset(int(self.np_random.integers(2**60)))
        self._let_others_play()
        return self._look(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action of seat 0, and let the others play until it is asked again."""
        if self._played.over or action not in self._played.legal():
            return self._look(), 0.0, True, False, {"illegal": not self._played.over}
        self._played.play(int(action))
        self._let_others_play()
        reward = self._played.payoffs()[0] if self._played.over else 0.0
        return self._look(), reward, self._played.over, False, {}

    def _let_others_play(self) -> None:
        played = self._played
        while played.seat > 0:
            played.play(self._others[played.seat - 1]())

    def _look(self) -> dict[str, Any]:
        mask = np.zeros(self._played.plain.ACTIONS, np.int8)
        if not self._played.over:
            mask[self._played.legal()] = 1
        return {"observation": np.array(self._played.observe(0), np.int16), "action_mask": mask}

    def render(self) -> Any:
        """What a watcher sees: as text, or printed."""
        text = self._played.render()
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None
