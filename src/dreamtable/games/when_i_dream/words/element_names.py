"""The Elements as a language calls them: `data/<language>/elements.tsv`, written by hand, a line for each Element."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from dreamtable.games.when_i_dream.cards import ELEMENTS

DATA = Path(__file__).parent / "data"


class NamedElement(NamedTuple):
    """An Element as one language calls it: one line of an `elements.tsv`."""

    english: str  # the Element's name in the deck, which is also that of its picture
    name: str
    article: str
    plural: str
    alternates: tuple[str, ...]
    forms: tuple[str, ...]
    clues: tuple[str, ...]
    decoys: tuple[str, ...]


@cache
def named_elements(language: str) -> dict[str, NamedElement]:
    """Every Element of the deck by its English name; English itself has no such file."""
    _, *lines = (DATA / language / "elements.tsv").read_text("utf-8").splitlines()
    table = {}
    for line in lines:
        english, name, article, plural, *lists = line.split("\t")
        alternates, forms, clues, decoys = (tuple(filter(None, column.split(","))) for column in lists)
        table[english] = NamedElement(english, name, article, plural, alternates, forms, clues, decoys)
    return table


@cache
def names(language: str) -> tuple[str, ...]:
    """The names of all Elements by their numbers."""
    if language == "en":
        return ELEMENTS
    return tuple(named_elements(language)[english].name for english in ELEMENTS)


def called(english: str, language: str) -> str:
    """The name of an Element in a language."""
    return english if language == "en" else named_elements(language)[english].name


def with_article(english: str, language: str) -> str:
    """The name of an Element with its article: "le soleil", "l'ancre", "der Gefangene"."""
    entry = named_elements(language)[english]
    if entry.article == "der" and entry.name == f"{entry.plural}r":  # an adjective that stands as a noun
        return f"der {entry.plural}"
    return entry.article + entry.name if entry.article.endswith("'") else f"{entry.article} {entry.name}"
