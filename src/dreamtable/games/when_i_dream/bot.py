"""How bots play When I Dream; each has its own variation of the associations, so that they do not think alike."""

from __future__ import annotations

import hashlib
import random

import msgspec
import numpy as np
from msgspec import Raw

from dreamtable.bots import player
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Decision, Turn, seed_of
from dreamtable.games.when_i_dream.moves import (
    Clue,
    Decline,
    Guess,
    Move,
    Pass,
    Ready,
    Recount,
    Skip,
    Sleep,
    Tick,
    Vote,
)
from dreamtable.games.when_i_dream.policies.dreamer import DreamerPolicy
from dreamtable.games.when_i_dream.policies.spirit import Intent, SpiritPolicy
from dreamtable.games.when_i_dream.view import View
from dreamtable.games.when_i_dream.words.bot_recount import tell
from dreamtable.games.when_i_dream.words.questions import SPARE_WORDS
from dreamtable.games.when_i_dream.words.table_referee import judge_clue, named_in_story
from dreamtable.games.when_i_dream.words.table_words import TableWords, own_words
from dreamtable.language.bot_association_noise import Variation


class Habit(msgspec.Struct, frozen=True):
    """The habits that make one level of bots differ from another."""

    ideas: int  # words that a spirit chooses from
    careful: bool  # chooses among them by what the Dreamer would think
    learns: bool  # whom to believe, and what has been seen before
    recalls: float  # how likely each guess is remembered by day
    waits: int = 0  # clues more that a Dreamer hears where few speak


HABITS = {
    Level.DOZING: Habit(ideas=8, careful=False, learns=False, recalls=0.75),
    Level.DREAMING: Habit(ideas=5, careful=True, learns=True, recalls=0.93, waits=1),
    Level.LUCID: Habit(ideas=3, careful=True, learns=True, recalls=0.97),
}
NEVER_AT_RANDOM = ("flag", "override", "bonus")
# How many clues a Dreamer wants to hear for a card: one of these, or everyone once.
PATIENCE = (3, 4, 5, 5, 6, 6, 7, 7)
EVERYONE = 0.15  # how often it is everyone
FEW_SEATS = 5  # of a table where few speak
VARIATIONS = 16  # how many there are; each takes some megabytes, so bots of different tables share them
LAST_SURE = 0.3  # how sure a Dreamer wants to be for a last guess, which may be declined
read = msgspec.json.Decoder(View).decode


