"""Leduc hold'em: what happened."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.kit.events import Event, Told, only
from dreamtable.kit.state import CHANCE
from dreamtable.kit.text import Said

from .cards import CARDS
from .moves import Call, Fold, Move
from .scoring import payoff
from .state import SEATS, Phase, State, showdown


class Dealt(Event, frozen=True):
    """Told to each seat alone."""

    card: str


class TurnedUp(Event, frozen=True):
    """The card for everyone."""

    card: str


class Folded(Event, frozen=True):
    """Somebody gave up."""

    seat: int


class Called(Event, frozen=True):
    """Somebody has paid as much as the other."""

    seat: int
    paid: int  # now; nothing for a check


class Raised(Event, frozen=True):
    """Somebody has paid more than the other."""

    seat: int
    paid: int  # now


class Shown(Event, frozen=True):
    """Both have turned up their cards."""

    cards: tuple[str, ...]


class GameOver(Event, frozen=True):
    """Chips won or lost by each seat."""

    won: tuple[int, ...]


AnyEvent = Dealt | TurnedUp | Folded | Called | Raised | Shown | GameOver


def events(before: State, after: State, seat: int, move: Move | None, said: Sequence[Said] = ()) -> list[Told]:
    if seat == CHANCE:
        if before.phase == Phase.DEAL:
            return [Told(Dealt(CARDS[after.card[p]]), only(p)) for p in range(SEATS)]
        return [Told(TurnedUp(CARDS[after.public]))]
    now = after.paid[seat] - before.paid[seat]
    fact = Folded(seat) if isinstance(move, Fold) else (Called if isinstance(move, Call) else Raised)(seat, now)
    told = [Told(fact)]
    if showdown(after):
        told.append(Told(Shown(tuple(CARDS[c] for c in after.card))))
    if after.phase == Phase.OVER:
        told.append(Told(GameOver(tuple(int(payoff(after, p)) for p in range(SEATS)))))
    return told
