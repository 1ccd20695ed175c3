"""How bots play Dreams and Nightmares."""

from __future__ import annotations

from dreamtable.bots.card_bot import CardBot as Bot
from dreamtable.games.dreams_and_nightmares.cards import SPOTS
from dreamtable.games.dreams_and_nightmares.view import View
from dreamtable.kit.contract.bot import SearchSettings

SEARCH = SearchSettings()
PAUSES = {"draw": (800, 2000), "play": (900, 2400), "pass": (800, 2000)}


def closeness(seen: View, kind: str) -> float:
    """A turn is the weightier, the nearer anybody is to a full row."""
    return max(seen.dreams) / SPOTS


__all__ = ["PAUSES", "SEARCH", "Bot", "closeness"]
