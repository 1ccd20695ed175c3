"""Moves that carry text: what would be asked about them, and how they come without a verdict."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict, fields, replace

from dreamtable.kit.errors import Illegal
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.kit.text import Question

SOMETHING = "dreamy"  # a word that stands for whatever may be written


def unjudged(move: Gesture) -> Gesture:
    """The move without the verdict that its sender may have filled in.

    In moves of word games, a field that is None by default is for the judge.
    """
    verdicts = {f.name: None for f in fields(move) if f.default is None}
    return replace(move, **verdicts) if verdicts else move


def questions(position: Position, seat: int, moves: Iterable[Gesture], text: str) -> list[Question]:
    """What would be asked about these moves, if this text stood in their empty fields."""
    game = position.game
    if not game.worded:
        return []
    found: list[Question] = []
    for move in moves:
        blanks = {name: text for name, value in asdict(move).items() if value == ""}
        if blanks:
            try:
                asked = game.moves.question(position.state, seat, replace(move, **blanks), position.said)
            except Illegal:  # the game would not even ask about such a text
                continue
            if asked is not None:
                found.append(asked)
    return found
