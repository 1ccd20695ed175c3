"""Dreams and Nightmares: what lies on the table and in the hands.

A row is six stacks; only their tops count.  Beside the tops each row keeps bit masks (bit = spot) of what kind of top
lies where, so that listing what is open costs a few masks and not a walk over hands and rows.
"""

from __future__ import annotations

from enum import IntEnum

from dreamtable.games.dreams_and_nightmares.cards import CARDS, KINDS, SPOTS
from dreamtable.kit.packed_record import enum8, i8, i16
from dreamtable.kit.state import GameState


class Phase(IntEnum):
    """What the game waits for."""

    DEAL = 0
    TURN = 1
    OVER = 2


class Ending(IntEnum):
    """How a game came to its end."""

    NONE = 0
    ROW = 1  # somebody completed a row with an empty hand
    COUNT = 2  # nobody could act any more


SEATS, START, LIMIT, EMPTY = 4, 4, 10, -1
DEPTH = 13  # a stack holds at most the 4 + 4 cards of its number, 4 converts and 2 Rems; the top is kept apart
ROW = (1 << SPOTS) - 1


class State(GameState):
    """The whole truth about a game of Dreams and Nightmares."""

    # options
    immune = i8()
    printed_only = i8()
    fewest_cards = i8()
    turn_clock = i16()
    first = i8()
    # the game
    phase = enum8(Phase)
    ending = enum8(Ending)
    turn = i8()
    deck_n = i8()
    deck = i8(CARDS)
    hand = i8(SEATS, KINDS)  # how many of each kind
    hand_n = i8(SEATS)
    holds = i16(SEATS)  # bit k: some of kind k in that hand
    public = i8(SEATS, KINDS)  # cards of that hand that everyone saw taken
    top = i8(SEATS, SPOTS)
    depth = i8(SEATS, SPOTS)  # cards beneath the top
    under = i8(SEATS * SPOTS, DEPTH)  # lowest first
    buried = i8(KINDS)  # how many of each kind lie beneath the tops
    dreams = i8(SEATS)  # masks of spots with a Dream, a Rem, a Convert to Dream, a nightmare of either kind on top
    rems = i8(SEATS)
    saved = i8(SEATS)
    dreads = i8(SEATS)
    won = i8(SEATS)


def gain(s: State, p: int, card: int) -> None:
    """Put a card into a hand."""
    s.hand[p][card] += 1
    s.hand_n[p] += 1
    s.holds[p] |= 1 << card
