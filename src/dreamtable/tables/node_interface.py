"""What tables need of the process that they live in: alone with its store, or one of several nodes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from dreamtable.kit import clocks_and_entropy


class Node(Protocol):
    """The process that a table lives in: alone with its store, or one of several that share one."""

    shared: bool  # other nodes may have written what this one does not know yet
    lapses: int  # how often this node has lost its right to run tables: what was granted before counts no more

    @property
    def leased(self) -> bool:
        """Whether the tables that are to run here may do so now."""

    def now(self) -> float:
        """Seconds, the same for every node on the store."""

    def opened(self, table: str) -> bool:
        """A table was loaded: keep it up to date.  True if its clocks and bots are to run here at once."""

    def closed(self, table: str) -> None:
        """Called when a table was unloaded."""

    def wants_runner(self, table: str) -> bool:
        """The game of a table is on, and its clocks and bots do not run here.  True if they are to, at once."""

    def missed_news(self, table: str) -> None:
        """News of a table came while it was writing: read it again."""

    def guest_came(self, table: str, guest: str) -> None:
        """The first connection of a guest to a table on this node was opened."""

    def guest_left(self, table: str, guest: str) -> None:
        """The last connection of a guest to a table on this node was closed."""

    def sign_sent(self, table: str, seat: int, sign: str) -> None:
        """Somebody on this node has sent a sign: show it to those who are connected to other nodes, too."""

    async def guests_elsewhere(self, tables: Collection[str]) -> Mapping[str, frozenset[str]]:
        """For each of these tables, the guests who are connected to it on other nodes."""


class SingleNode:
    """The node of a server that is alone with its store: every table runs here, and nobody else has news."""

    shared = False
    lapses = 0
    leased = True

    def now(self) -> float:
        return clocks_and_entropy.monotonic()

    def opened(self, table: str) -> bool:
        return True

    def closed(self, table: str) -> None: ...

    def wants_runner(self, table: str) -> bool:
        return True

    def missed_news(self, table: str) -> None: ...

    def guest_came(self, table: str, guest: str) -> None: ...

    def guest_left(self, table: str, guest: str) -> None: ...

    def sign_sent(self, table: str, seat: int, sign: str) -> None: ...

    async def guests_elsewhere(self, tables: Collection[str]) -> Mapping[str, frozenset[str]]:
        return {}
