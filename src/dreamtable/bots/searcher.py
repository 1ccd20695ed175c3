"""Thinking with the search of bots/search.py: budgets and threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from time import thread_time
from typing import Any

import msgspec
import numpy as np

from dreamtable.bots.player import Thinking
from dreamtable.kit.game import Game, compiled
from dreamtable.kit.random import generator

CHUNK = 250  # iterations between two looks at the clock
NODES = 400_000  # of one tree; a search that has filled it is done

# A node of a tree: what came of it, first child, next sibling, action (or what was seen), who chose it, times taken,
# times available.
NODE = np.dtype([("total", "f8"), *((name, "i4") for name in ("first", "sibling", "key", "mover", "tries", "chances"))])
LOGS = np.log(np.maximum(1.0, np.arange(1 << 18)))  # looked up by the search for every child of every node


class SearchSettings(msgspec.Struct, frozen=True):
    """How to search a game."""

    explore: float = 0.7
    skill: int = 100  # per cent of rollout actions by policy
    cutoff: int = -1  # actions of a rollout; -1: to the end of the deal
    widen: float = 99.0
    reach: int = 99  # actions that the tree is deep; 0: the sharp policy alone, without search


def style_of(game: Game) -> SearchSettings:
    style: SearchSettings = import_module(f"{game.package}.bot").SEARCH
    return style


class SearchMemory:
    """What one thread needs to search: a tree and a state to work on."""

    def __init__(self, game: Game) -> None:
        self.work = game.rules.State.array(1)
        self.tree = np.zeros(NODES + 2 * CHUNK + 2, NODE)
        self.used = len(self.tree)


class Searcher:
    """A searching player of one game.  The first decision compiles, or loads what was compiled before.

    Rollouts go by the game's tactics, the habits of `dreaming`: what one may expect of the others at the table.
    """

    def __init__(self, game: Game, thinking: Thinking, style: SearchSettings | None = None) -> None:
        self.game, self.thinking, self.style = game, thinking, style or style_of(game)
        self.fast = compiled(game, f"{game.package}.policies.dreaming", "dreamtable.bots.search")
        self.groves = [SearchMemory(game) for _ in range(thinking.threads)]
        self.room = np.zeros(self.fast.ACTIONS, np.int32)
        self.iterations = 0  # of the last decision

    def decide(self, s: Any, seat: int, seed: int) -> int:
        """The action for a seat, from any state that it cannot tell from the true one."""
        return self.decide_in(s.to_numpy(), seat, seed)

    def decide_in(self, root: Any, seat: int, seed: int) -> int:
        """The same for a state in an array of one."""
        count = self.fast.legal(root[0], seat, self.room)
        if count == 1:
            return int(self.room[0])
        if len(self.groves) == 1:
            found = [self._grow(self.groves[0], root, seat, seed)]
        else:
            with ThreadPoolExecutor(len(self.groves)) as pool:
                jobs = [pool.submit(self._grow, g, root, seat, seed + 7919 * k) for k, g in enumerate(self.groves)]
                found = [job.result() for job in jobs]
        visits = sum(found)
        self.iterations = int(visits.sum())
        return int(visits.argmax())

    def _grow(self, grove: SearchMemory, root: Any, seat: int, seed: int) -> Any:
        """Anytime: grow the tree in chunks until the budget is spent; return the visits of each action."""
        style, fast, thinking = self.style, self.fast, self.thinking
        dice = np.array(generator(seed), np.int64)
        fast.plant(grove.tree, grove.used)
        start, left = thread_time(), thinking.iterations
        while True:
            some = min(CHUNK, left) if thinking.iterations else CHUNK
            fast.search(
                root, seat, grove.work, grove.tree, LOGS, some,
                style.explore, style.skill, style.cutoff, style.widen, style.reach, dice,
            )  # fmt: skip
            left -= some
            grove.used = int(grove.tree["key"][0])
            spent = left <= 0 if thinking.iterations else thread_time() - start >= thinking.seconds
            if spent or grove.used > NODES:
                break
        visits = np.zeros(fast.ACTIONS, np.int64)
        fast.harvest(grove.tree, visits)
        return visits
