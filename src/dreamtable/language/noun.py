"""A noun that a game is about, as the referee and the guess matching take it."""

from __future__ import annotations

import msgspec


class Noun(msgspec.Struct, frozen=True):
    """A noun and what its author wrote down about it; a noun of which nothing is known has empty lists."""

    name: str
    alternates: tuple[str, ...] = ()  # other names of the same thing: right guesses, and improper clues
    forms: tuple[str, ...] = ()  # inflected and derived words: improper clues
    translations: tuple[str, ...] = ()  # its names in other languages: improper clues


def as_noun(given: Noun | str) -> Noun:
    """The noun itself, or one that has nothing but this name."""
    return given if isinstance(given, Noun) else Noun(given.strip())
