"""Dream Diary: what one seat may see, and what happened.  Nothing else leaves the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dreamtable.games.dream_diary.cards import SCENES, band
from dreamtable.games.dream_diary.moves import (
    Answer,
    Jump,
    Move,
    Nightmare,
    NoSecondSignal,
    Signal,
    numbers,
)
from dreamtable.games.dream_diary.rules import stars
from dreamtable.games.dream_diary.sight import (
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
from dreamtable.games.dream_diary.sight import View as View
from dreamtable.games.dream_diary.sight import view as view
from dreamtable.games.dream_diary.state import Outcome, Phase, State, everything
from dreamtable.kit.events import Event, Told, only
from dreamtable.kit.labels import Labels
from dreamtable.kit.state import CHANCE, CLOCK
from dreamtable.kit.text import Said

LABELS = Labels(
    seats="leader waiting holder seat asker",
    by_seat="seats answers revealed",
    unsaid="picture starts reconstructed talk difficulty",
)


class Dealt(Event, frozen=True):
    leader: int
    places: tuple[int, ...]
    dreams: tuple[int, ...]  # how many each seat got


class YourDreams(Event, frozen=True):
    """Told to one seat alone."""

    dreams: tuple[int, ...]


class PutAway(Event, frozen=True):
    """Somebody put their nightmares away."""

    seat: int


class NightmaresAsleep(Event, frozen=True):
    count: int


class CameBack(Event, frozen=True):
    """Told to one seat alone: the card of the eight that it got."""

    dream: int


class TurnBegan(Event, frozen=True):
    seat: int
    turn: int
    signals: int


class PassedOver(Event, frozen=True):
    """A hopeless turn was skipped."""

    seat: int


class Asked(Event, frozen=True):
    seat: int
    adjective: str


class Answered(Event, frozen=True):
    """Somebody sealed their answer."""

    seat: int


class AnswersShown(Event, frozen=True):
    adjective: str
    answers: tuple[Shown, ...]


class NoSecond(Event, frozen=True):
    seat: int


class Found(Event, frozen=True):
    seat: int
    place: int
    title: str
    holder: int


class NightmareWoke(Event, frozen=True):
    seat: int
    place: int
    title: str
    stars: int  # left on the kite


class Stopped(Event, frozen=True):
    seat: int
    found: int


class KiteSlipped(Event, frozen=True):
    kite: int | None  # whose, in the two-player variant
    space: int  # 0: off the track


class TimeRanOut(Event, frozen=True):
    seats: tuple[int, ...]


class GameOver(Event, frozen=True):
    ending: Ending
    stars: int | None
    verdict: str | None
    revealed: tuple[Sleeper, ...]


AnyEvent = (
    Dealt | YourDreams | PutAway | NightmaresAsleep | CameBack | TurnBegan | PassedOver | Asked | Answered
    | AnswersShown | NoSecond | Found | NightmareWoke | Stopped | KiteSlipped | TimeRanOut | GameOver
)  # fmt: skip


def fades(s: State, event: Event) -> bool:
    """DD13: without a Memory Sheet everyone keeps the questions and answers in mind."""
    return bool(s.hide_history) and isinstance(event, Asked | AnswersShown)


def events(before: State, after: State, seat: int, move: Move | None, said: Sequence[Said] = ()) -> list[Told]:
    if seat == CHANCE:
        told = dealt(after) if before.phase == Phase.DEAL else came_back(after)
    elif seat == CLOCK:
        told = timed_out(before, after, said)
    else:
        told = [Told(moved(before, after, seat, move))]
    return told + consequences(before, after, said)


def dealt(after: State) -> list[Told]:
    seats = range(after.seats)
    news = Dealt(after.leader, numbers(after, everything(after)), tuple(after.held[: after.seats]))
    return [Told(news), *(Told(YourDreams(numbers(after, after.hand[p])), only(p)) for p in seats)]


def came_back(after: State) -> list[Told]:
    return [Told(CameBack(after.scene[after.returned[p]] + 1), only(p)) for p in range(after.seats)]


def moved(before: State, after: State, seat: int, move: Move | None) -> Event:
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
            return landed(after, seat, number)
        case _:
            return Stopped(seat, before.successes)


def landed(after: State, seat: int, number: int) -> Found | NightmareWoke:
    at = places(after)[after.jumped[after.jumps - 1]]
    if at.holder is not None:
        return Found(seat, number, at.title, at.holder)
    return NightmareWoke(seat, number, at.title, after.face[seat if after.variant else 0])


def timed_out(before: State, after: State, said: Sequence[Said]) -> list[Told]:
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
    """What follows by itself: answers are shown, the kite slips, the sheet is passed on, the end."""
    told: list[Event] = []
    if before.phase in (Phase.NIGHTMARES, Phase.RETURN) and after.phase == Phase.SIGNAL:
        told.append(NightmaresAsleep(sleeping(after)))
    if answered_rows(after) > answered_rows(before):
        word = sheet(after, said)[-1].adjective
        told.append(AnswersShown(word, unpacked(after.answers[after.rows - 1], after.seats)))
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
    return s.rows - 1 if s.phase == Phase.ANSWERS else s.rows


def passed_over(before: State, after: State) -> list[int]:
    """Whose turn it would have been (DD22); the first Leader always leads."""
    expected = (before.leader + 1) % before.seats
    return [expected] if before.turn > 0 and expected != after.leader else []


# -- in words, for logs and terminals -------------------------------------------------------------------------
def sentence(event: AnyEvent, name: Callable[[int], str]) -> str:
    """One line for a person; `name` says who sits where."""
    match event:
        case Dealt(leader, places, _):
            return f"{len(places)} places lie on the table. {name(leader)} will lead first."
        case YourDreams(dreams):
            return f"Your dreams: {', '.join(titled(n) for n in dreams)}."
        case PutAway(seat):
            return f"{name(seat)} has put away what they fear."
        case NightmaresAsleep(count):
            return f"{count} nightmares are asleep."
        case CameBack(dream):
            return f"{titled(dream)} came back to you."
        case TurnBegan(seat, _, signals):
            return f"{name(seat)} leads{' and may ask twice' if signals == 2 else ''}."
        case PassedOver(seat):
            return f"{name(seat)} holds all dreams that are left and is passed over."
        case Asked(seat, adjective):
            return f"{name(seat)} asks: are your dreams {adjective}?"
        case Answered(seat):
            return f"{name(seat)} has answered."
        case AnswersShown(adjective, answers):
            parts = [f"{name(p)} {value}" for p, value in enumerate(answers) if value != "?"]
            return f"Answers to “{adjective}”: {', '.join(parts)}."
        case NoSecond(seat):
            return f"{name(seat)} does without a second question."
        case Found(seat, place, title, holder):
            return f"{name(seat)} jumped to {title} ({place}): it was {name(holder)}'s dream."
        case NightmareWoke(seat, place, title, left):
            return f"{name(seat)} jumped to {title} ({place}): a nightmare. Stars left on the kite: {left}."
        case Stopped(seat, found):
            return f"{name(seat)} {'stopped' if found else 'did not jump'}."
        case KiteSlipped(kite, space):
            whose = "The kite" if kite is None else f"{name(kite)}'s kite"
            return f"{whose} slipped {f'to space {space}' if space else 'off the Hope Track'}."
        case TimeRanOut(seats):
            return f"Time ran out for {', '.join(name(p) for p in seats)}."
        case GameOver(ending, score, verdict, _):
            lost = "Lost: a second nightmare woke." if ending == "nightmare" else "Lost: all hope is gone."
            return f"All dreams are found: {score} stars. {verdict}" if ending == "won" else lost


def titled(number: int) -> str:
    return f"{SCENES[number - 1].title} ({number})"
