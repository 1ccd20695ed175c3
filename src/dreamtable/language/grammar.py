"""What is written down about the words of one language: its articles, endings, compounds and how letters sound."""

from __future__ import annotations

import re

import msgspec

Rewriting = tuple[tuple[str, str], ...]
"""Patterns and what replaces each, in order."""
Inflections = tuple[tuple[str, str], ...]
"""Endings, and what stands in the place of each in the word that it is a form of."""

Readings = tuple[tuple[str, tuple[str, ...]], ...]
"""Digits, and the letters that each may be read as."""


class Grammar(msgspec.Struct, frozen=True):
    """The rules of one language, as far as a referee needs them; words are normalised unless it says otherwise."""

    articles: frozenset[str] = frozenset()
    around: frozenset[str] = frozenset()  # words around a guess that are no part of the name: "is it the sun?"
    actors: frozenset[str] = frozenset()  # after these comes a verb, which names nothing
    plurals: Inflections = ()  # inflections of nouns in number alone
    joining: frozenset[str] = frozenset()  # words between a noun and what narrows it: "batte de baseball"
    inflections: Inflections = ()
    endings: frozenset[str] = frozenset()  # a family of words shares a root and differs in these
    root_changes: Rewriting = ()  # vowels that change within a family: diente, dental
    prefixes: tuple[str, ...] = ()  # they make a new word of another one
    linking: tuple[str, ...] = ("",)  # letters between the parts of a compound
    compounds: bool = False  # whether nouns are joined freely, as in German
    spelling: Rewriting = ()  # before folding: other ways to write a letter
    numbers: Readings = ()  # how numbers are read aloud within a word, longer numbers first
    sounds: Rewriting = ()  # a lower-case word as it is written, to how it sounds


def words_of(text: str) -> frozenset[str]:
    """The words of a text as a set."""
    return frozenset(text.split())


def pairs_of(text: str) -> Inflections:
    """Pairs written as `ending=replacement`, in order."""
    return tuple((left, right) for left, _, right in (pair.partition("=") for pair in text.split()))


def readings_of(text: str) -> Readings:
    """Readings written as `digits=letters|letters`, in order."""
    return tuple((digits, tuple(said.split("|"))) for digits, said in pairs_of(text))


def rewritten(text: str, rules: Rewriting) -> str:
    """A text after every rule of a rewriting."""
    for pattern, replacement in rules:
        text = re.sub(pattern, replacement, text)
    return text
