"""Train the policy of `lucid` for Dream: write weights.py anew, starting from the weights that are there.

    python -m dreamtable.games.dream_ravens.policies.training 2026

For every number of players, one seat plays as lucid, the others in styles of the league.  At its decisions the round is
played to its end once for every act that is in doubt, in the same world and with the same luck.  How many ravens
against the others an act gained over the quiet one is what its weights are fitted to.  Then whole games against every
kind of opponent tell how much a call must promise: the margin whose worst result is the best.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from dreamtable import games
from dreamtable.games.dream_ravens.actions import ACTIONS
from dreamtable.games.dream_ravens.cards import ravens_on
from dreamtable.games.dream_ravens.policies import weights
from dreamtable.games.dream_ravens.policies.league import (
    CALLS,
    DREAMING,
    LUCID,
    PEOPLE,
    REFERENCE,
    any_style,
    by_style,
)
from dreamtable.games.dream_ravens.policies.lucid import (
    ACTS,
    CALL,
    FACTS,
    KEEP_FOR_WORST,
    LAND,
    QUIET,
    carried_out,
    outlook,
    sensible,
    with_margin,
)
from dreamtable.games.dream_ravens.policies.lucid import policy as lucid
from dreamtable.games.dream_ravens.policies.weights import FEWEST, SIZES, worth
from dreamtable.games.dream_ravens.rules import legal, payoff, play
from dreamtable.games.dream_ravens.state import SEATS as MOST_SEATS
from dreamtable.games.dream_ravens.state import Phase, top
from dreamtable.kit.engine import advance
from dreamtable.kit.game import compiled
from dreamtable.kit.random import Dice, below, generator, seed
from dreamtable.kit.state import NOBODY, copy_state, ints

PARTS, DEALS, ROWS = 8, 4_000, 400_000  # parts of the training, games of a part, decisions kept of it at the most
GAMES = 1_200  # whole games for a margin and an opponent
TRIED_MARGINS = (-0.6, -0.3, 0.0, 0.3, 0.6, 1.0)
OPPONENTS = (DREAMING, REFERENCE, LUCID, *(PEOPLE + wary * CALLS + call for wary in (0, 1) for call in (2, 4, 6)))
IN_DOUBT = 1.5  # ravens: an act that seems better or worse by more than this is not in doubt,
SURE = 8  # and is tried only once in so many times
RIDGE = 200.0  # of the regression: the rows that it takes to believe in a weight
NOT_OPEN = -999.0


def take_turn(s: Any, seat: int, me: int, moves: Any, luck: Dice, styles: Any) -> None:
    """Play for a seat: as lucid for `me`, each of the others in its style."""
    count = legal(s, seat, moves)
    if count == 1:
        play(s, seat, moves[0])
    elif seat == me:
        play(s, seat, lucid(s, seat, moves, count, luck))
    else:
        play(s, seat, by_style(s, seat, moves, count, luck, styles[seat]))


def finish_round(s: Any, me: int, moves: Any, luck: Dice, styles: Any) -> None:
    """Play until the dreams are open."""
    while s.phase != Phase.REVEAL and s.phase != Phase.OVER:
        take_turn(s, s.turn, me, moves, luck, styles)


def outcome(s: Any, me: int) -> float:
    """Return how many ravens fewer `me` got in this round than the others on the average."""
    ahead = -float(s.gain[me])
    for p in range(s.seats):
        if p != me:
            ahead += s.gain[p] / (s.seats - 1)
    return ahead


def acts_in_doubt(s: Any, x: Any, land: int, luck: Dice) -> int:
    """Return the acts to try, as a mask: those in doubt, and now and then any."""
    first, last = (CALL, KEEP_FOR_WORST) if s.phase == Phase.TURN else (KEEP_FOR_WORST, ACTS)
    x[LAND] = ravens_on(land)
    mask = 0
    for act in range(first, last):
        if sensible(s, x, act, land) and (abs(worth(s.seats, act, x)) < IN_DOUBT or below(luck, SURE) == 0):
            mask |= 1 << act
    return mask


def try_acts(states: Any, opening: Any, deals: int, number: int, dice: Dice, luck: Dice, rows: Any) -> int:
    """Fill rows with the numbers of outlook() and what each act gained over the quiet one; return how many."""
    s, trial, moves, styles, n = states[0], states[1], ints(ACTIONS), ints(MOST_SEATS), 0
    for deal in range(deals):
        copy_state(states, 0, opening, 0)
        seed(dice, number + deal)
        me = deal % s.seats
        for p in range(s.seats):
            styles[p] = any_style(luck)
        seat = advance(s, dice)
        while seat != NOBODY:
            if seat == me and (s.phase == Phase.TURN or s.phase == Phase.HOLD) and n < len(rows):
                x = outlook(s, me)
                acts = acts_in_doubt(s, x, top(s) if s.phase == Phase.TURN else s.held, luck)
                if acts:
                    for k in range(FACTS):
                        rows[n][k] = x[k]
                    same_luck, quiet = luck[1], 0.0
                    for act in range(QUIET, ACTS):
                        tried = act == QUIET or acts >> act & 1 == 1
                        if tried:
                            copy_state(states, 1, states, 0)
                            luck[1] = same_luck
                            play(trial, me, carried_out(trial, me, act))
                            finish_round(trial, me, moves, luck, styles)
                        if act == QUIET:
                            quiet = outcome(trial, me)
                        else:
                            rows[n][FACTS + act] = outcome(trial, me) - quiet if tried else NOT_OPEN
                    n += 1
            take_turn(s, seat, me, moves, luck, styles)
            seat = advance(s, dice)
    return n


def share_won(
    states: Any, opening: Any, deals: int, number: int, dice: Dice, luck: Dice, style: int, margin: float
) -> float:
    """Play whole games from every seat, calling by a margin, against a table of one style; return the share won."""
    s, moves, won = states[0], ints(ACTIONS), 0.0
    for deal in range(deals):
        for me in range(opening[0].seats):
            copy_state(states, 0, opening, 0)
            seed(dice, number + deal)
            seat = advance(s, dice)
            while seat != NOBODY:
                count = legal(s, seat, moves)
                if count == 1:
                    play(s, seat, moves[0])
                elif seat == me:
                    play(s, seat, with_margin(s, seat, moves, count, luck, margin))
                else:
                    play(s, seat, by_style(s, seat, moves, count, luck, style))
                seat = advance(s, dice)
            won += payoff(s, me)
    return float(won / (deals * opening[0].seats))


# -- from rows to weights, in NumPy --------------------------------------------------------------------------------
def products(x: Any) -> Any:
    """One, every number, and every product of two: the order in which worth() reads its weights."""
    pairs = [x[:, i] * x[:, j] for i in range(FACTS) for j in range(i, FACTS)]
    return np.column_stack([np.ones(len(x)), x, *pairs])


class Regression:
    """Weights for every act by ridge regression, from sums that are collected row by row."""

    def __init__(self) -> None:
        terms = 1 + FACTS + FACTS * (FACTS + 1) // 2
        self.square = np.zeros((ACTS, terms, terms))
        self.gain = np.zeros((ACTS, terms))

    def add(self, rows: Any) -> None:
        """Add rows of what was tried to the sums."""
        for act in range(ACTS):
            tried = rows[rows[:, FACTS + act] != NOT_OPEN].astype(float)
            for some in np.array_split(tried, 1 + len(tried) // 50_000):
                terms = products(some[:, :FACTS])
                self.square[act] += terms.T @ terms
                self.gain[act] += terms.T @ some[:, FACTS + act]

    def weights(self) -> Any:
        """Return the weights of every act; in the fit, every product is scaled to the same size."""
        return np.array([self._fit(act) for act in range(ACTS)])

    def _fit(self, act: int) -> Any:
        square, gain = self.square[act], self.gain[act]
        size = np.sqrt(np.diag(square) / square[0, 0] + 1e-12)
        ridge = np.diag([0.0, *[RIDGE] * (len(gain) - 1)])
        return np.linalg.solve(square / np.outer(size, size) + ridge, gain / size) / size


def train(fast: Any, opening: Any, number: int, parts: int = PARTS, deals: int = DEALS) -> Any:
    """Return the weights of every act at a table of that size, learned from deals that start with this number."""
    rows, regression = np.zeros((ROWS, FACTS + ACTS), np.float32), Regression()
    for part in range(number, number + parts):
        dice, luck = np.array(generator(1), np.int64), np.array(generator(part), np.int64)
        states = np.concatenate([opening, opening])
        regression.add(rows[: fast.try_acts(states, opening, deals, part * 1_000_003, dice, luck, rows)])
    return regression.weights()


def best_margin(fast: Any, opening: Any, number: int, games: int = GAMES) -> float:
    """Return what a call must promise at a table of that size: the margin whose worst result is the best."""
    deals = games // int(opening[0]["seats"])

    def worst(margin: float) -> float:
        dice, luck = np.array(generator(1), np.int64), np.array(generator(number), np.int64)
        shares = [fast.share_won(opening.copy(), opening, deals, number, dice, luck, o, margin) for o in OPPONENTS]
        print(f"  margin {margin:4.1f}: " + " ".join(f"{share:.3f}" for share in shares), flush=True)
        return float(min(shares))

    return float(max(TRIED_MARGINS, key=worst))


def main() -> None:
    """`training NUMBER` learns weights; `training NUMBER margins` chooses margins for the weights that are there."""
    from dreamtable.games.dream_ravens.policies import training  # this module by its name, when it is run as a script

    number, margins = int(sys.argv[1]), sys.argv[2:] == ["margins"]
    game = games.load("dream_ravens")
    fast = compiled(game, training)
    path, learned = Path(weights.__file__), []
    for seats in range(FEWEST, FEWEST + SIZES):
        print(f"{seats} players", flush=True)
        opening = game.opening(seats).to_numpy()
        learned.append((best_margin if margins else train)(fast, opening, number))
    numbers = np.array([0.0] * FEWEST + learned if margins else learned)
    path.write_text(weights.with_numbers(path.read_text(), numbers, "MARGINS" if margins else "NUMBERS"))


if __name__ == "__main__":
    main()
