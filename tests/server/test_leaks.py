"""Zero leaks, end to end: every byte that a seat or a watcher is sent, peeks and reconnects included.

`support.two_worlds` plays thousands of such games when it is run by itself.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable

import pytest

from dreamtable import games
from dreamtable.client import Guest, Refused, moves
from dreamtable.kit.events import Told
from dreamtable.kit.state import WATCHER
from dreamtable.play import replay_file as replay
from dreamtable.play.game_log import Entry
from dreamtable.play.running_game import RunningGame
from dreamtable.protocol import messages as p
from dreamtable.server.server_process import PATIENCE
from support.event_loop import run
from support.two_worlds import Comparison, Count, compare_worlds


# -- two worlds -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", games.names())
def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(name: str) -> None:
    assert sum(run(compare_worlds(name, seed, 120)).differed for seed in range(4)) > 20


def test_where_clues_are_anonymous_the_dreamer_is_not_even_told_who_is_waited_for() -> None:
    assert sum(run(compare_worlds("when_i_dream", seed, 90, {"anonymous": True})).differed for seed in range(4)) > 20


# What each game waits for, and with which options; a gesture may pass over further phases of the rules.
PHASES = {
    "dream_diary": "NIGHTMARES SIGNAL ANSWERS SECOND JUMP",
    "dream_power_trick": "PLAY ASK GIVE DECIDE",
    "dream_ravens": "LOOK TURN HOLD PICK PEEK SWAP_A REVEAL",
    "dreams_and_nightmares": "TURN",
    "when_i_dream": "READY NIGHT VOTE LAST_GUESS RECOUNT TICK SCORING",
}
WANTED = 1000  # comparisons in each phase
OPTIONS: dict[str, list[dict[str, object]]] = {"when_i_dream": [{}, {"anonymous": True}, {"story": True}]}


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_every_phase_is_compared_a_thousand_times(name: str) -> None:
    count, phases = Count(WANTED), PHASES[name].split()

    async def work() -> None:
        seeds = itertools.count(100)
        while any(count.phases[phase] < WANTED for phase in phases):
            seed = next(seeds)
            assert seed < 400, f"some phase is hardly ever reached: {count.phases}"
            options = OPTIONS.get(name, [{}])
            seats = 2 if name == "dream_diary" and seed % 2 else None  # SECOND is a phase of its two-player variant
            await compare_worlds(name, seed, 150, options[seed % len(options)], count, seats)

    run(work(), 3000)
    assert set(count.phases) == set(phases)
    assert count.replayed > WANTED / 4, "events were made again in other worlds"


class TellsLess(Comparison):
    """Other worlds in which nobody is told what happens: as if events had depended on something hidden."""

    def _other_world(self, running: RunningGame, seat: int) -> RunningGame:
        found = super()._other_world(running, seat)
        return SilentGame(found.game, found.position, found.dealer, found.version, found.clocks, at=found.at)


class SilentGame(RunningGame, eq=False):
    def append(self, entry: Entry) -> list[Told]:
        super().append(entry)
        return []


def test_events_that_differ_in_another_world_are_noticed() -> None:
    async def work() -> None:
        TellsLess("dream_ravens", 1, 120, {}, Count()).play()

    with pytest.raises(AssertionError, match="tells seat"):
        run(work())


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
            for perspective in snapshot.perspectives:
                self.views[perspective.seat, snapshot.version] = bytes(perspective.view)
                for happening in perspective.events:
                    self.events[perspective.seat, happening.seq] = bytes(happening.event)


def later_than(seen: p.Snapshot) -> Callable[[p.Snapshot], bool]:
    return lambda snapshot: snapshot.version > seen.version


async def person(server: str, table: str, seat: int, dice: random.Random, diary: Diary, told: asyncio.Event) -> None:
    """Plays (or watches, on seat -1) to the end, and loses the connection now and then."""
    async with Guest(server, f"Person {seat}") as guest:
        over = False
        while not over:
            watch = guest.watch(table)
            watch.on_bytes = diary.write
            async with watch:
                if seat > 0 and not watch.snapshot.you.seats:
                    await watch.sit(seat)
                told.set()
                for _ in range(dice.randint(3, 12)):
                    snapshot = await watch.until(
                        lambda s: s.result is not None or seat in s.waiting or (seat == WATCHER and s.version > 0),
                        PATIENCE,
                    )
                    over = snapshot.result is not None
                    if over or seat == WATCHER:
                        break
                    perspective = snapshot.perspectives[0]
                    try:
                        await watch.move(seat, dice.choice(moves(perspective)), snapshot.version)
                    except Refused as refused:
                        assert refused.code == "stale"
                if seat == WATCHER and not over:
                    over = (await watch.until(later_than(watch.snapshot), PATIENCE)).result is not None


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
                table.on_bytes = diaries[0].write
                ready = {seat: asyncio.Event() for seat in diaries}
                people = [
                    asyncio.create_task(person(server, facts.id, seat, random.Random(seat), diaries[seat], ready[seat]))
                    for seat in diaries
                    if seat != 0
                ]
                await asyncio.gather(*(ready[seat].wait() for seat in diaries if seat != 0))
                await table.start()
                while True:
                    snapshot = await table.until(lambda s: s.result is not None or 0 in s.waiting, PATIENCE)
                    if snapshot.result is not None:
                        break
                    try:
                        await table.move(0, dice.choice(moves(snapshot.perspectives[0])), snapshot.version)
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
        may_know = {h.seq: bytes(h.event) for step in steps.values() for h in step.events}
        for (_, seq), event in diary.events.items():
            assert may_know[seq] == event
        if seat != WATCHER:
            assert set(may_know) == {seq for _, seq in diary.events}, "and nothing is lost in a reconnect"
        before_the_end = b"".join(message for message in diary.bytes if b'"result":null' in message)
        for secret in (found.secret, *found.nonces):
            assert not secret or secret.encode() not in before_the_end
