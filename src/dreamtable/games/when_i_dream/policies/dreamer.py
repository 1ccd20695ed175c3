"""What a Dreamer makes of the clues of a night: which noun it would guess, and how sure it is."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Raw

from dreamtable.games.when_i_dream.events import (
    AnyEvent,
    CardChanged,
    Dealt,
    ElementUp,
    Guessed,
    Heard,
    Passed,
)
from dreamtable.games.when_i_dream.words.own_deck import own_deck
from dreamtable.games.when_i_dream.words.table_words import TableWords
from dreamtable.games.when_i_dream.words.trust import SpokenClue, TrustingDreamer
from dreamtable.language.bot_association_noise import Variation

SOMEBODY = -1  # the speaker of a clue where clues are anonymous
CONSIDERED = 5  # nouns among which the best guess is weighed
WHOLE_LEXICON = 100_000  # where only the words of a deck that the table has brought come into question

read = msgspec.json.Decoder(AnyEvent).decode


class Hunch(msgspec.Struct, frozen=True):
    """The best guess for the card that is up, and its share of the probability of the nouns considered."""

    word: str
    sure: float


class DreamerPolicy:
    """What one seat heard: the clues of this night, and the Elements that it saw as a spirit in other nights."""

    def __init__(self, seat: int, variation: Variation, learns: bool, words: TableWords) -> None:
        self.seat = seat
        self.words = words
        self.variation = variation
        self.learns = learns  # whom to believe, and which Elements have been up
        self.seen: set[str] = set()
        self.begin_night(dreamer=-1)

    def begin_night(self, dreamer: int) -> None:
        """Forget the last night."""
        self.dreaming = dreamer == self.seat
        self.guesses: list[str] = []
        self.cards = 0  # that are done
        self.clues: list[SpokenClue] = []
        self._dreamer = TrustingDreamer(self.variation, self.words.language) if self.words.known else None

    def hear(self, events: Iterable[Raw]) -> None:
        """Take in what happened."""
        for event in events:
            match read(event):
                case Dealt(_, seat):
                    self.begin_night(seat)
                case ElementUp(word):
                    self.seen.add(word)
                case Heard(seat, word):
                    self.clues.append(SpokenClue(SOMEBODY if seat is None else seat, word))
                case Guessed(word):
                    self.guesses.append(word)
                    self._next_card(word)
                case Passed() | CardChanged():
                    self._next_card(None)

    def _next_card(self, guess: str | None) -> None:
        if self.learns and self.dreaming and self._dreamer:
            self._dreamer.learn(self.clues, guess)
        self.clues = []
        self.cards += 1

    def hunch(self) -> Hunch | None:
        """The best guess now; None before the first clue, or if no word that it knows is in the table's own deck."""
        if not self.clues or self._dreamer is None:
            return None
        out = {*self.guesses, *self.seen} if self.learns else {*self.guesses}
        if not self.words.deck:
            best = self._dreamer.assess(self.clues, out, CONSIDERED).guesses
        else:
            listed = own_deck(self.words.deck)
            thought = self._dreamer.assess(self.clues, out, WHOLE_LEXICON).guesses
            best = tuple(guess for guess in thought if listed.holds(guess.word))[:CONSIDERED]
        if not best:
            return None
        return Hunch(best[0].word, best[0].p / sum(guess.p for guess in best))
