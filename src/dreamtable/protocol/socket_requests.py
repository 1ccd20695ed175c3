"""What a client asks over the socket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from dreamtable.kit.moves import snake
from dreamtable.protocol.limited_fields import Luck, MoveId, Name, OldNonce, SeatNumber, TableId, Text, Version
from dreamtable.tables.people.reactions import Sign
from dreamtable.tables.public_table_facts import BotSpeed, Doors, Level


class Request(Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what a client asks.  `id` comes back: in the `answers` of a snapshot, or in a refusal."""

    id: MoveId


class Hello(Request, frozen=True):
    """Watch a table from now on (instead of another one, if any)."""

    table: TableId
    version: Version | None = None  # the last version this page has shown, if it has shown any
    luck: Luck | None = None  # the commitment to your luck, for the seats you have and those you take
    screen: bool = False  # this is a big screen: it watches without a seat, whoever its guest is
    nonce: OldNonce | None = None


class Move(Request, frozen=True):
    """`version` is the one the person looked at.  Sent again with the same id it counts once."""

    seat: SeatNumber
    version: Version
    move: Raw


class Retract(Request, frozen=True):
    """Take back an unrevealed choice while others still choose."""

    seat: SeatNumber


class Undo(Request, frozen=True):
    """Take back the last decision of a seat.

    Against bots alone all that followed goes with it, and the game counts as assisted.  Among people it has to be the
    last thing that happened, nobody may have seen anything new, and all others have to agree: see `table.wish`.
    """

    seat: SeatNumber


class AnswerUndo(Request, frozen=True):
    """Say whether somebody else may take back a decision."""

    agrees: bool


class Advise(Request, frozen=True):
    """Against bots alone: ask one of them what to do on a seat, and why; the game counts as assisted."""

    seat: SeatNumber


class Seen(Request, frozen=True):
    """Everything up to this version was shown: private events are not delivered again.  Not answered."""

    version: Version


class Say(Request, frozen=True):
    """A line of chat."""

    text: Text


class Hint(Request, frozen=True):
    """Ask what the game says about a text that a seat is typing, before it is sent as a move."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=60)] = ""


class Sit(Request, frozen=True):
    """Take an empty seat or a bot's.  Several seats of one guest: pass and play."""

    seat: SeatNumber
    name: Name | None = None  # for this seat only; your nickname if left out
    nonce: OldNonce | None = None


class Leave(Request, frozen=True):
    """Stand up: the seat is free in the lobby, a bot's during the game."""

    seat: SeatNumber
    stay_host: bool = False  # before the game: the host stays the host, without a seat


class Call(Request, frozen=True):
    """Rename a seat of yours; it shows the face and colour that you have chosen, too."""

    seat: SeatNumber
    name: Name


class TakeBack(Request, frozen=True):
    """Play on your own seat again after a bot stood in."""

    seat: SeatNumber


class StandIn(Request, frozen=True):
    """Let a bot stand in: for yourself at any time; for somebody away, after the grace, by any sitter."""

    seat: SeatNumber
    level: Level = Level.DREAMING


class Configure(Request, frozen=True):
    """Host, in the lobby: what is left out stays."""

    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None


class Start(Request, frozen=True):
    """Host: begin.  Empty seats are refused.  If anybody has luck, the next snapshot asks everybody to reveal it."""


class Reveal(Request, frozen=True):
    """Reveal your luck for a seat, when the snapshot shows the commitment to it among the table's `lucks`."""

    seat: SeatNumber
    luck: Luck


class ReplaceByBot(Request, frozen=True):
    """Host: a bot takes this seat for good (or an empty one, in the lobby)."""

    seat: SeatNumber
    level: Level = Level.DREAMING


class Remove(Request, frozen=True):
    """Host: clear a seat in the lobby; during the game a bot takes over.  Its person is kept out of this party."""

    seat: SeatNumber
    why: Annotated[str, Meta(max_length=140)] | None = None  # the host's own words to that person


class HandOver(Request, frozen=True):
    """Host: make somebody else at the table the host."""

    seat: SeatNumber


class VoteGame(Request, frozen=True):
    """After the end: the game that you want to play next; None takes your vote back."""

    game: str | None = None


class PlayNext(Request, frozen=True):
    """For somebody who watches: a place in the party's next game, or none."""

    wanted: bool = True


class React(Request, frozen=True):
    """Send a sign to everyone at the table."""

    sign: Sign


class SetDoors(Request, frozen=True):
    """Host: who may come in.  `seats`: newcomers may only watch; `closed`: not even that."""

    doors: Doors


class SetSpeed(Request, frozen=True):
    """Host: how long bots take over their moves."""

    speed: BotSpeed


class Pause(Request, frozen=True):
    """Host: stop the clocks; no moves are taken."""


class Resume(Request, frozen=True):
    """Host: go on."""


class Rematch(Request, frozen=True):
    """Host, after the end: the same people at a new table, named in everyone's `table.next`.

    Those who asked for a place in the next game sit there, too, and bots make room for them.
    """

    game: str | None = None  # another game, with its usual options; the same game and options if left out


class Ping(Request, frozen=True):
    """Ask for a sign of life."""

    at: float


Asked = (
    Hello | Move | Retract | Undo | AnswerUndo | Advise | Seen | Say | Hint | Sit | Leave | Call | TakeBack | StandIn
    | Configure | Start | Reveal | ReplaceByBot | Remove | HandOver | VoteGame | PlayNext | React | SetDoors
    | SetSpeed | Pause | Resume | Rematch | Ping
)  # fmt: skip


class RequestId(Struct):
    """The part of a request that is needed to refuse it."""

    id: str = ""


read_request = msgspec.json.Decoder(Asked).decode
read_id = msgspec.json.Decoder(RequestId).decode
