"""What is deleted, and what stays: finished games, chat, and all that names a guest, in either store."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from dreamtable.server.moderation import Moderation, RuleKind
from dreamtable.store.analyses import keep_analysis, kept_analysis
from dreamtable.store.delete_expired import delete_chat, delete_finished
from dreamtable.store.personal_data import erase_guest, export_guest
from dreamtable.tables.people.nicknames import NAMELESS
from dreamtable.tables.people.seats import Seat
from dreamtable.tables.public_table_facts import ChatLine, Phase
from dreamtable.tables.store_interface import Guest, Store, StoredChange
from support.event_loop import run
from support.stored_tables import entry, keep, record

OpenStore = Callable[[], Awaitable[Store]]
LINE = ChatLine(1, 0, "Ada", "hello", 3.5)


def test_finished_games_go_and_unfinished_or_open_ones_stay(open_real_store: OpenStore) -> None:
    async def work() -> None:
        store = await open_real_store()
        for id, phase in {"over": Phase.OVER, "shown": Phase.OVER, "playing": Phase.PLAYING}.items():
            await keep(store, StoredChange(id, record(id, phase=phase), [entry(1)], [LINE], [1.0, 0.0]))
        assert await delete_finished(store, -math.inf) == await delete_finished(store, time.time() - 60) == 0
        assert await delete_finished(store, time.time() + 60, alive=["shown"]) == 1
        assert [await store.load(id) is None for id in ("over", "shown", "playing")] == [True, False, False]
        assert await store.run(("SELECT tbl FROM results WHERE tbl = 'over'", ())) == [[]]
        assert await delete_chat(store, time.time() + 60, alive=["shown"]) == 1
        shown, playing = await store.load("shown"), await store.load("playing")
        assert shown is not None and playing is not None
        assert shown.chat == [LINE] and playing.chat == [] and playing.entries == [entry(1)]
        await store.close()

    run(work())


def test_a_guest_is_taken_out_of_what_others_keep(open_real_store: OpenStore) -> None:
    async def work() -> None:
        store = await open_real_store()
        seats = (Seat("ada", "Ada", None, "aa"), Seat("olek", "Olek", None, "bb"))
        both = record(seats=seats, phase=Phase.OVER, left=(("ada", 1),), keys=("ada:9", "olek:9"))
        theirs = ChatLine(2, 1, "Olek", "hi", 4.5)
        await keep(store, StoredChange("t1", both, [entry(1)], [LINE, theirs], [1.0, 0.0]))
        await keep(store, StoredChange("t2", record("t2"), [entry(1)], [LINE]))
        await keep_analysis(store, "t1", b'{"names": ["Ada", "Olek"]}')
        await store.name_guest(Guest("ada", "Ada"))
        await store.put_transfer("CODE", "ada", time.time() + 60)
        found = await export_guest(store, "ada")
        assert found.name == "Ada" and sorted(t.id for t in found.tables) == ["t1", "t2"]
        assert all(t.chat == [LINE] and len(t.moves) == 1 for t in found.tables)
        unloaded: list[str] = []
        assert await erase_guest(store, "ada", unloaded.append) == 2 and sorted(unloaded) == ["t1", "t2"]
        gone = await export_guest(store, "ada")
        assert (gone.name, gone.tables) == ("", []) and await store.take_transfer("CODE") is None
        assert await store.load("t2") is None
        assert await kept_analysis(store, "t1") is None, "it named Ada; it is made anew without"
        left = await store.load("t1")
        assert left is not None and left.chat == [theirs] and left.entries[0].id == ""
        assert left.record == replace(
            both, seats=(Seat("", NAMELESS, None, "aa"), seats[1]), host="olek", left=(), keys=("olek:9",), rev=1
        )
        assert await erase_guest(store, "nobody") == 0
        await store.close()

    run(work())


def test_what_one_node_decides_another_reads(open_real_store: OpenStore) -> None:
    async def work() -> None:
        store = await open_real_store()
        one, two = Moderation(store), Moderation(store)
        await one.put(RuleKind.ADDRESS_BAN, "10.1.2.3/16", "Rude.")
        assert two.ban_of("x", "10.1.9.9") is None and await two.read() and not await two.read()
        assert two.ban_of("x", "10.1.9.9") and two.ban_of("x", "10.2.0.1") is two.ban_of("x", "testclient") is None
        await one.drop(RuleKind.ADDRESS_BAN, "10.1.0.0/16")
        assert await two.read() and two.ban_of("x", "10.1.9.9") is None
        await one.put(RuleKind.INVITATION, "AbC", "2")
        assert [await one.use_invitation("abc") for _ in range(3)] == [True, True, False]
        await store.close()

    run(work())
