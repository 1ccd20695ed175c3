"""A noun that a game is about, as the referee and the guess matching take it."""

from __future__ import annotations

import msgspec

from dreamtable.language import lexicon
from dreamtable.language.normalize import bare, letters


class Noun(msgspec.Struct, frozen=True):
    """A noun and what its author wrote down about it; a noun of which nothing is known has empty lists."""

    name: str
    alternates: tuple[str, ...] = ()  # other names of the same thing: right guesses
    near: tuple[str, ...] = ()  # names of nearly the same thing (a coat, for a jacket): right guesses and proper clues
    forms: tuple[str, ...] = ()  # inflected and derived words: improper clues
    translations: tuple[str, ...] = ()  # its names in other languages: improper clues
    plurals: tuple[str, ...] = ()  # of the name, where no rule makes them
    english: str = ""  # its English name, if it is a noun of another language


def as_noun(given: Noun | str) -> Noun:
    """The noun itself, or one that has nothing but this name."""
    return given if isinstance(given, Noun) else Noun(given.strip())


def other_names(noun: Noun) -> frozenset[str]:
    """The other names of a noun, folded: those its author wrote down, or else those that everyone knows."""
    if noun.alternates:
        return frozenset(map(letters, noun.alternates))
    own = letters(bare(noun.name))
    return lexicon.synonyms().get(own, frozenset()) - {own}
