"""The policy of `dozing` in Dreams and Nightmares: it looks at its own row, then at one neighbour's, and no further."""

from __future__ import annotations

from dreamtable.games.dreams_and_nightmares.actions import DRAW, T_DREAM
from dreamtable.games.dreams_and_nightmares.cards import SPOTS
from dreamtable.games.dreams_and_nightmares.policies.dreaming import NO_CARD, any_spot
from dreamtable.games.dreams_and_nightmares.policies.dreaming import policy as dreaming
from dreamtable.games.dreams_and_nightmares.rules import can_draw, open_places
from dreamtable.games.dreams_and_nightmares.scoring import counted
from dreamtable.games.dreams_and_nightmares.state import ROW, State
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import clockwise, first_bit

OVERLOOKS, WASTES = 40, 70  # per cent: what could be done in a row; a card on what is bad already
FEW = 3  # cards, with which it draws when it sees nothing to do


def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """Take the first good play in two rows, waste a card, or draw; otherwise choose as `dreaming` would."""
    neighbour = clockwise(s, seat, 1 + below(dice, s.seats - 1))
    for row in (seat, neighbour):
        if row == seat or below(dice, 100) >= OVERLOOKS:
            action = first_good(s, seat, row, dice)
            if action != NO_CARD:
                return action
    wasted = open_places(s, seat, neighbour)
    if wasted and below(dice, 100) < WASTES:
        type = first_bit(wasted) // SPOTS
        return any_spot(type, neighbour, wasted >> type * SPOTS & ROW, dice)
    return DRAW if s.hand_n[seat] <= FEW and can_draw(s, seat) else dreaming(s, seat, moves, count, dice)


def first_good(s: State, seat: int, row: int, dice: Dice) -> int:
    """Return a play that fills or mends the own row, or spoils a dream in another's; NO_CARD if there is none."""
    places, dreamy = open_places(s, seat, row), counted(s, row)
    while places:
        type = first_bit(places) // SPOTS
        there = places >> type * SPOTS & ROW
        places ^= there << type * SPOTS
        if row != seat:
            there = 0 if type == T_DREAM else there & dreamy
        elif type == T_DREAM:
            there &= ~dreamy
        if there:
            return any_spot(type, row, there, dice)
    return NO_CARD
