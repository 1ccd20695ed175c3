"""The puzzles that came with the program can be opened, and their answers are open moves."""

from __future__ import annotations

import pytest

from dreamtable.analysis.find_puzzles import MARGIN
from dreamtable.analysis.puzzle_book import puzzle, shipped
from dreamtable.games.dream_diary.analysis import SAFER
from dreamtable.kit.errors import Invalid

LEAST = {"dream_power_trick": 50, "dream_ravens": 50, "dreams_and_nightmares": 50, "dream_diary": 20}


@pytest.mark.parametrize("game", LEAST)
def test_every_shipped_puzzle_opens_and_its_answer_is_an_open_move(game: str) -> None:
    found = shipped(game)
    assert len(found) >= LEAST[game] and len({p.number for p in found}) == len(found)
    assert [p.difficulty for p in found] == sorted(p.difficulty for p in found)
    for p in found:
        position = p.open()
        best = position.game.read_move(bytes(p.best))
        assert best in position.moves(p.seat) and p.difficulty >= 50
        clearly = SAFER if game == "dream_diary" else MARGIN
        assert p.chance - p.next_best >= clearly - 0.002


def test_a_puzzle_that_is_not_there_says_so() -> None:
    with pytest.raises(Invalid, match="no_such_puzzle"):
        puzzle("dream_ravens", 999)
