"""Tables that come and go."""

from __future__ import annotations

import asyncio
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from dreamtable.kit.errors import Illegal
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.actions.chat_actions import SayLine
from dreamtable.tables.actions.next_game_vote_actions import LinkRematch
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.public_table_facts import Level, Phase
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.store_interface import Stored, StoredChange
from dreamtable.tables.stored_game import opening
from dreamtable.tables.table import Table
from support.bot_players import IdlePlayer
from support.event_loop import run
from support.live_table import started_table
from support.stored_tables import forget_idle


def lobby_on(store: SqliteStore) -> Lobby:
    """A lobby as a server has it that was just started on this store."""
    return Lobby(TableContext(store, IdlePlayer()))


def with_store(folder: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Run a test's work on a store in a file, and close that."""

    async def whole() -> None:
        store = await SqliteStore.open(folder / "tables.sqlite")
        await work(store)
        await store.close()

    asyncio.run(whole())


async def to_its_end(store: SqliteStore, table: Table) -> None:
    """As if it had been played."""
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    record = replace(table.record, phase=Phase.OVER, nonces=("", ""), rev=table.record.rev + 1)
    store.commit(StoredChange(record.id, record), done.set_result)
    assert await done is None


async def follow_on(table: Table, next: str) -> None:
    done = asyncio.Event()
    table.writer.submit(LinkRematch(next), lambda problem: done.set())
    await done.wait()


def test_when_a_rematch_was_forgotten_the_game_before_it_can_be_played_again(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        lobby = lobby_on(store)
        laid = await lobby.create("dream_ravens", "ada", "Ada", "", 2, {}, {}, public=False)
        await to_its_end(store, laid)
        lobby = lobby_on(store)
        old = await lobby.table(laid.record.id)
        new = await lobby.rematch(old, "ada")
        await follow_on(old, new.record.id)

        lobby = lobby_on(store)
        assert (await lobby.table(old.record.id)).facts().next == new.record.id
        assert await forget_idle(store, time.time() + 1) == 1
        lobby = lobby_on(store)
        with pytest.raises(Illegal):
            await lobby.table(new.record.id)
        old = await lobby.table(old.record.id)
        assert old.facts().next is None
        again = await lobby.rematch(old, "ada")
        await follow_on(old, again.record.id)
        assert again.record.phase == Phase.LOBBY and old.facts().next == again.record.id

    with_store(tmp_path, work)


def test_a_rematch_that_was_forgotten_while_somebody_still_looks_at_the_game_before_it_is_laid_again(
    tmp_path: Path,
) -> None:
    async def work(store: SqliteStore) -> None:
        lobby = lobby_on(store)
        laid = await lobby.create("dream_ravens", "ada", "Ada", "", 2, {}, {}, public=False)
        await to_its_end(store, laid)
        lobby = lobby_on(store)
        old = await lobby.table(laid.record.id)
        new = await lobby.rematch(old, "ada")
        await follow_on(old, new.record.id)
        del lobby.tables[new.record.id]  # nobody looks at that one
        assert await forget_idle(store, time.time() + 1, lobby.tables) == 1
        assert (await lobby.rematch(old, "ada")).record.phase == Phase.LOBBY

    with_store(tmp_path, work)


def test_a_table_that_is_looked_for_while_it_is_laid_is_one_table(tmp_path: Path) -> None:
    """Two would both write its log, and those at one would not see what is done at the other."""

    async def work(store: SqliteStore) -> None:
        lobby = lobby_on(store)
        laid = await lobby.create("dream_ravens", "ada", "Ada", "", 2, {}, {}, public=False)
        await to_its_end(store, laid)
        first = await (lobby := lobby_on(store)).rematch(await lobby.table(laid.record.id), "ada")
        assert await forget_idle(store, time.time() + 1) == 1
        lobby = lobby_on(store)
        old = await lobby.table(laid.record.id)
        digest = urlsafe_b64encode(sha256(f"after {old.record.id}".encode()).digest()[:16]).decode()
        assert first.record.id not in digest, "who knows the old table cannot know the new one"
        new, found = await asyncio.gather(lobby.rematch(old, "ada"), lobby.table(first.record.id))
        assert new is found is lobby.tables[first.record.id]

    with_store(tmp_path, work)


def test_the_id_of_a_rematch_does_not_follow_from_anything_that_is_known_of_the_game_before(tmp_path: Path) -> None:
    async def work() -> None:
        over, ids = replace(started_table("dream_ravens", 2).record, phase=Phase.OVER), set()
        for number in range(2):  # the same game, secret included
            store = await SqliteStore.open(tmp_path / f"{number}.sqlite")
            store.commit(StoredChange(over.id, over), lambda error: None)
            lobby = lobby_on(store)
            ids.add((await lobby.rematch(await lobby.table(over.id), "guest 0")).record.id)
            await store.close()
        assert len(ids) == 2 and all(len(id) > 20 for id in ids)

    asyncio.run(work())


def test_a_game_that_this_version_cannot_play_spoils_nobodys_list(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        lobby = lobby_on(store)
        fine = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.DREAMING)
        for id, other in (("rules", {"options": Raw(b'{"gone":1}')}), ("game", {"game": "chess"})):
            done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            store.commit(StoredChange(id, replace(fine.record, id=id, rev=0, **other)), done.set_result)
            assert await done is None
        lobby.stop()
        tables, asked = await lobby_on(store).tables_of("ada")
        assert {facts.id for facts in tables} == {fine.record.id, "rules", "game"}
        assert asked == [fine.record.id]

    with_store(tmp_path, work)


def test_replays_are_made_one_after_the_other(tmp_path: Path) -> None:
    """Beside many at once those who play would wait for their turn."""

    async def work(store: SqliteStore) -> None:
        lobby = lobby_on(store)
        table = await lobby.create("dream_ravens", "ada", "Ada", "", 2, {}, {}, public=False)
        await to_its_end(store, table)
        before = threading.active_count()
        await asyncio.gather(*(lobby.replay(table.record.id) for _ in range(20)))
        assert threading.active_count() == before + 1
        lobby.stop()

    with_store(tmp_path, work)


class NotingStore(SqliteStore):
    """A store that notes when a table was read."""

    read = False

    async def load(self, table: str, seq: int = 0, line: int = 0) -> Stored | None:
        found = await super().load(table, seq, line)
        self.read = True
        return found


def test_a_long_game_is_loaded_while_others_play(tmp_path: Path) -> None:
    async def work() -> None:
        store = await NotingStore.open(tmp_path / "tables.sqlite")
        lobby = lobby_on(store)
        record = (await lobby.create("dream_ravens", "ada", "Ada", "", 2, {}, {}, public=False)).record
        record = replace(record, phase=Phase.PLAYING, nonces=("", ""), rev=record.rev + 1)
        course = opening(record)
        entries = [course.deal(0)[0]]
        for _ in range(4000):  # somebody who cannot decide
            entries += [course.play(0, course.game.read_move({"type": "done"}), 0)[0], course.retract(0, 0)[0]]
        done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        store.commit(StoredChange(record.id, record, entries), done.set_result)
        assert await done is None

        loading = asyncio.create_task(lobby_on(store).table(record.id))
        turns = 0  # of the event loop, in which others could play while the log is folded
        while not loading.done():
            await asyncio.sleep(0)
            turns += store.read
        assert loading.result().version == len(entries) and turns > 10
        await store.close()

    asyncio.run(work())


async def say(table: Table, guest: str, text: str, key: str) -> None:
    done = asyncio.Event()
    table.writer.submit(SayLine(guest, guest, text), lambda problem: done.set(), key)
    await done.wait()


def test_a_request_that_is_repeated_counts_once_after_many_others_and_after_a_restart(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        lobby = lobby_on(store)
        table = await lobby.create("dream_ravens", "ada", "Ada", "", 2, {}, {}, public=False)
        await say(table, "ada", "Good evening!", "ada:1")
        for number in range(60):
            await say(table, f"guest{number % 20}", "Hello!", f"guest{number % 20}:{number}")
        await say(table, "ada", "Good evening!", "ada:1")
        assert table.state.chat.last == 61
        lobby.stop()
        again = await lobby_on(store).table(table.record.id)
        await say(again, "ada", "Good evening!", "ada:1")
        await say(again, "guest3", "Hello!", "guest3:43")
        assert again.state.chat.last == 61
        await say(again, "ada", "Good evening!", "ada:2")
        assert again.state.chat.last == 62
        again.writer.remember(*(f"ada:{number}" for number in range(100, 110)))  # her moves, as a log has them
        await say(again, "ada", "Good evening!", "ada:2")
        assert again.state.chat.last == 62

    with_store(tmp_path, work)


def test_to_read_a_table_again_is_not_to_use_it() -> None:
    async def work() -> None:
        table = started_table("dream_ravens")
        table.touched = 0.0
        table.follow(Stored(table.record, [], []))
        assert table.touched == 0.0, "a node asks about all its tables again and again: some are never unloaded then"

    run(work())
