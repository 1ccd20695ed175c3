"""The contract of bot.py: who plays on a seat that no person takes."""

from __future__ import annotations

from typing import Any

import msgspec

from dreamtable.kit.contract.game_part import GamePart


class SearchSettings(msgspec.Struct, frozen=True):
    """How the search of bots/tree_search.py looks ahead in a game."""

    explore: float = 0.7  # weight of what was tried little against what went well
    skill: int = 100  # per cent of the actions of a rollout that are chosen by policy, not at random
    cutoff: int = -1  # actions of a rollout at the most; -1: to the end of the deal
    widen: float = 99.0  # children of a node visited n times: at most about this, times the square root of n
    reach: int = 99  # actions that the tree is deep; 0: the policy of `lucid` alone, without search


class BotPart(GamePart):
    """The bots of a game.  A game without bot.py is played at random."""

    FILE = "bot.py"

    Bot: Any = None  # a subclass of bots.player.Bot, made by Bot(game, level, thinking)
    SEARCH: SearchSettings = SearchSettings()
