"""Dream: the ravens of a round, and who wins.  Rulings SN1-SN36: see RULES.md."""

from __future__ import annotations

from dreamtable.games.dream_ravens.cards import ravens_on
from dreamtable.games.dream_ravens.state import HAND, State

FEWER_IS_BETTER = True


def ravens(s: State, seat: int) -> int:
    total = 0
    for i in range(HAND):
        total += ravens_on(s.hand[seat][i])
    return total


def count_round(s: State) -> None:
    """Add the ravens of every dream to the score of its seat; whoever woke up without the fewest pays for it."""
    least = 99
    for p in range(s.seats):
        s.gain[p] = ravens(s, p)
        least = min(least, s.gain[p])
    if s.caller >= 0 and s.gain[s.caller] > least:  # SN24: a tie is no failure
        s.gain[s.caller] += s.penalty
    for p in range(s.seats):
        s.score[p] += s.gain[p]


def lowest(s: State) -> int:
    """How many seats share the lowest score."""
    least, ties = s.score[0], 0
    for p in range(s.seats):
        if s.score[p] < least:
            least, ties = s.score[p], 0
        if s.score[p] == least:
            ties += 1
    return ties


def payoff(s: State, seat: int) -> float:
    """Share of the win: fewest ravens."""
    for p in range(s.seats):
        if s.score[p] < s.score[seat]:
            return 0.0
    return 1.0 / lowest(s)


def points(s: State) -> tuple[int, ...]:
    """Ravens in the end."""
    return tuple(s.score[p] for p in range(s.seats))
