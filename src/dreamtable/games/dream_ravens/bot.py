"""How bots play Dream."""

from __future__ import annotations

from dreamtable.bots.card_bot import CardBot as Bot
from dreamtable.games.dream_ravens.cards import NAMES, ravens_on
from dreamtable.games.dream_ravens.view import View
from dreamtable.kit.contract.bot import SearchSettings

SEARCH = SearchSettings(reach=0)
PAUSES = {
    "wake_up": (1800, 3800),
    "take_up": (900, 2000),
    "draw": (900, 2000),
    "swap_in": (900, 2400),
    "discard": (900, 2400),
    "peek": (900, 2200),
    "swap": (1300, 3000),
    "ready": (900, 2200),
}
MIDDLE = 4.5  # ravens: a land of 0 is plainly good, one of 9 plainly bad


def closeness(seen: View, kind: str) -> float:
    """A face-up land is the harder to judge, the nearer it is to the middle; to wake up is never plain."""
    if kind == "wake_up":
        return 1.0
    if seen.phase != "turn" or seen.up is None:
        return 0.5
    return 1.0 - abs(ravens_on(NAMES.index(seen.up)) - MIDDLE) / MIDDLE


__all__ = ["PAUSES", "SEARCH", "Bot", "closeness"]
