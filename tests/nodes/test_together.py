"""Two nodes, one house: whoever is connected where, everybody sits at the same table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from dreamtable.client import Guest, Refused, Watch, moves, new_id
from dreamtable.nodes.cluster import Cluster, cluster
from dreamtable.server import protocol as p
from dreamtable.store.aside import PostgresAside

SETTINGS = {"grace": 200, "unload_after": 3600}


def together(server: PostgresAside, database: str, folder: Path, work: Callable[[Cluster], Awaitable[None]]) -> None:
    async def run() -> None:
        async with cluster(server, database.rpartition("/")[2], folder, 2, **SETTINGS) as nodes:
            await work(nodes)

    asyncio.run(asyncio.wait_for(run(), 300))


def addresses(nodes: Cluster) -> list[str]:
    return [f"http://127.0.0.1:{port}" for port in nodes.ports]


def same_guest(guest: Guest, address: str) -> Guest:
    """The same person, at another node."""
    other = Guest(address)
    other.http.cookies = guest.http.cookies
    return other


async def play(watch: Watch, seat: int, far: int, dice: random.Random) -> None:
    """Until the log is so long: nobody stops while somebody else still waits for them."""
    while True:
        snapshot = await watch.until(lambda s: s.result is not None or s.version >= far or seat in s.waiting, 60)
        if snapshot.result is not None or snapshot.version >= far:
            return
        eyes = next(e for e in snapshot.eyes if e.seat == seat)
        await watch.move(seat, dice.choice([m for m in moves(eyes) if b"wake_up" not in bytes(m)]), snapshot.version)


def test_people_on_two_nodes_sit_talk_and_play_at_one_table(
    postgres_server: PostgresAside, database: str, tmp_path: Path
) -> None:
    async def work(nodes: Cluster) -> None:
        one, two = addresses(nodes)
        async with Guest(one, "Ada") as ada, Guest(two, "Bob") as bob:
            facts = await ada.lay("dream_ravens", 3, {"limit": 300}, {"2": p.Level.DOZING}, public=True)
            assert [t.id for t in await bob.tables()] == [facts.id]
            assert (await bob.join(facts.code)).id == facts.id
            async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his:
                await his.sit(1)
                await hers.until(lambda s: s.table.seats[1].name == "Bob" and s.table.seats[1].here)
                await his.until(lambda s: s.table.seats[0].here)
                await hers.say("Good evening")
                await his.until(lambda s: any(line.text == "Good evening" for line in s.chat))
                await hers.start()
                await asyncio.gather(play(hers, 0, 30, random.Random(1)), play(his, 1, 30, random.Random(2)))
                await hers.until(lambda s: s.version >= his.snapshot.version, 30)
                # A request that is repeated on another node counts once.
                asked = p.Say(new_id(), "once")
                await hers.ask(asked)
                async with same_guest(ada, two) as again, again.watch(facts.id) as other:
                    await other.ask(asked)
                async with bob.watch(facts.id) as fresh:
                    assert [line.text for line in fresh.snapshot.chat].count("once") == 1
            async with bob.watch(facts.id) as his:
                away = await his.until(lambda s: not s.table.seats[0].here, 30)
                assert away.table.seats[1].here
            assert {t.id for t in await bob.my_tables()} == {facts.id}
            code = (await ada.transfer()).code
            async with Guest(two) as phone:
                assert (await phone.arrive(code)).name == "Ada"
            with pytest.raises(Refused) as refused:
                await bob.arrive(code)
            assert refused.value.code == "bad_code"

    together(postgres_server, database, tmp_path, work)


@pytest.mark.slow
def test_clocks_bots_and_peeks_go_on_when_their_node_dies(
    postgres_server: PostgresAside, database: str, tmp_path: Path
) -> None:
    async def work(nodes: Cluster) -> None:
        one, two = addresses(nodes)
        async with Guest(one, "Ada") as ada, Guest(two, "Bob") as bob:
            facts = await ada.lay("dream_ravens", 3, {"turn_clock": 2, "limit": 300}, {"2": p.Level.DOZING})
            async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his:
                await his.sit(1)
                await hers.until(lambda s: bool(s.table.seats[1].name))
                await hers.start()
                await hers.move(0, {"type": "look", "position": 2})
                await his.until(lambda s: s.version >= hers.snapshot.version)
                await nodes.kill_node(0)
                # Nobody moves: only a clock, and then the bot, can bring the game on.
                await his.until(lambda s: s.version > hers.snapshot.version + 4, 60)
                async with same_guest(ada, two) as again, again.watch(facts.id) as back:
                    private = [e for e in back.snapshot.eyes[0].events if e.private]
                    assert len(private) == 1, "a peek that was never acknowledged is told again, on any node"

    together(postgres_server, database, tmp_path, work)
