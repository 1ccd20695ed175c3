"""The contract of sentences.py: every event as a line, for logs, terminals and screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dreamtable.kit.contract.game_file import GameFile
from dreamtable.kit.contract.signature_check import required


class SentencesPart(GameFile):
    """One line for each event."""

    FILE = "sentences.py"

    @required
    def sentence(self, event: Any, name: Callable[[int], str], language: str = "en") -> str:
        """Return one line for a person, in English if the language is not spoken; `name` says who sits on a seat."""
        raise NotImplementedError  # contract
