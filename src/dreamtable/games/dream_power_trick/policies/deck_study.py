"""Which reconstructed deck makes Dream Power Trick a game of bluff: measured by players who learn from each other.

python -m dreamtable.games.dream_power_trick.policies.deck_study [NAME OF A DECK ...]

A player has three habits: how much he gives up to be honest, how likely a lie must seem before he says "No Dream!", and
how much he asks where the colour is likely to be missing.  For every deck and number of seats, a table of equal players
takes over whatever habit gains a single player more than half a point, until none does.  Then one who always doubts and
one who never does sit down with them.  All decks take about a quarter of an hour of one core.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from dreamtable import games
from dreamtable.games.dream_power_trick.actions import ACCEPT, ACTIONS, ASK, GIVE, NO_DREAM, PASS
from dreamtable.games.dream_power_trick.cards import COLOURS, DECK_NAMES, KINDS
from dreamtable.games.dream_power_trick.policies.dreaming import next_of_set, partners
from dreamtable.games.dream_power_trick.policies.lucid import lacking
from dreamtable.games.dream_power_trick.rules import legal, matches, play
from dreamtable.games.dream_power_trick.scoring import payoff
from dreamtable.games.dream_power_trick.state import Phase
from dreamtable.kit.batch_engine import advance
from dreamtable.kit.game import compiled
from dreamtable.kit.random import Dice, below, generator
from dreamtable.kit.state import NOBODY, copy_state, ints

# Habits, and the values that are tried: cards that a player gives up to be honest, how likely a lie must seem, how much
# the chance that somebody lacks the colour counts in asking.  The last is no choice: how often a player who could have
# been honest is thought to lie, which is how often these players really do.
HONESTY, DOUBT, SEEKING, SUSPICION = range(4)
ALWAYS, NEVER = 0.0, 9.0
TRIED = (
    (HONESTY, (-20.0, 0.0, 1.0, 2.0, 4.0, 20.0)),
    (DOUBT, (ALWAYS, 0.2, 0.3, 0.37, 0.43, 0.5, 0.6, NEVER)),
    (SEEKING, (0.0, 10.0, 30.0)),
)
START = (20.0, 0.43, 30.0, 0.0)
GAMES, LAST, ROUNDS = 2000, 10_000, 4  # to compare two habits, for the last figures; times that a table learns
WORTH_IT = 0.005  # of the win: a habit that gains less is not taken over
# What is counted, summed over games.
PLAYS, PASSES, GIFTS, LIES, COULD, CHOSE, DECISIONS, DOUBTS, RIGHT, CARDS_LEFT, TIES, COUNTS = range(12)
# Seconds that people take: to lay a set, pass, ask, give, decide, draw a penalty; and to deal and count once.
SET, PASSING, ASKING, GIVING, DECIDING, PENALTY, AROUND = 15, 8, 6, 8, 6, 5, 120


# -- compiled: games between players with habits ----------------------------------------------------------------
def choice(s: Any, seat: int, moves: Any, count: int, habits: Any, row: int, dice: Dice) -> int:
    """Return what a player with the habits in a row does."""
    if s.phase == Phase.PLAY or s.phase == Phase.SET:
        return next_of_set(s, seat)
    if s.phase == Phase.DECIDE:
        lie = lacking(s, seat, s.giver, s.named, 1)
        lie += (1.0 - lie) * habits[row][SUSPICION]
        return NO_DREAM if lie >= habits[row][DOUBT] else ACCEPT
    best = -99.0
    pick: int = moves[0]
    for j in range(count):
        if s.phase == Phase.GIVE:
            v = gift_worth(s, seat, moves[j] - GIVE, habits[row][HONESTY]) + below(dice, 100) / 100.0
        else:
            q, colour = (moves[j] - ASK) // COLOURS, (moves[j] - ASK) % COLOURS
            missing = habits[row][SEEKING] * lacking(s, seat, q, colour, 0)
            v = missing + of_colour(s, seat, colour) - s.hand_n[q] + below(dice, 200) / 100.0
        if v > best:
            best, pick = v, moves[j]
    return pick


def gift_worth(s: Any, seat: int, kind: int, honesty: float) -> float:
    """Return how gladly a card is given: less if it has partners in the hand, more if it is of the colour."""
    return (honesty if matches(kind, s.named) else 0.0) - partners(s, seat, kind)


def of_colour(s: Any, seat: int, colour: int) -> int:
    """Return how many cards of a hand are of a colour."""
    n = 0
    for kind in range(KINDS):
        if matches(kind, colour):
            n += s.hand[seat][kind]
    return n


def play_table(states: Any, opening: Any, count: int, dice: Dice, luck: Dice, habits: Any, counted: Any) -> float:
    """Play games of one player (the habits of row 1) with others (row 0); return the one's share of the wins."""
    s, moves, won = states[0], ints(ACTIONS), 0.0
    for g in range(count):
        copy_state(states, 0, opening, 0)
        one = g % s.seats
        seat = advance(s, dice)
        while seat != NOBODY:
            open_moves = legal(s, seat, moves)
            action: int = moves[0]
            if open_moves > 1:
                action = choice(s, seat, moves, open_moves, habits, 1 if seat == one else 0, luck)
            take_note(s, action, moves, open_moves, counted)
            play(s, seat, action)
            seat = advance(s, dice)
        won += payoff(s, one)
        least, winners = 99, 0.0
        for p in range(s.seats):
            least = min(least, s.hand_n[p])
            winners += payoff(s, p) > 0
        counted[CARDS_LEFT] += least
        counted[TIES] += winners > 1
    return won / count


