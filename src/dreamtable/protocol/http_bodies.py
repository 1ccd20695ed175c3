"""Bodies of HTTP requests and answers: guests, the catalogue, tables, replays, the state of the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from dreamtable.kit.game import GameFacts
from dreamtable.play.replay_file import ReplayStep
from dreamtable.protocol.limited_fields import Code, Luck, Name, OldNonce, TableId
from dreamtable.tables.public_table_facts import BotSpeed, Level, TableFacts


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


class Research(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a guest gives finished games to research, without a name."""

    agrees: bool


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
