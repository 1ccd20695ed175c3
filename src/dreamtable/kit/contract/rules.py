"""The contract of the files that are linked and compiled: state, actions, scoring, rules and knowledge.

The bodies here are the defaults that the kit links in.

Rules are plain functions on the state record; they also compile, so: import names, not modules; no match, dict, set
or slice assignment; at most two dimensions; never let an int64 overflow.  Chance and time come from outside:
`chance`, `timeout`, `redeal` and `policy` are handed their dice.

Besides these functions a game defines `State` (state.py), `ACTIONS` (actions.py), `opening` (rules.py) and `OBS`
(knowledge.py).  What search asks for (`policy` and all that follows it here) may also stand in policies/, where it then
holds for one level of bots.
"""

from __future__ import annotations

from dreamtable.kit.contract.signature_check import required
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import NOBODY, GameState, first_bit

ACTIONS = 0  # number of atomic actions
OBS = 0  # length of an observation
CLOCKS = 1  # number of clocks that may run at once
# To be raised when a stored log would play out otherwise than before.  Games of earlier versions can still be played if
# options.py says what their defaults were (FORMER_DEFAULTS), and rules that have changed since look at s.former_rules.
RULES_VERSION = 1
PAYOFFS = (0.0, 1.0)  # the least and the most that payoff() returns
ACTION_NAMES: tuple[str, ...] = ()  # what each atomic action is called, for people who read what agents do
OBSERVED: tuple[tuple[str, int], ...] = ()  # the fields of an observation in their order: name, how many numbers
WORDS = 256  # random words that one chance action, time-out or redeal may use at most


# -- rules.py -------------------------------------------------------------------------------------------------
@required
def waiting(s: GameState) -> int:
    """Bit mask of the seats that may act now (CHANCE_BIT: the cards are being dealt); 0 when the game is over."""
    raise NotImplementedError  # contract


@required
def legal(s: GameState, seat: int, moves: list[int]) -> int:
    """Write the atomic actions open to `seat` into `moves`; return how many."""
    raise NotImplementedError  # contract


@required
def play(s: GameState, seat: int, action: int) -> None:
    """Carry out a legal action."""
    raise NotImplementedError  # contract


@required
def chance(s: GameState, dice: Dice) -> None:
    """Deal: the only move of the CHANCE seat."""
    raise NotImplementedError  # contract


# -- scoring.py -----------------------------------------------------------------------------------------------
@required
def payoff(s: GameState, seat: int) -> float:
    """How a finished game went for a seat: its share of a win, from 0 to 1, unless PAYOFFS says otherwise."""
    raise NotImplementedError  # contract


# -- rules.py: time, in games with a clock --------------------------------------------------------------------
def clock(s: GameState, k: int) -> int:
    """Milliseconds that clock k allows; 0: it does not run; negative: it is paused."""
    return 0


def moment(s: GameState, k: int) -> int:
    """The run of clock k: it starts anew when this number changes, and goes on while it stays."""
    return s.moment


def timeout(s: GameState, k: int, dice: Dice) -> None:
    """Clock k ran out: the only move of the CLOCK seat."""


# -- rules.py: whom to ask when games run by themselves -------------------------------------------------------
def actor(s: GameState) -> int:
    """Whom to ask next when games run by themselves: a seat, CHANCE, CLOCK, or NOBODY at the end."""
    mask = waiting(s)
    return first_bit(mask) if mask else NOBODY


def due(s: GameState) -> int:
    """Which clock runs out when actor() says CLOCK."""
    return 0


def random_action(s: GameState, seat: int, moves: list[int], dice: Dice) -> int:
    """One of the open actions: the same number from the same dice, where a game need not list them all to find it.

    `moves` is room for ACTIONS numbers.
    """
    return moves[below(dice, legal(s, seat, moves))]


def longest(s: GameState) -> int:
    """How many actions a game with this opening can have at most; 0: nobody knows a bound."""
    return 0


# -- knowledge.py ---------------------------------------------------------------------------------------------
@required
def redeal(s: GameState, seat: int, dice: Dice) -> None:
    """Draw anew everything that `seat` cannot know, what others privately know included."""
    raise NotImplementedError  # contract


@required
def observe(s: GameState, seat: int, out: list[int]) -> None:
    """Write all that `seat` knows into `out` (zeroed, OBS long)."""
    raise NotImplementedError  # contract


def hides(s: GameState) -> bool:
    """Whether anything is hidden now, so that a redeal should mostly change something: tests for leaks rely on it."""
    return True


# -- policies/: what bots and search ask for ------------------------------------------------------------------
def policy(s: GameState, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """A sensible action for `seat`, using only what it knows."""
    return moves[below(dice, count)]


def habit(s: GameState, seat: int, moves: list[int], dice: Dice) -> int:
    """policy() for rollouts, where nobody has listed the moves yet: those who need the list write it into `moves`."""
    count = legal(s, seat, moves)
    return policy(s, seat, moves, count, dice) if count > 1 else moves[0]


def asked(s: GameState) -> int:
    """actor() for search, which may skip moves that decide nothing: where only a new deal is left, CHANCE."""
    return actor(s)


def suppose(s: GameState, seat: int, dice: Dice) -> None:
    """redeal() for search, where a game can guess better than uniformly from what others did."""
    redeal(s, seat, dice)


def seen(s: GameState, seat: int) -> int:
    """What `seat` just learned from chance, as a small number; 0: nothing new."""
    return 0


def estimate(s: GameState, seat: int) -> float:
    """A guess of payoff() for an unfinished game, where a rollout is cut off."""
    return 1.0 / s.seats
