"""When I Dream: what a night is worth to each role, and who wins.  Rulings WD1-WD37 are in RULES.md."""

from __future__ import annotations

from dreamtable.games.when_i_dream.cards import BOOGEYMAN, FAIRY, SANDMAN
from dreamtable.games.when_i_dream.state import State

EXTRA = 2  # points for a full recount, and for a perfect balance


def count_points(s: State) -> None:
    """Give everyone the points of this round, in place of any that were counted for it before."""
    for p in range(s.seats):
        s.score[p] -= s.gain[p]
        s.gain[p] = role_points(s, s.role[p])
        s.score[p] += s.gain[p]


def role_points(s: State, role: int) -> int:
    """What this night is worth to a role."""
    if role == FAIRY:
        return s.yellow
    if role == BOOGEYMAN:
        return s.blue
    if role == SANDMAN:
        return balance(s.yellow, s.blue)
    return s.yellow + EXTRA if bonus(s) else s.yellow


def balance(yellow: int, blue: int) -> int:
    """What the two sides are worth to a Sandman."""
    if yellow == blue:
        return yellow + EXTRA  # WD25: also when both are 0
    if abs(yellow - blue) == 1:
        return max(yellow, blue)
    return min(yellow, blue)


def bonus(s: State) -> bool:
    """Whether the Dreamer gets the points for a full recount."""
    if s.yellow == 0:
        return s.empty_bonus == 1  # WD24
    return s.remembered == 1


def total(s: State, seat: int) -> int:
    """The points of a seat, less its penalties."""
    return s.score[seat] - s.penalty[seat]


def standing(s: State, seat: int) -> tuple[int, int]:
    """What decides the game: points, then fewest penalties (WD31)."""
    return total(s, seat), -s.penalty[seat]


def winners(s: State) -> tuple[int, ...]:
    """The seats that are ahead."""
    seats = range(s.seats)
    best = max(standing(s, p) for p in seats)
    return tuple(p for p in seats if standing(s, p) == best)


def payoff(s: State, seat: int) -> float:
    """The share of the win of a seat: 0 if another is ahead of it."""
    mine, sharing = standing(s, seat), 0
    for p in range(s.seats):
        theirs = standing(s, p)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            sharing += 1
    return 1.0 / sharing


def points(s: State) -> tuple[int, ...]:
    """The points of every seat, less penalties."""
    return tuple(total(s, p) for p in range(s.seats))
