"""A running game: its position and its clocks, folded entry by entry from the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from dreamtable import games
from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.kit.events import EVERYONE, Told
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position, seats_in
from dreamtable.kit.random import generator
from dreamtable.kit.state import CHANCE, CLOCK
from dreamtable.kit.text import Said
from dreamtable.play.clocks import ClockRun, wind
from dreamtable.play.fair_deal import FairDeal, Redraw
from dreamtable.play.game_log import NOTHING, AddedNonce, Entry, Kind, RanOut, TakenBack
from dreamtable.play.stored_options import options_of

encode = msgspec.json.Encoder().encode
UNDOABLE = 12  # decisions in a row that can be taken back
WORLDS = 8  # that an observer cannot tell apart, in which a move is tried to find out whether it showed something


class SealedMove(NamedTuple):
    """A move of one seat that nobody has learned anything from yet."""

    seq: int
    seat: int
    move: Gesture


class Decision(NamedTuple):
    """A decision that may be taken back with all that followed, and the position before it.

    The state is kept as bytes: a table keeps several, and as objects they would be half of what it has in memory.
    """

    seq: int
    seat: int
    state: bytes
    said: tuple[Said, ...]
    move: Gesture

    def before(self, game: Game) -> Position:
        """The position before the decision, as a new object."""
        return Position(game, game.plain.State.from_bytes(self.state), self.said)


class RunningGame(Struct, eq=False):
    """The position after so many entries (`version`), with its clocks and the choices that may be taken back."""

    game: Game
    position: Position
    dealer: FairDeal
    version: int = 0
    clocks: tuple[ClockRun, ...] = ()
    sealed: tuple[SealedMove, ...] = ()  # choices that may still be taken back,
    before: Position | None = None  # and the position before the first of them
    at: int = 0  # the table time of the last entry
    undoes: frozenset[int] = frozenset()  # seats whose last decisions are kept, so that they can be taken back
    decisions: tuple[Decision, ...] = ()  # of those seats, the newest last

    def branch(self) -> RunningGame:
        """An independent copy.  It is cheap: states are never changed in place, so both may share them."""
        position = self.position.branch()
        return RunningGame(
            self.game, position, self.dealer, self.version, self.clocks, self.sealed, self.before, self.at,
            self.undoes, self.decisions,
        )  # fmt: skip

    # -- new entries: make one, fold it, return it with what happened -----------------------------------------
    def play(self, seat: int, move: Gesture, at: int, id: str = "") -> tuple[Entry, list[Told]]:
        """A seat makes a move; raises Illegal with the reason, and then nothing has changed."""
        entry = Entry(self.version + 1, Kind.MOVE, seat, msgspec.Raw(encode(move)), at, id)
        return entry, self._play(entry, move)

    def deal(self, at: int) -> tuple[Entry, list[Told]]:
        """Let chance deal, as a new entry of the log."""
        return self._new(Entry(self.version + 1, Kind.DEAL, CHANCE, NOTHING, at))

    def run_out(self, clock: int, at: int) -> tuple[Entry, list[Told]]:
        """Let a clock run out, as a new entry of the log."""
        ran = msgspec.Raw(encode(RanOut(clock)))
        return self._new(Entry(self.version + 1, Kind.TIME, CLOCK, ran, at))

    def retract(self, seat: int, at: int, id: str = "") -> tuple[Entry, list[Told]]:
        """A seat takes back its last sealed choice; raises Illegal if there is none."""
        last = max((c.seq for c in self.sealed if c.seat == seat), default=0)  # 0 is no entry, and is refused
        taken = msgspec.Raw(encode(TakenBack(last)))
        return self._new(Entry(self.version + 1, Kind.RETRACT, seat, taken, at, id))

    def undo(self, seat: int, at: int, id: str = "") -> tuple[Entry, list[Told]]:
        """A seat takes back its last decision, and with it all that followed; raises Illegal if there is none."""
        last = max((d.seq for d in self.decisions if d.seat == seat), default=0)
        taken = msgspec.Raw(encode(TakenBack(last)))
        return self._new(Entry(self.version + 1, Kind.UNDO, seat, taken, at, id))

    def check_nothing_seen(self, seat: int) -> None:
        """Raise Illegal unless the last entry is a decision of a seat by which nobody has seen anything new.

        Nobody has if, whatever a seat could not know before, the move was open and the same is seen after it.
        """
        last = self.decisions[-1] if self.decisions else None
        if last is None or last.seat != seat or last.seq != self.version or self.position.over:
            raise Illegal("cannot_undo", "There is no decision of yours that could be taken back.")
        before = last.before(self.game)
        if self.game.worded and self.game.moves.said(before.state, seat, last.move) is not None:
            raise Illegal("seen_since", "Something new was seen since: that cannot be taken back.")
        for observer in range(self.position.state.seats):
            seen = self.position.view(observer)
            for luck in range(WORLDS):
                world = Position(self.game, before.sample(observer, generator(luck + 1)), before.said)
                try:
                    world.play(seat, last.move)
                except Illegal:
                    world = before
                if world.view(observer) != seen:
                    raise Illegal("seen_since", "Something new was seen since: that cannot be taken back.")

    def expect_undos(self, entries: Sequence[Entry]) -> None:
        """Keep what it takes to fold these entries: the decisions of seats that take some back."""
        self.undoes |= {entry.seat for entry in entries if entry.kind is Kind.UNDO}

    def _new(self, entry: Entry) -> tuple[Entry, list[Told]]:
        return entry, self.append(entry)

    # -- the fold ---------------------------------------------------------------------------------------------
    def append(self, entry: Entry) -> list[Told]:
        """Fold the next entry of the log; return what happened."""
        words = self.game.plain.WORDS
        match entry.kind:
            case Kind.MOVE:
                return self._play(entry, self.game.read_move(bytes(entry.move)))
            case Kind.DEAL:
                told = self.position.deal(self.dealer.dice(entry.seq, words))
                self.sealed = ()
            case Kind.TIME:
                clock = msgspec.json.decode(entry.move, type=RanOut).clock
                told = self.position.run_out(clock, self.dealer.dice(entry.seq, words))
                self.sealed = ()
            case Kind.RETRACT:
                told = []
                self._take_back(entry.seat, msgspec.json.decode(entry.move, type=TakenBack).seq)
            case Kind.UNDO:
                told = []
                self._undo(entry.seat, msgspec.json.decode(entry.move, type=TakenBack).seq)
            case Kind.NONCE:
                told = []
                self._take_nonce(entry.seat, msgspec.json.decode(entry.move, type=AddedNonce).nonce)
        self._advance(entry)
        return told

    def follow(self, entries: Sequence[Entry]) -> None:
        """Fold these entries."""
        self.expect_undos(entries)
        for entry in entries:
            self.append(entry)

    def _play(self, entry: Entry, move: Gesture) -> list[Told]:
        position = self.position
        mask, state, said = position.mask, position.state, position.said
        told = position.play(entry.seat, move)
        if entry.seat in self.undoes:
            decision = Decision(entry.seq, entry.seat, state.to_bytes(), said, move)
            self.decisions = (*self.decisions, decision)[-UNDOABLE:]
        others = mask & ~(1 << entry.seat)
        # Sealed: others are still choosing the same thing, and nobody was told anything in private.
        if others and position.mask == others and all(t.to == EVERYONE for t in told) and self._same(state, others):
            self.before = self.before if self.sealed else Position(self.game, state, said)
            self.sealed = (*self.sealed, SealedMove(entry.seq, entry.seat, move))
        else:
            self.sealed = ()
        self._advance(entry)
        return told

    def _same(self, before: Any, others: int) -> bool:
        """Whether the others may do what they might before.  After a clue they may not: it is the next one's turn."""
        moves, after = self.game.moves.moves, self.position.state
        return all(moves(before, seat) == moves(after, seat) for seat in seats_in(others))

    def _take_back(self, seat: int, seq: int) -> None:
        left = tuple(c for c in self.sealed if (c.seat, c.seq) != (seat, seq))
        if self.before is None or left == self.sealed:
            raise Illegal("cannot_retract", "There is no choice of yours that could still be taken back.")
        self.sealed = left
        self.position = self.before.clone()
        for choice in self.sealed:
            self.position.play(choice.seat, choice.move)

    def _undo(self, seat: int, seq: int) -> None:
        found = next((d for d in self.decisions if (d.seat, d.seq) == (seat, seq)), None)
        if found is None or self.position.over:
            raise Illegal("cannot_undo", "There is no decision of yours that could be taken back.")
        self.decisions = tuple(d for d in self.decisions if d.seq < seq)
        self.sealed = ()
        self.position = found.before(self.game)

    def _take_nonce(self, seat: int, nonce: str) -> None:
        if self.position.over or seat not in range(self.position.state.seats):
            raise Invalid("bad_replay", "Nobody can have taken over a seat there.")
        self.dealer = self.dealer.with_nonce(seat, nonce)

    def _advance(self, entry: Entry) -> None:
        self.version, self.at = entry.seq, entry.at
        if not self.sealed:
            self.before = None
        self.clocks = wind(self.clocks, self.position.clocks(), entry.at)


class GameSetup(Struct, frozen=True):
    """All that is decided before the first entry of a log: with the log, it makes the whole game."""

    game: str
    options: msgspec.Raw
    seats: int
    secret: str
    nonces: tuple[str, ...]
    rules: int = 1  # the version of the game's rules
    lucks: tuple[str, ...] = ()  # the commitments that the nonces open; they prove the deal and do not change it
    redraws: tuple[Redraw, ...] = ()


def opening(setup: GameSetup) -> RunningGame:
    """A game before the first entry of its log; raises Invalid if it needs another version of the rules."""
    game = games.load(setup.game)
    options = options_of(game, setup.options, setup.rules)
    state = game.opening(setup.seats, options)
    state.former_rules = 0 if setup.rules == game.plain.RULES_VERSION else setup.rules
    position = Position(game, state, game.moves.opening_words(options))
    return RunningGame(game, position, FairDeal(setup.secret, setup.nonces))
