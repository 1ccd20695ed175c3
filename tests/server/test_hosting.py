"""Seats, doors, leavers and the powers of the host."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import Raw

from dreamtable.client import Guest, Refused, Watch, new_id
from dreamtable.protocol import messages as p
from dreamtable.server.server_process import ServerProcess
from support.event_loop import run


async def refusal(table: Watch, request: p.Request) -> str:
    with pytest.raises(Refused) as refused:
        await table.ask(request)
    return refused.value.code


def test_only_the_host_has_the_hosts_powers(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob:
            facts = await ada.lay("dream_ravens", 3)
            async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his:
                await his.sit(1)
                for request in (
                    p.Start(new_id()),
                    p.Configure(new_id(), seats=2),
                    p.ReplaceByBot(new_id(), 2),
                    p.Remove(new_id(), 0),
                    p.SetDoors(new_id(), p.Doors.CLOSED),
                    p.Pause(new_id()),
                    p.Rematch(new_id()),
                ):
                    assert await refusal(his, request) == "not_host", request
                assert await refusal(hers, p.Start(new_id())) == "seats_empty"
                await hers.ask(p.Configure(new_id(), seats=2, options={"limit": 50}, public=True))
                assert any(t.id == facts.id for t in await bob.tables()) is False  # no seat is free
                await hers.start()
                assert await refusal(hers, p.Start(new_id())) == "started"
                assert await refusal(hers, p.Configure(new_id(), seats=3)) == "started"

    run(work())


def test_the_hosts_powers_pass_on_when_the_host_leaves(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob:
            facts = await ada.lay("dream_ravens", 3)
            async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his:
                await his.sit(2)
                await hers.ask(p.Leave(new_id(), 0))
                now = await his.until(lambda s: s.you.host)
                assert [s.host for s in now.table.seats] == [False, False, True]
                await his.ask(p.Configure(new_id(), seats=2))

    run(work())


def test_a_bot_stands_in_for_somebody_away_who_takes_the_seat_back(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob, Guest(server, "Eve") as eve:
            facts = await ada.lay("dream_ravens", 2)
            async with ada.watch(facts.id) as hers, eve.watch(facts.id) as stage:
                async with bob.watch(facts.id) as his:
                    await his.sit(1)
                    await hers.start()
                    assert await refusal(hers, p.StandIn(new_id(), 1)) == "grace"
                gone = await hers.until(lambda s: not s.table.seats[1].here)
                assert gone.table.seats[1].grace is not None
                await hers.until(lambda s: s.table.seats[1].grace == 0)
                assert await refusal(stage, p.StandIn(new_id(), 1)) == "not_seated"
                await hers.ask(p.StandIn(new_id(), 1, p.Level.DOZING))
                await hers.until(lambda s: 1 not in s.waiting)  # the bot looks at its lands for him
                async with bob.watch(facts.id) as back:
                    assert back.snapshot.table.seats[1].bot == p.Level.DOZING and back.snapshot.you.seats == [1]
                    assert await refusal(back, p.Move(new_id(), 1, 0, Raw(b'{"type":"draw"}'))) == "stand_in"
                    await back.ask(p.TakeBack(new_id(), 1))
                    assert back.snapshot.table.seats[1].bot is None

    run(work())


def test_a_late_friend_takes_over_a_bots_seat_when_the_host_opens_the_doors_for_them(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob, Guest(server, "Eve") as eve:
            facts = await ada.play_now("dream_ravens", 3)
            async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his:
                with pytest.raises(Refused) as refused:
                    await his.sit(2)
                assert refused.value.code == "doors_closed", "the seat of a bot is no window"
                await hers.ask(p.SetDoors(new_id(), p.Doors.OPEN))
                await his.sit(2)
                assert his.snapshot.you.seats == [2] and his.snapshot.perspectives[0].seat == 2
                drowsy = [seat.drowsy for seat in his.snapshot.table.seats]
                assert drowsy == [False, False, False]  # none of them is lucid
                assert his.snapshot.table.doors == p.Doors.SEATS, "the doors were opened for one"
                async with eve.watch(facts.id) as stage:
                    assert (
                        stage.snapshot.perspectives[0].seat == -1
                        and bytes(stage.snapshot.perspectives[0].moves) == b"[]"
                    )
                    with pytest.raises(Refused) as refused:
                        await stage.sit(1)
                    assert refused.value.code == "doors_closed"
                    await hers.ask(p.SetDoors(new_id(), p.Doors.CLOSED))
                    with pytest.raises(Refused) as refused:
                        await stage.until(lambda s: False, timeout=10)
                    assert refused.value.code == "doors_closed"
                with pytest.raises(Refused) as refused:
                    async with eve.watch(facts.id):
                        pass
                assert refused.value.code == "doors_closed"
                with pytest.raises(Refused):
                    await eve.join(facts.code)
                await hers.ask(p.Remove(new_id(), 2))
                with pytest.raises(Refused) as refused:
                    await his.until(lambda s: False, timeout=10)
                assert refused.value.code in ("doors_closed", "removed")

    run(work())


@pytest.mark.parametrize("by", [p.Remove, p.ReplaceByBot])
def test_whom_the_host_removes_sees_no_more_of_the_game_and_who_leaves_may_come_back(
    server: str, by: type[p.Remove] | type[p.ReplaceByBot]
) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob:
            facts = await ada.lay("dream_power_trick", 3, bots={"2": p.Level.DOZING})
            async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his:
                await his.sit(1)
                await hers.start()
                await his.ask(p.Leave(new_id(), 1))
                assert (await his.sit(1)).you.seats == [1]
                await hers.ask(by(new_id(), 1))
                with pytest.raises(Refused) as refused:
                    await his.until(lambda s: False)
                assert refused.value.code == "removed"
            with pytest.raises(Refused) as refused:
                async with bob.watch(facts.id):
                    pass
            assert refused.value.code == "removed"

    run(work())


def test_a_paused_table_takes_no_moves(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.play_now("dream_ravens", 2, {"turn_clock": 60})
            async with ada.watch(facts.id) as table:
                await table.ask(p.Pause(new_id()))
                assert table.snapshot.table.paused and not any(c.running for c in table.snapshot.clocks)
                with pytest.raises(Refused) as refused:
                    await table.move(0, {"type": "done"})
                assert refused.value.code == "paused"
                await table.ask(p.Resume(new_id()))
                assert table.snapshot.clocks[0].running
                await table.move(0, {"type": "done"})

    run(work())


def test_when_time_is_up_the_clock_moves(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2, {"turn_clock": 1})
            async with ada.watch(facts.id) as table:
                await table.sit(1, "Bob")
                started = await table.start()
                assert started.clocks[0].running and started.clocks[0].allowed == 1000
                told: list[str] = []
                table._on_snapshot = lambda s: told.extend(
                    e.text for perspective in s.perspectives for e in perspective.events
                )
                await table.until(lambda s: any("Out of time" in line for line in told), timeout=20)

    run(work())


def test_a_guest_moves_to_another_device(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as laptop, Guest(server) as phone:
            facts = await laptop.lay("dream_ravens", 2)
            code = (await laptop.transfer()).code
            assert (await phone.arrive(code.lower())).name == "Ada"
            async with phone.watch(facts.id) as table:
                assert table.snapshot.you.seats == [0] and table.snapshot.you.host
            with pytest.raises(Refused) as refused:
                await phone.arrive(code)
            assert refused.value.code == "bad_code"

    run(work())


def test_a_host_who_does_not_come_back_after_a_restart_is_followed_by_who_does(tmp_path: Path) -> None:
    async def work() -> None:
        free = {"rate": 1e6, "http_rate": 1e6, "grace": 300}
        server = await asyncio.to_thread(ServerProcess, tmp_path, **free)
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Bob") as bob:
            facts = await ada.lay("dream_ravens", 2)
            async with ada.watch(facts.id) as host, bob.watch(facts.id) as other:
                await other.sit(1)
                await host.start()
                await host.ask(p.Pause(new_id()))
            await asyncio.to_thread(server.stop)
            server = await asyncio.to_thread(ServerProcess, tmp_path, port=int(server.port), **free)
            async with bob.watch(facts.id) as table:
                told = await table.until(lambda s: s.you.host)
                assert [seat.host for seat in told.table.seats] == [False, True]
                await table.ask(p.Resume(new_id()))
        await asyncio.to_thread(server.stop)

    run(work())
