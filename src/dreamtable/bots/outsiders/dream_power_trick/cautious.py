"""Dream Power Trick, played like a careful regular of the club.

It lays the largest set it has, whole.  It asks the player with the fewest cards for the colour which, after all that
it has seen, that player hardly can have; and it says "No Dream!"  only when it is quite sure (even chances at two
seats, more at fuller tables). Asked itself it is honest: of the named colour if it has one, the card that it needs
least.  With the last card of the pile it ends the game if that wins.
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
)
from dreamtable.kit.random import Dice

SURE = (0.0, 0.0, 0.45, 0.55, 0.58)  # doubts when so sure, by seats


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action of a careful player."""
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
        return GIVE + (card if card >= 0 else dullest_card(s, seat, -1, left))
    if s.phase == DECIDE:
        none = chance_of_none(s, seat, s.giver, s.named, s.hand_n[s.giver] + 1, unseen_kinds(s, seat))
        return NO_DREAM if none >= SURE[s.seats] else ACCEPT
    return lay_all(s, seat, moves, count)
