"""Checks that plain and compiled rules are bit for bit the same game."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import numpy as np

from dreamtable.kit.game import Game, compiled
from dreamtable.kit.random import below, generator
from dreamtable.kit.state import CHANCE, CLOCK
from dreamtable.testing.random_games import option_sets, require

LONGEST = 50_000  # actions of a game


def plain_and_compiled_rules_agree(game: Game, seats: int) -> None:
    """Plain and compiled rules play the same games, bit for bit."""
    sets = option_sets(game)
    pick = random.Random(seats)
    for number, options in enumerate([{}] * 3 + sets[1:] if len(sets) < 40 else [{}] * 3 + pick.sample(sets, 40)):
        trace(game, seats, options, number)


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
        same(s.to_bytes(), r[0].tobytes(), "the state", s)
        seat = plain.actor(s)
        same(seat, fast.actor(r[0]), "actor", s)
        same(plain.waiting(s), fast.waiting(r[0]), "waiting", s)
        for k in range(plain.CLOCKS):
            same(plain.clock(s, k), fast.clock(r[0], k), "clock", s)
            same(plain.moment(s, k), fast.moment(r[0], k), "moment", s)
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
        require(plain.waiting(s) >> seat & 1 == 1, f"actor() names seat {seat}, which may not act: {s!r}.")
        n = plain.legal(s, seat, moves)
        require(n > 0, f"Seat {seat} is asked but has no legal action: {s!r}.")
        same(moves[:n], fast_moves[: fast.legal(r[0], seat, fast_moves)].tolist(), "legal", s)
        require(len(set(moves[:n])) == n, f"legal() lists an action twice for seat {seat}: {s!r}.")
        same_random_action(game, fast, s, r, seat, pick.getrandbits(40))
        action = pick.choice(moves[:n])
        plain.play(s, seat, action), fast.play(r[0], seat, action)
        steps += 1
        require(steps < LONGEST, f"{game.name} with {seats} seats and {options} does not end.")
    same(dice, fast_dice.tolist(), "the dice", s)
    for p in range(seats):
        same(plain.payoff(s, p), fast.payoff(r[0], p), "payoff", s)
    return steps


def same_random_action(game: Game, fast: SimpleNamespace, s: Any, r: Any, seat: int, number: int) -> None:
    """Require that both twins choose at random what the list of open actions would give, with the same dice."""
    plain, room = game.plain, [0] * game.plain.ACTIONS
    dice, own_dice = generator(number), generator(number)
    fast_dice, fast_room = np.array(generator(number), np.int64), np.zeros(plain.ACTIONS, np.int32)
    listed = room[below(dice, plain.legal(s, seat, room))]
    same(listed, plain.random_action(s, seat, [0] * plain.ACTIONS, own_dice), "random_action, beside legal,", s)
    same(dice, own_dice, "the dice of random_action", s)
    same(listed, fast.random_action(r[0], seat, fast_room, fast_dice), "random_action", s)
    same(dice, fast_dice.tolist(), "the dice of random_action", s)


def same(plain: Any, fast: Any, what: str, s: Any) -> None:
    """Require that both twins say the same."""
    if plain != fast:  # the sentence is long to write
        require(False, f"Plain and compiled rules differ in {what}: {plain} and {fast}, in {s!r}.")


def compare_knowledge(game: Game, fast: SimpleNamespace, s: Any, r: Any, seat: int, number: int) -> None:
    """Require that both twins observe and redeal in the same way."""
    plain = game.plain
    seen, fast_seen = [0] * plain.OBS, np.zeros(plain.OBS, np.int32)
    plain.observe(s, seat, seen), fast.observe(r[0], seat, fast_seen)
    same(seen, fast_seen.tolist(), "observe", s)
    other, fast_other = s.clone(), r.copy()
    plain.redeal(other, seat, generator(number))
    fast.redeal(fast_other[0], seat, np.array(generator(number), np.int64))
    same(other.to_bytes(), fast_other[0].tobytes(), "redeal", s)
