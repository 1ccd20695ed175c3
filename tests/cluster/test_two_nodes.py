"""Two nodes on one database: players sit at the same table, whichever node they are connected to."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from dreamtable.client import Guest, Refused, Watch, moves, new_id
from dreamtable.lab.local_cluster import Cluster, cluster
from dreamtable.lab.postgres_process import PostgresProcess
from dreamtable.protocol import messages as p

Listen = Callable[[p.Snapshot], None]
SETTINGS: dict[str, Any] = {"grace": 200, "unload_after": 3600}
PATIENCE = 120.0  # seconds, for machines that are busy with something else


class SharedTable(NamedTuple):
    """Ada at one node, Bob at the other, at a table with a bot."""

    nodes: Cluster
    ada: Guest
    bob: Guest
    facts: p.TableFacts
    hers: Watch
    his: Watch

    @property
    def other(self) -> str:
        """The node where Bob is."""
        return self.bob.server


def on_two_nodes(
    server: PostgresProcess, database: str, folder: Path, work: Callable[[Cluster], Awaitable[None]]
) -> None:
    async def run() -> None:
        async with cluster(server, database.rpartition("/")[2], folder, 2, **SETTINGS) as nodes:
            await work(nodes)

    asyncio.run(asyncio.wait_for(run(), 600))


@asynccontextmanager
async def shared_table(nodes: Cluster, **options: int) -> AsyncIterator[SharedTable]:
    one, two = (f"http://127.0.0.1:{port}" for port in nodes.ports)
    async with Guest(one, "Ada") as ada, Guest(two, "Bob") as bob:
        facts = await ada.lay("dream_ravens", 3, {"limit": 300} | options, {"2": p.Level.DOZING}, public=True)
        async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his:
            await his.sit(1)
            await hers.until(lambda s: s.table.seats[1].name == "Bob", PATIENCE)
            yield SharedTable(nodes, ada, bob, facts, hers, his)


@asynccontextmanager
async def same_guest(guest: Guest, address: str, table: str, listen: Listen | None = None) -> AsyncIterator[Watch]:
    """Connect a guest a second time, to another node."""
    other = Guest(address)
    other.http.cookies = guest.http.cookies
    async with other, other.watch(table, listen) as watch:
        yield watch


async def play(watch: Watch, seat: int, far: int, dice: random.Random) -> None:
    """Play at random until the log has `far` entries: then nobody waits for this seat any more."""
    while True:
        snapshot = await watch.until(lambda s: s.result is not None or s.version >= far or seat in s.waiting, PATIENCE)
        if snapshot.result is not None or snapshot.version >= far:
            return
        perspective = next(e for e in snapshot.perspectives if e.seat == seat)
        await watch.move(
            seat, dice.choice([m for m in moves(perspective) if b"wake_up" not in bytes(m)]), snapshot.version
        )


def test_people_on_two_nodes_sit_talk_and_play_at_one_table(
    postgres_server: PostgresProcess, database: str, tmp_path: Path
) -> None:
    async def work(nodes: Cluster) -> None:
        async with shared_table(nodes) as here:
            ada, bob, hers, his, table = here.ada, here.bob, here.hers, here.his, here.facts.id
            assert [t.id for t in await bob.tables()] == [table]
            assert (await bob.join(here.facts.code)).id == table
            await hers.until(lambda s: s.table.seats[1].here, PATIENCE)
            await his.until(lambda s: s.table.seats[0].here, PATIENCE)
            await hers.say("Good evening")
            await his.until(lambda s: any(line.text == "Good evening" for line in s.chat), PATIENCE)
            seen, _ = await asyncio.gather(
                his.until(lambda s: s.reactions != [], PATIENCE), hers.ask(p.React(new_id(), p.Sign.HEART))
            )
            assert [(one.seat, one.sign) for one in seen.reactions] == [(0, p.Sign.HEART)]
            # A request that is repeated on another node counts once, whatever it was.
            asked = [p.Start(new_id()), p.Say(new_id(), "once")]
            for request in asked:
                await hers.ask(request)
            async with same_guest(ada, here.other, table) as again:
                for request in asked:
                    await again.ask(request)
            await asyncio.gather(play(hers, 0, 30, random.Random(1)), play(his, 1, 30, random.Random(2)))
            await hers.until(lambda s: s.version >= his.snapshot.version, PATIENCE)
            async with bob.watch(table) as fresh:
                assert [line.text for line in fresh.chat].count("once") == 1
            assert {t.id for t in await bob.my_tables()} == {table}
            code = (await ada.transfer()).code
            async with Guest(here.other) as phone:
                assert (await phone.arrive(code)).name == "Ada"
            with pytest.raises(Refused) as refused:
                await bob.arrive(code)
            assert refused.value.code == "bad_code"
            await nodes.stop_node(0)  # with all who are there
            away = await his.until(lambda s: not s.table.seats[0].here, PATIENCE)
            assert away.table.seats[1].here

    on_two_nodes(postgres_server, database, tmp_path, work)


@pytest.mark.slow
def test_clocks_bots_and_peeks_go_on_when_their_node_dies(
    postgres_server: PostgresProcess, database: str, tmp_path: Path
) -> None:
    async def work(nodes: Cluster) -> None:
        async with shared_table(nodes, turn_clock=2) as here:
            hers, his = here.hers, here.his
            await hers.start()
            await hers.move(0, {"type": "look", "position": 2})
            await his.until(lambda s: s.version >= hers.snapshot.version, PATIENCE)
            await nodes.kill_node(0)
            # Nobody moves: only a clock, and then the bot, can bring the game on.
            await his.until(lambda s: s.version > hers.snapshot.version + 4, PATIENCE)
            told: list[p.SentEvent] = []
            async with same_guest(here.ada, here.other, here.facts.id, lambda s: told.extend(s.perspectives[0].events)):
                private = [e for e in told if e.private]
                assert len(private) == 1, "a peek that was never acknowledged is told again, on any node"

    on_two_nodes(postgres_server, database, tmp_path, work)
