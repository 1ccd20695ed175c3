"""What PPO needs of the vector environment, in numpy: inputs of a network, steps to learn from, games to be judged by.

The environment is made with `copy=False`, so `step` returns its own arrays, which the next step writes anew.  That
saves a copy, and it is a trap: a list of such arrays holds the last step as often as it is long.  So every array is
written into a row of a buffer that is ours (`steps.inputs[t] = ...`) before the next step.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dreamtable.envs.gymnasium_vector import SeatVectorEnv

Floats = NDArray[np.float32]
Policy = Callable[[Floats, NDArray[Any]], NDArray[Any]]  # inputs and masks of some games -> an action for each
FEW = 24  # different values of a number up to which each is an input of its own
SAMPLE = 200  # steps of random play that show which values there are


class Encoder:
    """Turns observations into inputs: a 1 for each value of a number that has few, the number itself if it has many.

    What never changes in random play is left out.  The mask goes in as well: it says which phase it is, and where one
    sits, for actions name the seats of the table while observations count them from the observer.
    """

    def __init__(self, env: SeatVectorEnv, seed: int) -> None:
        seen = []
        observation, _ = env.reset(seed=seed)
        for _ in range(SAMPLE):
            seen.append(observation.copy())  # the trap: without a copy all would be the last
            observation, *_ = env.step(env.sample())
        shown = np.concatenate(seen)
        values = [np.unique(column) for column in shown.T]
        self.counted = [(j, v) for j, column in enumerate(values) if 1 < len(column) <= FEW for v in column]
        self.scaled = [j for j, column in enumerate(values) if len(column) > FEW]
        self._where = np.array([j for j, _ in self.counted], np.intp)
        self._what = np.array([v for _, v in self.counted], np.int16)
        self._middle, self._width = shown[:, self.scaled].mean(0), shown[:, self.scaled].std(0) + 1
        self.size = len(self.counted) + len(self.scaled) + env.batch.actions

    def __call__(self, observation: NDArray[Any], mask: NDArray[Any]) -> Floats:
        """Return the inputs for some games, one row each."""
        few, many = len(self.counted), len(self.scaled)
        inputs = np.empty((len(observation), self.size), np.float32)
        np.equal(observation[:, self._where], self._what, out=inputs[:, :few])
        inputs[:, few : few + many] = (observation[:, self.scaled] - self._middle) / self._width
        inputs[:, few + many :] = mask
        return inputs


@dataclass
class Steps:
    """So many steps of so many games, by time and game."""

    inputs: Floats
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    chances: Floats  # logarithms of the probabilities with which the actions were chosen
    values: Floats
    rewards: Floats
    done: NDArray[np.bool_]
    after: Floats  # the value of where each game stood at last

    @classmethod
    def room(cls, times: int, games: int, size: int, actions: int) -> Steps:
        """Return buffers for so many steps."""
        flat = (times, games)
        return cls(
            inputs=np.zeros((*flat, size), np.float32),
            masks=np.zeros((*flat, actions), np.bool_),
            actions=np.zeros(flat, np.int64),
            chances=np.zeros(flat, np.float32),
            values=np.zeros(flat, np.float32),
            rewards=np.zeros(flat, np.float32),
            done=np.zeros(flat, np.bool_),
            after=np.zeros(games, np.float32),
        )

    def advantages(self, discount: float, trust: float) -> Floats:
        """Return by how much each action did better than its value: generalised advantage estimation."""
        found, ahead, following = np.zeros_like(self.values), np.zeros_like(self.after), self.after
        for t in reversed(range(len(found))):
            goes_on = ~self.done[t]
            surprise = self.rewards[t] + discount * following * goes_on - self.values[t]
            ahead = surprise + discount * trust * ahead * goes_on
            found[t], following = ahead, self.values[t]
        return found


def share(policy: Policy, encode: Encoder, env: SeatVectorEnv, seed: int) -> tuple[float, float]:
    """Return the share of the wins of a policy, and half its 95 % interval: the first game in each place counts."""
    observation, info = env.reset(seed=seed)
    won, ended = np.zeros(env.num_envs), np.zeros(env.num_envs, np.bool_)
    while not ended.all():
        mask = info["action_mask"]
        observation, reward, over, _, info = env.step(policy(encode(observation, mask), mask))
        won += np.where(ended, 0.0, reward)
        ended |= over
    return float(won.mean()), float(1.96 * won.std() / np.sqrt(len(won)))