def take_note(s: Any, action: int, moves: Any, open_moves: int, counted: Any) -> None:
    """Count what is about to be done."""
    if s.phase == Phase.PLAY:
        counted[PLAYS] += 1
        counted[PASSES] += action == PASS
    elif s.phase == Phase.GIVE:
        lie = not matches(action - GIVE, s.named)
        could = False
        for j in range(open_moves):
            could = could or matches(moves[j] - GIVE, s.named)
        counted[GIFTS] += 1
        counted[LIES] += lie
        counted[COULD] += could
        counted[CHOSE] += could and lie
    elif s.phase == Phase.DECIDE:
        counted[DECISIONS] += 1
        counted[DOUBTS] += action == NO_DREAM
        counted[RIGHT] += action == NO_DREAM and not matches(s.gift, s.named)


# -- in Python: tables that learn -------------------------------------------------------------------------------
class DeckTable:
    """Players of one deck at a table of so many seats."""

    def __init__(self, fast: Any, deck: str, seats: int) -> None:
        state = games.load("dream_power_trick").opening(seats)
        state.deck = DECK_NAMES.index(deck)
        self.fast, self.seats, self.opening = fast, seats, state.to_numpy()
        self.habits = list(START)
        self.counted = np.zeros(COUNTS)

    def share(self, one: list[float], count: int, seed: int) -> float:
        """Return the share of the wins of one player with other habits."""
        self.counted[:] = 0
        dice, luck = np.array(generator(seed), np.int64), np.array(generator(seed + 1), np.int64)
        rows = np.array([self.habits, one])
        found: float = self.fast.play_table(self.opening.copy(), self.opening, count, dice, luck, rows, self.counted)
        return found

    def with_habit(self, habit: int, value: float) -> list[float]:
        """Return the table's habits but for one."""
        return [value if k == habit else v for k, v in enumerate(self.habits)]

    def learn(self) -> None:
        """Take over what gains a single player something, until nothing does."""
        for number in range(ROUNDS):
            before = list(self.habits)
            for habit, values in TRIED:
                self.know_each_other(GAMES)
                shares = {v: self.share(self.with_habit(habit, v), GAMES, 10 * number + 1) for v in values}
                best = max(values, key=lambda v: shares[v])
                if shares[best] - shares[self.habits[habit]] > WORTH_IT:
                    self.habits[habit] = best
            if self.habits[:SUSPICION] == before[:SUSPICION]:
                return

    def know_each_other(self, count: int) -> None:
        """Let the players suspect each other as much as they deserve; what they do is counted."""
        for seed in (101, 103):
            self.share(self.habits, count, seed)
            self.habits[SUSPICION] = float(self.counted[CHOSE] / max(1.0, self.counted[COULD]))

    def line(self, deck: str) -> str:
        """Return a line of the report."""
        self.know_each_other(LAST)
        c, fair = self.counted.copy(), 1 / self.seats
        always, never = (100 * (self.share(self.with_habit(DOUBT, v), LAST, 105) - fair) for v in (ALWAYS, NEVER))
        laid = c[PLAYS] - c[PASSES]
        seconds = SET * laid + PASSING * c[PASSES] + (ASKING + GIVING) * c[GIFTS] + DECIDING * c[DECISIONS]
        minutes = (AROUND + (seconds + PENALTY * c[DOUBTS]) / LAST) / 60
        cells = (
            deck, self.seats, f"{self.habits[DOUBT]:g}", f"{always:+.1f}", f"{never:+.1f}",
            f"{c[DOUBTS] / c[DECISIONS]:.0%}", f"{c[RIGHT] / max(1.0, c[DOUBTS]):.0%}", f"{c[LIES] / c[GIFTS]:.0%}",
            f"{c[CHOSE] / c[COULD]:.0%}", f"{c[PLAYS] / LAST:.0f}", f"{minutes:.0f}", f"{c[CARDS_LEFT] / LAST:.1f}",
            f"{c[TIES] / LAST:.0%}",
        )  # fmt: skip
        return f"| {' | '.join(map(str, cells))} |"


HEAD = (
    "deck", "seats", "doubts from", "always", "never", "doubted", "rightly", "lies", "by choice", "turns", "minutes",
    "best hand", "ties",
)  # fmt: skip


def main() -> None:
    from dreamtable.games.dream_power_trick.policies import deck_study  # by its name, when this is run as a script

    fast = compiled(games.load("dream_power_trick"), deck_study)
    print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}")
    for deck in sys.argv[1:] or DECK_NAMES:
        for seats in (2, 3, 4):
            table = DeckTable(fast, deck, seats)
            table.learn()
            print(table.line(deck), flush=True)


if __name__ == "__main__":
    main()
