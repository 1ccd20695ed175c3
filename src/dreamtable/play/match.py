"""A game in your hands: the public library.  Names are those of the games; moves are typed; refusals say why.

>>> import dreamtable as dt
>>> g = dt.new("dream_ravens", seats=3, seed=7)
>>> g.waiting
(0, 1, 2)
>>> g.legal(0)[0]
Look(position=0)
>>> told = g.play(0, {"type": "look", "position": 0})
>>> [g.tell(t.event) for t in told if t.reaches(1)]
['Seat 0 looked at their land 1.']
>>> g.play(0, {"type": "wake_up"})
Traceback (most recent call last):
dreamtable.kit.errors.Illegal: Before the round you may look at two of your own lands. [wrong_phase]
>>> g.view(0).up, g.view(0).round
('8', 1)
>>> other = g.clone()
>>> told = other.play(1, other.legal(1)[-1])
>>> other == g
False
>>> dt.replay(g.to_json()) == g
True
>>> g
<Dream, 3 seats, 1 moves, waiting for [0, 1, 2]>
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from dreamtable.games import load
from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.kit.events import Event, Told
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.options import GameOptions
from dreamtable.kit.position import Position
from dreamtable.kit.random import Dice, generator
from dreamtable.kit.state import WATCHER
from dreamtable.kit.text import Judge

if TYPE_CHECKING:
    from dreamtable.notebook import Picture


@dataclass(frozen=True)
class Outcome:
    """How a game ended: each seat's share of the win, and who has the largest."""

    payoffs: tuple[float, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        best = max(self.payoffs)
        return tuple(p for p, x in enumerate(self.payoffs) if x == best and x > 0)


class Log(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All it takes to play a game again."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any] = {}
    entries: list[tuple[int, Any]] = []  # (seat, move), or (-1, clock number) for time running out


class Match:
    """One game in progress.  `legal`, `play`, `view`; cards are dealt by themselves, from the seed."""

    def __init__(self, log: Log, judge: Judge | None = None) -> None:
        self.game: Game = load(log.game)
        self.options: GameOptions = self.game.options(log.options)
        self.seed = log.seed
        self.seats = log.seats
        self.entries: list[tuple[int, Any]] = []
        self.events: list[Told] = []
        self._judge = judge
        self._position = Position(self.game, self.game.opening(log.seats, self.options))
        self._deal()
        for seat, what in log.entries:
            if seat < 0:
                self.time_out(what)
            else:
                self.play(seat, what)

    # -- asking -----------------------------------------------------------------------------------------------
    @property
    def position(self) -> Position:
        """The whole truth, for analysis; players get `view`."""
        return self._position

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._position.waiting

    @property
    def over(self) -> bool:
        return self._position.over

    @property
    def outcome(self) -> Outcome | None:
        return Outcome(tuple(self._position.payoffs())) if self.over else None

    def legal(self, seat: int) -> list[Gesture]:
        """Every move open to a seat; where any word may be said, one move with an empty word stands for all of them."""
        return self._position.moves(self._at_the_table(seat))

    def is_legal(self, seat: int, move: Gesture | dict[str, Any]) -> bool:
        try:
            self._position.check(seat, self._settled(seat, move))
        except ValueError:
            return False
        return True

    def view(self, seat: int = WATCHER) -> Any:
        """What a seat sees; by default what somebody sees who only watches."""
        return self._position.view(seat if seat == WATCHER else self._at_the_table(seat))

    def _at_the_table(self, seat: int) -> int:
        if seat not in range(self.seats):
            raise Illegal("no_such_seat", f"There is no seat {seat} at this table.")
        return seat

    def heard(self, seat: int) -> list[Event]:
        """Everything a seat was told so far."""
        return [t.event for t in self.events if t.reaches(seat)]

    def tell(self, event: Event) -> str:
        """An event as a sentence."""
        sentence: str = self.game.sentences.sentence(event, lambda p: f"Seat {p}")
        return sentence

    # -- playing ----------------------------------------------------------------------------------------------
    def play(self, seat: int, move: Gesture | dict[str, Any]) -> list[Told]:
        """Make a move; raises Illegal with a code and the reason, and then nothing has changed."""
        settled = self._settled(seat, move)
        told = self._position.play(seat, settled)
        self.entries.append((seat, msgspec.to_builtins(settled)))
        self.events += told
        return told + self._deal()

    def time_out(self, clock: int = 0) -> list[Told]:
        """Let a clock run out."""
        told = self._position.run_out(clock, self._dice())
        self.entries.append((WATCHER, clock))
        self.events += told
        return told + self._deal()

    def _settled(self, seat: int, move: Gesture | dict[str, Any]) -> Gesture:
        typed = self.game.read_move(move) if isinstance(move, dict) else move
        return self._position.settle(seat, typed, self._judge)

    def _dice(self) -> Dice:
        """Dice for this moment of this game alone, so that a log can be played again from its seed."""
        return generator((self.seed * 1_000_003 + len(self.entries) * 7919 + len(self.events)) % 2**62)

    def _deal(self) -> list[Told]:
        told: list[Told] = []
        while self._position.dealing:
            dealt = self._position.deal(self._dice())
            self.events += dealt
            told += dealt
        return told

    # -- keeping ----------------------------------------------------------------------------------------------
    @property
    def log(self) -> Log:
        return Log(self.game.name, self.seats, self.seed, msgspec.to_builtins(self.options), list(self.entries))

    def clone(self) -> Match:
        """An independent copy."""
        new = object.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.entries, new.events = list(self.entries), list(self.events)
        new._position = self._position.clone()
        return new

    def __reduce__(self) -> tuple[Any, tuple[Log]]:
        return replay, (self.log,)

    def to_json(self) -> str:
        return msgspec.json.encode(self.log).decode()

    def steps(self) -> Iterator[Match]:
        """The game again from its start, one entry at a time."""
        log = self.log
        again = Match(msgspec.structs.replace(log, entries=[]), self._judge)
        yield again.clone()
        for seat, what in log.entries:
            if seat < 0:
                again.time_out(what)
            else:
                again.play(seat, what)
            yield again.clone()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.log == other.log and self._position.state == other._position.state

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        state = f"over, payoffs {list(self._position.payoffs())}" if self.over else f"waiting for {list(self.waiting)}"
        return f"<{self.game.facts.title}, {self.seats} seats, {len(self.entries)} moves, {state}>"

    def show(self, seat: int = WATCHER) -> Picture:
        """A picture of what a seat sees, for notebooks."""
        from dreamtable.notebook import picture

        return picture(self.game, self.view(seat), repr(self))

    def _repr_html_(self) -> str:
        return self.show()


def new(game: str, seats: int | None = None, seed: int = 0, judge: Judge | None = None, **options: Any) -> Match:
    """Open a game: `new("dream_ravens", seats=3, seed=7, penalty=15)`."""
    if not isinstance(seed, int):
        raise Invalid("bad_seed", f"A seed is a whole number, not {seed!r}.")
    least = load(game).facts.seats[0]
    return Match(Log(game, least if seats is None else seats, seed, options), judge)


def replay(log: str | bytes | dict[str, Any] | Log, judge: Judge | None = None) -> Match:
    """Play a log again: JSON text, the same as a dict, or a Log."""
    if not isinstance(log, Log):
        try:
            given = json.loads(log) if isinstance(log, str | bytes) else log
            log = msgspec.convert(given, Log)
        except (msgspec.ValidationError, ValueError) as wrong:
            raise Invalid("bad_log", f"That is not the log of a game: {wrong}.") from None
    return Match(log, judge)
