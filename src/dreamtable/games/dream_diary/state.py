"""Dream Diary: the record of a game, and small questions about it.

The places on the table are numbered from 0 in the order of the grid; a set of places is a bit mask.
"""

from __future__ import annotations

from enum import IntEnum

from dreamtable.games.dream_diary.cards import ANCHOR_COUNT, SCENES
from dreamtable.kit.packed_record import enum8, i8, i16, i32
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import GameState


class Phase(IntEnum):
    """What the game waits for."""

    DEAL = 0
    NIGHTMARES = 1  # everyone puts nightmares away, at the same time
    RETURN = 2  # two-player variant: the eight nightmares are shuffled and one goes back to each
    SIGNAL = 3
    ANSWERS = 4  # everyone but the Leader, sealed and at the same time
    SECOND = 5  # two-player variant: the Leader may ask again
    JUMP = 6
    OVER = 7


class Outcome(IntEnum):
    """How the game ended."""

    NONE = 0
    WON = 1
    NIGHTMARE = 2  # two nightmares
    TRACK = 3  # a kite left the Hope Track


SEATS, PLACES, NONE = 6, 18, -1
ROWS = 43  # the longest sheet there can be; tests/games/dream_diary counts it
VARIANT_CHOICE = 4  # nightmares that each player picks in the two-player variant
# Answers on the sheet are 0, 1, MANY, or NO_ANSWER: the Leader's own column, and those who do not know the word (DD35).
MANY, NO_ANSWER = 2, 3
OTHER = ANCHOR_COUNT  # an adjective that is none of the anchors


class State(GameState):
    """All that the rules know about a game."""

    # options
    difficulty = i8()  # number of places
    variant = i8()
    track = i8()
    rising = i8()  # the more places, the farther from the edge the kite starts
    skip = i8()
    from_list = i8()
    hide_history = i8()
    talk = i8()
    turn_clock = i16()
    first = i8()
    language = i8()  # of the adjectives: a place in LANGUAGES
    # the table
    scene = i8(PLACES)  # which of the forty scenes lies at each place
    open = i32()  # places neither found nor exposed
    exposed = i32()  # known nightmares
    hand = i32(SEATS)
    held = i8(SEATS)  # size of each hand
    played = i32(SEATS)  # dreams that each seat has played: their places are found
    chosen = i32(SEATS)  # what each seat put among the nightmares
    returned = i8(2)  # two-player variant: the place that came back to each
    left = i8()  # dreams in all hands together
    kite = i8(2)  # space from 1 at the left edge, 0: off the track; the second is for the two-player variant
    face = i8(2)  # stars that the kite shows
    # the turn
    phase = enum8(Phase)
    outcome = enum8(Outcome)
    awaited = i16()  # bit p: seat p is to act
    leader = i8()
    turn = i8()
    successes = i8()
    second = i8()  # whether the Leader still has the right to a second signal this turn
    sealed = i8(SEATS)  # answers given but not shown yet
    # the Memory Sheet
    rows = i8()
    row_turn = i8(ROWS)
    asker = i8(ROWS)
    adjective = i8(ROWS)  # anchor, or OTHER
    answers = i16(ROWS)  # two bits a seat
    jumps = i8()
    jumped = i8(PLACES)  # places in the order of the jumps
    jump_row = i8(PLACES)


def everything(s: State) -> int:
    """The set of all places on the table."""
    return (1 << s.difficulty) - 1


def titles(s: State) -> tuple[str, ...]:
    """The titles of the scenes on the table, in the order of the grid."""
    return tuple([SCENES[scene].title for scene in s.scene[: s.difficulty]])


def has_answered(s: State, seat: int) -> bool:
    """Whether a seat's answer lies sealed on the table."""
    asked = s.phase == Phase.ANSWERS and seat != s.leader and s.held[seat] > 0
    return asked and s.awaited >> seat & 1 == 0


# -- sets of places -------------------------------------------------------------------------------------------
def count(places: int) -> int:
    """How many places a set has."""
    n = 0
    while places:
        places &= places - 1
        n += 1
    return n


def place_of(bit: int) -> int:
    """The only place of a set of one."""
    i = 0
    while bit >> i > 1:
        i += 1
    return i


def some_of(places: int, n: int, k: int, dice: Dice) -> int:
    """A random set of k of the lowest n of these places, every set as likely as any other."""
    found = 0
    i = 0
    while k > 0:
        if places >> i & 1:
            if k == n or below(dice, n) < k:
                found |= 1 << i
                k -= 1
            n -= 1
        i += 1
    return found


def ways(n: int, k: int) -> int:
    """How many sets of k there are among n."""
    if k < 0 or k > n:
        return 0
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found
