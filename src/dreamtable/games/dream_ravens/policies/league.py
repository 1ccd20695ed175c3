"""The opponents against which `lucid` of Dream learns: itself, past selves, other bots, and people of many habits.

A style is a kind of player: LEARNER, PAST (an earlier learner), DREAMING, REFERENCE, PERSON or KNOBS.  The last two
come in many variations.  People reckon with what they know and five ravens for a land that they do not; they differ in
when they call, whether they look at the others before they do, how gladly they take the face-up land, and whether they
use powers.  Players with knobs (bots/responders) count lands, suppose that others improve, and differ in nine ways.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.reference.dream_ravens import policy as reference
from dreamtable.bots.responders.dream_ravens import policy as with_knobs
from dreamtable.games.dream_ravens.actions import CHOOSE, DISCARD, DRAW, KEEP, TAKE, TARGET, USE, WAKE
from dreamtable.games.dream_ravens.cards import PEEK1, TAKE2, ravens_on
from dreamtable.games.dream_ravens.policies.dreaming import policy as dreaming
from dreamtable.games.dream_ravens.policies.dreaming import unknown
from dreamtable.games.dream_ravens.state import HAND, NONE, Phase, State, has_seen, top
from dreamtable.kit.random import Dice, below

LEARNER, PAST, DREAMING, REFERENCE, PERSON, KNOBS, STYLES = range(7)
CALLS = 8  # habits of calling: with an expected sum of at most 3 to 10 ravens, at two seats up to 13
HABITS = CALLS * 2 * 2 * 2
GUESS = 5  # ravens that people expect on a land that they have not seen


def any_style(luck: Dice, shares: list[int]) -> int:
    """A style by lot; shares[k] of every hundred players are of style k."""
    lot = below(luck, 100)
    for style in range(STYLES):
        lot -= shares[style]
        if lot < 0:
            return style
    return DREAMING


def by_style(
    s: State, seat: int, moves: list[int], count: int, luck: Dice, style: int, variation: int, knobs: Any
) -> int:
    """The action of a player of a style that does not learn.  `knobs` has a row for each variation of KNOBS."""
    if style == REFERENCE:
        return reference(s, seat, moves, count, luck)
    if style == PERSON:
        return person(s, seat, moves, count, luck, variation % HABITS)
    if style == KNOBS:
        settings = knobs[variation % len(knobs)]  # dice with the knobs behind them
        settings[1] = luck[1]
        action = with_knobs(s, seat, moves, count, settings)
        luck[1] = settings[1]
        return action
    return dreaming(s, seat, moves, count, luck)


def expects(s: State, me: int, p: int, i: int) -> int:
    """Ravens that a person expects on a land."""
    return ravens_on(s.hand[p][i]) if has_seen(s, me, p, i) else GUESS


def whole_dream(s: State, me: int, p: int) -> int:
    """Ravens that a person expects in a dream."""
    total = 0
    for i in range(HAND):
        total += expects(s, me, p, i)
    return total


def person(s: State, seat: int, moves: list[int], count: int, luck: Dice, habit: int) -> int:
    """The action of a person with that habit."""
    worst, high = 0, -1
    for i in range(HAND):
        if expects(s, seat, seat, i) > high:
            worst, high = i, expects(s, seat, seat, i)
    if s.phase == Phase.TURN:
        if moves[0] == WAKE and would_call(s, seat, habit):
            return WAKE
        up = ravens_on(top(s))
        gladly = habit // (CALLS * 2) % 2 == 1
        return TAKE + worst if up + (1 if gladly else 3) <= high or (up <= 2 and up < high) else DRAW
    if s.phase == Phase.HOLD:
        if s.held >= TAKE2 and s.effects and habit // (CALLS * 4) == 0 and is_useful(s, seat, high):
            return USE
        return KEEP + worst if ravens_on(s.held) < high else DISCARD
    if s.phase == Phase.PICK:
        return CHOOSE if ravens_on(s.held) <= ravens_on(s.other) else CHOOSE + 1
    if s.phase == Phase.PEEK:
        return TARGET + seat * HAND + max(unknown(s, seat), 0)
    if s.phase == Phase.SWAP_B and s.mark // HAND == seat:
        return TARGET + envied(s, seat)
    if s.phase == Phase.SWAP_A or s.phase == Phase.SWAP_B:
        return TARGET + seat * HAND + worst
    return moves[below(luck, count - 1)]


def would_call(s: State, seat: int, habit: int) -> bool:
    """Whether a person calls: with few enough ravens, and if wary, with fewer than anybody else seems to have."""
    few = 3 + habit % CALLS
    if s.seats == 2:
        few += few // 3
    mine = whole_dream(s, seat, seat)
    if mine > few:
        return False
    if habit // CALLS % 2 == 1:
        for p in range(s.seats):
            if p != seat and whole_dream(s, seat, p) < mine:
                return False
    return True


def is_useful(s: State, seat: int, high: int) -> bool:
    """Whether a person uses the power of the land that was drawn."""
    if s.held == TAKE2:
        return True
    if s.held == PEEK1:
        return unknown(s, seat) >= 0
    spot = envied(s, seat)
    return expects(s, seat, spot // HAND, spot % HAND) < high


def envied(s: State, seat: int) -> int:
    """The land of another that a person would like most; unseen ones are better if their owner has looked at them."""
    spot, low = NONE, 99
    for d in range(1, s.seats):
        p = (seat + d) % s.seats
        for i in range(HAND):
            there = 2 * expects(s, seat, p, i) - (1 if has_seen(s, p, p, i) else 0)
            if there < low:
                spot, low = p * HAND + i, there
    return spot
