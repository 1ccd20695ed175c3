"""One seat against others, one game or many at once: Gymnasium's own checks, and what users of it rely on."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, VectorEnv

import dreamtable as dt
from dreamtable.envs.gymnasium_env import SeatEnv
from dreamtable.envs.gymnasium_vector import SeatVectorEnv, SelfPlayVectorEnv
from dreamtable.envs.pettingzoo_env import DreamEnv
from dreamtable.games import names
from dreamtable.kit.errors import Invalid
from dreamtable.play.agents import Asked

OURS = "dreamtable.envs.registration:dreamtable"  # Gymnasium imports the module, which registers the games


def first_open(observation: np.ndarray, mask: np.ndarray) -> Any:
    return mask.argmax(1)


def play_out(env: SeatEnv, seed: int) -> list[Any]:
    luck = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    told, over = [seen.tolist()], False
    while not over:
        seen, reward, over, _, info = env.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
        told.append((seen.tolist(), reward))
    return told


@pytest.mark.parametrize("name", names())
def test_gymnasium_accepts_every_game(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(f"{OURS}/{name}-v0").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("bot", ["dreaming", "lucid"])
def test_chosen_bots_beat_a_random_agent(bot: str) -> None:
    env = SeatEnv("dream_ravens", seats=3, opponents=[bot, "dozing"])
    won = sum(play_out(env, seed)[-1][1] for seed in range(20))
    assert won < 5


@pytest.mark.parametrize(
    "wrong, code",
    [
        ({"opponents": "nobody"}, "unknown_opponents"),
        ({"opponents": ["dozing"]}, "bad_opponents"),
        ({"seat": 4}, "no_such_seat"),
        ({"reward": "fame"}, "bad_reward"),
    ],
)
@pytest.mark.parametrize("kind", [SeatEnv, SeatVectorEnv])
def test_what_does_not_fit_is_refused(kind: Any, wrong: dict[str, Any], code: str) -> None:
    with pytest.raises(Invalid, match=code):
        kind("dream_ravens", seats=4, **wrong)


def test_a_word_game_has_no_bots_here() -> None:
    with pytest.raises(Invalid, match="unknown_opponents"):
        SeatEnv("dream_diary", seats=4, opponents="dreaming")


@pytest.mark.parametrize("name", ["dream_ravens", "dream_power_trick", "dreams_and_nightmares"])
@pytest.mark.parametrize("seed", [3, np.int64(4)])
def test_the_same_seed_deals_the_same_cards_as_a_match(name: str, seed: int) -> None:
    env, g = DreamEnv(name, seats=2), dt.new(name, seats=2, seed=seed)
    env.reset(seed=seed)
    plain, state, actions = g.game.plain, g.position.state, list[int]()
    while not g.over:
        seat = plain.actor(state)
        actions.append(int(env.observe(env.agent_selection)["action_mask"].argmax()))
        env.step(actions[-1])
        if (move := g.game.moves.decode(state, seat, actions)) is not None:  # a move may be made of several actions
            g.play(seat, move)
            state, actions = g.position.state, []
            assert env._played.state == state


@pytest.mark.parametrize("seat", [0, 2, "random"])
def test_the_agent_sits_where_it_is_told(seat: Any) -> None:
    env = SeatEnv("dream_power_trick", seats=3, seat=seat)
    sat = {play_out(env, n) and env.seat for n in range(12)}
    assert sat == ({0, 1, 2} if seat == "random" else {seat})


@pytest.mark.parametrize("reward", ["points", "margin"])
def test_points_and_margins_are_paid_with_the_sign_that_wins(reward: str) -> None:
    """In Dream fewer ravens are better."""
    env = SeatEnv("dream_ravens", seats=2, reward=reward)
    for seed in range(5):
        paid = play_out(env, seed)[-1][1]
        mine, theirs = env._played.state.score[:2]
        assert paid == (-mine if reward == "points" else theirs - mine)


def test_seats_and_seeds_may_be_whole_numbers_of_numpy() -> None:
    seen, _ = SeatEnv("dream_power_trick", seats=np.int64(2)).reset(seed=np.int32(5))  # type: ignore[arg-type]
    assert (seen == SeatEnv("dream_power_trick", seats=2).reset(seed=5)[0]).all()
    batch = SelfPlayVectorEnv("dream_power_trick", num_envs=2, seats=2)
    assert (batch.reset(seed=np.int64(5))[0] == batch.reset(seed=5)[0]).all()  # type: ignore[arg-type]
    with pytest.raises(Invalid, match="bad_seed"):
        batch.reset(seed=[1, 2])  # type: ignore[arg-type]


def test_a_step_after_the_end_is_refused() -> None:
    env = SeatEnv("dream_power_trick", seats=2)
    with pytest.raises(Invalid, match="game_over"):
        env.step(0)
    play_out(env, 1)
    with pytest.raises(Invalid, match="game_over"):
        env.step(0)


@pytest.mark.parametrize("name", names())
def test_a_copy_and_a_saved_game_go_the_same_way(name: str) -> None:
    env = SeatEnv(name)
    env.reset(seed=5)
    env.step(int(env.action_masks().argmax()))
    saved = env.save()
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert (other._observation() == env._observation()).all()
        assert (
            other.step(int(other.action_masks().argmax()))[0] == env.step(int(env.action_masks().argmax()))[0]
        ).all()
        env.restore(saved)


def test_a_picture_of_the_table_has_colours() -> None:
    env = SeatEnv("dream_ravens", render_mode="rgb_array")
    env.reset(seed=1)
    frame = env.render()
    assert frame.dtype == np.uint8 and frame.ndim == 3 and frame.shape[2] == 3 and len(np.unique(frame)) > 10


# -- many games at once -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", names())
def test_a_vector_environment_is_what_gymnasium_makes(name: str) -> None:
    envs: Any = gymnasium.make_vec(f"{OURS}/{name}-v0", num_envs=6)
    assert isinstance(envs, VectorEnv) and envs.num_envs == 6
    masks: Any = envs.unwrapped
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    single = gymnasium.make(f"{OURS}/{name}-v0")
    assert envs.single_observation_space == single.observation_space
    assert envs.single_action_space == single.action_space
    observation, info = envs.reset(seed=2)
    ended = 0
    for _ in range(150):
        assert observation in envs.observation_space and info["action_mask"] in masks.action_mask_space
        observation, reward, terminated, truncated, info = envs.step(info["action_mask"].argmax(1))
        assert reward.shape == terminated.shape == truncated.shape == (6,) and not truncated.any()
        assert (reward[~terminated] == 0).all()
        if terminated.any():
            ended += 1
            assert (info["_final_obs"] == terminated).all() and info["final_obs"].shape == observation.shape
    envs.close()


@pytest.mark.parametrize("opponents", ["dreaming", ["dreaming", "random"], first_open, [first_open, "dozing"]])
def test_a_seed_gives_the_same_games_whoever_plays_the_others(opponents: Any) -> None:
    a, b = (SeatVectorEnv("dream_power_trick", 32, seats=3, opponents=opponents, seat="random") for _ in range(2))
    (seen, info), (other, _) = a.reset(seed=7), b.reset(seed=7)
    finished = 0
    for _ in range(120):
        assert (seen == other).all()
        actions = info["action_mask"].argmax(1)
        seen, reward, over, _, info = a.step(actions)
        other, again, _, _, _ = b.step(actions)
        assert (reward == again).all() and (info["action_mask"].sum(1) > 0).all()
        finished += int(over.sum())
    assert finished > 0


def test_an_action_that_is_not_open_loses_its_game_alone() -> None:
    envs = SeatVectorEnv("dream_ravens", 4, seats=2)
    _, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(1)
    actions[2] = info["action_mask"][2].argmin()
    _, reward, over, _, info = envs.step(actions)
    assert over.tolist() == info["illegal"].tolist() == [False, False, True, False] and reward[2] == 0


def test_next_step_and_disabled_autoreset_do_as_gymnasium_says() -> None:
    envs = SeatVectorEnv("dream_power_trick", 8, seats=2, autoreset_mode=AutoresetMode.NEXT_STEP)
    _, info = envs.reset(seed=3)
    before = np.zeros(8, bool)
    seen_ends = 0
    for _ in range(200):
        _, reward, over, _, info = envs.step(info["action_mask"].argmax(1))
        assert not (over & before).any() and (reward[before] == 0).all()
        assert (info["action_mask"][over] == 0).all() and (info["action_mask"][~over].sum(1) > 0).all()
        seen_ends += int(before.sum())
        before = over
    assert seen_ends > 0
    still = SeatVectorEnv("dream_power_trick", 8, seats=2, autoreset_mode="Disabled")
    _, info = still.reset(seed=3)
    over = np.zeros(8, bool)
    while not over.any():
        _, _, over, _, info = still.step(info["action_mask"].argmax(1))
    with pytest.raises(Invalid, match="game_over"):
        still.step(info["action_mask"].argmax(1))
    _, info = still.reset(options={"reset_mask": over})
    still.step(info["action_mask"].argmax(1))


@pytest.mark.parametrize("kind", [SeatVectorEnv, SelfPlayVectorEnv])
def test_batches_are_saved_restored_pickled_and_copied(kind: Any) -> None:
    envs = kind("dreams_and_nightmares", 16, seats=2)
    _, info = envs.reset(seed=9)
    for _ in range(10):
        _, _, _, _, info = envs.step(info["action_mask"].argmax(1))
    saved, twin, sent = envs.save(), copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))
    expected = envs.step(info["action_mask"].argmax(1))
    envs.restore(saved)
    for other in (envs, twin, sent):
        found = other.step(info["action_mask"].argmax(1))
        for a, b in zip(expected[:4], found[:4]):
            assert (a == b).all()
    first = saved.take(np.zeros(16, np.int64))
    seen, _ = envs.restore(first)
    assert (seen == seen[0]).all()


def test_self_play_asks_every_seat_and_pays_who_acted() -> None:
    envs: Any = gymnasium.make_vec(f"{OURS}/dream_ravens-selfplay-v0", num_envs=16, seats=3)
    _, info = envs.reset(seed=4)
    asked, ends = set(), 0
    for _ in range(400):
        asked |= set(info["seat"].tolist())
        actor = info["seat"]
        _, reward, over, _, info = envs.step(envs.unwrapped.sample())
        assert (info["acted"] == actor).all()
        assert (reward[over] == info["payoffs"][np.flatnonzero(over), actor[over]]).all()
        ends += int(over.sum())
    assert asked == {0, 1, 2} and ends > 0


def test_views_without_copies_are_written_in_place() -> None:
    envs = SeatVectorEnv("dream_ravens", 4, copy=False)
    seen, info = envs.reset(seed=1)
    after = envs.step(envs.sample())
    assert after[0] is seen and after[4]["action_mask"] is info["action_mask"]


@pytest.mark.parametrize("name", names())
def test_numbers_have_names(name: str) -> None:
    envs: Any = SeatVectorEnv(name, 2)
    fields = envs.observation_fields
    assert sum(f.stop - f.start for f in fields.values()) == envs.single_observation_space.shape[0]
    assert len({envs.describe(a) for a in range(envs.batch.actions)}) == envs.batch.actions
    with pytest.raises(Invalid, match="illegal_action"):
        envs.describe(envs.batch.actions)


def test_a_step_before_the_first_reset_is_refused() -> None:
    envs = SeatVectorEnv("dream_ravens", 2)
    with pytest.raises(Invalid, match="not_reset"):
        envs.step(np.zeros(2, np.int32))


class Curious:
    """An agent that keeps what it is asked, and makes the first open move."""

    asked: ClassVar[list[Asked]] = []

    def choose(self, asked: Asked) -> int:
        self.asked.append(asked)
        return 0


@pytest.mark.parametrize("name", ["dream_ravens", "dream_power_trick", "dreams_and_nightmares"])
def test_agents_from_outside_play_the_other_seats(name: str) -> None:
    Curious.asked.clear()
    env = SeatEnv(name, seats=3, opponents=[f"{__name__}:Curious", "dozing"])
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    asked = Curious.asked
    assert {a.seat for a in asked} == {1} and all(a.legal and a.text for a in asked)
    assert sum(len(a.events) for a in asked) > len(asked)
    assert not info["illegal"]
    copy.deepcopy(env).reset(seed=2)
    with pytest.raises(Invalid, match="unknown_opponents"):
        SeatVectorEnv(name, 2, seats=2, opponents=f"{__name__}:Curious")
