"""What a seat is told: once, in order, and nothing that tells what others were told."""

import msgspec
import pytest

from dreamtable import games
from dreamtable.kit.table import WATCHER
from dreamtable.tables.eyes import PER_STEP, Eyes, Gallery, heard
from tables.evening import evening, opening


def eyes_of(gallery: Gallery, seat: int, told: int | None) -> Eyes:
    """What is sent, as those who get it read it: all of it, and nothing else."""
    sent = gallery.eyes(seat, told)
    assert list(msgspec.json.decode(sent)) == list(Eyes.__struct_fields__)
    return msgspec.json.decode(sent, type=Eyes)


def gallery_of(name: str, seats: int, seed: int, most: int) -> tuple[Gallery, dict[int, list[bytes]]]:
    """A gallery that was shown a game, and what each seat should have been told."""
    course = opening(name, seats)
    gallery = Gallery(course, seats)
    told: dict[int, list[bytes]] = {seat: [] for seat in range(WATCHER, seats)}
    for entry, facts in evening(course, seed, most):
        gallery.show(course, heard([(entry.seq, t) for t in facts], course, str))
        for seat in told:
            told[seat] += [msgspec.json.encode(t.event) for t in facts if t.reaches(seat)]
    return gallery, told


@pytest.mark.parametrize("name", games.names())
def test_each_seat_is_told_what_it_may_know_and_nothing_else(name: str) -> None:
    seats = games.load(name).facts.seats[0]
    course = opening(name, seats)
    gallery = Gallery(course, seats)
    at: dict[int, int] = dict.fromkeys(range(WATCHER, seats), 0)
    for entry, facts in evening(course, 4, 120):
        gallery.show(course, heard([(entry.seq, t) for t in facts], course, str))
        for seat in at:
            events = eyes_of(gallery, seat, at[seat]).events
            assert [bytes(e.event) for e in events] == [msgspec.json.encode(t.event) for t in facts if t.reaches(seat)]
            assert [e.seq for e in events] == [entry.seq * PER_STEP + i for i in range(len(events))]
            at[seat] = course.version


def test_a_peek_is_delivered_again_only_until_it_is_acknowledged() -> None:
    course = opening("dream_ravens", 2)
    gallery = Gallery(course, 2)
    look = course.game.read_move({"type": "look", "position": 0})
    for entry, facts in (course.deal(0), course.move(0, look, 1)):
        gallery.show(course, heard([(entry.seq, t) for t in facts], course, str))
    fresh = eyes_of(gallery, 0, None)
    assert [e.private for e in fresh.events] == [False, False, True] and fresh.shown < fresh.events[0].seq
    assert all(not e.private for e in eyes_of(gallery, 1, None).events + eyes_of(gallery, WATCHER, None).events)
    gallery.seen(0, 2)
    again = eyes_of(gallery, 0, None)
    assert [e.private for e in again.events] == [False, False] and again.shown >= again.events[-1].seq


def test_a_version_from_the_future_acknowledges_nothing_that_is_still_to_come() -> None:
    gallery, _ = gallery_of("dream_ravens", 2, 3, 5)
    gallery.seen(0, 10**9)
    assert gallery.seen_by == (5, 0)


def test_another_element_is_another_question() -> None:
    """A clue that was meant for the last card must not be heard for the next one."""
    course = opening("when_i_dream", 4)
    gallery = Gallery(course, 4)
    asked: dict[int, set[tuple[bytes, str]]] = {}
    for _ in evening(course, 5, 150):
        gallery.show(course, [])
        for seat in gallery.waiting:
            question = gallery.question(seat)
            assert question is not None
            asked.setdefault(question.since * 100 + seat, set()).add((bytes(question.moves), str(question.about)))
    assert asked and all(len(same) == 1 for same in asked.values())
