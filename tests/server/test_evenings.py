"""The evenings of a party are in My dreams, with its score sheet."""

from __future__ import annotations

import asyncio
import random

from dreamtable.client import Guest, new_id
from dreamtable.protocol import messages as p
from support.event_loop import run
from support.random_people import play_on

GAME = "dreams_and_nightmares"


def test_an_evening_is_all_games_of_a_party_and_goes_with_who_is_forgotten(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bo") as bo:
            assert await ada.evenings() == []
            facts = await ada.lay(GAME, seats=2)
            tables = [facts.id]
            for _ in range(2):
                async with ada.watch(tables[-1]) as hers, bo.watch(tables[-1]) as his:
                    if len(tables) == 1:
                        await his.sit(1)
                    await hers.start()
                    await asyncio.gather(play_on(hers, 0, random.Random(1)), play_on(his, 1, random.Random(2)))
                    if len(tables) == 1:
                        again: p.Snapshot = await hers.ask(p.Rematch(new_id()))
                        assert again.table.next is not None
                        tables.append(again.table.next)
            (evening,) = await ada.evenings()
            assert [one.table for one in evening.games] == tables
            assert {one.name: one.games for one in evening.people} == {"Ada": 2, "Bo": 2}
            stars = [one.stars for one in evening.people]
            assert stars == sorted(stars, reverse=True) and 2 <= sum(stars) <= 4
            assert await bo.evenings() == [evening]
            await bo.call("DELETE", "/me", p.Me)
            assert all("Bo" not in [one.name for one in some.people] for some in await ada.evenings())

    run(work())
