"""Dreams and Nightmares, half asleep: every now and then plays whatever comes to hand."""

from __future__ import annotations

from dreamtable.games.dreams_and_nightmares import tactics
from dreamtable.games.dreams_and_nightmares.rules import State
from dreamtable.kit.dice import Dice, below

awake = tactics.policy
ERRS = 35  # per cent: any move


def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    return moves[below(dice, count)] if below(dice, 100) < ERRS else awake(s, seat, moves, count, dice)
