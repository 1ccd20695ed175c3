"""The contract of chat_rules.py: what may be said in the chat of a table while the game is played."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.kit.contract.game_file import GameFile
from dreamtable.kit.state import GameState
from dreamtable.kit.text import Said


class ChatRulesPart(GameFile):
    """Limits of table talk.  A game without chat_rules.py has none."""

    FILE = "chat_rules.py"

    def check(self, s: GameState, seat: int, said: Sequence[Said], text: str) -> None:
        """Raise Illegal, with the reason, if a seat may not say this now."""
