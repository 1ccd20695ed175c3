"""Dream Power Trick with knobs: how honest, how suspicious, how keen on missing colours, how fond of useful cards."""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dream_power_trick import (
    ACCEPT,
    ASK,
    ASKING,
    COLOURS,
    GIVE,
    GIVING,
    NO_DREAM,
    PASS,
    PLAY,
    SET,
    chance_of_none,
    fewest_of_others,
    lay_all,
    of_colour,
    unseen_kinds,
    usefulness,
)
from dreamtable.kit.random import Dice, below

KNOBS = (
    ("honest", 0, 100),  # in a hundred gifts that could be
    ("fond", 0, 40),  # of useful cards, in tenths
    ("suspects", 0, 80),  # in a hundred: givers who need not lie, and do
    ("doubts_from", 0, 100),  # in a hundred: how likely a lie must seem
    ("seeks", 0, 60),  # how much a colour that is missing counts in asking
    ("shuns", 0, 40),  # how much a large hand counts against its owner, in tenths
)
HONEST, FOND, SUSPECTS, DOUBTS_FROM, SEEKS, SHUNS = 2, 3, 4, 5, 6, 7  # places behind the dice


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that the knobs make it like best."""
    if s.phase == PLAY or s.phase == SET:
        last = s.phase == PLAY and s.pile_n == 1 and moves[0] == PASS
        if last and not s.finish_lap and s.hand_n[seat] + 1 < fewest_of_others(s, seat):
            return PASS
        return lay_all(s, seat, moves, count)
    left = unseen_kinds(s, seat)
    if s.phase != ASKING and s.phase != GIVING:
        none = chance_of_none(s, seat, s.giver, s.named, s.hand_n[s.giver] + 1, left)
        return NO_DREAM if 100.0 * none + (1.0 - none) * dice[SUSPECTS] > dice[DOUBTS_FROM] else ACCEPT
    honest = below(dice, 100) < dice[HONEST]
    best, most = moves[0], -999.0
    for k in range(count):
        value = below(dice, 100) / 100.0
        if s.phase == GIVING:
            kind = moves[k] - GIVE
            value += 50.0 if of_colour(kind, s.named) == honest else 0.0
            value -= dice[FOND] / 10.0 * usefulness(s, seat, kind, left)
        else:
            q, colour = (moves[k] - ASK) // COLOURS, (moves[k] - ASK) % COLOURS
            value += dice[SEEKS] * chance_of_none(s, seat, q, colour, s.hand_n[q], left)
            value -= dice[SHUNS] / 10.0 * s.hand_n[q]
        if value > most:
            best, most = moves[k], value
    return best
