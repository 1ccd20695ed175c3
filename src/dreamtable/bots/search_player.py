"""A player that looks ahead with bots/tree_search.py or bots/look_ahead.py: its memory, budget of time and threads."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import thread_time
from typing import Any

import numpy as np

from dreamtable.bots import look_ahead, tree_search
from dreamtable.bots.thinking_time import Thinking
from dreamtable.kit.contract.bot import SearchSettings
from dreamtable.kit.game import Game, compiled
from dreamtable.kit.random import generator

CHUNK = 250  # iterations between two looks at the clock
WORLDS = 16  # that flat options are tried in between two looks at the clock
HOPELESS = 2.5  # standard errors: a flat option that is worse by more is tried no further
NODES = 400_000  # of one tree; a search that has filled it is done

# A node of a tree: what came of it, first child, next sibling, action (or what was seen), who chose it, times taken,
# times available.
NODE = np.dtype([("total", "f8"), *((name, "i4") for name in ("first", "sibling", "key", "mover", "tries", "chances"))])
LOGS = np.log(np.maximum(1.0, np.arange(1 << 18)))  # looked up by the search for every child of every node


class Tree:
    """The memory of one search, whatever the game."""

    def __init__(self) -> None:
        self.nodes = np.zeros(NODES + 2 * CHUNK + 2, NODE)
        self.used = len(self.nodes)


_idle_trees: list[Tree] = []


@contextmanager
def borrowed_tree() -> Iterator[Tree]:
    """A tree to search with.  All searchers of a process share them: there are as many as ever searched at once."""
    try:
        tree = _idle_trees.pop()
    except IndexError:
        tree = Tree()
    try:
        yield tree
    finally:
        _idle_trees.append(tree)


class Searcher:
    """A searching player of one game.  The first decision compiles, or loads what was compiled before.

    Rollouts go by the policy of the level that the game names: what one may expect of the others at the table.
    """

    def __init__(self, game: Game, thinking: Thinking, settings: SearchSettings | None = None) -> None:
        self.game, self.thinking, self.settings = game, thinking, settings or game.bot.SEARCH
        method = look_ahead if self.settings.flat else tree_search
        self.fast = compiled(game, *game.policies.of(self.settings.habits), tree_search, method)
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
        if self.settings.flat:
            return self._compare(root, seat, count, seed)
        threads = self.thinking.threads
        if threads == 1:
            found = [self._search(root, seat, seed)]
        else:
            with ThreadPoolExecutor(threads) as pool:
                jobs = [pool.submit(self._search, root, seat, seed + 7919 * k) for k in range(threads)]
                found = [job.result() for job in jobs]
        visits = sum(found)
        self.iterations = int(visits.sum())
        return int(visits.argmax())

    def _compare(self, root: Any, seat: int, count: int, seed: int) -> int:
        """Return the open action that does best in supposed worlds; the policy's own if none is better for certain."""
        settings, fast, thinking = self.settings, self.fast, self.thinking
        dice, work = np.array(generator(seed), np.int64), self.game.rules.State.array(2)
        own = int(fast.own_choice(root, seat, dice))
        options = np.array([own, *(action for action in self.moves[:count] if action != own)], np.int32)
        gains, squares = np.zeros(len(options)), np.zeros(len(options))
        start, left, worlds = thread_time(), thinking.iterations, 0
        mean = error = gains
        while len(options) > 1 and worlds < settings.worlds:
            some = max(1, min(WORLDS, left // len(options))) if thinking.iterations else WORLDS
            fast.try_options(root, seat, work, options, len(options), some, settings.cutoff, gains, squares, dice)
            worlds += some
            left -= some * len(options)
            mean = gains / worlds
            error = np.sqrt(np.maximum(squares / worlds - mean * mean, 0.0) / worlds) + 1e-9
            if (left < len(options)) if thinking.iterations else thread_time() - start >= thinking.seconds:
                break
            best = int(mean.argmax())
            stay = mean + HOPELESS * error >= max(0.0, mean[best] - HOPELESS * error[best])
            stay[0] = True
            options, gains, squares, mean, error = (row[stay] for row in (options, gains, squares, mean, error))
        self.iterations = thinking.iterations - left
        best = int(mean.argmax())
        return int(options[best]) if mean[best] > settings.proof * error[best] else own

    def _search(self, root: Any, seat: int, seed: int) -> Any:
        """Grow a tree in chunks until the budget is spent; return how often each action was visited."""
        with borrowed_tree() as tree:
            return self._grow(tree, root, seat, seed)

    def _grow(self, tree: Tree, root: Any, seat: int, seed: int) -> Any:
        settings, fast, thinking = self.settings, self.fast, self.thinking
        dice, work = np.array(generator(seed), np.int64), self.game.rules.State.array(1)
        fast.clear_tree(tree.nodes, tree.used)
        start, left = thread_time(), thinking.iterations
        while True:
            some = min(CHUNK, left) if thinking.iterations else CHUNK
            fast.search(
                root, seat, work, tree.nodes, LOGS, some,
                settings.explore, settings.skill, settings.cutoff, settings.widen, settings.reach, dice,
            )  # fmt: skip
            left -= some
            tree.used = int(tree.nodes["key"][0])
            spent = left <= 0 if thinking.iterations else thread_time() - start >= thinking.seconds
            if spent or tree.used > NODES:
                break
        visits = np.zeros(fast.ACTIONS, np.int64)
        fast.add_visits(tree.nodes, visits)
        return visits
