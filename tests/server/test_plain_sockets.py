"""A server on uvicorn's own sockets, without the short cut, plays as any other."""

from __future__ import annotations

import random

import pytest

from dreamtable.client import Guest
from dreamtable.server.server_process import running
from support.event_loop import run
from support.random_people import play_on


@pytest.mark.parametrize("plain", [True, False])
def test_people_play_whether_the_short_cut_is_taken_or_not(plain: bool) -> None:
    async def work(address: str) -> None:
        async with Guest(address, "Ada") as ada, Guest(address, "Bob") as bob:
            facts = await ada.lay("dream_ravens", 2)
            async with ada.watch(facts.id) as table, bob.watch(facts.id) as other:
                await other.sit(1)
                await other.say("Sleep well, ✨")
                await table.until(lambda s: s.chat != [] or s.table.seats[1].person, 60)
                await table.start()
                for _ in range(6):
                    for seat, watch in enumerate((table, other)):
                        if seat in watch.snapshot.waiting:
                            await play_on(watch, seat, random.Random(seat), most=1)
                version = max(table.snapshot.version, other.snapshot.version)
                assert (await table.until(lambda s: s.version >= version, 60)).version > 3
            async with bob.watch(facts.id) as again:  # the socket was closed, and another one is opened
                assert again.snapshot.version >= version

    with running(plain_sockets=plain, pace=0) as server:
        run(work(server.address), 180)
