"""A game begins when all luck was committed to, and then revealed: nobody can choose the deal, and who tries is caught."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from dreamtable.kit.errors import Illegal, Problem
from dreamtable.play.deal_witness import DealWitness, Verdict
from dreamtable.play.fair_deal import FairDeal, commitment, new_secret
from dreamtable.play.replay_file import verify
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.actions.action import Action
from dreamtable.tables.actions.host_actions import ChangeDoors, ConfigureTable
from dreamtable.tables.actions.seat_actions import LeaveSeat, TakeSeat
from dreamtable.tables.actions.start_actions import REVEAL, BringLuck, LeaveOutLuck, RevealLuck, StartGame
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.node_interface import SingleNode
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.public_table_facts import Doors, Level, Phase
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.snapshot import Snapshot, Watcher
from dreamtable.tables.stored_table_record import Record
from dreamtable.tables.table import Table
from support.bot_players import IdlePlayer


class ManualClock(SingleNode):
    """A node whose time passes only when a test says so."""

    def __init__(self) -> None:
        self.second = 100.0

    def now(self) -> float:
        return self.second


class Client:
    """A client as the page and the Python client are: it notes what it sees, and reveals when it is asked to."""

    def __init__(self, table: Table, guest: str) -> None:
        self.table, self.guest, self.witness = table, guest, DealWitness()
        self.silent = False
        self._watcher = Watcher(guest, guest)
        table.attach(self)

    async def come(self, seat: int | None = None) -> None:
        if seat is not None:
            await do(self.table, TakeSeat(self.guest, seat, self.guest, self.witness.luck))
        else:
            await do(self.table, BringLuck(self.guest, self.witness.luck))

    def look(self) -> Snapshot:
        return msgspec.json.decode(self.table.snapshots.make(self._watcher, []), type=Snapshot)

    def see(self) -> dict[int, str]:
        """Note what is shown; return what is to be revealed for each seat."""
        shown = self.look()
        facts = shown.table
        self.witness.see(
            facts.commitment, facts.lucks, [r.commitment for r in facts.redraws], facts.phase != Phase.LOBBY
        )
        if facts.phase != Phase.LOBBY or not facts.lucks:
            return {}
        found = {seat: self.witness.reveal(seat, facts.commitment, facts.lucks) for seat in shown.you.seats}
        return {seat: nonce for seat, nonce in found.items() if nonce}

    async def reveal(self) -> None:
        for seat, nonce in self.see().items():
            await do(self.table, RevealLuck(self.guest, seat, nonce))

    def verdict(self, secret: str = "", nonces: tuple[str, ...] = ()) -> Verdict:
        self.see()
        record = self.table.record
        return self.witness.verdict(secret or record.secret, nonces or record.nonces, bool(self.look().you.seats))

    def table_changed(self) -> None: ...

    def disconnect(self, code: str, why: str) -> None: ...


class SwapSecret(Action, frozen=True):
    """What only a cheating server does: another secret takes the place of the one that was committed to."""

    secret: str

    def perform(self, change: PendingChange) -> None:
        change.set_record(secret=self.secret)


async def do(table: Table, action: Action) -> None:
    """Submit an action; raises what it is refused with."""
    answer: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()
    table.writer.submit(action, answer.set_result)
    if (problem := await answer) is not None:
        raise problem


class Evening:
    """A table of Ada, Ben and a bot, whose clients are connected."""

    def __init__(self, table: Table, clock: ManualClock) -> None:
        self.table, self.clock = table, clock
        self.ada, self.ben = Client(table, "ada"), Client(table, "ben")


def phase(table: Table) -> Phase:
    return table.record.phase


def evening(folder: Path, work: Callable[[Evening], Awaitable[None]]) -> None:
    async def run() -> None:
        store, clock = await SqliteStore.open(folder / "tables.sqlite"), ManualClock()
        lobby = Lobby(TableContext(store, IdlePlayer(), node=clock))
        table = await lobby.create("dream_ravens", "ada", "Ada", "", 3, {}, {2: Level.DOZING}, public=False)
        tonight = Evening(table, clock)
        await tonight.ada.come()
        await tonight.ben.come(1)
        try:
            await work(tonight)
        finally:
            lobby.stop()
            await store.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_the_game_begins_when_everybody_has_revealed_and_everybody_vouches(tmp_path: Path) -> None:
    async def work(tonight: Evening) -> None:
        table = tonight.table
        await do(table, StartGame("ada"))
        assert phase(table) == Phase.LOBBY and table.version == 0
        assert table.record.lucks == (tonight.ada.witness.luck, tonight.ben.witness.luck, "")
        await tonight.ada.reveal()
        assert phase(table) == Phase.LOBBY
        await tonight.ada.reveal()  # said again, it counts once
        await tonight.ben.reveal()
        assert phase(table) == Phase.PLAYING and table.version > 0
        assert tonight.ada.verdict() == tonight.ben.verdict() == Verdict.VOUCHED

    evening(tmp_path, work)


def test_nothing_about_the_deal_changes_while_luck_is_revealed(tmp_path: Path) -> None:
    async def work(tonight: Evening) -> None:
        await do(tonight.table, StartGame("ada"))
        for action in (
            BringLuck("ben", DealWitness().luck),
            LeaveSeat("ben", 1),
            TakeSeat("ben", 2, "Ben", DealWitness().luck),
            ConfigureTable("ada", 2, None, None),
            StartGame("ada"),
        ):
            with pytest.raises(Illegal) as refused:
                await do(tonight.table, action)
            assert refused.value.code == "started", action

    evening(tmp_path, work)


def test_luck_that_was_not_committed_to_cannot_be_revealed(tmp_path: Path) -> None:
    """The one who reveals last has seen the luck of all others, and may know the secret: it is of no use."""

    async def work(tonight: Evening) -> None:
        table = tonight.table
        with pytest.raises(Illegal) as refused:
            await do(table, RevealLuck("ben", 1, new_secret()))
        assert refused.value.code == "luck_late"
        await do(table, StartGame("ada"))
        await tonight.ada.reveal()
        for _ in range(20):  # each would deal otherwise, and Ben could choose
            with pytest.raises(Illegal) as refused:
                await do(table, RevealLuck("ben", 1, new_secret()))
            assert refused.value.code == "luck_wrong"
        with pytest.raises(Illegal) as refused:
            await do(table, RevealLuck("ben", 0, new_secret()))
        assert refused.value.code == "not_your_seat"
        await tonight.ben.reveal()
        assert phase(table) == Phase.PLAYING

    evening(tmp_path, work)


def test_who_does_not_like_the_deal_and_stays_silent_gets_another_one_in_which_they_have_no_say(
    tmp_path: Path,
) -> None:
    async def work(tonight: Evening) -> None:
        table, before = tonight.table, tonight.table.record
        await do(table, StartGame("ada"))
        await tonight.ada.reveal()
        disliked = FairDeal(before.secret, (*table.record.nonces[:1], "", "")).dice(1, 8)
        await do(table, LeaveOutLuck())
        assert phase(table) == Phase.LOBBY and not table.record.redraws, "there is still time"
        tonight.clock.second += REVEAL
        await do(table, LeaveOutLuck())
        now: Record = table.record
        assert phase(table) == Phase.LOBBY and now.secret != before.secret
        assert [(r.commitment, r.seats) for r in now.redraws] == [(commitment(before.secret), (1,))]
        assert now.lucks[1:] == ("", "") and commitment(now.lucks[0]) == tonight.ada.witness.luck
        assert tonight.ben.see() == {}
        await tonight.ada.reveal()
        assert phase(table) == Phase.PLAYING
        assert FairDeal(table.record.secret, table.record.nonces).dice(1, 8) != disliked
        assert tonight.ada.verdict() == Verdict.VOUCHED and tonight.ben.verdict() == Verdict.LEFT_OUT

    evening(tmp_path, work)


def test_a_silent_client_holds_the_game_up_for_a_moment_only(tmp_path: Path) -> None:
    """The table's own timer draws again; here it is told that the time is up as soon as it looks."""

    async def work(tonight: Evening) -> None:
        table = tonight.table
        tonight.clock.second += 1
        await do(table, StartGame("ada"))
        tonight.clock.second += 3 * REVEAL
        found = await table.writer.load_news()
        assert found is not None
        table.follow(found)  # as when a node that stood still reads again
        while phase(table) == Phase.LOBBY:
            tonight.clock.second += REVEAL
            await asyncio.sleep(0)
        assert table.record.lucks == ("", "", "") and table.record.redraws[0].seats == (0, 1)

    evening(tmp_path, work)


