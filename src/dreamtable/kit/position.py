"""A position of a game in plain Python: its state, what was said, and all that may be asked of it."""

from __future__ import annotations

from functools import cache
from typing import Any

from dreamtable.kit.errors import Illegal
from dreamtable.kit.events import Told
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.random import Dice
from dreamtable.kit.state import CHANCE, CHANCE_BIT, CLOCK
from dreamtable.kit.text import Judge, Said

OFF = (0, 0)  # a clock that does not run


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(CHANCE) if mask >> seat & 1)


class Position:
    """One position: `check` and `play` for seats, `deal` for chance, `run_out` for clocks, `view` for whoever looks."""

    __slots__ = ("game", "mask", "said", "state")

    def __init__(self, game: Game, state: Any, said: tuple[Said, ...] = ()) -> None:
        self.game = game
        self.state = state
        self.said = said
        self.mask: int = game.plain.waiting(state)  # bit mask of the seats that may act

    def __repr__(self) -> str:
        return f"<{self.game.facts.title}: {self.game.scenario_positions.describe(self.state)}>"

    # -- who may act ------------------------------------------------------------------------------------------
    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return seats_in(self.mask)

    @property
    def dealing(self) -> bool:
        """Whether the next move is a deal."""
        return self.mask == CHANCE_BIT

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.mask == 0

    def clocks(self) -> list[tuple[int, int]]:
        """For each clock: the milliseconds it allows (0: off, negative: paused) and its run number."""
        plain, s = self.game.plain, self.state
        return [(ms, plain.moment(s, k)) if (ms := plain.clock(s, k)) else OFF for k in range(plain.CLOCKS)]

    # -- moves ------------------------------------------------------------------------------------------------
    def moves(self, seat: int) -> list[Gesture]:
        """Return every gesture open to a seat; text is left empty for the person to fill in."""
        if not self.mask >> seat & 1:
            return []
        return self.game.moves.moves(self.state, seat)

    def settle(self, seat: int, move: Gesture, judge: Judge | None = None) -> Gesture:
        """Return the move with the verdict on its text, if it carries one that nobody has judged yet.

        The game's own words judge it, unless another judge is given.
        """
        speech = self.game.speech
        question = None if speech is None else self.game.moves.question(self.state, seat, move, self.said)
        if speech is None or question is None:
            return move
        return self.game.moves.answered(move, (judge or speech).answer(question))

    def check(self, seat: int, move: Gesture) -> list[int]:
        """Return the atomic actions of a legal move; raise Illegal with the reason otherwise.  Nothing changes."""
        return self._try(seat, move)[0]

    def _try(self, seat: int, move: Gesture) -> tuple[list[int], Any]:
        """Play a gesture on a copy of the state; return its actions and the copy, or raise Illegal with the reason."""
        s, plain = self.state, self.game.plain
        if not (0 <= seat < s.seats and self.mask >> seat & 1):
            raise self._not_now(seat)
        actions = self.game.moves.encode(s, seat, move)
        trial = s.clone()
        room = [0] * plain.ACTIONS
        for k, action in enumerate(actions):
            count = plain.legal(trial, seat, room) if k == 0 or plain.waiting(trial) >> seat & 1 else 0
            if action not in room[:count]:
                raise Illegal("not_allowed", f"That is not allowed now{f' (step {k + 1})' if k else ''}.")
            plain.play(trial, seat, action)
        return actions, trial

    def _not_now(self, seat: int) -> Illegal:
        if self.over:
            return Illegal("game_over", "The game is over.")
        if not 0 <= seat < self.state.seats:
            return Illegal("no_such_seat", f"There is no seat {seat} at this table.")
        if self.dealing:
            return Illegal("dealing", "The cards are being dealt.")
        return Illegal("not_your_turn", "It is not your turn.")

    def play(self, seat: int, move: Gesture) -> list[Told]:
        """Carry out a legal move; return what happened."""
        _, after = self._try(seat, move)
        if self.game.worded and (said := self.game.moves.said(self.state, seat, move)) is not None:
            self.said = (*self.said, said)
        return self._reach(after, seat, move)

    def deal(self, dice: Dice) -> list[Told]:
        """Carry out the move of CHANCE; return what happened."""
        if not self.dealing:
            raise Illegal("nothing_to_deal", "There is nothing to deal now.")
        after = self.state.clone()
        self.game.plain.chance(after, dice)
        return self._reach(after, CHANCE, None)

    def run_out(self, k: int, dice: Dice) -> list[Told]:
        """Carry out the move of CLOCK when clock k has run out; return what happened."""
        plain = self.game.plain
        if not 0 <= k < plain.CLOCKS or plain.clock(self.state, k) <= 0:
            raise Illegal("no_clock", "No such clock is running.")
        after = self.state.clone()
        plain.timeout(after, k, dice)
        return self._reach(after, CLOCK, None)

    def _reach(self, after: Any, seat: int, move: Gesture | None) -> list[Told]:
        """Take over the new state and return what happened on the way to it."""
        before, self.state = self.state, after
        self.mask = self.game.plain.waiting(after)
        return self.game.events.events(before, after, seat, move, self.said)

    # -- what others see of it -------------------------------------------------------------------------------------
    def view(self, seat: int) -> Any:
        """Return what a seat sees; seat WATCHER (-1) is somebody who only watches."""
        return self.game.view.view(self.state, seat, self.said)

    def payoffs(self) -> list[float]:
        """Return how a finished game went for each seat, from 0 to 1."""
        return [self.game.plain.payoff(self.state, p) for p in range(self.state.seats)]

    def sample(self, seat: int, dice: Dice) -> Any:
        """Return a state that `seat` cannot tell from the true one."""
        state = self.state.clone()
        self.game.plain.redeal(state, seat, dice)
        return state

    def branch(self) -> Position:
        """Return a position that shares this one's state, to be played on separately."""
        new = object.__new__(Position)
        new.game, new.state, new.said, new.mask = self.game, self.state, self.said, self.mask
        return new

    def clone(self) -> Position:
        """Return a position with a copy of the state."""
        return Position(self.game, self.state.clone(), self.said)
