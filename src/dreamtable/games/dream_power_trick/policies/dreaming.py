"""The policy of `dreaming` in Dream Power Trick, a decent player; and what search needs to look ahead."""

from __future__ import annotations

from dreamtable.games.dream_power_trick.actions import ACCEPT, ADD, ASK, DONE, GIVE, NO_DREAM, PASS
from dreamtable.games.dream_power_trick.cards import COLOURS, DECK_COLOURS, FITS, KINDS, MARKS, PARTNERS
from dreamtable.games.dream_power_trick.knowledge import redeal
from dreamtable.games.dream_power_trick.rules import legal, matches
from dreamtable.games.dream_power_trick.state import SEATS, Phase, State, gain, lose
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import clockwise, first_bit

HONEST = 60  # per cent of the gifts that match, if one can
MATCHING = 53  # per cent of all gifts that match, whether one could choose or not
DOUBTS = (100, 70, 55, 40, 30, 22, 16)  # per cent of challenges, by the cards that the giver had


def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    if s.phase == Phase.PLAY or s.phase == Phase.SET:
        return next_of_set(s, seat)
    if s.phase == Phase.ASK:
        return ask_somebody(s, seat, moves, count, dice)
    if s.phase == Phase.GIVE:
        return choose_gift(s, seat, moves, count, dice)
    had = min(s.hand_n[s.giver] + 1, len(DOUBTS) - 1)
    return NO_DREAM if below(dice, 100) < DOUBTS[had] else ACCEPT


# -- sets ----------------------------------------------------------------------------------------------------
def cards_that_fit(s: State, me: int, colour: int, mark: int) -> int:
    """How many of one's cards could still join the set, were it of this colour and mark."""
    return cards_in(s, me, FITS[colour * (MARKS + 1) + mark] & -(1 << max(s.set_last, 0)))


def cards_in(s: State, me: int, kinds: int) -> int:
    """How many cards of some kinds one holds."""
    n, kinds = 0, kinds & s.holds[me]
    while kinds:
        n += s.hand[me][first_bit(kinds)]
        kinds &= kinds - 1
    return n


def next_of_set(s: State, me: int) -> int:
    """Lay the largest set, lowest card first; pass if there is none."""
    best, most = -1, 0
    for colour in range(COLOURS):
        for mark in range(MARKS):
            if (s.set_colour < 0 or s.set_colour == colour) and (s.set_mark < 0 or s.set_mark == mark):
                n = cards_that_fit(s, me, colour, mark)
                if n > most:
                    best, most = colour * (MARKS + 1) + mark, n
    if most == 0 or s.set_n + most < s.smallest:
        return DONE if s.phase == Phase.SET else PASS
    return ADD + first_bit(s.holds[me] & FITS[best] & -(1 << max(s.set_last, 0)))


# -- gifts ---------------------------------------------------------------------------------------------------
def ask_somebody(s: State, me: int, moves: list[int], count: int, dice: Dice) -> int:
    """Ask whoever has the fewest cards, and so perhaps not the colour, for the colour one could use best."""
    giver = -1
    for d in range(1, s.seats):
        q = clockwise(s, me, d)
        if s.hand_n[q] > 0 and (giver < 0 or s.hand_n[q] < s.hand_n[giver]):
            giver = q
    wanted, most = below(dice, COLOURS), 0
    for c in range(COLOURS):
        if DECK_COLOURS[s.deck] >> c & 1:
            n = cards_in(s, me, FITS[c * (MARKS + 1) + MARKS])
            if n > most:
                wanted, most = c, n
    while DECK_COLOURS[s.deck] >> wanted & 1 == 0:
        wanted = (wanted + 1) % COLOURS
    return ASK + giver * COLOURS + wanted


def partners(s: State, me: int, kind: int) -> int:
    """How many other kinds of one's hand could lie in a set with this one; a pair counts twice."""
    mask = s.holds[me] & PARTNERS[kind] & ~(1 << kind)
    n = 2 * (s.pairs[me] >> kind & 1)
    while mask:
        mask &= mask - 1
        n += 1
    return n


def choose_gift(s: State, me: int, moves: list[int], count: int, dice: Dice) -> int:
    """The card one misses least, of the colour more often than not."""
    honest = below(dice, 100) < HONEST
    best, pick, ties = -99, moves[0], 1
    for j in range(count):
        kind = moves[j] - GIVE
        v = (20 if matches(kind, s.named) == honest else 0) - 2 * partners(s, me, kind)
        if v > best:
            best, pick, ties = v, moves[j], 1
        elif v == best:
            ties += 1
            if below(dice, ties) == 0:
                pick = moves[j]
    return pick


# -- looking ahead -------------------------------------------------------------------------------------------
def habit(s: State, seat: int, moves: list[int], dice: Dice) -> int:
    """Only gifts are chosen from the list of moves."""
    return policy(s, seat, moves, legal(s, seat, moves) if s.phase == Phase.GIVE else 0, dice)


def suppose(s: State, seat: int, dice: Dice) -> None:
    """A redeal in which a gift is of the colour as often as a decent player gives it, if he has it."""
    redeal(s, seat, dice)
    giver = s.giver
    if s.phase != Phase.DECIDE or seat == giver:
        return
    honest = below(dice, 100) < MATCHING
    if matches(s.gift, s.named) != honest:
        start = below(dice, KINDS)
        for d in range(KINDS):
            kind = (start + d) % KINDS
            if s.hand[giver][kind] > s.known[seat * SEATS + giver][kind] and matches(kind, s.named) == honest:
                gain(s, giver, s.gift)
                lose(s, giver, kind)
                s.gift = kind
                return


def estimate(s: State, seat: int) -> float:
    """The smaller the hand, the better."""
    total = 0.0
    for p in range(s.seats):
        total += 1.0 / (1 + s.hand_n[p])
    return 1.0 / (1 + s.hand_n[seat]) / total
