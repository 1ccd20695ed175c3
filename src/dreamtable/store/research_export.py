"""Finished games that all their players gave to research, without the players' names."""

from __future__ import annotations

import tempfile
from collections.abc import Collection
from pathlib import Path

from msgspec.structs import replace

from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Problem
from dreamtable.play.game_log import Kind
from dreamtable.play.replay_file import Replay
from dreamtable.store.backup import FILE, take_snapshot
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.store_interface import Store, Stored
from dreamtable.tables.stored_game import replay_of

BOT = "bot"  # in the place of a guest, in the key of a bot's move


async def consents(store: Store, guest: str) -> bool:
    """Return whether a guest gives finished games to research."""
    ((*found,),) = await store.run(("SELECT given FROM consents WHERE guest = ?", (guest,)))
    return bool(found)


async def set_consent(store: Store, guest: str, given: bool) -> None:
    """Note that a guest gives finished games to research, or does so no more."""
    forget = ("DELETE FROM consents WHERE guest = ?", (guest,))
    note = ("INSERT INTO consents (guest, given) VALUES (?, ?)", (guest, clocks_and_entropy.wall()))
    await store.run(forget, *([note] if given else []))


async def given_games(source: str, game: str) -> list[Replay]:
    """Return the finished games of one kind, in a data folder or a PostgreSQL database, that all their players gave.

    A server may be running there.  The games come in no order that tells when they were played.
    """
    with tempfile.TemporaryDirectory(prefix="dreamtable-research-") as folder:
        await take_snapshot(source, Path(folder))
        store = await SqliteStore.open(Path(folder) / FILE)
        try:
            return await _given(store, game)
        finally:
            await store.close()


async def _given(store: Store, game: str) -> list[Replay]:
    over, agreed = await store.run(
        ("SELECT id FROM tables WHERE phase = 'over' AND game = ? ORDER BY id", (game,)),
        ("SELECT guest FROM consents", ()),
    )
    people, found = {guest for (guest,) in agreed}, []
    for (table,) in over:
        stored = await store.load(table)
        if stored is not None and all_agree(stored, people):
            try:
                found.append(nameless(replay_of(stored), [seat.bot for seat in stored.record.seats]))
            except Problem:  # a game of rules that cannot be played any more
                continue
    return found


def all_agree(stored: Stored, people: Collection[str]) -> bool:
    """Whether everybody who sat or moved in a game is among these people.  Bots need not be asked.

    Somebody who was deleted has no id any more, neither on a seat nor in a move, and so can agree to nothing.
    """
    record = stored.record
    sat = {seat.guest for seat in record.seats if seat.bot is None}
    left = {guest for guest, _ in record.left}
    moved = {entry.id.partition(":")[0] for entry in stored.entries if entry.kind not in (Kind.DEAL, Kind.TIME)}
    return (sat | left | moved - {BOT}) <= set(people)


def nameless(replay: Replay, bots: list[object]) -> Replay:
    """Return a replay without names of people, ids and times; bots are named by their level."""
    names = [f"Seat {seat}" if bot is None else str(bot) for seat, bot in enumerate(bots)]
    return replace(replay, names=names, log=[replace(entry, id="", at=0) for entry in replay.log])
