"""After a game: my history, my figures and the analysis, over HTTP."""

from __future__ import annotations

import random

import pytest

from dreamtable.client import Guest, Refused
from support.event_loop import run
from support.random_people import play_on


def test_a_finished_game_is_in_my_history_and_can_be_analysed(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bo") as bo:
            facts = await ada.play_now("dream_diary")
            with pytest.raises(Refused) as refused:
                await ada.analysis(facts.id)
            assert refused.value.code == "not_over"
            async with ada.watch(facts.id) as table:
                end = await play_on(table, 0, random.Random(1))
            assert end.result is not None
            (game,) = (await ada.history()).games
            assert (game.table, game.game, game.won) == (facts.id, "dream_diary", end.result.payoffs[0] > 0)
            assert [player.bot is None for player in game.players] == [seat.person for seat in facts.seats]
            figures = await ada.figures()
            assert (figures.played, figures.games[0].game) == (1, "dream_diary")
            assert (await bo.history()).games == [] and (await bo.figures()).played == 0
            stamps = await ada.stamps()
            assert len(stamps.all) == 12 and {stamp.table for stamp in stamps.earned} <= {facts.id}
            assert (await bo.stamps()).earned == []
            found = await ada.analysis(facts.id)
            assert found.payoffs == end.result.payoffs and found.steps[-1].open == end.result.payoffs
            assert await bo.analysis(facts.id) == found

    run(work())
