"""Dream: what a table is made of.  Who has seen which land is part of it; what play means is in rules.py."""

from __future__ import annotations

from enum import IntEnum

from dreamtable.games.dream_ravens.cards import CARDS
from dreamtable.kit.packed_record import enum8, i8, i16
from dreamtable.kit.state import GameState


class Phase(IntEnum):
    """What the game waits for."""

    DEAL = 0
    LOOK = 1  # everyone may look at two of their own lands
    TURN = 2
    HOLD = 3  # holding a land from the deck
    PICK = 4  # Take 2: keep one of two
    PEEK = 5
    SWAP_A = 6
    SWAP_B = 7
    REVEAL = 8  # dreams are open; everyone says when to go on
    OVER = 9


SEATS, HAND, NONE = 5, 4, -1
MOST_TAKES = 200  # in a row, without a draw: then the round is over


class State(GameState):
    """The whole truth about a game of Dream."""

    # options
    limit = i16()
    rounds = i8()
    penalty = i8()
    wake_after_lap = i8()
    swap_any_two = i8()
    extra_round = i8()
    effects = i8()
    memory_aid = i8()
    show_pile = i8()
    turn_clock = i16()
    first = i8()
    # the game
    round = i16()
    score = i16(SEATS)
    gain = i16(SEATS)  # what the last round added
    # the round
    phase = enum8(Phase)
    starter = i8()
    turn = i8()
    turns = i16()  # turns begun this round
    takes = i16()  # face-up lands taken since a land was last drawn
    done = i8()  # bit p: seat p has finished looking, or is ready for the next round
    looked = i8(SEATS)  # bit i: position i was looked at before the round
    caller = i8()
    ender = i8()
    held = i8()  # land in the mover's hand, or NONE
    other = i8()  # second land of a Take 2
    mark = i8()  # first place of a Swap 2
    deck_n = i8()
    pile_n = i8()
    hand = i8(SEATS, HAND)
    knows = i8(SEATS, HAND)  # bit p: seat p has seen this land; who has seen what is public, what they saw is not
    deck = i8(CARDS)
    pile = i8(CARDS)


def top(s: State) -> int:
    """The face-up land."""
    return s.pile[s.pile_n - 1]


def everyone(s: State) -> int:
    """The mask of all seats."""
    return (1 << s.seats) - 1


def has_seen(s: State, seat: int, owner: int, i: int) -> bool:
    """Whether a seat has seen what lies at a position of an owner's dream."""
    return s.knows[owner][i] >> seat & 1 == 1
