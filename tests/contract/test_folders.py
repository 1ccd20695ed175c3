"""Every game's folder holds the same files: whoever knows one game finds everything in the others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dreamtable.games import load
from dreamtable.kit.game import Game

REQUIRED = {
    "__init__.py", "options.py", "cards.py", "state.py", "actions.py", "scoring.py", "rules.py", "knowledge.py", "moves.py",
    "view.py", "events.py", "sentences.py", "scenario_positions.py", "RULES.md", "scenarios", "golden.txt",
}  # fmt: skip
BOTS = {"policies", "bot.py", "analysis.py"}  # without them bots play at random, and nobody judges
WORDS = {"words", "chat_rules.py", "arena_statistics.py"}  # where moves carry text
RULING = re.compile(r"\b[A-Z]{2}\d+\b")
SHIPPED = ("dream_diary", "dream_power_trick", "dream_ravens", "dreams_and_nightmares", "when_i_dream")


def files(folder: Path) -> set[str]:
    """The names of all that lies in a folder, less what Python writes there and the rules in other languages."""
    translated = {entry.name for entry in folder.glob("RULES.*.md")}
    return {entry.name for entry in folder.iterdir()} - translated - {"__pycache__"}


def test_a_folder_holds_what_the_contract_names_and_nothing_else(game: Game) -> None:
    allowed = REQUIRED | BOTS | (WORDS if game.worded else set())
    assert files(game.folder) - allowed == set(), "files that the contract does not know"
    assert REQUIRED - files(game.folder) == set(), "files that are missing"


@pytest.mark.parametrize("name", SHIPPED)
def test_the_games_of_the_house_all_have_the_same_files(name: str) -> None:
    game = load(name)
    assert files(game.folder) == REQUIRED | BOTS | (WORDS if game.worded else set())


def test_the_rules_of_every_language_tell_the_same_rulings(game: Game) -> None:
    rulings = set(RULING.findall((game.folder / "RULES.md").read_text("utf-8")))
    for page in game.folder.glob("RULES.*.md"):
        assert set(RULING.findall(page.read_text("utf-8"))) == rulings, page.name
