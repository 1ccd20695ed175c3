"""The public library: open a game, play it, look at it through any seat, keep it as a replay file.

Names are those of the games; moves are typed; refusals say why.

>>> import dreamtable as dt
>>> g = dt.new("dream_ravens", seats=3, seed=7)
>>> g.waiting
(0, 1, 2)
>>> g.legal(0)[0]
Look(position=0)
>>> told = g.play(0, {"type": "look", "position": 0})
>>> [g.tell(t.event) for t in told if t.reaches(1)]
['Seat 0 looked at their own first land.']
>>> g.play(0, {"type": "wake_up"})
Traceback (most recent call last):
dreamtable.kit.errors.Illegal: Before the round you may look at two of your own lands. [wrong_phase]
>>> g.view(0).up, g.view(0).round
('6', 1)
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

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar, overload

import msgspec

from dreamtable.games import load
from dreamtable.games.dream_diary import moves as diary_moves
from dreamtable.games.dream_diary import view as diary_view
from dreamtable.games.dream_power_trick import moves as trick_moves
from dreamtable.games.dream_power_trick import view as trick_view
from dreamtable.games.dream_ravens import moves as ravens_moves
from dreamtable.games.dream_ravens import view as ravens_view
from dreamtable.games.dreams_and_nightmares import moves as nightmares_moves
from dreamtable.games.dreams_and_nightmares import view as nightmares_view
from dreamtable.games.when_i_dream import moves as night_moves
from dreamtable.games.when_i_dream import view as night_view
from dreamtable.kit.errors import Illegal
from dreamtable.kit.events import Event, Told
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.kit.state import WATCHER
from dreamtable.kit.text import Judge
from dreamtable.kit.view_pictures import Picture, picture
from dreamtable.play import replay_file
from dreamtable.play.fair_deal import seeded_secret
from dreamtable.play.game_log import Entry, Kind
from dreamtable.play.game_text import GameText
from dreamtable.play.replay_file import Replay
from dreamtable.play.running_game import GameSetup, RunningGame, opening
from dreamtable.play.seeds import number_of
from dreamtable.play.stored_options import options_of, store_options


@dataclass(frozen=True)
class Outcome:
    """How a game ended: each seat's share of the win, and who has the largest."""

    payoffs: tuple[float, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the largest payoff, if it is more than nothing."""
        best = max(self.payoffs)
        return tuple(p for p, x in enumerate(self.payoffs) if x == best and x > 0)


V = TypeVar("V")  # the game's View
M = TypeVar("M")  # the union of its moves


class Match(Generic[V, M]):
    """One game in progress: `legal`, `play`, `view`.  Cards are dealt by themselves; time passes as clocks run out."""

    def __init__(
        self, setup: GameSetup, names: Sequence[str], log: Sequence[Entry] = (), judge: Judge | None = None
    ) -> None:
        self.setup = setup
        self.names = tuple(names)
        self.seats = setup.seats
        self.log: list[Entry] = []
        self.events: list[Told] = []
        self._judge = judge
        self.running: RunningGame = opening(setup)
        self.game = self.running.game
        self.options = options_of(self.game, setup.options, setup.rules)
        for entry, told in replay_file.fold(self.running, log):
            self._note(entry, told)
        self._deal()

    # -- asking -----------------------------------------------------------------------------------------------
    @property
    def position(self) -> Position:
        """The whole truth, for analysis; players get `view`."""
        return self.running.position

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.position.waiting

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return Outcome(tuple(self.position.payoffs())) if self.over else None

    def legal(self, seat: int) -> list[M]:
        """Every move open to a seat; where any word may be said, one move with an empty word stands for all of them."""
        return self.position.moves(self._existing(seat))  # type: ignore[return-value]  # they are the game's own

    def is_legal(self, seat: int, move: M | Gesture | dict[str, Any]) -> bool:
        """Whether a seat may make this move now."""
        try:
            self.position.check(seat, self._settled(seat, move))
        except ValueError:
            return False
        return True

    def view(self, seat: int = WATCHER) -> V:
        """What a seat sees; by default what somebody sees who only watches."""
        seen: V = self.position.view(seat if seat == WATCHER else self._existing(seat))
        return seen

    def text(self, seat: int = WATCHER, moves: bool = True) -> str:
        """What a seat sees in words, and the moves open to it, numbered as in `legal`, unless they are not wanted."""
        listed = self.position.moves(seat) if moves and seat != WATCHER else []
        return GameText(self.game, self.names).question(self.view(seat), listed, self.names[seat])

    def _existing(self, seat: int) -> int:
        if seat not in range(self.seats):
            raise Illegal("no_such_seat", f"There is no seat {seat} at this table.")
        return seat

    def heard(self, seat: int) -> list[Event]:
        """Everything a seat was told so far."""
        return [t.event for t in self.events if t.reaches(seat)]

    def tell(self, event: Event | Told) -> str:
        """An event, as `heard` gives it or as `events` and `play` do, as a sentence."""
        said = event.event if isinstance(event, Told) else event
        return self.game.sentences.sentence(said, self.names.__getitem__)

    # -- playing ----------------------------------------------------------------------------------------------
    def play(self, seat: int, move: M | Gesture | dict[str, Any]) -> list[Told]:
        """Make a move; raises Illegal with a code and the reason, and then nothing has changed."""
        settled = self._settled(seat, move)
        return self._note(*self.running.play(seat, settled, self.running.at)) + self._deal()

    def time_out(self, clock: int = 0) -> list[Told]:
        """Let a clock run out; raises Illegal if it does not run."""
        running = self.running
        run = running.clocks[clock] if 0 <= clock < len(running.clocks) else None
        at = running.at if run is None else max(running.at, round(run.since + run.left))
        return self._note(*running.run_out(clock, at)) + self._deal()

    def undo(self, count: int = 1) -> None:
        """Take back the last moves or time-outs, with the deals that followed; raises Illegal if there are fewer."""
        steps = [k for k, entry in enumerate(self.log) if entry.kind != Kind.DEAL]
        if not 0 < count <= len(steps):
            raise Illegal("nothing_to_undo", f"{len(steps)} moves have been made, so {count} cannot be taken back.")
        kept = self.log[: steps[-count]]
        self.log, self.events, self.running = [], [], opening(self.setup)
        for entry, told in replay_file.fold(self.running, kept):
            self._note(entry, told)

    def _settled(self, seat: int, move: M | Gesture | dict[str, Any]) -> Gesture:
        typed: Any = self.game.read_move(move) if isinstance(move, dict) else move
        return self.position.settle(seat, typed, self._judge)

    def _note(self, entry: Entry, told: list[Told]) -> list[Told]:
        self.log.append(entry)
        self.events += told
        return told

    def _deal(self) -> list[Told]:
        told: list[Told] = []
        while self.position.dealing:
            told += self._note(*self.running.deal(self.running.at))
        return told

    # -- keeping ----------------------------------------------------------------------------------------------
    @property
    def replay(self) -> Replay:
        """The game so far, as in a replay file."""
        return replay_file.make(self.setup, self.names, self.log, self.running)

    def to_json(self) -> str:
        """A replay file: `replay` opens it; once the game is over, `dreamtable verify` proves it."""
        return msgspec.json.encode(self.replay).decode()

    def clone(self) -> Match[V, M]:
        """An independent copy."""
        new: Match[V, M] = object.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.log, new.events = list(self.log), list(self.events)
        new.running = self.running.branch()
        return new

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return replay, (self.to_json(),)

    def steps(self) -> Iterator[Match[V, M]]:
        """The game again from its first deal, one move or time-out at a time."""
        again = self.clone()
        again.log, again.events, again.running = [], [], opening(self.setup)
        if not again.position.dealing:
            yield again.clone()
        for entry, told in replay_file.fold(again.running, self.log):
            again._note(entry, told)
            if not again.position.dealing:
                yield again.clone()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and msgspec.json.decode(self.to_json()) == msgspec.json.decode(other.to_json())

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        state = f"over, payoffs {list(self.position.payoffs())}" if self.over else f"waiting for {list(self.waiting)}"
        moves = sum(entry.kind != Kind.DEAL for entry in self.log)
        return f"<{self.game.facts.title}, {self.seats} seats, {moves} moves, {state}>"

    def show(self, seat: int = WATCHER) -> Picture:
        """A picture of what a seat sees, for notebooks."""
        return picture(self.view(seat), self.game.facts.title, repr(self))

    def _repr_html_(self) -> str:
        return self.show()


# Each game of the house has views and moves of its own, so that editors and checkers know them.
Ravens = Match[ravens_view.View, ravens_moves.Move]
Trick = Match[trick_view.View, trick_moves.Move]
Nightmares = Match[nightmares_view.View, nightmares_moves.Move]
Diary = Match[diary_view.View, diary_moves.Move]
Night = Match[night_view.View, night_moves.Move]
Seed = int | None


@overload
def new(game: Literal["dream_ravens"], seats: int | None = ..., seed: Seed = ..., **options: Any) -> Ravens: ...
@overload
def new(game: Literal["dream_power_trick"], seats: int | None = ..., seed: Seed = ..., **options: Any) -> Trick: ...
@overload
def new(
    game: Literal["dreams_and_nightmares"], seats: int | None = ..., seed: Seed = ..., **options: Any
) -> Nightmares: ...
@overload
def new(game: Literal["dream_diary"], seats: int | None = ..., seed: Seed = ..., **options: Any) -> Diary: ...
@overload
def new(game: Literal["when_i_dream"], seats: int | None = ..., seed: Seed = ..., **options: Any) -> Night: ...
@overload
def new(game: str, seats: int | None = ..., seed: Seed = ..., **options: Any) -> Match[Any, Any]: ...
def new(
    game: str, seats: int | None = None, seed: Seed = None, judge: Judge | None = None, **options: Any
) -> Match[Any, Any]:
    """Open a game: `new("dream_ravens", seats=3, seed=7, penalty=15)`.

    The same seed, any whole number, deals the same cards; without one they are dealt at random.
    """
    number = number_of(seed)
    found = load(game)
    count = found.check_seats(found.facts.seats[0] if seats is None else seats)
    secret, rules = seeded_secret(number), found.plain.RULES_VERSION
    setup = GameSetup(game, store_options(found, options), count, secret, ("",) * count, rules)
    return Match(setup, [f"Seat {seat}" for seat in range(count)], judge=judge)


def replay(file: str | bytes | dict[str, Any] | Replay, judge: Judge | None = None) -> Match[Any, Any]:
    """Open a replay file, of `Match.to_json` or of a server: its text, or the same as a dict."""
    if isinstance(file, dict):
        file = msgspec.json.encode(file)
    found = file if isinstance(file, Replay) else replay_file.read(file)
    return Match(found.setup, found.names, found.log, judge)
