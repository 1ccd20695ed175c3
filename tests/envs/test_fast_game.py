"""One game stepped from Python on the compiled rules is the game of the plain ones."""

from __future__ import annotations

import pickle

import pytest

from dreamtable.envs.fast_game import FastGame
from dreamtable.games import names
from dreamtable.kit.errors import Invalid
from dreamtable.kit.random import generator


@pytest.mark.parametrize("name", names())
def test_it_is_the_same_game_as_the_rules(name: str) -> None:
    game = FastGame(name, seed=5)
    plain, dice, s = game.game.plain, generator(5), game.game.opening(game.seats)
    seat = plain.advance(s, dice)
    for step in range(400):
        assert game.seat == seat and game.state == s and game.over == (seat < 0)
        if game.over:
            assert game.payoffs() == [plain.payoff(s, p) for p in range(game.seats)]
            break
        room = [0] * plain.ACTIONS
        assert sorted(game.legal) == sorted(room[: plain.legal(s, seat, room)])
        if step == 20:
            game = pickle.loads(pickle.dumps(game))
        action = sorted(game.legal)[step % len(game.legal)]
        game.play(action)
        plain.play(s, seat, action)
        seat = plain.advance(s, dice)


def test_what_is_not_open_is_refused_and_so_is_a_step_after_the_end() -> None:
    game = FastGame("dream_power_trick", seats=2, seed=1)
    for wrong in (-1, 99_999, "pass"):
        with pytest.raises(Invalid) as refused:
            game.play(wrong)  # type: ignore[arg-type]
        assert refused.value.code == "illegal_action"
    while not game.over:
        game.play(game.legal[0])
    with pytest.raises(Invalid) as refused:
        game.play(0)
    assert refused.value.code == "game_over"


def test_the_next_game_is_dealt_anew() -> None:
    game = FastGame("dream_ravens", seats=2, seed=1)
    first = game.state
    game.again()
    assert game.state != first
    game.reset(1)
    assert game.state == first
