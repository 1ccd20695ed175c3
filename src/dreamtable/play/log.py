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
    LUCK = "luck"  # somebody took over a seat: their nonce enters every deal from now on


class Entry(Struct, frozen=True, gc=False):
    seq: int  # 1, 2, 3 ...
    kind: Kind
    seat: int  # CHANCE and CLOCK are seats too
    move: msgspec.Raw  # with its verdict; {"clock": k}; {"seq": n} of what is taken back; {"nonce": x}; {} for a deal
    at: int  # milliseconds of table time
    id: str = ""  # guest and request, so that a repeated request counts once


class Ran(Struct, frozen=True):
    """What a TIME entry says."""

    clock: int


class Taken(Struct, frozen=True):
    """What a RETRACT entry says."""

    seq: int


class Luck(Struct, frozen=True):
    """What a LUCK entry says."""

    nonce: str


NOTHING = msgspec.Raw(b"{}")
