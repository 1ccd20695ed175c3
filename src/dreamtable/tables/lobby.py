"""All tables of a server: they are created, found and loaded, and unloaded when nobody watches them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from dreamtable import games
from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Illegal, Problem
from dreamtable.play.fair_deal import new_secret
from dreamtable.play.replay_file import Replay
from dreamtable.play.stored_options import store_options
from dreamtable.tables.actions.action import need_host
from dreamtable.tables.actions.next_game_vote_actions import ReserveRematch
from dreamtable.tables.actions.start_actions import FIRST_REVEAL, begin_soon
from dreamtable.tables.live_table_state import TableState, facts_of
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.people import seats as seating
from dreamtable.tables.people.avatars import PLAIN, Look
from dreamtable.tables.people.party import next_record, seat_party
from dreamtable.tables.people.presence import Presence
from dreamtable.tables.people.seats import Seat, Seats
from dreamtable.tables.public_table_facts import BotSpeed, Doors, Level, Phase, TableFacts
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.store_interface import Behind, Stored, StoredChange
from dreamtable.tables.stored_game import replay_of
from dreamtable.tables.stored_table_record import Record
from dreamtable.tables.table import Table

log = logging.getLogger("dreamtable.lobby")

T = TypeVar("T")
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O: they look like 1 and 0
LISTED = 60  # tables in a list
LOADED = 12  # of those, the newest, to see whose turn it is
LONG = 200  # entries: to replay more takes ten milliseconds and more, and other tables' clocks do not wait


DAILY_LEVEL = Level.DREAMING  # of the bots in every dream of the day


class DailyDeal(Struct, frozen=True):
    """How a table of the dream of a day is laid."""

    table: str  # the id that it gets
    secret: str
    day: str
    counts: bool  # this is the guest's counted try


def new_id() -> str:
    """An id for a table that nobody can guess."""
    return clocks_and_entropy.token_urlsafe(16)


class Lobby:
    """The tables of one server, by id."""

    def __init__(self, context: TableContext, most_tables: int = 5000) -> None:
        self.context = context
        self.most = most_tables
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._replays = ThreadPoolExecutor(1, "dreamtable-replays")

    # -- new tables -------------------------------------------------------------------------------------------
    async def create(
        self,
        game: str,
        guest: str,
        name: str,
        luck: str,
        count: int | None,
        options: dict[str, Any],
        bots: Mapping[int, Level],
        public: bool,
        start: bool = False,
        look: Look = PLAIN,
        speed: BotSpeed = BotSpeed.NORMAL,
        daily: DailyDeal | None = None,
    ) -> Table:
        """A new table, with its host on the first seat that no bot has.

        `start` begins its game at once, or as soon as the host has revealed the luck that was committed to.  The deal
        of a `daily` dream is fixed, and nobody else is let in.
        """
        rules = games.load(game)
        count = rules.facts.best if count is None else count
        rules.check_seats(count)
        seats: Seats = tuple(Seat() for _ in range(count))
        for i, level in bots.items():
            seats = seating.seat_bot(seats, i, level)
        free = [i for i, seat in enumerate(seats) if seat.empty]
        if not free:
            raise Illegal("seats_taken", "Leave a seat for yourself.")
        seats = seating.sit(seats, free[0], guest, name, luck, look)
        record = Record(
            id=daily.table if daily else new_id(),
            code=await self._new_code(),
            game=game,
            options=store_options(rules, options),
            secret=daily.secret if daily else new_secret(),
            host=guest,
            seats=seats,
            created=clocks_and_entropy.wall(),
            public=public,
            speed=speed,
            doors=Doors.CLOSED if daily else Doors.OPEN,
            daily=daily.day if daily and daily.counts else "",
            deal_of=daily.day if daily else "",
        )
        return await self._open(record, start)

    async def play_now(
        self,
        game: str,
        guest: str,
        name: str,
        luck: str,
        count: int | None,
        options: dict[str, Any],
        level: Level,
        look: Look = PLAIN,
        speed: BotSpeed = BotSpeed.NORMAL,
    ) -> Table:
        """A table with bots on every other seat, started."""
        count = games.load(game).facts.best if count is None else count
        bots = dict.fromkeys(range(1, count), level)
        return await self.create(
            game, guest, name, luck, count, options, bots, public=False, start=True, look=look, speed=speed
        )

    async def dream_daily(self, game: str, guest: str, name: str, daily: DailyDeal, look: Look = PLAIN) -> Table:
        """A table with the deal of a day, and bots of one level on every other seat, started."""
        count = games.load(game).facts.best
        bots = dict.fromkeys(range(1, count), DAILY_LEVEL)
        return await self.create(
            game, guest, name, "", count, {}, bots, public=False, start=True, look=look, daily=daily
        )

    async def _open(self, record: Record, start: bool = False) -> Table:
        """Store a new table and load it; raises Behind if it is there already."""
        self.context.moderation.check_new_table()
        self._make_room()
        change = PendingChange(TableState(self.context, record), record, None, 0, self.context.node.now(), "")
        if start:
            begin_soon(change, FIRST_REVEAL, lambda guest: True)
        to_store = change.to_store() or StoredChange(record.id)
        to_store.record = change.record
        await self._commit(to_store)
        table = _load(self.context, Stored(change.record, change.entries, []))
        table.set_time()
        self._add(table)
        return table

    def _make_room(self) -> None:
        """Unload the table that nobody has used for longest, if there are too many; raise Illegal if all are in use."""
        if len(self.tables) >= self.most:
            idle = [table for table in self.tables.values() if table.idle]
            if not idle:
                raise Illegal("full", "This server has no room for another table just now.")
            self._unload(min(idle, key=lambda table: table.touched))

    def _add(self, table: Table) -> None:
        id = table.record.id
        self.tables[id] = table
        if self.context.node.opened(id):
            table.run_here()

    async def _new_code(self) -> str:
        while True:
            code = "".join(clocks_and_entropy.entropy().choices(LETTERS, k=5))
            if await self.context.store.find_code(code) is None:
                return code

    async def _commit(self, change: StoredChange) -> None:
        kept: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self.context.store.commit(change, kept.set_result)
        match await kept:
            case Behind() as behind:
                raise behind
            case Exception():
                raise Illegal("not_saved", "The table could not be stored. Please try again.")

    async def rematch(self, old: Table, guest: str, game: str | None = None) -> Table:
        """A new table for the same people: of the same game and options, or of another; all bring new luck."""
        need_host(old.state, guest)
        if old.record.phase != Phase.OVER:
            raise Illegal("not_over", "A rematch is for when the game is over.")
        if old.record.next is not None:
            try:
                return await self.table(old.record.next)
            except Illegal as problem:
                if problem.code != "no_table":  # nobody finished it, and it was forgotten
                    raise
        await self._reserve_rematch(old)
        record = next_record(old.record, guest, clocks_and_entropy.wall())
        if game is not None or old.record.queue:
            rules = games.load(game or record.game)
            seats = seat_party(record.seats, old.record.queue, *rules.facts.seats, rotate=game is not None)
            options = record.options if rules.name == record.game else store_options(rules, {})
            record = replace(record, game=rules.name, options=options, seats=seats)
        try:
            return await self._open(record)
        except Behind:  # somebody asked for it at the same time
            return await self.table(record.id)

    async def _reserve_rematch(self, old: Table) -> None:
        """Give the rematch of a table its id: the same for everyone who asks, so that there is only one."""
        if not old.record.rematch:
            await old.writer.carry_out(ReserveRematch(new_id()))

    # -- finding ----------------------------------------------------------------------------------------------
    async def table(self, id: str) -> Table:
        """A table, loaded if need be; raises Illegal if there is none, or if it is closed."""
        self.context.moderation.check_table(id)
        if (found := self.tables.get(id)) is not None:
            return found
        if (coming := self._loading.get(id)) is not None:
            return await asyncio.shield(coming)
        future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self._loading[id] = future
        try:
            stored = await self.context.store.load(id)
            if stored is None:
                raise Illegal("no_table", "There is no such table.")
            self._make_room()
            if (next := stored.record.next) is not None and await self.context.store.load(next) is None:
                stored.record = replace(stored.record, next=None)  # nobody finished it, and it was forgotten
            long = len(stored.entries) > LONG
            table = await asyncio.to_thread(_load, self.context, stored) if long else _load(self.context, stored)
        except Exception as problem:
            future.set_exception(problem)
            future.exception()  # seen, even if nobody else waits for it
            raise
        finally:
            del self._loading[id]
        if (found := self.tables.get(id)) is None:  # if it was created meanwhile, there must not be two of it
            found = table
            self._add(table)
        future.set_result(found)
        return found

    async def by_code(self, code: str) -> Table:
        id = await self.context.store.find_code(code.upper())
        if id is None:
            raise Illegal("no_table", "No table has that code now.")
        return await self.table(id)

    async def public_tables(self) -> list[TableFacts]:
        """Where a newcomer could sit down: a free seat, or a bot's."""
        records = await self.context.store.public_tables(LISTED)
        open = [r for r in records if r.doors == Doors.OPEN and any(not seat.guest for seat in r.seats)]
        return await self._facts(open)

    async def tables_of(self, guest: str) -> tuple[list[TableFacts], list[str]]:
        """Where a guest sits, newest first, and the ids of those tables that wait for this guest.

        Only a table in memory knows whom it waits for: the newest ones are loaded, for they may be wanted next.
        """
        records = await self.context.store.tables_of(guest, LISTED)
        going_on = [record.id for record in records if record.phase == Phase.PLAYING and not record.paused]
        asked = [id for id in going_on[:LOADED] if await self._waits_for(id, guest)]
        return await self._facts(records), asked

    async def _waits_for(self, id: str, guest: str) -> bool:
        try:
            return (await self.table(id)).waits_for(guest)
        except Problem:  # forgotten meanwhile, or of a version with other rules
            return False

    async def _facts(self, records: list[Record]) -> list[TableFacts]:
        away = await self.context.node.guests_elsewhere([r.id for r in records if r.id not in self.tables])
        return [self.facts(r, away.get(r.id)) for r in records]

    def facts(self, record: Record, elsewhere: frozenset[str] | None) -> TableFacts:
        if (loaded := self.tables.get(record.id)) is not None:
            return loaded.facts()
        if elsewhere is None:
            return facts_of(record, None)
        presence = Presence(self.context.grace)
        presence.set_elsewhere(elsewhere)
        return facts_of(record, presence)

    async def replay(self, id: str) -> Replay:
        stored = await self.context.store.load(id)
        if stored is None:
            raise Illegal("no_table", "There is no such table.")
        return await self.run_aside(lambda: replay_of(stored))

    async def run_aside(self, work: Callable[[], T]) -> T:
        """Run work on replays in a thread, one after the other: however many people watch them, play goes on."""
        return await asyncio.get_running_loop().run_in_executor(self._replays, work)

    # -- housekeeping -----------------------------------------------------------------------------------------
    def store_times(self) -> None:
        """Store the table time of every table with a running clock; to be called once a second."""
        for table in self.tables.values():
            table.store_time()

    def unload_idle(self, seconds: float) -> int:
        """Unload tables that nobody has watched or changed for so many seconds; return how many."""
        now = clocks_and_entropy.monotonic()
        gone = [table for table in self.tables.values() if table.idle and now - table.touched > seconds]
        for table in gone:
            self._unload(table)
        return len(gone)

    def close_table(self, id: str, code: str, why: str) -> None:
        """Disconnect everyone from a table, and unload it."""
        if (table := self.tables.get(id)) is not None:
            for listener in list(table.state.presence.listeners):
                listener.disconnect(code, why)
            self._unload(table)

    def _unload(self, table: Table) -> None:
        table.stop()
        del self.tables[table.record.id]
        self.context.node.closed(table.record.id)

    def stop(self) -> None:
        """Stop all tables and the work on replays."""
        for table in self.tables.values():
            table.stop()
        self._replays.shutdown(wait=False, cancel_futures=True)


def _load(context: TableContext, stored: Stored) -> Table:
    """A live table from what is stored of it."""
    table = Table(context, stored.record)
    table.follow(stored)
    return table
