"""OpenSpiel's own tests and algorithms run on our games."""

from __future__ import annotations

import json
import random

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability

import dreamtable.envs.openspiel_env  # noqa: F401 (registers the game)
from dreamtable.games import load, names

# Seat 0 must call or not, seat 1 answers: two decisions each over four hidden deals of the last cards.
TINY = [
    {"phase": "give", "mover": 0, "named": "red", "giver": 1, "hands": [["blue_sun"], hand], "pile_count": 1}
    for hand in (
        ["red_sun", "blue_rain"],
        ["red_sun", "red_rain"],
        ["yellow_sun", "blue_rain"],
        ["yellow_sun", "red_rain"],
    )
]


def tiny() -> pyspiel.Game:
    return pyspiel.load_game(
        "python_dreamtable", {"game": "dream_power_trick", "seats": 2, "positions": json.dumps(TINY)}
    )


@pytest.mark.parametrize("name", names())
def test_random_simulations(name: str) -> None:
    seats = load(name).facts.best
    game = pyspiel.load_game("python_dreamtable", {"game": name, "seats": seats, "deals": 4})
    luck = random.Random(name)
    for _ in range(2):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                assert sum(weights) == pytest.approx(1)
                action = luck.choices(outcomes, weights)[0]
            else:
                player = state.current_player()
                actions = state.legal_actions()
                assert actions == sorted(set(actions)) and actions
                assert state.information_state_string(player).endswith(state.observation_string(player))
                action = luck.choice(actions)
            again = state.clone()
            state.apply_action(action)
            again.apply_action(action)
            assert str(state) == str(again)
        returns = state.returns()
        if game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM:
            assert sum(returns) == pytest.approx(0)
        assert state.move_number() <= game.max_game_length()


@pytest.mark.parametrize(
    ("name", "options", "most"),
    [
        ("dreams_and_nightmares", {}, 180),
        ("dream_power_trick", {}, 254),
        ("dream_ravens", {"rounds": 1}, 9390),
        ("dream_ravens", {"ties": "one_more_round"}, 100_000),
    ],
)
def test_the_longest_game_is_as_long_as_the_rules_allow(name: str, options: dict[str, object], most: int) -> None:
    given = {"game": name, "seats": 2, "options": json.dumps(options)}
    assert pyspiel.load_game("python_dreamtable", given).max_game_length() == most


def test_openspiels_own_simulation_test() -> None:
    pyspiel.random_sim_test(tiny(), num_sims=5, serialize=False, verbose=False)  # its parser of names knows no JSON
    whole = pyspiel.load_game("python_dreamtable(game=dream_power_trick,seats=2,deals=4)")
    pyspiel.random_sim_test(whole, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_exploitability_falls_under_cfr() -> None:
    game = tiny()
    solver = cfr.CFRPlusSolver(game)
    found = []
    for _ in range(3):
        for _ in range(15):
            solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    assert found[0] > found[1] > found[2] or found[2] < 1e-3
    assert found[2] < 0.1
