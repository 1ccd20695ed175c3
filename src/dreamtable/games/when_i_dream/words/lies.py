"""What a Boogeyman could say about each Element: `data/lies.txt`, proposed by tools/compile_lies.py and then read."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

LIES = Path(__file__).parent / "data" / "lies.txt"


class Lie(NamedTuple):
    """A word that is not true of an Element, and the neighbour of the Element to which it points."""

    word: str
    lure: str


@cache
def lies() -> dict[str, tuple[Lie, ...]]:
    """The lies about each Element, the most plausible first."""
    table = {}
    for line in LIES.read_text("utf-8").splitlines():
        element, _, told = line.partition("\t")
        table[element] = tuple(Lie(*one.split(":")) for one in told.split())
    return table
