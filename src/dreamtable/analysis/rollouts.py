"""Win chances by playing on from a position many times: written once, linked with a game's rules and with a policy."""

from __future__ import annotations

from typing import Any

from dreamtable.bots.tree_search import roll_out, whose_turn
from dreamtable.kit.contract.rules import ACTIONS, estimate, payoff, play, suppose
from dreamtable.kit.random import Dice
from dreamtable.kit.state import NOBODY, copy_state, ints

TO_THE_END, BY_POLICY = -1, 100


def sum_outcomes(
    root: Any, knowing: int, seat: int, actions: Any, count: int, samples: int, work: Any, dice: Dice, totals: Any
) -> None:
    """Add to `totals` the outcomes, for every seat, of playing on from root[0] by policy `samples` times.

    What the seat `knowing` cannot know is drawn anew each time; -1: everything stays as it lies.  The first `count` of
    `actions` are played for `seat` before.
    """
    moves = ints(ACTIONS)
    s = work[0]
    for _ in range(samples):
        copy_state(work, 0, root, 0)
        if knowing >= 0:
            suppose(s, knowing, dice)
        for j in range(count):
            play(s, seat, actions[j])
        last = roll_out(s, whose_turn(s, dice), moves, BY_POLICY, TO_THE_END, dice)
        for p in range(s.seats):
            totals[p] += payoff(s, p) if last == NOBODY else estimate(s, p)
