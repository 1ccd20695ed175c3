"""How `lucid` is trained for Dream: acts are tried, and a regression finds what they are worth."""

from __future__ import annotations

from itertools import product

import numpy as np

from dreamtable import games
from dreamtable.games.dream_ravens.policies import league, training, weights
from dreamtable.games.dream_ravens.policies.lucid import ACTS, CALL, FACTS
from dreamtable.kit.random import generator
from dreamtable.kit.rule_compiler import link


def test_the_regression_finds_the_weights_behind_the_gains() -> None:
    luck = np.random.default_rng(1)
    known = luck.normal(size=1 + FACTS + FACTS * (FACTS + 1) // 2)
    rows = np.full((2000, FACTS + ACTS), training.NOT_OPEN)
    rows[:, :FACTS] = luck.normal(size=(2000, FACTS))
    rows[:, FACTS:] = (training.products(rows[:, :FACTS]) @ known)[:, None]
    regression = training.Regression()
    regression.add(rows[:700])
    regression.add(rows[700:])
    assert np.allclose(regression.weights()[CALL], known, atol=0.4)


def test_weights_are_read_in_the_order_in_which_they_are_learned() -> None:
    x = np.random.default_rng(2).normal(size=FACTS)
    for size, act in product(range(weights.SIZES), range(ACTS)):
        worth = weights.worth(weights.FEWEST + size, act, list(x))
        assert np.isclose(worth, (training.products(x[None]) @ weights.WEIGHTS[size, act])[0])


def test_numbers_are_written_where_they_are_read() -> None:
    source = weights.with_numbers('NUMBERS = """\n1 2\n"""\nREST = 1\n', np.array([[0.5, 2.0], [3.25, -1.0]]))
    assert source == 'NUMBERS = """\n0.5 2 3.25 -1\n"""\nREST = 1\n'


def test_acts_in_doubt_are_tried_in_the_same_world() -> None:
    game = games.load("dream_ravens")
    plain, opening = link(game.rules, [training]), game.opening(4, {"rounds": 3})
    rows = np.zeros((40, FACTS + ACTS))
    states = [opening.clone(), opening.clone()]
    count = plain.try_acts(states, [opening], 4, 7, generator(1), generator(2), rows)
    assert count > 10
    gains = rows[:count, FACTS:]
    open_acts = gains != training.NOT_OPEN
    assert open_acts.any(axis=1).all() and (np.abs(gains[open_acts]) < 60).all() and gains[open_acts].any()


def test_people_of_every_habit_play_by_the_rules_and_differ_in_when_they_call() -> None:
    game = games.load("dream_ravens")
    plain, opening = link(game.rules, [training]), game.opening(3, {"rounds": 2})
    for style in range(league.STYLES):
        shares = plain.share_won([opening.clone()], [opening], 1, 11, generator(1), generator(2), style, 0.0)
        assert 0.0 <= shares <= 1.0
    bold, timid = league.PEOPLE + league.CALLS - 1, league.PEOPLE
    held = game.opening(4, {}).clone()
    held.seats = 4
    for i, land in enumerate((1, 2, 2, 1)):
        held.hand[0][i], held.knows[0][i] = land, 1
    assert league.would_call(held, 0, bold - league.PEOPLE)
    assert not league.would_call(held, 0, timid - league.PEOPLE)
