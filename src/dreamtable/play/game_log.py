"""The log of a game: an ordered list of entries, from which the whole game follows."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from msgspec import Struct


class Kind(StrEnum):
    """What an entry records."""

    MOVE = "move"  # a seat made a move
    DEAL = "deal"  # chance dealt
    TIME = "time"  # a clock ran out
    RETRACT = "retract"  # a seat took back a choice that nobody had seen
    UNDO = "undo"  # a seat took back its last decision, and with it all that followed
    NONCE = "luck"  # only in games begun by 0.1: somebody took over a seat, and their nonce enters every later deal


class Entry(Struct, frozen=True, gc=False):
    """One entry of the log.  `move` holds the move with its verdict, or a struct below, or {} for a deal."""

    seq: int  # 1, 2, 3 ...
    kind: Kind
    seat: int  # CHANCE and CLOCK are seats too
    move: msgspec.Raw
    at: int  # milliseconds of table time
    id: str = ""  # guest and request, so that a repeated request counts once


class RanOut(Struct, frozen=True):
    """The content of a TIME entry."""

    clock: int


class TakenBack(Struct, frozen=True):
    """The content of a RETRACT or an UNDO entry: which entry is undone."""

    seq: int


class AddedNonce(Struct, frozen=True):
    """The content of a NONCE entry."""

    nonce: str


NOTHING = msgspec.Raw(b"{}")
