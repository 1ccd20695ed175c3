"""How `lucid` is trained for Dream: lessons are written down and credited, and the network follows its gradient."""

from __future__ import annotations

import numpy as np

from dreamtable import games
from dreamtable.games.dream_ravens.policies import league, lessons, network, training, weights
from dreamtable.games.dream_ravens.policies.lessons import (
    ACT,
    BEFORE,
    CHANCE,
    CREDIT,
    MARKS,
    MASK,
    NOTES,
    RESULT,
    WORTH,
)
from dreamtable.games.dream_ravens.policies.network import ACTS, SIZE
from dreamtable.games.dream_ravens.policies.outlook import FACTS
from dreamtable.kit.random import generator
from dreamtable.kit.rule_compiler import link

GAME = games.load("dream_ravens")
LUCK = np.random.default_rng(3)


def test_the_player_and_the_training_read_the_same_network() -> None:
    w, x = LUCK.normal(size=SIZE), LUCK.normal(size=(5, FACTS))
    _, out = training.forward(w, x)
    for row, expected in zip(x, out):
        assert np.allclose(network.judged(list(w), list(row)), expected)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    w, x = LUCK.normal(0, 0.3, SIZE), LUCK.normal(size=(6, FACTS))
    notes, marks = np.zeros((6, NOTES), int), LUCK.normal(size=(6, MARKS))
    notes[:, MASK], notes[:, ACT] = (1 << ACTS) - 1, np.arange(6)

    def loss(w: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
        _, out = training.forward(w, x)
        logs = out[:, :ACTS] - np.log(np.exp(out[:, :ACTS]).sum(1, keepdims=True))
        ratio, gained = np.exp(logs[np.arange(6), notes[:, ACT]] - marks[:, CHANCE]), marks[:, CREDIT]
        within = np.clip(ratio, 1 - training.CLIP, 1 + training.CLIP)
        values = training.CALM / 2 * (out[:, ACTS] - marks[:, RESULT]) ** 2
        entropy = -(np.exp(logs) * logs).sum(1)
        return float((values - np.minimum(ratio * gained, within * gained) - 0.1 * entropy).mean())

    slope, step = training.gradient(w, x, notes, marks, 0.1), np.zeros(SIZE)
    for k in LUCK.integers(SIZE, size=30):
        step[:] = 0.0
        step[k] = 1e-6
        assert np.isclose(slope[k], (loss(w + step) - loss(w - step)) / 2e-6, atol=1e-5)


def test_weights_are_written_where_they_are_read() -> None:
    learned = LUCK.normal(size=(weights.SIZES, 7)).astype(np.float16)
    source = weights.with_weights('X = 1\nTEXT = r"""\nold\n"""\nREST = 2\n', learned)
    assert (weights.read_weights(weights.text_of(source)) == learned).all()
    assert source.startswith("X = 1\n") and source.endswith("REST = 2\n")
    assert weights.WEIGHTS.shape == (weights.SIZES, SIZE)


def test_every_decision_of_a_lesson_is_written_down_and_credited() -> None:
    plain, opening = link(GAME.rules, [lessons]), GAME.opening(2, {"rounds": 2})
    facts, notes, marks = np.zeros((2100, FACTS)), np.zeros((2100, NOTES), int), np.zeros((2100, MARKS))
    shares = [100, 0, 0, 0, 0, 0]  # only learners
    knobs, w = training.random_knobs(LUCK, 1), list(training.fresh_weights(LUCK))
    filled = plain.lessons(
        [opening.clone()],
        [opening],
        5,
        generator(1),
        generator(2),
        w,
        [w],
        knobs,
        shares,
        1.0,
        0.0,
        facts,
        notes,
        marks,
    )
    assert filled > 100
    for n in range(filled):
        assert notes[n, MASK] >> notes[n, ACT] & 1 and marks[n, CHANCE] < 0
        assert np.isclose(marks[n, RESULT], marks[n, WORTH] + marks[n, CREDIT])
        assert notes[n, BEFORE] < n
    assert np.abs(marks[:filled, CREDIT]).max() < 60 * lessons.RAVENS


def test_people_of_every_habit_play_by_the_rules_and_differ_in_when_they_call() -> None:
    plain, opening = link(GAME.rules, [lessons]), GAME.opening(3, {"rounds": 1})
    knobs, w, ends = training.random_knobs(LUCK, 4), weights.WEIGHTS[1], [0, 0]
    for style in (league.PAST, league.DREAMING, league.REFERENCE, league.KNOBS, *[league.PERSON] * 8):
        share = plain.share_won(
            [opening.clone()], [opening], 1, 11, generator(1), generator(2), w, w, style, ends[0], knobs, ends
        )
        assert 0.0 <= share <= 1.0
    assert ends[0] == 12 * 3 and 0 < ends[1] <= ends[0]
    held = GAME.opening(4, {}).clone()
    for i, land in enumerate((1, 2, 2, 1)):
        held.hand[0][i], held.knows[0][i] = land, 1
    assert league.would_call(held, 0, league.CALLS - 1)
    assert not league.would_call(held, 0, 0)
