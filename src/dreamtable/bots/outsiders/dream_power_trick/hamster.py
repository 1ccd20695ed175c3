"""Dream Power Trick with full cheeks: small sets are kept until they are large ones.

While the pile is high a set of two is passed over in the hope of a third card, up to eight cards in the hand; three
or more are laid at once, and near the end of the pile everything is.  It asks for the colour of which it holds the
most itself: the other has the fewest of it, and a gift that is honest helps.  It never lies if it need not, but when it
holds only one card of the colour and that card has partners.  It doubts by the odds, later if it could use the gift.
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
    KINDS,
    MARKS,
    NO_DREAM,
    PLAY,
    best_set,
    chance_of_none,
    dullest_card,
    in_deck,
    lay_all,
    of_colour,
    set_size,
    unseen_kinds,
    usefulness,
)
from dreamtable.kit.random import Dice

LOW_PILE, FULL = 14, 8


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that this player chooses."""
    if s.phase == PLAY:
        goal = best_set(s, seat)
        size = set_size(s, seat, goal // MARKS, goal % MARKS)
        patient = s.pile_n > LOW_PILE and s.hand_n[seat] < FULL and size <= 2 and behind(s, seat) < 3
        return moves[0] if patient and moves[0] < ASK and not s.must_lay else lay_all(s, seat, moves, count)
    left = unseen_kinds(s, seat)
    if s.phase == ASKING:
        return ask(s, seat, left)
    if s.phase == GIVING:
        honest, any = dullest_card(s, seat, s.named, left), dullest_card(s, seat, -1, left)
        if honest < 0 or (own_of(s, seat, s.named) == 1 and usefulness(s, seat, honest, left) > 6.0):
            return GIVE + any
        return GIVE + honest
    if s.phase == DECIDE:
        none = chance_of_none(s, seat, s.giver, s.named, s.hand_n[s.giver] + 1, left)
        margin = 0.45 if own_of(s, seat, s.named) < 3 else 0.55
        return NO_DREAM if none > margin else ACCEPT
    return lay_all(s, seat, moves, count)


def behind(s: Any, me: int) -> int:
    """By how many cards somebody is ahead of me."""
    least = 99
    for q in range(s.seats):
        if q != me:
            least = min(least, s.hand_n[q])
    return int(s.hand_n[me] - least)


def own_of(s: Any, me: int, colour: int) -> int:
    """How many cards of a colour I hold."""
    n = 0
    for kind in range(KINDS):
        if s.hand[me][kind] > 0 and of_colour(kind, colour):
            n += s.hand[me][kind]
    return n


def ask(s: Any, me: int, left: list[int]) -> int:
    """Ask for the colour that I hold most of, whoever of the others is the least likely to have it."""
    best, most = -1, -1.0
    for q in range(s.seats):
        if q != me and s.hand_n[q] > 0:
            for colour in range(COLOURS):
                if in_deck(s.deck, colour):
                    value = own_of(s, me, colour) + 2.0 * chance_of_none(s, me, q, colour, s.hand_n[q], left)
                    if value > most:
                        best, most = ASK + q * COLOURS + colour, value
    return best
