"""How long a bot may think about a decision, and how long it pauses before its move.

A pause is seen by everyone, so it must not tell what only the bot knows: whether it had a choice, what it holds,
whether its gift is a lie.  It therefore depends on three things only: the kind of move, which everybody is about to
see; how close the decision looks to somebody who merely watches (`closeness` in a game's bot.py, which is handed a
watcher's view and nothing else); and chance.  The time that the bot really thought is part of the pause.
"""

from __future__ import annotations

from msgspec import Struct

USUAL = (700, 1700)  # milliseconds for a move whose game says nothing else
PLAIN, CLOSE = 0.7, 1.5  # how a pause is stretched when nothing is in doubt, and when it could go either way


class Thinking(Struct, frozen=True):
    """The budget of a bot, whatever its game."""

    seconds: float = 0.3  # of CPU for a lucid decision
    iterations: int = 0  # instead of seconds: the same answer on every machine
    threads: int = 1
    pace: float = 1.0  # scales the pauses before a move; 0: none, as in simulations
