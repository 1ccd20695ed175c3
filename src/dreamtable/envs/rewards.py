"""What an agent is paid at the end of a game."""

from __future__ import annotations

from typing import Any

from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game

REWARDS = ("win", "points", "margin")


def check_reward(reward: str) -> str:
    """Return the name of a reward; raise Invalid if there is none such."""
    if reward not in REWARDS:
        raise Invalid("bad_reward", f"A reward is one of {', '.join(REWARDS)}, not {reward!r}.")
    return reward


def paid(game: Game, s: Any, seat: int, reward: str) -> float:
    """What a seat is paid in a finished game.

    win     the payoff: its share of the win
    points  what the game counts, negative where fewer are better
    margin  the same, less what the best of the others has
    """
    if reward == "win":
        return float(game.plain.payoff(s, seat))
    sign = -1.0 if game.scoring.FEWER_IS_BETTER else 1.0
    points = [sign * x for x in game.scoring.points(s)]
    return points[seat] - max((x for p, x in enumerate(points) if p != seat), default=0.0) * (reward == "margin")
