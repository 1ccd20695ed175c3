"""Information-set Monte Carlo tree search: written once, linked with a game's rules and with a policy.

Every iteration draws hidden cards anew with suppose(), walks down the tree, adds a node, plays on by policy, and
credits the outcome to every seat that chose on the way.  An iteration ends at a new deal at the latest: estimate() then
says what the position is worth.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from dreamtable.kit.contract.rules import (
    ACTIONS,
    asked,
    due,
    estimate,
    habit,
    legal,
    payoff,
    play,
    policy,
    seen,
    suppose,
    timeout,
)
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import CHANCE, CLOCK, NOBODY, copy_state, floats, ints

DEPTH, MOST_SEATS = 256, 10


def whose_turn(s: Any, dice: Dice) -> int:
    """Let clocks run out until a seat is asked; return that seat, NOBODY at the end, or CHANCE before a new deal."""
    seat = asked(s)
    while seat == CLOCK:
        timeout(s, due(s), dice)
        seat = asked(s)
    return seat


def roll_out(s: Any, seat: int, moves: Any, skill: int, cutoff: int, dice: Dice) -> int:
    """Play on, `skill` per cent of the actions by policy() and the others at random, `cutoff` actions at the most.

    Return the seat that would be asked next, NOBODY at the end, or CHANCE before a new deal.
    """
    steps = 0
    while 0 <= seat < CHANCE and steps != cutoff:
        if skill >= 100 or below(dice, 100) < skill:
            action = habit(s, seat, moves, dice)
        else:
            action = moves[below(dice, legal(s, seat, moves))]
        play(s, seat, action)
        steps += 1
        seat = whose_turn(s, dice)
    return seat


def untried(
    s: Any, seat: int, moves: list[int], count: int, mark: Any, stamp: int, fresh: int, skill: int, dice: Dice
) -> int:
    """Return the action to add to the tree: what policy() would do if that is new, else any new one.

    Actions that have no node yet are those with mark[action] == stamp; there are `fresh` of them.
    """
    if skill > 0:
        action: int = policy(s, seat, moves, count, dice)
        if mark[action] == stamp:
            return action
    r = below(dice, fresh)
    for j in range(count):
        if mark[moves[j]] == stamp:
            if r == 0:
                return moves[j]
            r -= 1
    return moves[0]


def search(
    root: Any,
    me: int,
    work: Any,
    tree: Any,
    logs: Any,
    iterations: int,
    explore: float,
    skill: int,
    cutoff: int,
    widen: float,
    reach: int,
    dice: Dice,
) -> None:
    """Run more iterations for seat `me`, who is to act in root[0]; tree[0].key is the number of nodes so far.

    Children of a node are keyed by action, and by what the seat then sees if the game defines seen(); UCB1 counts
    availability, not visits of the parent.  A node visited n times has at most about `widen` * sqrt(n) children,
    policy()'s choice first.  The tree goes `reach` actions deep; deeper, policies play that do not see hidden cards,
    which is the better model of people who cannot see them either.  logs[n] is log(n), or near enough after its end.
    """
    path, moves, mark, value = ints(2 * DEPTH), ints(ACTIONS), ints(ACTIONS), floats(MOST_SEATS)
    stamp, last = 0, len(logs) - 1
    s = work[0]
    for _ in range(iterations):
        copy_state(work, 0, root, 0)
        suppose(s, me, dice)
        seat, node, depth, plies, inside, chose = me, 0, 1, 0, True, 0  # path[0] is the root
        while inside and 0 <= seat < CHANCE and plies < reach:
            count = legal(s, seat, moves)
            stamp += 1
            for j in range(count):
                mark[moves[j]] = stamp
            fresh, best, pick = count, -1.0, 0
            child = tree[node].first
            while child > 0:
                it = tree[child]
                if it.key < ACTIONS and mark[it.key] == stamp:
                    mark[it.key] = 0
                    fresh -= 1
                    it.chances += 1
                    share = 1.0 / it.tries
                    u = it.total * share + explore * sqrt(logs[min(it.chances, last)] * share)
                    if u > best:
                        best, pick = u, child
                child = it.sibling
            if fresh > 0 and (pick == 0 or count - fresh <= widen * sqrt(tree[node].tries)):
                action, inside = untried(s, seat, moves, count, mark, stamp, fresh, skill, dice), False
                pick = add_child(tree, node, action, seat)
            path[depth] = pick
            depth += 1
            plies += 1
            chose |= 1 << seat
            play(s, seat, tree[pick].key)
            node = pick
            seat = whose_turn(s, dice)
            if inside and 0 <= seat < CHANCE:
                news = seen(s, me)
                if news > 0:  # branch on what we saw
                    child = tree[pick].first
                    while child > 0 and tree[child].key != ACTIONS + news:
                        child = tree[child].sibling
                    if child == 0:
                        child, inside = add_child(tree, pick, ACTIONS + news, NOBODY), False
                    node = child
                    path[depth] = child
                    depth += 1
        seat = roll_out(s, seat, moves, skill, cutoff, dice)
        for p in range(s.seats):
            if chose >> p & 1:
                value[p] = payoff(s, p) if seat == NOBODY else estimate(s, p)
        for d in range(depth):
            it = tree[path[d]]
            it.tries += 1
            if it.mover >= 0:
                it.total += value[it.mover]


def add_child(tree: Any, parent: int, key: int, mover: int) -> int:
    """Add a child to a node; return its number."""
    child: int = tree[0].key
    tree[0].key = child + 1
    it, above = tree[child], tree[parent]
    it.key, it.mover, it.chances = key, mover, 1
    it.sibling, above.first = above.first, child
    return child


def clear_tree(tree: Any, nodes: int) -> None:
    """Empty a tree of so many nodes: only the root is left."""
    for n in range(nodes):
        it = tree[n]
        it.total = 0.0
        it.first = it.sibling = it.key = it.mover = it.tries = it.chances = 0
    tree[0].key = 1
    tree[0].mover = NOBODY


def add_visits(tree: Any, visits: Any) -> None:
    """Add to `visits` how often each action was tried at the root."""
    child = tree[0].first
    while child > 0:
        visits[tree[child].key] += tree[child].tries
        child = tree[child].sibling
