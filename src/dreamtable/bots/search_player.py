"""A player that searches with bots/tree_search.py: its memory, its budget of time and its threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Any

import numpy as np

from dreamtable.bots import tree_search
from dreamtable.bots.thinking_time import Thinking
from dreamtable.kit.contract.bot import SearchSettings
from dreamtable.kit.game import Game, compiled
from dreamtable.kit.random import generator

CHUNK = 250  # iterations between two looks at the clock
NODES = 400_000  # of one tree; a search that has filled it is done

# A node of a tree: what came of it, first child, next sibling, action (or what was seen), who chose it, times taken,
# times available.
NODE = np.dtype([("total", "f8"), *((name, "i4") for name in ("first", "sibling", "key", "mover", "tries", "chances"))])
LOGS = np.log(np.maximum(1.0, np.arange(1 << 18)))  # looked up by the search for every child of every node


class SearchMemory:
    """What one thread needs to search: a tree and a state to work on."""

    def __init__(self, game: Game) -> None:
        self.work = game.rules.State.array(1)
        self.tree = np.zeros(NODES + 2 * CHUNK + 2, NODE)
        self.used = len(self.tree)


class Searcher:
    """A searching player of one game.  The first decision compiles, or loads what was compiled before.

    Rollouts go by the policy of `dreaming`: what one may expect of the others at the table.
    """

    def __init__(self, game: Game, thinking: Thinking, settings: SearchSettings | None = None) -> None:
        self.game, self.thinking, self.settings = game, thinking, settings or game.bot.SEARCH
        self.fast = compiled(game, *game.policies.of("dreaming"), tree_search)
        self.memories = [SearchMemory(game) for _ in range(thinking.threads)]
        self.moves = np.zeros(self.fast.ACTIONS, np.int32)
        self.iterations = 0  # of the last decision

    def decide(self, s: Any, seat: int, seed: int) -> int:
        """Return the action for a seat, from any state that it cannot tell from the true one."""
        return self.decide_in(s.to_numpy(), seat, seed)

    def decide_in(self, root: Any, seat: int, seed: int) -> int:
        """Return the action for a seat, from a state in an array of one."""
        count = self.fast.legal(root[0], seat, self.moves)
        if count == 1:
            return int(self.moves[0])
        if len(self.memories) == 1:
            found = [self._search(self.memories[0], root, seat, seed)]
        else:
            with ThreadPoolExecutor(len(self.memories)) as pool:
                jobs = [pool.submit(self._search, m, root, seat, seed + 7919 * k) for k, m in enumerate(self.memories)]
                found = [job.result() for job in jobs]
        visits = sum(found)
        self.iterations = int(visits.sum())
        return int(visits.argmax())

    def _search(self, memory: SearchMemory, root: Any, seat: int, seed: int) -> Any:
        """Grow a tree in chunks until the budget is spent; return how often each action was visited."""
        settings, fast, thinking = self.settings, self.fast, self.thinking
        dice = np.array(generator(seed), np.int64)
        fast.clear_tree(memory.tree, memory.used)
        start, left = thread_time(), thinking.iterations
        while True:
            some = min(CHUNK, left) if thinking.iterations else CHUNK
            fast.search(
                root, seat, memory.work, memory.tree, LOGS, some,
                settings.explore, settings.skill, settings.cutoff, settings.widen, settings.reach, dice,
            )  # fmt: skip
            left -= some
            memory.used = int(memory.tree["key"][0])
            spent = left <= 0 if thinking.iterations else thread_time() - start >= thinking.seconds
            if spent or memory.used > NODES:
                break
        visits = np.zeros(fast.ACTIONS, np.int64)
        fast.add_visits(memory.tree, visits)
        return visits
