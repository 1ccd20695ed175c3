"""Leduc hold'em.  The numbers in comments are those of RULES.md."""

from __future__ import annotations

from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import CHANCE, CHANCE_BIT, NOBODY

from .actions import CALL, FOLD, RAISE
from .cards import DECK
from .options import Options
from .state import NONE, SEATS, Phase, State

PAYOFFS = (-13.0, 13.0)  # chips: an ante of 1, two raises of 2 and two of 4
STAKE = (2, 4)  # what a raise costs in each round
MOST_RAISES = 2


def opening(seats: int, options: Options) -> State:
    s = State()
    s.seats = seats
    s.folded = s.public = NONE
    for p in range(SEATS):
        s.card[p] = NONE
        s.paid[p] = 1  # rule 1
    return s


# -- the deal -------------------------------------------------------------------------------------------------
def chance(s: State, dice: Dice) -> None:
    """Rule 2: a card for each seat before the first round, one for everyone before the second."""
    if s.phase == Phase.DEAL:
        s.card[0] = below(dice, DECK)
        s.card[1] = other_card(below(dice, DECK - 1), s.card[0], DECK)
        s.phase = Phase.FIRST
    else:
        low, high = min(s.card[0], s.card[1]), max(s.card[0], s.card[1])
        s.public = other_card(below(dice, DECK - 2), low, high)
        s.phase = Phase.SECOND
    s.turn = 0
    s.moment += 1


def other_card(k: int, low: int, high: int) -> int:
    """The card with number k among those that are neither `low` nor `high`."""
    if k >= low:
        k += 1
    if k >= high:
        k += 1
    return k


# -- who may do what ------------------------------------------------------------------------------------------
def waiting(s: State) -> int:
    if s.phase == Phase.DEAL or s.phase == Phase.TURN_UP:
        return CHANCE_BIT
    return 0 if s.phase == Phase.OVER else 1 << s.turn


def actor(s: State) -> int:
    if s.phase & 1:  # the phases of betting
        return s.turn
    return NOBODY if s.phase == Phase.OVER else CHANCE


def legal(s: State, seat: int, moves: list[int]) -> int:
    n = 0
    if s.raises > 0:  # rule 3: nobody folds without a bet to fold to
        moves[n] = FOLD
        n += 1
    moves[n] = CALL
    n += 1
    if s.raises < MOST_RAISES:
        moves[n] = RAISE
        n += 1
    return n


def random_action(s: State, seat: int, moves: list[int], dice: Dice) -> int:
    """What is open has numbers in a row: from folding or calling on, up to calling or raising."""
    low = CALL - (s.raises > 0)
    return low + below(dice, CALL + 1 + (s.raises < MOST_RAISES) - low)


# -- play -----------------------------------------------------------------------------------------------------
def play(s: State, seat: int, action: int) -> None:
    """Written as choices between numbers rather than ways to go, since in random play nobody can foresee the way."""
    other = seat ^ 1
    second = 1 if s.phase == Phase.SECOND else 0
    raises = 1 if action == RAISE else 0
    count = s.count  # read once: a write to a place that is not known beforehand might have changed it
    s.bets[second][count] = action + 1
    s.moment += 1
    folds = action == FOLD
    ends = (action == CALL) & (count > 0)  # rule 4: a call ends the round, and so does the second check
    s.folded = seat if folds else NONE
    s.paid[seat] = s.paid[seat] if folds else s.paid[other] + raises * STAKE[second]
    s.turn = seat if folds else other
    s.raises = 0 if ends else s.raises + raises
    s.count = 0 if ends else count + 1
    s.phase = Phase.OVER if folds else s.phase + ends


def longest(s: State) -> int:
    """In each round both may wait once, and answer every raise once."""
    return 2 * (2 + MOST_RAISES)
