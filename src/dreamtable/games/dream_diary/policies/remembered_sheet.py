"""The Memory Sheet as a bot remembers it from the events it was told, for tables that hide old rows."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from dreamtable.games.dream_diary.events import AnswersShown, AnyEvent, Asked, Found, NightmareWoke, TurnBegan
from dreamtable.games.dream_diary.view import Leap, Row

read = msgspec.json.Decoder(AnyEvent).decode


class RememberedSheet:
    """The rows of the Memory Sheet since the bot sat down."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self._turn = 0
        self._asker = 0

    def hear(self, events: Iterable[Raw]) -> None:
        """Write down what happened."""
        for event in events:
            match read(event):
                case TurnBegan(_, turn, _):
                    self._turn = turn
                case Asked(seat, _):
                    self._asker = seat
                case AnswersShown(adjective, answers):
                    self.rows.append(Row(self._turn, self._asker, adjective, answers, ()))
                case Found(_, place, _, _):
                    self._jumped(Leap(place, True))
                case NightmareWoke(_, place, _, _):
                    self._jumped(Leap(place, False))

    def _jumped(self, leap: Leap) -> None:
        if not self.rows:
            return  # a bot that was started again in the middle of a game has missed the question
        self.rows[-1] = replace(self.rows[-1], jumps=(*self.rows[-1].jumps, leap))
