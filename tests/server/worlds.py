"""Two worlds that a seat cannot tell apart must send it the same bytes: over whole evenings, live and after reconnects.

The table, its eyes and the sockets' sessions are the server's own; only the wire and the disk are left out.  By the
thousand, over all games:

    PYTHONPATH=tests python -m server.worlds --games 1000
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Raw

from dreamtable import games
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.state import WATCHER
from dreamtable.play.replay import course_of
from dreamtable.play.running_game import RunningGame
from dreamtable.protocol import messages as p
from dreamtable.server.batching import Batching
from dreamtable.server.metrics import Metrics
from dreamtable.server.session import Session
from dreamtable.tables.context import TableContext
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.node import SingleNode
from dreamtable.tables.ports import Done, Stored, StoredChange
from dreamtable.tables.record import Record
from dreamtable.tables.seats import Seat
from dreamtable.tables.snapshot import Gallery
from dreamtable.tables.table import Table
from dreamtable.tables.table_facts import Phase
from tables.evening import evening, some_move

SECRET = "07" * 32
LOST, ACKNOWLEDGED, COMPARED, TRIED = 0.06, 0.3, 0.5, 0.3  # how often, at each step
METRICS = Metrics()


class Ears:
    """The far end of a wire: keeps every byte."""

    ready = True

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.hear: Any = None
        self.resume: Any = None

    def say(self, message: bytes) -> None:
        self.heard.append(message)

    def hang_up(self) -> None:
        raise AssertionError("nobody is sent away here")


class Held(Batching):
    """Says nothing by itself: both worlds are asked before the true one is told."""

    def __init__(self) -> None: ...

    def hear(self, session: Session, message: bytes) -> None:
        session.attend(message)

    def tell(self, session: Session) -> None: ...


class Nowhere:
    def keep(self, change: StoredChange, done: Done) -> None: ...


class Still(SingleNode):
    """Time passes only from step to step, so that clocks show the same in both worlds."""

    def __init__(self) -> None:
        self.second = 0.0

    def now(self) -> float:
        return self.second


@dataclass
class Count:
    games: int = 0
    messages: int = 0
    bytes: int = 0
    compared: int = 0
    differed: int = 0  # of those, worlds in which something hidden truly lay elsewhere
    reconnects: int = 0


@dataclass
class Person:
    """One guest, through all their connections."""

    seat: int
    session: Session
    ears: Ears
    events: dict[int, bytes] = field(default_factory=dict)

    @property
    def guest(self) -> str:
        return f"guest {self.seat}"


class Evening:
    def __init__(self, name: str, seed: int, most: int, options: dict[str, Any], count: Count) -> None:
        self._dice = random.Random(seed)
        self._count = count
        low, high = games.load(name).facts.seats
        seats = tuple(Seat(f"guest {p}", f"Player {p}") for p in range(self._dice.randint(low, min(high, 6))))
        given, nonces = Raw(msgspec.json.encode(options)), tuple(f"nonce {p} of {seed}" for p in range(len(seats)))
        record = Record("t", "ABCDE", name, given, SECRET, "guest 0", seats, 0.0, Phase.PLAYING, nonces=nonces, rev=1)
        self._clock = Still()
        self.table = Table(TableContext(Nowhere(), None, None, 0, self._clock), record)  # type: ignore[arg-type]
        self._course = course_of(record)
        self.table.course = course_of(record)
        self.table.gallery = Gallery(self.table.course, len(seats))
        self.table.set_time()
        self._lobby = Lobby(self.table.house)
        self._lobby.tables["t"] = self.table
        self._people = [self._come(seat) for seat in range(WATCHER, len(seats))]
        self._told: dict[int, set[bytes]] = {person.seat: set() for person in self._people}
        self._fades: set[bytes] = set()  # what is not told again to who comes back without a memory
        self._where = f"{name}, game {seed}"
        self._most, self._seed = most, seed

    def play(self) -> None:
        self._tell_all()
        for entry, facts in evening(self._course, self._seed, self._most):
            fades, state = self._course.game.events.fades, self._course.position.state
            self._fades |= {msgspec.json.encode(t.event) for t in facts if fades(state, t.event)}
            for person in self._people:
                self._told[person.seat] |= {msgspec.json.encode(t.event) for t in facts if t.reaches(person.seat)}
            self._clock.second = entry.at / 1000
            self.table.listen(Stored(self.table.record, [entry], [], entry.at))
            if self._course.position.over:
                break
            for person in self._people:
                self._live(person)
            if not self._course.position.dealing and self._dice.random() < COMPARED:
                self._compare()
            self._tell_all()
        self._tell_all()
        for person in self._people:
            known = set(person.events.values())
            assert known <= self._told[person.seat], f"{self._where}: seat {person.seat} was told too much"
            lost = self._told[person.seat] - known - self._fades
            assert person.seat == WATCHER or not lost, f"{self._where}: something was lost"
        self._count.games += 1

    # -- people ------------------------------------------------------------------------------------------------
    def _come(self, seat: int, version: int | None = None) -> Person:
        ears = Ears()
        guest = f"guest {seat}"
        session = Session(self._lobby, METRICS, Held(), guest, "Somebody", ears, 1e9)  # type: ignore[arg-type]
        session.hear(msgspec.json.encode(p.Hello("hello", "t", version)))
        return Person(seat, session, ears)

    def _live(self, person: Person) -> None:
        """They lose the connection, or say what they were shown: everything but the last step."""
        shown = self.table.version - 1
        if self._dice.random() < LOST:
            person.session.leave()
            last = self._dice.choice((None, max(0, shown - self._dice.randrange(3))))
            new = self._come(person.seat, last)
            person.session, person.ears = new.session, new.ears
            self._count.reconnects += 1
        elif self._dice.random() < ACKNOWLEDGED:
            person.session.hear(msgspec.json.encode(p.Seen("seen", shown)))

    def _tell_all(self) -> None:
        for person in self._people:
            person.session.pour()
            self._read(person)

    def _read(self, person: Person) -> None:
        """Joined by hand: all that is promised, nothing else, through one's own eyes, and no secret."""
        for message in person.ears.heard:
            self._count.messages += 1
            self._count.bytes += len(message)
            assert SECRET.encode() not in message and b"nonce" not in message
            found = msgspec.json.decode(message)
            if found["type"] == "refusal":
                found = found["snapshot"]
            if found is not None:
                assert set(found) == {"type", *p.Snapshot.__struct_fields__}
                assert [perspective["seat"] for perspective in found["perspectives"]] == [person.seat]
                snapshot = msgspec.json.decode(msgspec.json.encode(found), type=p.Snapshot)
                person.events |= {h.seq: bytes(h.event) for h in snapshot.perspectives[0].events}
        person.ears.heard.clear()

    # -- worlds ------------------------------------------------------------------------------------------------
    def _compare(self) -> None:
        """Another world, which differs only in what one seat cannot know, has the same to say to it, and to a watcher."""
        course, gallery = self.table.course, self.table.gallery
        assert course is not None and gallery is not None
        seat = self._dice.randrange(len(self.table.record.seats))
        other = course.branch()
        sample = course.position.sample(seat, generator(self._dice.getrandbits(50)))
        other.position = Position(course.game, sample, course.position.said)
        twin = copy.copy(gallery)
        twin._views, twin._texts, twin._idle, twin._veiled = {}, [], {}, {}
        twin._look(other)
        self._count.compared += 1
        self._count.differed += sample != course.position.state
        for person in self._people:
            if person.seat in (WATCHER, seat):
                tries = self._tries(person.seat)
                memory = copy.copy(person.session._told), list(person.session._answers), person.session._dirty
                imagined = self._said_in(other, twin, person, tries)
                person.session._told, person.session._answers, person.session._dirty = memory
                person.session._next, person.session._outbox = b"", []
                true = self._said_in(course, gallery, person, tries)
                step = f"{self._where}, step {course.version}"
                assert true == imagined, f"{step}: seat {person.seat} could tell the worlds apart"
                person.ears.heard += true

    def _said_in(self, course: RunningGame, gallery: Gallery, person: Person, tries: list[bytes]) -> list[bytes]:
        self.table.course, self.table.gallery = course, gallery
        self.table.stage.moved_on()
        for asked in tries:
            person.session.hear(asked)
        before, person.ears.heard = person.ears.heard, []
        person.session.pour()
        said, person.ears.heard = person.ears.heard, before
        return said

    def _tries(self, seat: int) -> list[bytes]:
        """Moves of other seats and other moments, tried by somebody who may not; a look at words that are not theirs."""
        if seat == WATCHER or seat in self._course.position.waiting or self._dice.random() > TRIED:
            return []
        version = self.table.version
        found: list[p.Request] = [p.Hint("hint", seat, "water"), p.Retract("r", 9)]
        for other in self._course.position.waiting:
            move = Raw(msgspec.json.encode(some_move(self._course, other, self._dice)))
            found += [p.Move(f"a{other}", seat, version, move), p.Move(f"b{other}", other, version, move)]
        return [msgspec.json.encode(asked) for asked in found]


async def compare_worlds(name: str, seed: int, most: int, options: dict[str, Any] | None = None) -> Count:
    """One evening; raises AssertionError where somebody learns what they may not."""
    count = Count()
    Evening(name, seed, most, options or {}, count).play()
    return count


async def many(names: list[str], first: int, evenings: int, most: int) -> None:
    for name in names:
        count, began = Count(), time.process_time()
        for seed in range(first, first + evenings):
            options = {"anonymous": True} if name == "when_i_dream" and seed % 2 else {}
            Evening(name, seed, most, options, count).play()
        print(f"{name}: {count}, {time.process_time() - began:.0f} s of CPU", flush=True)


if __name__ == "__main__":
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--games", type=int, default=1000, help="evenings of each game")
    ask.add_argument("--first", type=int, default=0, help="the number of the first")
    ask.add_argument("--most", type=int, default=200, help="steps an evening at most")
    ask.add_argument("--only", choices=games.names())
    given = ask.parse_args()
    asyncio.run(many([given.only] if given.only else list(games.names()), given.first, given.games, given.most))
