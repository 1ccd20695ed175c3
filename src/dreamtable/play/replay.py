"""Finished games: as a file, step by step through any seat's eyes, and proved."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from dreamtable import games
from dreamtable.kit.errors import UNREADABLE, Illegal, Invalid, Problem
from dreamtable.kit.events import Told
from dreamtable.kit.position import Position
from dreamtable.kit.state import NOBODY, WATCHER
from dreamtable.play.fair_deal import FairDeal, commitment
from dreamtable.play.log import Entry
from dreamtable.play.running_game import RunningGame
from dreamtable.play.stored_options import options_of
from dreamtable.tables.ports import Store, Stored
from dreamtable.tables.record import Record
from dreamtable.tables.snapshot import Heard, SentEvent, encode, heard
from dreamtable.tables.table_facts import Phase

FORMAT = 1


class Replay(Struct, frozen=True):
    """A finished game, whole.  `final` is what a watcher saw at the end, so that the deal can be compared with it."""

    format: int
    game: str
    options: Raw
    names: list[str]
    commitment: str
    secret: str
    nonces: list[str]
    log: list[Entry]
    payoffs: list[float]
    final: Raw


class ReplayStep(Struct, frozen=True):
    """The table after one log entry, through the eyes of one seat (-1: a watcher)."""

    step: int
    seat: int  # who acted: a seat, 10 for chance, 11 for the clock, -1 for the opening
    at: int  # milliseconds of table time
    view: Raw
    happenings: list[SentEvent]


class Step(NamedTuple):
    entry: Entry | None  # None: the opening
    course: RunningGame
    told: list[Told]


def course_of(record: Record) -> RunningGame:
    """The game of a table before its first entry."""
    return opening(record.game, record.options, len(record.seats), record.secret, record.nonces)


def opening(name: str, options: Raw, seats: int, secret: str, nonces: tuple[str, ...] | list[str]) -> RunningGame:
    game = games.load(name)
    return RunningGame(game, Position(game, game.opening(seats, options_of(game, options))), FairDeal(secret, nonces))


def walk(course: RunningGame, entries: list[Entry]) -> Iterator[Step]:
    """The same course at every step; the caller looks before it goes on."""
    yield Step(None, course, [])
    for entry in entries:
        try:
            told = course.apply(entry)
        except UNREADABLE as wrong:
            raise Invalid("bad_replay", f"Step {entry.seq} cannot be read: {wrong}.") from None
        yield Step(entry, course, told)


# -- files ----------------------------------------------------------------------------------------------------
def make(stored: Stored) -> Replay:
    record = stored.record
    if record.phase != Phase.OVER:
        raise Illegal("not_over", "A game can be replayed when it is over.")
    course = course_of(record)
    course.follow(stored.entries)
    return Replay(
        FORMAT,
        record.game,
        record.options,
        [seat.name for seat in record.seats],
        commitment(record.secret),
        record.secret,
        list(record.nonces),
        [msgspec.structs.replace(entry, id="") for entry in stored.entries],
        course.position.payoffs(),
        Raw(encode(course.position.view(WATCHER))),
    )


def read(data: bytes) -> Replay:
    try:
        found = msgspec.json.decode(data, type=Replay)
        bytes.fromhex(found.secret)
        msgspec.json.decode(found.options, type=dict)
    except (*UNREADABLE, ValueError) as wrong:
        raise Invalid("bad_replay", f"That is not a replay file: {wrong}.") from None
    if found.format != FORMAT:
        raise Invalid("bad_replay", f"That replay file has format {found.format}; this version reads {FORMAT}.")
    return found


def start(replay: Replay) -> RunningGame:
    return opening(replay.game, replay.options, len(replay.names), replay.secret, replay.nonces)


def steps(replay: Replay, seat: int, first: int = 0, count: int | None = None) -> Iterator[ReplayStep]:
    """The steps of a finished game through one seat's eyes, or some of them: what is not shown costs little."""
    if not WATCHER <= seat < len(replay.names):
        raise Invalid("no_such_seat", f"There is no seat {seat} in this game.")
    shown = range(first, len(replay.log) + 1 if count is None else first + count)
    for number, (entry, course, told) in enumerate(walk(start(replay), replay.log[: shown.stop - 1])):
        if number not in shown:
            continue
        step = entry.seq if entry else 0
        facts = [h for h in _heard(told, step, course, replay.names) if h.reaches(seat)]
        yield ReplayStep(
            step,
            entry.seat if entry else NOBODY,
            entry.at if entry else 0,
            Raw(encode(course.position.view(seat))),
            [h.for_seat(seat) for h in facts],
        )


def _heard(told: list[Told], step: int, course: RunningGame, names: list[str]) -> list[Heard]:
    return heard([(step, t) for t in told], course, names.__getitem__)


def verify(replay: Replay, promised: str | None = None) -> list[str]:
    """Deal every card again; return what does not fit (nothing, for an honest table)."""
    wrong = []
    if commitment(replay.secret) != (replay.commitment if promised is None else promised).strip().lower():
        wrong.append("The secret is not the one the table committed to before the first deal.")
    course = start(replay)
    try:
        for number, entry in enumerate(replay.log, 1):
            if entry.seq != number:
                raise Invalid("bad_replay", f"Entry {number} is missing.")
            course.apply(entry)
    except (Problem, *UNREADABLE) as problem:
        why = getattr(problem, "why", problem)
        wrong.append(f"Step {course.version + 1} does not follow from the deal: {why}")
        return wrong
    if not course.position.over:
        wrong.append("The game is not over.")
    elif course.position.payoffs() != replay.payoffs:
        wrong.append("The result does not follow from the deal.")
    if plain_view(Raw(encode(course.position.view(WATCHER)))) != plain_view(replay.final):
        wrong.append("What lay on the table at the end does not follow from the deal.")
    return wrong


# -- memory for bots ------------------------------------------------------------------------------------------
async def told_to(store: Store, table: str, seat: int) -> list[Heard]:
    """All that a seat was told since the beginning."""
    stored = await store.load(table)
    return [] if stored is None else await asyncio.to_thread(_told_to, stored, seat)


def _told_to(stored: Stored, seat: int) -> list[Heard]:
    found: list[Heard] = []
    names = [s.name for s in stored.record.seats]
    for entry, course, told in walk(course_of(stored.record), stored.entries):
        if entry is not None:
            found += [h for h in _heard(told, entry.seq, course, names) if h.reaches(seat)]
    return found


def plain_view(view: Raw) -> object:
    """A view as plain values, for printing."""
    return msgspec.json.decode(view)
