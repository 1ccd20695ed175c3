"""When I Dream with symbols: the rules of the game, but clues and guesses are said, and verdicts follow from them.

In place of CLUE the giver chooses SAY + symbol; in place of RIGHT and WRONG the Dreamer chooses GUESS + Element.  Every
card shows the Element with its number modulo `elements`.  No symbol is improper, and nobody forgets.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from dreamtable.games.when_i_dream import options as words
from dreamtable.games.when_i_dream import rules as night
from dreamtable.games.when_i_dream.actions import ACTION_NAMES as WORD_ACTION_NAMES
from dreamtable.games.when_i_dream.actions import ACTIONS as WORD_ACTIONS
from dreamtable.games.when_i_dream.actions import CLUE, IMPROPER, RIGHT, WRONG
from dreamtable.games.when_i_dream.knowledge import OBS as SEEN
from dreamtable.games.when_i_dream.knowledge import OBSERVED as NIGHT_OBSERVED
from dreamtable.games.when_i_dream.knowledge import nameless
from dreamtable.games.when_i_dream.knowledge import observe as night_observe
from dreamtable.games.when_i_dream.knowledge import redeal as night_redeal
from dreamtable.games.when_i_dream.rules import CLOCKS as CLOCKS
from dreamtable.games.when_i_dream.rules import WORDS as WORDS
from dreamtable.games.when_i_dream.rules import actor as night_actor
from dreamtable.games.when_i_dream.rules import chance as night_chance
from dreamtable.games.when_i_dream.rules import clock as night_clock
from dreamtable.games.when_i_dream.rules import due as night_due
from dreamtable.games.when_i_dream.rules import legal as night_legal
from dreamtable.games.when_i_dream.rules import moment as night_moment
from dreamtable.games.when_i_dream.rules import play as night_play
from dreamtable.games.when_i_dream.rules import timeout as night_timeout
from dreamtable.games.when_i_dream.rules import waiting as night_waiting
from dreamtable.games.when_i_dream.scoring import payoff as night_payoff
from dreamtable.games.when_i_dream.state import SEATS, card_is_up, card_number, roles_are_open
from dreamtable.games.when_i_dream.state import State as NightState
from dreamtable.kit.options import FirstSeat, GameOptions
from dreamtable.kit.packed_record import i8
from dreamtable.kit.random import Dice
from dreamtable.kit.state import clockwise

SYMBOLS, ELEMENTS = 16, 64  # at most
LOUDEST = 100  # a symbol said more often than this for one card is counted no further
SAY = WORD_ACTIONS
GUESS = SAY + SYMBOLS
ACTIONS = GUESS + ELEMENTS
ACTION_NAMES = (
    *WORD_ACTION_NAMES,
    *(f"say symbol {k}" for k in range(SYMBOLS)),
    *(f"guess Element {k}" for k in range(ELEMENTS)),
)


class Options(GameOptions, frozen=True):
    """What one may choose in the game with symbols."""

    symbols: Annotated[int, Meta(ge=1, le=SYMBOLS, title="Symbols that a spirit may say")] = 8
    elements: Annotated[int, Meta(ge=2, le=ELEMENTS, title="Elements that a card may show")] = 16
    night: Annotated[int, Meta(ge=10, le=600, title="Length of a night, at five seconds a clue")] = 120
    anonymous: Annotated[bool, Meta(title="The Dreamer does not learn who said which symbol")] = False
    first: FirstSeat = -1


class State(NightState):
    """The state of When I Dream, and what was said for the card that is up."""

    symbols = i8()
    elements = i8()
    heard = i8(SEATS, SYMBOLS)  # how often each seat said each symbol for the card that is up


def opening(seats: int, options: Options) -> State:
    """A state in which nothing is dealt yet."""
    s = State()
    usual = words.Options(night=options.night, anonymous=options.anonymous, first=options.first)
    with_words = night.opening(seats, usual)
    for name in NightState.fields:
        setattr(s, name, getattr(with_words, name))
    s.symbols, s.elements = options.symbols, options.elements
    return s


# -- symbols ----------------------------------------------------------------------------------------------------
def element(s: State) -> int:
    """The Element on the bed."""
    return s.deck[s.up] % s.elements


def legal(s: State, seat: int, moves: list[int]) -> int:
    count, k = night_legal(s, seat, moves), 0
    clue = guess = False
    for j in range(count):
        move = moves[j]
        if move == CLUE:
            clue = True
        elif move == RIGHT:
            guess = True
        elif move not in (WRONG, IMPROPER):
            moves[k] = move
            k += 1
    if clue:
        for symbol in range(s.symbols):
            moves[k] = SAY + symbol
            k += 1
    if guess:
        for number in range(s.elements):
            moves[k] = GUESS + number
            k += 1
    return k


def play(s: State, seat: int, action: int) -> None:
    card = card_number(s)
    if action >= GUESS:
        night_play(s, seat, RIGHT if action - GUESS == element(s) else WRONG)
    elif action >= SAY:
        if s.heard[seat][action - SAY] < LOUDEST:
            s.heard[seat][action - SAY] += 1
        night_play(s, seat, CLUE)
    else:
        night_play(s, seat, action)
    if card_number(s) != card:
        forget_symbols(s)


def timeout(s: State, k: int, dice: Dice) -> None:
    card = card_number(s)
    night_timeout(s, k, dice)
    if card_number(s) != card:
        forget_symbols(s)


def forget_symbols(s: State) -> None:
    """Clear what was said, since another card is up."""
    for p in range(s.seats):
        for symbol in range(s.symbols):
            s.heard[p][symbol] = 0


# An observation: that of the game; then the Element + 1 for those who see it, and for every seat, counted from the
# observer, how often it said each symbol.  Where clues are anonymous, all of them stand in the first row.
HEARD_OBS = SEEN + 1
OBS = HEARD_OBS + SEATS * SYMBOLS
OBSERVED = (*NIGHT_OBSERVED, ("element", 1), ("heard", SEATS * SYMBOLS))


def observe(s: State, seat: int, out: list[int]) -> None:
    night_observe(s, seat, out)
    if card_is_up(s) and (seat != s.dreamer or roles_are_open(s)):
        out[SEEN] = element(s) + 1
    hidden = nameless(s, seat)
    for d in range(s.seats):
        p = clockwise(s, seat, d)
        k = HEARD_OBS if hidden else HEARD_OBS + d * SYMBOLS
        for symbol in range(s.symbols):
            out[k + symbol] += s.heard[p][symbol]


# -- as in the game ----------------------------------------------------------------------------------------
def waiting(s: State) -> int:
    return night_waiting(s)


def actor(s: State) -> int:
    return night_actor(s)


def chance(s: State, dice: Dice) -> None:
    night_chance(s, dice)


def payoff(s: State, seat: int) -> float:
    return night_payoff(s, seat)


def redeal(s: State, seat: int, dice: Dice) -> None:
    night_redeal(s, seat, dice)


def clock(s: State, k: int) -> int:
    return night_clock(s, k)


def moment(s: State, k: int) -> int:
    return night_moment(s, k)


def due(s: State) -> int:
    return night_due(s)
