"""Dream Diary: what one seat may see of the table."""

from __future__ import annotations

from collections.abc import Sequence
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
from dreamtable.games.dream_diary.moves import ADJECTIVE, VALUES, AnswerValue, numbers
from dreamtable.games.dream_diary.rules import stars
from dreamtable.games.dream_diary.state import ASKER, NONE, OTHER, Outcome, Phase, State, everything, has_answered
from dreamtable.kit.speech import Said

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
