"""Dream Diary: what one seat may see, and what happened.  Nothing else leaves the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from dreamtable.games.dream_diary.cards import (
    ANCHORS,
    DIFFICULTIES,
    SCENES,
    TRACK_NAMES,
    TRACKS,
    band,
    start_space,
)
from dreamtable.games.dream_diary.moves import (
    ADJECTIVE,
    VALUES,
    Answer,
    AnswerValue,
    Jump,
    Move,
    Nightmare,
    NoSecondSignal,
    Signal,
    numbers,
)
from dreamtable.games.dream_diary.rules import stars
from dreamtable.games.dream_diary.state import ASKER, NONE, OTHER, Outcome, Phase, State, everything, has_answered
from dreamtable.kit.events import Event, Told, only
from dreamtable.kit.speech import Said
from dreamtable.kit.table import CHANCE, CLOCK

Fate = Literal["open", "found", "nightmare"]
Ending = Literal["won", "nightmare", "track"]
Shown = Literal[0, 1, "n", "?"]  # an answer on the sheet; "?" stands in the Leader's own column
ENDINGS: dict[Outcome, Ending] = {Outcome.WON: "won", Outcome.NIGHTMARE: "nightmare", Outcome.TRACK: "track"}


class Place(msgspec.Struct, frozen=True):
    """One Location card on the table."""

    number: int
    title: str
    picture: str
    fate: Fate
    holder: int | None  # whose dream it was, once it is found


class Sitter(msgspec.Struct, frozen=True):
    """What everyone knows about a player."""

    dreams: int
    played: int
    done: bool  # has put nightmares away, or has answered: what, nobody sees


class Kite(msgspec.Struct, frozen=True):
    seat: int | None  # whose it is in the two-player variant
    space: int  # from 1 at the left edge; 0: off the track
    stars: int


class Track(msgspec.Struct, frozen=True):
    name: str
    stars: tuple[int, ...]  # of each space, from the left edge
    starts: tuple[tuple[int, int], ...]  # difficulty and the space on which it starts
    reconstructed: bool  # no source tells the real one


class Leap(msgspec.Struct, frozen=True):
    number: int
    found: bool


class Row(msgspec.Struct, frozen=True):
    """A line of the Memory Sheet."""

    turn: int
    asker: int
    adjective: str
    answers: tuple[Shown | None, ...]  # one a seat; None: not shown yet
    jumps: tuple[Leap, ...]


class Sleeper(msgspec.Struct, frozen=True):
    """What one player held and chose, open to all when the game is over."""

    dreams: tuple[int, ...]
    nightmares: tuple[int, ...]
    returned: int | None


class View(msgspec.Struct, frozen=True):
    phase: str
    turn: int
    leader: int | None
    waiting: tuple[int, ...]
    difficulty: int
    variant: bool  # the two-player variant is played
    places: tuple[Place, ...]
    seats: tuple[Sitter, ...]
    nightmares_asleep: int
    nightmares_awake: int
    sheet: tuple[Row, ...]
    history_hidden: bool  # only this turn's rows are on the sheet
    question: str | None  # the adjective that is being answered
    successes: int  # dreams found this turn
    second_signal: bool  # the Leader may ask twice this turn
    kites: tuple[Kite, ...]
    track: Track
    adjectives: tuple[str, ...]  # the list to pick from, if the table plays so
    talk: bool
    # yours alone
    dreams: tuple[int, ...]
    nightmares: tuple[int, ...]  # what you put away
    returned: int | None  # what came back to you, in the two-player variant
    sealed: AnswerValue | None  # your answer while others think
    # at the end
    ending: Ending | None
    stars: int | None
    verdict: str | None
    revealed: tuple[Sleeper, ...] | None


def view(s: State, seat: int, said: Sequence[Said] = ()) -> View:
    laid = s.phase != Phase.DEAL
    asleep = sleeping(s)
    won = s.outcome == Outcome.WON
    return View(
        phase=s.phase.name.lower(),
        turn=s.turn,
        leader=s.leader if s.leader >= 0 else None,
        waiting=waiting_seats(s),
        difficulty=s.difficulty,
        variant=bool(s.variant),
        places=tuple(look(s, i) for i in range(s.difficulty)) if laid else (),
        seats=tuple(sitter(s, p) for p in range(s.seats)),
        nightmares_asleep=asleep,
        nightmares_awake=s.exposed.bit_count(),
        sheet=tuple(row(s, r, said) for r in range(s.rows) if on_sheet(s, r)),
        history_hidden=bool(s.hide_history),
        question=written(s, s.rows - 1, said) if s.phase == Phase.ANSWERS else None,
        successes=s.successes,
        second_signal=bool(s.second),
        kites=tuple(Kite(k if s.variant else None, s.kite[k], s.face[k]) for k in range(2 if s.variant else 1)),
        track=track(s),
        adjectives=ANCHORS if s.from_list else (),
        talk=bool(s.talk),
        dreams=numbers(s, s.hand[seat]) if seat >= 0 else (),
        nightmares=numbers(s, s.chosen[seat]) if seat >= 0 else (),
        returned=returned(s, seat),
        sealed=VALUES[s.sealed[seat]] if seat >= 0 and has_answered(s, seat) else None,
        ending=ENDINGS.get(s.outcome),
        stars=stars(s) if won else None,
        verdict=band(stars(s)) if won else None,
        revealed=revealed(s) if s.phase == Phase.OVER else None,
    )


def waiting_seats(s: State) -> tuple[int, ...]:
    return tuple(p for p in range(s.seats) if s.awaited >> p & 1)


def look(s: State, i: int) -> Place:
    scene = SCENES[s.scene[i]]
    holder = next((p for p in range(s.seats) if s.played[p] >> i & 1), None)
    fate: Fate = "open" if s.open >> i & 1 else "found" if holder is not None else "nightmare"
    return Place(scene.number, scene.title, scene.picture, fate, holder)


def sitter(s: State, seat: int) -> Sitter:
    chosen = s.phase == Phase.NIGHTMARES and not s.awaited >> seat & 1
    return Sitter(s.held[seat], s.played[seat].bit_count(), chosen or has_answered(s, seat))


def sleeping(s: State) -> int:
    """How many nightmares nobody has jumped to: everyone can count them."""
    if s.phase == Phase.DEAL:
        return 0
    return everything(s).bit_count() - s.left - sum(x.bit_count() for x in s.played) - s.exposed.bit_count()


def track(s: State) -> Track:
    name = TRACK_NAMES[s.track]
    return Track(name, TRACKS[name], tuple((n, start_space(name, n)) for n in DIFFICULTIES), True)


def on_sheet(s: State, r: int) -> bool:
    return not s.hide_history or s.phase == Phase.OVER or s.row_turn[r] == s.turn  # DD13


def row(s: State, r: int, said: Sequence[Said]) -> Row:
    pending = s.phase == Phase.ANSWERS and r == s.rows - 1
    leaps = tuple(
        Leap(s.scene[i] + 1, not s.exposed >> i & 1)
        for i, at in zip(s.jumped[: s.jumps], s.jump_row[: s.jumps])
        if at == r
    )
    answers = tuple(None if pending and p != s.asker[r] else shown(s, r, p) for p in range(s.seats))
    return Row(s.row_turn[r], s.asker[r], written(s, r, said), answers, leaps)


def shown(s: State, r: int, seat: int) -> Shown:
    value = s.answers[r] >> 2 * seat & 3
    return "?" if value == ASKER or seat == s.asker[r] else VALUES[value]


def written(s: State, r: int, said: Sequence[Said]) -> str:
    """The adjective of a row as it was asked, or its anchor when the clock asked."""
    for one in reversed(said):
        if one.kind == ADJECTIVE and one.mark == r:
            return one.text
    return "…" if s.adjective[r] == OTHER else ANCHORS[s.adjective[r]]


def returned(s: State, seat: int) -> int | None:
    if seat < 0 or not s.variant or s.returned[seat] == NONE:
        return None
    return s.scene[s.returned[seat]] + 1


def revealed(s: State) -> tuple[Sleeper, ...]:
    """DD34."""
    return tuple(Sleeper(numbers(s, s.hand[p]), numbers(s, s.chosen[p]), returned(s, p)) for p in range(s.seats))


# -- what happened --------------------------------------------------------------------------------------------
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
    i = after.jumped[after.jumps - 1]
    at = look(after, i)
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
            return [*told, Told(Asked(before.leader, written(after, before.rows, said)))]
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
        r = after.rows - 1
        told.append(AnswersShown(written(after, r, said), tuple(shown(after, r, p) for p in range(after.seats))))
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
            return f"{name(seat)} has put a nightmare away."
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
        case KiteSlipped(_, space):
            return f"The kite slipped to space {space}." if space else "The kite slipped off the Hope Track."
        case TimeRanOut(seats):
            return f"Time ran out for {', '.join(name(p) for p in seats)}."
        case GameOver(ending, score, verdict, _):
            lost = "Lost: a second nightmare woke." if ending == "nightmare" else "Lost: all hope is gone."
            return f"All dreams are found: {score} stars. {verdict}" if ending == "won" else lost


def titled(number: int) -> str:
    return f"{SCENES[number - 1].title} ({number})"
