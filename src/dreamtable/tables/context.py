"""What all tables of one server share."""

from __future__ import annotations

from dataclasses import dataclass, field

from dreamtable.kit.text import Judge
from dreamtable.tables.node import Node, SingleNode
from dreamtable.tables.players import Player
from dreamtable.tables.ports import Store


@dataclass
class TableContext:
    store: Store
    judge: Judge | None
    player: Player
    grace: int = 45_000  # milliseconds before a bot may stand in for somebody who is away
    node: Node = field(default_factory=SingleNode)
