"""All messages between server and client, in both directions: HTTP bodies and socket messages.

docs/protocol.md explains them, web/src/lib/generated is made from them, dreamtable.client sends and reads them.  Parts
that belong to a game (views, moves, events, options) are sent as that game's own types: GAME_TYPES says which.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from dreamtable.analysis.report import Analysis
from dreamtable.kit.contract.analysis import Memory
from dreamtable.kit.game import GameFacts
from dreamtable.kit.moves import snake
from dreamtable.play.replay import Replay, ReplayStep
from dreamtable.play.sent_events import SentEvent
from dreamtable.tables.reactions import Reaction, Sign
from dreamtable.tables.snapshot import Perspective, Snapshot, You
from dreamtable.tables.table_facts import (
    BotSpeed,
    ChatLine,
    Clock,
    Doors,
    Level,
    Phase,
    Redraw,
    Result,
    SeatFacts,
    Standing,
    TableFacts,
)

# Types from below that are sent as they are.
__all__ = [
    "Analysis", "BotSpeed", "ChatLine", "Clock", "Doors", "GameFacts", "Level", "Perspective", "Phase", "Reaction",
    "Redraw", "Replay", "ReplayStep", "Result", "SeatFacts", "SentEvent", "Sign", "Snapshot", "Standing", "TableFacts",
    "You",
]  # fmt: skip

Name = Annotated[str, Meta(min_length=1, max_length=24, description="A nickname.")]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
# In Python `$` also matches before a newline at the end, which `(?!\n)` rules out.
Luck = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$", description="64 hex digits: see docs/fair-dealing.md.")]
OldNonce = Annotated[str, Meta(max_length=40, description="Sent by clients of 0.1; it enters no deal any more.")]
MoveId = Annotated[str, Meta(pattern=r"^[ -~]{1,40}(?!\n)$", description="New for each request; printable ASCII.")]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}(?!\n)$")]
Code = Annotated[str, Meta(pattern=r"^[A-Za-z]{5}(?!\n)$", description="Five letters, upper or lower case.")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0)]


# == HTTP ===================================================================================================
class Trouble(Struct, frozen=True):
    """The body of every answer that is not 2xx: a stable code and a sentence for the person."""

    code: str
    why: str


class Me(Struct, frozen=True):
    """The guest that the cookie stands for."""

    name: str  # "" until one was chosen
    announcement: str = ""  # what the host of the server wants everybody to read
    face: int = 0  # chosen with the name; 0: none
    colour: int = 0


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """Become a member of a private server."""

    word: Annotated[str, Meta(min_length=1, max_length=200, description="The password, or the code of an invitation.")]


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Choose a nickname, and a face and a colour to go with it."""

    name: Name
    face: int = 0  # 1 to 20; 0: none
    colour: int = 0  # 1 to 10; 0: none


class Transfer(Struct, frozen=True):
    """A code that makes another device the same guest, once, for a while."""

    code: str
    seconds: int


class Arrive(Struct, frozen=True, forbid_unknown_fields=True):
    """Become the guest who made this code."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class OptionChoice(Struct, frozen=True):
    """One value of an option, and how it is called."""

    value: bool | int | str
    words: str


class OptionField(Struct, frozen=True):
    """One option of a game, in words; `kind` says how to ask for it."""

    name: str
    title: str
    description: str
    kind: Literal["switch", "choice", "number", "text"]
    default: bool | int | str
    choices: list[OptionChoice]  # for "choice"
    least: int | None  # for "number"
    most: int | None


class GameCard(Struct, frozen=True):
    """One game of the catalogue."""

    name: str
    facts: GameFacts
    options: list[OptionField]
    levels: list[Level]


class Catalogue(Struct, frozen=True):
    """All games of a server."""

    games: list[GameCard]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table.  You become its host and sit down on the first seat that has no bot."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None  # as many as make the best table if left out
    options: dict[str, Any] = {}
    bots: dict[str, Level] = {}  # seat number -> level
    public: bool = False  # listed for everyone, or found by link and code only
    nonce: OldNonce | None = None


class PlayNow(Struct, frozen=True, forbid_unknown_fields=True):
    """One call: a table, you on the first seat, bots on all others, started as soon as you reveal your luck, if any."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None  # what makes the best table if left out
    level: Level = Level.DREAMING
    options: dict[str, Any] = {}
    luck: Luck | None = None  # the commitment to your luck
    nonce: OldNonce | None = None
    speed: BotSpeed = BotSpeed.NORMAL


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Find a table by its code."""

    code: Code


class BigScreen(Struct, frozen=True):
    """A big screen that waits for a table: the code that pairs it, and the table that somebody has brought."""

    code: str
    table: str | None = None


class ShowTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Show a table where I sit on a big screen."""

    table: TableId


