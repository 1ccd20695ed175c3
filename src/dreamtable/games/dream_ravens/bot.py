"""How bots play Dream."""

from __future__ import annotations

from dreamtable.bots.card_bot import CardBot as Bot
from dreamtable.kit.contract.bot import SearchSettings

SEARCH = SearchSettings(reach=0)

__all__ = ["SEARCH", "Bot"]
