"""Dream Power Trick, played by imagining how the game will end.

While the pile is high it goes by counting: it asks for the colour that is least likely to be there, doubts when a lie
is likely enough, and gives the dullest card of the named colour.  When the pile is low it imagines: whether to lay or
to pass, whom to ask for what, what to give and whether to doubt; for each it deals the hidden cards anew many times,
lets all seats play on in a simple way to the end of the game, and takes what won most often; the same imagined deals
serve every action.  It supposes that a giver gives the named colour, if there is one in that hand, nine times in ten.
Sets are laid whole, except for jokers that have another partner.

It plays its imagined games on the table's own state and puts everything back before it answers.  It needs dice that
are a generator: a tape would run out.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dream_power_trick import (
    ACCEPT,
    ADD,
    ASK,
    ASKING,
    COLOURS,
    DECIDE,
    DONE,
    GIVE,
    GIVING,
    KINDS,
    MARKS,
    NO_DREAM,
    PASS,
    PLAY,
    RAINBOW,
    SEATS,
    SET,
    best_set,
    chance_of_none,
    dullest_card,
    in_set,
    leader,
    of_colour,
    pair_up,
    unseen_kinds,
)
from dreamtable.kit.contract.rules import ACTIONS, actor, legal, payoff, play, redeal
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import NOBODY, floats, ints

WORLDS = 48  # imagined deals
TRUTH = 0.08  # what honesty is worth beyond what imagination says
HONEST = 90  # in a hundred: a giver gives the colour
LOW = 14  # with so few cards in the pile it begins to imagine
DOUBT_AT = (0.0, 0.0, 0.28, 0.38, 0.42)  # before that it doubts when a lie is likelier than this, by seats
LIKELY = 3  # so many questions are thought through
CARDS = 66
DOUBTS = (100, 100, 85, 65, 45, 30, 20)  # in a hundred, by how many cards the giver had
ROOM = CARDS + SEATS * KINDS + SEATS * SEATS * KINDS + 2 * KINDS + SEATS + 14


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that won the most imagined games."""
    if count == 1:
        return moves[0]
    if s.phase == SET:
        return laid(s, seat, moves, count)
    if s.pile_n > LOW:
        return by_count(s, seat, moves, count)
    options = ints(ACTIONS)
    n = choices(s, seat, moves, count, options)
    if n == 1:
        return options[0]
    saved, room = ints(ROOM), ints(ACTIONS)
    store(s, saved)
    won = floats(n)
    for _ in range(WORLDS):
        start = dice[1]
        for k in range(n):
            dice[1] = start
            redeal(s, seat, dice)
            if s.phase == DECIDE:
                suspect(s, dice)
            play(s, seat, options[k])
            won[k] += outcome(s, seat, room, dice)
            put_back(s, saved)
    best = 0
    for k in range(n):
        if s.phase == GIVING and of_colour(options[k] - GIVE, s.named):
            won[k] += TRUTH * WORLDS
        if won[k] > won[best]:
            best = k
    return options[best]


def by_count(s: Any, seat: int, moves: list[int], count: int) -> int:
    """What counting alone advises."""
    left = unseen_kinds(s, seat)
    if s.phase == GIVING:
        fitting = dullest_card(s, seat, s.named, left)
        return GIVE + (fitting if fitting >= 0 else dullest_card(s, seat, -1, left))
    if s.phase == DECIDE:
        none = chance_of_none(s, seat, s.giver, s.named, s.hand_n[s.giver] + 1, left)
        return NO_DREAM if none > DOUBT_AT[s.seats] else ACCEPT
    if s.phase == ASKING:
        best, most = moves[0], -9.0
        for k in range(count):
            q = (moves[k] - ASK) // COLOURS
            value = chance_of_none(s, seat, q, (moves[k] - ASK) % COLOURS, s.hand_n[q], left) - 0.02 * s.hand_n[q]
            if value > most:
                best, most = moves[k], value
        return best
    return laid(s, seat, moves, count)


def choices(s: Any, seat: int, moves: list[int], count: int, options: list[int]) -> int:
    """The actions that are worth thinking about."""
    if s.phase == PLAY:
        options[0] = laid(s, seat, moves, count)
        options[1] = PASS
        return 2 if s.pile_n <= 6 and options[0] != PASS and moves[0] == PASS else 1
    if s.phase == GIVING:  # the dullest card of the colour, or the dullest of all
        left = unseen_kinds(s, seat)
        fitting, dull = dullest_card(s, seat, s.named, left), dullest_card(s, seat, -1, left)
        options[0] = GIVE + dull
        options[1] = GIVE + fitting
        return 1 if fitting < 0 or fitting == dull else 2
    if s.phase != ASKING:
        for k in range(count):
            options[k] = moves[k]
        return count
    left = unseen_kinds(s, seat)
    lies = floats(count)
    for k in range(count):
        q = (moves[k] - ASK) // COLOURS
        lies[k] = chance_of_none(s, seat, q, (moves[k] - ASK) % COLOURS, s.hand_n[q], left)
    n = min(count, LIKELY)
    for j in range(n):
        best = 0
        for k in range(count):
            if lies[k] > lies[best]:
                best = k
        options[j] = moves[best]
        lies[best] = -1.0
    return n


