"""Games from which `lucid` of Dream learns, and games that tell how well it plays: all of it compiled.

A lesson is a game with players of the league.  Whatever a learner decides is written down: what it took stock of, what
was open, what it chose and how likely that was.  When the dreams are open, every decision of the round is credited.
"""

from __future__ import annotations

from math import exp, log
from typing import Any

from dreamtable.games.dream_ravens.actions import ACTIONS, WAKE
from dreamtable.games.dream_ravens.policies.dreaming import estimate
from dreamtable.games.dream_ravens.policies.league import LEARNER, PAST, any_style, by_style
from dreamtable.games.dream_ravens.policies.lucid import aimed, carried_out, favourite, open_acts
from dreamtable.games.dream_ravens.policies.network import ACTS, CALL, VALUE, judged
from dreamtable.games.dream_ravens.policies.outlook import FACTS, face, outlook
from dreamtable.games.dream_ravens.rules import legal, play
from dreamtable.games.dream_ravens.scoring import payoff
from dreamtable.games.dream_ravens.state import NONE, Phase, top
from dreamtable.games.dream_ravens.state import SEATS as MOST_SEATS
from dreamtable.kit.batch_engine import advance
from dreamtable.kit.random import Dice, below, seed
from dreamtable.kit.state import NOBODY, copy_state, floats, ints

MASK, ACT, BEFORE, NOTES = range(4)  # whole numbers about a decision: open acts, the one chosen, the one before
CHANCE, WORTH, CREDIT, RESULT, MARKS = range(5)  # log of its probability, value expected, credit, value from there
GAIN = 6.0  # a chance to win is worth so much; then a round makes a difference of about one
RAVENS = 0.12  # what a raven fewer than the others is worth where ravens are counted instead
PATIENCE = 0.92  # how far what came later counts against what was expected (lambda of the advantage)
MANY = 1 << 20  # variations are numbered below that


def drawn_act(liked: Any, mask: int, luck: Dice) -> int:
    """An act of a mask by lot, the likelier the more it is liked."""
    pick = favourite(liked, mask)
    total = 0.0
    for act in range(ACTS):
        if mask >> act & 1:
            total += exp(liked[act] - liked[pick])
    lot = below(luck, 1 << 24) / (1 << 24) * total
    for act in range(ACTS):
        if mask >> act & 1:
            lot -= exp(liked[act] - liked[pick])
            if lot < 0.0:
                return act
    return pick


def log_chance(liked: Any, mask: int, pick: int) -> float:
    """The logarithm of the probability with which an act is drawn."""
    most = liked[favourite(liked, mask)]
    total = 0.0
    for act in range(ACTS):
        if mask >> act & 1:
            total += exp(liked[act] - most)
    return float(liked[pick] - most - log(total))


def in_question(s: Any) -> int:
    """The land that a decision is about."""
    return top(s) if s.phase == Phase.TURN else s.held


def acts_now(s: Any, seat: int, moves: Any) -> int:
    """The acts to choose from, as a mask; 0 in a phase that has none."""
    if s.phase != Phase.TURN and s.phase != Phase.HOLD:
        return 0
    mask = open_acts(s, seat, in_question(s))
    if s.phase == Phase.TURN and moves[0] != WAKE:
        mask &= ~(1 << CALL)
    return mask


def play_as(s: Any, seat: int, moves: Any, count: int, luck: Dice, w: Any) -> int:
    """The action that a network with these weights likes best."""
    mask = acts_now(s, seat, moves)
    if mask == 0:
        return aimed(s, seat, moves, count, luck, w)
    x = outlook(s, seat)
    face(s, x, in_question(s), NONE)
    return carried_out(s, seat, favourite(judged(w, x), mask))


def write_down(s: Any, seat: int, moves: Any, luck: Dice, w: Any, facts: Any, notes: Any, marks: Any, n: int) -> int:
    """Choose an act by lot and write row n about it; return the act.  More than one act is open."""
    mask = acts_now(s, seat, moves)
    x = outlook(s, seat)
    face(s, x, in_question(s), NONE)
    liked = judged(w, x)
    act = drawn_act(liked, mask, luck)
    for k in range(FACTS):
        facts[n][k] = x[k]
    notes[n][MASK], notes[n][ACT] = mask, act
    marks[n][CHANCE] = log_chance(liked, mask, act)
    marks[n][WORTH] = liked[VALUE]
    return act


def credit(row: int, result: float, notes: Any, marks: Any) -> None:
    """Credit a round's decisions of a seat, from the last one back, with what came of it."""
    later, expected = 0.0, result
    while row >= 0:
        later = expected - marks[row][WORTH] + PATIENCE * later
        marks[row][CREDIT] = later
        marks[row][RESULT] = marks[row][WORTH] + later
        expected = marks[row][WORTH]
        row = notes[row][BEFORE]


