"""The policy of `lucid` in Dream: what an action is worth was learned from rounds played to their end (training.py).

A player takes stock of the round in a few numbers: his own lands, what the others' sums are likely to be, how far the
round and the game have got.  What a call, an exchange or a power gains over the quiet alternative, drawing or letting
go, is a sum over these numbers and their products.
"""

from __future__ import annotations

from dreamtable.games.dream_ravens.actions import CHOOSE, DISCARD, DRAW, KEEP, TAKE, TARGET, USE, WAKE
from dreamtable.games.dream_ravens.cards import PEEK1, SWAP2, TAKE2, ravens_on
from dreamtable.games.dream_ravens.policies.dreaming import unknown
from dreamtable.games.dream_ravens.policies.weights import CALL_MARGIN, worth
from dreamtable.games.dream_ravens.state import HAND, NONE, Phase, State, has_seen, top
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import floats

# What one takes stock of: ravens on the lands one knows, lands one does not, the worst one knows, the land in question,
# laps, the lowest and the mean sum of the others, the lowest land of theirs, low lands of one's own that they know,
# the score against the mean and the lowest of theirs, and how far the game is.
SUM, DARK, WORST, LAND, LAP, LEAST, MEAN, PREY, OPEN, BEHIND_MEAN, BEHIND_BEST, END, FACTS = range(13)
CALL, TAKE_FOR_WORST, TAKE_FOR_DARK, KEEP_FOR_WORST, KEEP_FOR_DARK, TAKE_TWO, PEEK, STEAL, ACTS = range(9)
QUIET = -1  # draw, or let go: what the others are compared with

UNSEEN = 5.2  # ravens on a land that its owner has not seen
ENVY = 0.03  # ravens by which a land is the better prey for every raven that its owner has less on his score
HOPELESS = 16  # nobody calls with more
# Ravens that an act other than a call must promise, tuned on whole games: what is learned from single rounds is too
# fond of getting rid of lands never seen.  What a call must promise depends on the number of players (CALL_MARGIN).
AT_LEAST = (0.0, 0.0, 0.3, 0.0, 0.3, 0.0, 0.0, 0.0)


def kept(s: State) -> float:
    """Ravens on a land that its owner knows: he had a turn a lap to improve it.  Fitted to rounds of `dreaming`."""
    lap = min(s.turns / s.seats, 7.5)
    return 4.4 - 0.55 * lap + 0.036 * lap * lap


def hunch(s: State, me: int, p: int, i: int) -> float:
    """Ravens that a player expects on another's land."""
    if has_seen(s, me, p, i):
        return float(ravens_on(s.hand[p][i]))
    return kept(s) if has_seen(s, p, p, i) else UNSEEN


def worst_known(s: State, me: int) -> int:
    slot = NONE
    for i in range(HAND):
        if has_seen(s, me, me, i) and (slot < 0 or ravens_on(s.hand[me][i]) > ravens_on(s.hand[me][slot])):
            slot = i
    return slot


def prey(s: State, me: int) -> int:
    """The land of another player that is the best to have, rather from whoever is ahead."""
    spot, low = NONE, 999.0
    for d in range(1, s.seats):
        p = (me + d) % s.seats
        for i in range(HAND):
            there = hunch(s, me, p, i) + ENVY * (s.score[p] - s.score[me])
            if there < low:
                spot, low = p * HAND + i, there
    return spot


# -- taking stock --------------------------------------------------------------------------------------------
def outlook(s: State, me: int) -> list[float]:
    """All that one takes stock of but the land in question."""
    x = floats(FACTS)
    for i in range(HAND):
        if has_seen(s, me, me, i):
            here = float(ravens_on(s.hand[me][i]))
            x[SUM] += here
            x[WORST] = max(x[WORST], here)
            if s.knows[me][i] & ~(1 << me):
                x[OPEN] += max(0.0, 4.0 - here)
        else:
            x[DARK] += 1.0
    rivals = s.seats - 1
    lowest, scores = 999, 0
    x[LEAST] = x[PREY] = 99.0
    for d in range(1, s.seats):
        p = (me + d) % s.seats
        total = 0.0
        for i in range(HAND):
            there = hunch(s, me, p, i)
            total += there
            x[PREY] = min(x[PREY], there)
        x[LEAST] = min(x[LEAST], total)
        x[MEAN] += total / rivals
        lowest = min(lowest, s.score[p])
        scores += s.score[p]
    x[LAP] = min(s.turns / s.seats, 8.0)
    x[BEHIND_MEAN] = (s.score[me] - scores / rivals) / 10.0
    x[BEHIND_BEST] = (s.score[me] - lowest) / 10.0
    x[END] = max(s.score[me], lowest) / 10.0
    return x


