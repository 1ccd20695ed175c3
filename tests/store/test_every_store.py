"""What holds for every store, the simulated one too: a change is stored whole or not at all, and outlives a restart."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator

from dreamtable.tables.people.seats import Seat
from dreamtable.tables.public_table_facts import ChatLine, Phase
from dreamtable.tables.store_interface import Behind, Guest, Store, StoredChange
from support.event_loop import run
from support.stored_tables import entry, forget_idle, keep, record

OpenStore = Callable[[], Awaitable[Store]]


def test_what_was_kept_is_there_after_a_restart(open_store: OpenStore) -> None:
    line = ChatLine(1, 0, "Ada", "hello", 3.5)

    async def work() -> None:
        store = await open_store()
        assert await keep(store, StoredChange("t1", record(), [entry(1), entry(2)], [line])) is None
        assert await keep(store, StoredChange("t1", None, [entry(3)])) is None
        await store.close()
        again = await open_store()
        stored = await again.load("t1")
        assert stored is not None and stored.record == record() and stored.chat == [line]
        assert stored.entries == [entry(1), entry(2), entry(3)]
        assert await again.load("nobody") is None
        await again.close()

    run(work())


def test_a_change_is_kept_whole_or_not_at_all_and_spoils_no_other(open_store: OpenStore) -> None:
    async def work() -> None:
        store = await open_store()
        await keep(store, StoredChange("t1", record(), [entry(1)]))
        await keep(store, StoredChange("t2", record("t2"), []))
        # One batch: the second change repeats an entry.
        answers = await asyncio.gather(
            keep(store, StoredChange("t2", None, [entry(1)])),
            keep(store, StoredChange("t1", record(paused=True, rev=1), [entry(2), entry(1)])),
            keep(store, StoredChange("t2", None, [entry(2)])),
        )
        assert answers[0] is None and isinstance(answers[1], Behind) and answers[2] is None
        one, two = await store.load("t1"), await store.load("t2")
        assert one is not None and two is not None
        assert one.entries == [entry(1)] and not one.record.paused
        assert two.entries == [entry(1), entry(2)]
        await store.close()

    run(work())


def test_whoever_fails_when_told_that_it_is_kept_holds_up_nobody_else(open_store: OpenStore) -> None:
    def fail(error: Exception | None) -> None:
        raise RuntimeError("this table has a bug")

    async def work() -> None:
        store = await open_store()
        await keep(store, StoredChange("t1", record()))
        await keep(store, StoredChange("t2", record("t2")))
        store.commit(StoredChange("t1", None, [entry(1)]), fail)
        assert await asyncio.wait_for(keep(store, StoredChange("t2", None, [entry(1)])), 60) is None
        await store.close()

    run(work())


def test_tables_are_found_by_code_guest_and_publicity(open_store: OpenStore) -> None:
    async def work() -> None:
        store = await open_store()
        await keep(store, StoredChange("t1", record()))
        await keep(store, StoredChange("t2", record("t2", code="VWXYZ", public=True)))
        over = record("t3", code="KKKKK", public=True, phase=Phase.OVER)
        await keep(store, StoredChange("t3", over, payoffs=[1.0, 0.0], points=[7.0, 3.0]))
        assert await store.find_code("ABCDE") == "t1" and await store.find_code("KKKKK") is None
        assert {r.id for r in await store.tables_of("ada", 9)} == {"t1", "t2", "t3"}
        assert [r.id for r in await store.public_tables(9)] == ["t2"]
        left = record(seats=(Seat(), Seat()), rev=1)
        await keep(store, StoredChange("t1", left))
        assert {r.id for r in await store.tables_of("ada", 9)} == {"t2", "t3"}
        await store.close()

    run(work())


def test_tables_that_never_began_are_forgotten_and_no_others(open_store: OpenStore) -> None:
    async def work() -> None:
        store = await open_store()
        await keep(store, StoredChange("t3", record("t3", phase=Phase.PLAYING), [entry(1)]))
        await keep(store, StoredChange("t1", record(), [entry(1)]))
        await keep(store, StoredChange("t2", record("t2", phase=Phase.OVER), [entry(1)], payoffs=[1.0, 0.0]))
        assert await forget_idle(store, 0) == 0
        assert await forget_idle(store, 1e12) == 1
        assert await store.load("t1") is None and await store.load("t2") is not None
        assert await store.load("t3") is not None
        assert await store.forget(["t2", "t3"], 1e12) == 0
        await store.close()

    run(work())


def test_what_was_forgotten_may_be_laid_again(open_store: OpenStore) -> None:
    """A rematch has the same id whenever it is asked for, so its table may be deleted and laid again."""

    async def work() -> None:
        store = await open_store()
        assert await keep(store, StoredChange("t1", record(), [entry(1), entry(2)])) is None
        assert await forget_idle(store, 1e12) == 1
        assert await keep(store, StoredChange("t1", record())) is None
        assert await keep(store, StoredChange("t1", None, [entry(1)])) is None
        stored = await store.load("t1")
        assert stored is not None and [e.seq for e in stored.entries] == [1]
        await store.close()

    run(work())


class Loaded(dict[str, int]):
    """Tables that are loaded: only the event loop may read them, because they change while a store's thread works."""

    def __iter__(self) -> Iterator[str]:
        assert threading.current_thread() is threading.main_thread()
        return super().__iter__()


