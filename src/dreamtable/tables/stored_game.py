"""The game that a table has stored: run again from its log, for replays and for the memory of bots."""

from __future__ import annotations

import asyncio

import msgspec

from dreamtable.kit.errors import Illegal
from dreamtable.play import replay_file as replay
from dreamtable.play import running_game
from dreamtable.play.game_log import Kind, TakenBack
from dreamtable.play.replay_file import Replay
from dreamtable.play.running_game import GameSetup, RunningGame
from dreamtable.play.sent_events import SentEvent, last_seq, sent_events
from dreamtable.tables.public_table_facts import Phase
from dreamtable.tables.store_interface import Store, Stored
from dreamtable.tables.stored_table_record import Record


def setup(record: Record) -> GameSetup:
    """What it takes to open the game of a table."""
    return GameSetup(
        record.game, record.options, len(record.seats), record.secret, record.nonces, record.rules,
        record.lucks, record.redraws,
    )  # fmt: skip


def opening(record: Record) -> RunningGame:
    """The game of a table before the first entry of its log."""
    running = running_game.opening(setup(record))
    running.undoes = frozenset(seat for seat, s in enumerate(record.seats) if s.guest)
    return running


def replay_of(stored: Stored) -> Replay:
    """The replay of a finished game; raises Illegal while it is being played."""
    record = stored.record
    if record.phase != Phase.OVER:
        raise Illegal("not_over", "A game can be replayed when it is over.")
    running = opening(record)
    running.follow(stored.entries)
    return replay.make(setup(record), [seat.name for seat in record.seats], stored.entries, running)


async def told_to(store: Store, table: str, seat: int) -> list[SentEvent]:
    """All that a seat was told since the beginning."""
    stored = await store.load(table)
    return [] if stored is None else await asyncio.to_thread(_told_to, stored, seat)


def _told_to(stored: Stored, seat: int) -> list[SentEvent]:
    names = [s.name for s in stored.record.seats]
    running = opening(stored.record)
    found: list[SentEvent] = []
    running.expect_undos(stored.entries)
    for entry in stored.entries:
        told = running.append(entry)
        if entry.kind is Kind.UNDO:  # what came of it has not happened
            first = msgspec.json.decode(entry.move, type=TakenBack).seq
            found = [event for event in found if event.seq <= last_seq(first - 1)]
        state = running.position.state
        found += sent_events(entry.seq, told, running.game, state, names.__getitem__).for_seat(seat)
    return found