def sensible(s: State, x: list[float], act: int, land: int) -> bool:
    """Whether an act is possible, and not plainly foolish."""
    if act == CALL:
        return x[SUM] + UNSEEN * x[DARK] <= HOPELESS
    if act in (TAKE_FOR_WORST, KEEP_FOR_WORST):
        return x[DARK] < HAND and x[LAND] < x[WORST]
    if act in (TAKE_FOR_DARK, KEEP_FOR_DARK):
        return x[DARK] > 0 and x[LAND] <= (5 if act == TAKE_FOR_DARK else 6)
    if s.effects == 0:
        return False
    if act == TAKE_TWO:
        return land == TAKE2
    if act == PEEK:
        return land == PEEK1 and x[DARK] > 0
    return land == SWAP2 and max(x[WORST], UNSEEN if x[DARK] > 0 else 0.0) > x[PREY]


def best_act(s: State, x: list[float], land: int, first: int, last: int, margin: float) -> int:
    """Which of some acts is worth most; QUIET if none is worth anything.  A call must promise a margin."""
    x[LAND] = ravens_on(land)
    pick, most = QUIET, 0.0
    for act in range(first, last):
        if sensible(s, x, act, land):
            value = worth(s.seats, act, x) - (margin if act == CALL else AT_LEAST[act])
            if value > most:
                pick, most = act, value
    return pick


def promise(s: State, x: list[float], land: int) -> float:
    """What a land of a Take 2 is worth in one's hand."""
    act = best_act(s, x, land, KEEP_FOR_WORST, ACTS, 0.0)
    return worth(s.seats, act, x) - AT_LEAST[act] if act != QUIET else 0.0


# -- the player ----------------------------------------------------------------------------------------------
def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    return with_margin(s, seat, moves, count, dice, CALL_MARGIN[s.seats])


def with_margin(s: State, seat: int, moves: list[int], count: int, dice: Dice, margin: float) -> int:
    """The action of a player who calls when that promises so many ravens more than going on."""
    if s.phase == Phase.TURN:
        x = outlook(s, seat)
        first = CALL if moves[0] == WAKE else CALL + 1
        return carried_out(s, seat, best_act(s, x, top(s), first, KEEP_FOR_WORST, margin))
    if s.phase == Phase.HOLD:
        x = outlook(s, seat)
        return carried_out(s, seat, best_act(s, x, s.held, KEEP_FOR_WORST, ACTS, margin))
    if s.phase == Phase.PICK:
        x = outlook(s, seat)
        return CHOOSE if promise(s, x, s.held) >= promise(s, x, s.other) else CHOOSE + 1
    if s.phase == Phase.PEEK:
        return TARGET + seat * HAND + max(unknown(s, seat), 0)
    if s.phase == Phase.SWAP_A or (s.phase == Phase.SWAP_B and s.mark // HAND != seat):
        return TARGET + seat * HAND + given_away(s, seat)
    if s.phase == Phase.SWAP_B:
        return TARGET + prey(s, seat)
    return moves[below(dice, count - 1)]  # look at any land; the last move is to look no further


def carried_out(s: State, me: int, act: int) -> int:
    """The action that an act stands for."""
    if act == CALL:
        return WAKE
    if act == TAKE_FOR_WORST:
        return TAKE + worst_known(s, me)
    if act == TAKE_FOR_DARK:
        return TAKE + unknown(s, me)
    if act == KEEP_FOR_WORST:
        return KEEP + worst_known(s, me)
    if act == KEEP_FOR_DARK:
        return KEEP + unknown(s, me)
    if act == QUIET:
        return DRAW if s.phase == Phase.TURN else DISCARD
    return USE


def given_away(s: State, me: int) -> int:
    """The land to swap away: one's worst, or one never seen if that is likely to be worse."""
    slot, dark = worst_known(s, me), unknown(s, me)
    if dark >= 0 and (slot < 0 or ravens_on(s.hand[me][slot]) <= UNSEEN):
        return dark
    return slot
