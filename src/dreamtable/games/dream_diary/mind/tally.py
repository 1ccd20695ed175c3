"""What many games of bots have in common: for `simulate_words`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from dreamtable.games.dream_diary.bot import HABITS
from dreamtable.games.dream_diary.mind.eye import Eye
from dreamtable.games.dream_diary.rules import stars
from dreamtable.games.dream_diary.state import Outcome


class Tally:
    def __init__(self) -> None:
        self.endings: Counter[str] = Counter()
        self.turns: list[int] = []
        self.stars: list[int] = []
        self.alike: list[bool] = []

    def add(self, evening: Any) -> None:
        """One game that is over."""
        state = evening.position.state
        self.endings[Outcome(state.outcome).name.lower()] += 1
        self.turns.append(state.turn)
        if state.outcome == Outcome.WON:
            self.stars.append(stars(state))
        for question in evening.position.said:
            for seat, level in enumerate(evening.levels):
                if seat != question.seat:
                    hand = [state.scene[i] + 1 for i in range(state.difficulty) if dealt_to(state, seat) >> i & 1]
                    pair = (Eye(2 * state.turn + k, HABITS[level].blur) for k in (0, 1))
                    first, second = (min(2, eye.count(question.text, hand)) for eye in pair)
                    self.alike.append(first == second)

    def lines(self) -> Iterator[str]:
        games = sum(self.endings.values())
        yield f"won {self.endings['won']} of {games} ({self.endings['won'] / games:.0%})"
        yield f"lost by nightmares {self.endings['nightmare']}, by the track {self.endings['track']}"
        yield f"turns {sum(self.turns) / games:.1f}, stars {sum(self.stars) / max(1, len(self.stars)):.1f} when won"
        yield f"two pairs of eyes would answer what was asked alike: {sum(self.alike) / max(1, len(self.alike)):.0%}"


def dealt_to(state: Any, seat: int) -> int:
    """What a seat had in hand in the end, or played."""
    places: int = state.hand[seat] | state.played[seat]
    return places
