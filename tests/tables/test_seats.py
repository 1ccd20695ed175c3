"""Who sits where."""

import pytest

from dreamtable.kit.errors import Illegal
from dreamtable.tables.people import seats as seating
from dreamtable.tables.people.nicknames import free_name
from dreamtable.tables.people.seats import Seat, Seats
from dreamtable.tables.public_table_facts import Level


def table(*seats: Seat) -> Seats:
    return seats


def test_a_seat_is_taken_once_and_a_bots_seat_is_given_to_a_person() -> None:
    seats = seating.seat_bot(table(Seat(), Seat()), 0, Level.LUCID)
    seats = seating.sit(seats, 0, "ada", "Ada", "n")
    assert seats[0] == Seat("ada", "Ada", None, "n")
    with pytest.raises(Illegal) as refused:
        seating.sit(seats, 0, "bob", "Bob", "m")
    assert refused.value.code == "seat_taken"


def test_one_guest_may_hold_several_seats() -> None:
    seats = seating.sit(table(Seat(), Seat(), Seat()), 0, "ada", "Ada", "n")
    seats = seating.sit(seats, 2, "ada", "Grandma", "m")
    assert seating.of(seats, "ada") == [0, 2] and seating.of(seats, "") == []


def test_two_people_of_one_name_are_told_apart() -> None:
    seats = seating.sit(table(Seat(), Seat(), Seat()), 0, "a", "Ada", "")
    seats = seating.sit(seats, 1, "b", "Ada", "")
    seats = seating.sit(seats, 2, "c", "Ada", "")
    assert [s.name for s in seats] == ["Ada", "Ada 2", "Ada 3"]
    assert seating.rename(seats, 0, "Ada")[0].name == "Ada"


def test_fewer_seats_never_send_a_person_away() -> None:
    seats = seating.seat_bot(table(Seat("a", "A"), Seat(), Seat("b", "B"), Seat()), 1, Level.DOZING)
    assert [s.guest for s in seating.resize(seats, 2)] == ["a", "b"]
    assert [s.guest for s in seating.resize(seats, 5)] == ["a", "", "b", "", ""]
    with pytest.raises(Illegal) as refused:
        seating.resize(seats, 1)
    assert refused.value.code == "seats_taken"


def test_there_is_no_seat_beyond_the_table() -> None:
    for number in (-1, 2):
        with pytest.raises(Illegal) as refused:
            seating.at(table(Seat(), Seat()), number)
        assert refused.value.code == "no_such_seat"


@pytest.mark.parametrize(
    "twin", ["Ada\ufe0f", "A\u034fda", "ada", "A\u0334da", "\uff21da", "\U0001d400da", "Adá", "A\u0300d\u0301a\u20e3"]
)
def test_nobody_looks_like_somebody_else_at_the_table(twin: str) -> None:
    assert free_name(["Ada"], twin) == f"{twin} 2"
    assert free_name(["Bob"], twin) == twin
