"""Flat look-ahead: every open action is tried in the same supposed worlds, with the same luck, and policies play on.

Written once, linked with a game's rules and with the policies of a level.  What an action gains over the policy's own
choice is known far sooner than what either is worth, because both met the same cards.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.tree_search import roll_out, whose_turn
from dreamtable.kit.contract.rules import ACTIONS, estimate, legal, payoff, play, policy, suppose
from dreamtable.kit.random import Dice
from dreamtable.kit.state import NOBODY, copy_state, ints

ALWAYS = 100  # per cent of the actions of a rollout that are chosen by policy


def own_choice(root: Any, me: int, dice: Dice) -> int:
    """Return what the policy would do without looking ahead."""
    moves = ints(ACTIONS)
    return policy(root[0], me, moves, legal(root[0], me, moves), dice)


def try_options(
    root: Any,
    me: int,
    work: Any,
    options: Any,
    count: int,
    worlds: int,
    cutoff: int,
    gains: Any,
    squares: Any,
    dice: Dice,
) -> None:
    """Try options[:count] in so many supposed worlds, for seat `me` who is to act in root[0].

    Adds to gains[k] by how much option k went better than options[0], and to squares[k] the square of that.
    """
    moves = ints(ACTIONS)
    s = work[1]
    for _ in range(worlds):
        copy_state(work, 0, root, 0)
        suppose(work[0], me, dice)
        same_luck, first = dice[1], 0.0
        for k in range(count):
            copy_state(work, 1, work, 0)
            dice[1] = same_luck
            play(s, me, options[k])
            seat = roll_out(s, whose_turn(s, dice), moves, ALWAYS, cutoff, dice)
            value = payoff(s, me) if seat == NOBODY else estimate(s, me)
            if k == 0:
                first = value
            gains[k] += value - first
            squares[k] += (value - first) * (value - first)
