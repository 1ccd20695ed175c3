"""What tables need to know of the rules that whoever runs the server has set."""

from __future__ import annotations

from typing import Protocol


class Moderation(Protocol):
    """What whoever runs the server has decided, as far as tables are concerned."""

    def check_text(self, text: str) -> None:
        """Raise Illegal if a line of chat or a nickname has words that are not wanted here."""

    def check_table(self, table: str) -> None:
        """Raise Illegal if a table is closed."""

    def check_new_table(self) -> None:
        """Raise Illegal if no table may be laid just now."""


class NoModeration:
    """The rules of a server on which everything is allowed."""

    def check_text(self, text: str) -> None: ...

    def check_table(self, table: str) -> None: ...

    def check_new_table(self) -> None: ...
