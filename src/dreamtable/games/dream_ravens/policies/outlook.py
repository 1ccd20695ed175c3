"""What a wide-awake player of Dream takes stock of: the numbers that its network reads (network.py).

They say what the player can know and nothing else: its own lands, the land in question, who has seen what, which lands
are still out, what was thrown last, laps and scores.
"""

from __future__ import annotations

from math import sqrt

from dreamtable.games.dream_ravens.cards import CARDS, COPIES, KINDS, ravens_on
from dreamtable.games.dream_ravens.state import HAND, NONE, SEATS, Phase, State, has_seen
from dreamtable.kit.state import clockwise, floats, ints

ALL_RAVENS = 279  # on all lands together
LOW = 2  # ravens on a land that everybody would like to have
PLAIN = 10  # numbers of ravens that a land can have: 0 to 9
THROWN = 4  # lands on top of the pile that are looked at
LAPS = 7  # laps that are told apart

# Where the numbers stand.  A choice among n is n numbers, of which one is 1.
LAND = 0  # kind of the land in question: the face-up land, or the one that is held
HOLDING = LAND + KINDS
WORST = HOLDING + 1  # ravens on the worst land that one knows, or none known
DARK = WORST + PLAIN + 1  # how many of one's own lands one has not seen
OWN = DARK + HAND + 1  # ravens on the other known lands, from the worst on; their sum; what one expects in all
OUT = OWN + 5  # the mean of the lands that one has not seen, and how many of them are low
LAP = OUT + 2  # which lap; laps; lands in the deck; whether they run out
OPEN = LAP + LAPS + 3  # low lands of one's own that others know
PREY = OPEN + 1  # the best land of another; whether one has seen it
OPTIONS = PREY + 2  # the penalty; whether lands have powers
SCORES = OPTIONS + 2  # against the mean and the best of the others; how far the game is
PILE = SCORES + 3  # what was thrown last
CHANCES = PILE + THROWN  # what a call would win against the others' mean, and the chance that nobody has less
RIVALS = CHANCES + 2  # for each other player, from the lowest dream on: see describe_rival
ABOUT_RIVAL = 9
FACTS = RIVALS + (SEATS - 1) * ABOUT_RIVAL


def kept(s: State) -> float:
    """Ravens on a land that its owner knows: he had a turn a lap to improve it."""
    lap = min(s.turns / s.seats, 7.5)
    return 4.4 - 0.55 * lap + 0.036 * lap * lap


def hunch(s: State, me: int, p: int, i: int, dark: float) -> float:
    """Ravens that a player expects on a land, if one that nobody knows has `dark`."""
    if has_seen(s, me, p, i):
        return float(ravens_on(s.hand[p][i]))
    return kept(s) if p != me and has_seen(s, p, p, i) else dark


def hidden_mean(s: State, me: int, x: list[float]) -> float:
    """The mean of all lands that a player has not seen; in x, that and how many of them are low."""
    left = ints(KINDS)
    for kind in range(KINDS):
        left[kind] = COPIES[kind]
    for k in range(s.pile_n):
        left[s.pile[k]] -= 1
    for p in range(s.seats):
        for i in range(HAND):
            if has_seen(s, me, p, i):
                left[s.hand[p][i]] -= 1
    if s.turn == me:
        if s.held >= 0:
            left[s.held] -= 1
        if s.other >= 0:
            left[s.other] -= 1
    total, count, low = 0, 0, 0
    for kind in range(KINDS):
        total += left[kind] * ravens_on(kind)
        count += left[kind]
        if ravens_on(kind) <= LOW:
            low += left[kind]
    mean = total / count if count > 0 else ALL_RAVENS / CARDS
    x[OUT] = mean - ALL_RAVENS / CARDS
    x[OUT + 1] = low / (count + 1.0)
    return mean


def outlook(s: State, me: int) -> list[float]:
    """All that a player takes stock of, but the land in question (face)."""
    x = floats(FACTS)
    dark = hidden_mean(s, me, x)
    mine = own_dream(s, me, dark, x)
    lap = (s.turns - 1) // s.seats
    x[LAP + (lap if lap < 5 else 5 if lap < 7 else 6)] = 1.0
    x[LAP + LAPS] = min(lap, 15) / 10.0
    x[LAP + LAPS + 1] = s.deck_n / 40.0
    x[LAP + LAPS + 2] = max(0.0, 1.0 - s.deck_n / (2.0 * s.seats))
    x[OPTIONS] = s.penalty / 15.0
    x[OPTIONS + 1] = float(s.effects)
    for k in range(THROWN):
        if s.pile_n > k:
            x[PILE + k] = ravens_on(s.pile[s.pile_n - 1 - k]) / 9.0
    others(s, me, dark, mine, x)
    return x


