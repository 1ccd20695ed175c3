"""The shape of a scenario file: its keys and the types of their values.

A file of another shape is refused as a whole, before anything is played.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from dreamtable.kit.errors import Invalid

Whole = Annotated[int, Meta(ge=0)]


class Expectation(msgspec.Struct, kw_only=True):
    """What must hold at some moment: of the position, in the view of a seat, among its moves."""

    expect: dict[str, Any] = {}
    see: dict[str, dict[str, Any]] = {}
    can: dict[str, list[str]] = {}

    def seats_named(self) -> set[str]:
        """The seats that it is about, as they are written."""
        return {*self.see, *self.can}


class Scenario(Expectation, kw_only=True):
    """A whole file: a position, what is played from it, and what must hold at the end."""

    title: str
    game: str
    seats: int
    options: dict[str, Any] = {}
    rulings: list[str] | str = []
    note: str = ""
    given: dict[str, Any] | None = None
    play: list[dict[str, Any]] = []


class Step(Expectation, kw_only=True):
    """One thing that happens (a move of a seat, a deal, or a clock that runs out) and what must hold afterwards."""

    move: str = ""
    seat: int = 0
    fields: dict[str, Any] = {}
    deal: Whole | None = None
    clock: Whole | None = None
    seed: Whole = 1
    refused: bool | str = False
    note: str = ""
    told: dict[str, list[dict[str, Any]]] = {}
    where: str = ""

    def seats_named(self) -> set[str]:
        """The seats that this step says something about."""
        return {*self.see, *self.can, *self.told}


T = TypeVar("T")
KINDS = {"move": {"move", "seat"}, "deal": {"deal"}, "clock": {"clock", "seed"}}
MAY = {"expect", "see", "can", "told", "refused", "note"}
PLAIN_WORDS = {  # how an author would say what the decoder says
    "`object | null`": "a table",
    "`object`": "a table",
    "`array`": "a list",
    "Object missing required field": "A scenario needs",
    "$.": "",
}


def read_scenario(text: dict[str, Any]) -> Scenario:
    """The scenario in a file that was read as TOML; raises Invalid."""
    known = Scenario.__struct_fields__
    for key in text:
        if key not in known:
            raise Invalid("bad_scenario", f"Nothing is called {key!r}; try one of {', '.join(sorted(known))}.")
    return _read(text, Scenario, "")


def read_step(step: dict[str, Any], where: str) -> Step:
    """One step of `play`; raises Invalid, which begins with `where`."""
    kinds = KINDS.keys() & step.keys()
    if len(kinds) != 1 or ("move" in kinds and "seat" not in step):
        raise Invalid("bad_scenario", f"{where}: a step needs `seat` and `move`, or `deal`, or `clock`.")
    kind = kinds.pop()
    fields = {key: value for key, value in step.items() if key not in KINDS[kind] | MAY}
    if fields and kind != "move":
        raise Invalid("bad_scenario", f"{where}: `{kind}` goes without {', '.join(fields)}.")
    told = {key: value for key, value in step.items() if key not in fields}
    return _read(told | {"fields": fields, "where": where}, Step, f"{where}: ")


def _read(text: dict[str, Any], shape: type[T], where: str) -> T:
    try:
        return msgspec.convert(text, shape)
    except msgspec.ValidationError as wrong:
        why = str(wrong)
        for theirs, ours in PLAIN_WORDS.items():
            why = why.replace(theirs, ours)
        raise Invalid("bad_scenario", f"{where}{why}.") from None
