"""Two worlds that a seat cannot tell apart must send it the same bytes: over whole games, live and after reconnects.

The table, its snapshots and the sessions of its sockets are the server's own; only the transport and the disk are left
out.  By the thousand, over all games:

    PYTHONPATH=tests python -m support.two_worlds --games 1000
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
from dreamtable.play.open_questions import open_questions
from dreamtable.play.running_game import RunningGame
from dreamtable.protocol import messages as p
from dreamtable.server.batching import Batching
from dreamtable.server.metrics import Metrics
from dreamtable.server.session import Session
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.snapshot import Snapshots
from dreamtable.tables.stored_game import opening
from support.live_table import SECRET, StillNode, append, started_table
from support.random_game import play_at_random, random_move

LOST, ACKNOWLEDGED, COMPARED, TRIED = 0.06, 0.3, 0.5, 0.3  # how often, at each step
METRICS = Metrics()


class KeepingSocket:
    """The far end of a connection: keeps every byte that is sent."""

    can_send = True

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.on_message: Any = None
        self.on_writable: Any = None

    def send_text(self, message: bytes) -> None:
        self.sent.append(message)

    def close(self) -> None:
        raise AssertionError("nobody is disconnected here")


class DirectBatching(Batching[Session]):
    """Handles messages at once, and sends nothing by itself: both worlds are asked before the true one is told."""

    def __init__(self) -> None: ...

    def receive(self, session: Session, message: bytes) -> None:
        session.handle(message)

    def flush_soon(self, session: Session) -> None: ...


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
    socket: KeepingSocket
    screen: bool = False  # a big screen in the browser of somebody who sits
    events: dict[int, bytes] = field(default_factory=dict)


class Comparison:
    """One game, played at random, in which every seat is asked again and again what it would be sent in another world."""

    def __init__(self, name: str, seed: int, most: int, options: dict[str, Any], count: Count) -> None:
        self._dice = random.Random(seed)
        self._count = count
        low, high = games.load(name).facts.seats
        self.table = started_table(name, self._dice.randint(low, min(high, 6)), options, f"nonce of {seed}")
        self._node = self.table.state.context.node
        self._running = opening(self.table.record)  # the same game, one step ahead of the table
        self._lobby = Lobby(self.table.state.context)
        self._lobby.tables["t"] = self.table
        self._people = [self._come(seat) for seat in range(WATCHER, len(self.table.record.seats))]
        self._people.append(self._come(WATCHER, screen=True))
        self._told: dict[int, set[bytes]] = {person.seat: set() for person in self._people}
        self._fades: set[bytes] = set()  # what is not told again to who comes back without a memory
        self._where = f"{name}, game {seed}"
        self._most, self._seed = most, seed

    def play(self) -> None:
        self._tell_all()
        for entry, facts in play_at_random(self._running, self._seed, self._most):
            fades, state = self._running.game.events.fades, self._running.position.state
            self._fades |= {msgspec.json.encode(t.event) for t in facts if fades(state, t.event)}
            for person in self._people:
                self._told[person.seat] |= {msgspec.json.encode(t.event) for t in facts if t.reaches(person.seat)}
            assert isinstance(self._node, StillNode)
            self._node.second = entry.at / 1000
            append(self.table, entry)
            if self._running.position.over:
                break
            for person in self._people:
                self._live(person)
            if not self._running.position.dealing and self._dice.random() < COMPARED:
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
    def _come(self, seat: int, version: int | None = None, screen: bool = False) -> Person:
        socket = KeepingSocket()
        guest = "guest 0" if screen else f"guest {seat}"
        session = Session(self._lobby, METRICS, DirectBatching(), guest, "Somebody", socket, 1e9)  # type: ignore[arg-type]
        session.handle(msgspec.json.encode(p.Hello("hello", "t", version, screen=screen)))
        return Person(seat, session, socket, screen)

    def _live(self, person: Person) -> None:
        """They lose the connection, or say what they were shown: everything but the last step."""
        shown = self.table.version - 1
        if self._dice.random() < LOST:
            person.session.leave_table()
            last = self._dice.choice((None, max(0, shown - self._dice.randrange(3))))
            new = self._come(person.seat, last, person.screen)
            person.session, person.socket = new.session, new.socket
            self._count.reconnects += 1
        elif self._dice.random() < ACKNOWLEDGED:
            person.session.handle(msgspec.json.encode(p.Seen("seen", shown)))

    def _tell_all(self) -> None:
        for person in self._people:
            person.session.flush()
            self._read(person)

    def _read(self, person: Person) -> None:
        """What was sent holds all that is promised and nothing else, for the person's own seat, and no secret."""
        for message in person.socket.sent:
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
        person.socket.sent.clear()

    # -- worlds ------------------------------------------------------------------------------------------------
    def _compare(self) -> None:
        """Another world, which differs only in what one seat cannot know, has the same to say to it, and to a watcher."""
        state, snapshots = self.table.state, self.table.snapshots
        running, questions = state.running_game, state.questions
        assert running is not None
        seat = self._dice.randrange(len(self.table.record.seats))
        other = running.branch()
        sample = running.position.sample(seat, generator(self._dice.getrandbits(50)))
        other.position = Position(running.game, sample, running.position.said)
        other_snapshots = copy.copy(snapshots)
        other_snapshots._views, other_snapshots._encoded, other_snapshots._hidden = {}, [], {}
        self._count.compared += 1
        self._count.differed += sample != running.position.state
        for person in self._people:
            if person.seat in (WATCHER, seat):
                tries, session = self._tries(0 if person.screen else person.seat), person.session
                memory = copy.copy(session.watcher.told), list(session._answers), session._changed
                state.questions = open_questions(other, questions)
                imagined = self._sent_in(other, other_snapshots, person, tries)
                session.watcher.told, session._answers, session._changed = memory
                session._snapshot, session._outbox = b"", []
                state.questions = questions
                true = self._sent_in(running, snapshots, person, tries)
                step = f"{self._where}, step {running.version}"
                assert true == imagined, f"{step}: seat {person.seat} could tell the worlds apart"
                person.socket.sent += true

    def _sent_in(self, running: RunningGame, snapshots: Snapshots, person: Person, tries: list[bytes]) -> list[bytes]:
        self.table.state.running_game, self.table.snapshots = running, snapshots
        for asked in tries:
            person.session.handle(asked)
        before, person.socket.sent = person.socket.sent, []
        person.session.flush()
        sent, person.socket.sent = person.socket.sent, before
        return sent

    def _tries(self, seat: int) -> list[bytes]:
        """Moves of other seats and other moments, tried by somebody who may not; a look at words that are not theirs."""
        if seat == WATCHER or seat in self._running.position.waiting or self._dice.random() > TRIED:
            return []
        version = self.table.version
        found: list[p.Request] = [p.Hint("hint", seat, "water"), p.Retract("r", 9)]
        for other in self._running.position.waiting:
            move = Raw(msgspec.json.encode(random_move(self._running, other, self._dice)))
            found += [p.Move(f"a{other}", seat, version, move), p.Move(f"b{other}", other, version, move)]
        return [msgspec.json.encode(asked) for asked in found]


async def compare_worlds(name: str, seed: int, most: int, options: dict[str, Any] | None = None) -> Count:
    """Compare the worlds of one game; raises AssertionError where somebody learns what they may not."""
    count = Count()
    Comparison(name, seed, most, options or {}, count).play()
    return count


async def many(names: list[str], first: int, number: int, most: int) -> None:
    for name in names:
        count, began = Count(), time.process_time()
        for seed in range(first, first + number):
            options = {"anonymous": True} if name == "when_i_dream" and seed % 2 else {}
            Comparison(name, seed, most, options, count).play()
        print(f"{name}: {count}, {time.process_time() - began:.0f} s of CPU", flush=True)


if __name__ == "__main__":
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--games", type=int, default=1000, help="how often each game is played")
    ask.add_argument("--first", type=int, default=0, help="the number of the first")
    ask.add_argument("--most", type=int, default=200, help="steps of a game at most")
    ask.add_argument("--only", choices=games.names())
    given = ask.parse_args()
    asyncio.run(many([given.only] if given.only else list(games.names()), given.first, given.games, given.most))
