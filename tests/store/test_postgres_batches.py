"""Many tables at once in PostgreSQL: one query loads them, and only changes that come too late are refused."""

from __future__ import annotations

import asyncio

from dreamtable.store.postgres import PostgresStore
from dreamtable.store.postgres_table_reads import AT_ONCE
from dreamtable.tables.public_table_facts import ChatLine
from dreamtable.tables.store_interface import Behind, StoredChange
from support.event_loop import run
from support.stored_tables import entry, keep, record

MANY = [f"t{k}" for k in range(40)]


def test_of_a_batch_only_what_comes_too_late_is_refused(database: str) -> None:
    async def work() -> None:
        one, two = await PostgresStore.open(database), await PostgresStore.open(database)
        await asyncio.gather(*(keep(one, StoredChange(name, record(name))) for name in MANY))
        line = ChatLine(1, 0, "Ada", "first", 1.0)
        early = [
            *(StoredChange(name, None, [entry(1)]) for name in MANY[:10]),
            *(StoredChange(name, record(name, rev=1)) for name in MANY[10:20]),
            *(StoredChange(name, chat=[line]) for name in MANY[20:25]),
        ]
        assert set(await asyncio.gather(*(keep(one, change) for change in early))) == {None}
        late = [
            *(StoredChange(name, None, [entry(1), entry(2)]) for name in MANY[:10]),
            *(StoredChange(name, record(name, rev=1), [entry(1)]) for name in MANY[10:20]),
            *(StoredChange(name, chat=[line]) for name in MANY[20:25]),
        ]
        good = [StoredChange(name, None, [entry(1)]) for name in MANY[25:]] + [StoredChange(MANY[0], seen={0: 1})]
        answers = await asyncio.gather(*(keep(two, change) for change in [*good, *late]))
        assert answers[: len(good)] == [None] * len(good)
        assert all(isinstance(error, Behind) for error in answers[len(good) :])
        assert two.conflicts == len(late) and two.commits == 1, "the others wait for one commit, not for one each"
        assert [len(stored.entries) for name in MANY if (stored := await two.load(name))] == [1] * 10 + [0] * 15 + [
            1
        ] * 15
        await one.close()
        await two.close()

    run(work())


def test_whoever_asks_gets_their_own_table(database: str) -> None:
    async def work() -> None:
        store = await PostgresStore.open(database)
        for k, name in enumerate(MANY):
            await keep(
                store, StoredChange(name, record(name), [entry(seq) for seq in range(1, k + 1)], at=k, seen={0: k})
            )
        asked = [(name, since) for since in range(AT_ONCE // len(MANY) + 1) for name in [*MANY, "nobody"]]
        found = await asyncio.gather(*(store.load(name, since) for name, since in asked))
        for (name, since), stored in zip(asked, found):
            if name == "nobody":
                assert stored is None
            else:
                assert stored is not None and stored.record == record(name)
                k = int(name[1:])
                assert stored.entries == [entry(seq) for seq in range(since + 1, k + 1)]
                assert stored.at == k and stored.seen == {0: k}
        await store.close()

    run(work())
