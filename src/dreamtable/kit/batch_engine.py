"""Playouts and batched steps of environments: written once, linked with each game's rules, plain or compiled."""

from __future__ import annotations

from typing import Any

from dreamtable.kit.contract.rules import (
    ACTIONS,
    OBS,
    actor,
    chance,
    due,
    legal,
    observe,
    payoff,
    play,
    random_action,
    timeout,
)
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import CHANCE, NOBODY, copy_state, ints, no_overlap


def advance(s: Any, dice: Dice) -> int:
    """Let chance and time act until a player is asked; return that seat, or NOBODY at the end."""
    seat = actor(s)
    while seat >= CHANCE:
        if seat == CHANCE:
            chance(s, dice)
        else:
            timeout(s, due(s), dice)
        seat = actor(s)
    return seat


def open_all(states: Any, opening: Any, dice: Dice) -> None:
    """Start every game from the one in opening[0]; deal its cards."""
    for i in range(len(states)):
        copy_state(states, i, opening, 0)
        advance(states[i], dice)


def playouts(states: Any, dice: Dice) -> int:
    """Finish every game with random moves; return the number of players' actions."""
    no_overlap()
    moves = ints(ACTIONS)
    steps = 0
    for i in range(len(states)):
        s = states[i]
        seat = advance(s, dice)
        while seat != NOBODY:
            play(s, seat, random_action(s, seat, moves, dice))
            steps += 1
            seat = advance(s, dice)
    return steps


# -- vectorised environment -----------------------------------------------------------------------------------
def show(s: Any, seat: int, obs: Any, mask: Any, moves: Any) -> None:
    """Write the observation and legal-action mask of `seat`."""
    for j in range(OBS):  # a length that the compiler knows: a few wide stores
        obs[j] = 0
    for j in range(ACTIONS):
        mask[j] = 0
    observe(s, seat, obs)
    for j in range(legal(s, seat, moves)):
        mask[moves[j]] = 1


def look_all(states: Any, seats: Any, obs: Any, mask: Any, moves: Any, dice: Dice) -> None:
    """Advance every game to its next decision, and write who is asked, what that seat observes and what is open.

    `moves` is room for ACTIONS numbers: a function that makes arrays itself would have to count references to all.
    """
    for i in range(len(states)):
        seats[i] = advance(states[i], dice)
        show(states[i], seats[i], obs[i], mask[i], moves)


def step_all(
    states: Any,
    opening: Any,
    actions: Any,
    seats: Any,
    obs: Any,
    mask: Any,
    reward: Any,
    done: Any,
    moves: Any,
    dice: Dice,
) -> None:
    """Play one action in every game, for the seat that was asked; a finished game starts anew at once."""
    for i in range(len(states)):
        s = states[i]
        play(s, seats[i], actions[i])
        seat = advance(s, dice)
        over = seat == NOBODY
        if over or done[i]:  # else nothing was paid in the step before either
            for p in range(s.seats):
                reward[i][p] = payoff(s, p) if over else 0.0
        done[i] = over
        if over:
            copy_state(states, i, opening, 0)
            seat = advance(s, dice)
        seats[i] = seat
        show(s, seat, obs[i], mask[i], moves)


def all_open(mask: Any, actions: Any) -> bool:
    """Return whether every game's action is one of those that are open to it."""
    open_ones = 0
    for i in range(len(actions)):
        if 0 <= actions[i] < ACTIONS:
            open_ones += mask[i][actions[i]]
    return open_ones == len(actions)


def sample_all(mask: Any, actions: Any, dice: Dice) -> None:
    """Write a random legal action for every game, chosen from its mask."""
    for i in range(len(actions)):
        count = 0
        for a in range(ACTIONS):
            count += mask[i][a]
        k = below(dice, count)
        for a in range(ACTIONS):
            if mask[i][a]:
                if k == 0:
                    actions[i] = a
                    break
                k -= 1
