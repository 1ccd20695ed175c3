"""Power cuts, restarts, full disks: what was acknowledged is there, and people play on."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from dreamtable.client import Guest, Refused, moves, new_id
from dreamtable.play.game_log import Entry, Kind
from dreamtable.play.sent_events import SentEvent
from dreamtable.protocol import messages as p
from dreamtable.server.server_process import ServerProcess
from support.event_loop import run

NO_LIMITS = {"rate": 1e6, "http_rate": 1e6, "pace": 0}


class Player:
    """Somebody who plays both seats of a table through every power cut, and notes what was acknowledged."""

    def __init__(self, seed: int, news: asyncio.Event) -> None:
        self.dice = random.Random(seed)
        self.news = news
        self.table = ""
        self.noted: set[str] = set()  # ids of moves that were answered

    async def lay(self, guest: Guest) -> None:
        self.table = (await guest.lay("dream_ravens", 2, {"limit": 300})).id
        async with guest.watch(self.table) as watch:
            await watch.sit(1, "Other")
            await watch.start()

    async def play(self, guest: Guest, until: asyncio.Event) -> None:
        async with guest.watch(self.table) as watch:
            while not until.is_set() and watch.snapshot.result is None:
                snapshot = watch.snapshot
                seat = self.dice.choice(snapshot.waiting)
                perspective = next(e for e in snapshot.perspectives if e.seat == seat)
                open_moves = [m for m in moves(perspective) if b"wake_up" not in bytes(m)]
                asked = p.Move(new_id(), seat, snapshot.version, self.dice.choice(open_moves))
                try:
                    await watch.ask(asked, timeout=60)
                except Refused as refused:
                    assert refused.code == "stale", refused
                else:
                    self.noted.add(asked.id)
                    self.news.set()


async def health(guest: Guest) -> p.Health:
    return msgspec.json.decode((await guest.http.get(f"{guest.server}/health")).content, type=p.Health)


@contextmanager
def full_disk(server: int) -> Iterator[None]:
    """No file of this process grows any more."""
    room = resource.prlimit(server, resource.RLIMIT_FSIZE)
    resource.prlimit(server, resource.RLIMIT_FSIZE, (4096, room[1]))
    try:
        yield
    finally:
        resource.prlimit(server, resource.RLIMIT_FSIZE, room)


def stored_moves(file: Path, table: str) -> list[Entry]:
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as db:
        rows = db.execute(
            "SELECT seq, kind, seat, move, at, id FROM log WHERE tbl = ? ORDER BY seq", (table,)
        ).fetchall()
    return [Entry(seq, Kind(kind), seat, msgspec.Raw(move), at, id) for seq, kind, seat, move, at, id in rows]


def power_cuts(data: Path, cuts: int, tables: int, moves_between: int) -> int:
    """Kill the server again and again while people play; return how many moves were acknowledged."""
    dice = random.Random(11)

    async def work() -> int:
        server = await asyncio.to_thread(ServerProcess, data, **NO_LIMITS)
        port = int(server.port)
        stop, news = asyncio.Event(), asyncio.Event()
        players = [Player(k, news) for k in range(tables)]

        async def some_moves(count: int) -> None:
            enough = sum(len(player.noted) for player in players) + count
            while sum(len(player.noted) for player in players) < enough:
                news.clear()
                await asyncio.wait_for(news.wait(), 60)

        async with Guest(server.address, "Ada") as ada:
            for player in players:
                await player.lay(ada)
            playing = [asyncio.create_task(player.play(ada, stop)) for player in players]
            for _ in range(cuts):
                await some_moves(dice.randint(1, moves_between))
                server.kill()
                server = await asyncio.to_thread(ServerProcess, data, port=port, **NO_LIMITS)
            await some_moves(10)
            stop.set()
            await asyncio.gather(*playing)
            await asyncio.to_thread(server.stop)
        for player in players:
            entries = stored_moves(data / "dreamtable.sqlite", player.table)
            assert [e.seq for e in entries] == list(range(1, len(entries) + 1)), "the log has no holes"
            ids = [e.id.partition(":")[2] for e in entries if e.kind == Kind.MOVE]
            assert len(ids) == len(set(ids)), "no move counts twice"
            assert player.noted <= set(ids), "no acknowledged move is lost"
        return sum(len(player.noted) for player in players)

    return run(work(), 600)


def test_a_power_cut_loses_nothing_that_was_acknowledged_and_people_play_on(data: Path) -> None:
    assert power_cuts(data, cuts=2, tables=4, moves_between=60) > 10


@pytest.mark.slow
def test_twenty_power_cuts_under_load(data: Path) -> None:
    assert power_cuts(data, cuts=20, tables=25, moves_between=400) > 1000


def test_clocks_and_peeks_survive_a_restart(data: Path) -> None:
    async def work() -> None:
        server = await asyncio.to_thread(ServerProcess, data, **NO_LIMITS)
        async with Guest(server.address, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2, {"turn_clock": 600})
            async with ada.watch(facts.id) as watch:
                await watch.sit(1, "Bob")
                await watch.start()
                await watch.move(0, {"type": "look", "position": 2})
                await watch.until(lambda s: s.clocks[0].left < 600_000)
                left = watch.snapshot.clocks[0].left
            await asyncio.to_thread(server.stop)
            server = await asyncio.to_thread(ServerProcess, data, port=int(server.port), **NO_LIMITS)
            told: list[SentEvent] = []  # somebody coming or going may bring a second snapshot at once
            async with ada.watch(facts.id, lambda s: told.extend(s.perspectives[0].events)) as watch:
                assert 0 < watch.snapshot.clocks[0].left <= left and watch.snapshot.clocks[0].running
                assert sum(e.private for e in told) == 1, "a peek that was never acknowledged is told again"
                await watch._send(p.Seen(new_id(), watch.snapshot.version))
                await watch.ask(p.Ping(new_id(), 0))
            told.clear()
            async with ada.watch(facts.id, lambda s: told.extend(s.perspectives[0].events)):
                assert told and not any(e.private for e in told)
        await asyncio.to_thread(server.stop)

    run(work())


def test_a_full_disk_refuses_the_move_and_the_table_goes_on_when_there_is_room(data: Path) -> None:
    async def work() -> None:
        server = await asyncio.to_thread(ServerProcess, data, **NO_LIMITS)
        async with Guest(server.address, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2)
            async with ada.watch(facts.id) as watch:
                await watch.sit(1, "Bob")
                await watch.start()
                before = watch.snapshot
                with full_disk(server.pid):
                    for request in (
                        p.Move(new_id(), 0, before.version, msgspec.Raw(b'{"type":"done"}')),
                        p.Pause(new_id()),
                    ):
                        with pytest.raises(Refused) as refused:
                            await watch.ask(request)
                        assert refused.value.code == "not_saved"
                    assert watch.snapshot.version == before.version and not watch.snapshot.table.paused
                    assert not (await health(ada)).ok
                while not (await health(ada)).ok:  # without anybody's doing
                    pass
                await watch.move(0, {"type": "done"})
                assert watch.snapshot.version == before.version + 1
        await asyncio.to_thread(server.stop)

    run(work())


@pytest.mark.slow
def test_a_clock_that_runs_out_on_a_full_disk_does_so_when_there_is_room_and_nobody_waits_in_vain(data: Path) -> None:
    async def work() -> None:
        server = await asyncio.to_thread(ServerProcess, data, **NO_LIMITS)
        async with Guest(server.address, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2, {"turn_clock": 5})
            async with ada.watch(facts.id) as watch:
                await watch.sit(1, "Bob")
                before = await watch.start()
                with full_disk(server.pid):
                    late = time.monotonic() + before.clocks[0].left / 1000 + 0.5
                    while time.monotonic() < late:
                        with pytest.raises(Refused) as refused:
                            await watch.ask(p.Say(new_id(), "Are we late?"))
                        assert refused.value.code in ("not_saved", "talk_fast")
                    with pytest.raises(Refused) as refused:
                        await watch.ask(p.Pause(new_id()))
                    assert refused.value.code == "not_saved" and watch.snapshot.version == before.version
                assert (await watch.until(lambda s: s.version > before.version)).clocks
        await asyncio.to_thread(server.stop)

    run(work())


@pytest.mark.slow
def test_a_table_that_is_loaded_while_the_disk_is_full_runs_when_there_is_room(data: Path) -> None:
    async def work() -> None:
        server = await asyncio.to_thread(ServerProcess, data, **NO_LIMITS)
        async with Guest(server.address, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2, {"turn_clock": 5})
            async with ada.watch(facts.id) as watch:
                await watch.sit(1, "Bob")
                await watch.start()
            await asyncio.to_thread(server.stop)
            server = await asyncio.to_thread(ServerProcess, data, port=int(server.port), **NO_LIMITS)
            with full_disk(server.pid):
                watch = await ada.watch(facts.id).__aenter__()
                with pytest.raises(Refused) as refused:
                    await watch.ask(p.Pause(new_id()))
                assert refused.value.code == "not_saved"
            before = watch.snapshot.version
            await watch.until(lambda s: s.version > before)  # its clock runs out
            await watch.__aexit__(None, None, None)
        await asyncio.to_thread(server.stop)

    run(work())


def test_whoever_closes_the_page_while_the_table_is_loaded_does_not_sit_there_for_ever(data: Path) -> None:
    async def work() -> None:
        server = await asyncio.to_thread(ServerProcess, data, unload_after=0.1, **NO_LIMITS)

        async def until(well: Callable[[p.Health], bool]) -> None:
            while not well(await health(ada)):
                pass

        async with Guest(server.address, "Ada") as ada:
            left, other = await ada.lay("dream_ravens", 2), await ada.lay("dream_ravens", 2)
            async with ada.watch(other.id) as watch:
                await until(lambda h: h.tables == 1)
                socket = await connect(
                    ada.server.replace("http", "ws") + "/ws", additional_headers={"cookie": ada.cookie}
                )
                with sqlite3.connect(data / "dreamtable.sqlite", isolation_level=None) as db:
                    db.execute("BEGIN IMMEDIATE")  # the store waits for this, and whoever loads waits for the store
                    saying = asyncio.create_task(watch.ask(p.Say(new_id(), "Good evening.")))
                    await watch.ask(p.Ping(new_id(), 0))
                    await socket.send(msgspec.json.encode(p.Hello(new_id(), left.id)), text=True)
                    await socket.close()
                    await until(lambda h: h.sockets == 1)
                    db.execute("ROLLBACK")
                await saying
            await until(lambda h: h.tables == 0)
        await asyncio.to_thread(server.stop)

    run(work())


def test_tables_that_nobody_watches_leave_memory_and_come_back(data: Path) -> None:
    async def work() -> None:
        server = await asyncio.to_thread(ServerProcess, data, unload_after=0.1, **NO_LIMITS)
        async with Guest(server.address, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2)
            async with ada.watch(facts.id) as watch:
                await watch.sit(1, "Bob")
                await watch.start()
                version = watch.snapshot.version
            while (await health(ada)).tables:
                pass
            async with ada.watch(facts.id) as watch:
                assert watch.snapshot.version == version and watch.snapshot.you.seats == [0, 1]
        await asyncio.to_thread(server.stop)

    run(work())


def test_a_guest_whom_the_server_does_not_know_any_more_is_told(tmp_path: Path) -> None:
    """Another data folder behind the same address: nobody waits for ever."""

    async def work() -> None:
        server = await asyncio.to_thread(ServerProcess, tmp_path / "one", **NO_LIMITS)
        async with Guest(server.address, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2)
            async with ada.watch(facts.id) as watch:
                await asyncio.to_thread(server.stop)
                server = await asyncio.to_thread(ServerProcess, tmp_path / "two", port=int(server.port), **NO_LIMITS)
                with pytest.raises(Refused) as refused:
                    await watch.until(lambda s: s.version > 0, timeout=60)
            assert refused.value.code == "no_guest"
        await asyncio.to_thread(server.stop)

    run(work())


def test_a_page_of_somebody_else_is_no_answer_of_ours() -> None:
    """What a proxy says while the server is away."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 13\r\nConnection: close\r\n\r\n<html></html>")
        writer.close()

    async def work() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as proxy:
            guest = Guest(f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}", "Ada")
            with pytest.raises(Refused) as refused:
                await guest.__aenter__()
            assert refused.value.code == "no_server" and "502 Bad Gateway" in refused.value.why
            await guest.http.aclose()

    run(work())
