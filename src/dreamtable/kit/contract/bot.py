"""The contract of bot.py: who plays on a seat that no person takes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from dreamtable.kit.contract.game_file import GameFile


class SearchSettings(msgspec.Struct, frozen=True):
    """How `lucid` looks ahead in a game: by a tree (bots/tree_search.py), or flat (bots/look_ahead.py)."""

    explore: float = 0.7  # weight of what was tried little against what went well
    skill: int = 100  # per cent of the actions of a rollout that are chosen by policy, not at random
    cutoff: int = -1  # actions of a rollout at the most; -1: to the end of the deal
    widen: float = 99.0  # children of a node visited n times: at most about this, times the square root of n
    reach: int = 99  # actions that the tree is deep; 0: the policy of `lucid` alone, without search
    habits: str = "dreaming"  # the level whose policy plays on in rollouts
    flat: bool = False  # no tree: all open actions are compared in the same worlds
    worlds: int = 400  # if flat: supposed worlds at the most
    proof: float = 1.0  # if flat: standard errors by which an action must be better than the policy's own choice


class BotPart(GameFile):
    """The bots of a game.  A game without bot.py is played at random."""

    FILE = "bot.py"

    Bot: Any = None  # a subclass of bots.player.Bot, made by Bot(game, level, thinking)
    SEARCH: SearchSettings = SearchSettings()
    # In a card game, by kind of move: the least and the most milliseconds before it.
    PAUSES: Mapping[str, tuple[int, int]] = MappingProxyType({})

    # Kinds of moves that a bot of level `random` never makes, because at random they only spoil the game for others.
    NEVER_AT_RANDOM: Collection[str] = ()

    def closeness(self, seen: Any, kind: str) -> float:
        """How close a decision looks to somebody who watches, from 0 (plain) to 1 (it could go either way).

        `seen` is what a watcher sees before the move, and `kind` what kind of move it is.  Nothing else may count: a
        pause is seen by everyone.
        """
        return 0.5
