"""What a seat is told: once, in order, and nothing that tells what others were told."""

import random

import msgspec
import pytest

from dreamtable import games
from dreamtable.games.when_i_dream.events import Heard
from dreamtable.kit.events import Event
from dreamtable.kit.state import WATCHER
from dreamtable.play.running_game import RunningGame
from dreamtable.tables.snapshot import PER_STEP, Gallery, Perspective, heard
from tables.evening import evening, opening, some_move


def eyes_of(gallery: Gallery, seat: int, told: int | None) -> Perspective:
    """What is sent, as those who get it read it: all of it, and nothing else."""
    sent = gallery.perspective(seat, told)
    assert list(msgspec.json.decode(sent)) == list(Perspective.__struct_fields__)
    return msgspec.json.decode(sent, type=Perspective)


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


def night() -> tuple[RunningGame, Gallery]:
    """When I Dream, after one clue."""
    course = opening("when_i_dream", 6)
    gallery = Gallery(course, 6)
    dice = random.Random(1)
    while not any(isinstance(one, Heard) for one in happened(gallery, course, dice)):
        pass
    return course, gallery


def happened(gallery: Gallery, course: RunningGame, dice: random.Random) -> list[Event]:
    """One step: a clue if somebody may give one."""
    waiting = course.position.waiting
    givers = [seat for seat in waiting if any(m.__class__.__name__ == "Clue" for m in course.position.moves(seat))]
    if course.position.dealing:
        entry, facts = course.deal(0)
    elif givers:
        clue = course.position.settle(givers[0], course.game.read_move({"type": "clue", "word": "soft"}))
        entry, facts = course.move(givers[0], clue, 0)
    else:
        entry, facts = course.move(waiting[0], some_move(course, waiting[0], dice), 0)
    gallery.show(course, heard([(entry.seq, t) for t in facts], course, str))
    return [t.event for t in facts]


def test_a_flag_is_another_question_after_the_next_clue_and_a_guess_is_not() -> None:
    course, gallery = night()
    state = course.position.state
    others = [seat for seat in range(6) if seat not in (state.dreamer, state.giver) and gallery.question(seat)]
    before = {seat: gallery.question(seat) for seat in (*others, state.dreamer)}
    happened(gallery, course, random.Random(2))
    after = {seat: gallery.question(seat) for seat in before}
    bystanders = [seat for seat in others if seat != course.position.state.giver and after[seat]]
    assert bystanders and after[state.dreamer] == before[state.dreamer]
    for seat in bystanders:
        was, now = before[seat], after[seat]
        assert was is not None and now is not None and was.moves == now.moves and was.since < now.since


def test_what_a_dreamer_has_to_remember_is_told_once() -> None:
    course, gallery = night()
    assert b"heard" in gallery.perspective(WATCHER, course.version - 1) and b"heard" not in gallery.perspective(
        WATCHER, None
    )
