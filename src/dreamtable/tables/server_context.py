"""What all tables of one server share."""

from __future__ import annotations

from dataclasses import dataclass, field

from dreamtable.tables.interfaces import BotPlayer, Node, SingleNode, Store


@dataclass
class TableContext:
    """The store, the bots and the node that serve every table."""

    store: Store
    player: BotPlayer
    grace: int = 45_000  # milliseconds before a bot may stand in for somebody who is away
    node: Node = field(default_factory=SingleNode)
