"""Counted tries and streaks, the same from both stores."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date

from dreamtable.store.daily_results import claim_try, dreamt_days, give_back_try, results_of, streak, tries_of
from dreamtable.store.personal_data import erase_guest
from dreamtable.tables.store_interface import Store

Open = Callable[[], Awaitable[Store]]
DAY = "2026-11-18"
RESULT = "INSERT INTO results VALUES (?, 0, 'dream_ravens', ?, 'X', NULL, ?, 1.0, ?, FALSE, ?, NULL, FALSE, NULL)"


def test_a_guest_has_one_counted_try_of_a_game_and_day(open_real_store: Open) -> None:
    async def work() -> None:
        store = await open_real_store()
        assert await claim_try(store, "ada", DAY, "dream_ravens", "t1") == "t1"
        assert await claim_try(store, "ada", DAY, "dream_ravens", "t2") == "t1"
        assert await claim_try(store, "ada", DAY, "dream_diary", "t3") == "t3"
        assert await claim_try(store, "bo", DAY, "dream_ravens", "t4") == "t4"
        await give_back_try(store, "ada", DAY, "dream_ravens", "t2")
        assert await tries_of(store, "ada", DAY) == {"dream_ravens": "t1", "dream_diary": "t3"}
        await give_back_try(store, "ada", DAY, "dream_ravens", "t1")
        assert await claim_try(store, "ada", DAY, "dream_ravens", "t5") == "t5"
        await erase_guest(store, "ada")
        assert await tries_of(store, "ada", DAY) == {}
        await store.close()

    asyncio.run(work())


def test_results_are_compared_within_a_day(open_real_store: Open) -> None:
    async def work() -> None:
        store = await open_real_store()
        for table, guest, payoff, ravens, day in (
            ("t1", "ada", 1.0, 20.0, DAY), ("t2", "bo", 0.0, 10.0, DAY), ("t3", "cy", 1.0, 30.0, DAY),
            ("t4", "ada", 0.0, 99.0, "2026-11-16"), ("t5", "ada", 1.0, 1.0, None),
        ):  # fmt: skip
            await store.run((RESULT, (table, guest, payoff, ravens, day)))
        found = (await results_of(store, "ada", DAY))["dream_ravens"]
        assert (found.won, found.points, found.tried, found.beaten) == (True, 20.0, 3, 2), "few ravens are good"
        assert await results_of(store, "di", DAY) == {}
        assert await dreamt_days(store, "ada") == ["2026-11-16", DAY]
        await store.close()

    asyncio.run(work())


def test_nights_in_a_row_end_when_a_day_was_missed() -> None:
    days = ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-17", "2026-11-18"]
    assert streak(days, date(2026, 11, 18)) == (2, 3) == streak(days, date(2026, 11, 19))
    assert streak(days, date(2026, 11, 20)) == (0, 3) and streak([], date(2026, 11, 20)) == (0, 0)
