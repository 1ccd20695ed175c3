"""Take-backs over the socket: against bots alone, and the history says so."""

from __future__ import annotations

import random

import msgspec
import pytest

from dreamtable.client import Guest, Refused, moves, new_id
from dreamtable.protocol import messages as p
from support.event_loop import run
from support.random_people import play_on

GAME = "dreams_and_nightmares"


def test_a_decision_is_taken_back_and_the_game_counts_as_assisted(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.play_now(GAME)
            async with ada.watch(facts.id) as table:
                with pytest.raises(Refused) as refused:
                    await table.ask(p.Undo(new_id(), 0))
                assert refused.value.code == "cannot_undo"
                before = await table.until(lambda s: 0 in s.waiting, timeout=60)
                view = msgspec.json.decode(before.perspectives[0].view)
                await table.move(0, moves(before.perspectives[0])[0], before.version)
                await table.until(lambda s: 0 in s.waiting and s.version > before.version + 1, timeout=60)
                after: p.Snapshot = await table.ask(p.Undo(new_id(), 0))
                assert msgspec.json.decode(after.perspectives[0].view) == view and 0 in after.waiting
                await play_on(table, 0, random.Random(1))
            (game,) = (await ada.history()).games
            assert game.assisted
            assert (await ada.replay(facts.id)).payoffs

    run(work())


def test_among_people_and_in_a_counted_try_nothing_is_taken_back(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bo") as bo:
            facts = await ada.lay(GAME, seats=2)
            async with ada.watch(facts.id) as table, bo.watch(facts.id) as other:
                await other.sit(1)
                await table.start()
                for watch, seat in ((table, 0), (other, 1)):
                    with pytest.raises(Refused) as refused:
                        await watch.ask(p.Undo(new_id(), seat))
                    assert refused.value.code == "not_alone"
            daily = await ada.dream_daily(GAME)
            async with ada.watch(daily.id) as table:
                with pytest.raises(Refused) as refused:
                    await table.ask(p.Undo(new_id(), 0))
                assert refused.value.code == "counted"

    run(work())
