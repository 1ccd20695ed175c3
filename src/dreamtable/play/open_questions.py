"""What each seat of a running game is asked, and since when: an answer counts while its question is still the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from dreamtable.kit.text import Question
from dreamtable.play.running_game import RunningGame
from dreamtable.play.text_moves import SOMETHING, questions

encode = msgspec.json.Encoder().encode


class OpenQuestion(NamedTuple):
    """What a seat is asked: the moves open to it (JSON), what they are about, and the version since which it is so."""

    moves: bytes
    about: list[Question | int]  # the same moves about another card, or another clue, are another question
    since: int


def open_questions(running: RunningGame, before: Mapping[int, OpenQuestion]) -> dict[int, OpenQuestion]:
    """The question of every seat that may act now; one that was open `before` keeps its `since`."""
    game, state = running.game, running.position.state
    moves_of, subject = game.moves.moves, game.moves.subject
    found: dict[int, OpenQuestion] = {}
    for seat in running.position.waiting:
        open_moves = moves_of(state, seat)
        moves = encode(open_moves)
        about: list[Question | int] = [subject(state, seat)]
        if game.worded:
            about += [asked.about() for asked in questions(running.position, seat, open_moves, SOMETHING)]
        asked = before.get(seat)
        if asked is None or asked.moves != moves or asked.about != about:
            asked = OpenQuestion(moves, about, running.version)
        found[seat] = asked
    return found
