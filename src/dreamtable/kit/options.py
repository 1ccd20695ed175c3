"""Options of a game as one typed, validated object with defaults.

class Options(GameOptions, frozen=True):
    penalty: Annotated[Literal[5, 15], Meta(title="Penalty", description="...")] = 5
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from dreamtable.kit.errors import Invalid
from dreamtable.kit.word_list import LARGEST


class GameOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Base of every game's options."""


O = TypeVar("O", bound=GameOptions)

TurnClock = Annotated[
    int, Meta(ge=0, le=600, title="Turn clock", description="Seconds for each decision; 0: no clock.")
]
FirstSeat = Annotated[
    int, Meta(ge=-1, le=9, title="Who begins", description="A seat number from 0; a random seat if nobody sits there.")
]
WordLanguage = Annotated[
    Literal["en", "fr", "it", "es", "de"],
    Meta(title="Language of the words", description="Of the words that are played with: cards, clues and guesses."),
]
OwnWords = Annotated[
    str,
    Meta(
        max_length=LARGEST,
        title="Your own words",
        description="A list that the table has brought, one word a line; empty: the words of the game.",
    ),
]


def read_options(kind: type[O], given: dict[str, Any] | O | None) -> O:
    """Return validated options; raise Invalid with the name of what is wrong."""
    if isinstance(given, kind):
        return given
    names = kind.__struct_encode_fields__
    unknown = [name for name in given if name not in names] if isinstance(given, dict) else []
    if unknown:
        raise Invalid("unknown_option", f"There is no option {unknown[0]!r}. The options are: {', '.join(names)}.")
    try:
        return msgspec.convert({} if given is None else given, kind, strict=True)
    except msgspec.ValidationError as wrong:
        why, _, place = str(wrong).partition(" - at `$.")
        which = f"The option {place.rstrip('`')!r}" if place else "An option"
        raise Invalid("bad_option", f"{which} cannot be set so: {why}.") from None
