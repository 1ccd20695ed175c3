"""The policy of `dozing` in Dream Power Trick: misses sets, lays small ones, gives what is asked, doubts too often."""

from __future__ import annotations

from dreamtable.games.dream_power_trick.actions import ACCEPT, DONE, GIVE, NO_DREAM, PASS
from dreamtable.games.dream_power_trick.policies.dreaming import policy as dreaming
from dreamtable.games.dream_power_trick.rules import matches
from dreamtable.games.dream_power_trick.state import Phase, State
from dreamtable.kit.random import Dice, below

MISSES, STOPS, DOUBTS = 30, 60, 45  # per cent


def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    if s.phase == Phase.PLAY and moves[0] == PASS and below(dice, 100) < MISSES:
        return PASS
    if s.phase == Phase.SET and moves[0] == DONE and below(dice, 100) < STOPS:
        return DONE
    if s.phase == Phase.ASK:
        return moves[below(dice, count)]
    if s.phase == Phase.DECIDE:
        return NO_DREAM if below(dice, 100) < DOUBTS else ACCEPT
    if s.phase == Phase.GIVE:
        start = below(dice, count)
        for d in range(count):
            action = moves[(start + d) % count]
            if matches(action - GIVE, s.named):
                return action
        return moves[start]
    return dreaming(s, seat, moves, count, dice)
