"""Dreams and Nightmares: the moves a person makes."""

from __future__ import annotations

from dreamtable.games.dreams_and_nightmares.actions import (
    ACTIONS,
    DRAW,
    PASS,
    PLAY,
    T_DREAM,
    T_NIGHTMARE,
    T_TO_DREAM,
    card_of,
)
from dreamtable.games.dreams_and_nightmares.cards import KINDS, NAMES, NIGHTMARE, REM, SPOTS, TO_DREAM, TO_NIGHTMARE
from dreamtable.games.dreams_and_nightmares.rules import can_act, legal, open_at
from dreamtable.games.dreams_and_nightmares.state import EMPTY, LIMIT, SEATS, State
from dreamtable.kit.errors import Illegal
from dreamtable.kit.moves import Gesture, not_open


class Draw(Gesture, frozen=True):
    """Take a card from the deck."""


class Play(Gesture, frozen=True):
    """Lay a card on a row.  Numbered cards know their position (1 to 6) by themselves."""

    card: str
    row: int
    position: int | None = None


class Pass(Gesture, frozen=True):
    """Pass, because nothing else is possible."""


Move = Draw | Play | Pass


def encode(s: State, seat: int, move: Move) -> list[int]:
    match move:
        case Draw():
            if s.deck_n == 0:
                raise Illegal("deck_empty", "The deck is empty: you have to play.")
            if s.hand_n[seat] >= LIMIT:
                raise Illegal("hand_full", f"You hold {LIMIT} cards: you have to play.")
            return [DRAW]
        case Pass():
            if can_act(s, seat):
                raise Illegal("can_act", "You can still draw or play, so you may not pass.")
            return [PASS]
        case Play(name, row, position):
            card = known_card(s, seat, name)
            spot = spot_of(card, position)
            if not 0 <= row < s.seats:
                raise Illegal("no_such_seat", f"There is no seat {row} at this table.")
            type = type_of(card)
            if not open_at(s, seat, type, row) >> spot & 1:
                raise why_not(s, seat, card, row, spot)
            return [PLAY + (type * SEATS + row) * SPOTS + spot]
        case _:
            raise not_open(move)


def known_card(s: State, seat: int, name: str) -> int:
    if name not in NAMES:
        raise Illegal("no_such_card", f"There is no card called {name!r}.")
    card = NAMES.index(name)
    if s.hand[seat][card] == 0:
        raise Illegal("not_in_hand", "You do not hold that card.")
    return card


def spot_of(card: int, position: int | None) -> int:
    number = card % SPOTS + 1 if card < TO_DREAM else None
    if position is None:
        if number is None:
            raise Illegal("no_position", "Say on which position, 1 to 6.")
        position = number
    if not 1 <= position <= SPOTS:
        raise Illegal("no_such_position", "Rows have positions 1 to 6.")
    if number is not None and position != number:
        raise Illegal("wrong_number", f"A {number} only goes on position {number}.")
    return position - 1


def type_of(card: int) -> int:
    if card < TO_DREAM:
        return T_DREAM if card < NIGHTMARE else T_NIGHTMARE
    return T_TO_DREAM + card - TO_DREAM


def why_not(s: State, seat: int, card: int, row: int, spot: int) -> Illegal:
    """The reason why a held card does not fit there."""
    own, top = row == seat, s.top[row][spot]
    if card < NIGHTMARE:
        return Illegal("only_on_rem", "In another row a Dream can only replace a Rem.")
    if card < TO_DREAM or card == TO_NIGHTMARE:
        if own:
            return Illegal("own_row", "Nightmares are for the rows of the others.")
        if top == EMPTY:
            return Illegal("empty_space", "There is nothing to cover on that space.")
        if top == TO_DREAM:
            return Illegal("immune", "At this table a converted dream cannot be covered.")
        return Illegal("already_nightmare", "A Convert to Nightmare needs a dream beneath it.")
    if not own:
        return Illegal("not_your_row", "That card only helps your own row.")
    if card == REM:
        return Illegal("already_dream", "A Rem goes on an empty space or over a nightmare.")
    return Illegal("no_nightmare", "A Convert to Dream needs a nightmare beneath it.")


def decode(s: State, seat: int, actions: list[int]) -> Move | None:
    action = actions[0]
    if action == DRAW:
        return Draw()
    if action == PASS:
        return Pass()
    place = action - PLAY
    card = card_of(place // SPOTS // SEATS, place % SPOTS)
    return Play(NAMES[card], place // SPOTS % SEATS, place % SPOTS + 1)


def moves(s: State, seat: int) -> list[Move]:
    room = [0] * ACTIONS
    return [MOVES[a] for a in room[: legal(s, seat, room)]]


MOVES: list[Move] = [m for a in range(ACTIONS) if (m := decode(State(), 0, [a]))]
assert len(MOVES) == ACTIONS and len(NAMES) == KINDS
