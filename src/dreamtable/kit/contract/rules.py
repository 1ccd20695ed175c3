"""What a game supplies in its rules.py.  Bodies here are the defaults that the kit links in.

Rules are plain functions on the state record; they also compile, so: import names, not modules; no match, dict, set
or slice assignment; at most two dimensions; never let an int64 overflow.  Chance and time come from outside:
`chance`, `timeout`, `redeal` and `policy` are handed their dice.
"""

from __future__ import annotations

from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import NOBODY, GameState

ACTIONS = 0  # number of atomic actions
OBS = 0  # length of an observation
CLOCKS = 1  # number of clocks that may run at once
RULES_VERSION = 1  # to be raised when a stored log would play out otherwise than before
WORDS = 256  # random words that one chance action, time-out or redeal may use at most


def waiting(s: GameState) -> int:
    """Bit mask of the seats that may act now (CHANCE_BIT: the cards are being dealt); 0 when the game is over."""
    raise NotImplementedError  # contract


def legal(s: GameState, seat: int, moves: list[int]) -> int:
    """Write the atomic actions open to `seat` into `moves`; return how many."""
    raise NotImplementedError  # contract


def play(s: GameState, seat: int, action: int) -> None:
    """Carry out a legal action."""
    raise NotImplementedError  # contract


def chance(s: GameState, dice: Dice) -> None:
    """Deal: the only move of the CHANCE seat."""
    raise NotImplementedError  # contract


def payoff(s: GameState, seat: int) -> float:
    """0..1 for a finished game; shared wins share."""
    raise NotImplementedError  # contract


def redeal(s: GameState, seat: int, dice: Dice) -> None:
    """Draw anew everything that `seat` cannot know, what others privately know included."""
    raise NotImplementedError  # contract


def observe(s: GameState, seat: int, out: list[int]) -> None:
    """Write all that `seat` knows into `out` (zeroed, OBS long)."""
    raise NotImplementedError  # contract


# -- time (games without a clock need none of these) ----------------------------------------------------------
def clock(s: GameState, k: int) -> int:
    """Milliseconds that clock k allows; 0: it does not run; negative: it is paused."""
    return 0


def moment(s: GameState, k: int) -> int:
    """The run of clock k: it starts anew when this number changes, and goes on while it stays."""
    return s.moment


def timeout(s: GameState, k: int, dice: Dice) -> None:
    """Clock k ran out: the only move of the CLOCK seat."""


# -- optional -------------------------------------------------------------------------------------------------
def actor(s: GameState) -> int:
    """Whom to ask next when games run by themselves: a seat, CHANCE, CLOCK, or NOBODY at the end."""
    mask = waiting(s)
    if mask == 0:
        return NOBODY
    seat = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat


def due(s: GameState) -> int:
    """Which clock runs out when actor() says CLOCK."""
    return 0


def policy(s: GameState, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """A sensible action for `seat`, using only what it knows."""
    return moves[below(dice, count)]


def habit(s: GameState, seat: int, moves: list[int], dice: Dice) -> int:
    """policy() for rollouts, where nobody has listed the moves yet: `moves` is room for those who need the list."""
    count = legal(s, seat, moves)
    return policy(s, seat, moves, count, dice) if count > 1 else moves[0]


def asked(s: GameState) -> int:
    """actor() for search, which may skip what is mere form: a deal that is settled is CHANCE's."""
    return actor(s)


def estimate(s: GameState, seat: int) -> float:
    """A guess of payoff() for an unfinished game (rollout cut-off)."""
    return 1.0 / s.seats


def seen(s: GameState, seat: int) -> int:
    """What `seat` just learned from chance, as a small number; 0: nothing new."""
    return 0


def suppose(s: GameState, seat: int, dice: Dice) -> None:
    """redeal() for search, where a game can guess better than uniformly from what others did."""
    redeal(s, seat, dice)
