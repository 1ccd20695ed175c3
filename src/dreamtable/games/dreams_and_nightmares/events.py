"""Dreams and Nightmares: what happened."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.games.dreams_and_nightmares.cards import NAMES
from dreamtable.games.dreams_and_nightmares.moves import MOVES, Draw, Move, Play
from dreamtable.games.dreams_and_nightmares.rules import first_open
from dreamtable.games.dreams_and_nightmares.state import EMPTY, Ending, Phase, State
from dreamtable.games.dreams_and_nightmares.view import view
from dreamtable.kit.events import Event, Told, only
from dreamtable.kit.state import CHANCE, CLOCK
from dreamtable.kit.text import Said


class Dealt(Event, frozen=True):
    """Four cards for each."""

    starter: int


class Drew(Event, frozen=True):
    """Somebody drew a card; they alone are told which (Drawn)."""

    seat: int
    last: bool  # the deck is empty now


class Drawn(Event, frozen=True):
    """Told to the one who drew."""

    card: str


class Played(Event, frozen=True):
    """Somebody laid a card on a spot of a row, their own or another's."""

    seat: int
    card: str
    row: int
    position: int
    covered: str | None
    taken: bool  # the covered card went to the player's hand


class Skipped(Event, frozen=True):
    """A seat without any possible action; `stuck` if it holds cards, otherwise it is out."""

    seat: int
    stuck: bool


class TurnBegan(Event, frozen=True):
    """It is somebody's turn."""

    seat: int


class TimeRanOut(Event, frozen=True):
    """The clock played for a seat."""

    seat: int


class GameOver(Event, frozen=True):
    """The game is over: a row is complete, or nobody can act and dreams are counted."""

    ending: str
    winners: tuple[int, ...]
    dreams: tuple[int, ...]
    runs: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]


AnyEvent = Dealt | Drew | Drawn | Played | Skipped | TurnBegan | TimeRanOut | GameOver


def events(before: State, after: State, seat: int, move: Move | None, said: Sequence[Said] = ()) -> list[Told]:
    if seat == CHANCE:
        return [Told(Dealt(after.turn)), Told(TurnBegan(after.turn))]
    told = []
    if seat == CLOCK:
        seat, move = before.turn, MOVES[first_open(before, before.turn)]
        told.append(Told(TimeRanOut(seat)))
    match move:
        case Draw():
            card = before.deck[before.deck_n - 1]
            told += [Told(Drew(seat, after.deck_n == 0)), Told(Drawn(NAMES[card]), only(seat))]
        case Play(name, owner, position) if position is not None or name[-1].isdigit():
            told.append(Told(played(before, after, seat, name, owner, position or int(name[-1]))))
        case _:
            told.append(Told(Skipped(seat, before.hand_n[seat] > 0)))
    return told + consequences(before, after)


def played(before: State, after: State, seat: int, name: str, owner: int, position: int) -> Played:
    spot = position - 1
    covered = before.top[owner][spot]
    taken = covered != EMPTY and after.depth[owner][spot] == before.depth[owner][spot]
    return Played(seat, name, owner, position, NAMES[covered] if covered != EMPTY else None, taken)


def consequences(before: State, after: State) -> list[Told]:
    told: list[Told] = []
    if after.ending != Ending.ROW:
        p = before.turn
        for _ in range(after.seats):
            p = (p + 1) % after.seats
            if p == after.turn:
                break
            told.append(Told(Skipped(p, after.hand_n[p] > 0)))
    if after.phase == Phase.OVER:
        end = view(after, -1)
        told.append(Told(GameOver(end.ending or "", end.winners, end.dreams, end.runs, end.hands or ())))
    else:
        told.append(Told(TurnBegan(after.turn)))
    return told
