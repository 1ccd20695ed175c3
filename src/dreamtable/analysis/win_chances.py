"""Win chances of positions and of moves in card games, by rollouts with the habits of `dreaming`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from dreamtable.analysis import rollouts
from dreamtable.analysis.chance_calibration import Line, line_of, mend, mend_all
from dreamtable.kit.game import Game, compiled
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator

EVERYTHING = -1  # in place of a seat: with all cards open
FIRST_LOOK, CLOSER_LOOK = 48, 400  # rollouts of every move, and of each of the best
FINALISTS = 4


class MoveChance(NamedTuple):
    """A move that was open to a seat, and the chance to win with it, as the seat could judge."""

    move: Gesture
    chance: float
    rollouts: int


class Chances:
    """Estimates for one game.  The first one compiles the rollouts, or loads what was compiled before.

    They are mended by the line that was fitted to the game; a straight one leaves them as the rollouts came out.
    """

    def __init__(self, game: Game, seed: int = 1, line: Line | None = None) -> None:
        self.game, self.seed = game, seed
        self.line = line_of(game.name) if line is None else line
        self.fast = compiled(game, *game.policies.of("dreaming"), rollouts)
        self.work = game.rules.State.array(1)

    def compile(self) -> None:
        """Compile the rollouts, or load them, by one of them."""
        state = self.game.opening(self.game.facts.seats[0])
        self.game.plain.advance(state, generator(1))
        self.of_position(state, EVERYTHING, 1)

    def of_position(self, state: Any, knowing: int, samples: int = CLOSER_LOOK) -> list[float]:
        """Return every seat's chance to win, by what one seat knows or with EVERYTHING open."""
        totals = self._outcomes(state.to_numpy(), knowing, 0, (), samples, 0)
        return mend_all([float(x) for x in totals / samples], self.line)

    def of_moves(self, position: Position, seat: int, played: Gesture | None = None) -> list[MoveChance]:
        """Return the moves open to a seat, best first, judged by what the seat knows.

        All moves are tried a little, then the best of them and the one that was `played` thoroughly; the same deals
        are drawn for every move, so that differences mean the moves.
        """
        root = position.state.to_numpy()
        open_moves = position.moves(seat)
        spelled = [position.check(seat, move) for move in open_moves]
        first = [self._outcomes(root, seat, seat, actions, FIRST_LOOK, 1)[seat] / FIRST_LOOK for actions in spelled]
        order = sorted(range(len(open_moves)), key=lambda i: -first[i])
        close = {i for i in order if open_moves[i] == played} | set(order[:FINALISTS])
        found = []
        for i in order:
            chance, tries = first[i], FIRST_LOOK
            if i in close and len(open_moves) > 1:
                chance = self._outcomes(root, seat, seat, spelled[i], CLOSER_LOOK, 2)[seat] / CLOSER_LOOK
                tries = CLOSER_LOOK
            found.append(MoveChance(open_moves[i], mend(float(chance), self.line), tries))
        # What was looked at closely goes first: a chance from few rollouts is the luckiest of many, and too high.
        return sorted(found, key=lambda m: (-m.rollouts, -m.chance))

    def _outcomes(
        self, root: Any, knowing: int, seat: int, actions: Sequence[int], samples: int, stream: int
    ) -> np.ndarray[Any, np.dtype[np.float64]]:
        totals = np.zeros(root[0]["seats"] if root.dtype.names else 10, np.float64)
        spelled = np.array(actions or (0,), np.int32)
        dice = np.array(generator(self.seed * 3 + stream), np.int64)
        self.fast.sum_outcomes(root, knowing, seat, spelled, len(actions), samples, self.work, dice, totals)
        return totals
