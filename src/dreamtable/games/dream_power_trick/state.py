"""Dream Power Trick: what lies on the table and in the hands.

Hands are counts by kind, with two bit masks beside them (kinds held at all, kinds held twice or more), so that finding
sets is a matter of masks.
"""

from __future__ import annotations

from enum import IntEnum

from dreamtable.games.dream_power_trick.cards import CARDS, KINDS
from dreamtable.kit.packed_record import enum8, i8, i16, i64
from dreamtable.kit.state import GameState


class Phase(IntEnum):
    """What the game waits for."""

    DEAL = 0
    PLAY = 1  # pass, or lay the first card of a set
    SET = 2  # add another card, or close the set
    ASK = 3
    GIVE = 4
    DECIDE = 5
    OVER = 6


SEATS, START, PENALTY, NONE = 4, 5, 3, -1


class State(GameState):
    """The whole truth about a game of Dream Power Trick."""

    # options
    deck = i8()
    smallest = i8()
    empty_wins = i8()
    discard_always = i8()
    finish_lap = i8()
    must_lay = i8()  # one may pass only without a set
    starter = i8()  # who shall begin, or NONE for anyone
    turn_clock = i16()
    # the game
    holds = i64(SEATS)  # bit k: the hand has some of kind k
    pairs = i64(SEATS)  # bit k: the hand has two or more of kind k
    phase = enum8(Phase)
    first = i8()
    mover = i8()  # whose turn it is
    actor_now = i8()  # who acts: the mover, or the giver
    pile_n = i8()
    pile = i8(CARDS)
    hand = i8(SEATS, KINDS)
    hand_n = i8(SEATS)
    known = i8(SEATS * SEATS, KINDS)  # row p * SEATS + q: cards that p knows to be in q's hand
    gone = i8(KINDS)  # face-up discards
    set_n = i8()  # the set being laid
    set_last = i8()
    set_colour = i8()
    set_mark = i8()
    laid = i8(KINDS)  # the set that was laid this turn
    named = i8()
    giver = i8()
    gift = i8()
    instant = i8()  # who won by an empty hand, or NONE


def gain(s: State, p: int, kind: int) -> None:
    """Put a card into a hand."""
    bit = 1 << kind
    s.hand[p][kind] += 1
    s.hand_n[p] += 1
    s.pairs[p] |= s.holds[p] & bit
    s.holds[p] |= bit


def lose(s: State, p: int, kind: int) -> None:
    """Take a card out of a hand."""
    s.hand[p][kind] -= 1
    s.hand_n[p] -= 1
    if s.hand[p][kind] < 2:
        s.pairs[p] &= ~(1 << kind)
    if s.hand[p][kind] == 0:
        s.holds[p] &= ~(1 << kind)
