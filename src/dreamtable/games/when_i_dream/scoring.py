"""When I Dream: what a night is worth."""

from __future__ import annotations

from dreamtable.games.when_i_dream.cards import BOOGEYMAN, FAIRY, SANDMAN
from dreamtable.games.when_i_dream.state import State

EXTRA = 2  # points for a full recount, and for a perfect balance


def count_points(s: State) -> None:
    for p in range(s.seats):
        s.score[p] -= s.gain[p]
        s.gain[p] = points(s, s.role[p])
        s.score[p] += s.gain[p]


def points(s: State, role: int) -> int:
    if role == FAIRY:
        return s.yellow
    if role == BOOGEYMAN:
        return s.blue
    if role == SANDMAN:
        return balance(s.yellow, s.blue)
    return s.yellow + EXTRA if bonus(s) else s.yellow


def balance(yellow: int, blue: int) -> int:
    if yellow == blue:
        return yellow + EXTRA  # WD25: also when both are 0
    if abs(yellow - blue) == 1:
        return max(yellow, blue)
    return min(yellow, blue)


def bonus(s: State) -> bool:
    if s.yellow == 0:
        return s.empty_bonus == 1  # WD24
    return s.remembered == 1


def total(s: State, seat: int) -> int:
    return s.score[seat] - s.penalty[seat]


def standing(s: State, seat: int) -> tuple[int, int]:
    """What decides the game: points, then fewest penalties (WD31)."""
    return total(s, seat), -s.penalty[seat]


def winners(s: State) -> tuple[int, ...]:
    seats = range(s.seats)
    best = max(standing(s, p) for p in seats)
    return tuple(p for p in seats if standing(s, p) == best)
