"""Help while a person types: what the game says about a text before it is sent."""

from __future__ import annotations

from dreamtable.kit.errors import Illegal
from dreamtable.kit.text import Hint
from dreamtable.tables import seats as seating
from dreamtable.tables.table import Table


def hint(table: Table, guest: str, seat: int, text: str) -> Hint:
    """The game's hint about a text for a seat of this guest; raises Illegal if no words are asked of it now."""
    seating.own(table.record.seats, seat, guest)
    if table.course is None:
        raise Illegal("not_started", "The game has not started yet.")
    position = table.course.position
    speech = position.game.speech
    if speech is None:
        raise Illegal("no_words", "In this game nothing is said in words.")
    return speech.hint(position.state, seat, position.said, text)