def test_a_server_that_swaps_the_secret_when_all_luck_is_in_is_caught_by_everybody(tmp_path: Path) -> None:
    """A server that knows all luck can try secrets until it likes the deal."""

    async def work(tonight: Evening) -> None:
        table = tonight.table
        await do(table, StartGame("ada"))
        await tonight.ada.reveal()
        nonces = tonight.ben.see()
        await do(table, SwapSecret(new_secret()))
        await do(table, RevealLuck("ben", 1, nonces[1]))
        assert phase(table) == Phase.PLAYING
        assert tonight.ada.look().table.commitment == commitment(table.record.secret)
        assert tonight.ada.verdict() == tonight.ben.verdict() == Verdict.DIFFERS

    evening(tmp_path, work)


def test_a_server_that_shows_each_client_other_luck_is_caught_by_one_of_them(tmp_path: Path) -> None:
    """Had it kept Ben's place open for luck of its own, it could have chosen that when it knew Ada's."""

    async def work(tonight: Evening) -> None:
        table, own = tonight.table, new_secret()
        await do(table, StartGame("ada"))
        lucks = (table.record.lucks[0], commitment(own), "")
        shown = commitment(table.record.secret)
        tonight.ada.witness.see(shown, lucks, [], False)
        assert tonight.ada.witness.reveal(0, shown, lucks)
        await tonight.ben.reveal()
        for nonces in ((table.record.nonces[0], own, ""), table.record.nonces):
            verdicts = {
                client.witness.verdict(table.record.secret, nonces, True) for client in (tonight.ada, tonight.ben)
            }
            assert Verdict.DIFFERS in verdicts

    evening(tmp_path, work)


