"""How a bot leads: which adjective to ask, where to jump, when to stop.

Every choice is made by how likely the game is then won.  `hope` estimates that at the end of a turn, from the dreams
that are left, the kite and its stars; until then the Leader is supposed to jump to the safest place each time.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from dreamtable.games.dream_diary.policies.deal_belief import Deals, answer_chances
from dreamtable.games.dream_diary.policies.picture_opinion import Reals, chances


class Standing(msgspec.Struct, frozen=True):
    """The state of the Leader's turn."""

    left: int  # dreams in all hands
    kite: int
    stars: int
    successes: int


BASE, PER_SPACE, PER_DREAM, PER_STAR = 0.0, 0.9, 0.55, 1.2
CLARITY = 0.02  # the worth, for later turns, of one bit of knowledge about the nightmares


def hope(left: int, kite: int, stars: int) -> float:
    """An estimate, at the end of a turn, of how likely the game is won."""
    if left == 0:
        return 1.0
    if kite <= 0 or stars <= 0:
        return 0.0
    return float(1 / (1 + np.exp(-(BASE + PER_SPACE * kite - PER_DREAM * left + PER_STAR * (stars - 1)))))


def prospects(turn: Standing, safe: Reals) -> tuple[Reals, Reals]:
    """The hope after stopping now and after jumping on, one value for each row of `safe`.

    A row holds the safety of all places, the safest first.
    """
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
    """The place to jump to for the best hope, or None to stop."""
    safe = deals.safe()
    order = np.argsort(-safe, kind="stable")
    if not len(order) or safe[order[0]] <= 0:
        return None
    stop, go = prospects(turn, safe[order][None, :])
    return deals.places[order[0]] if go[0] >= stop[0] else None


def safest(turn: Standing, deals: Deals, bold: float) -> int | None:
    """The safest place if it is as safe as `bold`, or if only a jump can keep the kite on its track; None to stop."""
    safe = deals.safe()
    if not len(safe) or safe.max() <= 0:
        return None
    doomed = turn.kite == 1 and turn.successes < 2
    needed = bold if turn.stars > 1 else (1 + bold) / 2
    return deals.places[int(safe.argmax())] if doomed or safe.max() >= needed else None


def ask(
    turn: Standing, deals: Deals, words: Sequence[str], blur: float, unseen: tuple[int, ...] = ()
) -> dict[str, float]:
    """For each adjective the hope after its answers, on average over what they may be."""
    here = np.array(deals.places, dtype=np.int64) - 1
    nobody = np.zeros(0)
    worth = {}
    for word in words:
        fit = chances(word, blur, unseen=unseen)[here]
        told = [answer_chances(members, fit, nobody) for members in deals.hands]
        worth[word] = expected(turn, deals, told)
    return worth


def expected(turn: Standing, deals: Deals, told: Sequence[Reals]) -> float:
    """The hope after a question, on average over all answers; told[seat][answer] holds its probability in each deal."""
    joint = np.ones((1, len(deals.nightmares)))
    for seat in told:
        joint = (joint[:, None, :] * seat[None, :, :]).reshape(-1, joint.shape[1])
    weight = joint.sum(axis=1)
    bad = joint @ deals.nightmares / weight[:, None]
    go = np.maximum(*prospects(turn, 1 - np.sort(bad, axis=1)))
    doubt = bad.clip(1e-6, 1 - 1e-6)
    entropy = -(doubt * np.log2(doubt) + (1 - doubt) * np.log2(1 - doubt)).sum(axis=1)
    return float(weight @ (go - CLARITY * entropy)) / joint.shape[1]
