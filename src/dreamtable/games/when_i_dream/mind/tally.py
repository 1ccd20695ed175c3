"""What many games of bots have in common: for `simulate_words`."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from dreamtable.games.when_i_dream.view import DayBroke, Heard, Settled


class Tally:
    def __init__(self) -> None:
        self.points: defaultdict[str, list[int]] = defaultdict(list)
        self.fates: Counter[str] = Counter()
        self.apart: Counter[int] = Counter()
        self.bonus = 0
        self.clues = 0

    def add(self, evening: Any) -> None:
        """One game that is over."""
        for event in (told.event for told in evening.told):
            match event:
                case DayBroke(roles, yellow, blue, bonus, gains, _):
                    self.apart[min(2, abs(yellow - blue))] += 1
                    self.bonus += bonus
                    for role, gain in zip(roles, gains):
                        self.points[role].append(gain)
                case Settled(_, fate):
                    self.fates[fate] += 1
                case Heard():
                    self.clues += 1

    def lines(self) -> Iterator[str]:
        nights, guesses = sum(self.apart.values()), self.fates["yellow"] + self.fates["blue"]
        yield f"the Dreamer was right in {self.fates['yellow'] / guesses:.1%} of {guesses} guesses"
        for role, points in sorted(self.points.items()):
            yield f"{role}: {sum(points) / len(points):.2f} points a night ({len(points)} nights)"
        means = [sum(self.points[role]) / len(self.points[role]) for role in ("fairy", "boogeyman", "sandman")]
        yield f"the least of the three spirits has {min(means) / max(means):.0%} of the most"
        yield f"{self.clues / guesses:.2f} clues a card, {guesses / nights:.1f} cards a night"
        yield f"sides equal {self.apart[0] / nights:.0%}, one apart {self.apart[1] / nights:.0%}"
        yield f"full recount in {self.bonus / nights:.0%} of nights"
