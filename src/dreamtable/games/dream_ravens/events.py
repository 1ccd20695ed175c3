"""The events of Dream: what happened, and who is told."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.games.dream_ravens.cards import NAMES
from dreamtable.games.dream_ravens.moves import (
    Discard,
    Done,
    Draw,
    Keep,
    Look,
    Move,
    Peek,
    Place,
    Swap,
    SwapIn,
    TakeUp,
    Use,
    WakeUp,
)
from dreamtable.games.dream_ravens.rules import nobody_draws
from dreamtable.games.dream_ravens.scoring import ravens
from dreamtable.games.dream_ravens.state import NONE, Phase, State, top
from dreamtable.games.dream_ravens.view import waiting_seats, winners
from dreamtable.kit.events import EVERYONE, Event, Told, only
from dreamtable.kit.state import CHANCE, CLOCK
from dreamtable.kit.text import Said


class Dealt(Event, frozen=True):
    """A round begins: four lands for each, and one face up."""

    round: int
    starter: int
    up: str


class Looked(Event, frozen=True):
    """Somebody looked at their own land before the round."""

    seat: int
    position: int


class Saw(Event, frozen=True):
    """Told to one seat alone: what lies there."""

    at: Place
    land: str


class LookedEnough(Event, frozen=True):
    """Somebody looks no further before the round."""

    seat: int


class TurnBegan(Event, frozen=True):
    """It is somebody's turn."""

    seat: int


class TookUp(Event, frozen=True):
    """Somebody took the face-up land; theirs lies face up instead."""

    seat: int
    position: int
    taken: str
    dropped: str


class Drew(Event, frozen=True):
    """Somebody drew a land from the deck; they alone are told which (Drawn)."""

    seat: int


class Drawn(Event, frozen=True):
    """Told to the one who drew."""

    land: str


class SwappedIn(Event, frozen=True):
    """The drawn land was put among one's own; the former one lies face up."""

    seat: int
    position: int
    dropped: str


class Discarded(Event, frozen=True):
    """The drawn land was put on the face-up pile."""

    seat: int
    land: str


class Used(Event, frozen=True):
    """The power of the drawn land is used."""

    seat: int
    land: str


class DrewTwo(Event, frozen=True):
    """Take 2: somebody drew two lands, or the one that was left (Pair)."""

    seat: int
    count: int


class Pair(Event, frozen=True):
    """Told to the one who drew two."""

    lands: tuple[str, ...]


class Kept(Event, frozen=True):
    """Take 2: one land is kept, the other lies face up."""

    seat: int
    index: int
    dropped: str


class Peeked(Event, frozen=True):
    """Peek 1: somebody looked at a land; they alone are told what it is (Saw)."""

    seat: int
    at: Place


class Swapped(Event, frozen=True):
    """Swap 2: two lands changed places, and nobody saw them."""

    seat: int
    a: Place
    b: Place


class Voided(Event, frozen=True):
    """The clock ran out before a power was aimed."""

    seat: int


class WokeUp(Event, frozen=True):
    """Somebody said WAKE UP!: the round ends."""

    seat: int


class NobodyDrew(Event, frozen=True):
    """So many lands were taken in a row, and none drawn, that the round is over."""

    takes: int


class Revealed(Event, frozen=True):
    """All dreams are open and counted; `ran_out` says that the last land of the deck ended the round."""

    dreams: tuple[tuple[str, ...], ...]
    ravens: tuple[int, ...]
    gains: tuple[int, ...]
    scores: tuple[int, ...]
    caller: int | None
    penalty: bool
    ran_out: bool


class IsReady(Event, frozen=True):
    """Somebody is ready for the next round."""

    seat: int


class TimeRanOut(Event, frozen=True):
    """The clock played for these seats."""

    seats: tuple[int, ...]


