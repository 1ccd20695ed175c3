"""The Elements of the deck with what was written by hand about each, and the referee who goes by it.

`data/elements/*.toml` is for those who write and review; tools/compile_elements.py compiles it into `elements.json`,
which loads twenty times faster.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path

from msgspec.structs import replace

from dreamtable.language.matching import matches
from dreamtable.language.normalize import bare
from dreamtable.language.noun import Noun
from dreamtable.language.referee import Synonyms, Verdict, judge

COMPILED = Path(__file__).parent / "data" / "elements.json"


class Element(Noun, frozen=True):
    """One noun of the deck; every list was written or pruned by a person."""

    clues: tuple[str, ...] = ()  # what comes to mind first stands first
    decoys: tuple[str, ...] = ()  # other nouns that it could be taken for


@cache
def deck() -> dict[str, Element]:
    """Every Element of the deck by its name."""
    entries = json.loads(COMPILED.read_text("utf-8"))
    return {name: Element(name, *map(tuple, lists)) for name, lists in entries.items()}


@lru_cache(maxsize=1024)
def find(noun: str) -> Element:
    """The entry of a noun as it was typed; any noun can be an Element, and one that is not in the deck has no lists."""
    name = noun.strip()
    entry = deck().get(bare(name))
    if entry is None:
        return Element(name)
    return entry if entry.name == name else replace(entry, name=name)


def judge_clue(element: str, clue: str, synonyms: Synonyms = "free") -> Verdict:
    """The referee's verdict on a clue for an Element (WD8, WD9)."""
    return judge(find(element), clue, synonyms)


def names_element(element: str, guess: str) -> bool:
    """Whether a guess names the Element (WD16); a slip that may mean another Element of the deck does not."""
    return matches(find(element), guess, deck().keys())
