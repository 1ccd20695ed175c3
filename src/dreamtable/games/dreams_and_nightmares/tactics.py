"""Dreams and Nightmares: the habits of a decent player, and what search needs to look ahead."""

from __future__ import annotations

from dreamtable.games.dreams_and_nightmares.cards import DREAM, REM, SPOTS
from dreamtable.games.dreams_and_nightmares.rules import (
    EMPTY,
    LIMIT,
    PLAY,
    SEATS,
    T_DREAM,
    T_TO_DREAM,
    T_TO_NIGHTMARE,
    State,
    counted,
    dream_count,
    redeal,
)
from dreamtable.kit.dice import Dice, below

LAID = 85  # per cent of the Dreams that would have been laid, had they been there


def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that seems best; among equals any."""
    best, pick, ties = -99, moves[0], 1
    for j in range(count):
        v = appeal(s, seat, moves[j])
        if v > best:
            best, pick, ties = v, moves[j], 1
        elif v == best:
            ties += 1
            if below(dice, ties) == 0:
                pick = moves[j]
    return pick


def appeal(s: State, me: int, action: int) -> int:
    """How much a player likes an action: fill the own row, stop whoever is close to the end, then draw or shed."""
    if action < PLAY:
        if dream_count(s, me) == SPOTS and s.hand_n[me] > 0:
            return 4  # the row is nearly done: now get rid of the hand
        return 20 if s.hand_n[me] < 4 else 8
    place = action - PLAY
    spot, row, type = place % SPOTS, place // SPOTS % SEATS, place // SPOTS // SEATS
    dreamy = counted(s, row) >> spot & 1
    if row == me:
        if dreamy:
            return -5 if s.top[row][spot] == REM else 5  # only sheds a card
        return 50 if type == T_DREAM else 40 if type == T_TO_DREAM else 30
    if type == T_DREAM:
        return 15  # takes a Rem
    if not dreamy:
        return 6
    return 25 + 3 * dream_count(s, row) - (3 if type == T_TO_NIGHTMARE else 0)


# -- looking ahead -------------------------------------------------------------------------------------------
def suppose(s: State, seat: int, dice: Dice) -> None:
    """A redeal in which few hold a Dream for a spot that is still empty in their row: they would have laid it."""
    redeal(s, seat, dice)
    for p in range(s.seats):
        for spot in range(SPOTS):
            if p != seat and s.top[p][spot] == EMPTY:
                for _ in range(s.hand[p][DREAM + spot] - s.public[p][DREAM + spot]):
                    if s.deck_n > 0 and below(dice, 100) < LAID:
                        exchange(s, p, DREAM + spot, below(dice, s.deck_n))


def exchange(s: State, p: int, card: int, j: int) -> None:
    """Put a card of a hand back into the deck, and the one that lay there into the hand."""
    other = s.deck[j]
    s.deck[j] = card
    s.hand[p][card] -= 1
    s.hand[p][other] += 1
    s.holds[p] |= 1 << other
    if s.hand[p][card] == 0:
        s.holds[p] &= ~(1 << card)


def estimate(s: State, seat: int) -> float:
    """Dreams laid less cards held, as a share of the table's total."""
    mine = total = 0
    for p in range(s.seats):
        v = LIMIT + 2 + 4 * dream_count(s, p) - s.hand_n[p]
        total += v * v
        if p == seat:
            mine = v * v
    return mine / total


def points(s: State, seat: int) -> int:
    """Dreams in the row in the end."""
    return dream_count(s, seat)
