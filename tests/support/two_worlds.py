"""Two worlds that a seat cannot tell apart must send it the same bytes: over whole games, live and after reconnects.

The table, its snapshots and the sessions of its sockets are the server's own; only the transport and the disk are left
out.  Whatever a seat may try is tried in both worlds, and what happened is made to happen again in the other one.  Phases
that are rare are looked for, and compared more often.  By the thousand, over all games:

    PYTHONPATH=tests python -m support.two_worlds --games 1000
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

import msgspec
from msgspec import Raw

from dreamtable import games
from dreamtable.kit.errors import Problem
from dreamtable.kit.events import Told
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.state import WATCHER
from dreamtable.play.game_log import Entry, Kind
from dreamtable.play.open_questions import OpenQuestion, open_questions
from dreamtable.play.running_game import RunningGame
from dreamtable.play.sent_events import SentEvent, sent_events
from dreamtable.protocol import messages as p
from dreamtable.server.metrics import Metrics
from dreamtable.server.sockets.batching import Batching
from dreamtable.server.sockets.session import Session
from dreamtable.tables.actions.play_actions import PlayMove
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.snapshot import Snapshots
from dreamtable.tables.stored_game import opening
from dreamtable.testing.random_games import observation
from support.live_table import SECRET, StillNode, append, started_table
from support.random_game import play_at_random, random_move

LOST, ACKNOWLEDGED, COMPARED, TRIED = 0.06, 0.3, 0.5, 0.3  # how often, at each step
CHANCE = "chance "
SOME = 10  # games after which a phase that is still rare is very rare
AT_ONCE = 20  # comparisons of one position in a rare phase
METRICS = Metrics()
Answered = tuple[str, Position | None, list[SentEvent]]  # the answer, the position after it, and what is told


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
    wanted: int = 0  # comparisons in each phase: those that have fewer are looked for
    games: int = 0
    messages: int = 0
    bytes: int = 0
    compared: int = 0
    differed: int = 0  # of those, worlds in which something hidden truly lay elsewhere
    replayed: int = 0  # steps that happened again in another world, and taught the seat nothing
    reconnects: int = 0
    phases: Counter[str] = field(default_factory=Counter)  # comparisons in each phase
    follows: dict[str, set[str]] = field(default_factory=dict)  # the phases that have come after each

    def rarity(self, phase: str, ahead: int = 3) -> float:
        """How much a phase is worth looking for, by itself or for what comes so many steps after it."""
        compared = self.wanted if phase.startswith(CHANCE) else self.phases[phase]
        later = [self.rarity(next, ahead - 1) / 2 for next in self.follows.get(phase, ()) if ahead]
        return max([1 / (1 + compared) if compared < self.wanted else 0.0, *later])


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

    def __init__(
        self, name: str, seed: int, most: int, options: dict[str, Any], count: Count, seats: int | None = None
    ) -> None:
        self._dice = random.Random(seed)
        self._count = count
        low, high = games.load(name).facts.seats
        seats = seats or self._dice.randint(low, min(high, 6))
        self.table = started_table(name, seats, options, f"nonce of {seed}")
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
        self._tried: list[bytes] = []  # moves that somebody has made

    def _rarity(self, position: Position) -> float:
        """How much a position is worth looking for: its phase is rare, or is known to lead to one that is."""
        return self._count.rarity(phase_of(position)) if not position.over else 0.0

    def _times(self) -> int:
        """How often the present position is to be compared."""
        position = self._running.position
        if position.dealing or not position.waiting:
            return 0
        if self._count.phases[phase_of(position)] < self._count.wanted:
            return AT_ONCE if self._count.games < SOME else 5 * AT_ONCE
        return int(self._dice.random() < COMPARED)

    def play(self) -> None:
        self._tell_all()
        for entry, facts in play_at_random(self._running, self._seed, self._most, self._rarity):
            fades, state = self._running.game.events.fades, self._running.position.state
            self._fades |= {msgspec.json.encode(t.event) for t in facts if fades(state, t.event)}
            for person in self._people:
                self._told[person.seat] |= {msgspec.json.encode(t.event) for t in facts if t.reaches(person.seat)}
            assert isinstance(self._node, StillNode)
            self._node.second = entry.at / 1000
            before = self.table.state.running_game, self.table.state.questions, copied(self.table.snapshots)
            append(self.table, entry)
            self._tried.append(bytes(entry.move))
            if self._running.position.over:
                break
            if before[0] is not None:
                follows = self._count.follows.setdefault(phase_of(before[0].position), set())
                follows.add(phase_of(self._running.position))
            for _ in range(self._times()):
                self._replay(entry, facts, *before)
            for person in self._people:
                self._live(person)
            for _ in range(self._times()):
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
        session = Session(self._lobby, METRICS, DirectBatching(), guest, "Somebody", socket, 1e9)
        session.handle(msgspec.json.encode(p.Hello("hello", "t", version, screen=screen)))
        return Person(seat, session, socket, screen)

    def _live(self, person: Person) -> None:
        """A person loses the connection, or says what was shown: everything but the last step."""
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
        state = self.table.state
        running, questions = state.running_game, state.questions
        assert running is not None
        seat = self._dice.randrange(len(self.table.record.seats))
        other = self._other_world(running, seat)
        other_snapshots = copied(self.table.snapshots)
        other_snapshots._views, other_snapshots._encoded, other_snapshots._hidden = {}, [], {}
        self._count.compared += 1
        self._count.differed += other.position.state != running.position.state
        self._count.phases[phase_of(running.position)] += 1
        for person in self._people:
            if person.seat in (WATCHER, seat):
                tries = self._tries(0 if person.screen else person.seat)
                state.questions = open_questions(other, questions)
                imagined = self._sent_in(other, other_snapshots, person, tries)
                moves = self._moves_to_try(person.seat)
                refused = [self._answer(other, person.seat, move) for move in moves]
                self._go_back(running, questions)
                true = self._sent_in(running, self.table.snapshots, person, tries)
                step = f"{self._where}, step {running.version}"
                assert true == imagined, f"{step}: seat {person.seat} could tell the worlds apart"
                for move, there in zip(moves, refused):
                    here = self._answer(running, person.seat, move)
                    assert same_answer(here, there, person.seat), (
                        f"{step}: seat {person.seat} learns something by {move!r}"
                    )
                person.socket.sent += true
                self._read(person)

    def _replay(
        self,
        entry: Entry,
        facts: list[Told],
        before: RunningGame | None,
        questions: dict[int, OpenQuestion],
        snapshots: Snapshots,
    ) -> None:
        """The last step happens in another world, too: whoever learns nothing by it is sent the same, events included."""
        state = self.table.state
        running, now = state.running_game, state.questions
        assert running is not None
        seat = self._dice.randrange(len(self.table.record.seats))
        if before is None or before.position.dealing:
            return
        other = self._other_world(before, seat)
        try:
            told = other.append(entry)
        except Problem:
            return  # in that world it cannot happen
        if not same_knowledge(running.position, other.position, seat):
            return  # it taught the seat something
        here, there = told_alone(facts, seat), told_alone(told, seat)
        if here != there and sorted(b"".join(here)) == sorted(b"".join(there)):
            return  # so did this: the seat drew the same cards in another order; any other difference is a leak
        self._count.replayed += 1
        other_snapshots = copied(snapshots)
        state.running_game, state.questions = other, open_questions(other, questions)
        steps = [sent_events(entry.seq, told, other.game, other.position.state, state.name_of)]
        other_snapshots.advance(steps)
        if entry.kind == Kind.MOVE:
            other_snapshots.mark_seen(entry.seat, entry.seq - 1)
        person = next(person for person in self._people if person.seat == seat)
        imagined = self._sent_in(other, other_snapshots, person, [])
        self._go_back(running, now)
        true = self._sent_in(running, self.table.snapshots, person, [])
        step = f"{self._where}, step {running.version}"
        assert true == imagined, f"{step}: what happened tells seat {seat} the worlds apart"

    def _other_world(self, running: RunningGame, seat: int) -> RunningGame:
        other = running.branch()
        sample = running.position.sample(seat, generator(self._dice.getrandbits(50)))
        other.position = Position(running.game, sample, running.position.said)
        return other

    def _go_back(self, running: RunningGame, questions: dict[int, OpenQuestion]) -> None:
        self.table.state.running_game, self.table.state.questions = running, questions

    def _moves_to_try(self, seat: int) -> list[bytes]:
        """Moves for the seat that is asked: its own, those that others made, and some that were never open to it."""
        if seat not in self._running.position.waiting or self._dice.random() > TRIED:
            return []
        own = msgspec.json.encode(random_move(self._running, seat, self._dice))
        return [own, *self._dice.sample(self._tried, min(4, len(self._tried)))]

    def _answer(self, running: RunningGame, seat: int, move: bytes) -> Answered:
        """What a seat is told at once when it plays a move in a world, by the server's own check; nothing is stored."""
        state = self.table.state
        was, state.running_game = state.running_game, running
        change = PendingChange(state, state.record, running, running.at, 0.0, "")
        try:
            PlayMove(f"guest {seat}", seat, running.version, Raw(move)).perform(change)
        except Problem as problem:
            return f"{problem.code}: {problem.why}", None, []
        finally:
            state.running_game = was
        after = change.running_game
        assert after is not None
        sent: list[SentEvent] = []
        for seq, told in change.told:
            sent += sent_events(seq, told, after.game, after.position.state, state.name_of).for_seat(seat)
        return "accepted", after.position, sent

    def _sent_in(self, running: RunningGame, snapshots: Snapshots, person: Person, tries: list[bytes]) -> list[bytes]:
        """What a person would be sent now in a world; they do not remember it."""
        session, mine = person.session, self.table.snapshots
        memory = copy.copy(session.watcher.told), list(session._answers), session._changed
        self.table.state.running_game, self.table.snapshots = running, snapshots
        for asked in tries:
            session.handle(asked)
        before, person.socket.sent = person.socket.sent, []
        session.flush()
        sent, person.socket.sent = person.socket.sent, before
        self.table.snapshots = mine
        session.watcher.told, session._answers, session._changed = memory
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


