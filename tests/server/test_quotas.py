"""What one guest and one network may ask of a server, so that there is something left for the others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dreamtable.client import Guest, Refused, new_id
from dreamtable.kit.errors import Illegal
from dreamtable.protocol import messages as p
from dreamtable.server.quotas import LEAST_KEPT, SHARE, Ceilings, network_of
from dreamtable.server.server_process import running
from dreamtable.server.settings import Settings
from support.bot_players import IdlePlayer
from support.event_loop import run
from support.stored_lobby import Watcher, stored_lobby


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_a_household_is_one_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_part_of_the_room_is_kept_for_other_networks(tmp_path: Path) -> None:
    ceilings = Ceilings(Settings(tmp_path, most_tables=5 * SHARE, http_rate=1e6))
    loaded: set[str] = set()
    for number in range(5):
        laid = ceilings.count_table("eve", "2001:db8::1", loaded)
        laid.add(f"t{number}")
        loaded.add(f"t{number}")
    with pytest.raises(Illegal) as refused:
        ceilings.count_table("another eve", "2001:db8::2", loaded)
    assert refused.value.code == "full"
    ceilings.count_table("ada", "2001:db9::1", loaded)
    loaded.remove("t0")
    ceilings.count_table("eve", "2001:db8::1", loaded)


def test_a_guest_and_a_network_have_so_many_sockets(tmp_path: Path) -> None:
    ceilings = Ceilings(Settings(tmp_path, most_sockets=100))
    assert all(ceilings.open_socket("eve", "192.0.2.1") for _ in range(8))
    assert not ceilings.open_socket("eve", "192.0.2.9")
    assert ceilings.open_socket("ada", "192.0.2.1")
    ceilings.close_socket("eve", "192.0.2.1")
    assert ceilings.open_socket("eve", "192.0.2.9")


def test_a_network_has_only_so_many_bytes_kept_however_many_guests_it_is(tmp_path: Path) -> None:
    ceilings = Ceilings(Settings(tmp_path, http_rate=1.0))
    for size, fit in ((1, 3_000_000 // LEAST_KEPT), (131_072, 3_000_000 // 131_072)):
        eve, ada = f"192.0.2.{fit}", f"198.51.100.{fit}"
        for _ in range(fit):
            ceilings.count_kept(eve, size)
        with pytest.raises(Illegal) as refused:
            ceilings.count_kept(eve, size)
        assert refused.value.code == "too_fast"
        ceilings.count_kept(ada, size)


def test_a_network_may_have_all_tables_looked_through_now_and_then(tmp_path: Path) -> None:
    async def work(server: str) -> None:
        async with Guest(server, "Eve") as eve:
            for method, path in (("GET", "/me/data"), ("DELETE", "/me")):
                found = await asyncio.gather(*(eve.fetch(method, path) for _ in range(10)), return_exceptions=True)
                assert {answer.code for answer in found if isinstance(answer, Refused)} == {"too_fast"}

    with running(tmp_path, http_rate=10.0) as server:
        run(work(server.address))


def test_tables_messages_seats_and_calls_have_their_ceilings_and_others_do_not_feel_them(tmp_path: Path) -> None:
    async def work(server: str) -> None:
        async with Guest(server, "Eve") as eve:
            facts = await eve.lay("dream_ravens", 3)
            async with eve.watch(facts.id) as table:
                asked = (table.ask(p.Sit(new_id(), 1)) for _ in range(100))
                found = await asyncio.gather(*asked, return_exceptions=True)
                assert "too_fast" in {answer.code for answer in found if isinstance(answer, Refused)}
            found = await asyncio.gather(*(eve.lay("dream_ravens", 2) for _ in range(40)), return_exceptions=True)
            assert {answer.code for answer in found if isinstance(answer, Refused)} == {"too_fast"}
            found = await asyncio.gather(*(eve.games() for _ in range(300)), return_exceptions=True)
            assert {answer.code for answer in found if isinstance(answer, Refused)} == {"too_fast"}

    with running(tmp_path, http_rate=2.0) as server:
        run(work(server.address))


def test_most_tables_holds_when_tables_are_loaded_and_idle_ones_make_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with stored_lobby(tmp_path, IdlePlayer(), most_tables=3) as lobby:
            laid = [await lobby.create("dream_ravens", "ada", "Ada", "", 2, {}, {}, public=False) for _ in range(6)]
            await lobby.context.store.load(laid[-1].record.id)
            for table in laid:
                await lobby.table(table.record.id)
                await lobby.context.store.load(table.record.id)
                assert len(lobby.tables) <= 3
            for table in list(lobby.tables.values()):
                table.attach(Watcher())
            with pytest.raises(Illegal) as refused:
                await lobby.table(laid[0].record.id)
            assert refused.value.code == "full"

    asyncio.run(work())
