"""Leduc hold'em on our kit is the Leduc of OpenSpiel: the same value, the same information states, the same tools."""

from __future__ import annotations

import json
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, get_all_states, ismcts, mcts

import dreamtable.envs.openspiel_env  # noqa: F401 (registers the game)
from dreamtable.kit.game import Game

OURS = "python_dreamtable(game=leduc,seats=2,deals=0)"


def test_exact_values_are_those_of_openspiels_own_leduc(leduc: Game) -> None:
    ours, theirs = pyspiel.load_game(OURS), pyspiel.load_game("leduc_poker")
    values = [exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) for game in (ours, theirs)]
    assert values[0] == pytest.approx(values[1])
    assert ours.min_utility() == theirs.min_utility() and ours.max_utility() == theirs.max_utility()


def test_it_is_as_long_as_openspiels_own(leduc: Game) -> None:
    ours = pyspiel.load_game(OURS)
    assert ours.max_game_length() == pyspiel.load_game("leduc_poker").max_game_length()


def test_there_are_as_many_information_states(leduc: Game) -> None:
    counts = []
    for game in (pyspiel.load_game(OURS), pyspiel.load_game("leduc_poker")):
        states = get_all_states.get_all_states(game, include_terminals=False, include_chance_states=False)
        counts.append(len({(s.current_player(), s.information_state_string()) for s in states.values()}))
    assert counts[0] == counts[1] == 936


def test_a_resampled_state_looks_the_same_to_its_player_and_ismcts_runs(leduc: Game) -> None:
    game, luck = pyspiel.load_game(OURS), random.Random(3)
    state = game.new_initial_state()
    state.apply_action(luck.choice([a for a, _ in state.chance_outcomes()]))
    seen = {state.resample_from_infostate(0, luck.random).observation_string(1) for _ in range(60)}
    assert len(seen) == 5, "the other may hold any of the five cards that are left"
    assert {state.resample_from_infostate(0, luck.random).information_state_string(0) for _ in range(9)} == {
        state.information_state_string(0)
    }
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=30,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_states_and_actions_are_written_as_json(leduc: Game) -> None:
    state = pyspiel.load_game(OURS).new_initial_state()
    state.apply_action(0)
    written = json.loads(state.to_json())
    assert written["position"]["phase"] == "first" and written["asked"] == 0
    assert json.loads(state.action_to_json(0, 2)) == {"action": 2, "name": "2 raise", "move": {"type": "raise"}}
    assert [state.action_to_string(0, a) for a in state.legal_actions()] == ["1 call", "2 raise"]


def test_a_deck_that_is_too_large_to_list_is_refused() -> None:
    with pytest.raises(ValueError, match="too_many_deals"):
        pyspiel.load_game("python_dreamtable(game=dream_ravens,seats=2,deals=0)")
