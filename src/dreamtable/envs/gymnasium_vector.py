"""Vector environments for Gymnasium, compiled: one seat against others, and self-play.

    envs = gymnasium.make_vec("dreamtable/dream_ravens-v0", num_envs=1024, opponents="dreaming")
    envs = SeatVectorEnv("dream_ravens", num_envs=1024, opponents="dreaming")           # the same

With `copy=False`, what `step` returns are the environment's own arrays, written anew by the next step: copy what you
keep.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from dreamtable.envs.game_batch import GameBatch, SavedGames
from dreamtable.envs.opponents import Who
from dreamtable.envs.plain_game import PlainGame
from dreamtable.envs.seat_batch import SeatBatch
from dreamtable.envs.spaces import mask_space, observation_space
from dreamtable.kit.errors import Invalid
from dreamtable.play.seeds import number_of

Array = NDArray[Any]
Step = tuple[Array, Array, Array, Array, dict[str, Any]]


class _BatchEnv(VectorEnv[Array, Array, Array]):
    """What both environments share: spaces, masks, names, and games that can be saved."""

    batch: GameBatch

    def _adopt(self, batch: GameBatch, num_envs: int, copy: bool, mode: AutoresetMode) -> None:
        self.batch, self.num_envs, self._copy = batch, num_envs, copy
        self.metadata = {"autoreset_mode": mode, "render_modes": ["ansi"]}
        self.single_observation_space = observation_space(batch.game)
        self.single_action_space = spaces.Discrete(batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.action_mask_space = batch_space(mask_space(batch.game), num_envs)
        self.observation_fields = batch.observation_fields
        self._started = False

    def describe(self, action: int) -> str:
        """Return what an action is called."""
        return self.batch.describe(action)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open in each game, as sb3-contrib asks for it."""
        return self.batch.mask.astype(np.bool_)

    def sample(self) -> NDArray[np.int32]:
        """A random open action for every game."""
        return self.batch.sample()

    def save(self) -> SavedGames:
        """Return a copy of where all games stand."""
        return self.batch.save()

    def restore(self, saved: SavedGames) -> tuple[Array, dict[str, Any]]:
        """Go on from where games stood when they were saved; return what is observed there."""
        self.batch.restore(saved)
        self._started = True
        return self._given(self.batch.observation), self._info()

    def render(self) -> tuple[str, ...]:
        """What the seat that is asked sees in each game, in words."""
        return tuple(self._rendered(i) for i in range(self.num_envs))

    def _rendered(self, number: int) -> str:
        shown = PlainGame(self.batch.game.name, self.batch.seats, None)
        shown.state = self.batch.state_of(number)
        return shown.render(int(self.batch.seat[number]))

    def _given(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._given(self.batch.mask), "seat": self._given(self.batch.seat)}

    def _check_started(self) -> None:
        if not self._started:
            raise Invalid("not_reset", "Reset the environments before the first step.")
        if self.closed:
            raise Invalid("closed", "These environments are closed.")


class SeatVectorEnv(_BatchEnv):
    """Many games with an agent on one seat of each; parameters as in SeatEnv.

    By default a finished game starts anew in the same step (AutoresetMode.SAME_STEP): `info["final_obs"]` is what the
    agent observed at its end.  An action that is not open loses its game (`info["illegal"]`).
    """

    batch: SeatBatch

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        seats: int | None = None,
        opponents: Who | list[Who] = "random",
        options: dict[str, Any] | None = None,
        seat: int | str = 0,
        reward: str = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        self.render_mode = render_mode
        batch = SeatBatch(
            game,
            num_envs,
            seats,
            None,
            options,
            agent_seat=seat,
            opponents=opponents,
            reward=reward,
            reopens=mode == AutoresetMode.SAME_STEP,
            forfeits=True,
        )
        self._mode = mode
        self._truncated = np.zeros(num_envs, np.bool_)
        self._adopt(batch, num_envs, copy, mode)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Start all games anew, or those of `options["reset_mask"]`; the same seed gives the same games."""
        seed = None if seed is None else number_of(seed)  # Gymnasium knows no whole numbers of NumPy
        super().reset(seed=seed)
        which = (options or {}).get("reset_mask")
        if which is None:
            self.batch.reset(int(self.np_random.integers(2**60)) if seed is None else seed)
        elif not isinstance(which, np.ndarray) or which.shape != (self.num_envs,) or which.dtype != np.bool_:
            raise Invalid("bad_reset_mask", f"A reset mask has one truth value for each of {self.num_envs} games.")
        else:
            self.batch.reset_some(which)
        self._started = True
        return self._given(self.batch.observation), self._info()

    def step(self, actions: Array) -> Step:
        """Play one action of the agent in every game, and let the others play until it is asked again."""
        self._check_started()
        batch = self.batch
        if self._mode == AutoresetMode.NEXT_STEP and batch.done.any():
            ended = batch.done.copy()
            batch.step(actions, where=~ended)
            over = batch.done & ~ended
            batch.reset_some(ended)
            batch.done[:] = over
        else:
            batch.step(actions)
        info = self._info() | {"illegal": self._given(batch.illegal)}
        if self._mode == AutoresetMode.SAME_STEP and batch.done.any():
            info |= {"final_obs": self._given(batch.last_observation), "_final_obs": batch.done.copy()}
        earned = batch.earned.astype(np.float64)
        return self._given(batch.observation), earned, batch.done.copy(), self._truncated.copy(), info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._given(self.batch.mask), "seat": self._given(self.batch.agent)}


class SelfPlayVectorEnv(_BatchEnv):
    """Many games in which you act for every seat: each step, for the one that `info["seat"]` names.

    The reward is the payoff of the seat that has just acted, in the step that ends its game; `info["payoffs"]` has
    those of all seats.  A finished game starts anew in the same step.  An action that is not open is refused.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self._rows = np.arange(num_envs)
        self._truncated = np.zeros(num_envs, np.bool_)
        self._adopt(GameBatch(game, num_envs, seats, None, options), num_envs, copy, AutoresetMode.SAME_STEP)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Start all games anew; the same seed gives the same games."""
        seed = None if seed is None else number_of(seed)  # Gymnasium knows no whole numbers of NumPy
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**60)) if seed is None else seed)
        self._started = True
        return self._given(self.batch.observation), self._info()

    def step(self, actions: Array) -> Step:
        """Play one action in every game, for the seat that is asked."""
        self._check_started()
        batch = self.batch
        acted = batch.seat.copy()
        batch.step(actions)
        info = self._info() | {"payoffs": self._given(batch.reward), "acted": acted}
        reward = batch.reward[self._rows, acted].astype(np.float64)
        return self._given(batch.observation), reward, batch.done.copy(), self._truncated.copy(), info
