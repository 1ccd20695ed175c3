"""The policy of `dreaming` in Dreams and Nightmares, a decent player; and what search needs to look ahead."""

from __future__ import annotations

from dreamtable.games.dreams_and_nightmares.actions import DRAW, PASS, PLAY, T_DREAM, T_REM, T_TO_DREAM, T_TO_NIGHTMARE
from dreamtable.games.dreams_and_nightmares.cards import DREAM, SPOTS
from dreamtable.games.dreams_and_nightmares.knowledge import redeal
from dreamtable.games.dreams_and_nightmares.rules import can_draw, open_places
from dreamtable.games.dreams_and_nightmares.scoring import counted, dream_count
from dreamtable.games.dreams_and_nightmares.state import EMPTY, LIMIT, ROW, SEATS, State
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import clockwise, first_bit

NO_CARD = -1
BITS = tuple(mask.bit_count() for mask in range(ROW + 1))
LAID = 85  # per cent: how likely somebody would have laid a Dream, had they held it


def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The play that seems best, among equals any: fill the own row, stop whoever is close to the end, draw or shed.

    Plays of one type in one row are weighed together, as a mask of spots: nobody needs the list of moves.
    """
    own, mine = open_places(s, seat, seat), counted(s, seat)
    fill = own & ROW & ~mine
    if fill:
        return any_spot(T_DREAM, seat, fill, dice)
    rescues, rests = own >> T_TO_DREAM * SPOTS & ROW, own >> T_REM * SPOTS & ROW
    type, row, spots, best = NO_CARD, seat, 1, drawing(s, seat)
    if rescues:
        type, spots, best = T_TO_DREAM, rescues, 40
    elif rests:
        type, spots, best = T_REM, rests, 30
    ties = BITS[spots]
    for d in range(1, s.seats):
        p = clockwise(s, seat, d)
        dreamy, places = counted(s, p), open_places(s, seat, p)
        while places:
            kind = first_bit(places) // SPOTS
            there = places >> kind * SPOTS & ROW
            places ^= there << kind * SPOTS
            v = 15 if kind == T_DREAM else 6  # takes a Rem, or only sheds a nightmare
            if kind != T_DREAM and there & dreamy:
                there &= dreamy
                v = 25 + 3 * BITS[dreamy] - (3 if kind == T_TO_NIGHTMARE else 0)
            if v >= best:
                ties = BITS[there] + (ties if v == best else 0)
                best = v
                if below(dice, ties) < BITS[there]:
                    type, row, spots = kind, p, there
    if best < 5 and own & ROW & ~s.rems[seat]:
        return any_spot(T_DREAM, seat, own & ROW & ~s.rems[seat], dice)  # only sheds a card
    if best < -5 and own & ROW:
        return any_spot(T_DREAM, seat, own & ROW, dice)
    if type == NO_CARD:
        return DRAW if can_draw(s, seat) else PASS
    return any_spot(type, row, spots, dice)


def drawing(s: State, me: int) -> int:
    """What drawing a card is worth, on the scale of policy()."""
    if not can_draw(s, me):
        return -99
    if counted(s, me) == ROW and s.hand_n[me] > 0:
        return 4  # the row is nearly done: now get rid of the hand
    return 20 if s.hand_n[me] < 4 else 8


def any_spot(type: int, row: int, spots: int, dice: Dice) -> int:
    """Lay a card of a type on any of some spots of a row."""
    if spots & (spots - 1):
        for _ in range(below(dice, BITS[spots])):
            spots &= spots - 1
    return PLAY + (type * SEATS + row) * SPOTS + first_bit(spots)


# -- looking ahead -------------------------------------------------------------------------------------------
def habit(s: State, seat: int, moves: list[int], dice: Dice) -> int:
    return policy(s, seat, moves, 0, dice)


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