def test_tables_may_come_and_go_while_others_are_forgotten(open_store: OpenStore) -> None:
    async def work() -> None:
        store = await open_store()
        await keep(store, StoredChange("t1", record(), [entry(1)]))
        assert await forget_idle(store, time.time(), Loaded(t1=1)) == 0
        await store.close()

    run(work())


def test_a_table_in_use_is_not_forgotten(open_store: OpenStore) -> None:
    """Moves do not touch the record of a table, so tables in use are named to `idle_tables`."""

    async def work() -> None:
        store = await open_store()
        await keep(store, StoredChange("t1", record(), [entry(1)]))
        await keep(store, StoredChange("t2", record("t2"), [entry(1)]))
        assert await forget_idle(store, time.time(), ["t1"]) == 1
        assert await store.load("t1") is not None and await store.load("t2") is None
        await store.close()

    run(work())


def test_guests_keep_their_name(open_store: OpenStore) -> None:
    async def work() -> None:
        store = await open_store()
        assert await store.guest("ada") is None
        await store.name_guest(Guest("ada", "Ada"))
        await store.name_guest(Guest("ada", "Ada L."))
        assert await store.guest("ada") == Guest("ada", "Ada L.")
        await store.close()

    run(work())


def test_whoever_is_behind_cannot_write(open_store: OpenStore) -> None:
    async def work() -> None:
        store = await open_store()
        assert await keep(store, StoredChange("t1", record(), [entry(1)], [ChatLine(1, 0, "Ada", "hi", 1.0)])) is None
        assert await keep(store, StoredChange("t1", record(paused=True, rev=1))) is None
        late = [
            StoredChange("t1", record(public=True, rev=1)),
            StoredChange("t1", None, [entry(1)]),
            StoredChange("t1", None, [], [ChatLine(1, 0, "Bob", "ho", 2.0)]),
            StoredChange("t1", record(public=True, rev=1), [entry(2)]),
        ]
        for change in late:
            assert isinstance(await keep(store, change), Behind)
        stored = await store.load("t1")
        assert stored is not None and stored.record == record(paused=True, rev=1) and stored.entries == [entry(1)]
        assert await keep(store, StoredChange("t1", record(public=True, rev=2), [entry(2)])) is None
        news = await store.load("t1", seq=1, line=1)
        assert news is not None and news.entries == [entry(2)] and not news.chat
        await store.close()

    run(work())


def test_time_and_what_was_seen_are_written_down(open_store: OpenStore) -> None:
    async def work() -> None:
        store = await open_store()
        await keep(store, StoredChange("t1", record()))
        for at, seen in ((50, {0: 3, 1: 7}), (90, {0: 9, 1: 2})):
            assert await keep(store, StoredChange("t1", at=at, seen=seen)) is None
        stored = await store.load("t1")
        assert stored is not None and stored.at == 90 and stored.seen == {0: 9, 1: 7}
        await store.close()

    run(work())


def test_a_transfer_code_holds_once_and_for_a_while(open_store: OpenStore) -> None:
    async def work() -> None:
        store = await open_store()
        await store.put_transfer("FIRST", "ada", time.time() + 60)
        await store.put_transfer("SECOND", "ada", time.time() + 60)
        await store.put_transfer("OLD", "bob", time.time() - 1)
        assert await store.take_transfer("FIRST") is None and await store.take_transfer("OLD") is None
        assert await store.take_transfer("SECOND") == "ada"
        assert await store.take_transfer("SECOND") is None
        await store.close()

    run(work())
