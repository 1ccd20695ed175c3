"""How bots play Dream."""

from __future__ import annotations

from dreamtable.bots.cards import CardBot as Bot
from dreamtable.bots.lucid import Style

STYLE = Style(reach=0)

__all__ = ["STYLE", "Bot"]
