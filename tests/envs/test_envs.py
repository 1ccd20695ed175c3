"""The environments pass the field's own tests, and mean what the rules mean."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.api_test import test_observation as observation_test

from dreamtable.envs.game_batch import GameBatch
from dreamtable.envs.pettingzoo_env import DreamEnv
from dreamtable.games import names
from dreamtable.kit.errors import Invalid
from dreamtable.kit.random import below, generator


@pytest.mark.parametrize("name", names())
def test_pettingzoo_accepts_every_game(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(DreamEnv(name), num_cycles=300)
        seed_test(lambda: DreamEnv(name), num_cycles=200)


@pytest.mark.parametrize("name", names())
def test_pettingzoo_games_end_with_the_payoffs_after_sound_observations(name: str) -> None:
    env = DreamEnv(name)
    env.reset(seed=4)
    luck = np.random.default_rng(4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    first = env.observe(env.agent_selection)["observation"]
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            observation_test(seen["observation"], first)
        assert env.observation_space(agent).contains(seen)
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert list(total.values()) == env._played.payoffs()


@pytest.mark.parametrize("name", names())
def test_pettingzoo_shows_the_table(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = DreamEnv(name, render_mode="human")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert "phase  " in capsys.readouterr().out
    still = DreamEnv(name, render_mode="ansi")
    still.reset(seed=1)
    assert "phase  " in str(still.render())
    assert str(still.render()).count("seat 1") >= 1
    assert still.state() in still.state_space


def test_what_does_not_fit_is_said_in_words() -> None:
    with pytest.raises(Invalid, match="bad_render_mode"):
        DreamEnv("dream_ravens", render_mode="film")
    env = DreamEnv("dream_ravens")
    with pytest.raises(AttributeError, match="only after a reset"):
        env.step(0)
    with pytest.raises(Invalid, match="no_such_seat"):
        env.observe("nobody")


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_a_batch_of_games_is_reproducible_and_goes_on_for_ever(name: str) -> None:
    a, b = GameBatch(name, games=64, seed=9), GameBatch(name, games=64, seed=9)
    finished = 0
    for _ in range(400):
        actions = a.sample()
        assert (actions == b.sample()).all()
        before = a.observation
        a.step(actions)
        b.step(actions)
        assert a.observation is before, "written in place"
        for x, y in ((a.observation, b.observation), (a.mask, b.mask), (a.seat, b.seat), (a.reward, b.reward)):
            assert (x == y).all()
        assert (a.mask.sum(1) > 0).all()
        assert (a.reward[~a.done] == 0).all()
        finished += int(a.done.sum())
    assert finished > 0


@pytest.mark.parametrize("name", names())
def test_a_batch_is_the_same_game_as_the_rules(name: str) -> None:
    """One game of a batch, followed by hand with plain rules and the same dice."""
    env = GameBatch(name, games=1, seats=4, seed=5)
    plain, dice = env.game.plain, generator(5)
    s = env.game.opening(4)
    seat = plain.advance(s, dice)
    for _ in range(300):
        assert seat == env.seat[0]
        seen = [0] * plain.OBS
        plain.observe(s, seat, seen)
        assert seen == env.observation[0].tolist()
        room = [0] * plain.ACTIONS
        actions = sorted(room[: plain.legal(s, seat, room)])
        action = actions[below(dice, len(actions))]
        assert env.sample()[0] == action
        env.step(np.array([action]))
        plain.play(s, seat, action)
        seat = plain.advance(s, dice)
        if seat < 0:
            assert env.done[0] and env.reward[0].tolist() == pytest.approx([plain.payoff(s, p) for p in range(4)])
            s = env.game.opening(4)
            seat = plain.advance(s, dice)


def test_bad_batches_are_refused() -> None:
    env = GameBatch("dream_ravens", games=2, seats=2)
    for actions, code in (([0], "bad_actions"), ([0, 99], "illegal_action"), ([-1, 0], "illegal_action")):
        with pytest.raises(Invalid, match=code):
            env.step(np.array(actions))
    with pytest.raises(Invalid, match="bad_batch"):
        GameBatch("dream_ravens", games=0)
    with pytest.raises(Invalid, match="bad_seats"):
        GameBatch("dream_ravens", seats=9)
