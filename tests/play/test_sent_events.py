"""Events as they are sent: numbered for each seat, so that a number tells nothing about what others are told."""

from typing import Any

import msgspec
import pytest

from dreamtable import games
from dreamtable.kit.events import Event, Told, only
from dreamtable.kit.game import Game
from dreamtable.kit.state import WATCHER
from dreamtable.play.sent_events import PER_STEP, FadingEvent, StepEvents, last_seq, sent_events
from support.random_game import opening, play_at_random

GAME: Game = games.load("dream_ravens")
STATE: Any = GAME.opening(3)


def looked(*to: int) -> Told:
    """The event that seat 0 looked at a land, told to everyone or to these seats."""
    event: Event = msgspec.convert({"type": "looked", "seat": 0, "position": 0}, GAME.events.AnyEvent)
    return Told(event, only(*to)) if to else Told(event)


def numbers(step: StepEvents, seat: int) -> list[tuple[int, bool]]:
    return [(event.seq - step.step * PER_STEP, event.private) for event in step.for_seat(seat)]


def test_each_seat_counts_its_own_events() -> None:
    step = sent_events(7, [looked(), looked(1), looked(), looked(0, 1)], GAME, STATE, str)
    assert numbers(step, WATCHER) == numbers(step, 2) == [(0, False), (1, False)]
    assert numbers(step, 1) == [(0, False), (1, True), (2, False), (3, True)]
    assert numbers(step, 0) == [(0, False), (1, False), (2, True)]
    assert step.for_seat(1)[-1].seq <= last_seq(7) < 8 * PER_STEP


def test_an_event_is_encoded_once_for_all() -> None:
    step = sent_events(1, [looked(1), looked()], GAME, STATE, str)
    assert step.for_seat(1)[1].event is step.for_seat(WATCHER)[0].event


@pytest.mark.parametrize("name", games.names())
def test_every_seat_is_sent_what_reaches_it(name: str) -> None:
    running = opening(name)
    for entry, told in play_at_random(running, 6, 60):
        state = running.position.state
        step = sent_events(entry.seq, told, running.game, state, str)
        for seat in range(WATCHER, state.seats):
            sent = step.for_seat(seat)
            reaching = [t for t in told if t.reaches(seat)]
            assert [bytes(e.event) for e in sent] == [msgspec.json.encode(t.event) for t in reaching]
            assert [isinstance(e, FadingEvent) for e in sent] == [
                running.game.events.fades(state, t.event) for t in reaching
            ]
            assert [e.seq for e in sent] == [entry.seq * PER_STEP + k for k in range(len(sent))]
