"""All messages between server and client, in both directions: HTTP bodies and socket messages.

docs/protocol.md explains them, web/src/lib/generated is made from them, dreamtable.client sends and reads them.  Parts
that belong to a game (views, moves, events, options) are sent as that game's own types: GAME_TYPES says which.

Everybody imports messages from here; the other modules of this package hold them, one kind each.
"""
# ruff: noqa: F403

from __future__ import annotations

from typing import Literal

from dreamtable.analysis.analysis_report import Analysis
from dreamtable.kit.game import GameFacts
from dreamtable.play.replay_file import Replay, ReplayStep
from dreamtable.play.sent_events import SentEvent
from dreamtable.protocol.album_bodies import *
from dreamtable.protocol.deck_bodies import *
from dreamtable.protocol.history_bodies import *
from dreamtable.protocol.http_bodies import *
from dreamtable.protocol.limited_fields import *
from dreamtable.protocol.puzzle_bodies import *
from dreamtable.protocol.socket_answers import *
from dreamtable.protocol.socket_requests import *
from dreamtable.tables.people.reactions import Reaction, Sign
from dreamtable.tables.public_table_facts import (
    AlbumFacts,
    BotSpeed,
    ChatLine,
    Clock,
    DeckFacts,
    Doors,
    Level,
    Phase,
    Redraw,
    Result,
    SeatFacts,
    Standing,
    TableFacts,
)
from dreamtable.tables.snapshot import Perspective, Snapshot, You

# Types from below that are sent as they are.
__all__ = [
    "AlbumFacts", "Analysis", "BotSpeed", "ChatLine", "Clock", "DeckFacts", "Doors", "GameFacts", "Level",
    "Perspective", "Phase", "Reaction", "Redraw", "Replay", "ReplayStep", "Result", "SeatFacts", "SentEvent", "Sign",
    "Snapshot", "Standing", "TableFacts", "You",
]  # fmt: skip

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
