"""Advice over the socket: against bots alone, in one's own turn, and the history says so."""

from __future__ import annotations

import random

import msgspec
import pytest

from dreamtable.client import Guest, Refused, moves, new_id
from dreamtable.protocol import messages as p
from support.event_loop import run
from support.random_people import play_on

GAME = "dreams_and_nightmares"


def test_a_bot_advises_an_open_move_and_the_game_counts_as_assisted(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.play_now(GAME)
            async with ada.watch(facts.id) as table:
                before = await table.until(lambda s: 0 in s.waiting, timeout=60)
                advice: p.Advised = await table.ask(p.Advise(new_id(), 0), timeout=60)
                assert advice.move in map(msgspec.json.decode, moves(before.perspectives[0]))
                assert advice.version == before.version and "dreams" in advice.facts
                await play_on(table, 0, random.Random(1))
                with pytest.raises(Refused) as refused:
                    await table.ask(p.Advise(new_id(), 0))
                assert refused.value.code == "game_over"
            (game,) = (await ada.history()).games
            assert game.assisted

    run(work())


def test_among_people_and_in_a_counted_try_nobody_advises(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bo") as bo:
            facts = await ada.lay(GAME, seats=2)
            async with ada.watch(facts.id) as table, bo.watch(facts.id) as other:
                await other.sit(1)
                await table.start()
                for watch, seat in ((table, 0), (other, 1)):
                    with pytest.raises(Refused) as refused:
                        await watch.ask(p.Advise(new_id(), seat))
                    assert refused.value.code == "not_alone"
            daily = await ada.dream_daily(GAME)
            assert daily.day == (await ada.daily()).today
            async with ada.watch(daily.id) as table:
                with pytest.raises(Refused) as refused:
                    await table.ask(p.Advise(new_id(), 0))
                assert refused.value.code == "counted"

    run(work())
