"""When I Dream: the dream cards.  They are drawn a few ahead, so that only chance, never a player, turns one over."""

from __future__ import annotations

from dreamtable.games.when_i_dream.cards import CARDS, FACES
from dreamtable.games.when_i_dream.state import BLUE, FINED, PASSED, YELLOW, State, card_is_up, is_guess
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import ints

AHEAD = 12  # about a night's worth


def draw(s: State, i: int, dice: Dice) -> None:
    """Place i of the row gets a card from the pool behind it, with a face that was never up."""
    j = i + below(dice, CARDS - i)
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
    """Put cards on the bed; returned ones only when there are no others (WD29)."""
    if s.up == CARDS and s.out < s.first:
        recycle(s)
    while s.dealt < CARDS and s.dealt - s.up < AHEAD:
        draw(s, s.dealt, dice)
        s.dealt += 1


def recycle(s: State) -> None:
    """The returned cards become the pool: they change places with tonight's, which stay as they are."""
    turn_round(s.deck, s.out, s.first)
    turn_round(s.deck, s.first, CARDS)
    turn_round(s.deck, s.out, CARDS)
    turn_round(s.fate, s.out, s.first)
    turn_round(s.fate, s.first, CARDS)
    turn_round(s.fate, s.out, CARDS)
    s.up -= s.first - s.out
    s.dealt = s.up
    s.first = s.out


def turn_round(row: list[int], start: int, stop: int) -> None:
    """Reverse a stretch of a row; three of them make two stretches change places."""
    i, j = start, stop - 1
    while i < j:
        held = row[i]
        row[i] = row[j]
        row[j] = held
        i += 1
        j -= 1


def no_card_left(s: State) -> bool:
    return s.up == CARDS and s.out == s.first


def mark_shown(s: State, i: int) -> None:
    s.shown[s.deck[i] // FACES] |= 1 << s.deck[i] % FACES


def put_away(s: State, fate: int) -> None:
    """The card leaves the bed."""
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
    """Tonight's cards go back (WD29), but for penalties, which stay out (WD28)."""
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
    """A right guess becomes a wrong one, or the other way round."""
    step = 1 if s.fate[i] == BLUE else -1
    s.fate[i] = YELLOW if s.fate[i] == BLUE else BLUE
    s.yellow += step
    s.blue -= step


def place_of_guess(s: State, number: int) -> int:
    """Where in the row the card of a guess lies; guesses are numbered from 0 each night."""
    i = s.first
    while number > 0 or not is_guess(s.fate[i]):
        if is_guess(s.fate[i]):
            number -= 1
        i += 1
    return i


# -- for those who cannot know ----------------------------------------------------------------------------------
def redraw(s: State, start: int, dice: Dice) -> None:
    """Other cards from place `start` to the bottom of the bed."""
    stop = s.up + 1 if card_is_up(s) else s.up
    for i in range(start, stop):
        s.shown[s.deck[i] // FACES] &= ~(1 << s.deck[i] % FACES)
    sort_from(s, start)
    for i in range(start, s.dealt):
        draw(s, i, dice)
    for i in range(start, stop):
        mark_shown(s, i)


def sort_from(s: State, start: int) -> None:
    """Lay the row from `start` on in the order of the cards, so that nothing tells how they truly lay; a face matters
    only where all four were up (WD5).
    """
    element = ints(CARDS)
    for i in range(start, CARDS):
        card = s.deck[i] // FACES
        element[card] = 1 + (s.deck[i] if s.shown[card] == 15 else card * FACES)
    i = start
    for card in range(CARDS):
        if element[card]:
            s.deck[i] = element[card] - 1
            i += 1


def guess_anew(s: State, dice: Dice) -> None:
    """Other results for tonight's guesses."""
    for i in range(s.first, s.up):
        if is_guess(s.fate[i]) and (s.fate[i] == YELLOW) != (below(dice, 2) == 1):
            turn_guess(s, i)
