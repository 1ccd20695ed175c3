"""Dream Power Trick, played by expected values.

It counts all cards it has seen.  From what is left it knows, for each player and colour, the chance that the player
has none, and so what each question is worth: taking the gift, or "No Dream!", whichever is better.  A card more in
its own hand counts one, a card more in another's hand counts the more the smaller that hand is.  A sensible giver
gives the colour whenever possible, so that is what it expects, and what it does itself unless the card is worth more
to it.  It saves Rainbow and Special cards for a set of their own when they have another partner.  When the pile is
about to run out it reckons who would win.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dream_power_trick import (
    ACCEPT,
    ADD,
    ASK,
    ASKING,
    COLOURS,
    DECIDE,
    DONE,
    GIVE,
    GIVING,
    KINDS,
    MARKS,
    NO_DREAM,
    PASS,
    PLAY,
    RAINBOW,
    best_set,
    chance_of_none,
    fewest_of_others,
    in_deck,
    in_set,
    of_colour,
    pair_up,
    unseen_kinds,
    usefulness,
)
from dreamtable.kit.random import Dice

LIE = 0.2  # the chance that a giver lies without need
NEED = 0.35  # what a useful card is worth against being believed
DOUBTED = 0.6  # how often a giver expects to be doubted
WANTED = 0.15  # what it is worth to be given a card that fits


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action with the highest expected value."""
    if s.phase == ASKING:
        return question(s, seat)
    if s.phase == GIVING:
        return GIVE + present(s, seat)
    if s.phase == DECIDE:
        left = unseen_kinds(s, seat)
        none = lying(s, seat, s.giver, s.named, s.hand_n[s.giver] + 1, left)
        return NO_DREAM if doubting(s, seat, s.giver, none) > taking(s, seat, s.giver) else ACCEPT
    return laying(s, seat, moves, count)


def weight(s: Any, seat: int, q: int) -> float:
    """What a card more in q's hand is worth to me."""
    if s.seats == 2:
        return 1.0
    total = 0.0
    for p in range(s.seats):
        if p != seat:
            total += 1.0 / (1.0 + s.hand_n[p])
    return float(1.0 / (1.0 + s.hand_n[q]) / total)


def lying(s: Any, seat: int, q: int, colour: int, size: int, left: list[int]) -> float:
    """The chance that q's gift is not of the colour."""
    none = chance_of_none(s, seat, q, colour, size, left)
    return none + (1.0 - none) * LIE


def taking(s: Any, seat: int, q: int) -> float:
    """What it is worth to take a gift of q."""
    return -1.0 - weight(s, seat, q)


def doubting(s: Any, seat: int, q: int, lie: float) -> float:
    """What it is worth to doubt a gift of q."""
    w = weight(s, seat, q)
    n = min(3, s.pile_n)
    value = float(lie * w * (n - 1) - (1.0 - lie) * (1 + n + w))
    if s.pile_n <= 3 and not s.finish_lap:  # this would be the end
        mine = s.hand_n[seat]
        best = 99
        for p in range(s.seats):
            if p != seat:
                best = min(best, s.hand_n[p] + (n if p == q else 0))
        if mine < best:
            value += 8.0 * lie
        elif mine > best:
            value -= 8.0 * lie
        value -= 8.0 * (1.0 - lie) if mine + 1 + n > fewest_of_others(s, seat) else 0.0
    return value


def question(s: Any, seat: int) -> int:
    """The player and colour with the best prospects."""
    left = unseen_kinds(s, seat)
    best, most = ASK, -999.0
    for q in range(s.seats):
        if q == seat or s.hand_n[q] == 0:
            continue
        for colour in range(COLOURS):
            if not in_deck(s.deck, colour):
                continue
            lie = lying(s, seat, q, colour, s.hand_n[q], left)
            value = max(doubting(s, seat, q, lie), taking(s, seat, q) + WANTED * wanted(s, seat, colour))
            if value > most:
                best, most = ASK + q * COLOURS + colour, value
    return best


def wanted(s: Any, seat: int, colour: int) -> float:
    """Which part of my hand is of a colour."""
    n = 0
    for kind in range(KINDS):
        if of_colour(kind, colour):
            n += s.hand[seat][kind]
    return float(n / max(1, s.hand_n[seat]))


def present(s: Any, seat: int) -> int:
    """The card to give: of the colour if that is worth it, and else the least useful one."""
    left = unseen_kinds(s, seat)
    w = weight(s, seat, s.mover)
    best, most = 0, -999.0
    for kind in range(KINDS):
        if s.hand[seat][kind] > 0:
            value = -NEED * usefulness(s, seat, kind, left)
            if of_colour(kind, s.named):
                value += DOUBTED * (1.0 + 4.0 * w)
            else:
                value -= DOUBTED * 2.0
            if value > most:
                best, most = kind, value
    return best


def laying(s: Any, seat: int, moves: list[int], count: int) -> int:
    """Lay the best set, but keep jokers that are wanted elsewhere; pass if that ends the game well."""
    if s.phase == PLAY:
        if count == 1:
            return moves[0]
        last = s.pile_n == 1 and moves[0] == PASS
        if last and not s.finish_lap and s.hand_n[seat] + 1 < fewest_of_others(s, seat):
            return PASS
    goal = best_set(s, seat)
    colour, mark = goal // MARKS, goal % MARKS
    for k in range(count):
        if moves[k] < ADD:
            continue
        kind = moves[k] - ADD
        if in_set(kind, colour, mark):
            if moves[0] == DONE and kind >= RAINBOW and needed_elsewhere(s, seat, kind, colour, mark):
                continue
            return moves[k]
    return moves[0]


def needed_elsewhere(s: Any, seat: int, kind: int, colour: int, mark: int) -> bool:
    """Whether a joker makes a set with a card that is not of this set."""
    for other in range(RAINBOW):
        if s.hand[seat][other] > 0 and pair_up(kind, other) and not in_set(other, colour, mark):
            return True
    return False
