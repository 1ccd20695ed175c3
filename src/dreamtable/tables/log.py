"""The log of a table: an ordered list of entries, of which everything else is a fold."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from msgspec import Struct


class Kind(StrEnum):
    MOVE = "move"  # of a seat
    DEAL = "deal"  # of chance
    TIME = "time"  # of a clock that ran out
    RETRACT = "retract"  # an unrevealed choice was taken back


class Entry(Struct, frozen=True, gc=False):
    seq: int  # 1, 2, 3 ...
    kind: Kind
    seat: int  # CHANCE and CLOCK are seats too
    move: msgspec.Raw  # the move with its verdict; {"clock": k}; {"seq": n} of what is taken back; {} for a deal
    at: int  # milliseconds of table time
    id: str = ""  # guest and request, so that a repeated request counts once


class Ran(Struct, frozen=True):
    """What a TIME entry says."""

    clock: int


class Taken(Struct, frozen=True):
    """What a RETRACT entry says."""

    seq: int


NOTHING = msgspec.Raw(b"{}")