def test_a_table_of_bots_and_of_people_without_luck_starts_at_once(tmp_path: Path) -> None:
    async def work(tonight: Evening) -> None:
        for client in (tonight.ada, tonight.ben):
            tonight.table.detach(client)
        await do(tonight.table, StartGame("ada"))
        assert phase(tonight.table) == Phase.PLAYING and tonight.table.record.lucks == ("", "", "")

    evening(tmp_path, work)


def test_who_comes_when_the_game_is_on_adds_no_luck_with_which_they_could_choose(tmp_path: Path) -> None:
    async def work(tonight: Evening) -> None:
        table = tonight.table
        await do(table, StartGame("ada"))
        await tonight.ada.reveal()
        await tonight.ben.reveal()
        nonces, version = table.record.nonces, table.version
        await do(table, LeaveSeat("ben", 1))
        cleo = Client(table, "cleo")
        await do(table, ChangeDoors("ada", Doors.OPEN))
        await cleo.come(1)
        assert table.record.nonces == nonces and table.version == version
        assert cleo.verdict() == Verdict.LEFT_OUT and tonight.ada.verdict() == Verdict.VOUCHED

    evening(tmp_path, work)


def test_the_replay_says_who_vouches_and_whose_luck_was_left_out(tmp_path: Path) -> None:
    async def work(tonight: Evening) -> None:
        table = tonight.table
        await do(table, StartGame("ada"))
        await tonight.ada.reveal()
        tonight.clock.second += REVEAL
        await do(table, LeaveOutLuck())
        await tonight.ada.reveal()
        await do(table, EndGame())
        found = await Lobby(table.state.context).replay(table.record.id)
        assert found.lucks == list(table.record.lucks) and [r.seats for r in found.redraws] == [(1,)]
        wrong = verify(found, tonight.ada.witness.commitment)
        assert wrong == ["The game is not over.", *wrong[1:]] and not any("luck" in line for line in wrong)

    evening(tmp_path, work)


class EndGame(Action, frozen=True):
    """The table counts as over, wherever the game stands."""

    def perform(self, change: PendingChange) -> None:
        change.set_record(phase=Phase.OVER)
