"""The policy of `dozing` in Dream: `dreaming` with a poor memory and a few careless moves."""

from __future__ import annotations

from dreamtable.games.dream_ravens.actions import WAKE
from dreamtable.games.dream_ravens.policies.dreaming import policy as dreaming
from dreamtable.games.dream_ravens.state import HAND, State, has_seen
from dreamtable.kit.random import Dice, below

FORGETS, ERRS = 8, 3  # per cent: each land, at each decision; any move but a call


def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """Forget some of the lands that were seen, for this decision only, and choose as `dreaming` would."""
    if below(dice, 100) < ERRS:
        action = moves[below(dice, count)]
        return action if action != WAKE else moves[1]
    gone = 0
    for spot in range(s.seats * HAND):
        if has_seen(s, seat, spot // HAND, spot % HAND) and below(dice, 100) < FORGETS:
            gone |= 1 << spot
            s.knows[spot // HAND][spot % HAND] &= ~(1 << seat)
    action = dreaming(s, seat, moves, count, dice)
    for spot in range(s.seats * HAND):
        if gone >> spot & 1:
            s.knows[spot // HAND][spot % HAND] |= 1 << seat
    return action
