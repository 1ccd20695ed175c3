"""Names of things in other languages, as people type them: with accents or without."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from dreamtable.language.elements import Element
from dreamtable.language.lexicon import abroad, clue_words, lines, names, noun_set, place
from dreamtable.language.normal_form import letters

PLURALS = ("s", "es", "n", "en", "e", "i")


def names_of(entry: Element, lemmas: Iterable[str]) -> frozenset[str]:
    """Every folded foreign name of a thing that is known."""
    written = [*entry.translations]
    for lemma in lemmas:
        written += names().get(lemma, ())
        written += _common().get(lemma, ())
    return frozenset(map(letters, written))


def translates(word: str, names: frozenset[str]) -> bool:
    """Whether a clue is one of these names, or the plural of one.

    What is an English word in its own right is no translation by itself: "cup" may be said of a trophy, whatever else
    it means in Vietnamese.  With its accents it is foreign all the same.
    """
    plain = letters(word)
    if plain in names and not word.isascii():
        return True
    if any(_english(form) for form in (plain, plain.removesuffix("s"))):
        return False
    return plain in names or (plain not in place() and not _singulars(plain).isdisjoint(names))


def _english(word: str) -> bool:
    """Whether a word is at home in English: "robe" is, "mesa" is more so in Spanish."""
    return (word in clue_words() or word in noun_set()) and word not in abroad()


def _singulars(plain: str) -> frozenset[str]:
    """What a clue may be the plural of in another language."""
    return frozenset(plain.removesuffix(ending) for ending in PLURALS if plain.endswith(ending) and len(plain) > 4)


@cache
def homographs() -> dict[str, frozenset[str]]:
    """English words that say nothing about a thing, but name it elsewhere: whoever says "pain" means the bread."""
    return {thing: frozenset(called) for thing, *called in map(str.split, lines("homographs.txt"))}


@cache
def _common() -> dict[str, tuple[str, ...]]:
    """Everyday nouns that are no Elements, translated by hand."""
    table: dict[str, tuple[str, ...]] = {}
    for line in lines("translations.tsv"):
        noun, *columns = line.split("\t")
        table[noun] = tuple(name for column in columns for name in column.split())
    return table
