"""One change of a table in the making.  Nobody sees any of it before all of it is on disk."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from dreamtable.kit.errors import Illegal
from dreamtable.kit.events import Told
from dreamtable.kit.moves import Gesture
from dreamtable.kit.state import CHANCE_BIT
from dreamtable.play.game_log import Entry
from dreamtable.play.running_game import RunningGame
from dreamtable.tables.idempotency import RequestKeys
from dreamtable.tables.live_table_state import TableState
from dreamtable.tables.people.party import with_game
from dreamtable.tables.public_table_facts import ChatLine, Phase
from dreamtable.tables.store_interface import StoredChange
from dreamtable.tables.stored_table_record import Record


class PendingChange(Struct, eq=False):
    """The table as it is (`state`), and what an action has made of it so far (the other fields)."""

    state: TableState
    record: Record
    running_game: RunningGame | None
    at: int  # the table time
    now: float  # the second of the node's clock at which the table time is `at`
    key: str  # who asked for it, so that a repeated request counts once
    branched: bool = False  # `running_game` is a copy that may be changed
    entries: list[Entry] = []
    told: list[tuple[int, list[Told]]] = []  # what happened in each of these entries
    chat: list[ChatLine] = []
    seen: tuple[int, int] | None = None  # a seat, and the version that its player has seen

    def set_record(self, **fields: Any) -> None:
        """Replace some fields of the record."""
        self.record = replace(self.record, **fields)

    # -- the game ---------------------------------------------------------------------------------------------
    def in_play(self) -> RunningGame:
        """A copy of the running game that may be changed; raises Illegal while no moves are taken."""
        if self.running_game is None:
            raise Illegal("not_started", "The game has not started yet.")
        if self.record.phase == Phase.OVER:
            raise Illegal("game_over", "The game is over.")
        if self.record.paused:
            raise Illegal("paused", "The table is paused.")
        return self._branch(self.running_game)

    def _branch(self, running: RunningGame) -> RunningGame:
        if self.branched:
            return running
        self.running_game, self.branched = running.branch(), True
        return self.running_game

    def start(self, running: RunningGame) -> None:
        """Begin this game."""
        self.running_game, self.branched = running, True
        self.set_record(phase=Phase.PLAYING, at=self.at, since=self.now)
        self._play_on(running)

    def play(self, running: RunningGame, seat: int, move: Gesture) -> None:
        """Play a move on the game that is `in_play`; raises Illegal if the rules do not allow it."""
        self._append(*running.play(seat, move, self.at, self.key))
        self._play_on(running)

    def run_out(self, clock: int) -> None:
        """Let a clock run out."""
        running = self.in_play()
        self._append(*running.run_out(clock, self.at))
        self._play_on(running)

    def retract(self, seat: int) -> None:
        """Take back the last choice of a seat; raises Illegal if that is too late."""
        self._append(*self.in_play().retract(seat, self.at, self.key))

    def undo(self, seat: int) -> None:
        """Take back the last decision of a seat with all that followed; raises Illegal if there is none."""
        self._append(*self.in_play().undo(seat, self.at, self.key))
        self.set_record(undone=self.entries[-1].seq)

    def _play_on(self, running: RunningGame) -> None:
        """Let chance act while it is its turn; end the game when nobody can act any more."""
        while (waiting := running.position.mask) == CHANCE_BIT:
            self._append(*running.deal(self.at))
        if not waiting:
            evening = with_game(self.record, running.position.payoffs())
            self.set_record(phase=Phase.OVER, at=self.at, evening=evening)

    def _append(self, entry: Entry, told: list[Told]) -> None:
        if self.record.wish is not None:  # who plays on does not agree
            self.set_record(wish=None)
        self.entries.append(entry)
        self.told.append((entry.seq, told))

    # -- what goes to disk ------------------------------------------------------------------------------------
    def to_store(self) -> StoredChange | None:
        """All that has to be written, or None if nothing changes."""
        was = self.state.record
        if self.record is was and not self.entries and not self.chat:
            return None
        if self.key and (self.chat or self.record is not was) and not any(entry.id for entry in self.entries):
            self.set_record(keys=RequestKeys((*was.keys, self.key)).all())  # the entry of a move carries its key itself
        if self.record is not was:
            self.set_record(rev=was.rev + 1)
        ended = self.record.phase == Phase.OVER and was.phase != Phase.OVER
        running = self.running_game if ended else None
        return StoredChange(
            self.record.id,
            self.record if self.record is not was else None,
            self.entries,
            self.chat,
            running.position.payoffs() if running else None,
            list(running.game.scoring.points(running.position.state)) if running else [],
        )
