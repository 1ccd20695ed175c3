"""What an analysis says, as it is stored, sent and printed."""

from __future__ import annotations

import itertools
from typing import Any

from msgspec import Struct

from dreamtable.kit.contract.analysis import Deduction, Influence
from dreamtable.play.sent_events import SentEvent

FORMAT = 1


class Step(Struct, frozen=True):
    """Every seat's chance to win after a step of the log."""

    step: int
    open: list[float]  # with all cards open
    own: list[float]  # as each seat could judge it for itself


class Decision(Struct, frozen=True):
    """What a seat chose, and what it could have chosen, both judged by what it knew."""

    step: int  # of the log, at which the move was made
    seat: int
    move: dict[str, Any]
    chance: float
    better: dict[str, Any] | None  # None: nothing was clearly better
    better_chance: float
    said: str  # the move in words
    better_said: str = ""
    events: list[SentEvent] = []  # what everybody was told about the move, for sentences in the reader's language
    better_events: list[SentEvent] = []
    situation: dict[str, int] = {}  # what the seat knew, as the game's analysis.py names it

    @property
    def cost(self) -> float:
        """How much of the chance to win the move gave away."""
        return self.better_chance - self.chance if self.better is not None else 0.0


class Analysis(Struct, frozen=True):
    """A finished game, seen by a strong player afterwards."""

    format: int
    game: str
    names: list[str]
    payoffs: list[float]
    steps: list[Step]
    decisions: list[Decision]
    turning_points: list[int]  # steps, the most decisive first
    deductions: list[Deduction] = []  # in games that analyse themselves
    influences: list[Influence] = []


def turning_points(steps: list[Step], most: int = 5, least_swing: float = 0.12) -> list[int]:
    """Return the steps after which the chances had changed most, the largest change first."""
    swings = [
        (max(abs(b - a) for a, b in zip(before.open, after.open)), after.step)
        for before, after in itertools.pairwise(steps)
    ]
    large = sorted((swing for swing in swings if swing[0] >= least_swing), reverse=True)
    return [step for _, step in large[:most]]
