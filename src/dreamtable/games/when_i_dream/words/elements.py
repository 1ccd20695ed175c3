"""The Elements of the deck with what was written by hand about each, and the referee who goes by it.

`data/elements/*.toml` is for those who write and review; tools/compile_elements.py compiles it into `elements.json`,
which loads twenty times faster.  Other languages have a file each (element_names.py).
"""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import cache, lru_cache
from pathlib import Path

from msgspec.structs import replace

from dreamtable.games.when_i_dream.words.element_names import named_elements
from dreamtable.language import grammar_guess_matching, grammar_referee
from dreamtable.language.english_referee import Synonyms, Verdict, judge
from dreamtable.language.guess_matching import matches
from dreamtable.language.languages import GRAMMARS, ruled_language
from dreamtable.language.normalize import bare
from dreamtable.language.noun import Noun

COMPILED = Path(__file__).parent / "data" / "elements.json"
KINDS = Path(__file__).parent / "data" / "elements" / "KINDS.tsv"


class Element(Noun, frozen=True):
    """One noun of the deck; every list was written or pruned by a person."""

    clues: tuple[str, ...] = ()  # what comes to mind first stands first
    decoys: tuple[str, ...] = ()  # other nouns that it could be taken for


@cache
def deck(language: str = "en") -> dict[str, Element]:
    """Every Element of the deck by its name; in other languages than English, by its normalised name."""
    return _english_deck() if language == "en" else _deck_of(language)


@cache
def _english_deck() -> dict[str, Element]:
    entries = json.loads(COMPILED.read_text("utf-8"))
    kinds = ("alternates", "forms", "translations", "clues", "decoys", "near")
    return {
        name: Element(name, **dict(zip(kinds, map(tuple, lists), strict=True)), english=name)
        for name, lists in entries.items()
    }


def _deck_of(language: str) -> dict[str, Element]:
    tools = ruled_language(language)
    others = [named_elements(code) for code in GRAMMARS if code != language]
    table = {}
    for english, entry in named_elements(language).items():
        abroad = [english, *deck()[english].alternates, *deck()[english].translations]
        abroad += [other[english].name for other in others]
        table[tools.bare(entry.name)] = Element(
            name=entry.name,
            alternates=entry.alternates,
            forms=entry.forms,
            translations=tuple(name for name in abroad if name not in entry.alternates),
            plurals=(entry.plural,) if entry.plural else (),
            clues=entry.clues,
            decoys=entry.decoys,
            english=english,
        )
    return table


@lru_cache(maxsize=4096)
def find(noun: str, language: str = "en") -> Element:
    """The entry of a noun as it was typed; any noun can be an Element, and one that is not in the deck has no lists."""
    name = noun.strip()
    entry = deck(language).get(bare(name) if language == "en" else ruled_language(language).bare(name))
    if entry is None:
        return Element(name)
    return entry if entry.name == name else replace(entry, name=name)


def judge_clue(element: str, clue: str, synonyms: Synonyms = "free", language: str = "en") -> Verdict:
    """The referee's verdict on a clue for an Element (WD8, WD9)."""
    return judge_noun(find(element, language), clue, language, synonyms)


def judge_noun(noun: Noun, clue: str, language: str, synonyms: Synonyms = "free") -> Verdict:
    """The verdict of a language's referee on a clue for any noun."""
    if language == "en":
        return judge(noun, clue, synonyms)
    return grammar_referee.judge(ruled_language(language), noun, clue, synonyms)


def names_element(element: str, guess: str, language: str = "en", clues: Collection[str] = ()) -> bool:
    """Whether a guess names the Element (WD16); a slip that may mean another Element of the deck does not.

    Neither does a near name that is one of the clues that were given for the Element.
    """
    return names_noun(find(element, language), guess, language, clues)


def names_noun(noun: Noun, guess: str, language: str, clues: Collection[str] = ()) -> bool:
    """Whether a guess names any noun, at a table that plays with the deck of a language."""
    if language == "en":
        return matches(noun, guess, deck().keys(), rivals(noun.name), clues)
    return grammar_guess_matching.matches(ruled_language(language), noun, guess, deck(language).keys())


@lru_cache(maxsize=512)
def rivals(element: str) -> frozenset[str]:
    """The Elements of the same kind: beside one of them another is a second guess ("sun moon"), no narrower name.

    >>> "car" in rivals("truck"), "chocolate" in rivals("factory")
    (True, False)
    """
    kinds = _kinds()
    own = kinds.get(bare(element))
    return frozenset(name for name, kind in kinds.items() if own in (None, kind))


@cache
def _kinds() -> dict[str, str]:
    """The kind of every Element: animals, food, people ..."""
    return dict(line.split("\t") for line in KINDS.read_text("utf-8").splitlines())
