"""When I Dream: the record of a game, small questions about it, and how the dream cards move through it."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

from dreamtable.games.when_i_dream.cards import CARDS, FACES
from dreamtable.kit.packed_record import enum8, i8, i16
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import GameState


class Phase(IntEnum):
    """What the game waits for."""

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
AHEAD = 12  # cards that are drawn ahead, so that only chance, never a player, turns one over
# What became of a card of this night; FINED + seat: it lies before that seat as a penalty.
YELLOW, BLUE, PASSED, FADED, FINED = 1, 2, 3, 4, 5
SYNONYMS: tuple[Literal["free", "warned", "improper"], ...] = ("free", "warned", "improper")
LANGUAGES = ("en", "fr", "it", "es", "de")
OTHER_LANGUAGE = len(LANGUAGES)  # of a deck that the table has brought: it is known by form alone
FATES = ("", "yellow", "blue", "passed", "faded", "penalty")


class State(GameState):
    """All that the rules know about a game."""

    # options
    night = i16()  # seconds, or 0
    clue = i8()  # seconds, or 0
    recount = i8()  # seconds, or 0
    flags = i8()
    synonyms = i8()  # a place in SYNONYMS
    language = i8()  # a place in LANGUAGES, or OTHER_LANGUAGE
    clue_words = i8()  # written words that make a clue: one, or more in a language that writes syllables apart
    cards = i8()  # in the deck: all, or fewer where the table has brought fewer words
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


def everyone(s: State) -> int:
    """A bit mask of all seats."""
    return (1 << s.seats) - 1


def right_of_dreamer(s: State) -> int:
    """The seat to the Dreamer's right."""
    return (s.dreamer - 1) % s.seats


def guesser(s: State) -> int:
    """Who taps the Dreamer's guesses: the Dreamer, or the spirit that hears them (WD37)."""
    return right_of_dreamer(s) if s.spoken else s.dreamer


def scribe(s: State) -> int:
    """Who ticks the words of a story: the host, but never the Dreamer."""
    return right_of_dreamer(s) if s.spoken or s.dreamer == 0 else 0


def card_is_up(s: State) -> bool:
    """Whether a card lies face up on the bed."""
    return s.phase == Phase.NIGHT or s.phase == Phase.VOTE or s.phase == Phase.LAST_GUESS


def roles_are_open(s: State) -> bool:
    """Whether everyone may know who is who."""
    return s.phase >= Phase.SCORING or s.phase == Phase.DEAL


def is_guess(fate: int) -> bool:
    """Whether a card of this fate was guessed, right or wrong."""
    return fate in (YELLOW, BLUE)


def card_number(s: State) -> int:
    """The number of the card on the bed, counted through the whole game."""
    return s.before + s.up - s.first


# -- the dream cards ------------------------------------------------------------------------------------------
def draw(s: State, i: int, dice: Dice) -> None:
    """Put a random card of the pool at place i of the row, with a face that was never up."""
    j = i + below(dice, s.cards - i)
    card, last = s.deck[j] // FACES, s.deck[j] % FACES
    s.deck[j] = s.deck[i]
    hidden = 15 & ~s.shown[card]
    if hidden == 15:
        s.deck[i] = card * FACES + below(dice, FACES)
        return
    if hidden == 0:
        hidden = 15 & ~(1 << last)  # all four were up: any other one (WD5)
    count = 0
    for face in range(FACES):
        count += hidden >> face & 1
    k = below(dice, count)
    for face in range(FACES):
        if hidden >> face & 1:
            if k == 0:
                s.deck[i] = card * FACES + face
            k -= 1


def fill(s: State, dice: Dice) -> None:
    """Put cards on the bed until AHEAD of them lie there; returned ones only when there are no others (WD29)."""
    if s.up == s.cards and s.out < s.first:
        recycle(s)
    while s.dealt < s.cards and s.dealt - s.up < AHEAD:
        draw(s, s.dealt, dice)
        s.dealt += 1


def recycle(s: State) -> None:
    """Make the returned cards the pool: they change places in the row with tonight's, which stay as they are."""
    turn_round(s.deck, s.out, s.first)
    turn_round(s.deck, s.first, s.cards)
    turn_round(s.deck, s.out, s.cards)
    turn_round(s.fate, s.out, s.first)
    turn_round(s.fate, s.first, s.cards)
    turn_round(s.fate, s.out, s.cards)
    s.up -= s.first - s.out
    s.dealt = s.up
    s.first = s.out


def turn_round(row: list[int], start: int, stop: int) -> None:
    """Reverse a stretch of a row; three such reversals make two stretches change places."""
    i, j = start, stop - 1
    while i < j:
        held = row[i]
        row[i] = row[j]
        row[j] = held
        i += 1
        j -= 1


def no_card_left(s: State) -> bool:
    """Whether the bed is empty and no returned card could fill it."""
    return s.up == s.cards and s.out == s.first


def mark_shown(s: State, i: int) -> None:
    """Remember that the face of the card at place i has been up."""
    s.shown[s.deck[i] // FACES] |= 1 << s.deck[i] % FACES


def put_away(s: State, fate: int) -> None:
    """Take the card from the bed to where its fate says."""
    s.fate[s.up] = fate
    s.up += 1
    if fate == YELLOW:
        s.yellow += 1
    elif fate in (BLUE, PASSED):
        s.blue += 1
    elif fate >= FINED:
        s.fined += 1
        s.penalty[fate - FINED] += 1
    if is_guess(fate):
        s.guesses += 1


def clear_board(s: State) -> None:
    """Return tonight's cards (WD29), except for penalties, which stay out (WD28)."""
    for i in range(s.first, s.up):
        if s.fate[i] >= FINED:
            held = s.deck[i]
            s.deck[i] = s.deck[s.out]
            s.deck[s.out] = held
            s.out += 1
        s.fate[i] = 0
    s.before += s.up - s.first
    s.first = s.up
    s.yellow = s.blue = s.guesses = s.fined = 0


def turn_guess(s: State, i: int) -> None:
    """Make a right guess wrong, or a wrong one right."""
    step = 1 if s.fate[i] == BLUE else -1
    s.fate[i] = YELLOW if s.fate[i] == BLUE else BLUE
    s.yellow += step
    s.blue -= step


def place_of_guess(s: State, number: int) -> int:
    """The place in the row of the card of a guess; guesses are numbered from 0 each night."""
    i = s.first
    while number > 0 or not is_guess(s.fate[i]):
        if is_guess(s.fate[i]):
            number -= 1
        i += 1
    return i


def guessed_cards(s: State) -> list[int]:
    """The places in the row of cards of those that were guessed tonight, right or wrong."""
    return [i for i in range(s.first, s.up) if is_guess(s.fate[i])]
