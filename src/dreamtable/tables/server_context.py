"""What all tables of one server share."""

from __future__ import annotations

from dataclasses import dataclass, field

from dreamtable.tables.bot_player_interface import BotPlayer, NoAdviser
from dreamtable.tables.moderation_interface import Moderation, NoModeration
from dreamtable.tables.node_interface import Node, SingleNode
from dreamtable.tables.store_interface import Store


@dataclass
class TableContext:
    """The store, the bots and the node that serve every table."""

    store: Store
    player: BotPlayer
    grace: int = 45_000  # milliseconds before a bot may stand in for somebody who is away
    node: Node = field(default_factory=SingleNode)
    moderation: Moderation = field(default_factory=NoModeration)
    adviser: BotPlayer = field(default_factory=NoAdviser)  # of those who play against bots alone
    alone: float = 60.0  # seconds that bots play on when nobody is connected: a page may be reloading
