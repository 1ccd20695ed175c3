"""The referee for a deck that the table has brought.

In a language that has a referee the words are judged as everywhere; in any other one by their form and sound alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

from msgspec.structs import replace

from dreamtable.games.when_i_dream.options import OWN_WORDS
from dreamtable.games.when_i_dream.state import LANGUAGES
from dreamtable.games.when_i_dream.words import elements
from dreamtable.kit.word_list import WordEntry, read_word_list
from dreamtable.language import any_language_referee, grammar_guess_matching, guess_matching
from dreamtable.language.english_referee import WHY, Synonyms, Verdict
from dreamtable.language.languages import language as tools_of
from dreamtable.language.languages import ruled_language
from dreamtable.language.noun import Noun

LONGEST_NAME = 4  # words of a name in a story


class OwnDeck:
    """The words of one deck."""

    def __init__(self, text: str) -> None:
        words = read_word_list(text, OWN_WORDS)
        self.language = words.language  # a code, or "" if nobody said
        self.known = words.language in LANGUAGES  # whether there is a referee who knows the language
        self.names = tuple(entry.word for entry in words.entries)
        self._entries = {entry.word: entry for entry in words.entries}

    def noun(self, name: str) -> Noun:
        """A word with what its author, and the lexicon of its language, know about it."""
        entry = self._entries.get(name, WordEntry(name))
        noun: Noun = elements.find(name, self.language) if self.known else Noun(name)
        near = tuple(one for one in noun.near if one not in self._entries)
        return replace(noun, name=name, alternates=(*noun.alternates, *entry.alternates), near=near)

    def holds(self, word: str) -> bool:
        """Whether a word of the lexicon is in the deck."""
        return tools_of(self.language).bare(word) in self._index

    # -- the referee ------------------------------------------------------------------------------------------
    def judge(self, name: str, clue: str, synonyms: Synonyms = "free") -> Verdict:
        """The verdict on a clue for a word of the deck; what its author forbade comes first."""
        if self._forbids(name, clue):
            return Verdict(False, "forbidden", WHY["forbidden"].format(clue=clue.strip(), noun=name))
        if self.known:
            return elements.judge_noun(self.noun(name), clue, self.language, synonyms)
        return any_language_referee.judge(self.noun(name), clue, synonyms, self.language)

    def _forbids(self, name: str, clue: str) -> bool:
        forbidden = self._entries[name].forbidden if name in self._entries else ()
        if not self.known:
            return any_language_referee.letters(clue) in map(any_language_referee.letters, forbidden)
        tools = tools_of(self.language)
        said = tools.forms(tools.normalise(clue))
        return any(not said.isdisjoint(tools.forms(tools.normalise(word))) for word in forbidden)

    def is_named(self, name: str, guess: str, clues: Sequence[str] = ()) -> bool:
        """Whether a guess names a word of the deck, for which these clues were given (WD16)."""
        noun = self.noun(name)
        if not self.known:
            return any_language_referee.names(noun, guess, self.names)
        if self.language == "en":
            return guess_matching.matches(noun, guess, self._others, clues=clues)
        return grammar_guess_matching.matches(ruled_language(self.language), noun, guess, self._others)

    @cached_property
    def _others(self) -> frozenset[str]:
        """The words of the deck as their language compares them."""
        return frozenset(tools_of(self.language).bare(name) for name in self.names)

    # -- the recount ------------------------------------------------------------------------------------------
    def recount(self, story: str, named: Sequence[str], most: int) -> list[str]:
        """Which of some words a story names, if only the first `most` different words of the deck in it count."""
        found: dict[str, None] = {}
        for name in self._told(story, frozenset(named)):
            found[name] = None
            if len(found) == most:
                break
        return [name for name in found if name in named]

    def _told(self, story: str, wanted: frozenset[str]) -> Iterator[str]:
        """The words of the deck that a story names, in order; those that are wanted may hold a slip."""
        words = tools_of(self.language).words(story) if self.known else any_language_referee.tidy(story).split()
        at = 0
        while at < len(words):
            for length in range(LONGEST_NAME, 0, -1):
                said = " ".join(words[at : at + length])
                if at + length <= len(words) and (name := self._called(said, wanted)) is not None:
                    yield name
                    at += length - 1
                    break
            else:
                yield from self._within(words[at])
            at += 1

    def _called(self, said: str, wanted: frozenset[str]) -> str | None:
        """The word of the deck that some words of a story name."""
        if not self.known:
            return self._index.get(any_language_referee.letters(said))
        tools = tools_of(self.language)
        joined = tools.normalise(said)
        exact = next((self._index[form] for form in sorted(tools.singulars(joined)) if form in self._index), None)
        return exact or next((name for name in sorted(wanted) if self.is_named(name, joined)), None)

    def _within(self, run: str) -> Iterator[str]:
        """The words of the deck in a run of signs of a script without blanks, the longest first at each place."""
        if self.known or not any_language_referee.unspaced(run):
            return
        at = 0
        while at < len(run):
            here = next((name for name in self._by_length if run.startswith(name, at)), None)
            if here is not None:
                yield self._index[here]
            at += len(here or " ")

    @cached_property
    def _index(self) -> dict[str, str]:
        """For each name of a word, as it is compared, the word."""
        make = tools_of(self.language).bare if self.known else any_language_referee.letters
        return {make(name): e.word for e in self._entries.values() for name in (e.word, *e.alternates)}

    @cached_property
    def _by_length(self) -> list[str]:
        return sorted((name for name in self._index if any_language_referee.unspaced(name)), key=len, reverse=True)


@lru_cache(maxsize=64)
def own_deck(text: str) -> OwnDeck:
    """The deck with this normal form."""
    return OwnDeck(text)
