"""The chat of a table, with the limits that its game sets."""

from __future__ import annotations

from collections.abc import Iterable

from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Illegal
from dreamtable.kit.position import Position
from dreamtable.tables.public_table_facts import ChatLine
from dreamtable.tables.token_bucket import TokenBucket

KEPT = 100  # lines
BURST, RATE = 5, 0.5  # lines at once, lines a second


class Chat:
    """The last lines of a table, and how fast each guest has been talking."""

    __slots__ = ("_buckets", "last", "lines")

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []
        self.last = 0  # the number of the last line
        self._buckets: dict[str, TokenBucket] = {}

    def add(self, lines: Iterable[ChatLine]) -> None:
        """Append those of the lines that are new."""
        for line in lines:
            if line.seq > self.last:
                self.lines.append(line)
                self.last = line.seq
        del self.lines[:-KEPT]

    def after(self, seq: int) -> list[ChatLine]:
        """The lines that came after the one of this number."""
        return [line for line in self.lines if line.seq > seq]

    def next_line(self, guest: str, seat: int, name: str, text: str, after: int = 0) -> ChatLine:
        """The next line, to be added once it is on disk; raises Illegal if this guest talks too fast.

        Events of the game up to `after` came before it.
        """
        if not text:
            raise Illegal("bad_message", "There is nothing in that line.")
        if not self._buckets.setdefault(guest, TokenBucket(BURST, RATE)).take():
            raise Illegal("talk_fast", "Not so fast: wait a moment before the next line.")
        return ChatLine(self.last + 1, seat, name, text, clocks_and_entropy.wall(), after)


def check(position: Position, seat: int, text: str) -> None:
    """Raise Illegal if the game does not allow a seat to say this now."""
    position.game.chat_rules.check(position.state, seat, position.said, text)