class Addresses(Struct, frozen=True):
    """Where phones find the server, the likeliest first; none, if the address of the page is right."""

    links: list[str]


class TableList(Struct, frozen=True):
    """Some tables, newest first."""

    tables: list[TableFacts]
    asked: list[str] = []  # of mine: the ids of those where it is my turn


class FinishedSeat(Struct, frozen=True):
    """Somebody who sat at the table."""

    name: str
    bot: str | None
    payoff: float
    points: float | None  # None: the game was played before points were stored


class FinishedGame(Struct, frozen=True):
    """A finished game of a guest."""

    table: str
    game: str
    ended: float
    seat: int
    won: bool
    players: list[FinishedSeat]
    assisted: bool  # with advice, or decisions taken back
    daily: str | None  # the day, if this was its counted try


class Partner(Struct, frozen=True):
    """Somebody a guest has often played with."""

    name: str
    games: int
    won: int  # of those, by the guest


class CurvePoint(Struct, frozen=True):
    """A game in the curve over time."""

    table: str
    ended: float
    won: bool
    points: float | None


class LevelFigures(Struct, frozen=True):
    """All games against bots of one level alone."""

    level: str
    games: int
    won: int


class GameFigures(Struct, frozen=True):
    """All games of one kind that a guest has played."""

    game: str
    played: int
    won: int
    fewest: bool  # few points are good
    best: float | None  # points
    mean: float | None
    streak: int  # games won in a row, up to the last
    longest: int
    rating: float  # openskill: the mean of the belief about the guest's strength
    uncertainty: float  # its standard deviation
    curve: list[CurvePoint]  # the last games, oldest first


class Figures(Struct, frozen=True):
    """Everything at a glance."""

    played: int
    won: int
    since: float | None
    nights: int  # days in a row with a game, up to the last day played
    longest_nights: int
    days: list[int]  # games on each of the last days, today last
    games: list[GameFigures]
    partners: list[Partner]
    levels: list[LevelFigures]


class History(Struct, frozen=True):
    """Some games of a guest, newest first."""

    games: list[FinishedGame]
    next: int  # `before` of the next page; 0: there is none


class Stamp(Struct, frozen=True):
    """A stamp that a guest has earned, and the first game that did it."""

    name: str
    table: str
    game: str
    ended: float


class Stamps(Struct, frozen=True):
    """The stamps of a guest."""

    earned: list[Stamp]  # the oldest first
    all: list[str]  # the names of all that can be earned
    left: int  # games that nobody has looked through yet: ask again


class DailyResult(Struct, frozen=True):
    """How a guest's counted try ended."""

    won: bool
    points: float | None
    tried: int  # guests of this server who have finished theirs, this one included
    beaten: int  # of those, who did worse


class DailyGame(Struct, frozen=True):
    """The dream of a day in one game."""

    game: str
    seats: int
    level: Level  # of all bots
    table: str | None  # of the counted try, if it was begun
    result: DailyResult | None  # once it is over


class Daily(Struct, frozen=True):
    """The dreams of a day.  docs/daily.md says how `link` and `anchor` prove their deals."""

    day: str  # as 2026-11-18, by the clock of Greenwich
    today: str
    link: str  # of the chain of hashes, in hex
    anchor: str
    games: list[DailyGame]
    days: list[str]  # on which I finished a counted try
    streak: int  # of these, in a row up to today or yesterday
    longest: int


class DreamDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the dream of a day: today's counts the first time, and all later tries are free."""

    game: str
    day: Annotated[str, Meta(max_length=10)] | None = None  # today's if left out


class PuzzleNumber(Struct, frozen=True):
    """A puzzle in a list."""

    number: int
    difficulty: int  # per cent of simple players who miss it


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleNumber]


class Puzzle(Struct, frozen=True):
    """A position in which one move is clearly best, as the seat that is to move sees it."""

    game: str
    number: int
    difficulty: int
    seat: int
    names: list[str]
    options: Raw
    view: Raw
    moves: list[Raw]
    memories: list[Memory]  # what the seat has seen, and the view does not show


class SolvePuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a puzzle."""

    move: Raw


class PuzzleVerdict(Struct, frozen=True):
    """Whether an answer was right, and why."""

    right: bool
    best: Raw
    chance: float  # to win with the best move, or that a picture is safe
    next_best: float
    events: list[SentEvent]  # what everybody would be told of the best move
    said: str  # the same in English
    situation: dict[str, int]  # arguments of the message `analysis.situation.<game>`
    chances: dict[str, float]  # how likely things are, by their printed number
    next: int  # the number of the next puzzle; 0: there is none


class AnalysisProgress(Struct, frozen=True):
    """An analysis that is being made: ask again."""

    done: float  # 0 to 1


class ReplaySteps(Struct, frozen=True):
    """Some steps of a finished game, as one seat saw them."""

    game: str
    steps: int  # how many there are in all: numbers 0..steps-1
    names: list[str]
    found: list[ReplayStep]


class Health(Struct, frozen=True):
    """Whether the server can store what is played, and how many use it."""

    ok: bool
    version: str
    tables: int
    sockets: int


# == the socket: from the client ============================================================================
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
    """Against bots alone: take back the last decision of a seat and all that followed; the game counts as assisted."""

    seat: SeatNumber


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
    Hello | Move | Retract | Undo | Advise | Seen | Say | Hint | Sit | Leave | Call | TakeBack | StandIn
    | Configure | Start | Reveal | ReplaceByBot | Remove | HandOver | VoteGame | PlayNext | React | SetDoors
    | SetSpeed | Pause | Resume | Rematch | Ping
)  # fmt: skip


# == the socket: from the server ============================================================================
class Answer(Struct, frozen=True, tag_field="type", tag=snake):
    """Base of what the server sends."""


class Refusal(Answer, frozen=True):
    """Nothing changed.  A stale move brings the present snapshot along."""

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

# Fields that hold a game's own types, for the generator of TypeScript and for people.
GAME_TYPES: dict[tuple[str, str], Literal["name", "view", "move", "moves", "event", "options"]] = {
    ("GameCard", "name"): "name",
    ("TableFacts", "game"): "name",
    ("NewTable", "game"): "name",
    ("Rematch", "game"): "name",
    ("VoteGame", "game"): "name",
    ("PlayNow", "game"): "name",
    ("DailyGame", "game"): "name",
    ("Puzzle", "game"): "name",
    ("Puzzle", "options"): "options",
    ("Puzzle", "view"): "view",
    ("Puzzle", "moves"): "moves",
    ("SolvePuzzle", "move"): "move",
    ("PuzzleVerdict", "best"): "move",
    ("DreamDaily", "game"): "name",
    ("ReplaySteps", "game"): "name",
    ("Perspective", "view"): "view",
    ("Perspective", "moves"): "moves",
    ("Move", "move"): "move",
    ("SentEvent", "event"): "event",
    ("ReplayStep", "view"): "view",
    ("Replay", "game"): "name",
    ("Replay", "options"): "options",
    ("Replay", "final"): "view",
    ("TableFacts", "options"): "options",
    ("NewTable", "options"): "options",
    ("PlayNow", "options"): "options",
    ("Configure", "options"): "options",
}


class RequestId(Struct):
    """The part of a request that is needed to refuse it."""

    id: str = ""


read_request = msgspec.json.Decoder(Asked).decode
read_id = msgspec.json.Decoder(RequestId).decode
read_answer = msgspec.json.Decoder(Answered).decode
