"""How a bot leads: which adjective to ask, where to jump, when to stop.

Both questions are one: how likely do we still win after this?  `hope` answers it for the end of a turn, from the dreams
that are left, the kite and its stars; the way there is a chain of jumps, the safest first.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from dreamtable.games.dream_diary.policies.belief import Deals, answer_chances
from dreamtable.games.dream_diary.policies.eye import Reals, chances


class Standing(msgspec.Struct, frozen=True):
    """Where the Leader's turn stands."""

    left: int  # dreams in all hands
    kite: int
    stars: int
    successes: int


CALM, PER_SPACE, PER_DREAM, PER_STAR = 0.0, 0.9, 0.55, 1.2
CLARITY = 0.02  # what a bit of knowledge about nightmares is worth to those who lead after me


def hope(left: int, kite: int, stars: int) -> float:
    """How likely the game is won from the end of a turn."""
    if left == 0:
        return 1.0
    if kite <= 0 or stars <= 0:
        return 0.0
    return float(1 / (1 + np.exp(-(CALM + PER_SPACE * kite - PER_DREAM * left + PER_STAR * (stars - 1)))))


def prospects(turn: Standing, safe: Reals) -> tuple[Reals, Reals]:
    """The hope if one stops now, and if one goes on; `safe` has a row of places, the safest first, for each case."""
    n = min(safe.shape[1], turn.left)

    def stopping(more: int, stars: int) -> float:
        found = turn.successes + more
        return hope(turn.left - more, turn.kite - (found < 2), stars)

    best = np.full(len(safe), stopping(n, turn.stars))
    going = best
    for k in reversed(range(n)):
        going = safe[:, k] * best + (1 - safe[:, k]) * stopping(k, turn.stars - 1)
        best = np.maximum(going, stopping(k, turn.stars))
    return np.full(len(safe), stopping(0, turn.stars)), going


def jump(turn: Standing, deals: Deals) -> int | None:
    """The place to jump to, or None to stop."""
    safe = deals.safe()
    order = np.argsort(-safe, kind="stable")
    if not len(order) or safe[order[0]] <= 0:
        return None
    stop, go = prospects(turn, safe[order][None, :])
    return deals.places[order[0]] if go[0] >= stop[0] else None


def safest(turn: Standing, deals: Deals, bold: float) -> int | None:
    """By habit: the safest place if it is safe enough, or if nothing else can keep the kite on its track."""
    safe = deals.safe()
    if not len(safe) or safe.max() <= 0:
        return None
    doomed = turn.kite == 1 and turn.successes < 2
    needed = bold if turn.stars > 1 else (1 + bold) / 2
    return deals.places[int(safe.argmax())] if doomed or safe.max() >= needed else None


def ask(turn: Standing, deals: Deals, words: Sequence[str], blur: float) -> dict[str, float]:
    """For each adjective, how good its answers are expected to be for us."""
    here = np.array(deals.places, dtype=np.int64) - 1
    nobody = np.zeros(0)
    worth = {}
    for word in words:
        fit = chances(word, blur)[here]
        told = [answer_chances(members, fit, nobody) for members in deals.hands]
        worth[word] = expected(turn, deals, told)
    return worth


def expected(turn: Standing, deals: Deals, told: Sequence[Reals]) -> float:
    """The hope after the answers, over all that they may be; told[seat][answer] is likely so much in each deal."""
    joint = np.ones((1, len(deals.nightmares)))
    for seat in told:
        joint = (joint[:, None, :] * seat[None, :, :]).reshape(-1, joint.shape[1])
    weight = joint.sum(axis=1)
    bad = joint @ deals.nightmares / weight[:, None]
    go = np.maximum(*prospects(turn, 1 - np.sort(bad, axis=1)))
    doubt = bad.clip(1e-6, 1 - 1e-6)
    entropy = -(doubt * np.log2(doubt) + (1 - doubt) * np.log2(1 - doubt)).sum(axis=1)
    return float(weight @ (go - CLARITY * entropy)) / joint.shape[1]
