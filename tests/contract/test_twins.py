"""Plain and compiled rules are bit for bit the same game."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from dreamtable.kit.game import Game, compiled
from dreamtable.kit.random import generator
from dreamtable.kit.state import CHANCE, CLOCK
from support.contract_games import option_sets


def trace(game: Game, seats: int, options: dict[str, Any], number: int, boundscheck: bool = False) -> int:
    """Play one random game on both twins, comparing everything at every step; return the number of actions."""
    plain, fast = game.plain, compiled(game, boundscheck=boundscheck)
    s = game.opening(seats, options)
    r = s.to_numpy()
    dice, fast_dice = generator(number), np.array(generator(number), np.int64)
    moves, fast_moves = [0] * plain.ACTIONS, np.zeros(plain.ACTIONS, np.int32)
    pick = random.Random(number)
    steps = 0
    while True:
        assert s.to_bytes() == r[0].tobytes()
        seat = plain.actor(s)
        assert seat == fast.actor(r[0])
        assert plain.waiting(s) == fast.waiting(r[0])
        for k in range(plain.CLOCKS):
            assert plain.clock(s, k) == fast.clock(r[0], k) and plain.moment(s, k) == fast.moment(r[0], k)
        if seat < 0:
            break
        if pick.random() < 0.15:
            compare_knowledge(game, fast, s, r, pick.randrange(seats), pick.getrandbits(40))
        if seat == CHANCE:
            plain.chance(s, dice), fast.chance(r[0], fast_dice)
            continue
        if seat == CLOCK or (plain.clock(s, 0) > 0 and pick.random() < 0.05):
            k = plain.due(s) if seat == CLOCK else 0
            plain.timeout(s, k, dice), fast.timeout(r[0], k, fast_dice)
            continue
        assert plain.waiting(s) >> seat & 1
        n = plain.legal(s, seat, moves)
        assert n > 0 and n == fast.legal(r[0], seat, fast_moves)
        assert moves[:n] == fast_moves[:n].tolist() and len(set(moves[:n])) == n
        action = pick.choice(moves[:n])
        plain.play(s, seat, action), fast.play(r[0], seat, action)
        steps += 1
        assert steps < 50_000, "the game does not end"
    assert dice == fast_dice.tolist()
    for p in range(seats):
        assert plain.payoff(s, p) == fast.payoff(r[0], p)
    return steps


def compare_knowledge(game: Game, fast: SimpleNamespace, s: Any, r: Any, seat: int, number: int) -> None:
    plain = game.plain
    seen, fast_seen = [0] * plain.OBS, np.zeros(plain.OBS, np.int32)
    plain.observe(s, seat, seen), fast.observe(r[0], seat, fast_seen)
    assert seen == fast_seen.tolist()
    other, fast_other = s.clone(), r.copy()
    (
        plain.redeal(other, seat, generator(number)),
        fast.redeal(fast_other[0], seat, np.array(generator(number), np.int64)),
    )
    assert other.to_bytes() == fast_other[0].tobytes()


def test_traces_of_every_option(game: Game, seats: int) -> None:
    sets = option_sets(game)
    pick = random.Random(seats)
    for number, options in enumerate([{}] * 3 + sets[1:] if len(sets) < 40 else [{}] * 3 + pick.sample(sets, 40)):
        trace(game, seats, options, number)


@pytest.mark.slow
def test_thousands_of_traces(game: Game, seats: int) -> None:
    sets = option_sets(game)
    for number in range(max(400, len(sets))):
        trace(game, seats, sets[number % len(sets)], 1000 + number)


@pytest.mark.slow
def test_no_index_out_of_bounds(game: Game) -> None:
    for seats in range(game.facts.seats[0], game.facts.seats[1] + 1):
        for number, options in enumerate(option_sets(game)[:60]):
            trace(game, seats, options, number, boundscheck=True)
