"""A table that is loaded again is the same table, whatever people had done at it and whenever it was unloaded."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from dreamtable import games
from dreamtable.bots.player import Decision, Turn
from dreamtable.kit.errors import Illegal, Problem
from dreamtable.kit.state import WATCHER
from dreamtable.play.replay import verify
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables import table_actions as acts
from dreamtable.tables.change import PendingChange
from dreamtable.tables.context import TableContext
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.table import Act, Table
from dreamtable.tables.table_facts import Doors, Level, Phase
from tables.evening import some_move

GUESTS = ("ada", "bob", "eve", "kai")
ACTS, RELOADED = 250, 0.06  # how many, and how often after one of them
CODES_OF_A_BUG = ("broken", "not_saved", "no_verdict")


class Nobody:
    """A player who thinks for ever: the people are who is tried here."""

    async def choose(self, turn: Turn) -> Decision:
        await asyncio.Event().wait()
        raise AssertionError

    def forget(self, table: str) -> None: ...


class Evening:
    def __init__(self, store: SqliteStore, dice: random.Random) -> None:
        self._house, self._dice = TableContext(store, None, Nobody(), grace=0), dice
        self.lobby = Lobby(self._house)
        self.refused = self.done = 0

    def reload(self) -> None:
        """As after a restart."""
        self.lobby.stop()
        self.lobby = Lobby(self._house)

    async def do(self, table: Table, act: Act) -> None:
        answer: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()
        table.submit(act, answer.set_result)
        problem = await answer
        assert problem is None or problem.code not in CODES_OF_A_BUG, problem
        self.refused += problem is not None
        self.done += problem is None

    def some_act(self, table: Table) -> Act:
        dice = self._dice
        guest, seat = dice.choice(GUESTS), dice.randrange(len(table.record.seats))
        nonce, name = f"{dice.getrandbits(128):032x}", dice.choice(("Ann", "Bo", "Nix", "water"))

        anyone: list[Act] = [
            lambda d: acts.sit(d, guest, seat, name, nonce),
            lambda d: acts.sit(d, guest, seat, name, nonce),
            lambda d: acts.leave(d, guest, seat),
            lambda d: acts.call(d, guest, seat, name),
            lambda d: acts.take_back(d, guest, seat),
            lambda d: acts.stand_in(table, d, guest, seat, Level.DOZING),
            lambda d: table.retract(d, guest, seat),
            lambda d: table.say(d, guest, name, f"{name} to you all"),
        ]
        host: list[Act] = [
            begin,
            begin,
            lambda d: acts.replace_by_bot(d, seat, Level.DREAMING),
            lambda d: acts.remove(d, seat),
            lambda d: acts.pause(d, True),
            lambda d: acts.pause(d, False),
            lambda d: acts.pause(d, False),
            lambda d: d.change(doors=dice.choice((Doors.OPEN, Doors.OPEN, Doors.SEATS))),
        ]
        return self._some_move(table) if dice.random() < 0.7 else dice.choice(dice.choice((anyone, host)))

    def _some_move(self, table: Table) -> Act:
        """Of anybody who may: a bot's seat is played by the first bot that comes along."""

        def play(draft: PendingChange) -> None:
            if table.course is None or not table.course.position.waiting:
                raise Illegal("nobody", "Nobody can move.")
            seat = self._dice.choice(table.course.position.waiting)
            move = msgspec.json.encode(some_move(table.course, seat, self._dice))
            owner = table.record.seats[seat]
            if owner.guest and owner.bot is None:
                table.move(draft, owner.guest, seat, table.version, move)
            else:
                table.play(draft, seat, table.version, move)

        return play


def begin(draft: PendingChange) -> None:
    for number, seat in enumerate(draft.record.seats):
        if seat.empty:
            acts.replace_by_bot(draft, number, Level.DOZING)
    acts.start(draft)


def seen(table: Table) -> object:
    """All that there is to see, and all that says how it goes on.  Time may have passed."""
    if table.course is None or table.gallery is None:
        return table.facts(), list(table.chat.lines)
    views = [table.gallery.view(seat) for seat in range(WATCHER, len(table.record.seats))]
    questions = [(q.moves, q.about) if (q := table.gallery.question(s)) else None for s in table.gallery.waiting]
    course = table.course
    return table.facts(), list(table.chat.lines), course.version, course.clocks, course.sealed, views, questions


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", games.names())
def test_a_table_that_is_loaded_again_is_the_same_table(name: str, seed: int, tmp_path: Path) -> None:
    async def work() -> None:
        dice = random.Random(seed)
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        evening = Evening(store, dice)
        low, high = games.load(name).facts.seats
        count, options = dice.randint(low, min(high, 5)), {"night": 10} if name == "when_i_dream" else {"turn_clock": 9}
        bots = dict.fromkeys(range(1, count), Level.DOZING)
        table = await evening.lobby.lay(name, "ada", "Ada", "00" * 16, count, options, bots, public=False)
        for _ in range(ACTS):
            await evening.do(table, evening.some_act(table))
            if table.record.phase == Phase.OVER:
                assert verify(await evening.lobby.replay(table.record.id)) == []
                table = await evening.lobby.rematch(table, table.host)
            if dice.random() < RELOADED:
                before = seen(table)
                evening.reload()
                table = await evening.lobby.table(table.record.id)
                assert seen(table) == before
        assert evening.done > ACTS / 10 and evening.refused
        evening.lobby.stop()
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 120))
