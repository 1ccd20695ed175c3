"""Dream Diary: what happened."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.games.dream_diary.cards import band
from dreamtable.games.dream_diary.moves import (
    Answer,
    Jump,
    Move,
    Nightmare,
    NoSecondSignal,
    Signal,
    numbers,
)
from dreamtable.games.dream_diary.scoring import stars
from dreamtable.games.dream_diary.state import Outcome, Phase, State, everything
from dreamtable.games.dream_diary.view import (
    ENDINGS,
    Ending,
    Shown,
    Sleeper,
    places,
    revealed,
    sheet,
    sleeping,
    unpacked,
    waiting_seats,
)
from dreamtable.games.dream_diary.words.own_pictures import own_pictures
from dreamtable.kit.events import Event, Told, only
from dreamtable.kit.state import CHANCE, CLOCK
from dreamtable.kit.text import Said


class Dealt(Event, frozen=True):
    """The places were laid out and the dreams dealt."""

    leader: int
    places: tuple[int, ...]
    dreams: tuple[int, ...]  # how many each seat got


class YourDreams(Event, frozen=True, omit_defaults=True):
    """Told to one seat alone: the dreams that it was dealt."""

    dreams: tuple[int, ...]
    own: int = 0  # so many pictures, from number 1 on, are the table's own


class PutAway(Event, frozen=True):
    """Somebody put their nightmares away."""

    seat: int


class NightmaresAsleep(Event, frozen=True):
    """Everyone has put their nightmares away."""

    count: int


class CameBack(Event, frozen=True, omit_defaults=True):
    """Told to one seat alone: the card of the eight that it got."""

    dream: int
    own: int = 0  # as in YourDreams


class TurnBegan(Event, frozen=True):
    """Somebody leads, and may ask once or twice."""

    seat: int
    turn: int
    signals: int


class PassedOver(Event, frozen=True):
    """A hopeless turn was skipped."""

    seat: int


class Asked(Event, frozen=True):
    """The Leader asked for an adjective."""

    seat: int
    adjective: str


class Answered(Event, frozen=True):
    """Somebody sealed their answer."""

    seat: int


class AnswersShown(Event, frozen=True):
    """All answers were shown."""

    adjective: str
    answers: tuple[Shown, ...]


class NoSecond(Event, frozen=True):
    """The Leader did without the second signal."""

    seat: int


class Found(Event, frozen=True):
    """A jump found somebody's dream."""

    seat: int
    place: int
    title: str
    holder: int


class NightmareWoke(Event, frozen=True):
    """A jump woke a nightmare."""

    seat: int
    place: int
    title: str
    stars: int  # left on the kite


class Stopped(Event, frozen=True):
    """The Leader jumps no further."""

    seat: int
    found: int


class KiteSlipped(Event, frozen=True):
    """A kite moved towards the left edge."""

    kite: int | None  # whose, in the two-player variant
    space: int  # 0: off the track


class TimeRanOut(Event, frozen=True):
    """The clock ran out for these seats."""

    seats: tuple[int, ...]


class GameOver(Event, frozen=True):
    """The game ended, and all cards are shown."""

    ending: Ending
    stars: int | None
    verdict: str | None
    revealed: tuple[Sleeper, ...]


AnyEvent = (
    Dealt | YourDreams | PutAway | NightmaresAsleep | CameBack | TurnBegan | PassedOver | Asked | Answered
    | AnswersShown | NoSecond | Found | NightmareWoke | Stopped | KiteSlipped | TimeRanOut | GameOver
)  # fmt: skip


def fades(s: State, event: Event) -> bool:
    """Whether an event is left to memory: questions and answers are, where there is no Memory Sheet (DD13)."""
    return bool(s.hide_history) and isinstance(event, Asked | AnswersShown)


def events(before: State, after: State, seat: int, move: Move | None, said: Sequence[Said] = ()) -> list[Told]:
    """What happened between two states, in order, and who is told."""
    if seat == CHANCE:
        told = dealt(after, said) if before.phase == Phase.DEAL else came_back(after, said)
    elif seat == CLOCK:
        told = timed_out(before, after, said)
    else:
        told = [Told(moved(before, after, seat, move, said))]
    return told + consequences(before, after, said)


