"""Verdicts by luck: whether a clue was proper or a guess right, where nobody really speaks.

Rules that take verdicts name them in `VERDICTS`: pairs of (good, bad) actions.  An agent may only do the good one; with
the chance given here it turns out so, otherwise it becomes the bad one.
"""

from __future__ import annotations

from types import ModuleType

from dreamtable.kit.dice import Dice, below

DEFAULT = (0.98, 0.5, 0.6)  # clue proper, guess right, everything remembered
SCALE = 1 << 20


class Luck:
    def __init__(self, rules: ModuleType, chances: tuple[float, ...] | None = None) -> None:
        pairs: tuple[tuple[int, int], ...] = getattr(rules, "VERDICTS", ())
        given = chances if chances is not None else DEFAULT[: len(pairs)]
        if len(given) != len(pairs):
            raise ValueError(f"this game draws {len(pairs)} verdicts; {len(given)} chances were given")
        self.turns_into = {good: (bad, int(p * SCALE)) for (good, bad), p in zip(pairs, given)}
        self.hidden = frozenset(bad for _, bad in pairs)

    def open(self, actions: list[int]) -> list[int]:
        """The actions an agent may choose from."""
        return [a for a in actions if a not in self.hidden] if self.hidden else actions

    def draw(self, action: int, dice: Dice) -> int:
        """What the action turns out to be."""
        if action in self.turns_into:
            bad, chance = self.turns_into[action]
            if below(dice, SCALE) >= chance:
                return bad
        return action
