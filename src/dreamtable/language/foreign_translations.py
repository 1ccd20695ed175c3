"""Whether a clue is the name of a thing in another language, typed with its accents or without."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from dreamtable.language.lexicon import clue_words, foreign_names, lines, noun_set, place, rather_foreign
from dreamtable.language.normalize import letters
from dreamtable.language.noun import Noun

PLURALS = ("s", "es", "n", "en", "e", "i")


def names_of(noun: Noun, lemmas: Iterable[str]) -> frozenset[str]:
    """Every known foreign name of a noun, folded: those its author wrote down and those of its lemmas."""
    written = [*noun.translations]
    for lemma in lemmas:
        written += foreign_names().get(lemma, ())
        written += _translations().get(lemma, ())
        written += _romanised().get(lemma, ())
    return frozenset(map(letters, written))


def translates(word: str, names: frozenset[str]) -> bool:
    """Whether a clue is one of these foreign names, or the plural of one.

    An English word in its own right does not count: "cup" may be said of a trophy, whatever it means in Vietnamese.
    Typed with its accents it counts all the same.
    """
    plain = letters(word)
    if plain in names and not word.isascii():
        return True
    if any(_english(form) for form in (plain, plain.removesuffix("s"))):
        return False
    return plain in names or (plain not in place() and not _singulars(plain).isdisjoint(names))


def _english(word: str) -> bool:
    """Whether a word is at home in English: "robe" is, "mesa" is more so in Spanish."""
    return (word in clue_words() or word in noun_set()) and word not in rather_foreign()


def _singulars(plain: str) -> frozenset[str]:
    """What a word may be the plural of in another language."""
    return frozenset(plain.removesuffix(ending) for ending in PLURALS if plain.endswith(ending) and len(plain) > 4)


@cache
def homographs() -> dict[str, frozenset[str]]:
    """For each thing the English words that name it in another language: "pain" is the bread."""
    return {thing: frozenset(called) for thing, *called in map(str.split, lines("homographs.txt"))}


@cache
def _romanised() -> dict[str, tuple[str, ...]]:
    """Names of everyday things in Russian, Japanese, Chinese and a few others, written in Latin letters."""
    return {thing: tuple(called) for thing, *called in map(str.split, lines("romanised_names.txt"))}


@cache
def _translations() -> dict[str, tuple[str, ...]]:
    """Everyday nouns with their names in nine languages, written by hand."""
    table: dict[str, tuple[str, ...]] = {}
    for line in lines("translations.tsv"):
        noun, *columns = line.split("\t")
        table[noun] = tuple(name for column in columns for name in column.split())
    return table
