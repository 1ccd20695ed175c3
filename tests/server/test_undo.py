"""Take-backs over the socket: against bots alone, and the history says so."""

from __future__ import annotations

import random

import msgspec
import pytest

from dreamtable.client import Guest, Refused, Watch, moves, new_id
from dreamtable.protocol import messages as p
from dreamtable.tables.public_table_facts import UndoWishFacts
from support.event_loop import run
from support.random_people import play_on

GAME = "dreams_and_nightmares"


def test_a_decision_is_taken_back_and_the_game_counts_as_assisted(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.play_now(GAME)
            async with ada.watch(facts.id) as table:
                with pytest.raises(Refused) as refused:
                    await table.ask(p.Undo(new_id(), 0))
                assert refused.value.code == "cannot_undo"
                before = await table.until(lambda s: 0 in s.waiting, timeout=60)
                view = msgspec.json.decode(before.perspectives[0].view)
                await table.move(0, moves(before.perspectives[0])[0], before.version)
                await table.until(lambda s: 0 in s.waiting and s.version > before.version + 1, timeout=60)
                after: p.Snapshot = await table.ask(p.Undo(new_id(), 0))
                assert msgspec.json.decode(after.perspectives[0].view) == view and 0 in after.waiting
                await play_on(table, 0, random.Random(1))
            (game,) = (await ada.history()).games
            assert game.assisted
            assert (await ada.replay(facts.id)).payoffs

    run(work())


async def play_first(watches: list[Watch], kind: str) -> tuple[int, str, p.Snapshot]:
    """Let whoever is asked play the first open move, of a kind if there is one; return who, what and what they see."""
    seat = watches[0].snapshot.waiting[0]
    now = await watches[seat].until(lambda s: seat in s.waiting, timeout=60)
    found = [msgspec.json.decode(move) for move in moves(now.perspectives[0])]
    move = next((one for one in found if one["type"] == kind), found[0])
    after: p.Snapshot = await watches[seat].move(seat, move, now.version)
    for watch in watches:
        await watch.until(lambda s: s.version >= after.version, timeout=60)
    return seat, move["type"], after


async def play_until(watches: list[Watch], kind: str) -> tuple[int, p.Snapshot]:
    """Let everyone play until somebody has made a move of a kind; return who, and what they see."""
    while True:
        seat, made, after = await play_first(watches, kind)
        if made == kind:
            return seat, after


def test_among_people_a_decision_that_showed_nothing_is_taken_back_if_all_agree(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bo") as bo:
            facts = await ada.lay("dream_power_trick", seats=2)
            async with ada.watch(facts.id) as table, bo.watch(facts.id) as other:
                await other.sit(1)
                await table.start()
                both = [table, other]
                await table.until(lambda s: bool(s.waiting), timeout=60)
                with pytest.raises(Refused) as refused:
                    await table.ask(p.AnswerUndo(new_id(), True))
                assert refused.value.code == "no_request"
                seat, _ = await play_until(both, "discard")
                with pytest.raises(Refused) as refused:
                    await both[seat].ask(p.Undo(new_id(), seat))
                assert refused.value.code == "seen_since", "the others have seen the cards"
                seat, after = await play_until(both, "ask")
                with pytest.raises(Refused) as refused:
                    await both[1 - seat].ask(p.Undo(new_id(), 1 - seat))
                assert refused.value.code == "cannot_undo"
                asking, asked = both[seat], both[1 - seat]
                wished: p.Snapshot = await asking.ask(p.Undo(new_id(), seat))
                assert wished.table.wish == UndoWishFacts(seat, ()) and wished.version == after.version
                refusing: p.Snapshot = await asked.ask(p.AnswerUndo(new_id(), False))
                assert refusing.table.wish is None and refusing.version == after.version
                await asking.ask(p.Undo(new_id(), seat))
                undone: p.Snapshot = await asked.ask(p.AnswerUndo(new_id(), True))
                assert undone.table.wish is None and undone.table.undone == undone.version == after.version + 1
                again = await asking.until(lambda s: seat in s.waiting and s.version == undone.version, timeout=60)
                kinds = {msgspec.json.decode(move)["type"] for move in moves(again.perspectives[0])}
                assert kinds == {"ask"}

    run(work())


def test_in_a_counted_try_nothing_is_taken_back(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            daily = await ada.dream_daily(GAME)
            async with ada.watch(daily.id) as table:
                with pytest.raises(Refused) as refused:
                    await table.ask(p.Undo(new_id(), 0))
                assert refused.value.code == "counted"

    run(work())
