"""What a Boogeyman could say about each Element: `data/lies.txt`, proposed by tools/compile_lies.py and then read."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).parent / "data"


class Lie(NamedTuple):
    """A word that is not true of an Element, and the English name of the neighbour to which it points."""

    word: str
    lure: str


@cache
def lies(language: str = "en") -> dict[str, tuple[Lie, ...]]:
    """The lies about each Element by its English name, the most plausible first."""
    table = {}
    folder = DATA if language == "en" else DATA / language
    for line in (folder / "lies.txt").read_text("utf-8").splitlines():
        element, _, told = line.partition("\t")
        table[element] = tuple(Lie(*one.split(":")) for one in told.split())
    return table