def phase_of(position: Position) -> str:
    """What a game waits for; chance has phases of its own."""
    phase = getattr(position.state, "phase", "the game")
    return (CHANCE if position.dealing else "") + (phase.name if isinstance(phase, IntEnum) else str(phase))


def copied(snapshots: Snapshots) -> Snapshots:
    """The same snapshots, which may be changed."""
    found = copy.copy(snapshots)
    for name in ("_recent", "_renumbered", "_seen"):
        setattr(found, name, copy.copy(getattr(found, name)))
    found._unseen = {seat: copy.copy(events) for seat, events in snapshots._unseen.items()}
    found._views, found._encoded, found._hidden = (
        dict(snapshots._views),
        list(snapshots._encoded),
        dict(snapshots._hidden),
    )
    return found


def same_knowledge(one: Position, other: Position, seat: int) -> bool:
    """Whether a seat knows the same in two worlds, by its view and by what it may remember."""
    if msgspec.json.encode(one.view(seat)) != msgspec.json.encode(other.view(seat)):
        return False
    return observation(one, one.state, seat) == observation(other, other.state, seat)


def told_alone(facts: Sequence[Told], seat: int) -> list[bytes]:
    """What a seat is told that nobody else is told."""
    return [msgspec.json.encode(t.event) for t in facts if t.to == 1 << seat]


def same_answer(here: Answered, there: Answered, seat: int) -> bool:
    """Whether two answers to a move of a seat are the same; their events may differ by what the move itself teaches."""
    if here[0] != there[0]:
        return False
    if here[1] is None or there[1] is None or not same_knowledge(here[1], there[1], seat):
        return True
    return here[2] == there[2]


async def compare_worlds(
    name: str,
    seed: int,
    most: int,
    options: dict[str, Any] | None = None,
    count: Count | None = None,
    seats: int | None = None,
) -> Count:
    """Compare the worlds of one game; raises AssertionError where somebody learns what they may not."""
    count = count or Count()
    Comparison(name, seed, most, options or {}, count, seats).play()
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
