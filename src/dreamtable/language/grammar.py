"""What is written down about the words of one language: its articles, endings, compounds and how letters sound."""

from __future__ import annotations

import re

import msgspec

Rewriting = tuple[tuple[str, str], ...]
"""Patterns and what replaces each, in order."""


class Grammar(msgspec.Struct, frozen=True):
    """The rules of one language, as far as a referee at a table needs them; words are folded unless it says otherwise.

    An inflection is an ending and what stands in its place in the word that it is a form of.
    """

    articles: frozenset[str] = frozenset()
    around: frozenset[str] = frozenset()  # words around a guess that are no part of the name: "is it the sun?"
    actors: frozenset[str] = frozenset()  # after these comes a verb, which names nothing
    inflections: tuple[tuple[str, str], ...] = ()
    endings: frozenset[str] = frozenset()  # a family of words shares a root and differs in these
    prefixes: tuple[str, ...] = ()  # they make a new word of another one
    linking: tuple[str, ...] = ("",)  # letters between the parts of a compound
    compounds: bool = False  # whether nouns are joined freely, as in German
    spelling: Rewriting = ()  # before folding: other ways to write a letter
    sounds: Rewriting = ()  # a lower-case word as it is written, to how it sounds


def words_of(text: str) -> frozenset[str]:
    """The words of a text as a set."""
    return frozenset(text.split())


def pairs_of(text: str) -> tuple[tuple[str, str], ...]:
    """Pairs written as `ending=replacement`, in order."""
    return tuple((left, right) for left, _, right in (pair.partition("=") for pair in text.split()))


def rewritten(text: str, rules: Rewriting) -> str:
    """A text after every rule of a rewriting."""
    for pattern, replacement in rules:
        text = re.sub(pattern, replacement, text)
    return text
