"""Logs last: whole or not at all, across restarts, in either store."""

from __future__ import annotations

import asyncio

from dreamtable.tables.facts import ChatLine, Phase
from dreamtable.tables.seats import Seat
from dreamtable.tables.storage import Change, Guest
from store.conftest import Opener
from store.house import entry, keep, record, run


def test_what_was_kept_is_there_after_a_restart(opened: Opener) -> None:
    line = ChatLine(1, 0, "Ada", "hello", 3.5)

    async def work() -> None:
        store = await opened()
        assert await keep(store, Change("t1", record(), [entry(1), entry(2)], [line])) is None
        assert await keep(store, Change("t1", None, [entry(3)])) is None
        await store.close()
        again = await opened()
        stored = await again.load("t1")
        assert stored is not None and stored.record == record() and stored.chat == [line]
        assert stored.entries == [entry(1), entry(2), entry(3)]
        assert await again.load("nobody") is None
        await again.close()

    run(work())


def test_a_change_is_kept_whole_or_not_at_all_and_spoils_no_other(opened: Opener) -> None:
    async def work() -> None:
        store = await opened()
        await keep(store, Change("t1", record(), [entry(1)]))
        await keep(store, Change("t2", record("t2"), []))
        # One batch: the second change repeats an entry.
        answers = await asyncio.gather(
            keep(store, Change("t2", None, [entry(1)])),
            keep(store, Change("t1", record(paused=True), [entry(2), entry(1)])),
            keep(store, Change("t2", None, [entry(2)])),
        )
        assert answers[0] is None and isinstance(answers[1], Exception) and answers[2] is None
        one, two = await store.load("t1"), await store.load("t2")
        assert one is not None and two is not None
        assert one.entries == [entry(1)] and not one.record.paused
        assert two.entries == [entry(1), entry(2)]
        await store.close()

    run(work())


def test_tables_are_found_by_code_guest_and_publicity(opened: Opener) -> None:
    async def work() -> None:
        store = await opened()
        await keep(store, Change("t1", record()))
        await keep(store, Change("t2", record("t2", code="VWXYZ", public=True)))
        over = record("t3", code="KKKKK", public=True, phase=Phase.OVER)
        await keep(store, Change("t3", over, payoffs=[1.0, 0.0]))
        assert await store.find_code("ABCDE") == "t1" and await store.find_code("KKKKK") is None
        assert {r.id for r in await store.tables_of("ada", 9)} == {"t1", "t2", "t3"}
        assert [r.id for r in await store.public_tables(9)] == ["t2"]
        left = record(seats=(Seat(), Seat()))
        await keep(store, Change("t1", left))
        assert {r.id for r in await store.tables_of("ada", 9)} == {"t2", "t3"}
        await store.close()

    run(work())


def test_abandoned_tables_are_forgotten_and_finished_ones_are_not(opened: Opener) -> None:
    async def work() -> None:
        store = await opened()
        await keep(store, Change("t1", record(), [entry(1)]))
        await keep(store, Change("t2", record("t2", phase=Phase.OVER), [entry(1)], payoffs=[1.0, 0.0]))
        assert await store.forget(0) == 0
        assert await store.forget(1e12) == 1
        assert await store.load("t1") is None and await store.load("t2") is not None
        await store.close()

    run(work())


def test_guests_keep_their_name(opened: Opener) -> None:
    async def work() -> None:
        store = await opened()
        assert await store.guest("ada") is None
        await store.name_guest(Guest("ada", "Ada"))
        await store.name_guest(Guest("ada", "Ada L."))
        assert await store.guest("ada") == Guest("ada", "Ada L.")
        await store.close()

    run(work())
