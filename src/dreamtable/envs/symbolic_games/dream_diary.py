"""Dream Diary with symbols: the rules of the game, with a vocabulary of as many adjectives as one likes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from dreamtable.games.dream_diary import options as words
from dreamtable.games.dream_diary import rules as diary
from dreamtable.games.dream_diary.actions import ACTION_NAMES as ACTION_NAMES
from dreamtable.games.dream_diary.actions import ACTIONS as ACTIONS
from dreamtable.games.dream_diary.actions import PASS, SIGNAL
from dreamtable.games.dream_diary.cards import ANCHOR_COUNT
from dreamtable.games.dream_diary.knowledge import OBS as SEEN
from dreamtable.games.dream_diary.knowledge import OBSERVED as DIARY_OBSERVED
from dreamtable.games.dream_diary.knowledge import observe as diary_observe
from dreamtable.games.dream_diary.knowledge import redeal as diary_redeal
from dreamtable.games.dream_diary.rules import chance as diary_chance
from dreamtable.games.dream_diary.rules import clock as diary_clock
from dreamtable.games.dream_diary.rules import legal as diary_legal
from dreamtable.games.dream_diary.rules import play as diary_play
from dreamtable.games.dream_diary.rules import timeout as diary_timeout
from dreamtable.games.dream_diary.rules import waiting as diary_waiting
from dreamtable.games.dream_diary.scoring import payoff as diary_payoff
from dreamtable.games.dream_diary.state import Phase
from dreamtable.games.dream_diary.state import State as DiaryState
from dreamtable.kit.options import FirstSeat, GameOptions
from dreamtable.kit.packed_record import i8
from dreamtable.kit.random import Dice, below


class Options(GameOptions, frozen=True):
    """What one may choose in the game with symbols."""

    vocabulary: Annotated[int, Meta(ge=1, le=ANCHOR_COUNT, title="Adjectives that a Leader may ask with")] = 60
    difficulty: Annotated[Literal[12, 14, 16, 18], Meta(title="Places")] = 12
    two_seats: Annotated[Literal["variant", "base"], Meta(title="With two players")] = "variant"
    first: FirstSeat = -1


class State(DiaryState):
    """The state of Dream Diary, and how many adjectives there are."""

    vocabulary = i8()


def opening(seats: int, options: Options) -> State:
    """A state in which nothing is dealt yet."""
    s = State()
    usual = words.Options(difficulty=options.difficulty, two_seats=options.two_seats, first=options.first)
    with_words = diary.opening(seats, usual)
    for name in DiaryState.fields:
        setattr(s, name, getattr(with_words, name))
    s.vocabulary = options.vocabulary
    return s


# -- symbols ----------------------------------------------------------------------------------------------------
def legal(s: State, seat: int, moves: list[int]) -> int:
    if s.phase not in (Phase.SIGNAL, Phase.SECOND):
        return diary_legal(s, seat, moves)
    for a in range(s.vocabulary):
        moves[a] = SIGNAL + a
    if s.phase == Phase.SIGNAL:
        return s.vocabulary
    moves[s.vocabulary] = PASS
    return s.vocabulary + 1


def timeout(s: State, k: int, dice: Dice) -> None:
    if s.phase == Phase.SIGNAL:
        diary_play(s, s.leader, SIGNAL + below(dice, s.vocabulary))
    else:
        diary_timeout(s, k, dice)


# An observation: that of the game, then how large the vocabulary is.
OBS = SEEN + 1
OBSERVED = (*DIARY_OBSERVED, ("vocabulary", 1))


def observe(s: State, seat: int, out: list[int]) -> None:
    diary_observe(s, seat, out)
    out[SEEN] = s.vocabulary


# -- as in the game ----------------------------------------------------------------------------------------
def waiting(s: State) -> int:
    return diary_waiting(s)


def play(s: State, seat: int, action: int) -> None:
    diary_play(s, seat, action)


def chance(s: State, dice: Dice) -> None:
    diary_chance(s, dice)


def payoff(s: State, seat: int) -> float:
    return diary_payoff(s, seat)


def redeal(s: State, seat: int, dice: Dice) -> None:
    diary_redeal(s, seat, dice)


def clock(s: State, k: int) -> int:
    return diary_clock(s, k)
