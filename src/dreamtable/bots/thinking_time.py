"""How long a bot may think about a decision, and how long it pauses before its move."""

from __future__ import annotations

from msgspec import Struct


class Thinking(Struct, frozen=True):
    """The budget of a bot, whatever its game."""

    seconds: float = 0.3  # of CPU for a lucid decision
    iterations: int = 0  # instead of seconds: the same answer on every machine
    threads: int = 1
    pace: float = 1.0  # scales the pauses before a move; 0: none, as in simulations
