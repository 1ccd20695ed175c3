"""What a bot's policy would do in every game of a batch; linked like the engine, with the policy of that bot."""

from __future__ import annotations

from typing import Any

from dreamtable.kit.contract.rules import ACTIONS, legal, policy
from dreamtable.kit.random import Dice
from dreamtable.kit.state import ints


def advise_all(states: Any, seats: Any, actions: Any, dice: Dice) -> None:
    """Write into `actions` what the policy does for the seat that is asked in each game."""
    moves = ints(ACTIONS)
    for i in range(len(actions)):
        count = legal(states[i], seats[i], moves)
        actions[i] = policy(states[i], seats[i], moves, count, dice) if count > 1 else moves[0]
