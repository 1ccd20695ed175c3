"""The dream of the day over HTTP: one counted try, then free ones, the same deal for everybody."""

from __future__ import annotations

import random

import msgspec
import pytest

from dreamtable.client import Guest, Refused
from dreamtable.play.daily_deal import belongs, daily_secret, read_day
from dreamtable.protocol.messages import Snapshot
from support.event_loop import run
from support.random_people import play_on

GAME = "dream_power_trick"


def hand(snapshot: Snapshot) -> object:
    """Return the cards of the seat that watches; before its first move they are those that were dealt to it."""
    return msgspec.json.decode(snapshot.perspectives[0].view)["hand"]


def test_the_first_try_counts_and_all_have_the_same_deal(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bo") as bo:
            today = await ada.daily()
            assert belongs(today.link, read_day(today.day), today.anchor) and today.day == today.today
            assert {game.table for game in today.games} == {None} and (today.streak, today.days) == (0, [])
            counted = await ada.dream_daily(GAME)
            assert (await ada.dream_daily(GAME)).id == counted.id, "while it goes on, there is no other"
            async with ada.watch(counted.id) as table:
                mine = hand(table.snapshot)
                end = await play_on(table, 0, random.Random(1))
            other = await bo.dream_daily(GAME)
            async with bo.watch(other.id) as table:
                theirs = hand(table.snapshot)
            assert mine == theirs, "everybody begins with the same cards"
            assert end.result is not None and end.result.secret == daily_secret(today.link, GAME)
            after = await ada.daily()
            (game,) = [found for found in after.games if found.game == GAME]
            assert game.table == counted.id and game.result is not None
            assert (game.result.won, game.result.tried, game.result.beaten) == (end.result.payoffs[0] > 0, 1, 0)
            assert (after.streak, after.days) == (1, [after.today])
            free = await ada.dream_daily(GAME)
            assert free.id != counted.id and (await ada.history()).games[0].daily == after.today
            assert (await ada.dream_daily(GAME)).id != free.id

    run(work())


def test_past_days_are_free_and_days_to_come_are_refused(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            past = await ada.daily(back=1)
            assert past.day < past.today
            await ada.dream_daily(GAME, past.day)
            assert {game.table for game in (await ada.daily(back=1)).games} == {None}
            for day, code in (("2075-12-31", "not_yet"), ("never", "no_such_day")):
                with pytest.raises(Refused) as refused:
                    await ada.dream_daily(GAME, day)
                assert refused.value.code == code

    run(work())


def test_nobody_else_is_let_in_and_leaving_gives_no_second_try(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bo") as bo:
            counted = await ada.dream_daily("dreams_and_nightmares")
            with pytest.raises(Refused) as refused:
                async with bo.watch(counted.id):
                    pass
            assert refused.value.code == "doors_closed"
            assert (await ada.dream_daily("dreams_and_nightmares")).id == counted.id

    run(work())
