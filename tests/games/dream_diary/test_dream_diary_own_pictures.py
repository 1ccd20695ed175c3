"""Dream Diary with pictures that a table has brought."""

from __future__ import annotations

import msgspec
import pytest

from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.games import load
from dreamtable.games.dream_diary.policies.picture_opinion import margins
from dreamtable.kit.errors import Invalid, Problem
from dreamtable.play import replay_file as replay

ALBUM = "# title: Us\n" + "\n".join(f"{number:032x}" for number in range(1, 31))
NAMES = ("lucid", "dreaming", "dozing")


def test_an_album_takes_the_first_numbers_and_has_no_titles() -> None:
    table = SimulatedTable(load("dream_diary"), NAMES, 3, 3, {"pictures": ALBUM}).run()
    found = replay.read(msgspec.json.encode(replay.make(table.setup, NAMES, table.log, table.running)))
    assert replay.verify(found) == []
    steps = list(replay.steps(found, 0))
    for place in msgspec.json.decode(bytes(steps[-1].view))["places"]:
        own = place["number"] <= 30
        assert (place["title"] == "") == own
        assert place["picture"] == (f"own/{place['number']:032x}" if own else place["picture"])
    told = " ".join(event.text for step in steps for event in step.events)
    assert "Picture " in told


@pytest.mark.parametrize("album", ["pictures", "0" * 32 + "\n" + "0" * 32, "\n".join(f"{n:032x}" for n in range(41))])
def test_what_is_no_album_is_refused(album: str) -> None:
    with pytest.raises(Problem) as wrong:
        load("dream_diary").options({"pictures": album})
    assert isinstance(wrong.value, Invalid)


def test_a_bot_finds_pictures_that_it_has_not_seen_all_alike() -> None:
    seen = margins("dark", unseen=(1, 2, 18))
    assert seen[0] == seen[1] == seen[17] and len({*seen}) > 5
