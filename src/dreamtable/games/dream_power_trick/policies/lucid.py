"""The policy of `lucid` in Dream Power Trick: counts cards, asks where a lie is likely, mixes its gifts and doubts.

Of two cards that change hands, taking a gift costs the asker two against the giver (one more here, one less there), a
doubt that is right gains two, one that is wrong costs five.  So a doubt pays when a lie is likelier than 3 in 7.
Nobody can lie less than by lacking the colour: the asker names what the giver most likely lacks.  The giver tells the
truth mostly, and the more so the fewer cards he holds, so that a doubt never pays for certain.
"""

from __future__ import annotations

from dreamtable.games.dream_power_trick.actions import ACCEPT, ASK, GIVE, NO_DREAM
from dreamtable.games.dream_power_trick.cards import COLOURS, COPIES, KINDS
from dreamtable.games.dream_power_trick.knowledge import redeal
from dreamtable.games.dream_power_trick.policies.dreaming import next_of_set, partners
from dreamtable.games.dream_power_trick.rules import legal, matches
from dreamtable.games.dream_power_trick.state import SEATS, Phase, State, gain, lose
from dreamtable.kit.random import Dice, below

HONEST = 85  # per cent of gifts, if one has the colour
LIES = 0.25  # how often another is thought to lie who need not
DOUBT_FROM, DOUBT_TO = 0.32, 0.48  # from never to always, by the likelihood of a lie


def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    if s.phase == Phase.PLAY or s.phase == Phase.SET:
        return next_of_set(s, seat)
    if s.phase == Phase.ASK:
        return ask_for_what_they_lack(s, seat, moves, count, dice)
    if s.phase == Phase.GIVE:
        return mixed_gift(s, seat, moves, count, dice)
    lie = lacking(s, seat, s.giver, s.named, 1)
    lie += (1.0 - lie) * LIES
    doubt = (lie - DOUBT_FROM) / (DOUBT_TO - DOUBT_FROM)
    return NO_DREAM if below(dice, 1000) < 1000 * doubt else ACCEPT


def lacking(s: State, me: int, q: int, colour: int, given: int) -> float:
    """The chance that q's hand, with the cards just given, holds nothing of a colour, from all that one has seen."""
    fitting = pool = sure = 0
    for kind in range(KINDS):
        left = COPIES[s.deck][kind] - s.gone[kind] - s.hand[me][kind]
        for p in range(s.seats):
            if p != me:
                left -= s.known[me * SEATS + p][kind]
        there = s.known[me * SEATS + q][kind]
        if there > 0 and matches(kind, colour):
            return 0.0
        sure += there
        pool += left
        if matches(kind, colour):
            fitting += left
    chance_of_none = 1.0
    for _ in range(s.hand_n[q] + given - sure):
        if pool > 0:
            chance_of_none *= max(0, pool - fitting) / pool
            pool -= 1
    return chance_of_none


def ask_for_what_they_lack(s: State, me: int, moves: list[int], count: int, dice: Dice) -> int:
    best, pick = -99.0, moves[0]
    for j in range(count):
        q, colour = (moves[j] - ASK) // COLOURS, (moves[j] - ASK) % COLOURS
        mine = 0
        for kind in range(KINDS):
            if matches(kind, colour):
                mine += s.hand[me][kind]
        v = 30.0 * lacking(s, me, q, colour, 0) + mine - s.hand_n[q] + below(dice, 200) / 100.0
        if v > best:
            best, pick = v, moves[j]
    return pick


def mixed_gift(s: State, me: int, moves: list[int], count: int, dice: Dice) -> int:
    """The card one misses least, honest or not by chance, so that a gift tells nothing for certain."""
    honest = below(dice, 100) < HONEST
    best, pick = -99.0, moves[0]
    for j in range(count):
        kind = moves[j] - GIVE
        v = (20.0 if matches(kind, s.named) == honest else 0.0) - partners(s, me, kind) + below(dice, 100) / 100.0
        if v > best:
            best, pick = v, moves[j]
    return pick


# -- looking ahead -------------------------------------------------------------------------------------------
def habit(s: State, seat: int, moves: list[int], dice: Dice) -> int:
    """Whoever lays a set or decides about a gift needs no list of moves."""
    count = legal(s, seat, moves) if s.phase == Phase.ASK or s.phase == Phase.GIVE else 0
    return policy(s, seat, moves, count, dice)


def suppose(s: State, seat: int, dice: Dice) -> None:
    """A redeal in which the giver, out of the hand that is dealt, gives as a player of mixed habits would."""
    redeal(s, seat, dice)
    giver = s.giver
    if s.phase != Phase.DECIDE or seat == giver:
        return
    gain(s, giver, s.gift)
    honest = below(dice, 100) < 100 - 100 * LIES
    best = -99.0
    for kind in range(KINDS):
        if s.hand[giver][kind] > s.known[seat * SEATS + giver][kind]:
            v = (
                (20.0 if matches(kind, s.named) == honest else 0.0)
                - partners(s, giver, kind)
                + below(dice, 300) / 100.0
            )
            if v > best:
                best, s.gift = v, kind
    lose(s, giver, s.gift)
