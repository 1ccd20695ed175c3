"""What the server sends over the socket."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from dreamtable.kit.moves import snake
from dreamtable.tables.snapshot import Snapshot


class Answer(Struct, frozen=True, tag_field="type", tag=snake):
    """Base of what the server sends."""


class Refusal(Answer, frozen=True):
    """A request was refused, and nothing changed.  A stale move brings the present snapshot along."""

    id: str  # "" when the message could not be read
    code: str
    why: str
    snapshot: Snapshot | None


class Hinted(Answer, frozen=True):
    """What the game says about a text that is being typed."""

    id: str
    proper: bool  # it may be said as it stands
    warning: bool  # it may be said, but the others may object
    why: str  # a sentence; "" if there is nothing to say
    code: str  # what is wrong with it, or what the warning is about; "" if nothing is
    words: list[str]  # words to choose from


class Advised(Answer, frozen=True):
    """What a bot would do on your seat, from what your seat knows."""

    id: str
    version: int  # of the table that it is about
    move: dict[str, Any] | None  # None: wait for something to happen
    facts: dict[str, int]  # what speaks for it: `chance` and `next` to win, in per cent, and what the game counts


class Pong(Answer, frozen=True):
    """The answer to a ping."""

    id: str
    at: float  # as sent
    now: float  # the server's clock, in milliseconds


class Goodbye(Answer, frozen=True):
    """The server closes this socket: `doors_closed`, `table_closed`, `banned`, `too_slow`, `too_fast`, `restarting`."""

    code: str
    why: str


class Announcement(Answer, frozen=True):
    """What the host of the server wants everybody to read; an empty text takes it back."""

    text: str


Answered = Snapshot | Refusal | Hinted | Advised | Pong | Goodbye | Announcement

read_answer = msgspec.json.Decoder(Answered).decode
