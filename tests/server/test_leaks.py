"""Zero leaks, end to end: every byte that a seat or a watcher is sent, peeks and reconnects included."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from dreamtable import games
from dreamtable.client import Guest, Refused, moves
from dreamtable.kit.dice import generator
from dreamtable.kit.position import Position
from dreamtable.kit.table import WATCHER
from dreamtable.server import protocol as p
from dreamtable.server.metrics import Metrics
from dreamtable.server.session import Outlet, Session
from dreamtable.tables import replay
from dreamtable.tables.course import Course
from dreamtable.tables.eyes import Gallery, heard
from dreamtable.tables.facts import Phase
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.record import Record
from dreamtable.tables.seats import Seat
from dreamtable.tables.table import House, Table
from server.conftest import run
from tables.evening import evening, opening


# -- two worlds -----------------------------------------------------------------------------------------------
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
        pass


def live_table(course: Course, gallery: Gallery) -> Table:
    count = course.position.state.seats
    seats = tuple(Seat(f"guest {p}", f"Player {p}") for p in range(count))
    record = Record("t", "ABCDE", course.game.name, msgspec.Raw(b"{}"), "07" * 32, "guest 0", seats, 0.0, Phase.PLAYING)
    # Nothing is stored: every request here is refused.  No grace time: it would count down between the worlds.
    house = House(None, None, None, grace=0)  # type: ignore[arg-type]
    table = Table(house, record)
    table.course, table.gallery = course, gallery
    return table


async def everything_sent(table: Table, guest: str, tries: list[bytes]) -> list[bytes]:
    """What a guest hears who says hello and then tries some moves that are not allowed."""
    ears = Ears()
    lobby = Lobby(table.house)
    lobby.tables["t"] = table
    session = Session(lobby, Metrics(), Outlet(), guest, "Somebody", ears, 1e6)  # type: ignore[arg-type]
    session.hear(msgspec.json.encode(p.Hello("hello", "t")))
    await asyncio.sleep(0)
    for number, move in enumerate(tries):
        session.hear(move.replace(b"ID", str(number).encode()))
    await asyncio.sleep(0)
    session.leave()
    for message in map(msgspec.json.decode, ears.heard):  # joined by hand: all that is promised, and nothing else
        if message["type"] == "snapshot":
            assert set(message) == {"type", *p.Snapshot.__struct_fields__}
    return ears.heard


def shown(course: Course, told: list[Any]) -> Gallery:
    gallery = Gallery(course, course.position.state.seats)
    gallery.show(course, told)
    return gallery


def illegal_moves(course: Course, seat: int, dice: random.Random) -> list[bytes]:
    """Moves of other seats and other moments, tried by somebody who may not."""
    found = []
    for other in course.position.waiting:
        if other != seat:
            move = dice.choice(course.position.moves(other))
            asked = {"type": "move", "id": "ID", "seat": seat, "version": course.version, "move": move}
            found.append(msgspec.json.encode(asked))
    return [] if seat in course.position.waiting else found


async def compare_worlds(name: str, seed: int, most: int, options: dict[str, Any] | None = None) -> int:
    """At every step, for every seat: a world that differs only in what the seat cannot know sends the same bytes."""
    game = games.load(name)
    low, high = game.facts.seats
    dice = random.Random(seed)
    course = opening(name, dice.randint(low, min(high, 6)), options)
    told: list[Any] = []
    compared = 0
    for entry, facts in evening(course, seed, most):
        told += heard([(entry.seq, t) for t in facts], course, str)
        if course.position.dealing or dice.random() < 0.6:
            continue
        seat = dice.randrange(course.position.state.seats)
        other = course.branch()
        sample = course.position.sample(seat, generator(dice.getrandbits(50)))
        other.position = Position(game, sample, course.position.said)
        tries = illegal_moves(course, seat, dice)
        true = await everything_sent(live_table(course, shown(course, told)), f"guest {seat}", tries)
        twin = await everything_sent(live_table(other, shown(other, told)), f"guest {seat}", tries)
        assert true == twin, f"{name}, game {seed}, step {entry.seq}: seat {seat} could tell the worlds apart"
        watch_true = await everything_sent(live_table(course, shown(course, told)), "nobody", [])
        watch_twin = await everything_sent(live_table(other, shown(other, told)), "nobody", [])
        assert watch_true == watch_twin, f"{name}, game {seed}, step {entry.seq}: a watcher could tell"
        compared += 1
    return compared


@pytest.mark.parametrize("name", games.names())
def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(name: str) -> None:
    assert sum(run(compare_worlds(name, seed, 120)) for seed in range(4)) > 20


def test_where_clues_are_anonymous_the_dreamer_is_not_even_told_who_is_waited_for() -> None:
    assert sum(run(compare_worlds("when_i_dream", seed, 90, {"anonymous": True})) for seed in range(4)) > 20


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_two_worlds_over_hundreds_of_games(name: str) -> None:
    async def work() -> None:
        for seed in range(100, 180):
            await compare_worlds(name, seed, 150)

    run(work(), 3000)


# -- over real sockets ----------------------------------------------------------------------------------------
class Diary:
    """Everything one guest was sent about one table."""

    def __init__(self) -> None:
        self.bytes: list[bytes] = []
        self.views: dict[tuple[int, int], bytes] = {}
        self.events: dict[tuple[int, int], bytes] = {}

    def write(self, message: bytes) -> None:
        self.bytes.append(message)
        answer = p.read_answer(message)
        snapshot = answer.snapshot if isinstance(answer, p.Refusal) else answer
        if isinstance(snapshot, p.Snapshot):
            for eyes in snapshot.eyes:
                self.views[eyes.seat, snapshot.version] = bytes(eyes.view)
                for happening in eyes.events:
                    self.events[eyes.seat, happening.seq] = bytes(happening.event)


async def person(server: str, table: str, seat: int, dice: random.Random, diary: Diary, told: asyncio.Event) -> None:
    """Plays (or watches, on seat -1) to the end, and loses the connection now and then."""
    async with Guest(server, f"Person {seat}") as guest:
        over = False
        while not over:
            watch = guest.watch(table)
            watch.bytes_heard = diary.write
            async with watch:
                if seat > 0 and not watch.snapshot.you.seats:
                    await watch.sit(seat)
                told.set()
                for _ in range(dice.randint(3, 12)):
                    snapshot = await watch.until(
                        lambda s: s.result is not None or seat in s.waiting or (seat == WATCHER and s.version > 0)
                    )
                    over = snapshot.result is not None
                    if over or seat == WATCHER:
                        break
                    eyes = snapshot.eyes[0]
                    try:
                        await watch.move(seat, dice.choice(moves(eyes)), snapshot.version)
                    except Refused as refused:
                        assert refused.code == "stale"
                if seat == WATCHER and not over:
                    after = watch.snapshot.version + 1
                    over = (await watch.until(lambda s, n=after: s.version >= n)).result is not None


@pytest.mark.parametrize("game", ["dream_ravens", "dream_power_trick", "dreams_and_nightmares"])
def test_everything_sent_is_what_the_replay_says_that_seat_may_know(server: str, game: str) -> None:
    options = {"limit": 20} if game == "dream_ravens" else {}

    async def work() -> None:
        seats = max(3, games.load(game).facts.seats[0])
        dice = random.Random(7)
        async with Guest(server, "Host") as host:
            facts = await host.lay(game, seats, options)
            async with host.watch(facts.id) as table:
                diaries = {seat: Diary() for seat in range(WATCHER, seats)}
                table.bytes_heard = diaries[0].write
                ready = {seat: asyncio.Event() for seat in diaries}
                people = [
                    asyncio.create_task(person(server, facts.id, seat, random.Random(seat), diaries[seat], ready[seat]))
                    for seat in diaries
                    if seat != 0
                ]
                await asyncio.gather(*(ready[seat].wait() for seat in diaries if seat != 0))
                await table.start()
                while True:
                    snapshot = await table.until(lambda s: s.result is not None or 0 in s.waiting)
                    if snapshot.result is not None:
                        break
                    try:
                        await table.move(0, dice.choice(moves(snapshot.eyes[0])), snapshot.version)
                    except Refused as refused:
                        assert refused.code == "stale"
                await asyncio.gather(*people)
            found = await host.replay(facts.id)
        check_diaries(found, diaries)

    run(work(), 120)


def check_diaries(found: replay.Replay, diaries: dict[int, Diary]) -> None:
    for seat, diary in diaries.items():
        steps = {step.step: step for step in replay.steps(found, seat)}
        assert {s for s, _ in diary.views} == {seat}, "nobody sees through another's eyes"
        for (_, version), view in diary.views.items():
            assert view == bytes(steps[version].view)
        may_know = {h.seq: bytes(h.event) for step in steps.values() for h in step.happenings}
        for (_, seq), event in diary.events.items():
            assert may_know[seq] == event
        if seat != WATCHER:
            assert set(may_know) == {seq for _, seq in diary.events}, "and nothing is lost in a reconnect"
        before_the_end = b"".join(message for message in diary.bytes if b'"result":null' in message)
        for secret in (found.secret, *found.nonces):
            assert not secret or secret.encode() not in before_the_end