def dealt(after: State, said: Sequence[Said]) -> list[Told]:
    """The deal: to everyone, and to each seat its dreams."""
    seats, own = range(after.seats), len(own_pictures(said))
    news = Dealt(after.leader, numbers(after, everything(after)), tuple(after.held[: after.seats]))
    return [Told(news), *(Told(YourDreams(numbers(after, after.hand[p]), own), only(p)) for p in seats)]


def came_back(after: State, said: Sequence[Said]) -> list[Told]:
    """To each seat the nightmare that came back to it."""
    own = len(own_pictures(said))
    return [Told(CameBack(after.scene[after.returned[p]] + 1, own), only(p)) for p in range(after.seats)]


def moved(before: State, after: State, seat: int, move: Move | None, said: Sequence[Said]) -> Event:
    """Return what the move itself tells."""
    match move:
        case Nightmare():
            return PutAway(seat)
        case Signal(word):
            return Asked(seat, word)
        case NoSecondSignal():
            return NoSecond(seat)
        case Answer():
            return Answered(seat)
        case Jump(number):
            return landed(after, seat, number, said)
        case _:
            return Stopped(seat, before.successes)


def landed(after: State, seat: int, number: int, said: Sequence[Said]) -> Found | NightmareWoke:
    """Return what a jump found."""
    at = places(after, said)[after.jumped[after.jumps - 1]]
    if at.holder is not None:
        return Found(seat, number, at.title, at.holder)
    return NightmareWoke(seat, number, at.title, after.face[seat if after.variant else 0])


def timed_out(before: State, after: State, said: Sequence[Said]) -> list[Told]:
    """Who was late, and what the clock did for them."""
    late = waiting_seats(before)
    told = [Told(TimeRanOut(late))]
    match before.phase:
        case Phase.NIGHTMARES:
            return [*told, *(Told(PutAway(p)) for p in late)]
        case Phase.SIGNAL:
            return [*told, Told(Asked(before.leader, sheet(after, said)[-1].adjective))]
        case Phase.ANSWERS:
            return [*told, *(Told(Answered(p)) for p in late)]
        case Phase.SECOND:
            return [*told, Told(NoSecond(before.leader))]
        case _:
            return [*told, Told(Stopped(before.leader, before.successes))]


def consequences(before: State, after: State, said: Sequence[Said]) -> list[Told]:
    """What follows by itself: answers are shown, a kite slips, the next turn begins, the game ends."""
    told: list[Event] = []
    if before.phase in (Phase.NIGHTMARES, Phase.RETURN) and after.phase == Phase.SIGNAL:
        told.append(NightmaresAsleep(sleeping(after)))
    if answered_rows(after) > answered_rows(before):
        word = sheet(after, said)[-1].adjective
        row = after.rows - 1
        told.append(AnswersShown(word, unpacked(after.answers[row], after.asker[row], after.seats)))
    for k in range(2):
        if after.kite[k] != before.kite[k]:
            told.append(KiteSlipped(k if after.variant else None, after.kite[k]))
    if after.turn != before.turn:
        told += [PassedOver(p) for p in passed_over(before, after)]
        told.append(TurnBegan(after.leader, after.turn, 1 + after.second))
    if after.phase == Phase.OVER:
        won = after.outcome == Outcome.WON
        score = stars(after) if won else None
        told.append(GameOver(ENDINGS[after.outcome], score, band(stars(after)) if won else None, revealed(after)))
    return [Told(event) for event in told]


def answered_rows(s: State) -> int:
    """How many rows of the sheet have their answers."""
    return s.rows - 1 if s.phase == Phase.ANSWERS else s.rows


def passed_over(before: State, after: State) -> list[int]:
    """The seat whose hopeless turn was skipped, if any (DD22); the first Leader is never passed over."""
    expected = (before.leader + 1) % before.seats
    return [expected] if before.turn > 0 and expected != after.leader else []
