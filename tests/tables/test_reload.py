"""A table that is loaded again is the same table, whatever people had done at it and whenever it was unloaded."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from dreamtable import games
from dreamtable.kit.errors import Problem
from dreamtable.kit.state import WATCHER
from dreamtable.play.replay_file import verify
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.actions import chat_actions, host_actions, play_actions, seat_actions
from dreamtable.tables.actions.action import Action
from dreamtable.tables.actions.start_actions import StartGame
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.public_table_facts import Doors, Level, Phase
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.table import Table
from support.bot_players import IdlePlayer
from support.random_game import random_move

GUESTS = ("ada", "bob", "eve", "kai")
ACTIONS, RELOADED = 250, 0.06  # how many, and how often after one of them
CODES_OF_A_BUG = ("broken", "not_saved", "no_verdict")


class RandomGuests:
    """Guests who do anything at a table, and a server that restarts now and then."""

    def __init__(self, store: SqliteStore, dice: random.Random) -> None:
        self._context, self._dice = TableContext(store, IdlePlayer(), grace=0), dice
        self.lobby = Lobby(self._context)
        self.refused = self.done = 0

    def restart(self) -> None:
        self.lobby.stop()
        self.lobby = Lobby(self._context)

    async def submit(self, table: Table, action: Action) -> None:
        answer: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()
        table.writer.submit(action, answer.set_result)
        problem = await answer
        assert problem is None or problem.code not in CODES_OF_A_BUG, problem
        self.refused += problem is not None
        self.done += problem is None

    def random_action(self, table: Table) -> Action:
        dice = self._dice
        guest, seat, host = dice.choice(GUESTS), dice.randrange(len(table.record.seats)), table.host
        nonce, name = f"{dice.getrandbits(128):032x}", dice.choice(("Ann", "Bo", "Nix", "water"))
        anyone: list[Action] = [
            seat_actions.TakeSeat(guest, seat, name, nonce),
            seat_actions.TakeSeat(guest, seat, name, nonce),
            seat_actions.LeaveSeat(guest, seat),
            seat_actions.RenameSeat(guest, seat, name),
            seat_actions.ReclaimSeat(guest, seat),
            seat_actions.SeatStandIn(guest, seat, Level.DOZING),
            play_actions.RetractMove(guest, seat),
            chat_actions.SayLine(guest, name, f"{name} to you all"),
        ]
        of_host: list[Action] = [
            FillAndStart(host),
            FillAndStart(host),
            host_actions.SeatBot(host, seat, Level.DREAMING),
            host_actions.ClearSeat(host, seat),
            host_actions.PauseGame(host, True),
            host_actions.PauseGame(host, False),
            host_actions.PauseGame(host, False),
            host_actions.ChangeDoors(host, dice.choice((Doors.OPEN, Doors.OPEN, Doors.SEATS))),
        ]
        return self._random_move(table) if dice.random() < 0.7 else dice.choice(dice.choice((anyone, of_host)))

    def _random_move(self, table: Table) -> Action:
        """A move of anybody who may, people and bots alike."""
        running = table.state.running_game
        if running is None or not running.position.waiting:
            return play_actions.RetractMove("nobody", 0)  # is refused
        seat = self._dice.choice(running.position.waiting)
        move = Raw(msgspec.json.encode(random_move(running, seat, self._dice)))
        owner = table.record.seats[seat]
        if owner.guest and owner.bot is None:
            return play_actions.PlayMove(owner.guest, seat, table.version, move)
        return play_actions.PlayBotMove(seat, table.version, move)


class FillAndStart(Action, frozen=True):
    """The host seats bots wherever nobody sits, and starts."""

    guest: str

    def perform(self, change: PendingChange) -> None:
        for number, seat in enumerate(change.record.seats):
            if seat.empty:
                host_actions.SeatBot(self.guest, number, Level.DOZING).perform(change)
        StartGame(self.guest).perform(change)


def seen(table: Table) -> object:
    """All that there is to see, and all that says how it goes on.  Time may have passed."""
    state, running = table.state, table.state.running_game
    if running is None:
        return table.facts(), list(state.chat.lines)
    views = [table.snapshots.view(seat) for seat in range(WATCHER, len(table.record.seats))]
    questions = [(seat, asked.moves, asked.about) for seat, asked in state.questions.items()]
    return table.facts(), list(state.chat.lines), running.version, running.clocks, running.sealed, views, questions


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", games.names())
def test_a_table_that_is_loaded_again_is_the_same_table(name: str, seed: int, tmp_path: Path) -> None:
    async def work() -> None:
        dice = random.Random(seed)
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        guests = RandomGuests(store, dice)
        low, high = games.load(name).facts.seats
        count, options = dice.randint(low, min(high, 5)), {"night": 10} if name == "when_i_dream" else {"turn_clock": 9}
        bots = dict.fromkeys(range(1, count), Level.DOZING)
        table = await guests.lobby.create(name, "ada", "Ada", "", count, options, bots, public=False)
        for _ in range(ACTIONS):
            await guests.submit(table, guests.random_action(table))
            if table.record.phase == Phase.OVER:
                assert verify(await guests.lobby.replay(table.record.id)) == []
                table = await guests.lobby.rematch(table, table.host)
            if dice.random() < RELOADED:
                before = seen(table)
                guests.restart()
                table = await guests.lobby.table(table.record.id)
                assert seen(table) == before
        assert guests.done > ACTIONS / 10 and guests.refused
        guests.lobby.stop()
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 120))
