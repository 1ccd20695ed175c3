"""Dream Diary: what one seat may see.  Nothing else leaves the state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from dreamtable.games.dream_diary.cards import (
    DIFFICULTIES,
    LANGUAGES,
    SCENES,
    TRACK_NAMES,
    TRACKS,
    anchor_names,
    band,
    start_space,
)
from dreamtable.games.dream_diary.moves import ADJECTIVE, UNKNOWN_WORD, VALUES, AnswerValue, anchors, numbers
from dreamtable.games.dream_diary.scoring import stars
from dreamtable.games.dream_diary.state import NONE, OTHER, Outcome, Phase, State, has_answered
from dreamtable.games.dream_diary.words.own_pictures import OWN, own_pictures
from dreamtable.kit.last_state_memo import memo
from dreamtable.kit.text import Said
from dreamtable.kit.view_labels import Labels
from dreamtable.kit.view_pictures import GameView

Fate = Literal["open", "found", "nightmare"]
Ending = Literal["won", "nightmare", "track"]
# An answer on the sheet; "?" stands in the Leader's own column, "unknown" is that of who does not know the word.
Shown = Literal[0, 1, "n", "?", "unknown"]
SHOWN_ASKER: Literal["?"] = "?"
PHASES = [phase.name.lower() for phase in Phase]
ENDINGS: dict[Outcome, Ending] = {Outcome.WON: "won", Outcome.NIGHTMARE: "nightmare", Outcome.TRACK: "track"}


LABELS = Labels(
    seats="leader waiting holder seat asker",
    by_seat="seats answers revealed",
    unsaid="picture starts reconstructed talk difficulty language",
)


class Place(msgspec.Struct, frozen=True):
    """One Location card on the table."""

    number: int
    title: str  # empty: a picture that the table has brought
    picture: str
    fate: Fate
    holder: int | None  # whose dream it was, once it is found


class Sitter(msgspec.Struct, frozen=True):
    """What everyone knows about a player."""

    dreams: int
    played: int
    done: bool  # has put nightmares away, or has answered: what, nobody sees


class Kite(msgspec.Struct, frozen=True):
    """A kite on the Hope Track."""

    seat: int | None  # whose it is in the two-player variant
    space: int  # from 1 at the left edge; 0: off the track
    stars: int


class Track(msgspec.Struct, frozen=True):
    """The Hope Track."""

    name: str
    stars: tuple[int, ...]  # of each space, from the left edge
    starts: tuple[tuple[int, int], ...]  # difficulty and the space on which it starts
    reconstructed: bool  # no source tells the real one


class Leap(msgspec.Struct, frozen=True):
    """A jump, and whether it found a dream."""

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


class View(GameView, frozen=True):
    """What a seat sees."""

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
    language: str  # in which adjectives are asked
    talk: bool
    # yours alone
    dreams: tuple[int, ...]
    nightmares: tuple[int, ...]  # what you put away
    returned: int | None  # what came back to you, in the two-player variant
    sealed: AnswerValue | Literal["unknown"] | None  # your answer while others think
    # at the end
    ending: Ending | None
    stars: int | None
    verdict: str | None
    revealed: tuple[Sleeper, ...] | None


def view(s: State, seat: int, said: Sequence[Said] = ()) -> View:
    """What a seat sees: what everyone sees, and its own cards and answer."""
    everyone = for_everyone(s, said)
    if seat < 0:
        return everyone
    return replace(
        everyone,
        dreams=numbers(s, s.hand[seat]),
        nightmares=numbers(s, s.chosen[seat]),
        returned=returned(s, seat),
        sealed=(*VALUES, UNKNOWN_WORD)[s.sealed[seat]] if has_answered(s, seat) else None,
    )


@memo
def for_everyone(s: State, said: Sequence[Said]) -> View:
    """What somebody sees who only watches."""
    won = s.outcome == Outcome.WON
    rows = sheet(s, said)
    return View(
        phase=PHASES[s.phase],
        turn=s.turn,
        leader=s.leader if s.leader >= 0 else None,
        waiting=waiting_seats(s),
        difficulty=s.difficulty,
        variant=bool(s.variant),
        places=places(s, said),
        seats=sitters(s),
        nightmares_asleep=sleeping(s),
        nightmares_awake=s.exposed.bit_count(),
        sheet=rows,
        history_hidden=bool(s.hide_history),
        question=rows[-1].adjective if s.phase == Phase.ANSWERS else None,
        successes=s.successes,
        second_signal=bool(s.second),
        kites=tuple([Kite(k if s.variant else None, s.kite[k], s.face[k]) for k in range(2 if s.variant else 1)]),
        track=track(s.track, s.rising == 1),
        adjectives=anchors(s) if s.from_list else (),
        language=LANGUAGES[s.language],
        talk=bool(s.talk),
        dreams=(),
        nightmares=(),
        returned=None,
        sealed=None,
        ending=ENDINGS.get(s.outcome),
        stars=stars(s) if won else None,
        verdict=band(stars(s)) if won else None,
        revealed=revealed(s) if s.phase == Phase.OVER else None,
    )


def waiting_seats(s: State) -> tuple[int, ...]:
    """The seats that are to act."""
    return tuple([p for p in range(s.seats) if s.awaited >> p & 1])


def places(s: State, said: Sequence[Said] = ()) -> tuple[Place, ...]:
    """The places on the table; none before they are laid out."""
    if s.phase == Phase.DEAL:
        return ()
    return grid(tuple(s.scene[: s.difficulty]), s.exposed, tuple(s.played[: s.seats]), own_pictures(said))


@lru_cache(maxsize=512)  # most moves leave the grid as it is
def grid(
    scenes: tuple[int, ...], exposed: int, played: tuple[int, ...], own: tuple[str, ...] = ()
) -> tuple[Place, ...]:
    """The places with what became of each."""
    found = []
    for i, number in enumerate(scenes):
        scene = SCENES[number]
        holder = next((p for p, dreams in enumerate(played) if dreams >> i & 1), None)
        fate: Fate = "nightmare" if exposed >> i & 1 else "open" if holder is None else "found"
        title, picture = ("", OWN + own[number]) if number < len(own) else (scene.title, scene.picture)
        found.append(Place(scene.number, title, picture, fate, holder))
    return tuple(found)


def done(s: State) -> int:
    """A bit mask of the seats that have put nightmares away, or have answered."""
    if s.phase == Phase.NIGHTMARES:
        return (1 << s.seats) - 1 & ~s.awaited
    return sum([1 << p for p in range(s.seats) if has_answered(s, p)]) if s.phase == Phase.ANSWERS else 0


def sitters(s: State) -> tuple[Sitter, ...]:
    """What everyone knows about each player."""
    ready = done(s)
    return tuple([Sitter(s.held[p], s.played[p].bit_count(), ready >> p & 1 == 1) for p in range(s.seats)])


def sleeping(s: State) -> int:
    """How many nightmares nobody has jumped to, which everyone can count."""
    if s.phase == Phase.DEAL:
        return 0
    return s.open.bit_count() - s.left


@cache
def track(number: int, rising: bool) -> Track:
    """The Hope Track with this number, and where the kite starts on it."""
    name = TRACK_NAMES[number]
    return Track(name, TRACKS[name], tuple((n, start_space(name, n, rising)) for n in DIFFICULTIES), True)


# -- the Memory Sheet -----------------------------------------------------------------------------------------
def sheet(s: State, said: Sequence[Said]) -> tuple[Row, ...]:
    """The Memory Sheet; where history is hidden, the rows of this turn alone."""
    hidden = s.hide_history and s.phase != Phase.OVER  # DD13
    n, jumps = s.rows, s.jumps
    rows = written(
        tuple([(one.mark, one.text) for one in said if one.kind == ADJECTIVE]),
        tuple(zip(s.row_turn[:n], s.asker[:n], s.adjective[:n], s.answers[:n])),
        tuple([(s.jump_row[j], s.scene[i] + 1, not s.exposed >> i & 1) for j, i in enumerate(s.jumped[:jumps])]),
        s.seats,
        s.phase == Phase.ANSWERS,
        LANGUAGES[s.language],
    )
    return tuple([row for row in rows if row.turn == s.turn]) if hidden else rows


@lru_cache(maxsize=512)  # answers that are still sealed leave the sheet as it is
def written(
    words: tuple[tuple[int, str], ...],
    lines: tuple[tuple[int, int, int, int], ...],
    jumps: tuple[tuple[int, int, bool], ...],
    seats: int,
    pending: bool,
    language: str,
) -> tuple[Row, ...]:
    """The rows of the sheet; the answers of the last one are blank while they are `pending`."""
    spoken = dict(words)
    rows = []
    for r, (turn, asker, anchor, answers) in enumerate(lines):
        blank = pending and r == len(lines) - 1
        shown = blank_row(asker, seats) if blank else unpacked(answers, asker, seats)
        leaps = tuple(Leap(number, found) for at, number, found in jumps if at == r)
        rows.append(Row(turn, asker, spoken.get(r) or unspoken(anchor, language), shown, leaps))
    return tuple(rows)


def unspoken(anchor: int, language: str) -> str:
    """The word for an adjective that nobody typed, because the clock asked it or a scenario left it open."""
    return "…" if anchor == OTHER else anchor_names(language)[anchor]


def unpacked(answers: int, asker: int, seats: int) -> tuple[Shown, ...]:
    """The answers of a row, one for each seat."""
    values = (*VALUES, UNKNOWN_WORD)
    return tuple(SHOWN_ASKER if p == asker else values[answers >> 2 * p & 3] for p in range(seats))


def blank_row(asker: int, seats: int) -> tuple[Shown | None, ...]:
    """A row whose answers are not shown yet."""
    return tuple(SHOWN_ASKER if p == asker else None for p in range(seats))


# -- secrets --------------------------------------------------------------------------------------------------
def returned(s: State, seat: int) -> int | None:
    """The number of the nightmare that came back to a seat, in the two-player variant."""
    if not s.variant or s.returned[seat] == NONE:
        return None
    return s.scene[s.returned[seat]] + 1


def revealed(s: State) -> tuple[Sleeper, ...]:
    """What everyone held and chose, for the end of the game (DD34)."""
    return tuple(Sleeper(numbers(s, s.hand[p]), numbers(s, s.chosen[p]), returned(s, p)) for p in range(s.seats))
