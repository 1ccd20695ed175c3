"""An opponent of Dream Power Trick that is trained: four habits, read from behind its dice, and games against lucid."""

from __future__ import annotations

from typing import Any

from dreamtable.games.dream_power_trick.actions import ACCEPT, ACTIONS, ASK, GIVE, NO_DREAM
from dreamtable.games.dream_power_trick.cards import COLOURS
from dreamtable.games.dream_power_trick.policies.dreaming import next_of_set, partners
from dreamtable.games.dream_power_trick.policies.lucid import lacking
from dreamtable.games.dream_power_trick.policies.lucid import policy as lucid
from dreamtable.games.dream_power_trick.rules import legal, matches, play
from dreamtable.games.dream_power_trick.state import Phase
from dreamtable.kit.batch_engine import advance
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import NOBODY, copy_state, ints

HONEST, DOUBT, SUSPECTS, SEEKS = 2, 3, 4, 5  # places in the dice, in per cent


def counter(s: Any, seat: int, moves: Any, count: int, dice: Dice) -> int:
    if s.phase == Phase.PLAY or s.phase == Phase.SET:
        return next_of_set(s, seat)
    if s.phase == Phase.DECIDE:
        lie = lacking(s, seat, s.giver, s.named, 1)
        return NO_DREAM if 100 * lie + (1 - lie) * dice[SUSPECTS] > dice[DOUBT] else ACCEPT
    honest = below(dice, 100) < dice[HONEST]
    best = -99.0
    pick: int = moves[0]
    for j in range(count):
        if s.phase == Phase.GIVE:
            kind = moves[j] - GIVE
            v = (20.0 if matches(kind, s.named) == honest else 0.0) - partners(s, seat, kind)
        else:
            asked = moves[j] - ASK
            v = dice[SEEKS] * lacking(s, seat, asked // COLOURS, asked % COLOURS, 0)
        v += below(dice, 100) / 100.0
        if v > best:
            best, pick = v, moves[j]
    return int(pick)


def against_lucid(states: Any, opening: Any, games: int, dice: Dice, luck: Dice) -> float:
    """The counter's share of the wins, its seat changing with every game."""
    s, moves, won = states[0], ints(ACTIONS), 0.0
    for g in range(games):
        copy_state(states, 0, opening, 0)
        me = g % s.seats
        seat = advance(s, dice)
        while seat != NOBODY:
            count = legal(s, seat, moves)
            if count == 1:
                play(s, seat, moves[0])
            elif seat == me:
                play(s, seat, counter(s, seat, moves, count, luck))
            else:
                play(s, seat, lucid(s, seat, moves, count, luck))
            seat = advance(s, dice)
        least = s.hand_n[1 - me]
        won += 1.0 if s.hand_n[me] < least else 0.5 if s.hand_n[me] == least else 0.0
    return won / games
