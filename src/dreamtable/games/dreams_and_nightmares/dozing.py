"""Dreams and Nightmares, half asleep: overlooks a good part of what it could do."""

from __future__ import annotations

from dreamtable.games.dreams_and_nightmares import tactics
from dreamtable.games.dreams_and_nightmares.rules import State
from dreamtable.kit.dice import Dice, below

awake = tactics.policy
OVERLOOKS = 40  # per cent of the moves that are open


def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    noticed = 0
    for j in range(count):
        if below(dice, 100) >= OVERLOOKS or (noticed == 0 and j == count - 1):
            moves[noticed] = moves[j]
            noticed += 1
    return awake(s, seat, moves, noticed, dice)
