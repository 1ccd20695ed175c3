"""The parts of the PPO example that need no torch, and the runs that the documentation tells of."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from examples.ppo.plot import chart
from examples.ppo.rollouts import Encoder, Steps, share

from dreamtable.envs.gymnasium_vector import SeatVectorEnv

ROOT = Path(__file__).parents[2]
RUNS: list[dict[str, Any]] = [
    json.loads(line) for line in (ROOT / "examples" / "ppo" / "runs.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.slow
def test_inputs_tell_observations_apart_and_leave_out_what_never_changes() -> None:
    env = SeatVectorEnv("dream_power_trick", 64, seats=2, opponents="dozing", seat="random", copy=False)
    encode = Encoder(env, seed=1)
    observation, info = env.reset(seed=2)
    inputs = encode(observation, info["action_mask"])
    assert inputs.shape == (64, encode.size) and np.isfinite(inputs).all()
    assert encode.size < 2 * env.batch.observation.shape[1]  # two of the four seats are empty
    assert len(np.unique(inputs, axis=0)) == len(np.unique(observation, axis=0))
    won, half = share(lambda inputs, mask: mask.argmax(1), encode, env, seed=3)
    assert 0 <= won <= 1 and 0 <= half < 0.2


def test_advantages_end_with_their_game() -> None:
    steps = Steps.room(times=3, games=2, size=1, actions=1)
    steps.values[:] = 1.0
    steps.after[:] = 5.0
    steps.rewards[1] = (2.0, 0.0)
    steps.done[1] = (True, False)
    found = steps.advantages(discount=1.0, trust=1.0)
    assert found[:, 0].tolist() == [1.0, 1.0, 4.0]  # what came after the end counts for nothing before it
    assert found[:, 1].tolist() == [4.0, 4.0, 4.0]


def test_the_recorded_runs_reached_dreaming_in_both_games_within_ten_minutes() -> None:
    assert {run["game"] for run in RUNS} == {"dream_ravens", "dream_power_trick"}
    for run in RUNS:
        reached = [at for at, _, won, _ in run["curve"] if won >= 0.5]
        assert reached and reached[0] <= 600, run["game"]
    assert ElementTree.fromstring(chart(RUNS)).tag.endswith("svg")
    assert (ROOT / "docs" / "ppo.svg").read_text("utf-8") == chart(RUNS)


@pytest.mark.parametrize("run", RUNS, ids=lambda run: f"{run['game']} {run['seed']}")
def test_the_page_tells_each_run(run: dict[str, Any]) -> None:
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    won, half = run["curve"][-1][2:]
    assert f"{won:.1%} +- {half:.1%}".replace("%", " %") in page
