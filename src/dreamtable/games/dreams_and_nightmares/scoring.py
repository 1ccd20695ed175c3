"""Dreams and Nightmares: what a row counts, and who wins.  Rulings DN1-DN26: see RULES.md."""

from __future__ import annotations

from dreamtable.games.dreams_and_nightmares.state import State


def counted(s: State, p: int) -> int:
    """The spots of a row that count as dreams, as a mask (DN12)."""
    return s.dreams[p] if s.printed_only else s.dreams[p] | s.rems[p] | s.saved[p]


def dream_count(s: State, p: int) -> int:
    n, spots = 0, counted(s, p)
    while spots:
        n += spots & 1
        spots >>= 1
    return n


def longest_run(s: State, p: int) -> int:
    longest, spots = 0, counted(s, p)
    while spots:  # each round shortens every run by one
        longest += 1
        spots &= spots >> 1
    return longest


def rank(s: State, p: int) -> int:
    """Most dreams, then the longest run of neighbours (DN22), then, if the table says so, the fewest cards (DN23)."""
    value = (dream_count(s, p) * 10 + longest_run(s, p)) * 100
    return value + 50 - s.hand_n[p] if s.fewest_cards else value


def payoff(s: State, seat: int) -> float:
    winners = 0
    for p in range(s.seats):
        winners += s.won[p]
    return s.won[seat] / winners


def points(s: State) -> tuple[int, ...]:
    """Dreams in the row in the end."""
    return tuple(dream_count(s, p) for p in range(s.seats))
