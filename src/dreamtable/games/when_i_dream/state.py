"""When I Dream: the record of a game, and the small questions about it that every rule asks."""

from __future__ import annotations

from enum import IntEnum

from dreamtable.games.when_i_dream.cards import CARDS, FACES
from dreamtable.games.when_i_dream.options import Options
from dreamtable.kit.schema import enum8, i8, i16
from dreamtable.kit.state import GameState


class Phase(IntEnum):
    DEAL = 0
    READY = 1  # roles are dealt; the Dreamer puts on the mask
    NIGHT = 2
    VOTE = 3  # somebody flagged the last clue
    DRAW = 4  # the night goes on, but the bed must be filled up first
    LAST_GUESS = 5
    RECOUNT = 6
    TICK = 7  # somebody listens to the story and ticks the words it names
    SCORING = 8
    OVER = 9


SEATS, NONE = 10, -1
# What became of a card of this night; FINED + seat: it lies before that seat as a penalty.
YELLOW, BLUE, PASSED, FADED, FINED = 1, 2, 3, 4, 5
FATES = ("", "yellow", "blue", "passed", "faded", "penalty")


class State(GameState):
    # options
    night = i16()  # seconds, or 0
    clue = i8()  # seconds, or 0
    flags = i8()
    block = i8()
    anonymous = i8()
    empty_bonus = i8()
    spoken = i8()
    override = i8()
    story = i8()
    first_dreamer = i8()
    # the game
    round = i8()
    score = i16(SEATS)  # penalties not yet taken off
    penalty = i8(SEATS)
    before = i16()  # cards that came up in earlier nights
    # the round
    phase = enum8(Phase)
    dreamer = i8()
    role = i8(SEATS)
    spare = i8()
    giver = i8()
    turns = i16()  # clue turns of this night
    clues = i16()  # clues given for the Element that is up
    listening = i8()  # the Dreamer says nothing until the next clue
    author = i8()  # of the last clue, while it may be flagged
    flagger = i8()
    voted = i16()  # bit p: seat p has voted
    improper = i16()  # bit p: seat p finds the clue improper
    bell = i8()  # the night's time is over
    yellow = i8()
    blue = i8()
    guesses = i8()
    fined = i8()  # cards lost to penalties this night
    remembered = i8()  # every Yellow Element was named
    told = i8()  # there was a recount
    done = i16()  # bit p: seat p is ready for the next round
    finger = i8()  # the guess that the host is about to overrule
    gain = i16(SEATS)  # what this round brought
    # The cards, as Elements (card * FACES + face), in one row:
    #   0 .. out      penalties, out of the game
    #   out .. first  returned from earlier nights: a pool in no order
    #   first .. up   this night's, in order; `fate` says what became of each
    #   up            the Element on the bed, by night
    #   .. dealt      on the bed below it, in order
    #   dealt ..      never seen: a pool in no order, from which the bed is filled
    deck = i16(CARDS)
    out = i8()
    first = i8()
    up = i8()
    dealt = i8()
    fate = i8(CARDS)
    shown = i8(CARDS)  # for each card: bits of the faces that have been up


def opening(seats: int, options: Options) -> State:
    s = State()
    s.seats = seats
    s.night = 0 if options.untimed else options.night
    s.clue = 0 if options.unhurried else options.clue
    s.flags = int(options.spoken or options.referee == "auto_and_vote")  # WD37: only flags find a spoken clue improper
    s.block = int(options.improper == "block")
    s.anonymous, s.empty_bonus, s.spoken = int(options.anonymous), int(options.empty_bonus), int(options.spoken)
    s.override, s.story = int(options.override), int(options.story)
    s.first_dreamer = options.first if options.first < seats else NONE
    s.dreamer = s.giver = s.author = s.flagger = NONE
    for card in range(CARDS):
        s.deck[card] = card * FACES
    return s


def everyone(s: State) -> int:
    return (1 << s.seats) - 1


def right_of_dreamer(s: State) -> int:
    return (s.dreamer - 1) % s.seats


def guesser(s: State) -> int:
    """Who taps the Dreamer's guesses: the Dreamer, or the spirit that hears them (WD37)."""
    return right_of_dreamer(s) if s.spoken else s.dreamer


def scribe(s: State) -> int:
    """Who ticks the words of a story: the host, but never the Dreamer."""
    return right_of_dreamer(s) if s.spoken or s.dreamer == 0 else 0


def card_is_up(s: State) -> bool:
    return s.phase == Phase.NIGHT or s.phase == Phase.VOTE or s.phase == Phase.LAST_GUESS


def roles_are_open(s: State) -> bool:
    return s.phase >= Phase.SCORING or s.phase == Phase.DEAL


def is_guess(fate: int) -> bool:
    return fate in (YELLOW, BLUE)


def card_number(s: State) -> int:
    """The card on the bed, counted through the whole game."""
    return s.before + s.up - s.first
