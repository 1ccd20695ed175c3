"""Moves that carry words: what the rules would ask about them, and who may answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict, fields, replace

from dreamtable.kit.errors import Illegal
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.text import Question

SOMETHING = "dreamy"  # some word


def unjudged(move: Gesture) -> Gesture:
    """The move of a game with words, without a verdict: nobody judges their own.

    A field that is None by default is for the judge to fill in.
    """
    verdicts = {f.name: None for f in fields(move) if f.default is None}
    return replace(move, **verdicts) if verdicts else move


def questions(game: Game, state: Any, seat: int, moves: Iterable[Gesture], text: str) -> list[Question]:
    """What the rules would ask about these moves, were this text in them."""
    if not game.worded:
        return []
    found: list[Question] = []
    for move in moves:
        blanks = {name: text for name, value in asdict(move).items() if value == ""}
        if blanks:
            try:
                asked = game.moves.question(state, seat, replace(move, **blanks))
            except Illegal:  # not even a word
                continue
            if asked is not None:
                found.append(asked)
    return found
