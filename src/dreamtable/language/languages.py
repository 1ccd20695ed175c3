"""A language's tools: how its words are made comparable, what they are forms of, how they sound, which there are.

`language(code)` gives them; the lists of a language are read when they are first asked for, so that a table reads those
of its own language alone.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache, cached_property, lru_cache
from typing import Literal, Protocol, get_args

from dreamtable.language import guess_matching, lexicon, sound
from dreamtable.language.grammar import Grammar, Inflections, rewritten
from dreamtable.language.grammars import french, german, italian, spanish
from dreamtable.language.normalize import ARTICLES, fold, letters

Code = Literal["en", "fr", "it", "es", "de"]
CODES: tuple[Code, ...] = get_args(Code)
GRAMMARS = {"fr": french.GRAMMAR, "it": italian.GRAMMAR, "es": spanish.GRAMMAR, "de": german.GRAMMAR}
SHORTEST_ROOT = 3  # letters that stay when an ending is taken away


class Language(Protocol):
    """What a word game asks about the words of a language; `word` is a normalised word, `text` what somebody typed."""

    code: str

    def normalise(self, text: str) -> str:
        """The comparable letters of a text, joined to one word: no case, accents, blanks or other ways to write it."""

    def words(self, text: str) -> list[str]:
        """The normalised words of a text, articles included; "l'arbre" is two words."""

    def bare(self, text: str) -> str:
        """The normalised letters of a text without its articles, joined to one word."""

    def forms(self, word: str) -> frozenset[str]:
        """A word and the words that it may be an inflected form of: plurals, the other gender, verb forms."""

    def singulars(self, word: str) -> frozenset[str]:
        """A word and what it may be the plural of; verbs and the other gender are left out."""

    def stem(self, word: str) -> str:
        """What is left of a word without its ending; words of a family mostly have the same."""

    def sound(self, text: str) -> str:
        """How a text sounds: the same string for two that are said alike."""

    def is_word(self, word: str) -> bool:
        """Whether there is such a word in the language."""

    def english(self, text: str) -> tuple[str, ...]:
        """The English words for a word of the dictionary or a form of it, the likeliest first."""


class English:
    """The tools of English, which has a lexicon of its own."""

    code = "en"

    def normalise(self, text: str) -> str:
        return letters(text)

    def words(self, text: str) -> list[str]:
        return re.findall(r"[^\W_]+", fold(text).replace("'", "").replace("’", ""))

    def bare(self, text: str) -> str:
        return _without(self.words(text), ARTICLES)

    def forms(self, word: str) -> frozenset[str]:
        return frozenset({word, *lexicon.lemmas(word)})

    def singulars(self, word: str) -> frozenset[str]:
        return guess_matching.singulars(word)

    def stem(self, word: str) -> str:
        return lexicon.stems().get(word, word)

    def sound(self, text: str) -> str:
        return sound.rough(letters(text))

    def is_word(self, word: str) -> bool:
        return lexicon.is_word(word)

    def english(self, text: str) -> tuple[str, ...]:
        listed = lexicon.known(letters(text))
        return (listed,) if listed else ()


class RuledLanguage:
    """The tools of a language that is known by a grammar and by lists of words; without lists it knows no word."""

    def __init__(self, code: str, grammar: Grammar) -> None:
        self.code = code
        self.grammar = grammar
        self.forms = lru_cache(maxsize=8192)(self._forms)
        self.sound = lru_cache(maxsize=8192)(self._sound)

    def normalise(self, text: str) -> str:
        return letters(rewritten(text.lower(), self.grammar.spelling))

    def words(self, text: str) -> list[str]:
        return re.findall(r"[^\W_]+", fold(rewritten(text.lower(), self.grammar.spelling)))

    def bare(self, text: str) -> str:
        return _without(self.words(text), self.grammar.articles)

    def is_word(self, word: str) -> bool:
        return word in self._known

    def stem(self, word: str) -> str:
        for size in range(min(len(word) - SHORTEST_ROOT, 12), 0, -1):
            if word[-size:] in self.grammar.endings:
                return word[:-size]
        return word

    def unrelated(self, word: str) -> frozenset[str]:
        """The words that look as if they were made with a word, but are not (chat and château)."""
        return self._chance_parts.get(word, frozenset())

    @cached_property
    def phrases(self) -> frozenset[str]:
        """The words of the dictionary that are written as several, joined to one."""
        return frozenset(self.normalise(word) for word in self._dictionary if " " in word or "-" in word)

    @property
    def nouns(self) -> Collection[str]:
        """The everyday words of the dictionary, normalised."""
        return self._folded_dictionary.keys()

    def english(self, text: str) -> tuple[str, ...]:
        exact = self._dictionary.get(text.lower())  # "pêche" and "péché" are two words
        if exact:
            return tuple(exact)
        word = self.normalise(text)
        listed = (self._folded_dictionary.get(form, ()) for form in sorted(self.forms(word), key=lambda f: f != word))
        return tuple(dict.fromkeys(english for entry in listed for english in entry))

    def singulars(self, word: str) -> frozenset[str]:
        return frozenset({word, *(form for form in self._before(word, self.grammar.plurals) if form in self._known)})

    def _forms(self, word: str) -> frozenset[str]:
        found = self._before(word, (*self.grammar.plurals, *self.grammar.inflections))
        return frozenset({word, *(form for form in found if form in self._known)})

    def _before(self, word: str, inflections: Inflections) -> Iterator[str]:
        """Every string that would inflect to a word, whether it is a word or not."""
        for ending, replacement in inflections:
            root = word[: len(word) - len(ending)]
            if word.endswith(ending) and len(root) >= SHORTEST_ROOT - bool(replacement):
                yield root + replacement

    def _sound(self, text: str) -> str:
        return re.sub(r"\s+", "", rewritten(text.lower(), self.grammar.sounds))

    @cached_property
    def _known(self) -> frozenset[str]:
        if self.code not in GRAMMARS:
            return frozenset()
        return frozenset({*lexicon.sorted_lines(f"share-alike/words_{self.code}.txt"), *self._folded_dictionary})

    @cached_property
    def _chance_parts(self) -> dict[str, frozenset[str]]:
        if self.code not in GRAMMARS:
            return {}
        rows = (list(map(self.normalise, line.split())) for line in lexicon.lines(f"{self.code}/chance_parts.txt"))
        return {word: frozenset(others) for word, *others in rows}

    @cached_property
    def _dictionary(self) -> dict[str, list[str]]:
        """For each word of the dictionary, in lower case, its English words."""
        table: dict[str, list[str]] = {}
        for line in lexicon.lines(f"{self.code}/dictionary.tsv")[1:] if self.code in GRAMMARS else ():
            english, _, named = line.partition("\t")
            for word in named.split(","):
                table.setdefault(word.strip().lower(), []).append(english)
        return table

    @cached_property
    def _folded_dictionary(self) -> dict[str, list[str]]:
        table: dict[str, list[str]] = {}
        for word, english in self._dictionary.items():
            table.setdefault(self.normalise(word), []).extend(english)
        return table


@cache
def ruled_language(code: str) -> RuledLanguage:
    """The tools of any language but English; of one that nothing is known about, those that go by form alone."""
    return RuledLanguage(code, GRAMMARS.get(code, Grammar()))


@cache
def language(code: str) -> Language:
    """The tools of a language."""
    return English() if code == "en" else ruled_language(code)


def _without(words: list[str], articles: frozenset[str]) -> str:
    while len(words) > 1 and words[0] in articles:
        words = words[1:]
    return "".join(words)
