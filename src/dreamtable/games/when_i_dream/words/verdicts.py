"""When I Dream: who may flag a clue or overrule the referee, and what a verdict says, with the reasons against it."""

from __future__ import annotations

from typing import TypeVar

from dreamtable.games.when_i_dream.state import YELLOW, State, guessed_cards, is_guess
from dreamtable.kit.errors import Illegal

V = TypeVar("V", bool, tuple[int, ...])


def check_flag(s: State, seat: int) -> None:
    """Raise Illegal if a seat may not flag the last clue."""
    if not s.flags and s.author < 0:
        raise Illegal("no_flags", "At this table only clues that the referee warns of can be flagged.")
    if seat == s.dreamer:
        raise Illegal("asleep", "You are asleep: the spirits judge each other's clues.")
    if s.author < 0:
        raise Illegal("nothing_to_flag", "There is no clue that could be flagged.")
    if s.author == seat:
        raise Illegal("own_clue", "That was your own clue.")


def check_host(s: State, seat: int) -> None:
    """Raise Illegal if a seat may not overrule the referee."""
    if not s.override:
        raise Illegal("no_override", "At this table the referee's word stands.")
    if seat != 0:
        raise Illegal("not_the_host", "Only the host may overrule the referee.")


def guess_number(s: State, seat: int, card: int) -> int:
    """Which guess of the night, from 0, a card of the night had."""
    check_host(s, seat)
    if not 0 <= card < s.up - s.first or not is_guess(s.fate[s.first + card]):
        raise Illegal("no_guess", "Only a card that was guessed can be overruled.")
    return sum(is_guess(fate) for fate in s.fate[s.first : s.first + card])


def verdict(given: V | None) -> V:
    """The verdict of a move; raises Illegal if it has none."""
    if given is None:
        raise Illegal("no_verdict", "Nobody has judged these words yet.")
    return given


def names_all(s: State, named: tuple[int, ...]) -> bool:
    """Whether a recount names every Yellow Element; one that names nothing never does (WD24 decides about that)."""
    if any(not 0 <= n < s.guesses for n in named):
        raise Illegal("no_such_guess", f"There were {s.guesses} guesses this night; they are counted from 0.")
    return bool(named) and all(n in named for n, i in enumerate(guessed_cards(s)) if s.fate[i] == YELLOW)
