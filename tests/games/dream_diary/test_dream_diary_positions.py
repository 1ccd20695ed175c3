"""Dream Diary: positions that make no sense are refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

from dreamtable.games import load
from dreamtable.kit.errors import Invalid

GAME = load("dream_diary")

BAD: list[tuple[str, dict[str, Any]]] = [
    ("nothing is called", {"dream": []}),
    ("phase", {"phase": "asleep"}),
    ("two-player variant", {"phase": "second"}),
    ("must have 3 entries", {"dreams": [[1]]}),
    ("not a scene", {"dreams": [[41], [], []]}),
    ("not a scene", {"dreams": [["whale"], [], []]}),
    ("list of scene numbers", {"dreams": [1, 2, 3]}),
    ("neither more nor less", {"dreams": [[1], [1], [2]]}),
    ("neither more nor less", {"dreams": [[1], [2], [3]], "nightmares": [[1], [5], [6]]}),
    ("different places", {"places": [1, 2, 3]}),
    ("different places", {"places": [1] * 12}),
    ("only nightmares", {"dreams": [[1], [2], [3]], "nightmares": [[4], [5], [6]], "exposed": [1]}),
    ("every seat puts 1 away", {"dreams": [[1], [2], [3]], "nightmares": [[4], [5, 6], []]}),
    ("comes back", {"returned": [1, 2]}),
    ("the game is over", {"dreams": [[], [], []]}),
    ("kites", {"kites": [11]}),
    ("kites", {"kites": [1, 2]}),
    ("kites", {"kites": [0]}),
    ("no places are left", {"dreams": [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]}),
    ("two-player variant", {"second_signal": True}),
    ("stars", {"stars": [3]}),
    ("leader", {"leader": 3}),
    ("ending", {"ending": "won"}),
    ("ending", {"phase": "over", "ending": "none"}),
    ("answers", {"phase": "answers", "answers": [0, 0, 0]}),
    ("answers", {"phase": "answers", "answers": ["-", 2, "-"]}),
    ("adjective", {"sheet": [{"adjective": "breezy"}]}),
    ("nobody jumped there", {"sheet": [{"jumps": [1]}]}),
    ("rows at the most", {"sheet": [{}] * 44}),
]


@pytest.mark.parametrize("why,given", BAD, ids=[str(given) for _, given in BAD])
def test_nonsense_is_refused(why: str, given: dict[str, Any]) -> None:
    with pytest.raises(Invalid, match="bad_scenario") as problem:
        GAME.scenario_positions.arrange(3, GAME.options(), given)
    assert why in str(problem.value)


EVERY = ["nightmares", "signal", "answers", "jump", "over"]
PHASES = [(seats, phase) for seats in range(2, 7) for phase in EVERY] + [(2, "return"), (2, "second")]


@pytest.mark.parametrize("seats,phase", PHASES)
def test_every_phase_can_be_arranged_from_next_to_nothing(seats: int, phase: str) -> None:
    s: Any = GAME.scenario_positions.arrange(seats, GAME.options(), {"phase": phase})
    assert s.phase.name.lower() == phase
    assert GAME.scenario_positions.arrange(seats, GAME.options(), GAME.scenario_positions.describe(s)) == s


def test_a_position_played_on_can_be_written_down_again() -> None:
    for seats, phase in PHASES:
        s: Any = GAME.scenario_positions.arrange(seats, GAME.options(), {"phase": phase})
        room = [0] * GAME.plain.ACTIONS
        while not (phase == "return" or (seat := GAME.plain.actor(s)) < 0 or seat >= 10):
            GAME.plain.play(s, seat, room[GAME.plain.legal(s, seat, room) // 2])
            assert GAME.scenario_positions.arrange(seats, GAME.options(), GAME.scenario_positions.describe(s)) == s
