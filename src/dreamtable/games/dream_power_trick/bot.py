"""How bots play Dream Power Trick."""

from __future__ import annotations

from dreamtable.bots.card_bot import CardBot as Bot
from dreamtable.games.dream_power_trick.view import View
from dreamtable.kit.contract.bot import SearchSettings

SEARCH = SearchSettings(habits="lucid", flat=True)
PAUSES = {
    "pass": (900, 2000),
    "discard": (900, 2400),
    "ask": (900, 2200),
    "give": (1200, 2800),
    "accept": (1400, 3400),
    "no_dream": (1600, 3600),
}
EVEN = 3 / 7  # the chance of a lie at which a doubt is neither right nor wrong
RAINBOW = 0.15  # how often a card is of every colour


def closeness(seen: View, kind: str) -> float:
    """To give and to doubt are the harder, the less a hand of that size says about whether it has the colour."""
    if seen.giver is None:
        return 0.5
    held = seen.hand_counts[seen.giver] + seen.gift_lies
    lacking = ((1 - 1 / len(seen.colours)) * (1 - RAINBOW)) ** held
    return max(0.0, 1 - abs(lacking - EVEN) / EVEN)


__all__ = ["PAUSES", "SEARCH", "Bot", "closeness"]