def own_dream(s: State, me: int, dark: float, x: list[float]) -> float:
    """Write what one knows of one's own dream; return the ravens that one expects in it."""
    unseen, total, known = 0, 0, 0
    for i in range(HAND):
        if has_seen(s, me, me, i):
            total += ravens_on(s.hand[me][i])
            if s.knows[me][i] & ~(1 << me):
                x[OPEN] += max(0, 4 - ravens_on(s.hand[me][i])) / 10.0
        else:
            unseen += 1
    for ravens in range(PLAIN - 1, -1, -1):  # from the worst on
        for i in range(HAND):
            if has_seen(s, me, me, i) and ravens_on(s.hand[me][i]) == ravens:
                if known == 0:
                    x[WORST + ravens] = 1.0
                else:
                    x[OWN + known - 1] = ravens / 9.0
                known += 1
    if known == 0:
        x[WORST + PLAIN] = 1.0
    x[DARK + unseen] = 1.0
    x[OWN + 3] = total / 10.0
    mine = total + unseen * dark
    x[OWN + 4] = mine / 10.0
    return mine


def others(s: State, me: int, dark: float, mine: float, x: list[float]) -> None:
    """Write what one knows of the others: their dreams, the chance that nobody has less, and the scores."""
    unseen = 0
    for i in range(HAND):
        unseen += 0 if has_seen(s, me, me, i) else 1
    sums = floats(SEATS)
    prey, seen_it, ahead, lowest = 99.0, 0.0, 0.0, 1.0
    best, scores, most = 999, 0, s.score[me]
    for d in range(1, s.seats):
        p = clockwise(s, me, d)
        square = 8.0 * unseen + 0.5
        for i in range(HAND):
            there = hunch(s, me, p, i, dark)
            sums[p] += there
            if there < prey:
                prey = there
                seen_it = 1.0 if has_seen(s, me, p, i) else 0.0
            if not has_seen(s, me, p, i):
                square += 6.0 if has_seen(s, p, p, i) else 8.0
        gap = sums[p] - mine
        lowest *= share_below(gap / sqrt(square))
        ahead += gap / (s.seats - 1)
        best, most = min(best, s.score[p]), max(most, s.score[p])
        scores += s.score[p]
    x[PREY] = prey / 5.0
    x[PREY + 1] = seen_it
    x[CHANCES] = ahead / 10.0
    x[CHANCES + 1] = lowest
    x[SCORES] = (s.score[me] - scores / (s.seats - 1)) / 20.0
    x[SCORES + 1] = (s.score[me] - best) / 20.0
    x[SCORES + 2] = s.round / s.rounds if s.rounds > 0 else most / s.limit
    for slot in range(s.seats - 1):  # from the lowest dream on
        p = NONE
        for d in range(1, s.seats):
            q = clockwise(s, me, d)
            if sums[q] < 900.0 and (p == NONE or sums[q] < sums[p]):
                p = q
        describe_rival(s, me, p, sums[p], RIVALS + slot * ABOUT_RIVAL, x)
        sums[p] = 999.0


def share_below(z: float) -> float:
    """About the chance that a bell-shaped number stays below so many standard deviations."""
    z *= 1.25
    return 0.5 + 0.5 * z / sqrt(1.0 + z * z)


def describe_rival(s: State, me: int, p: int, expected: float, k: int, x: list[float]) -> None:
    """Write from k on: there is one; ravens expected; those on lands that one has seen, and how many these are; how
    many he alone knows, nobody knows, and he came to know in play; scores; whether he plays next."""
    x[k] = 1.0
    x[k + 1] = expected / 15.0
    for i in range(HAND):
        if has_seen(s, me, p, i):
            x[k + 2] += ravens_on(s.hand[p][i]) / 10.0
            x[k + 3] += 0.25
        elif has_seen(s, p, p, i):
            x[k + 4] += 0.25
            if s.looked[p] >> i & 1 == 0:
                x[k + 6] += 0.25
        else:
            x[k + 5] += 0.25
    x[k + 7] = (s.score[me] - s.score[p]) / 20.0
    x[k + 8] = 1.0 if p == clockwise(s, me, 1) else 0.0


def face(s: State, x: list[float], land: int, before: int) -> None:
    """Put another land in question: one that is held if the phase says so."""
    if before >= 0:
        x[LAND + before] = 0.0
    x[LAND + land] = 1.0
    x[HOLDING] = 0.0 if s.phase == Phase.TURN else 1.0