class GameOver(Event, frozen=True):
    """The game is over; fewest ravens win."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


AnyEvent = (
    Dealt | Looked | Saw | LookedEnough | TurnBegan | TookUp | Drew | Drawn | SwappedIn | Discarded | Used | DrewTwo
    | Pair | Kept | Peeked | Swapped | Voided | WokeUp | NobodyDrew | Revealed | IsReady | TimeRanOut | GameOver
)  # fmt: skip


def events(before: State, after: State, seat: int, move: Move | None, said: Sequence[Said] = ()) -> list[Told]:
    if seat == CHANCE:
        return [Told(Dealt(after.round, after.starter, NAMES[top(after)]))]
    if seat == CLOCK:
        told = timed_out(before, after)
    else:
        told = moved(before, after, seat, move)
    return told + consequences(before, after)


def moved(before: State, after: State, seat: int, move: Move | None) -> list[Told]:
    match move:
        case Look(i):
            saw = Saw(Place(seat, i), NAMES[before.hand[seat][i]])
            return [Told(Looked(seat, i)), Told(saw, only(seat))]
        case Done():
            return [Told(LookedEnough(seat))]
        case WakeUp():
            return [Told(WokeUp(seat))]
        case TakeUp(i):
            return [Told(TookUp(seat, i, NAMES[top(before)], NAMES[before.hand[seat][i]]))]
        case Draw():
            return [Told(Drew(seat)), Told(Drawn(NAMES[after.held]), only(seat))]
        case SwapIn(i):
            return [Told(SwappedIn(seat, i, NAMES[before.hand[seat][i]]))]
        case Discard():
            return [Told(Discarded(seat, NAMES[before.held]))]
        case Use():
            return [Told(Used(seat, NAMES[before.held])), *drawn_by_power(after, seat)]
        case Keep(index):
            dropped = before.other if index == 0 else before.held
            return [Told(Kept(seat, index, NAMES[dropped]))]
        case Peek(at):
            saw = Saw(at, NAMES[before.hand[at.seat][at.position]])
            return [Told(Peeked(seat, at)), Told(saw, only(seat))]
        case Swap(a, b):
            return [Told(Swapped(seat, a, b))]
        case _:
            return [Told(IsReady(seat))]


def drawn_by_power(after: State, seat: int) -> list[Told]:
    if after.phase == Phase.PICK:
        pair = Pair((NAMES[after.held], NAMES[after.other]))
        return [Told(DrewTwo(seat, 2)), Told(pair, only(seat))]
    if after.phase == Phase.HOLD:
        return [Told(DrewTwo(seat, 1)), Told(Drawn(NAMES[after.held]), only(seat))]
    return []


def timed_out(before: State, after: State) -> list[Told]:
    seat = before.turn
    told = [Told(TimeRanOut(waiting_seats(before)))]
    match before.phase:
        case Phase.TURN:
            return [*told, Told(Drew(seat)), Told(Discarded(seat, NAMES[after.pile[before.pile_n]]))]
        case Phase.PICK:
            kept, dropped = NAMES[before.held], NAMES[before.other]
            return [*told, Told(Kept(seat, 0, dropped)), Told(Discarded(seat, kept))]
        case Phase.HOLD:
            return [*told, Told(Discarded(seat, NAMES[before.held]))]
        case Phase.PEEK | Phase.SWAP_A | Phase.SWAP_B:
            return [*told, Told(Voided(seat))]
        case _:
            return told


def consequences(before: State, after: State) -> list[Told]:
    """What follows by itself: the next turn, the reveal, the end."""
    if after.phase == Phase.TURN and after.turns != before.turns:
        return [Told(TurnBegan(after.turn))]
    if after.phase not in (Phase.REVEAL, Phase.OVER) or before.phase == Phase.REVEAL:
        return []
    seats = range(after.seats)
    sums = tuple(ravens(after, p) for p in seats)
    failed = after.caller != NONE and after.gain[after.caller] != sums[after.caller]
    told = [Told(NobodyDrew(after.takes))] if nobody_draws(after) else []
    told.append(
        Told(
            Revealed(
                dreams=tuple(tuple(NAMES[land] for land in after.hand[p]) for p in seats),
                ravens=sums,
                gains=tuple(after.gain[: after.seats]),
                scores=tuple(after.score[: after.seats]),
                caller=after.caller if after.caller >= 0 else None,
                penalty=failed,
                ran_out=after.caller < 0 and not nobody_draws(after),
            ),
            EVERYONE,
        )
    )
    if after.phase == Phase.OVER:
        told.append(Told(GameOver(winners(after), tuple(after.score[: after.seats]))))
    return told
