"""Help while words are typed: what the game says about a text before it is sent."""

from __future__ import annotations

from dreamtable.kit.errors import Illegal
from dreamtable.kit.text import Hint
from dreamtable.tables.live_table_state import TableState
from dreamtable.tables.people import seats as seating


def hint(table: TableState, guest: str, seat: int, text: str) -> Hint:
    """Return the game's hint about a text for a seat of this guest; raise Illegal if no words are asked of it now."""
    seating.own(table.record.seats, seat, guest)
    if table.running_game is None:
        raise Illegal("not_started", "The game has not started yet.")
    position = table.running_game.position
    if position.game.speech is None:
        raise Illegal("no_words", "In this game nothing is said in words.")
    return position.game.speech.hint(position.state, seat, position.said, text)
