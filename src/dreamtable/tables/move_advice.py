"""Advice for somebody who plays against bots alone: what a lucid bot would do on that seat, by what the seat knows."""

from __future__ import annotations

import asyncio

from msgspec import Raw

from dreamtable.bots.levels import Level
from dreamtable.bots.player import Decision, Turn
from dreamtable.kit.errors import Illegal
from dreamtable.kit.random import generator
from dreamtable.play.bot_turns import make_turn
from dreamtable.play.open_questions import OpenQuestion
from dreamtable.play.running_game import RunningGame
from dreamtable.tables.live_table_state import TableState
from dreamtable.tables.stored_game import told_to

ADVISER = "adviser"  # in place of a table: an adviser remembers none, and its taste is the same everywhere
LONGEST = 20.0  # seconds that anybody waits for advice


def advice_turn(
    running: RunningGame, question: OpenQuestion, seat: int, options: Raw, view: bytes, events: list[Raw]
) -> Turn:
    """Return what an adviser is handed: always the same for all that a seat cannot tell apart."""
    return make_turn(
        running, question, seat, Level.LUCID, table=ADVISER, options=options, view=view, events=events, refused=[],
        must=False, dice=generator(1),
    )  # fmt: skip


async def advise(state: TableState, seat: int, view: bytes) -> Decision:
    """Return what an adviser would do on a seat that is asked something now, and why; raise Illegal if nobody can."""
    running, question = state.running_game, state.questions.get(seat)
    if running is None or question is None:
        raise Illegal("not_your_turn", "It is not your turn.")
    told = await told_to(state.context.store, state.record.id, seat) if running.game.worded else []
    turn = advice_turn(running, question, seat, state.record.options, view, [event.event for event in told])
    try:
        return await asyncio.wait_for(state.context.adviser.choose(turn, state.presence.somebody), LONGEST)
    except Exception as wrong:
        raise Illegal("no_advice", "Nobody here knows what to do; trust your own dream.") from wrong
