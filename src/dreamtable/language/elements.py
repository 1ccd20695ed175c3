"""What was written and read by hand about each Element of the deck."""

from __future__ import annotations

import json
from functools import cache

import msgspec

from dreamtable.language.lexicon import DATA
from dreamtable.language.normal_form import bare


class Element(msgspec.Struct, frozen=True):
    """One noun of the deck; every list was written or pruned by a person."""

    name: str
    alternates: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    translations: tuple[str, ...] = ()
    clues: tuple[str, ...] = ()
    decoys: tuple[str, ...] = ()


@cache
def deck() -> dict[str, Element]:
    """Every Element by its name."""
    entries = json.loads((DATA / "elements.json").read_text("utf-8"))
    return {name: Element(name, *map(tuple, lists)) for name, lists in entries.items()}


def find(noun: str) -> Element:
    """The deck's entry for a noun, or an empty one: any noun can be an Element."""
    plain = bare(noun)
    return deck().get(plain) or Element(plain)
