"""Dream Diary: the stars of a game that was won.  Rulings DD1-DD34 are in RULES.md."""

from __future__ import annotations

from dreamtable.games.dream_diary.cards import LONGEST, STARS
from dreamtable.games.dream_diary.state import Outcome, State


def stars(s: State) -> int:
    """The score of a won game: the stars under the leftmost kite and those on each kite (DD25)."""
    space = s.kite[0]
    if s.variant:
        space = min(space, s.kite[1])
    return STARS[s.track * LONGEST + space - 1] + s.face[0] + s.face[1]


def payoff(s: State, seat: int) -> float:
    return 1.0 if s.outcome == Outcome.WON else 0.0


def points(s: State) -> tuple[int, ...]:
    """The stars of a won game for every seat; 0 for a lost one."""
    return (stars(s) if s.outcome == Outcome.WON else 0,) * s.seats
