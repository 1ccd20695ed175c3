"""Dream Power Trick: what a seat can read off the table.

A seat knows its own hand, the discards, the sizes of hands and pile, and the cards that it knows to be in other
hands: those it gave away, and those that a wrong doubt turned up.
"""

from __future__ import annotations

from typing import Any

from dreamtable.kit.state import ints

SEATS, COLOURS, MARKS, KINDS = 4, 6, 4, 35
RAINBOW, SPECIAL, WILD = 24, 28, 34
PLAY, SET, ASKING, GIVING, DECIDE = 1, 2, 3, 4, 5  # phases
PASS, DONE, ACCEPT, NO_DREAM, ADD, ASK, GIVE = 0, 1, 2, 3, 4, 39, 63  # actions


def colour_of(kind: int) -> int:
    """Its colour; -1: any."""
    if kind < RAINBOW:
        return kind // MARKS
    return kind - SPECIAL if SPECIAL <= kind < WILD else -1


def mark_of(kind: int) -> int:
    """Its mark; -1: any."""
    if kind < RAINBOW:
        return kind % MARKS
    return kind - RAINBOW if kind < SPECIAL else -1


def of_colour(kind: int, colour: int) -> bool:
    """Whether a card passes for a named colour."""
    own = colour_of(kind)
    return own < 0 or own == colour


def pair_up(a: int, b: int) -> bool:
    """Whether two cards make a set."""
    ca, cb, ma, mb = colour_of(a), colour_of(b), mark_of(a), mark_of(b)
    return (ca < 0 or cb < 0 or ca == cb) and (ma < 0 or mb < 0 or ma == mb)


def in_deck(deck: int, colour: int) -> bool:
    """Whether the deck has this colour."""
    return deck == 0 or colour == 0 or 2 <= colour <= 4


def copies(deck: int, kind: int) -> int:
    """How many cards of a kind the deck has."""
    colour, mark = colour_of(kind), mark_of(kind)
    if colour >= 0 and not in_deck(deck, colour):
        return 0
    if deck == 0 and mark == 3:
        return 0
    if kind == WILD:
        return 2 * deck
    if kind >= SPECIAL:
        return 1 + deck
    return 2 if kind >= RAINBOW else 3


def unseen_kinds(s: Any, me: int) -> list[int]:
    """How many cards of each kind lie in the pile or unknown in the others' hands."""
    left = ints(KINDS)
    for kind in range(KINDS):
        left[kind] = copies(s.deck, kind) - s.hand[me][kind] - s.gone[kind]
        for q in range(s.seats):
            if q != me:
                left[kind] -= s.known[me * SEATS + q][kind]
    if s.giver == me and s.gift >= 0:
        left[s.gift] -= 1
    return left


def chance_of_none(s: Any, me: int, q: int, colour: int, size: int, left: list[int]) -> float:
    """The chance that none of q's cards is of a colour, when q holds (or held before the gift) `size` of them."""
    unknown = size
    for kind in range(KINDS):
        if s.known[me * SEATS + q][kind] > 0:
            if of_colour(kind, colour):
                return 0.0
            unknown -= s.known[me * SEATS + q][kind]
    total, fitting = 0, 0
    for kind in range(KINDS):
        if left[kind] > 0:
            total += left[kind]
            if of_colour(kind, colour):
                fitting += left[kind]
    chance = 1.0
    for i in range(unknown):
        if total - i <= 0:
            break
        chance *= max(0, total - fitting - i) / (total - i)
    return chance


def set_size(s: Any, p: int, colour: int, mark: int) -> int:
    """How many of my cards can be of that colour and mark."""
    hand = s.hand[p]
    return int(hand[colour * MARKS + mark] + hand[RAINBOW + mark] + hand[SPECIAL + colour] + hand[WILD])


def in_set(kind: int, colour: int, mark: int) -> bool:
    """Whether a card can be of that colour and mark."""
    own, sign = colour_of(kind), mark_of(kind)
    return (own < 0 or own == colour) and (sign < 0 or sign == mark)


def best_set(s: Any, p: int) -> int:
    """The largest set that my hand has, with the most plain cards in it, as colour * MARKS + mark; while a set is being
    laid, the best way to go on with it.
    """
    best, most = 0, -1
    for colour in range(COLOURS):
        if s.set_colour >= 0 and s.set_colour != colour:
            continue
        for mark in range(MARKS):
            if s.set_mark >= 0 and s.set_mark != mark:
                continue
            value = set_size(s, p, colour, mark) * 8 + s.hand[p][colour * MARKS + mark]
            if value > most:
                best, most = colour * MARKS + mark, value
    return best


def lay_all(s: Any, p: int, moves: list[int], count: int) -> int:
    """Lay the largest set whole, or pass if there is none.  For the phases PLAY and SET."""
    if s.phase == PLAY and count == 1:
        return moves[0]
    goal = best_set(s, p)
    for k in range(count):
        if moves[k] >= ADD and in_set(moves[k] - ADD, goal // MARKS, goal % MARKS):
            return moves[k]
    return moves[0]


def usefulness(s: Any, p: int, kind: int, left: list[int]) -> float:
    """What a card of my hand is worth to me: partners in the hand, and those that may still come."""
    value = 0.0
    for other in range(KINDS):
        if pair_up(kind, other):
            mine = s.hand[p][other] - (other == kind)
            if mine > 0:
                value += 4.0 if value < 4.0 else 1.0
            if left[other] > 0:
                value += 0.1 * left[other]
    return value


def leader(s: Any, me: int) -> int:
    """The other seat with the fewest cards, but at least one; -1: nobody has any."""
    best, least = -1, 99
    for q in range(s.seats):
        if q != me and 0 < s.hand_n[q] < least:
            best, least = q, s.hand_n[q]
    return best


def fewest_of_others(s: Any, me: int) -> int:
    """The size of the smallest other hand."""
    least = 99
    for q in range(s.seats):
        if q != me:
            least = min(least, s.hand_n[q])
    return least


def rarest_colour(s: Any, me: int, q: int, left: list[int]) -> int:
    """The colour that q is the least likely to have."""
    best, most = 0, -1.0
    for colour in range(COLOURS):
        if in_deck(s.deck, colour):
            chance = chance_of_none(s, me, q, colour, s.hand_n[q], left)
            if chance > most:
                best, most = colour, chance
    return best


def dullest_card(s: Any, p: int, colour: int, left: list[int]) -> int:
    """My least useful card of a colour (-1: of any colour), or -1 if there is none."""
    best, least = -1, 999.0
    for kind in range(KINDS):
        if s.hand[p][kind] > 0 and (colour < 0 or of_colour(kind, colour)):
            value = usefulness(s, p, kind, left)
            if value < least:
                best, least = kind, value
    return best
