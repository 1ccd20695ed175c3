"""A game in words: whole games, refusals, prompts without moves, and nothing that a seat may not know."""

from __future__ import annotations

import pytest

from dreamtable.envs.text_env import TextEnv
from dreamtable.games import names
from dreamtable.kit.errors import Invalid
from dreamtable.testing import other_world


@pytest.mark.parametrize("name", ["dream_power_trick", "dreams_and_nightmares"])
def test_a_whole_game_by_numbers(name: str) -> None:
    env = TextEnv(name, seats=2, opponents="dreaming", seed=1)
    for _ in range(2000):
        if env.over:
            break
        assert "You are Seat 0" in env.step(0)
    assert env.over and "The game is over" in env.look() and env.refusals == 0
    with pytest.raises(Invalid, match="game_over"):
        env.step(0)


@pytest.mark.parametrize("name", names())
def test_every_game_can_be_put_in_words(name: str) -> None:
    env = TextEnv(name, opponents="random", seed=2)
    assert "What you see" in env.look() and env.rules.startswith("#")


def test_nonsense_is_refused_in_words_and_changes_nothing() -> None:
    env = TextEnv("dream_ravens", seats=2, seed=4)
    before = env.match.to_json()
    for answer in ("I would look at the first land.", "99", '{"type": "fly"}', '{"type": "wake_up"}', "true"):
        assert env.step(answer).startswith("Refused: ")
    assert env.refusals == 5 and env.match.to_json() == before


def test_a_prompt_without_moves_names_their_kinds() -> None:
    env = TextEnv("dream_ravens", seats=2, seed=4, list_moves=False)
    assert "may:" not in env.look() and "look(position)" in env.look()
    assert env.step("0").startswith("Refused: ")
    assert not env.step('{"type": "look", "position": 0}').startswith("Refused: ")


def test_a_prompt_is_the_same_in_every_world_that_the_seat_cannot_tell_apart() -> None:
    env = TextEnv("dream_power_trick", seats=3, seed=6)
    for number in range(20):
        true = env.match.text(0)
        kept = env.match.running.position
        env.match.running.position = other_world(kept, 0, number)
        assert env.match.text(0) == true
        env.match.running.position = kept
        env.step(0)
        if env.over:
            break


@pytest.mark.parametrize("list_moves", [True, False])
def test_a_prompt_says_that_json_counts_places_from_0_where_its_words_count_from_1(list_moves: bool) -> None:
    env = TextEnv("dream_ravens", seats=2, seed=1, list_moves=list_moves)
    prompt = env.look()
    assert "places are counted from 0" in prompt
    assert ('number 0 is {"type":"look","position":0}' in prompt) == list_moves
    assert ("look: position 1" in prompt) == list_moves
