"""Dream Power Trick, played by a gambler: doubts a lot, bluffs a lot.

It asks whoever has the fewest cards (a player with one or two cards can hardly have the colour) and says "No Dream!"
on a hunch: the likelier a lie, the more often, and nearly always against a hand of one or two.  Asked itself, with
many cards in the hand, where everybody will think that it has the colour, it slips over its dullest card of any
colour now and then, and keeps the good one.  Behind near the end it doubts everything: only a big swing can help.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dream_power_trick import (
    ACCEPT,
    ASK,
    ASKING,
    COLOURS,
    DECIDE,
    GIVE,
    GIVING,
    NO_DREAM,
    PASS,
    PLAY,
    chance_of_none,
    dullest_card,
    fewest_of_others,
    lay_all,
    leader,
    rarest_colour,
    unseen_kinds,
    usefulness,
)
from dreamtable.kit.random import Dice, below

HUNCH = 35  # doubts with this chance in a hundred, and one more for each in a hundred that a lie is likely
BLUFF = 40  # slips over another colour with this chance in a hundred
MANY = 5  # from so many cards on
NEAR_END = 8  # so many cards left in the pile are nearly none


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action of a gambler."""
    last = s.phase == PLAY and s.pile_n == 1 and moves[0] == PASS
    if last and not s.finish_lap and s.hand_n[seat] + 1 < fewest_of_others(s, seat):
        return PASS
    if s.phase == ASKING:
        left = unseen_kinds(s, seat)
        q = leader(s, seat)
        return ASK + q * COLOURS + rarest_colour(s, seat, q, left)
    if s.phase == GIVING:
        left = unseen_kinds(s, seat)
        card = dullest_card(s, seat, s.named, left)
        dull = dullest_card(s, seat, -1, left)
        precious = card >= 0 and usefulness(s, seat, card, left) > usefulness(s, seat, dull, left) + 2.0
        if card < 0 or (precious and s.hand_n[seat] >= MANY and below(dice, 100) < BLUFF):
            return GIVE + dull
        return GIVE + card
    if s.phase == DECIDE:
        size = s.hand_n[s.giver] + 1
        none = chance_of_none(s, seat, s.giver, s.named, size, unseen_kinds(s, seat))
        late = s.pile_n <= NEAR_END and s.hand_n[seat] > fewest_of_others(s, seat)
        doubts = late or below(dice, 100) < HUNCH + int(100.0 * none)
        return NO_DREAM if doubts else ACCEPT
    return lay_all(s, seat, moves, count)
