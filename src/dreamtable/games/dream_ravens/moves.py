"""Dream: the moves a person makes."""

from __future__ import annotations

import msgspec

from dreamtable.games.dream_ravens.actions import (
    CHOOSE,
    DISCARD,
    DONE,
    DRAW,
    KEEP,
    LOOK,
    READY,
    TAKE,
    TARGET,
    USE,
    WAKE,
)
from dreamtable.games.dream_ravens.cards import TAKE2
from dreamtable.games.dream_ravens.rules import may_wake
from dreamtable.games.dream_ravens.state import HAND, Phase, State
from dreamtable.kit.errors import Illegal
from dreamtable.kit.moves import Gesture, not_open


class Look(Gesture, frozen=True):
    """Look at one of your own lands before the round; two at the most."""

    position: int


class Done(Gesture, frozen=True):
    """Look no further."""


class WakeUp(Gesture, frozen=True):
    """End the round: you think that your dream has the fewest ravens."""


class TakeUp(Gesture, frozen=True):
    """Take the face-up land and put it in place of one of yours."""

    position: int


class Draw(Gesture, frozen=True):
    """Draw a land from the deck."""


class SwapIn(Gesture, frozen=True):
    """Put the land you hold in place of one of yours."""

    position: int


class Discard(Gesture, frozen=True):
    """Put the land you hold on the face-up pile."""


class Use(Gesture, frozen=True):
    """Use the power of the special land you hold."""


class Keep(Gesture, frozen=True):
    """Take 2: keep the first or the second of the lands you drew."""

    index: int


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place on the table: whose dream, which position."""

    seat: int
    position: int


class Peek(Gesture, frozen=True):
    """Peek 1: look at any land on the table."""

    at: Place


class Swap(Gesture, frozen=True):
    """Swap 2: exchange two lands, unseen."""

    a: Place
    b: Place


class Ready(Gesture, frozen=True):
    """Go on to the next round."""


Move = Look | Done | WakeUp | TakeUp | Draw | SwapIn | Discard | Use | Keep | Peek | Swap | Ready

WHEN = {
    Look: {Phase.LOOK},
    Done: {Phase.LOOK},
    WakeUp: {Phase.TURN},
    TakeUp: {Phase.TURN},
    Draw: {Phase.TURN},
    SwapIn: {Phase.HOLD},
    Discard: {Phase.HOLD},
    Use: {Phase.HOLD},
    Keep: {Phase.PICK},
    Peek: {Phase.PEEK},
    Swap: {Phase.SWAP_A},
    Ready: {Phase.REVEAL},
}
WANTED = {
    Phase.LOOK: "Before the round you may look at two of your own lands.",
    Phase.TURN: "Begin your turn: take the face-up land, draw, or wake up.",
    Phase.HOLD: "You hold a land from the deck: swap it in, discard it, or use it.",
    Phase.PICK: "Choose which of the two lands to keep.",
    Phase.PEEK: "Choose a land to peek at.",
    Phase.SWAP_A: "Choose two lands to swap.",
    Phase.REVEAL: "The round is over; say when you are ready.",
}


def position(i: int) -> int:
    if not 0 <= i < HAND:
        raise Illegal("no_such_position", "A dream has positions 0 to 3.")
    return i


def spot(s: State, place: Place) -> int:
    if not 0 <= place.seat < s.seats:
        raise Illegal("no_such_seat", f"There is no seat {place.seat} at this table.")
    return place.seat * HAND + position(place.position)


def encode(s: State, seat: int, move: Move) -> list[int]:
    if type(move) not in WHEN:
        raise not_open(move)
    if s.phase not in WHEN[type(move)]:
        code = "wake_late" if isinstance(move, WakeUp) and s.phase != Phase.LOOK else "wrong_phase"  # SN32
        raise Illegal(code, WANTED[s.phase])
    match move:
        case Look(i):
            if s.looked[seat] >> position(i) & 1:
                raise Illegal("looked_already", "You have looked at that land; it stays face down now.")
            return [LOOK + i]
        case Done():
            return [DONE]
        case WakeUp():
            if not may_wake(s):
                raise Illegal("too_early", "At this table everyone has one turn before anybody may wake up.")
            return [WAKE]
        case TakeUp(i):
            return [TAKE + position(i)]
        case Draw():
            return [DRAW]
        case SwapIn(i):
            return [KEEP + position(i)]
        case Discard():
            return [DISCARD]
        case Use():
            if s.held < TAKE2:
                raise Illegal("no_power", "That land has no power.")
            if not s.effects:
                raise Illegal("powers_off", "This table plays without powers.")
            return [USE]
        case Keep(index):
            if index not in (0, 1):
                raise Illegal("no_such_land", "Keep the first land (0) or the second (1).")
            return [CHOOSE + index]
        case Peek(at):
            return [TARGET + spot(s, at)]
        case Swap(a, b):
            first, second = spot(s, a), spot(s, b)
            if first == second:
                raise Illegal("same_land", "Choose two different lands.")
            if not s.swap_any_two and first // HAND == second // HAND:
                raise Illegal("same_dream", "The two lands must lie in two different dreams.")
            return [TARGET + first, TARGET + second]
        case Ready():
            return [READY]


def decode(s: State, seat: int, actions: list[int]) -> Move | None:
    a = actions[0]
    match s.phase:
        case Phase.LOOK:
            return Done() if a == DONE else Look(a - LOOK)
        case Phase.TURN:
            return WakeUp() if a == WAKE else Draw() if a == DRAW else TakeUp(a - TAKE)
        case Phase.HOLD:
            return Discard() if a == DISCARD else Use() if a == USE else SwapIn(a - KEEP)
        case Phase.PICK:
            return Keep(a - CHOOSE)
        case Phase.PEEK:
            return Peek(Place(*divmod(a - TARGET, HAND)))
        case Phase.REVEAL:
            return Ready()
        case _:
            places = [Place(*divmod(x - TARGET, HAND)) for x in actions]
            return Swap(places[0], places[1]) if len(places) == 2 else None


TAKING, SWAPPING = tuple(map(TakeUp, range(HAND))), tuple(map(SwapIn, range(HAND)))


def moves(s: State, seat: int) -> list[Move]:
    match s.phase:
        case Phase.LOOK:
            return [*(Look(i) for i in range(HAND) if not s.looked[seat] >> i & 1), Done()]
        case Phase.TURN:
            wake: list[Move] = [WakeUp()] if may_wake(s) else []
            return [*wake, *TAKING, Draw()]
        case Phase.HOLD:
            power: list[Move] = [Use()] if s.held >= TAKE2 and s.effects else []
            return [*SWAPPING, Discard(), *power]
        case Phase.PICK:
            return [Keep(0), Keep(1)]
        case Phase.PEEK:
            return [Peek(place) for place in places(s)]
        case Phase.SWAP_A:
            return [Swap(a, b) for a in places(s) for b in places(s) if a != b and (s.swap_any_two or a.seat != b.seat)]
        case Phase.REVEAL:
            return [Ready()]
        case _:
            return []


def places(s: State) -> list[Place]:
    return [Place(p, i) for p in range(s.seats) for i in range(HAND)]
