"""What a table has stored of its game makes a replay file, which the library opens too."""

import msgspec
import pytest
from msgspec.structs import replace

import dreamtable as dt
from dreamtable import games
from dreamtable.kit.errors import Illegal
from dreamtable.play.fair_deal import new_secret
from dreamtable.play.replay_file import read, verify
from dreamtable.tables.people.seats import Seat
from dreamtable.tables.public_table_facts import Phase
from dreamtable.tables.store_interface import Stored
from dreamtable.tables.stored_game import opening, replay_of
from dreamtable.tables.stored_table_record import Record
from support.random_game import play_at_random


def record_of(name: str) -> Record:
    count = games.load(name).facts.seats[0]
    return Record(
        id="t",
        code="ABCDE",
        game=name,
        options=msgspec.Raw(b"{}"),
        secret=new_secret(),
        host="g0",
        seats=tuple(Seat(f"g{p}", f"Player {p}", None, f"{p:032x}") for p in range(count)),
        created=0,
        nonces=tuple(f"{p:032x}" for p in range(count)),
    )


@pytest.mark.parametrize("name", games.names())
def test_a_finished_table_is_proved_from_its_file_and_opens_in_the_library(name: str) -> None:
    record = record_of(name)
    running = opening(record)
    entries = [replace(entry, id="g0:1") for entry, _ in play_at_random(running, 1, most=5000)]
    text = msgspec.json.encode(replay_of(Stored(replace(record, phase=Phase.OVER), entries, [])))
    assert verify(read(text)) == []
    g = dt.replay(text)
    assert g.outcome is not None and g.position.state == running.position.state
    assert list(g.outcome.payoffs) == running.position.payoffs() and g.names[0] == "Player 0"
    assert all(entry.id == "" for entry in g.log)
    assert dt.replay(g.to_json()) == g


def test_a_game_that_goes_on_has_no_replay() -> None:
    record = replace(record_of("dream_ravens"), phase=Phase.PLAYING)
    with pytest.raises(Illegal) as refused:
        replay_of(Stored(record, [], []))
    assert refused.value.code == "not_over"