def suspect(s: Any, dice: Dice) -> None:
    """The giver of an imagined gift had the choice: let it be of the colour if there is such a card in that hand."""
    fair = below(dice, 100) < HONEST
    if not fair or of_colour(s.gift, s.named):
        return
    q = s.giver
    for kind in range(KINDS):
        if s.hand[q][kind] > 0 and of_colour(kind, s.named):
            other = s.gift
            s.gift = kind
            s.hand[q][kind] -= 1
            s.hand[q][other] += 1
            masks(s, q)
            return


def masks(s: Any, p: int) -> None:
    """The masks of kinds held once, and of those held twice, from a hand."""
    once, twice = 0, 0
    for kind in range(KINDS):
        if s.hand[p][kind] > 0:
            once |= 1 << kind
        if s.hand[p][kind] > 1:
            twice |= 1 << kind
    s.holds[p] = once
    s.pairs[p] = twice


def outcome(s: Any, seat: int, room: list[int], dice: Dice) -> float:
    """Play to the end in the simple way; my share of the win, and a little for each card less than the others."""
    who = actor(s)
    while who != NOBODY:
        n = legal(s, who, room)
        play(s, who, room[0] if n == 1 else quickly(s, who, room, n, dice))
        who = actor(s)
    least = 99
    for p in range(s.seats):
        if p != seat:
            least = min(least, s.hand_n[p])
    return payoff(s, seat) + 0.03 * float(least - s.hand_n[seat])


def quickly(s: Any, who: int, room: list[int], n: int, dice: Dice) -> int:
    """The simple way to play."""
    if s.phase == ASKING:
        return ASK + leader(s, who) * COLOURS + (room[below(dice, n)] - ASK) % COLOURS
    if s.phase == GIVING:
        best, most = room[0], -1
        for k in range(n):
            kind = room[k] - GIVE
            value = below(dice, 8) + (20 if of_colour(kind, s.named) else 0) - (8 if s.hand[who][kind] > 1 else 0)
            value += 12 if kind < RAINBOW else 0
            if value > most:
                best, most = room[k], value
        return best
    if s.phase == DECIDE:
        size = min(6, s.hand_n[s.giver] + 1)
        return NO_DREAM if below(dice, 100) < DOUBTS[size] else ACCEPT
    return laid(s, who, room, n)


def laid(s: Any, seat: int, moves: list[int], count: int) -> int:
    """The next card of the best set; jokers stay when they have another partner; pass without a set."""
    if s.phase == PLAY and count == 1:
        return moves[0]
    if s.phase == SET and moves[0] == DONE:
        for k in range(1, count):
            kind = moves[k] - ADD
            if kind < RAINBOW or not has_partner_elsewhere(s, seat, kind):
                return moves[k]
        return DONE
    goal = best_set(s, seat)
    for k in range(count):
        if moves[k] >= ADD and in_set(moves[k] - ADD, goal // MARKS, goal % MARKS):
            return moves[k]
    return moves[0]


def has_partner_elsewhere(s: Any, seat: int, kind: int) -> bool:
    """Whether a joker makes a set with a plain card that is not of the set being laid."""
    for other in range(RAINBOW):
        if s.hand[seat][other] > 0 and pair_up(kind, other) and not in_set(other, s.set_colour, s.set_mark):
            return True
    return False


def store(s: Any, saved: list[int]) -> None:
    """Write down all that play changes; the masks follow from the hands."""
    k = 0
    for i in range(CARDS):
        saved[k] = s.pile[i]
        k += 1
    for kind in range(KINDS):
        saved[k] = s.gone[kind]
        saved[k + 1] = s.laid[kind]
        k += 2
        for p in range(SEATS):
            saved[k] = s.hand[p][kind]
            k += 1
        for row in range(SEATS * SEATS):
            saved[k] = s.known[row][kind]
            k += 1
    for p in range(SEATS):
        saved[k] = s.hand_n[p]
        k += 1
    saved[k] = s.phase
    saved[k + 1] = s.first
    saved[k + 2] = s.mover
    saved[k + 3] = s.actor_now
    saved[k + 4] = s.pile_n
    saved[k + 5] = s.set_n
    saved[k + 6] = s.set_last
    saved[k + 7] = s.set_colour
    saved[k + 8] = s.set_mark
    saved[k + 9] = s.named
    saved[k + 10] = s.giver
    saved[k + 11] = s.gift
    saved[k + 12] = s.instant
    saved[k + 13] = s.moment


def put_back(s: Any, saved: list[int]) -> None:
    """Make the state what it was."""
    k = 0
    for i in range(CARDS):
        s.pile[i] = saved[k]
        k += 1
    for kind in range(KINDS):
        s.gone[kind] = saved[k]
        s.laid[kind] = saved[k + 1]
        k += 2
        for p in range(SEATS):
            s.hand[p][kind] = saved[k]
            k += 1
        for row in range(SEATS * SEATS):
            s.known[row][kind] = saved[k]
            k += 1
    for p in range(SEATS):
        s.hand_n[p] = saved[k]
        k += 1
        masks(s, p)
    s.phase = saved[k]
    s.first = saved[k + 1]
    s.mover = saved[k + 2]
    s.actor_now = saved[k + 3]
    s.pile_n = saved[k + 4]
    s.set_n = saved[k + 5]
    s.set_last = saved[k + 6]
    s.set_colour = saved[k + 7]
    s.set_mark = saved[k + 8]
    s.named = saved[k + 9]
    s.giver = saved[k + 10]
    s.gift = saved[k + 11]
    s.instant = saved[k + 12]
    s.moment = saved[k + 13]
