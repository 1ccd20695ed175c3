"""Puzzles over HTTP: nothing of the answer is shown before one is given."""

from __future__ import annotations

import pytest

from dreamtable.analysis.puzzle_book import puzzle
from dreamtable.client import Guest, Refused
from support.event_loop import run


def test_a_puzzle_is_answered_and_then_explained(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            lists = {found.game: found.puzzles for found in await ada.puzzles()}
            assert len(lists["dream_ravens"]) >= 50 and len(lists["dream_diary"]) >= 20
            for game in lists:
                number = lists[game][0].number
                found, truth = await ada.puzzle(game, number), puzzle(game, number)
                best = truth.open().game.read_move(bytes(truth.best))
                right = [m for m in found.moves if truth.open().game.read_move(bytes(m)) == best]
                wrong = [m for m in found.moves if m not in right]
                assert len(right) == 1 and wrong and found.seat == truth.seat
                assert (await ada.solve(game, number, right[0])).right
                verdict = await ada.solve(game, number, wrong[0])
                assert not verdict.right and verdict.chance > verdict.next_best and verdict.said
                assert verdict.next == lists[game][1].number

    run(work())


def test_a_puzzle_that_is_not_there_and_a_move_that_is_not_open_are_refused(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            for game, number in (("dream_ravens", 999), ("chess", 1)):
                with pytest.raises(Refused) as refused:
                    await ada.puzzle(game, number)
                assert refused.value.code == "no_such_puzzle"
            other = (await ada.puzzle("dream_diary", 1)).moves[0]
            with pytest.raises(Refused):
                await ada.solve("dream_ravens", 1, other)

    run(work())
