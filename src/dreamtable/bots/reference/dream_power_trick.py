"""Dream Power Trick: lays its largest set, is honest half the time, challenges 35 %.  Frozen."""

from __future__ import annotations

from typing import Any

from dreamtable.kit.random import Dice, below

COLOURS, MARKS, KINDS, RAINBOW, SPECIAL, WILD = 6, 4, 35, 24, 28, 34
PLAY, SET, ASK_PHASE, GIVE_PHASE = 1, 2, 3, 4
PASS, DONE, ACCEPT, NO_DREAM, ADD, ASK, GIVE = 0, 1, 2, 3, 4, 39, 63
HONEST, DOUBTS = 50, 35  # per cent


def of_colour(kind: int, colour: int) -> bool:
    if kind < RAINBOW:
        return kind // MARKS == colour
    return kind < SPECIAL or kind == WILD or kind - SPECIAL == colour


def of_mark(kind: int, mark: int) -> bool:
    if kind < RAINBOW:
        return kind % MARKS == mark
    return kind >= SPECIAL or kind - RAINBOW == mark


def set_size(s: Any, me: int, colour: int, mark: int) -> int:
    n = 0
    for kind in range(max(s.set_last, 0), KINDS):
        if of_colour(kind, colour) and of_mark(kind, mark):
            n += s.hand[me][kind]
    return n


def largest_set(s: Any, me: int) -> int:
    """colour * MARKS + mark of the largest set that continues the one being laid; -1 if nothing does."""
    best, most = -1, 0
    for colour in range(COLOURS):
        for mark in range(MARKS):
            if s.set_colour in (-1, colour) and s.set_mark in (-1, mark):
                n = set_size(s, me, colour, mark)
                if n > most:
                    best, most = colour * MARKS + mark, n
    return best


def lay_next(s: Any, me: int) -> int:
    best = largest_set(s, me)
    if best < 0:
        return DONE if s.phase == SET else PASS
    if s.phase == PLAY and set_size(s, me, best // MARKS, best % MARKS) < s.smallest:
        return PASS
    kind: int = max(s.set_last, 0)
    while s.hand[me][kind] == 0 or not (of_colour(kind, best // MARKS) and of_mark(kind, best % MARKS)):
        kind += 1
    return ADD + kind


def gift_from(s: Any, moves: list[int], count: int, dice: Dice) -> int:
    honest = below(dice, 100) < HONEST
    pick, ties = moves[below(dice, count)], 0
    for j in range(count):
        if of_colour(moves[j] - GIVE, s.named) == honest:
            ties += 1
            if below(dice, ties) == 0:
                pick = moves[j]
    return pick


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    if s.phase == PLAY or s.phase == SET:
        return lay_next(s, seat)
    if s.phase == ASK_PHASE:
        return moves[below(dice, count)]
    if s.phase == GIVE_PHASE:
        return gift_from(s, moves, count, dice)
    return NO_DREAM if below(dice, 100) < DOUBTS else ACCEPT
