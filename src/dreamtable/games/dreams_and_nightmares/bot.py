"""How bots play Dreams and Nightmares."""

from __future__ import annotations

from dreamtable.bots.cards import CardBot as Bot
from dreamtable.bots.lucid import Style

STYLE = Style()

__all__ = ["STYLE", "Bot"]
