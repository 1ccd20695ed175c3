"""Steps of a batch of games in which policies play some seats: linked like the engine, with the policy of a bot."""

from __future__ import annotations

from typing import Any

from dreamtable.kit.batch_engine import advance, show
from dreamtable.kit.contract.rules import legal, observe, payoff, play, policy
from dreamtable.kit.random import Dice
from dreamtable.kit.state import NOBODY, copy_state


def advise_all(states: Any, seats: Any, actions: Any, moves: Any, dice: Dice) -> None:
    """Write into `actions` what the policy does for the seat that is asked in each game."""
    for i in range(len(actions)):
        count = legal(states[i], seats[i], moves)
        actions[i] = policy(states[i], seats[i], moves, count, dice) if count > 1 else moves[0]


def play_some(states: Any, rows: Any, actions: Any, seats: Any, dice: Dice) -> None:
    """Play an action in each of the games with these numbers, and write which seat is asked next."""
    for j in range(len(rows)):
        i = rows[j]
        play(states[i], seats[i], actions[j])
        seats[i] = advance(states[i], dice)


def follow_policy(states: Any, seats: Any, agents: Any, mask: int, moves: Any, dice: Dice, luck: Dice) -> None:
    """Let the policy play every seat whose distance from the agent's is a bit of `mask`, until another seat is asked.

    The cards are dealt by `dice`, and the policy throws `luck`.
    """
    for i in range(len(seats)):
        seat = seats[i]
        s = states[i]
        while seat != NOBODY:
            away = seat - agents[i]
            if mask >> (away + s.seats if away < 0 else away) & 1 == 0:
                break
            count = legal(s, seat, moves)
            play(s, seat, policy(s, seat, moves, count, luck) if count > 1 else moves[0])
            seat = advance(s, dice)
        seats[i] = seat


def finish_all(states: Any, seats: Any, agents: Any, reward: Any, done: Any, last: Any) -> int:
    """Write which games are over, their payoffs, and what the agent then observes; return how many are."""
    count = 0
    for i in range(len(seats)):
        over = seats[i] == NOBODY
        done[i] = over
        s = states[i]
        for p in range(s.seats):
            reward[i][p] = payoff(s, p) if over else 0.0
        if over:
            count += 1
            for j in range(len(last[i])):
                last[i][j] = 0
            observe(s, agents[i], last[i])
    return count


def reopen(states: Any, opening: Any, seats: Any, which: Any, dice: Dice) -> None:
    """Start the games anew that `which` names, one truth value for each."""
    for i in range(len(seats)):
        if which[i]:
            copy_state(states, i, opening, 0)
            seats[i] = advance(states[i], dice)


def show_all(states: Any, seats: Any, obs: Any, mask: Any, moves: Any) -> None:
    """Write what the seat that is asked in each game observes, and what is open to it; games that are over are left."""
    for i in range(len(seats)):
        if seats[i] != NOBODY:
            show(states[i], seats[i], obs[i], mask[i], moves)


def show_some(states: Any, rows: Any, seats: Any, obs: Any, mask: Any, moves: Any) -> None:
    """Write the same for the games with these numbers, one after another from the first row on."""
    for j in range(len(rows)):
        show(states[rows[j]], seats[rows[j]], obs[j], mask[j], moves)
