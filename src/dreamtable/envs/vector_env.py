"""Thousands of games at once on the compiled rules.

    env = VectorEnv("dream_ravens", games=4096, seats=4, seed=1)
    while training:
        env.step(choose(env.observation, env.mask))     # env.seat says who is asked in each game

All arrays are the environment's own and written in place: no copies.  A finished game starts anew at once; `done` and
`reward` tell of the end, `observation` already belongs to the new game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from dreamtable.bots.card_bot import policy_modules
from dreamtable.envs import policy_advice
from dreamtable.envs.symbolic_games import SymbolicGame, game_for_agents
from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import compiled
from dreamtable.kit.random import generator

ADVISERS = ("random", "reference", "dozing", "dreaming")


class VectorEnv:
    """A batch of games that are stepped together."""

    def __init__(
        self,
        game: str,
        games: int = 1024,
        seats: int | None = None,
        seed: int = 0,
        options: dict[str, Any] | None = None,
    ) -> None:
        if games < 1:
            raise Invalid("bad_batch", f"A batch has at least one game, not {games}.")
        self.game = game_for_agents(game)
        self.seats = self.game.facts.best if seats is None else seats
        self._opening = self.game.opening(self.seats, options).to_numpy()
        self._fast = compiled(self.game)
        self.games = games
        self.actions: int = self._fast.ACTIONS
        self._states = self.game.rules.State.array(games)
        self.observation: NDArray[np.int16] = np.zeros((games, self._fast.OBS), np.int16)
        self.mask: NDArray[np.int8] = np.zeros((games, self.actions), np.int8)
        self.seat: NDArray[np.int8] = np.zeros(games, np.int8)
        self.reward: NDArray[np.float32] = np.zeros((games, self.seats), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Start all games anew; the same seed gives the same games."""
        self._dice = np.array(generator(seed), np.int64)
        self._fast.open_all(self._states, self._opening, self._dice)
        self._fast.look_all(self._states, self.seat, self.observation, self.mask, self._dice)
        self.reward[:] = 0
        self.done[:] = False

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Play one action in every game, for the seat that `seat` names."""
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.games,):
            raise Invalid("bad_actions", f"One action for each of the {self.games} games, not {chosen.shape}.")
        if not self._fast.all_open(self.mask, chosen):
            raise Invalid("illegal_action", "At least one action is not open: choose where `mask` is 1.")
        self._fast.step_all(
            self._states,
            self._opening,
            chosen,
            self.seat,
            self.observation,
            self.mask,
            self.reward,
            self.done,
            self._dice,
        )

    def sample(self) -> NDArray[np.int32]:
        """A random open action for every game."""
        actions = np.zeros(self.games, np.int32)
        self._fast.sample_all(self.mask, actions, self._dice)
        return actions

    def advice(self, bot: str) -> NDArray[np.int32]:
        """What a bot without search would do in every game: random, or in card games reference, dozing, dreaming."""
        known = ("random",) if isinstance(self.game, SymbolicGame) else ADVISERS
        if bot not in known:
            raise Invalid("unknown_bot", f"There is no bot {bot!r} here; there are: {', '.join(known)}.")
        actions = np.zeros(self.games, np.int32)
        adviser = compiled(self.game, *policy_modules(self.game, bot), policy_advice)
        adviser.advise_all(self._states, self.seat, actions, self._dice)
        return actions
