"""Every way in which a deal may come out, with its probability: found by trying all numbers that dice could throw."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from dreamtable.kit.errors import Invalid
from dreamtable.kit.random import TAPE

MOST = 100_000  # ways of one deal; a whole deck has more than anybody could list


class _Word:
    """A random word of which only the outcome matters: `word * n >> 32` is the number that was chosen for it."""

    __slots__ = ("_dice", "_place")

    def __init__(self, dice: EnumeratedDice, place: int) -> None:
        self._dice, self._place = dice, place

    def __mul__(self, n: int) -> _Word:
        self._dice.asked(self._place, n)
        return self

    def __rshift__(self, bits: int) -> int:
        return self._dice.chosen[self._place][0]


class EnumeratedDice(list[Any]):
    """A tape of words (see kit/random.py) that goes through all outcomes, one after another."""

    def __init__(self) -> None:
        super().__init__([TAPE, 0])
        self.chosen: list[tuple[int, int]] = []  # for each word so far: the number thrown, and of how many

    def __getitem__(self, place: Any) -> Any:
        return list.__getitem__(self, place) if place < TAPE else _Word(self, place - TAPE)

    def asked(self, place: int, n: int) -> None:
        """Note that a word is asked for a number below n."""
        if place == len(self.chosen):
            self.chosen.append((0, n))

    def probability(self) -> float:
        """How likely the present outcome is."""
        found = 1.0
        for _, n in self.chosen:
            found /= n
        return found

    def turn(self) -> bool:
        """Go on to the next outcome; return whether there is one."""
        self[0] = TAPE
        while self.chosen:
            k, n = self.chosen.pop()
            if k + 1 < n:
                self.chosen.append((k + 1, n))
                return True
        return False


def outcomes(plain: SimpleNamespace, state: Any) -> list[tuple[Any, float]]:
    """Return the states that may come of a deal, each with its probability; raise Invalid if there are too many."""
    dice, found = EnumeratedDice(), dict[bytes, tuple[Any, float]]()
    for _ in range(MOST):
        after = state.clone()
        plain.chance(after, dice)
        key = after.to_bytes()
        _, before = found.get(key, (after, 0.0))
        found[key] = after, before + dice.probability()
        if not dice.turn():
            return list(found.values())
    raise Invalid(
        "too_many_deals", f"A deal has more than {MOST} outcomes: give `deals`, or `positions` to start from."
    )
