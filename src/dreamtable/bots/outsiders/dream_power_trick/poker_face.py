"""Dream Power Trick, played like poker: what one does is mixed, so that nothing can be read from it.

It asks whoever has the fewest cards for one of the two colours that the hand is least likely to have; it is honest
four times in five if it can be, and lies with the card it would miss least.  A gift is doubted by its odds: lies that
must be, and one honest chance in six to lie; between a third and a half it tosses a coin that is weighted by them.  It
lays the largest set that it has.
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
    chance_of_none,
    dullest_card,
    in_deck,
    lay_all,
    leader,
    unseen_kinds,
)
from dreamtable.kit.random import Dice, below

HONEST = 80
FREE_LIE = 1 / 6


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that this player chooses."""
    left = unseen_kinds(s, seat)
    if s.phase == ASKING:
        return ask(s, seat, left, dice)
    if s.phase == GIVING:
        return hand_over(s, seat, left, dice)
    if s.phase == DECIDE:
        none = chance_of_none(s, seat, s.giver, s.named, s.hand_n[s.giver] + 1, left)
        lie = none + (1.0 - none) * FREE_LIE
        doubt = min(1.0, max(0.0, (lie - 0.33) / 0.2))
        return NO_DREAM if below(dice, 1000) < doubt * 1000 else ACCEPT
    return lay_all(s, seat, moves, count)


def ask(s: Any, me: int, left: list[int], dice: Dice) -> int:
    """Ask the smallest hand for one of the two colours that it lacks the most likely."""
    q = leader(s, me)
    first, second, most, next = -1, -1, -1.0, -1.0
    for colour in range(COLOURS):
        if in_deck(s.deck, colour):
            chance = chance_of_none(s, me, q, colour, s.hand_n[q], left)
            if chance > most:
                second, next = first, most
                first, most = colour, chance
            elif chance > next:
                second, next = colour, chance
    colour = second if second >= 0 and below(dice, 100) < 25 and next > 0.6 * most else first
    return ASK + q * COLOURS + colour


def hand_over(s: Any, me: int, left: list[int], dice: Dice) -> int:
    """Mostly what was asked for."""
    honest, any = dullest_card(s, me, s.named, left), dullest_card(s, me, -1, left)
    return GIVE + honest if honest >= 0 and below(dice, 100) < HONEST else GIVE + any
