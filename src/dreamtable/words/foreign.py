"""Names of things in other languages, as people type them: with accents or without."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from dreamtable.words.elements import Element
from dreamtable.words.lexicon import lines, names, place
from dreamtable.words.normal import letters

PLURALS = ("s", "es", "n", "en", "e", "i")


@cache
def _common() -> dict[str, tuple[str, ...]]:
    """Everyday nouns that are no Elements, translated by hand."""
    table: dict[str, tuple[str, ...]] = {}
    for line in lines("translations.tsv"):
        noun, *columns = line.split("\t")
        # "brat" is a brother in Polish, but an English clue first.
        named = (name for column in columns for name in column.split())
        table[noun] = tuple(name for name in named if letters(name) not in place())
    return table


def names_of(entry: Element, lemmas: Iterable[str]) -> frozenset[str]:
    """Every folded foreign name of a thing that is known."""
    written = [*entry.translations]
    for lemma in lemmas:
        written += names().get(lemma, ())
        written += _common().get(lemma, ())
    return frozenset(map(letters, written))


def forms(word: str) -> frozenset[str]:
    """A clue and what it may be the plural of in another language."""
    plain = letters(word)
    stripped = (plain.removesuffix(ending) for ending in PLURALS if plain.endswith(ending) and len(plain) > 4)
    return frozenset({plain, *stripped})
