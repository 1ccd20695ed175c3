"""What happened in a game, as it is sent to the seats: numbered, with its sentence, encoded once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from dreamtable.kit.events import EVERYONE, Told
from dreamtable.kit.game import Game

PER_STEP = 100  # a step's events are numbered from step * PER_STEP

encode = msgspec.json.Encoder().encode


class SentEvent(Struct, frozen=True, gc=False):
    """What happened, as a fact and as a sentence.  `seq` grows; a client skips those it has shown."""

    seq: int
    private: bool  # told to some seats only
    text: str
    event: Raw


class FadingEvent(SentEvent, frozen=True, gc=False):
    """An event that players have to remember by themselves: it is sent once, and not again after a reload."""


class StepEvents(Struct, frozen=True, gc=False):
    """The events of one step of the log: the same for everyone, except for the seats that are told more."""

    step: int
    public: list[SentEvent]
    by_seat: dict[int, list[SentEvent]]  # for each seat that is told more: all that it is told

    def for_seat(self, seat: int) -> list[SentEvent]:
        """All that a seat, or a watcher (seat -1), is told of this step."""
        return self.by_seat.get(seat, self.public)


def sent_events(
    step: int, told: Iterable[Told], game: Game, state: Any, name: Callable[[int], str], language: str = "en"
) -> StepEvents:
    """The events of a step as they are sent; `name` says who sits where, in sentences of a language.

    Each seat's events are numbered without gaps, so that a number never gives away what only others are told.
    """
    sentence, fades = game.sentences.sentence, game.events.fades
    first = step * PER_STEP
    public: list[SentEvent] = []
    by_seat: dict[int, list[SentEvent]] = {}
    for t in told:
        text, event = sentence(t.event, name, language), Raw(encode(t.event))
        kind = FadingEvent if fades(state, t.event) else SentEvent
        if t.to == EVERYONE:
            for events in by_seat.values():
                events.append(kind(first + len(events), False, text, event))
            public.append(kind(first + len(public), False, text, event))
            continue
        for seat in range(state.seats):
            if t.to >> seat & 1:
                if seat not in by_seat:
                    by_seat[seat] = public.copy()
                events = by_seat[seat]
                events.append(kind(first + len(events), True, text, event))
    return StepEvents(step, public, by_seat)


def last_seq(step: int) -> int:
    """The greatest number that an event of a step can have."""
    return step * PER_STEP + PER_STEP - 1
