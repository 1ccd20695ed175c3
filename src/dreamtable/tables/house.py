"""What all tables of one server share."""

from __future__ import annotations

from dataclasses import dataclass, field

from dreamtable.kit.speech import Judge
from dreamtable.tables.node import Alone, Node
from dreamtable.tables.players import Player
from dreamtable.tables.storage import Store


@dataclass
class House:
    store: Store
    judge: Judge | None
    player: Player
    grace: int = 45_000  # milliseconds before a bot may stand in for somebody who is away
    node: Node = field(default_factory=Alone)
