"""The policy of `dozing` in Dream: a tired player, whose slips anybody would recognise from their own table.

It sleeps through its chance to call, or calls on a feeling; overlooks a power, or a land that is only a little better;
takes a middling land just because it lies there; and aims its powers without a plan.  It never gives a land that it has
seen for one with more ravens.
"""

from __future__ import annotations

from dreamtable.games.dream_ravens.actions import DISCARD, DRAW, KEEP, TAKE, TARGET, USE, WAKE
from dreamtable.games.dream_ravens.cards import ravens_on
from dreamtable.games.dream_ravens.policies.dreaming import RAVEN, UNSEEN, call_at, expected
from dreamtable.games.dream_ravens.policies.dreaming import policy as dreaming
from dreamtable.games.dream_ravens.rules import may_wake
from dreamtable.games.dream_ravens.state import HAND, Phase, State, has_seen, top
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import clockwise

# Per cent: calls that are missed, and made on a feeling; powers and small gains overlooked; middling lands taken;
# powers aimed anywhere.
MISSES, HURRIES, OVERLOOKS, GRABS, STRAYS = 40, 10, 30, 25, 60
FEELING = 4 * RAVEN  # more than one should have, to call
SMALL = 3  # ravens: a gain that is overlooked


def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    action = dreaming(s, seat, moves, count, dice)
    if s.phase == Phase.TURN:
        return start_of_turn(s, seat, action, dice)
    if s.phase == Phase.HOLD:
        return with_a_land(s, seat, action, dice)
    if s.phase == Phase.PEEK and below(dice, 100) < STRAYS:
        return TARGET + anothers_land(s, seat, dice)
    if s.phase == Phase.SWAP_B and s.mark // HAND == seat and below(dice, 100) < STRAYS:
        there = anothers_land(s, seat, dice)
        return action if has_seen(s, seat, there // HAND, there % HAND) else TARGET + there
    return action


def start_of_turn(s: State, seat: int, action: int, dice: Dice) -> int:
    """Miss a call or make one too early; take what lies there, if it goes where a land was never seen."""
    if action == WAKE:
        return DRAW if below(dice, 100) < MISSES else WAKE
    if may_wake(s) and expected(s, seat, seat) <= call_at(s) + FEELING and below(dice, 100) < HURRIES:
        return WAKE
    up, never_seen = ravens_on(top(s)), unseen_land(s, seat)
    if action == DRAW and never_seen >= 0 and RAVEN * up < UNSEEN + RAVEN and below(dice, 100) < GRABS:
        return TAKE + never_seen
    return action


def with_a_land(s: State, seat: int, action: int, dice: Dice) -> int:
    """Overlook that the land has a power, or that it is a little better than one that was seen."""
    if action == USE and below(dice, 100) < OVERLOOKS:
        return DISCARD
    if KEEP <= action < DISCARD and below(dice, 100) < OVERLOOKS:
        there = action - KEEP
        if has_seen(s, seat, seat, there) and ravens_on(s.hand[seat][there]) - ravens_on(s.held) <= SMALL:
            return DISCARD
    return action


def unseen_land(s: State, seat: int) -> int:
    """Return the first of one's own lands that one has not seen, or -1."""
    for i in range(HAND):
        if not has_seen(s, seat, seat, i):
            return i
    return -1


def anothers_land(s: State, seat: int, dice: Dice) -> int:
    """Return the place of any land of any other dream."""
    return clockwise(s, seat, 1 + below(dice, s.seats - 1)) * HAND + below(dice, HAND)
