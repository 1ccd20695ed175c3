"""Whether a guess names a noun, in a language that is known by its grammar and its lists."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from dreamtable.language.disguised_words import slips
from dreamtable.language.guess_matching import SLIP_FROM, forgiven
from dreamtable.language.languages import RuledLanguage
from dreamtable.language.noun import Noun

MOST_WORDS = 6  # of a name that stands within a guess


def matches(language: RuledLanguage, noun: Noun, guess: str, among: Collection[str] = ()) -> bool:
    """Whether a guess names the noun; case, accents, articles, forms, other names, words around it, slips are forgiven.

    `among` are the normalised nouns that could have been meant: a slip that may stand for another one is not forgiven.
    """
    whole = language.words(guess)
    cut = without_words_around(language, whole)
    said = {"".join(words) for words in (whole, cut) if words}
    return any(names(language, noun, one, among) for one in said) or _narrows(language, noun, cut, among)


def names(language: RuledLanguage, noun: Noun, said: str, among: Collection[str] = ()) -> bool:
    """Whether words that were joined to one name the noun, but for slips."""
    called = accepted_names(language, noun)
    return not language.singulars(said).isdisjoint(called) or _slipped(language, said, called, among)


@lru_cache(maxsize=4096)
def accepted_names(language: RuledLanguage, noun: Noun) -> frozenset[str]:
    """Every way to name a noun, joined to one word."""
    called = (noun.name, *noun.alternates, *noun.plurals)
    return frozenset(language.bare(name) for name in called) | {language.normalise(noun.name)}


def without_words_around(language: RuledLanguage, words: Sequence[str]) -> list[str]:
    """A guess without articles and words that lead to the name or follow it; one word stays in any case."""
    empty = language.grammar.articles | language.grammar.around
    left = list(words)
    while len(left) > 1 and left[0] in empty:
        left = left[1:]
    while len(left) > 1 and left[-1] in empty:
        left = left[:-1]
    return left


def _narrows(language: RuledLanguage, noun: Noun, words: Sequence[str], among: Collection[str]) -> bool:
    """Whether a guess of several words is a narrower name: "batte de baseball" is a bat, "pomme de terre" no apple."""
    if len(words) < 2 or "".join(words) in among or not language.is_word("".join(words[-1:])):
        return False
    if language.grammar.compounds or language.singulars(words[0]).isdisjoint(accepted_names(language, noun)):
        return False
    kind = [word for word in words[1:] if word not in language.grammar.articles]
    joins = len(words) > 2 and words[1] in language.grammar.joining
    return joins and bool(kind) and "".join(words) not in language.phrases


def _slipped(language: RuledLanguage, said: str, called: frozenset[str], among: Collection[str]) -> bool:
    """Whether a guess that is no word is one of the names but for slips, and no other noun's."""
    if len(said) < SLIP_FROM or language.is_word(said) or said in among:
        return False
    needed = min((slip for name in called if (slip := slips(said, name, 2)) <= forgiven(name)), default=None)
    if needed is None:
        return False
    others = (other for other in among if other not in called)
    return not any(slips(said, other, 2) <= min(needed, forgiven(other)) for other in others)
