"""How bots play Dreams and Nightmares."""

from __future__ import annotations

from dreamtable.bots.card_bot import CardBot as Bot
from dreamtable.kit.contract.bot import SearchSettings

SEARCH = SearchSettings()

__all__ = ["SEARCH", "Bot"]
