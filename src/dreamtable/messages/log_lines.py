"""What happened in a game, as a line of its log: the message `log.<event>` with the event's own fields as arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from dreamtable.messages import Messages
from dreamtable.messages.icu import Person, Value

# Fields that are a seat, and fields that are several, in the events of all games.
SEATS = frozenset(["seat", "starter", "leader", "dreamer", "holder", "player", "to", "giver", "kite", "row", "caller"])
SEAT_LISTS = frozenset(("seats", "winners"))


def log_line(words: Messages, event: msgspec.Struct, name: Callable[[int], str], **more: Value) -> str:
    """The line of an event; `more` are arguments that the event does not have, or that it has in other words."""
    return words.say(f"log.{event.__struct_config__.tag}", **arguments(event, name) | more)


def arguments(event: msgspec.Struct, name: Callable[[int], str]) -> dict[str, Any]:
    """The fields of an event as arguments: seats are people, several seats are a list of names."""
    said: dict[str, Any] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in SEATS and value is not None:
            value = Person(name(value))
        elif field in SEAT_LISTS:
            value = [name(seat) for seat in value]
        said[field] = value
    return said
