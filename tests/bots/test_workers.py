"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import msgspec
import pytest

from dreamtable import games
from dreamtable.bots import search_player, warm_up
from dreamtable.bots.card_bot import CardBot
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Decision, Turn
from dreamtable.bots.search_player import Searcher
from dreamtable.bots.thinking_time import Thinking
from dreamtable.bots.worker_pool import MOST_WAITING, BotFailed, BotPool, BotsBusy
from support.bot_turns import CARD_GAMES, start, turn_of

QUICK = Thinking(iterations=50, pace=0)


def ask(*turns: Turn) -> list[Decision]:
    async def run() -> list[Decision]:
        workers = BotPool(QUICK, count=1)
        try:
            return list(await asyncio.gather(*(workers.choose(turn) for turn in turns)))
        finally:
            await workers.close()

    return asyncio.run(run())


def test_a_worker_answers_for_many_tables_and_games() -> None:
    turns = []
    for name in CARD_GAMES:
        position = start(games.load(name), 2, 7)
        turns.append(turn_of(position, position.waiting[0], Level.DREAMING, 3))
    for turn, choice in zip(turns, ask(*turns), strict=True):
        assert choice.move in turn.moves and not choice.drowsy


def test_the_same_question_gets_the_same_answer() -> None:
    position = start(games.load("dream_power_trick"), 3, 7)
    turn = turn_of(position, position.waiting[0], Level.DOZING, 3)
    assert ask(turn) == ask(turn)


def test_until_its_search_is_compiled_lucid_plays_as_dreaming_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DREAMTABLE_CACHE", str(tmp_path))  # nothing is compiled here
    position = start(games.load("dreams_and_nightmares"), 2, 7)
    turn = turn_of(position, 0, Level.LUCID, 3)
    assert ask(turn)[0].drowsy


def test_a_compiled_search_is_used() -> None:
    game = games.load("dreams_and_nightmares")
    position = start(game, 2, 7)
    turn = turn_of(position, position.waiting[0], Level.LUCID, 3)
    bot = CardBot(game, Level.LUCID, QUICK)
    bot.searcher = Searcher(game, QUICK)
    choice = bot.choose(turn)
    assert choice.move in turn.moves and not choice.drowsy


@pytest.mark.slow
def test_compiling_happens_elsewhere_and_is_noticed() -> None:
    game = games.load("dreams_and_nightmares")
    warm_up.compiled_for(game)
    warm_up._compiling[game.package].wait()
    assert warm_up.compiled_for(game)


def test_all_bots_of_a_process_search_in_one_tree() -> None:
    """Three bots of each table had one each, which made 36.7 MB a table."""
    position = start(games.load("dreams_and_nightmares"), 2, 7)
    trees = len(search_player._idle_trees)
    for _ in range(5):
        bot = CardBot(position.game, Level.LUCID, QUICK)
        bot.searcher = Searcher(position.game, QUICK)
        bot.choose(turn_of(position, position.waiting[0], Level.LUCID, 3))
    assert len(search_player._idle_trees) == max(1, trees)


def at_table(turn: Turn, table: str) -> Turn:
    return msgspec.structs.replace(turn, table=table)


def test_one_guest_with_many_tables_does_not_make_another_wait() -> None:
    position = start(games.load("dream_ravens"), 2, 7)
    turn = turn_of(position, 0, Level.DREAMING, 3)

    async def run() -> None:
        workers, order = BotPool(QUICK, count=1), []

        async def ask(table: str, asker: str) -> None:
            await workers.choose(at_table(turn, table), asker)
            order.append(asker)

        async with asyncio.TaskGroup() as tasks:
            for n in range(30):
                tasks.create_task(ask(f"empty {n}", ""))
            for n in range(30):
                tasks.create_task(ask(f"eve {n}", "eve"))
            tasks.create_task(ask("ada", "ada"))
        assert order.index("ada") <= 2 and order[-29:] == [""] * 29
        await workers.close()

    asyncio.run(run())


def test_who_asks_too_much_is_told_so_and_what_nobody_waits_for_is_not_answered() -> None:
    position = start(games.load("dream_ravens"), 2, 7)
    turn = turn_of(position, 0, Level.DREAMING, 3)

    async def run() -> None:
        workers = BotPool(QUICK, count=1)
        asked = [asyncio.create_task(workers.choose(at_table(turn, f"{n}"), "eve")) for n in range(10 * MOST_WAITING)]
        found, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_EXCEPTION)
        assert all(isinstance(task.exception(), BotsBusy) for task in found) and 0 < len(waiting) <= MOST_WAITING + 1
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting)
        assert (await workers.choose(turn, "eve")).move in turn.moves
        await workers.close()

    asyncio.run(run())


def test_a_pool_closes_whatever_its_bots_are_at() -> None:
    position = start(games.load("dream_ravens"), 2, 7)
    turn = turn_of(position, 0, Level.DREAMING, 3)

    async def run() -> None:
        workers = BotPool(QUICK, count=1)
        await workers.choose(turn)
        process = workers._workers[0]._process
        assert process is not None
        process.send_signal(signal.SIGSTOP)  # it neither reads nor ends
        asked = [asyncio.create_task(workers.choose(at_table(turn, f"{n}"))) for n in range(20)]
        await asyncio.sleep(0)
        await workers.close()
        assert process.returncode is not None
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(problem) for problem in found} == {BotsBusy}

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_bot_that_fails_says_why_and_harms_no_other() -> None:
    position = start(games.load("dream_ravens"), 2, 7)
    good = turn_of(position, 0, Level.DREAMING, 3)
    bad = turn_of(position, 0, Level.DREAMING, 3)
    bad = type(bad)(**{f: getattr(bad, f) for f in bad.__struct_fields__} | {"sample": b"nonsense", "table": "u"})

    async def run() -> None:
        workers = BotPool(QUICK, count=1)
        with pytest.raises(BotFailed, match="unpack"):
            await workers.choose(bad)
        assert (await workers.choose(good)).move in good.moves
        await workers.close()

    asyncio.run(run())
