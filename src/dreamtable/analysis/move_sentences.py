"""A move as it would be told: in words, and as the events that the table would see."""

from __future__ import annotations

from dreamtable.kit.events import EVERYONE
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.play.sent_events import SentEvent, sent_events


def in_words(position: Position, seat: int, move: Gesture, names: list[str]) -> str:
    """Return what everybody would have been told about a move, and what only the mover knew, if anything."""
    told = position.clone().play(seat, move)
    private = [t for t in told if t.to != EVERYONE and t.reaches(seat)]
    sentence = position.game.sentences.sentence
    return " ".join(sentence(t.event, names.__getitem__) for t in (*told[:1], *private))


def told_about(position: Position, seq: int, seat: int, move: Gesture, names: list[str]) -> list[SentEvent]:
    """Return what everybody would have been told about a move itself, without what followed from it."""
    trial = position.clone()
    told = [t for t in trial.play(seat, move)[:1] if t.to == EVERYONE]
    return sent_events(seq, told, position.game, trial.state, names.__getitem__).public
