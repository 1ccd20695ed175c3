"""Reactions: signs that fly from a seat to all who watch, and are kept nowhere."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from dreamtable.kit.errors import Illegal
from dreamtable.tables.live_table_state import TableState
from dreamtable.tables.people import seats as seating
from dreamtable.tables.people.chat import check as check_talk
from dreamtable.tables.public_table_facts import Phase
from dreamtable.tables.token_bucket import TokenBucket

KEPT = 12
BURST, RATE = 3, 0.7  # signs at once, signs a second


class Sign(StrEnum):
    """The drawn signs."""

    LAUGH = "laugh"
    GASP = "gasp"
    CLAP = "clap"
    HEART = "heart"
    SIGH = "sigh"
    SLEEPY = "sleepy"


class Reaction(Struct, frozen=True):
    """A sign from a seat."""

    seq: int
    seat: int
    sign: Sign


class Reactions:
    """The last signs of a table, and how fast each guest has been sending them."""

    __slots__ = ("_buckets", "_sent", "last")

    def __init__(self) -> None:
        self._sent: list[Reaction] = []
        self.last = 0  # the number of the last one
        self._buckets: dict[str, TokenBucket] = {}

    def after(self, seq: int) -> list[Reaction]:
        """The signs that came after the one of this number."""
        return [reaction for reaction in self._sent if reaction.seq > seq]

    def send(self, state: TableState, guest: str, sign: Sign) -> int:
        """Add a sign of a guest, and return its seat; raises Illegal where one may not talk, or sends too many."""
        mine = seating.of(state.record.seats, guest)
        if not mine:
            raise Illegal("not_seated", "Only those who sit at the table can do that.")
        if state.running_game is not None and state.record.phase == Phase.PLAYING:
            for seat in mine:
                check_talk(state.running_game.position, seat, "")
        if not self._buckets.setdefault(guest, TokenBucket(BURST, RATE)).take():
            raise Illegal("talk_fast", "Not so fast: wait a moment before the next line.")
        self.add(mine[0], sign)
        return mine[0]

    def add(self, seat: int, sign: Sign) -> None:
        """Add a sign that may be shown."""
        self.last += 1
        self._sent = [*self._sent, Reaction(self.last, seat, sign)][-KEPT:]