class Bot(player.Bot):
    """A bot on one seat of When I Dream."""

    dreamer: DreamerPolicy | None = None
    words: TableWords | None = None

    def choose(self, turn: Turn) -> Decision:
        """The move for this turn and how long a person would take for it, or nothing to wait for more clues."""
        view, seed = read(turn.view), seed_of(turn)
        variation = variation_of(turn)
        self.words = self.words or words_of(turn, view)
        self.dreamer = self.dreamer or DreamerPolicy(turn.seat, variation, self.habit.learns, self.words)
        self.dreamer.hear(turn.events)
        luck = random.Random(seed)
        move = self.move(turn, view, luck)
        if move is None:
            return Decision(None)
        return Decision(Raw(msgspec.json.encode(move)), self.takes(move, view, luck))

    @property
    def habit(self) -> Habit:
        """What makes this bot's level."""
        return HABITS[self.level]

    def move(self, turn: Turn, view: View, luck: random.Random) -> Move | None:
        """The move for whatever is open to the seat; None for a Dreamer who waits."""
        open_now = {kind["type"] for kind in map(msgspec.json.decode, turn.moves)}
        if "sleep" in open_now:
            return Sleep()
        if "ready" in open_now:
            return Ready()
        if "vote" in open_now:
            return self.vote(view)
        if "recount" in open_now:
            return Recount(self.recount(luck))
        if "tick" in open_now:
            return self.tick(view)
        if "clue" in open_now:
            return self.clue(turn, view, luck)
        if "said_it" in open_now:
            return Skip()  # a bot cannot speak aloud
        if "guess" in open_now:
            return self.guess(turn, view)
        if turn.must:  # a spoken table where a bot is to tap what it cannot hear
            return Decline() if "decline" in open_now else Pass()
        return None

    # -- a spirit ---------------------------------------------------------------------------------------------
    def clue(self, turn: Turn, view: View, luck: random.Random) -> Clue | Skip:
        """A clue that serves the spirit's role; none if it knows no word that was not said or refused.

        Of a deck that the table has brought it knows the words that are in the lexicon, and is silent about others.
        """
        assert view.element is not None and view.role is not None and self.words is not None
        if not self.words.known:
            return Skip()
        habit = self.habit
        intent = Intent.of(view.role, view.yellow or 0, view.blue or 0)
        heard = [voice.word for voice in view.clues]
        spirit = SpiritPolicy(variation_of(turn), habit.ideas, habit.careful, view.language)
        word = spirit.say(view.element, intent, heard, np.random.default_rng(luck.getrandbits(60)))
        if word is None or turn.refused:
            return Skip()
        if self.words.deck and not judge_clue(self.words, view.element, word).proper:
            return Skip()
        return Clue(word)

    def vote(self, view: View) -> Vote:
        """An honest vote, whatever the role: what the referee refuses or warns of is improper."""
        assert view.element is not None and view.clues and self.words is not None
        said = judge_clue(self.words, view.element, view.clues[-1].word)
        return Vote(not said.proper or said.warning is not None)

    def tick(self, view: View) -> Tick:
        """Tick what the story names; where it was told aloud, everything."""
        guessed = [card.word or "" for card in view.board if card.fate in ("yellow", "blue")]
        if not view.story:
            return Tick(tuple(range(len(guessed))))
        assert self.words is not None
        named = named_in_story(self.words, view.story, guessed, len(guessed) + SPARE_WORDS)
        return Tick(tuple(i for i, word in enumerate(guessed) if word in named))

    # -- the Dreamer ------------------------------------------------------------------------------------------
    def guess(self, turn: Turn, view: View) -> Guess | Pass | Decline | None:
        """A guess after some clues, for each card as many as the Dreamer has patience for; None to hear another one.

        A Dreamer who knows no word that fits, as with a deck in an unknown language, gives the card up.
        """
        assert self.dreamer is not None
        if view.phase == "last_guess":
            hunch = self.dreamer.hunch()
            return Guess(hunch.word) if hunch and hunch.sure >= LAST_SURE else Decline()
        if not self.dreamer.clues:
            return None
        mood = random.Random(f"{turn.table} {turn.seat} {view.round} {self.dreamer.cards}")
        patience = turn.seats - 1 if mood.random() < EVERYONE else mood.choice(PATIENCE)
        patience += self.habit.waits if turn.seats <= FEW_SEATS else 0
        if len(self.dreamer.clues) < patience and not turn.must:
            return None
        hunch = self.dreamer.hunch()
        return Pass() if hunch is None else Guess(hunch.word)

    def recount(self, luck: random.Random) -> str:
        """A story of the guesses that the Dreamer remembers; nothing in a language that it does not know."""
        assert self.dreamer is not None and self.words is not None
        if not self.words.known:
            return ""
        guesses = list(dict.fromkeys(self.dreamer.guesses))
        recalled = [word for word in guesses if luck.random() < self.habit.recalls]
        return tell(recalled, len(recalled) < len(guesses), luck, self.words.language)

    # -- pace -------------------------------------------------------------------------------------------------
    def takes(self, move: Move, view: View, luck: random.Random) -> int:
        """The milliseconds that a person would take; a spirit is never so slow that its turn is over."""
        match move:
            case Clue() | Skip():
                most = min(3600, view.clue * 1000 - 800) if view.clue else 3600
                return self.pause(luck, 1000, most)
            case Guess():
                return self.pause(luck, 1500, 4500)
            case Recount():
                return self.pause(luck, 4000, 9000)
            case _:
                return self.pause(luck, 800, 2000)


def words_of(turn: Turn, view: View) -> TableWords:
    """The words of a table, as everyone there knows them."""
    deck = msgspec.json.decode(turn.options, type=dict).get("deck", "")
    return own_words(deck) if deck else TableWords(view.language)


def variation_of(turn: Turn) -> Variation:
    """The variation of a seat: the same for a whole game, and another for each seat of a table."""
    first = int.from_bytes(hashlib.blake2b(turn.table.encode(), digest_size=4).digest(), "big")
    return Variation((first + turn.seat) % VARIATIONS)
