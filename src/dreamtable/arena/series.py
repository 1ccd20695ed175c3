"""A series of games: planned from a seed, played by all workers, and resumed where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path

import msgspec

from dreamtable import games
from dreamtable.arena.backends import play_all
from dreamtable.arena.jobs import Bout, Job
from dreamtable.kit.errors import Invalid

CHUNK = 8  # deals of a job
START = b'{"job":{"game":'  # how every line of a record begins
Plan = Callable[[], list[Job]]


class FinishedJob(msgspec.Struct, frozen=True):
    """A line in the record of a series: a job and its games."""

    job: Job
    bouts: list[Bout]


def lineup(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A bot for every seat: those given, from the first again when they run out."""
    return tuple(bots[p % len(bots)] for p in range(seats))


def plan(game: str, options: str, bots: tuple[str, ...], count: int, seed: int) -> list[Job]:
    """The jobs for at least `count` games between these bots, in whole deals."""
    games.load(game).check_seats(len(bots))
    deals = -(-count // len(bots))
    return [Job(game, options, bots, seed, first, min(CHUNK, deals - first)) for first in range(0, deals, CHUNK)]


def round_robin(game: str, options: str, bots: tuple[str, ...], seats: int, count: int, seed: int) -> list[Job]:
    """Every bot against tables full of every other bot."""
    found: list[Job] = []
    for one, other in permutations(bots, 2):
        if seats > 2 or bots.index(one) < bots.index(other):  # at two seats the pair is the same either way
            found += plan(game, options, (one, *(other,) * (seats - 1)), count, seed)
    return found


def gauntlet(game: str, options: str, bots: tuple[str, ...], seats: int, count: int, seed: int) -> list[Job]:
    """The first bot, one seat of it, against tables full of each of the others."""
    found: list[Job] = []
    for other in bots[1:]:
        found += plan(game, options, (bots[0], *(other,) * (seats - 1)), count, seed)
    return found


def run(
    jobs: list[Job],
    record: Path | None = None,
    processes: int = 0,
    done: Callable[[], None] = lambda: None,
    backend: str = "local",
) -> list[Bout]:
    """Play all jobs; those that `record` holds already are not played again.  `done` is called after each."""
    finished = dict(_read(record)) if record and record.exists() else {}
    left = [job for job in jobs if job not in finished]
    for _ in range(len(jobs) - len(left)):
        done()
    for job, bouts in play_all(left, backend, processes):
        finished[job] = bouts
        if record:
            with record.open("ab") as out:
                out.write(msgspec.json.encode(FinishedJob(job, bouts)) + b"\n")
        done()
    return [bout for job in jobs for bout in finished[job]]


def _read(record: Path) -> Iterator[tuple[Job, list[Bout]]]:
    """The jobs that a record holds.  A line that was being written when the last run stopped is cut off."""
    written = record.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    found = [_finished_job(record, number, line) for number, line in enumerate(whole.splitlines(), 1)]
    torn = written[len(whole) :]
    if torn[: len(START)] != START[: len(torn)]:
        raise _no_record(record, len(found) + 1)
    if torn:
        record.write_bytes(whole)
    for finished in found:
        yield finished.job, finished.bouts


def _finished_job(record: Path, number: int, line: bytes) -> FinishedJob:
    try:
        return msgspec.json.decode(line, type=FinishedJob)
    except msgspec.DecodeError:
        raise _no_record(record, number) from None


def _no_record(record: Path, line: int) -> Invalid:
    return Invalid("bad_record", f"{record} is not a record of games: line {line} cannot be read. Name another file.")
