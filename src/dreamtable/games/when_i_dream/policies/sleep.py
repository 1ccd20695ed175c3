"""What a Dreamer makes of the whispers: which noun, how sure, and when to say it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Raw

from dreamtable.games.when_i_dream.view import (
    AnyEvent,
    CardChanged,
    Dealt,
    ElementUp,
    Guessed,
    Heard,
    Passed,
    Skipped,
)
from dreamtable.language.dreamer import Dreamer
from dreamtable.language.dreamer import Heard as Whisper
from dreamtable.language.lens import Lens

USUAL_CLUE = 2.4  # seconds from one whisper to the next, as far as one can tell asleep
QUICKEST = 0.3  # of that: no table whispers faster, whatever its pace
SOMEBODY = -1  # who whispers where whispers are not signed
THOUGHTS = 5  # nouns between which one hesitates

read = msgspec.json.Decoder(AnyEvent).decode


class Hunch(msgspec.Struct, frozen=True):
    """What one would say now, and its share among the few nouns between which one hesitates."""

    word: str
    sure: float


class Sleep:
    """What one seat heard: clue by clue in this night, and the Elements that it saw as a spirit in others."""

    def __init__(self, seat: int, lens: Lens, learns: bool, pace: float) -> None:
        self.seat = seat
        self.lens = lens
        self.learns = learns  # whom to believe
        self.usual = USUAL_CLUE * max(QUICKEST, pace)
        self.seen: set[str] = set()
        self.fall_asleep(dreamer=-1)

    def fall_asleep(self, dreamer: int) -> None:
        self.dreaming = dreamer == self.seat
        self.guesses: list[str] = []
        self.seconds = 0.0
        self.clues: list[Whisper] = []
        self._mind = Dreamer(self.lens)

    def hear(self, events: Iterable[Raw], clue_clock: int) -> None:
        """`clue_clock` is how many seconds a spirit has, 0 if it may take its time."""
        for event in events:
            match read(event):
                case Dealt(_, seat):
                    self.fall_asleep(seat)
                case ElementUp(word):
                    self.seen.add(word)
                case Heard(seat, word):
                    self.clues.append(Whisper(SOMEBODY if seat is None else seat, word))
                    self.seconds += self.usual
                case Skipped(_, late):
                    self.seconds += clue_clock if late else self.usual
                case Guessed(word):
                    self.guesses.append(word)
                    self._next_card(word)
                case Passed() | CardChanged():
                    self._next_card(None)

    def _next_card(self, guess: str | None) -> None:
        if self.learns and self.dreaming:
            self._mind.resolve(self.clues, guess)
        self.clues = []

    def hunch(self) -> Hunch | None:
        """None before the first clue."""
        if not self.clues:
            return None
        out = {*self.guesses, *self.seen} if self.learns else {*self.guesses}
        best = self._mind.think(self.clues, out, THOUGHTS).guesses
        return Hunch(best[0].word, best[0].p / sum(guess.p for guess in best))