def chance_to_win(s: Any, seat: int) -> float:
    """By the scores alone."""
    return payoff(s, seat) if s.phase == Phase.OVER else estimate(s, seat)


def ahead(s: Any, me: int) -> float:
    """How many ravens fewer a seat got in this round than the others on the average."""
    lead = -float(s.gain[me])
    for p in range(s.seats):
        if p != me:
            lead += s.gain[p] / (s.seats - 1)
    return lead


def choose_styles(s: Any, me: int, luck: Dice, shares: Any, styles: Any, variations: Any) -> None:
    """Seat a learner and players of the league: half the time all others are of one kind."""
    alike = below(luck, 2) == 0
    style, variation = any_style(luck, shares), below(luck, MANY)
    for p in range(s.seats):
        if not alike:
            style, variation = any_style(luck, shares), below(luck, MANY)
        styles[p], variations[p] = (LEARNER, 0) if p == me else (style, variation)


def lessons(
    states: Any, openings: Any, first: int, dice: Dice, luck: Dice, w: Any, past: Any, knobs: Any, shares: Any,
    by_ravens: float, drifting: float, facts: Any, notes: Any, marks: Any,
) -> int:  # fmt: skip
    """Play games until the room for rows is nearly used up; return how many rows are filled.

    `by_ravens` is how far a round's result is counted in ravens; the rest of it is the chance to win the game.
    `drifting` is what it costs everyone if nobody calls before the deck is empty: people would be bored.
    """
    s, moves, styles, variations = states[0], ints(ACTIONS), ints(MOST_SEATS), ints(MOST_SEATS)
    last, chances = ints(MOST_SEATS), floats(MOST_SEATS)
    n, begun, deal, room = 0, 0, first, len(notes) - 2000
    while n < room:
        copy_state(states, 0, openings, below(luck, len(openings)))
        seed(dice, deal)
        begun = n
        me = deal % s.seats
        choose_styles(s, me, luck, shares, styles, variations)
        for p in range(s.seats):
            last[p], chances[p] = NONE, 1.0 / s.seats
        seat = advance(s, dice)
        while seat != NOBODY and n < len(notes):
            count = legal(s, seat, moves)
            mask = acts_now(s, seat, moves) if styles[seat] == LEARNER else 0
            if count == 1:
                action = moves[0]
            elif mask & (mask - 1):
                action = carried_out(s, seat, write_down(s, seat, moves, luck, w, facts, notes, marks, n))
                notes[n][BEFORE] = last[seat]
                last[seat] = n
                n += 1
            elif styles[seat] == LEARNER:
                action = play_as(s, seat, moves, count, luck, w)
            elif styles[seat] == PAST:
                action = play_as(s, seat, moves, count, luck, past[variations[seat] % len(past)])
            else:
                action = by_style(s, seat, moves, count, luck, styles[seat], variations[seat], knobs)
            play(s, seat, action)
            if s.phase == Phase.OVER or (s.phase == Phase.REVEAL and s.done == 0):
                for p in range(s.seats):
                    now = chance_to_win(s, p)
                    if styles[p] == LEARNER:
                        won = GAIN * (now - chances[p]) - (drifting if s.caller < 0 else 0.0)
                        credit(last[p], won + by_ravens * (RAVENS * ahead(s, p) - won), notes, marks)
                    last[p], chances[p] = NONE, now
            seat = advance(s, dice)
        deal += 1
        if seat != NOBODY:  # no room for the end of this game
            return begun
    return n


def share_won(
    states: Any, opening: Any, deals: int, first: int, dice: Dice, luck: Dice, w: Any, rival: Any, style: int,
    variation: int, knobs: Any, ends: Any,
) -> float:  # fmt: skip
    """Play whole games from every seat against a table of one style; return the share won.

    A table of style PAST plays by the weights `rival`.  ends[0] counts rounds, ends[1] those that ended by a call.
    """
    s, moves, won = states[0], ints(ACTIONS), 0.0
    for deal in range(deals):
        for me in range(opening[0].seats):
            copy_state(states, 0, opening, 0)
            seed(dice, first + deal)
            seat = advance(s, dice)
            while seat != NOBODY:
                count = legal(s, seat, moves)
                if count == 1:
                    action = moves[0]
                elif seat == me:
                    action = play_as(s, seat, moves, count, luck, w)
                elif style == PAST:
                    action = play_as(s, seat, moves, count, luck, rival)
                else:
                    action = by_style(s, seat, moves, count, luck, style, variation, knobs)
                play(s, seat, action)
                if s.phase == Phase.OVER or (s.phase == Phase.REVEAL and s.done == 0):
                    ends[0] += 1
                    ends[1] += s.caller >= 0
                seat = advance(s, dice)
            won += payoff(s, me)
    return float(won / (deals * opening[0].seats))
