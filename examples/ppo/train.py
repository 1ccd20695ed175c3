"""Proximal policy optimisation on the vector environment, until it beats the bot `dreaming` (needs torch).

    python -m examples.ppo.train dream_power_trick --minutes 10 --seed 1 --record examples/ppo/runs.jsonl

The agent plays against `dreaming` at two seats, from either one, and is paid the margin at the end of a game.  Dream is
learned round by round.  What is printed is the share of whole games won on deals that it has not learned from.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from examples.ppo.rollouts import Encoder, Floats, Steps, share
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from dreamtable.envs.gymnasium_vector import SeatVectorEnv

GAMES, TIMES, WIDTH = 512, 64, 192  # games at once, steps of each before learning, width of the network
EPOCHS, PIECES, CLIP, DISCOUNT, TRUST = 2, 8, 0.2, 0.999, 0.95
RATE, SPREAD, RIVAL = 1e-3, 0.01, "dreaming"  # learning rate at the start, reward for entropy, opponent
JUDGED, EVERY, FRESH = 1024, 30, 1 << 40  # games of an evaluation, seconds between two, where their seeds begin


class Task(NamedTuple):
    """How a game is learned."""

    options: dict[str, Any]  # of the games that are played for it
    worth: float  # of a margin of one
    rare: str = ""  # an action that is rare at first


# Who wakes up at once loses little in every round, and never finds out what else there is: so at first that is rare.
TASKS = {"dream_ravens": Task({"rounds": 1}, 0.1, "wake up"), "dream_power_trick": Task({}, 0.2)}


class Network(nn.Module):  # type: ignore[misc]
    """Two layers; one head for the actions, one for the value."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.heads = nn.Linear(WIDTH, actions + 1)
        with torch.no_grad():
            self.heads.weight *= 0.1

    def forward(self, inputs: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logarithms of the actions' probabilities, and the values."""
        out = self.heads(self.body(inputs))
        return functional.log_softmax(out[:, 1:].masked_fill(~masks, -1e9), 1), out[:, 0]

    def best(self, inputs: Floats, masks: NDArray[Any]) -> NDArray[Any]:
        """Return the likeliest action for each game."""
        with torch.no_grad():
            chances, _ = self(torch.from_numpy(inputs), torch.from_numpy(masks.astype(bool)))
        found: NDArray[Any] = chances.argmax(1).numpy()
        return found


class Learner:
    """A network, the games it learns from, and those it is judged by."""

    def __init__(self, game: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.task = TASKS[game]
        against: dict[str, Any] = {"seats": 2, "opponents": RIVAL, "seat": "random", "copy": False}
        self.env = SeatVectorEnv(game, GAMES, options=self.task.options, reward="margin", **against)
        self.whole = SeatVectorEnv(game, JUDGED, **against)
        self.encode = Encoder(self.env, seed)
        self.network = Network(self.encode.size, self.env.batch.actions)
        if self.task.rare:
            with torch.no_grad():
                self.network.heads.bias[1 + self.env.batch.action_names.index(self.task.rare)] -= 5
        self.adam = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.steps = Steps.room(TIMES, GAMES, self.encode.size, self.env.batch.actions)
        self.observation, info = self.env.reset(seed=seed)
        self.mask = info["action_mask"]

    def play(self) -> None:
        """Fill the buffers with steps of all games, actions chosen by chance as the network has it."""
        steps = self.steps
        for t in range(TIMES + 1):
            inputs = self.encode(self.observation, self.mask)
            masks = torch.from_numpy(self.mask.astype(bool))
            with torch.no_grad():
                chances, values = self.network(torch.from_numpy(inputs), masks)
            if t == TIMES:
                steps.after[:] = values.numpy()
                return
            actions = torch.multinomial(chances.exp(), 1)
            steps.inputs[t], steps.masks[t], steps.actions[t] = inputs, masks.numpy(), actions[:, 0].numpy()
            steps.chances[t], steps.values[t] = chances.gather(1, actions)[:, 0].numpy(), values.numpy()
            self.observation, reward, over, _, info = self.env.step(steps.actions[t])
            self.mask = info["action_mask"]
            steps.rewards[t], steps.done[t] = reward * self.task.worth, over

    def learn(self, left: float) -> None:
        """Improve the network by the steps in the buffers; `left` is the part of the time that is left."""
        self.adam.param_groups[0]["lr"] = RATE * max(left, 0.05)
        steps, better = self.steps, self.steps.advantages(DISCOUNT, TRUST)
        rows = [steps.inputs, steps.masks, steps.actions, steps.chances, better, better + steps.values]
        flat = [torch.from_numpy(row.reshape(GAMES * TIMES, *row.shape[2:])) for row in rows]
        for _ in range(EPOCHS):
            for piece in torch.randperm(GAMES * TIMES).chunk(PIECES):
                self._improve(*(row[piece] for row in flat))

    def _improve(self, inputs: Tensor, masks: Tensor, actions: Tensor, old: Tensor, better: Tensor, to: Tensor) -> None:
        chances, values = self.network(inputs, masks)
        ratio = (chances.gather(1, actions[:, None])[:, 0] - old).exp()
        better = (better - better.mean()) / (better.std() + 1e-8)
        gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        entropy = -(chances.exp() * chances).sum(1).mean()
        loss = 0.5 * functional.mse_loss(values, to) - gain - SPREAD * entropy
        self.adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.adam.step()


def train(game: str, minutes: float, seed: int) -> dict[str, Any]:
    """Learn for so many minutes of one core; return the curve and what it took.  Judging does not count."""
    learner, budget = Learner(game, seed), minutes * 60
    curve: list[tuple[float, int, float, float]] = []
    began, wall, steps, judged = time.process_time(), time.perf_counter(), 0, 0.0
    while True:
        spent = time.process_time() - began - judged
        if not curve or spent >= curve[-1][0] + EVERY or spent >= budget:
            before = time.process_time()
            won, half = share(learner.network.best, learner.encode, learner.whole, FRESH + len(curve))
            curve.append((round(spent, 1), steps, round(won, 4), round(half, 4)))
            judged += time.process_time() - before
            print(f"{spent:4.0f} s of CPU, {steps / 1e6:5.2f} M steps: {won:.1%} +- {half:.1%}", flush=True)
        if spent >= budget:
            break
        learner.play()
        learner.learn(1 - spent / budget)
        steps += GAMES * TIMES
    return {
        "game": game,
        "seed": seed,
        "curve": curve,  # seconds of CPU, steps, share of whole games won, half its 95 % interval
        "steps_per_cpu_second": round(steps / curve[-1][0]),
        "wall_seconds": round(time.perf_counter() - wall),
    }


def main() -> None:
    """Learn as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=TASKS)
    parser.add_argument("--minutes", type=float, default=10, help="of one core")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", type=Path, help="add the run to this file, one line of JSON")
    args = parser.parse_args()
    torch.set_num_threads(1)  # layers as small as these gain nothing by a second core
    torch.set_flush_denormal(True)  # the probabilities of closed actions
    np.seterr(all="raise")
    run = train(args.game, args.minutes, args.seed)
    if args.record:
        with args.record.open("a", encoding="utf-8") as out:
            out.write(json.dumps(run) + "\n")


if __name__ == "__main__":
    main()
